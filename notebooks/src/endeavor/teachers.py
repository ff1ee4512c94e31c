# %% [markdown] tags=["teacher"]
# <div lang="zh-Hant">
#
# # 給老師的一頁
#
# 一節45分鐘的教案、學習單、答案與討論題。選單「Run」→「Run All Cells」；要列印，選「File」→「Print」，紙張A4。
#
# </div>
# <div lang="en">
#
# # A page for teachers
#
# A plan for 45 minutes, a worksheet, its keys and questions for a debrief. Choose “Run” → “Run All Cells”; to print, “File” → “Print” on A4.
#
# </div>

# %% tags=["folded"]
from base64 import b64encode

from IPython.display import HTML

import seabook
from seabook.drawing import drawing
from seabook.markup import fragment, listing, tag
from seabook.reference import topics
from seabook.widgets import ContentNote, LanguageSwitch, Sensitive
from seabook.widgets.style import sheet, style
from seabook.widgets.switch import hiding
from seabook.words import Text

LanguageSwitch()

# %%
PAPER = "both"  # what is printed 印哪一種：both, zh_Hant, en

# %% tags=["folded"]
PRINT = """
.sb-paper table { border-collapse: collapse; width: 100%; table-layout: auto !important; font-size: inherit; }
.sb-paper :is(th, td) { border: 1px solid #59656d; padding: 0.2em 0.6em; text-align: left !important; vertical-align: top; }
.sb-paper tr > :last-child:not(:only-child) { min-width: 8em; }
:where(.sb-paper span[lang="zh-Hant"]) { margin-inline-end: 0.5em; }
:where(.sb-paper :is(th, td, li, p) > [lang]) { display: block; margin-inline-end: 0; }
.sb-paper :is(th, td, li, p, summary) > [lang][lang] + [lang] { margin-left: 0; }
.sb-paper img { width: 100%; height: auto; }
@page { size: A4; margin: 14mm; }
@media print {
  .jp-CodeCell .jp-Cell-inputWrapper, .jp-OutputPrompt, .jp-InputPrompt { display: none !important; }
  .sb-fresh { break-before: page; font-size: 12px; line-height: 1.4; }
  h2, h3 { break-after: avoid; }
  .sb-paper :is(tr, li, img), .sb-verdict { break-inside: avoid; }
  .sb-paper { max-width: none; }
  details:not([open]) { display: none; }
}
"""


def paper(*parts, fresh=False):
    """A part of the page; ``fresh`` begins a new sheet of paper."""
    kind = "sb-paper sb-pad sb-fresh" if fresh else "sb-paper sb-pad"
    return HTML(fragment(sheet(), style(PRINT), tag("div", *parts, class_=kind)))


def rows(head, body):
    """A table of texts in both languages; numbers stand as they are."""
    lines = [("th", head), *(("td", row) for row in body)]
    return tag("table", *(tag("tr", *(tag(cell, what) for what in row)) for cell, row in lines))


HTML(style(f"@media print {{ {hiding(PAPER)} }}"))

# %% tags=["folded"]
ContentNote()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 一節45分鐘
#
# 兩人一組，一台電腦。每個問題先預測、再執行，最後說出是哪一條規則決定的。
#
# </div>
# <div lang="en">
#
# ## One period of 45 minutes
#
# Work in pairs, one computer for each pair. Every question is first predicted, then run; in the end somebody names the rule that decided.
#
# </div>

