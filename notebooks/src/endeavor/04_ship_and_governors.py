# %% [markdown]
# <div lang="zh-Hant">
#
# # 航行與總督卡
#
# 《奮進號》第四課，約15分鐘。選單「Run」→「Run All Cells」，再從上往下做：先猜，再看規則怎麼判。
#
# </div>
# <div lang="en">
#
# # Ship and the Governors
#
# *Endeavor*, the fourth lesson, about 15 minutes. Choose “Run” → “Run All Cells”, then work downwards: predict first, then see which rule decides.
#
# </div>

# %% tags=["folded"]
from IPython.display import HTML

import seabook
from seabook.markup import listing, tag
from seabook.widgets import LanguageSwitch, Prediction, Reveal, WhyPanel
from seabook.words import Text

endeavor = seabook.game("endeavor")
seats = [(seat.code, seat.name) for seat in endeavor.seats[:3]]


def told(events):
    """Events as sentences, in both languages."""
    return HTML(tag("div", listing(event.text for event in events), class_="sb-verdict"))


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


def governor(table, verdict):
    """Who takes the Governor card in what would happen."""
    return next(e.values["who"].code for e in verdict.events if "governor" in e.slug)


LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．選哪一條航線
#
# 你是紅方，造船廠還空著。加勒比海和非洲的航線都只差1個工人。**各點一次，比較會發生什麼，再選一條執行。**
#
# </div>
# <div lang="en">
#
# ## 1 Which track?
#
# You are Red, and your Shipyard is free. The tracks of the Caribbean and of Africa lack 1 marker each. **Click both, compare what would happen, and play one.**
#
# </div>

# %% tags=["folded"]
first = endeavor.position(
    3,
    {
        "round": 3,
        "phase": "action",
        "track": {
            "CA": ["red", "red", "blue", "green", "blue"],
            "AF": ["blue", "green", "blue", "red", "blue"],
        },
        "red": {"harbour": 2, "buildings": ["shipyard"]},
    },
)
first.play("red: activate shipyard")
WhyPanel(first, seat="red")

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 2．一次航行的花費
#
# 航行把港口的1個工人放到航線格上，拿那一格的標記（E3.1a）。那麼港口要有幾個？
#
# </div>
# <div lang="en">
#
# ## 2 What a voyage takes
#
# To Ship, put 1 population marker from your harbour on a shipping space and take its token (E3.1a). So what must the harbour hold?
#
# </div>

# %% tags=["folded"]
single = Prediction("ship-by-building-with-one")
single.expect("no")
single

# %% tags=["folded"]
left = Prediction("ship-caribbean", choices=among(0, 1, 2), right=standing("red.harbour"))
left.expect("0")
left

# %% tags=["folded"]
europe = Prediction("ship-europe")
europe.expect("no")
europe

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 3．哪一格、哪枚標記
#
# 航線由離總督卡最遠的一格放起（E3.1b），所有玩家共用這個順序。
#
# </div>
# <div lang="en">
#
# ## 3 Which space, which token
#
# A track fills from the space furthest from its Governor card (E3.1b), in one order for all.
#
# </div>

# %% tags=["folded"]
common = Prediction(
    "ship-order-is-common",
    question=Text(
        "你是藍方，第1次航行到遠東；紅方在那條航線上有2個工人。你的工人放到第幾格？",
        "You are Blue and Ship to the Far East for the first time; Red has 2 population markers on that track. On which space does yours go?",
    ),
    choices=among(1, 2, 3, 8),
    right=lambda table, verdict: str(len(table.game.value(table.state, "track.FE")) + 1),
    board=True,
)
common.expect("3")
common

# %% tags=["folded"]
kept = Prediction(
    "ship-takes-action-token",
    question=Text(
        "這一格是藍色的開戰標記。你航行拿到它，會發生什麼？",
        "On this space lies a blue Attack token. You Ship and take it. What happens?",
    ),
    choices=[
        ("moves", Text("狀態指示物前進1格", "A status marker moves 1 space")),
        ("kept", Text("留著，以後再用", "I keep it for a later turn")),
    ],
    right=lambda table, verdict: (
        "moves" if any(event.rule == "E3.1f" for event in verdict.events) else "kept"
    ),
)
kept.expect("kept")
kept

# %% [markdown]
# <div lang="zh-Hant">
#
# 只有棕色的發展標記讓狀態指示物前進（E3.1f）；藍色的留著用。
#
# ## 4．開通
#
# 最後一格放滿的那一刻，地區開通（E3.1c）。加勒比海有6格，少1格呢？
#
# </div>
# <div lang="en">
#
# Only a brown status token moves a status marker (E3.1f); a blue one is kept for later.
#
# ## 4 Opening
#
# A region opens the moment the last space is filled (E3.1c). The Caribbean has 6 spaces; what if 1 is missing?
#
# </div>

# %% tags=["folded"]
short = Prediction(
    "ship-one-short-of-opening",
    choices=[("True", Text("開通了", "Yes, open")), ("False", Text("還沒有", "Not yet"))],
    right=standing("open.CA"),
)
short.expect("False")
short

