# %% [markdown]
# <div lang="zh-Hant">
#
# # 常見的誤讀
#
# 書上和網路上有12種《奮進號》的誤讀，約15分鐘。選單「Run」→「Run All Cells」，再從上往下做：先猜，再看規則怎麼判。
#
# </div>
# <div lang="en">
#
# # Misreadings
#
# In print and on the net, *Endeavor* is misread in 12 known ways; about 15 minutes. Choose “Run” → “Run All Cells”, then work downwards: predict first, then see which rule decides.
#
# </div>

# %% tags=["folded"]
from IPython.display import HTML

import seabook
from seabook import words
from seabook.markup import fragment, listing, tag
from seabook.playbook import misreadings
from seabook.widgets import LanguageSwitch, Prediction
from seabook.words import Text

endeavor = seabook.game("endeavor")
known = misreadings("endeavor")


def claim(code, question):
    """A misreading in its own words, then the question that tests it."""
    said = known[code].says
    quoted = Text(f"{code}，有人說：「{said.zh_Hant}」", f"{code}, some say: “{said.en}” ")
    return quoted + question


def among(*numbers):
    """Numbers to choose from."""
    return [(str(n), Text(f"{n}", f"{n}")) for n in numbers]


def standing(path):
    """The value at a path once the action has been played."""

    def right(table, verdict):
        trial = table.branch()
        trial.play(verdict.action)
        return str(trial.game.value(trial.state, path))

    return right


def told(*texts):
    """Sentences in both languages, a line each."""
    return HTML(tag("div", listing(texts), class_="sb-verdict"))


def first_difference(position, decisions, **misread):
    """The same decisions by the rules and as misread, up to where the two part."""
    here = endeavor.position(3, position)
    there = endeavor.position(3, position, **misread)
    for decision in decisions:
        right, wrong = here.check(decision), there.check(decision)
        if right.text != wrong.text:
            break
        here.play(decision)
        there.play(decision)
    names = (Text("照規則", "By the rules"), Text("照誤讀", "As misread"))
    both = zip(names, (right, wrong), strict=True)
    told = ((name.html("h4"), verdict._repr_html_()) for name, verdict in both)
    return HTML(fragment(*(part for pair in told for part in pair)))


LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．要不要在場
#
# 2種說法正好相反，各對一半。**先猜，再看答案引用哪條規則。**
#
# </div>
# <div lang="en">
#
# ## 1 Presence
#
# Here are 2 opposite claims, each half true. **Predict, then see which rule the answer cites.**
#
# </div>

# %% tags=["folded"]
anywhere = Prediction(
    "occupy-open-without-presence",
    question=claim(
        "EM6",
        Text(
            "北美已開通，你在那裡沒有工人。攻占紐奧良，可以嗎？",
            "North America is open and nothing of yours is there. May you Occupy New Orleans?",
        ),
    ),
    tell=known["EM6"].right,
)
anywhere.expect("no")
anywhere

# %% tags=["folded"]
europe = Prediction(
    "occupy-europe-without-presence",
    question=claim(
        "EM7",
        Text(
            "你在歐洲地中海沒有工人。攻占倫敦，可以嗎？",
            "You have nothing in Europe and the Mediterranean. May you Occupy London?",
        ),
    ),
    tell=known["EM7"].right,
)
europe.expect("yes")
europe

# %% [markdown]
# <div lang="zh-Hant">
#
# 遠方要在場（E3.2b、E3.3a、E3.4a），歐洲地中海不必（E3.2a、E3.4c）。
#
# ## 2．建築
#
# </div>
# <div lang="en">
#
# Far away you need presence (E3.2b, E3.3a, E3.4a); in Europe and the Mediterranean you do not (E3.2a, E3.4c).
#
# ## 2 Building
#
# </div>

# %% tags=["folded"]
bricks = Prediction(
    endeavor.position(3, {"round": 2, "red": {"industry": 2}}),
    question=claim(
        "EM5",
        Text(
            "工業在2，你建築等級2的兵營。之後工業在幾？",
            "Your industry is on 2 and you build the Barracks, of level 2. Where is it then?",
        ),
    ),
    action="red: build barracks",
    choices=among(0, 1, 2),
    right=standing("red.industry"),
    tell=known["EM5"].right,
)
bricks.expect("2")
bricks

# %% tags=["folded"]
market = Prediction(
    endeavor.position(3, {}),
    question=claim(
        "EM10", Text("第1回合建築市場，合法嗎？", "Is it legal to build the Market in round 1?")
    ),
    action="red: build market",
    tell=known["EM10"].right,
)
market.expect("yes")
market

# %% [markdown]
# <div lang="zh-Hant">
#
# 工業只是門檻（E2.4）；合法（E2.3）不等於划算。
#
# ## 3．別的版本
#
# </div>
# <div lang="en">
#
# Industry is only a threshold (E2.4); and legal (E2.3) does not mean worth it.
#
# ## 3 Another edition
#
# </div>

# %% tags=["folded"]
salary = Prediction(
    "salary-round-one",
    question=claim(
        "EM11",
        Text(
            "第1回合的支薪階段，3位玩家一共收回幾個工人？",
            "In the salary phase of round 1, how many population markers do the 3 players take back in all?",
        ),
    ),
    choices=among(0, 1, 3),
    right=lambda table, verdict: str(sum(event.rule == "E2.9" for event in verdict.events)),
    tell=known["EM11"].right,
)
salary.expect("0")
salary

