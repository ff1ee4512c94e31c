# %% [markdown]
# <div lang="zh-Hant">
#
# # 圖板與回合
#
# 《奮進號》第二課，約12分鐘。選單「Run」→「Run All Cells」，再從上往下做：先猜，再看規則怎麼判。
#
# </div>
# <div lang="en">
#
# # The board and the round
#
# *Endeavor*, the second lesson, about 12 minutes. Choose “Run” → “Run All Cells”, then work downwards: predict first, then see which rule decides.
#
# </div>

# %% tags=["folded"]
from IPython.display import HTML

import seabook
from seabook import words
from seabook.markup import listing, tag
from seabook.playbook import rules
from seabook.widgets import LanguageSwitch, Prediction, Stepper, WhyPanel
from seabook.words import Text

endeavor = seabook.game("endeavor")
seats = [(seat.code, seat.name) for seat in endeavor.seats[:3]]


def told(events):
    """Events as sentences, in both languages."""
    return HTML(tag("div", listing(event.text for event in events), class_="sb-verdict"))


LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．第一個決定
#
# 遊戲剛擺好，你是紅方，由你開始。**點倫敦：現在為什麼還不能攻占？** 再從「現在還可以做」選一個建築板塊，按「就這樣做」。
#
# </div>
# <div lang="en">
#
# ## 1 The first decision
#
# The game has just been laid out; you are Red and begin. **Click London: what keeps you from occupying it?** Then choose a building among the other choices and press “Play it”.
#
# </div>

# %% tags=["folded"]
table = endeavor.table(players=3, seed=7, first="red")
WhyPanel(table, seat="red")

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 2．盒子裡有什麼
#
# 下面由程式清點配件，規則從E0.1排到E0.10。**先猜兩個數字：交易標記有幾枚？每色工人有幾個？** 再往下找。
#
# </div>
# <div lang="en">
#
# ## 2 What is in the box
#
# Below, the program counts the components, rules E0.1 to E0.10. **Guess two numbers first: how many trade tokens are there, and how many population markers in each colour?** Then look.
#
# </div>

# %%
count = list(endeavor.set_up_report(table.at(0).state))
told(count[:10])

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 3．遊戲設置
#
# 擺好之後再數一次。**把E0.4和E1.1的標記數相減：擺完會剩下幾枚？** 總督卡現在在哪裡（E1.2）？
#
# </div>
# <div lang="en">
#
# ## 3 The set-up
#
# Now count what has been laid out. **Subtract the tokens of E1.1 from those of E0.4: how many are left over?** And where do the Governor cards lie (E1.2)?
#
# </div>

# %%
told(count[10:])

# %% [markdown]
# <div lang="zh-Hant">
#
# 一枚也不剩，標記剛好放滿遊戲圖板。接著看玩家圖板。
#
# </div>
# <div lang="en">
#
# None: the tokens fill the game board exactly. Now to your own player board.
#
# </div>

# %% tags=["folded"]
numbers = [(str(n), Text(f"{n}個", f"{n}")) for n in (0, 2, 30)]

harbour = Prediction(
    "round-occupy-in-build-phase",
    question=Text(
        "遊戲剛開始，還沒有人做任何決定。你的港口有幾個工人（E1.4）？",
        "The game begins and nobody has decided anything. How many population markers does your harbour hold (E1.4)?",
    ),
    choices=numbers,
    right=lambda table, verdict: str(table.game.value(table.state, "red.harbour")),
)
harbour.expect("0")
harbour

# %% tags=["folded"]
printed = Prediction("setup-colonial-house-for-all")
printed.expect("yes")
printed

# %% tags=["folded"]
empty = Prediction("build-stack-empty")
empty.expect("no")
empty

# %% [markdown]
# <div lang="zh-Hant">
#
# 工人都從個人供應區來；殖民屋印在圖板上，人人都有（E1.4）；一疊板塊拿完就沒有了（E1.3）。
#
# ## 4．一回合4個階段
#
# 建築、生產、支薪、行動，共7回合（E2.1）。**按「下一步」走完第1回合。** 哪些階段不用做決定？
#
# </div>
# <div lang="en">
#
# Population markers come from your own supply; everyone has the printed Colonial House (E1.4); an empty stack stays empty (E1.3).
#
# ## 4 A round of 4 phases
#
# Build, growth, salary, action; there are 7 rounds (E2.1). **Press “Next” through round 1.** Which phases ask for no decision?
#
# </div>

