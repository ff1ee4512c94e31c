# %% [markdown]
# <div lang="zh-Hant">
#
# # 遊戲結束與計分
#
# 《奮進號》第八課，約15分鐘。選單「Run」→「Run All Cells」，再從上往下做：先猜，再看規則怎麼判。
#
# </div>
# <div lang="en">
#
# # The end and the score
#
# *Endeavor*, the eighth lesson, about 15 minutes. Choose “Run” → “Run All Cells”, then work downwards: predict first, then see which rule decides.
#
# </div>

# %% tags=["folded"]
import seabook
from seabook import words
from seabook.proof.golden import golden
from seabook.widgets import LanguageSwitch, Prediction, Reveal, ScoreSheet, WhatIf, WhyPanel
from seabook.words import Text

endeavor = seabook.game("endeavor")
seats = [(seat.code, seat.name) for seat in endeavor.seats[:3]]


def among(*numbers):
    """Numbers of glory to choose from."""
    return [(str(n), Text(f"{n}分", f"{n} glory")) for n in numbers]


def closing(**red):
    """Round 7: everyone else has passed, and Red is about to."""
    cities = dict.fromkeys(red.pop("city", ()), "red")
    passed = {"blue": {"passed": True}, "green": {"passed": True}}
    return endeavor.position(
        3, {"round": 7, "phase": "action", "city": cities, "red": red, **passed}
    )


def glory(*rules):
    """Red's glory by these rules of the score, or by all."""

    def right(table, verdict):
        lines = table.game.score_sheet(table.state, 0)
        return str(sum(line.glory for line in lines if not rules or line.rule in rules))

    return right


def counted(table, *rules):
    """Red's lines of the score by these rules, in words."""
    lines = (line for line in table.game.score_sheet(table.state, 0) if line.rule in rules)
    return words.listed([line.text for line in lines], apart=True)


LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．最後一個輪次
#
# 第7回合，別人都跳過了，你是紅方。**攻占歐洲的任何一座城市，然後跳過。** 遊戲就此結束（E4.1）。
#
# </div>
# <div lang="en">
#
# ## 1 The last turn
#
# Round 7: you are Red, and the others have passed. **Occupy any city in Europe, then pass.** With that the game is over (E4.1).
#
# </div>

# %% tags=["folded"]
WhyPanel(closing(harbour=2, industry=3), seat="red")

# %% tags=["folded"]
late = Prediction("end-no-more-actions")
late.expect("no")
late

# %% tags=["folded"]
tied = Prediction(
    "end-shared-by-two",
    choices=[*seats[:2], ("both", Text("兩人共同獲勝", "Both share the win"))],
    right=lambda table, verdict: (
        "both" if verdict.events[-1].rule == "E4.2" else verdict.events[-1].values["who"].code
    ),
)
tied.expect("both")
tied

# %% [markdown]
# <div lang="zh-Hant">
#
# 同分就共同獲勝（E4.2）。
#
# ## 2．城市與連線
#
# 城市多半值1分，利馬（SA1）與長崎（FE4）值2分（E5.1）。兩端都是你的連線，再得1分（E5.2）。
#
# </div>
# <div lang="en">
#
# A tie is shared (E4.2).
#
# ## 2 Cities and connections
#
# Most cities are worth 1 glory, Lima (SA1) and Nagasaki (FE4) 2 (E5.1). A connection whose ends are both yours adds 1 (E5.2).
#
# </div>

# %% tags=["folded"]
south = closing(city=["EU5", "EU6", "EU7"])
held = Prediction(
    south,
    question=Text(
        "巴黎、羅馬、君士坦丁堡是你的。城市和連線一共幾分？",
        "Paris, Rome and Constantinople are yours. How much glory do cities and connections give?",
    ),
    action="red: pass",
    choices=among(3, 4, 5, 6),
    right=glory("E5.1", "E5.2"),
    tell=counted(south, "E5.1", "E5.2"),
    board=True,
)
held.expect("5")
held

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 3．狀態軌
#
# 每條狀態軌依等級得0、2、4、7分；從10起，走到幾就得幾分，至多15（E5.3）。
#
# </div>
# <div lang="en">
#
# ## 3 Status tracks
#
# Each status track scores 0, 2, 4 or 7 by its level; from 10 up the marker scores the number it stands on, up to 15 (E5.3).
#
# </div>

# %% tags=["folded"]
nine = closing(culture=9)
below = Prediction(
    nine,
    question=Text("文化在9，這條狀態軌得幾分？", "Culture stands on 9. What does its track score?"),
    action="red: pass",
    choices=among(4, 7, 9, 10),
    right=glory("E5.3"),
    tell=counted(nine, "E5.3"),
)
below.expect("7")
below

# %% tags=["folded"]
statuses = {"industry": 3, "culture": 5, "finance": 9, "politics": 12}
tracks = [(code, words.glossary()[code].name) for code in statuses]


def gain(code):
    """What 1 more step on this track adds to the score."""
    before, after = closing(**statuses), closing(**{**statuses, code: statuses[code] + 1})
    return after.scores()[0] - before.scores()[0]


gains = [name + Text(f"{gain(code)}分", f" {gain(code)}") for code, name in tracks]
step = Prediction(
    closing(**statuses),
    question=Text(
        "工業在3，文化在5，經濟在9，政治在12。只能再走1格，哪一條加最多分？",
        "Industry is on 3, culture on 5, finance on 9, politics on 12. With 1 more step, which track gains most?",
    ),
    action="red: pass",
    choices=tracks,
    right=lambda table, verdict: max(statuses, key=gain),
    tell=words.listed(gains, apart=True),
)
step.expect("finance")
step

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 4．港口、板塊、資產卡
#
# 港口每3個工人1分（E5.4）。板塊上的榮耀圖示（E5.5）、資產卡上的榮耀圖示（E5.6），每個1分。
#
# </div>
# <div lang="en">
#
# ## 4 Harbour, buildings, cards
#
# Every 3 population markers in your harbour give 1 glory (E5.4). Each glory icon on a building (E5.5) or an asset card (E5.6) gives 1.
#
# </div>