# %% tags=["folded"]
opens = Prediction(
    "ship-opens-caribbean",
    question=Text(
        "加勒比海的航線上你有3個工人，藍方1個，綠方1個。你放滿最後一格，總督卡歸誰？",
        "On the track of the Caribbean you have 3 population markers, Blue 1 and Green 1. You fill the last space. Whose is the Governor card?",
    ),
    choices=seats,
    right=governor,
)
opens.expect("red")
opens

# %% [markdown]
# <div lang="zh-Hant">
#
# 航線上最多的人得總督卡，牌上的圖示立即生效。
#
# ## 5．平手
#
# 平手時，只在平手的人當中看誰的工人最靠近總督卡（E3.1d）。這次是三方：
#
# </div>
# <div lang="en">
#
# Most on the track wins the Governor card, and its icons count at once.
#
# ## 5 Ties
#
# In a tie, only the tied compare: whose marker is nearest to the card (E3.1d)? Here all three are tied:
#
# </div>

# %% tags=["folded"]
three = Prediction("ship-tie-of-three", choices=seats, right=governor, board=True)
three.expect("green")
three

# %% [markdown]
# <div lang="zh-Hant">
#
# 少一點提示：從最遠的一格起，北美的航線是藍、綠、藍、綠、藍、綠，你放下第7個。
#
# </div>
# <div lang="en">
#
# With less help: from the furthest space on, the track of North America is blue, green, blue, green, blue, green; you place number 7.
#
# </div>

# %% tags=["folded"]
swapped = Prediction(
    "ship-tie-other-way-round",
    question=Text("總督卡歸誰？", "Whose is the Governor card?"),
    choices=seats,
    right=governor,
)
swapped.expect("green")
swapped

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 6．開通以後
#
# 已開通地區還是可以航行，工人放在航線旁（E3.1e）。
#
# </div>
# <div lang="en">
#
# ## 6 After the opening
#
# You may still Ship to an open region; the population marker goes beside the track (E3.1e).
#
# </div>

# %% tags=["folded"]
beside = Prediction(
    "ship-beside",
    question=Text(
        "非洲已經開通。你航行到那裡，拿到幾枚標記？",
        "Africa is open. You Ship there: how many tokens do you take?",
    ),
    choices=among(0, 1, 2),
    right=lambda table, verdict: str(sum(e.slug == "token.taken" for e in verdict.events)),
)
beside.expect("0")
beside

# %% tags=["folded"]
stays = Prediction(
    "ship-beside-does-not-move-governor",
    choices=[("red", Text("會，換成紅方", "Yes, to Red")), ("blue", Text("不會", "No"))],
    right=lambda table, verdict: (
        "red" if "CA-G" in standing("red.cards")(table, verdict) else "blue"
    ),
)
stays.expect("blue")
stays

# %% [markdown]
# <div lang="zh-Hant">
#
# 航線旁的工人帶來勢力，但不爭總督卡。
#
# ## 7．自己來
#
# 造船廠、1枚航行／交易標記、港口3個工人，剛好航行2次；別人都跳過了。**你能得到2張總督卡嗎？**
#
# </div>
# <div lang="en">
#
# A marker beside the track is presence, but never competes for the Governor card.
#
# ## 7 On your own
#
# A Shipyard, one Ship/Draw token and 3 population markers in the harbour: just 2 voyages. The others have passed. **Can you gain 2 Governor cards?**
#
# </div>

# %% tags=["folded"]
alone = endeavor.position(
    3,
    {
        "round": 5,
        "phase": "action",
        "track": {
            "AF": ["blue", "blue", "red", "blue", "blue"],
            "CA": ["red", "blue", "blue", "red", "blue"],
            "SA": ["red", "red", "blue", "green", "blue"],
            "NA": ["blue", "red", "blue", "red", "red"],
        },
        "red": {"harbour": 3, "buildings": ["shipyard"], "tokens": {"ship-draw": 1}},
        "blue": {"passed": True},
        "green": {"passed": True},
    },
)
WhyPanel(alone, seat="red")

# %% tags=["folded"]
shown = alone.branch()
events = []
for action in ("activate shipyard", "ship CA", "use ship-draw", "ship SA"):
    events += shown.play(f"red: {action}")
Reveal(
    Text(
        "加勒比海平手，你最靠近；南美你最多。非洲開通了也歸藍方，北美則要2次航行。",
        "The Caribbean is a tie with you nearest, and in South America you have most. Africa would go to Blue; North America takes 2 voyages.",
    ),
    told(event for event in events if "governor" in event.slug),
)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 帶走三句話
#
# - 每次航行放到最遠的空格，拿那一格的標記。
# - 航線放滿就開通；最多的人得總督卡，平手只比平手的人，看誰最近。
# - 開通後的航行不拿標記、不爭總督卡，但帶來勢力。
#
# 下一課：[攻占、連線、開戰](05_occupy_connect_attack.ipynb)
#
# </div>
# <div lang="en">
#
# ## Three sentences to keep
#
# - Each voyage goes to the furthest empty space and takes its token.
# - A full track opens the region: most markers win the Governor; of the tied, the nearest.
# - Later voyages bring no token and no Governor, but presence.
#
# Next: [Occupy, connect, attack](05_occupy_connect_attack.ipynb)
#
# </div>