# %% tags=["folded"]
shown = endeavor.table(players=3, seed=7, first="red")
for decision in (
    "red: build workshop",
    "blue: build shipyard",
    "green: build market",
    "red: activate colonial-house",
    "red: occupy EU1",
    "blue: activate shipyard",
    "blue: ship NA",
    "green: pass",
    "red: pass",
    "blue: pass",
):
    shown.play(decision)
Stepper(shown)

# %% tags=["folded"]
phases = [
    (code, words.glossary()[f"{code}-phase"].name)
    for code in ("build", "growth", "salary", "action")
]


def next_phase(table, verdict):
    """The part of the rulebook to which the event after the decision belongs."""
    return rules("endeavor")[verdict.events[1].rule].part


after_building = Prediction("round-phases-follow", choices=phases, right=next_phase)
after_building.expect("growth")
after_building

# %% tags=["folded"]
too_early = Prediction("round-activate-in-build-phase")
too_early.expect("no")
too_early

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 5．誰先
#
# 起始玩家有皇冠；沒有事先指定，就抽一位（E1.5）。每個階段都從起始玩家開始，順時針進行（E2.1）。
#
# </div>
# <div lang="en">
#
# ## 5 Who begins
#
# The start player has the crown; unless someone is named, chance decides (E1.5). Each phase begins with the start player and goes clockwise (E2.1).
#
# </div>

# %% tags=["folded"]
order = Prediction(
    "round-out-of-turn",
    question=Text(
        "皇冠在藍方面前，建築階段剛開始。由誰先建築？",
        "The crown lies with Blue and the build phase begins. Who builds first?",
    ),
    choices=seats,
    right=lambda table, verdict: table.game.value(table.state, "decision.seat"),
)
order.expect("blue")
order

# %% [markdown]
# <div lang="zh-Hant">
#
# 紅方是第2回合的起始玩家，現在大家都跳過了。
#
# </div>
# <div lang="en">
#
# Red was the start player of round 2, and now everyone has passed.
#
# </div>

# %% tags=["folded"]
crown = Prediction(
    "round-ends-marker-passes",
    choices=seats,
    right=lambda table, verdict: next(
        event.values["who"].code for event in verdict.events if event.rule == "E2.2"
    ),
)
crown.expect("blue")
crown

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 6．自己來
#
# 第6回合，起始玩家是綠方。**替三方做決定，用最少的決定走到第7回合。** 要幾個決定？皇冠到誰手上？
#
# </div>
# <div lang="en">
#
# ## 6 On your own
#
# Round 6, and Green is the start player. **Decide for all three and reach round 7 in as few decisions as you can.** How many does it take, and who has the crown then?
#
# </div>

# %% tags=["folded"]
alone = endeavor.position(3, {"round": 6, "start": "green"})
WhyPanel(alone, seat="green")

# %% [markdown]
# <div lang="zh-Hant">
#
# 至少6個：每人建築1次、跳過1次。最後一次跳過之後發生的事：
#
# </div>
# <div lang="en">
#
# It takes at least 6: each player builds once and passes once. What the last pass brings about:
#
# </div>

# %% tags=["folded"]
quick = alone.branch()
for what in ("build shipyard", "pass"):
    for seat in ("green", "red", "blue"):
        events = quick.play(f"{seat}: {what}")
told(events)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 帶走三句話
#
# - 95枚標記剛好放滿圖板；工人一開始都在個人供應區。
# - 每回合依序是建築、生產、支薪、行動，共7回合。
# - 每個階段從起始玩家開始；回合結束，皇冠往左傳（E2.2）。
#
# 下一課：[建築、生產、支薪](03_build_growth_salary.ipynb)
#
# </div>
# <div lang="en">
#
# ## Three sentences to keep
#
# - 95 tokens fill the board; population markers start in your own supply.
# - Each round is build, growth, salary, action; there are 7 rounds.
# - Each phase begins with the start player; after the round the crown moves left (E2.2).
#
# Next: [Build, growth, salary](03_build_growth_salary.ipynb)
#
# </div>
