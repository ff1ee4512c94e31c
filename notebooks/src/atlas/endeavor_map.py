# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 把海圖當成圖
#
# 點一座城市、一條航線或一個牌庫，或按一個問題：答案會畫在海圖上，做法是一步一步的。
#
# </div>
# <div lang="en">
#
# # The chart as a graph
#
# Click a city, a shipping track or a deck, or press a question: the answer is drawn on the chart, and a plan comes as numbered steps.
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
            "AF": ["blue", "red", "blue", "green", "red", "blue"],
            "CA": ["red", "green", "red", "green", "blue"],
            "FE": ["green", "blue"],
        },
        "city": {
            "EU3": "red",
            "EU5": "red",
            "EU7": "blue",
            "EU9": "red",
            "EU10": "blue",
            "AF2": "blue",
        },
        "red": {
            "harbour": 6,
            "buildings": ["docks*", "docks", "fortress", "market"],
            "tokens": {"payment": 1},
        },
        "blue": {"harbour": 3, "buildings": ["shipyard"]},
        "green": {"harbour": 4, "buildings": ["shipyard"]},
    },
)
AtlasPanel(table, seat="red")

# %% tags=["below"]
from collections import Counter

from IPython.display import display

from seabook import atlas, words
from seabook.widgets import Pad, Prediction, Reveal, SvgBoard, WhyPanel
from seabook.words import Text


def pictured(answer, live=False):
    """The board with an answer on it; it follows the language switch."""

    def drawn(code):
        return atlas.picture(table, answer, code, "red")

    label = " ".join(answer.text.pick(code) for code in words.LANGUAGES)
    board = SvgBoard(svg=drawn("both"), label=label, live=live)
    words.on_switch(lambda code: setattr(board, "svg", drawn(code)))
    return board


def towns(*codes):
    """Cities to choose from."""
    return [(code, endeavor.box.city[code].name) for code in codes]


def among(*numbers):
    """Numbers to choose from."""
    return [(str(n), Text(f"{n}", f"{n}")) for n in numbers]


def closed(answer):
    """An answer, and the board with it, behind a click."""
    return Reveal(answer, atlas.picture(table, answer, "both", "red"))


# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 1．哪座城市最要緊
#
# 城市是點，連線是邊。走最短的路，最常經過哪一座城市？這叫做中介度。
#
# </div>
# <div lang="en">
#
# ## 1 Which city matters most?
#
# Cities are points and connections are edges. Taking shortest paths, through which city do you pass most often? This is its betweenness.
#
# </div>

# %% tags=["below"]
centre = Prediction(
    table,
    Text("哪一座的中介度最高？", "Which has the highest betweenness?"),
    action="red: attack EU7",
    choices=towns("EU1", "EU3", "EU7", "CA1"),
    right=lambda table, verdict: atlas.weights(table).top(1)[0],
    board=True,
)
centre.expect("EU7")
centre

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 中介度看位置；榮耀看城市加上它所有的連線（E5.1、E5.2）。圖上的數字是榮耀，圈起來的是中介度前3名。
#
# </div>
# <div lang="en">
#
# Betweenness looks at the place; glory counts the city with all of its connections (E5.1, E5.2). The numbers are glory, the rings mark the 3 highest in betweenness.
#
# </div>

# %% tags=["below"]
closed(atlas.weights(table))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 2．還能完成哪些連線
#
# 你是紅方，港口6個工人，殖民屋、1個碼頭、要塞、市場空著，還有1枚支薪標記。別人都跳過的話：
#
# </div>
# <div lang="en">
#
# ## 2 Which connections can I still complete?
#
# You are Red with 6 population markers in the harbour. Colonial House, 1 Docks, Fortress and Market are free, and you hold 1 Payment token. Suppose the others pass:
#
# </div>

# %% tags=["below"]
paris = Prediction(
    table,
    Text(
        "要完成巴黎和羅馬之間的連線，最少要幾個行動？",
        "How many actions does the connection from Paris to Rome take at least?",
    ),
    action="red: occupy EU6",
    choices=among(1, 2, 3),
    right=lambda table, verdict: str(atlas.connections(table, "red")["EU5-EU6"].actions),
)
paris.expect("1")
paris

# %% tags=["below"]
many = Prediction(
    table,
    Text("本回合能完成的連線，一共有幾條可選？", "How many connections are there to choose from?"),
    action="red: occupy EU6",
    choices=among(2, 4, 7, 10),
    right=lambda table, verdict: str(len(atlas.connections(table, "red"))),
)
many.expect("10")
many

