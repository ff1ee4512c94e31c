# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 總督之路
#
# 點一條航線：總督卡現在歸誰，每個人還差幾次航行，最快怎麼開通。
#
# </div>
# <div lang="en">
#
# # The Governor routes
#
# Click a shipping track: whose the Governor card is now, what each player still needs, and the quickest way to open the region.
#
# </div>

# %% tags=["stage"]
import seabook
from seabook.widgets import AtlasPanel

endeavor = seabook.game("endeavor")
table = endeavor.position(
    3,
    {
        "round": 4,
        "phase": "action",
        "track": {
            "CA": ["red", "blue", "blue"],
            "NA": ["blue", "green", "red", "red"],
            "SA": ["green", "green", "red", "blue", "green"],
            "FE": ["green", "green", "green", "green", "blue"],
        },
        "red": {"harbour": 6, "buildings": ["shipyard", "cartographer"]},
        "blue": {"harbour": 4, "buildings": ["shipyard"]},
        "green": {"harbour": 4, "buildings": ["shipyard"]},
    },
)
AtlasPanel(table, seat="red")

# %% tags=["below"]
from seabook import atlas, words
from seabook.widgets import Prediction, Reveal, WhyPanel
from seabook.words import Text

seats = [(seat.code, seat.name) for seat in endeavor.seats[:3]]


outlooks = atlas.governors(table)


def chance(region, seat):
    """What a seat needs for the Governor of a region."""
    return next(each for each in outlooks[region].chances if each.seat == seat)


def among(*numbers):
    """Numbers to choose from; the last choice is that no number will do."""
    none = ("None", Text("已經沒有辦法", "No number will do"))
    return [*((str(n), Text(f"{n}", f"{n}")) for n in numbers), none]


def pictured(answer):
    """An answer, and the board with it, behind a click."""
    return Reveal(answer, atlas.picture(table, answer, "both", "red"))


# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 1．現在歸誰
#
# 航線是一條路：從最遠的一格走到總督卡（E3.1b）。北美目前依序是藍、綠、紅、紅。
#
# </div>
# <div lang="en">
#
# ## 1 Whose is it now?
#
# A track is a path from the furthest space to the Governor card (E3.1b). North America holds, in order, blue, green, red, red.
#
# </div>

# %% tags=["below"]
leader = Prediction(
    table,
    Text("照現在的樣子，北美總督卡歸誰？", "As it stands, whose is the Governor of North America?"),
    action="red: ship NA",
    choices=seats,
    right=lambda table, verdict: outlooks["NA"].leader,
    board=True,
)
leader.expect("red")
leader

# %% tags=["below"]
route = atlas.governor_routes(table)["NA"]
Reveal([(stop, data["owner"]) for stop, data in route.nodes(data=True)])

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 2．至少幾次，幾次必得
#
# 北美還有3格。「至少」：別人的航行都對你有利。「必得」：別人怎麼走都搶不走。
#
# </div>
# <div lang="en">
#
# ## 2 At least, and surely
#
# North America has 3 spaces left. “At least” counts on the others sailing as it suits you; “surely” holds whatever they do.
#
# </div>

# %% tags=["below"]
least = Prediction(
    table,
    Text(
        "藍方至少要再航行幾次，才可能拿到？",
        "How many more times must Blue Ship, at the least, to have a chance of it?",
    ),
    action="red: ship NA",
    choices=among(0, 1, 2, 3),
    right=lambda table, verdict: str(chance("NA", "blue").can),
)
least.expect("2")
least

# %% tags=["below"]
sure = Prediction(
    table,
    Text("你再航行幾次，就一定拿到？", "How many more times must you Ship to be sure of it?"),
    action="red: ship NA",
    choices=among(0, 1, 2, 3),
    right=lambda table, verdict: str(chance("NA", "red").sure),
)
sure.expect("2")
sure

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 黑底的數字：從那一格算起，還剩幾次航行就開通。
#
# </div>
# <div lang="en">
#
# The numbers on black say how many more Ship actions, counted from that space, open the region.
#
# </div>

# %% tags=["below"]
pictured(outlooks["NA"])

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 3．平手算最近的
#
# 平手時，平手的人當中最靠近總督卡的得到（E3.1d）。南美只剩1格：綠3個，紅、藍各1個。
#
# </div>
# <div lang="en">
#
# ## 3 A tie goes to the nearest
#
# In a tie, the tied player whose marker stands nearest to the card gets it (E3.1d). South America has 1 space left: Green has 3, Red and Blue 1 each.
#
# </div>

# %% tags=["below"]
late = Prediction(
    table,
    Text("你至少要幾次？", "How many more times must you Ship at the least?"),
    action="red: ship SA",
    choices=among(0, 1, 2),
    right=lambda table, verdict: str(chance("SA", "red").can),
)
late.expect("None")
late

# %% tags=["below"]
tied = Prediction(
    table,
    Text(
        "加勒比海是紅、藍、藍，還有3格。你至少要幾次？",
        "The Caribbean holds red, blue, blue, with 3 spaces left. How many do you need at least?",
    ),
    action="red: ship CA",
    choices=among(0, 1, 2, 3),
    right=lambda table, verdict: str(chance("CA", "red").can),
)
tied.expect("1")
tied

# %% tags=["below"]
Reveal(
    Text(
        "紅、藍、藍、綠、綠、紅：三方各2個，你最靠近總督卡。",
        "Red, blue, blue, green, green, red: all have 2, and you stand nearest.",
    )
)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 4．自己來
#
# 造船廠和製圖師都空著，港口6個工人。別人都跳過的話，**怎麼走，這一回合就能得到北美或加勒比海的總督卡？** 下面是北美的一種走法。
#
# </div>
# <div lang="en">
#
# ## 4 On your own
#
# Shipyard and Cartographer are free, with 6 population markers in the harbour. Suppose the others pass: **how do you gain the Governor of North America or of the Caribbean this round?** Below is one way for North America.
#
# </div>

# %% tags=["below"]
WhyPanel(table.branch(), seat="red")

# %% tags=["below"]
plan = atlas.plan(table, "red", "open NA")
assert plan.actions == 2
pictured(plan)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 5．動手算
#
# 遠東有8格：綠、綠、綠、綠、藍，剩3格。用紙筆算出每個人「至少」和「必得」的次數，再打開下面的答案。
#
# </div>
# <div lang="en">
#
# ## 5 By hand
#
# The Far East has 8 spaces: green, green, green, green, blue, and 3 left. Work out “at least” and “surely” for each player, then open the key below.
#
# </div>

# %% tags=["below"]
key = outlooks["FE"]
assert [each.can for each in key.chances] == [None, 3, 0]
pictured(key)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 每個地區一次看完：
#
# </div>
# <div lang="en">
#
# Every region at a glance:
#
# </div>

# %% tags=["below"]
Reveal(words.listed([outlook.text for outlook in outlooks.values()], apart=True))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 標記的機率和工人的價值，見[數學實驗室](../lab/endeavor.ipynb)。
#
# </div>
# <div lang="en">
#
# For the odds of tokens and the worth of a marker, see [the mathematics lab](../lab/endeavor.ipynb).
#
# </div>