# %% tags=["folded"]
full = closing(harbour=8, buildings=["market*", "colonial-house*"])
port = Prediction(
    full,
    question=Text(
        "港口有8個工人，板塊上還有2個。這些工人得幾分？",
        "Your harbour holds 8 population markers, and 2 more stand on buildings. What do they score?",
    ),
    action="red: pass",
    choices=among(2, 3, 8, 10),
    right=glory("E5.4"),
    tell=counted(full, "E5.4"),
)
port.expect("2")
port

# %% [markdown]
# <div lang="zh-Hant">
#
# 玩家圖板最右邊放資產卡的那一格，空著就得3分（E5.7）。它只在別格放不下時才給總督卡用。你的政治是等級1：
#
# </div>
# <div lang="en">
#
# The rightmost card space on your player board gives 3 glory if it is empty (E5.7). It is for a Governor card that fits nowhere else. Your politics is level 1:
#
# </div>

# %% tags=["folded"]
alone_there = Prediction(
    "score-space-governor-elsewhere",
    question=Text(
        "你只有1張總督卡。最右邊那一格得幾分？",
        "A Governor card is all you hold. What does the rightmost space score?",
    ),
    choices=among(0, 3),
    right=glory("E5.7"),
)
alone_there.expect("3")
alone_there

# %% tags=["folded"]
crowded = Prediction(
    "score-space-taken",
    question=Text(
        "除了總督卡，再多1張一般的資產卡呢？",
        "And with an ordinary asset card besides the Governor card?",
    ),
    choices=among(0, 3),
    right=glory("E5.7"),
)
crowded.expect("0")
crowded

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 5．一局的終點
#
# 每張棄掉的奴隸卡扣1分（E5.8），第六課說明原因。下面是一整局的結尾，少一點提示：自己加。
#
# </div>
# <div lang="en">
#
# ## 5 The end of a whole game
#
# Each discarded slavery card costs 1 glory (E5.8); lesson six tells why. Here is the end of a real game. Less help now: add it up yourself.
#
# </div>

# %% tags=["folded"]
ended = golden("endeavor").table()
total = Prediction(
    ended.at(len(ended.history) - 1),
    question=Text(
        "綠方：城市7分，連線4條，狀態軌7、7、2、7分，港口9個工人，板塊3分，資產卡8分，最右邊空著。總分是多少？",
        "Green: cities 7, connections 4, status tracks 7, 7, 2 and 7, 9 population markers in the harbour, buildings 3, asset cards 8, rightmost space empty. The total?",
    ),
    action=ended.history[-1].action.notation,
    choices=among(48, 51, 57),
    right=lambda table, verdict: str(verdict.events[-1].values["glory"]),
)
total.expect("51")
total

# %% [markdown]
# <div lang="zh-Hant">
#
# 按規則編號看規則卡。**找出藍方的負分；沒有它，藍方追得上嗎？**
#
# </div>
# <div lang="en">
#
# Press a rule number for its card. **Find Blue's negative line: without it, would Blue have caught up?**
#
# </div>

# %% tags=["folded"]
ScoreSheet(ended)

# %% tags=["folded"]
Reveal(Text("追不上，50對51。", "No: 50 against 51."))

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 6．自己來
#
# 你有巴黎，還能攻占1次。**哪座城市加最多分？** 先試走、比分數，再換一座。
#
# </div>
# <div lang="en">
#
# ## 6 On your own
#
# You hold Paris and can Occupy 1 more city. **Which adds most glory?** Try one, compare the scores, come back and try another.
#
# </div>

# %% tags=["folded"]
alone = endeavor.position(
    3,
    {
        "round": 7,
        "phase": "action",
        "city": {"EU5": "red"},
        "token": {
            "EU1": "industry",
            "EU6": "industry",
            "EU9": "culture",
            "EU10": "finance",
            "EU5-EU6": "finance",
        },
        "red": {
            "harbour": 5,
            "industry": 6,
            "culture": 9,
            "finance": 3,
            "politics": 2,
        },
        "blue": {"passed": True},
        "green": {"passed": True},
    },
)
WhatIf(alone, seat="red")

# %% tags=["folded"]
shown = alone.branch()
for action in ("activate colonial-house", "occupy EU6"):
    shown.play(f"red: {action}")
Reveal(
    Text(
        "羅馬加7分：城市1分，連線1分，工業走到7加3分，連線的經濟標記加2分。",
        "Rome adds 7: the city 1, the connection 1, industry stepping to 7 adds 3, and finance from the connection 2.",
    ),
    ScoreSheet(shown),
)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 帶走三句話
#
# - 第7回合大家都跳過就結束；同分共同獲勝。
# - 狀態軌只在2、4、7跳，從10起每格1分：同樣一格，可能值3分，也可能值0分。
# - 連線看最後誰有兩端；港口每3個工人才有1分。
#
# 接著：[常見的誤讀](misreadings.ipynb)，或[自由對局](09_free_table.ipynb)
#
# </div>
# <div lang="en">
#
# ## Three sentences to keep
#
# - The game ends when all have passed in round 7; a tie is shared.
# - Tracks jump at 2, 4 and 7, and from 10 each step is 1 glory: a step may add 3, or 0.
# - Connections score for the last holder; 3 in the harbour make 1.
#
# Next: [Misreadings](misreadings.ipynb), or [a free table](09_free_table.ipynb)
#
# </div>