# %% [markdown]
# <div lang="zh-Hant">
#
# 殖民屋一開始是空的（E1.4），支薪沒有工人可收（E2.9）。
#
# ## 4．資產卡上限
#
# EM9說上限就是政治等級（E2.14）。紅方政治等級1，有1張一般的牌和1張總督卡，跳過。**2種讀法從哪裡分開？**
#
# </div>
# <div lang="en">
#
# The Colonial House starts empty (E1.4), so the salary finds nothing (E2.9).
#
# ## 4 The card limit
#
# EM9 has it that the limit is the politics level (E2.14). Red, at level 1, passes with 1 ordinary card and 1 Governor card. **Where do the 2 readings part?**
#
# </div>

# %%
cards = {
    "phase": "action",
    "track": {"FE": ["red", "red", "red", "red", "blue", "blue", "blue", "green"]},
    "red": {"cards": ["SA-1"]},
}
first_difference(cards, ["red: pass"], card_limit="literal")

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 5．一個公開程式的玩法
#
# EM12有好幾點不同，交易二次（E3.11）那一點留給第六課。先猜兩題。
#
# </div>
# <div lang="en">
#
# ## 5 As one public program plays
#
# EM12 differs on several points; Draw twice (E3.11) is left to lesson six. Predict two first.
#
# </div>

# %% tags=["folded"]
beyond = Prediction(
    endeavor.position(
        3,
        {
            "round": 7,
            "phase": "action",
            "red": {"culture": 17},
            "blue": {"passed": True},
            "green": {"passed": True},
        },
    ),
    question=Text(
        "文化一共得到17格。終局計分，這條狀態軌得幾分（E5.3）？",
        "Your culture has gained 17 steps in all. In final scoring, what does its track give (E5.3)?",
    ),
    action="red: pass",
    choices=among(10, 15, 17),
    right=lambda table, verdict: str(table.game.value(table.state, "red.score.E5.3.culture")),
    tell=Text(
        "狀態軌到15為止，計分也是（E5.3）。",
        "The track ends at 15, and so does its score (E5.3).",
    ),
)
beyond.expect("15")
beyond

# %% tags=["folded"]
thirty = Prediction(
    "growth-supply-empty",
    question=Text(
        "綠方的30個工人都在港口。生產階段還會多幾個（E0.7、E2.8）？",
        "All 30 of Green's population markers are in the harbour. How many more come in the growth phase (E0.7, E2.8)?",
    ),
    choices=among(0, 2),
    right=lambda table, verdict: next(
        str(event.values["n"])
        for event in verdict.events
        if event.rule == "E2.8" and event.values["who"].code == "green"
    ),
)
thirty.expect("0")
thirty

# %% [markdown]
# <div lang="zh-Hant">
#
# 再看2處：碼頭只攻占倫敦（E3.9），用標記支薪收回議會上的工人（E3.5）。
#
# </div>
# <div lang="en">
#
# And 2 more places: the Docks that only Occupy London (E3.9), and a Payment token that frees the Parliament (E3.5).
#
# </div>

# %%
docks = {"phase": "action", "red": {"harbour": 3, "buildings": ["docks"]}}
first_difference(docks, ["red: activate docks", "red: occupy EU1"], docks_in_europe="no")

# %%
parliament = {
    "phase": "action",
    "red": {"buildings": ["parliament*", "market*"], "tokens": {"payment": 1}},
}
first_difference(
    parliament, ["red: use payment", "red: pay parliament"], payment_on_level5="forbidden"
)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 6．數一數
#
# EM1、EM2、EM3、EM4都是數字：標記104枚、工人135個、歐洲地中海7座城市、玩家圖板4個，擺完還有剩。**哪些是對的？**
#
# </div>
# <div lang="en">
#
# ## 6 Count
#
# EM1, EM2, EM3 and EM4 are numbers: 104 tokens, 135 population markers, 7 cities in Europe and the Mediterranean, 4 player boards, and tokens left over. **Which are right?**
#
# </div>

# %%
box = {each.rule: each.text for each in endeavor.set_up_report(endeavor.table(3, 7).state)}
cities = [
    region.name + Text(f"{len(region.cities)}座", f" {len(region.cities)}")
    for region in endeavor.box.regions
]
told(box["E0.2"], words.listed(cities), box["E0.3"], box["E0.4"], box["E1.1"], box["E0.7"])

# %% [markdown]
# <div lang="zh-Hant">
#
# 一個也不對。最後，EM8說每座城市都有2條連線（E3.2c、E5.2）。有沒有3條的？0條的呢？
#
# </div>
# <div lang="en">
#
# None of them. Last, EM8 gives every city 2 connections (E3.2c, E5.2). Does any city have 3? Does any have 0?
#
# </div>

# %%
cities = endeavor.box.cities
joined = {city: len(city.lines) for city in cities}
told(
    *(
        Text(f"{n}條：", f"{n}: ") + words.listed([city for city in cities if joined[city] == n])
        for n in sorted(set(joined.values()))
    )
)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 帶走三句話
#
# - 只有歐洲地中海不必先在場。
# - 工業是門檻，不是費用。
# - 沒把握就問程式：它的答案附規則編號。
#
# 接著：[全部的規則](rules.ipynb)
#
# </div>
# <div lang="en">
#
# ## Three sentences to keep
#
# - Only Europe and the Mediterranean asks for no presence.
# - Industry is a threshold, not a cost.
# - When unsure, ask the program: its answers carry rule numbers.
#
# Next: [all the rules](rules.ipynb)
#
# </div>