# %% tags=["folded"]
here = Text("這一頁", "This page")
plan = [
    (
        3,
        Text(
            "唸內容說明，分組，選顯示語言",
            "Read the content note aloud, form pairs, choose the language",
        ),
        here,
    ),
    (
        6,
        Text(
            "「從這裡開始」：點一座城市，讀拒絕的理由",
            "“Start here”: click a city and read why it is refused",
        ),
        "00_start_here",
    ),
    (
        7,
        Text(
            "第1課第1到4步：第一次攻占，出海",
            "Lesson 1, steps 1 to 4: a first city, out to sea",
        ),
        "01_ship_open_occupy",
    ),
    (
        6,
        Text(
            "第1課第5到9步：開通，攻占遠方的城市",
            "Lesson 1, steps 5 to 9: opening a region, a city far away",
        ),
        "01_ship_open_occupy",
    ),
    (
        10,
        Text(
            "學習單：先寫，再用引擎核對", "The worksheet: write first, then check with the engine"
        ),
        here,
    ),
    (
        10,
        Text(
            "第6課第9、10步與一道討論題；主題略過時，改做第6課第5、6步",
            "Lesson 6, steps 9 and 10, and a question of the debrief; with the topic left out, steps 5 and 6",
        ),
        "06_draw_and_card_limit",
    ),
    (3, Text("每組說出一條規則和它的編號", "Each pair names a rule and its number"), "rules"),
]
total = sum(minutes for minutes, _, _ in plan)
assert total == 45
head = (Text("分鐘", "Minutes"), Text("做什麼", "What"), Text("用哪一份", "Where"))
paper(rows(head, [*plan, (total, Text("合計", "Total"), "")]))

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 事先準備
#
# - 每組電腦執行`make lab`，打開「從這裡開始」跑一次；之後不需要網路。這一頁和答案只在`make teach`做的資料夾裡，學生那一份沒有。
# - 學習單每人1份，不印答案。
# - 決定主題開關，並先讀過討論題。
# - 告訴學生：不想參與某一段，可以不參與。
#
# </div>
# <div lang="en">
#
# ## To prepare
#
# - Run `make lab` on each computer and let “Start here” run once; after that no network is needed. This page and its keys are only in the folder that `make teach` makes; pupils do not have them.
# - Print 1 worksheet for each student, without the keys.
# - Choose the topic switch, and read the questions of the debrief yourself.
# - Tell the class that nobody has to take part in a section they would rather leave out.
#
# </div>

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 主題開關
#
# - **略過**（omit）：課程裡相關的步驟不出現，或換成不談它的說法；規則卡只留標題與其餘的規定；課程的圖板與指令列的新對局不使用奴隸卡牌庫，這是自訂選項，不屬於規則。
# - **說明**（show）：預設，照規則說明。
# - **說明並討論**（discuss）：再加上討論題。
#
# 按上面的按鈕，或寫`seabook.topic("omit")`；整班都要，就在啟動之前設定環境變數`SEABOOK_TOPIC`。
#
# </div>
# <div lang="en">
#
# ## The topic switch
#
# - **Leave out** (omit): the steps of lessons about it are left out or say something else, rule cards keep their title and what else they say, and the boards of lessons and new games on the command line come without the slavery deck. That last is an option of ours, not of the rules.
# - **Show** (show): the default; the rules as they are.
# - **Show and discuss** (discuss): the questions as well.
#
# Press the buttons above, or write `seabook.topic("omit")`. For a whole class set `SEABOOK_TOPIC` in the environment before you start.
#
# </div>

# %%
seabook.topic()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 討論題
#
# 談的時候說「藍方持有奴隸卡」，不說「我的奴隸」；不要求任何人替奴役者或被奴役的人說話。
#
# </div>
# <div lang="en">
#
# ## Debrief
#
# Say “Blue holds a slavery card”, never “my slaves”, and ask nobody to speak for an owner or for an enslaved person.
#
# </div>

# %% tags=["folded"]
Sensitive(tag("div", listing(topics.questions(), "ol"), class_="sb-paper"), ask=False)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 練習的答案
#
# 由引擎算出，點開才看得到，沒有點開就不會印出來。學習單在最後兩頁。
#
# </div>
# <div lang="en">
#
# ## Keys to the exercises
#
# They are worked out by the engine and stay closed until you open them; closed, they are not printed. The worksheet is on the last two pages.
#
# </div>

# %% tags=["folded"]
game = seabook.game("endeavor")
asked = ["ship AF", "occupy AF1", "occupy EU6", "occupy CA1", "draw CA", "attack EU6"]
first = game.position(
    3,
    {
        "round": 4,
        "phase": "action",
        "track": {
            "CA": ["red", "blue", "blue", "green", "blue", "green"],
            "AF": ["blue", "green", "blue", "green", "blue"],
        },
        "city": {"EU1": "red", "EU6": "blue"},
        "red": {"harbour": 2, "buildings": ["shipyard", "market*"]},
        "blue": {"harbour": 2},
        "green": {"harbour": 2},
    },
    **topics.options("endeavor"),
)


def board(table, *show):
    """The part of the board that the paper needs, in its language; the same in words for those who
    cannot see it."""
    draw = drawing("endeavor")
    picture = b64encode(draw.board(table.state, PAPER, 0, {}, show=show).encode()).decode()
    said = draw.text(table.state).show(PAPER)
    return tag("img", alt=said, src=f"data:image/svg+xml;base64,{picture}")