# %% tags=["below"]
plans = atlas.connections(table, "red")
Reveal({code: (plan.actions, plan.markers) for code, plan in plans.items()})

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 每條連線：行動數、用掉的工人。挑一條，換掉引號裡的代碼，再執行一次；圖上的數字是步驟。
#
# </div>
# <div lang="en">
#
# For each connection: actions, and markers used. Pick one, change the code between the quotes and run again; the numbers on the board are the steps.
#
# </div>

# %% tags=["below"]
plan = plans["EU3-CA3"]
display(plan)
pictured(plan)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 3．照著走一遍
#
# 走法不是說說而已。**在圖板上把它走完**：圈起來的是要去的地方。
#
# </div>
# <div lang="en">
#
# ## 3 Play it
#
# A plan is more than words. **Play it to the end on the board**: the rings mark where it goes.
#
# </div>

# %% tags=["below"]
panel = WhyPanel(table.branch(), seat="red")
panel.board.marks = plan.marks
panel.board.redraw()
panel

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 4．最短的走法
#
# 目標也可以是在場、開通，或拿到某一張牌。
#
# </div>
# <div lang="en">
#
# ## 4 The shortest plan
#
# A goal may also be to be present, to open a region, or to Draw a certain card.
#
# </div>

# %% tags=["below"]
second = Prediction(
    table,
    Text(
        "要拿到非洲數字2的牌，最少要幾個行動？",
        "How many actions does it take at least to Draw the card numbered 2 of Africa?",
    ),
    action="red: draw AF",
    choices=among(1, 2, 3, 4),
    right=lambda table, verdict: str(atlas.plan(table, "red", "draw AF-2").actions),
)
second.expect("3")
second

# %% tags=["below"]
Reveal(atlas.plan(table, "red", "draw AF-2"))

# %% tags=["below"]
atlas.plan(table, "red", "open FE", rounds=2)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 加上`rounds`，走法可以經過建築、生產、支薪，走到後面的回合。
#
# ## 5．失去一座城市
#
# 藍方守著亞歷山卓和馬薩瓦。
#
# </div>
# <div lang="en">
#
# With `rounds` a plan may run through build, growth and salary into later rounds.
#
# ## 5 Losing a city
#
# Blue holds Alexandria and Massawa.
#
# </div>

# %% tags=["below"]
lost = Prediction(
    table,
    Text(
        "你對亞歷山卓開戰成功，藍方少多少榮耀？",
        "You attack Alexandria. How much glory does Blue lose?",
    ),
    action="red: attack EU10",
    choices=among(1, 2, 3, 4),
    right=lambda table, verdict: str(atlas.loss(table, "EU10").glory),
)
lost.expect("3")
lost

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# **點一座有人的城市**，看它的主人會失去什麼。百分比是地區的爭奪程度：0%是一家獨大，100%是人人一樣多。
#
# </div>
# <div lang="en">
#
# **Click a city that somebody holds** to see what its owner stands to lose. The percentage says how contested a region is: at 0% one player has all, at 100% all have as many.
#
# </div>

# %% tags=["below"]
told = Pad()
contested = atlas.contest(table)
contest = pictured(contested, live=True)


def cost(chosen):
    """What losing the chosen city would cost."""
    code = chosen.partition(" ")[2]
    answer = atlas.loss(table, code) if code in endeavor.box.city else None
    nobody = Text("這裡沒有人占有。", "Nobody holds this.")
    told.status = (answer.text if answer else nobody).html("p")


contest.on_activate(cost)
display(contested, told)
contest

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 6．動手數
#
# 拿紙筆：所有城市的連線數加起來是多少？為什麼一定是偶數？再打開下面的答案。
#
# </div>
# <div lang="en">
#
# ## 6 Count by hand
#
# With pencil and paper: what do the numbers of connections of all cities add up to? Why must it be even? Then open the key below.
#
# </div>

# %% tags=["below"]
chart = atlas.chart("endeavor")
lines = [(a, b) for a, b, kind in chart.edges(data="kind") if kind == "connection"]
degrees = Counter(end for line in lines for end in line)
total = sum(degrees.values())
assert total == 2 * len(lines)
Reveal(
    Text(
        f"{total}：{len(lines)}條連線各有2端，每條都數了2次。",
        f"{total}: each of the {len(lines)} connections has 2 ends and is counted twice.",
    )
)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 整張圖可以帶走：GraphML、JSON、DOT。
#
# </div>
# <div lang="en">
#
# You can take the whole graph away with you, as GraphML, JSON or DOT.
#
# </div>

# %% tags=["below"]
dict(Counter(kind for _, kind in chart.nodes(data="kind")))

# %% tags=["below"]
atlas.to_dot(atlas.chart(table)).splitlines()[:4]

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 接著看[總督之路](governor_routes.ipynb)。
#
# </div>
# <div lang="en">
#
# Go on with [the Governor routes](governor_routes.ipynb).
#
# </div>
