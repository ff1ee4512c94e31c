# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 到卡利卡特的路
#
# 點一個方格或一艘船，或按一個問題：哪些船能到、誰會被推走、最快怎麼走。
#
# </div>
# <div lang="en">
#
# # The way to Calicut
#
# Click a landing or a ship, or press a question: which ships get there, who is pushed on, and the quickest way.
#
# </div>

# %% tags=["stage"]
import seabook
from seabook.widgets import AtlasPanel

vasco = seabook.game("vasco_da_gama")
table = vasco.position(
    2,
    {
        "phase": "acting",
        "round": 3,
        "marker": 5,
        "number": {
            "6": "yellow projects",
            "7": "yellow recruiting",
            "9": "yellow navigation",
            "20": "red characters",
        },
        "section": {"A": ["violet", "violet", "grey", "grey", "orange"]},
        "sea": {
            "mozambique-1": "red I-2",
            "mozambique-2": "yellow I-6",
            "mozambique-3": "M3",
            "malindi-3": "red I-10",
            "natal-1": "red I-4",
        },
        "yellow": {"ships": ["I-5", "I-9"], "captains": 2, "money": 8},
        "red": {"ships": ["I-8"]},
    },
)
AtlasPanel(table, seat="yellow")

# %% tags=["below"]
from collections import Counter

from seabook import atlas
from seabook.widgets import Prediction, Reveal
from seabook.words import Text


def among(*numbers):
    """Numbers to choose from."""
    return [(str(n), Text(f"{n}", f"{n}")) for n in numbers]


def closed(answer):
    """An answer, and the board with it, behind a click."""
    return Reveal(answer, atlas.picture(table, answer, "both", "yellow"))


# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 1．船配方格
#
# 你是黃方，有等級5和等級7的船、2個船長。一個行動只去一個地區：船配空方格，這叫做配對。
#
# </div>
# <div lang="en">
#
# ## 1 Ships and landings
#
# You are Yellow, with ships of strength 5 and 7 and 2 captains. One action goes to one region; ships paired with empty landings are a matching.
#
# </div>

# %% tags=["below"]
best = Prediction(
    table,
    Text("去蒙巴薩，一個行動最多得幾分？", "To Mombasa, how many points can one action score?"),
    action="yellow: land mombasa-4",
    choices=among(7, 11, 12, 13),
    right=lambda table, verdict: str(atlas.fleets(table, "yellow")["mombasa"].points),
    board=True,
)
best.expect("12")
best

# %% tags=["below"]
closed(atlas.fleets(table, "yellow")["mombasa"])

# %% tags=["below"]
Reveal(
    {code: (len(each.pairs), each.points) for code, each in atlas.fleets(table, "yellow").items()}
)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 每個地區：送得出幾艘、共幾分。馬林迪的7被占了，只剩11分。
#
# ## 2．誰被推走
#
# 莫三比克和納塔爾放滿了，回合結束時要往上移。蒙巴薩最小的數字是4。
#
# </div>
# <div lang="en">
#
# For each region: how many ships, and for how many points. The 7 of Malindi is taken, which leaves 11.
#
# ## 2 Who is pushed on
#
# Mozambique and Natal are full, and their ships must move up at the end of the round. The lowest landing of Mombasa is a 4.
#
# </div>

# %% tags=["below"]
lost = Prediction(
    table,
    Text("照現在的船，幾艘會離開遊戲？", "As the ships lie, how many will leave the game?"),
    action="yellow: land mombasa-1",
    choices=among(0, 1, 2, 3),
    right=lambda table, verdict: str(len(atlas.pushes(table).lost)),
)
lost.expect("1")
lost

# %% tags=["below"]
closed(atlas.pushes(table))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 3．最早什麼時候放滿
#
# 只算已經備好、又有船長的船，不管是誰的。
#
# </div>
# <div lang="en">
#
# ## 3 When a region can be full
#
# Only ships count that are ready and have a captain, whoever owns them.
#
# </div>

# %% tags=["below"]
full = Prediction(
    table,
    Text("善民之地最早第幾回合放滿？", "In which round can Terra de Boa Gente be full first?"),
    action="yellow: land boa-gente-1",
    choices=among(3, 4, 5),
    right=lambda table, verdict: str(atlas.fillings(table)["boa-gente"].round),
)
full.expect("3")
full

# %% tags=["below"]
Reveal({code: each.round for code, each in atlas.fillings(table).items()})

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 4．最短的走法
#
# 走法是引擎找出來、也走過一遍的。換掉引號裡的代碼，再執行一次。
#
# </div>
# <div lang="en">
#
# ## 4 The shortest plan
#
# The engine finds a plan and plays it. Change the code between the quotes and run again.
#
# </div>

# %% tags=["below"]
plan = atlas.plan(table, "yellow", "outfit I-7")
Reveal(plan)

# %% tags=["below"]
atlas.played(table, plan).history[-1].action.notation

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 5．整張圖帶走
#
# 地區、方格、誰在那裡、會被推到哪裡：都在一張有方向的圖上。動手數：21個方格各有一條邊到地區，地區之間有幾條？
#
# </div>
# <div lang="en">
#
# ## 5 Take the graph with you
#
# Regions, landings, who lies there and who is pushed where: all of it is one directed graph. Count by hand: each of the 21 landings has an edge to its region; how many lead from region to region?
#
# </div>

# %% tags=["below"]
chart = atlas.chart(table)
edges = Counter(kind for *_, kind in chart.edges(data="kind"))
assert edges["route"] == len(vasco.box.regions) - 1
Reveal(
    Text(f"{edges['route']}條，從納塔爾到卡利卡特。", f"{edges['route']}, from Natal to Calicut.")
)

# %% tags=["below"]
atlas.to_dot(chart).splitlines()[:4]