def headed(title):
    """The head of a sheet: what it is, and who has filled it in."""
    line = " " * 24
    fields = Text(
        f"姓名{line}班級{line}日期{line}",
        f"Name{line}Class{line}Date{line}",
    )
    return fragment(fields.html("p"), title.html("h3"))


second = game.position(
    3,
    {
        "round": 5,
        "phase": "action",
        "track": {"CA": ["blue", "green", "blue", "green", "blue"]},
        "red": {"harbour": 3, "buildings": ["shipyard"], "tokens": {"ship-draw": 1}},
        "blue": {"passed": True},
        "green": {"passed": True},
    },
    **topics.options("endeavor"),
)


# %% tags=["folded"]
def key(title, *parts):
    """An answer that opens at a click."""
    return paper(tag("details", tag("summary", title), *parts))


verdicts = [first.check(f"red: {each}") for each in asked]
assert [verdict.legal for verdict in verdicts] == [True, False, False, True, False, False]
key(
    Text("練習1的答案", "The key to exercise 1"),
    *(verdict._repr_html_() for verdict in verdicts),
)


# %% tags=["folded"]
def shortest(table, reached):
    """Every shortest row of Red's decisions after which ``reached`` holds, found by trying all."""
    tried = [table]
    while tried:
        longer = []
        for each in tried:
            for action in each.actions():
                if action.kind.code != "pass":
                    longer.append(each.branch())
                    longer[-1].play(action)
        if found := [each for each in longer if reached(each)]:
            return found
        tried = longer
    return []


ways = shortest(second, lambda table: game.value(table.state, "city.CA3") == "red")
assert len(ways) == 1
steps = [
    (n, step.action.text, game.value(ways[0].at(n).state, "red.harbour"))
    for n, step in enumerate(ways[0].history, 1)
]
decisions = (
    Text("第幾個", "Number"),
    Text("決定", "Decision"),
    Text("港口剩下", "Left in the harbour"),
)
why = Text(
    "用造船廠航行要2個工人，攻占也要2個，合計4個，不夠。用標記航行只要1個。",
    "To Ship by the Shipyard takes 2 population markers and Occupy another 2, which makes 4: too many. By the token, Ship takes only 1.",
)
key(Text("練習2的答案", "The key to exercise 2"), rows(decisions, steps), why.html("p"))

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 學習單
#
# 每個練習1頁。
#
# </div>
# <div lang="en">
#
# ## The worksheet
#
# It has 1 page for each exercise.
#
# </div>

# %% tags=["folded"]
title = Text("練習1：可以嗎？", "Exercise 1: may you?")
task = Text(
    "你是紅方，港口有2個工人，市場的圓圈上也有1個。圈出可以或不行；不行的，寫下還缺什麼，或是哪一條規則不准。",
    "You are Red, with 2 population markers in the harbour and 1 on the circle of the Market. Circle yes or no; for each no, write what is missing or which rule forbids it.",
)
columns = (
    Text("行動", "Action"),
    Text("答案", "Answer"),
    Text("缺什麼？哪一條規則？", "What is missing? Which rule?"),
)
blank = Text("可以／不行", "yes / no")
lines = [(first.action(f"red: {each}").text, blank, "\N{NO-BREAK SPACE}" * 60) for each in asked]
paper(
    headed(title), task.html("p"), board(first, "EU", "CA", "AF"), rows(columns, lines), fresh=True
)

# %% tags=["folded"]
title = Text("練習2：找出順序", "Exercise 2: find the order")
task = Text(
    "藍方與綠方已經跳過。你是紅方，港口有3個工人，有造船廠、殖民屋，還有1枚航行或交易的標記。這個回合要攻占橋鎮（CA3），依順序寫下每一個決定，旁邊記下港口剩幾個工人。",
    "Blue and Green have passed. You are Red, with 3 population markers in the harbour, a Shipyard, the Colonial House and 1 token for Ship or Draw. Occupy Bridgetown (CA3) this round: write each decision in order, and beside it how many population markers are left in the harbour.",
)
lines = [(n, "\N{NO-BREAK SPACE}" * 60, "") for n in range(1, 7)]
paper(headed(title), task.html("p"), board(second, "CA"), rows(decisions, lines), fresh=True)
