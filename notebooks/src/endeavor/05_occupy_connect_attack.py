# %% [markdown]
# <div lang="zh-Hant">
#
# # 攻占、連線、開戰
#
# 《奮進號》第五課，約15分鐘。選單「Run」→「Run All Cells」，再從上往下做：先猜，再看規則怎麼判。
#
# </div>
# <div lang="en">
#
# # Occupy, connect, attack
#
# *Endeavor*, the fifth lesson, about 15 minutes. Choose “Run” → “Run All Cells”, then work downwards: predict first, then see which rule decides.
#
# </div>

# %% tags=["folded"]
from IPython.display import HTML

import seabook
from seabook.markup import listing, tag
from seabook.widgets import LanguageSwitch, Prediction, Reveal, WhyPanel
from seabook.words import Text

endeavor = seabook.game("endeavor")


def told(events):
    """Events as sentences, in both languages."""
    return HTML(tag("div", listing(event.text for event in events), class_="sb-verdict"))


def among(*numbers):
    """Numbers to choose from."""
    return [(str(n), Text(f"{n}", f"{n}")) for n in numbers]


def tokens_taken(table, verdict):
    """How many tokens the action takes."""
    return str(sum(event.slug == "token.taken" for event in verdict.events))


def change(table, verdict, path):
    """By how much the action changes a value."""
    trial = table.branch()
    trial.play(verdict.action)
    return trial.game.value(trial.state, path) - table.game.value(table.state, path)


LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．一次最多幾枚標記
#
# 你是紅方，羅馬和亞歷山卓是你的，港口有2個工人。**點幾座歐洲的城市，找出一次能拿3枚標記的那一座，執行看看。**
#
# </div>
# <div lang="en">
#
# ## 1 How many tokens at once
#
# You are Red; Rome and Alexandria are yours, and your harbour holds 2 population markers. **Click some cities in Europe, find the one that brings 3 tokens at once, and play it.**
#
# </div>

# %% tags=["folded"]
first = endeavor.position(
    3, {"phase": "action", "city": {"EU6": "red", "EU10": "red"}, "red": {"harbour": 2}}
)
WhyPanel(first, seat="red")

# %% [markdown]
# <div lang="zh-Hant">
#
# 在歐洲地中海攻占，只要城市是空的（E3.2a）。工人呢？
#
# </div>
# <div lang="en">
#
# To Occupy in Europe and the Mediterranean, the city need only be empty (E3.2a). And the population markers?
#
# </div>

# %% tags=["folded"]
single = Prediction("occupy-by-building-with-one")
single.expect("no")
single

# %% [markdown]
# <div lang="zh-Hant">
#
# 其他地區還要已開通，而且你在場（E3.2b）。下面這一問什麼都缺：**數數看，會有幾條理由？**
#
# </div>
# <div lang="en">
#
# Elsewhere the region must be open and you present (E3.2b). Here everything is missing: **how many reasons will there be?**
#
# </div>

# %% tags=["folded"]
reasons = Prediction(
    "occupy-all-reasons-at-once",
    question=Text(
        "港口1個工人，北美的航線還有空格，你在那裡沒有工人。想用殖民屋攻占紐奧良，會聽到幾條理由？",
        "Your harbour holds 1 population marker, the track of North America has empty spaces, and nothing of yours is there. Asking to Occupy New Orleans with the Colonial House, how many reasons do you hear?",
    ),
    choices=among(1, 2, 3),
    right=lambda table, verdict: str(len(verdict.reasons)),
)
reasons.expect("3")
reasons

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 2．連線
#
# 連線兩端都是你的，上面的標記立即歸你（E3.2c）。棕色的發展標記讓狀態指示物前進1格（E3.2d）。
#
# </div>
# <div lang="en">
#
# ## 2 Connections
#
# When both ends of a connection are yours, its token is yours at once (E3.2c). A brown status token moves its status marker 1 space (E3.2d).
#
# </div>

# %% tags=["folded"]
lines = Prediction(
    "occupy-two-connections",
    choices=among(0, 1, 2, 3),
    right=lambda table, verdict: str(
        sum(event.slug == "token.taken" and event.rule == "E3.2c" for event in verdict.events)
    ),
)
lines.expect("2")
lines

# %% tags=["folded"]
shared = Prediction(
    "occupy-connection-shared",
    choices=[("yes", Text("拿得到", "Yes, I take it")), ("no", Text("拿不到", "No, it stays"))],
    right=lambda table, verdict: (
        "yes" if any(event.rule == "E3.2c" for event in verdict.events) else "no"
    ),
)
shared.expect("no")
shared

# %% tags=["folded"]
gone = Prediction(
    "occupy-connection-token-gone",
    question=Text(
        "巴黎是你的，但連線上的標記早就被別人拿走。你攻占羅馬，一共拿到幾枚標記？",
        "Paris is yours, but the token on the connection went to somebody else long ago. You Occupy Rome: how many tokens do you take in all?",
    ),
    choices=among(0, 1, 2),
    right=tokens_taken,
)
gone.expect("1")
gone

# %% [markdown]
# <div lang="zh-Hant">
#
# 連線的標記只有1枚，先到先得；但連線計分看最後誰擁有兩端。
#
# ## 3．開戰
#
# 開戰是從對手手上奪取城市（E3.3a），比攻占貴（E3.3c）。
#
# </div>
# <div lang="en">
#
# A connection has 1 token, for whoever is first; but it scores for whoever holds both ends when the game ends.
#
# ## 3 Attack
#
# To Attack is to take a city from an opponent (E3.3a). It costs more than to Occupy (E3.3c).
#
# </div>

# %% tags=["folded"]
barracks = Prediction("attack-by-building-with-two")
barracks.expect("no")
barracks

# %% tags=["folded"]
siege = endeavor.position(
    3,
    {
        "phase": "action",
        "city": {"EU1": "blue"},
        "red": {"harbour": 5, "buildings": ["barracks"]},
    },
)
price = Prediction(
    siege,
    question=Text(
        "港口有5個工人，倫敦是藍方的。用兵營開戰，連啟用在內，港口會少幾個？",
        "Your harbour holds 5 population markers and Blue has London. You Attack with the Barracks: how many leave the harbour, the activation included?",
    ),
    action="red: attack EU1",
    choices=among(1, 2, 3, 4),
    right=lambda table, verdict: str(verdict.paid),
)
price.expect("3")
price

# %% [markdown]
# <div lang="zh-Hant">
#
# 兵營1個，城市1個，再放1個回自己的個人供應區。對手的工人呢？
#
# </div>
# <div lang="en">
#
# 1 for the Barracks, 1 for the city, and 1 more back to your own supply. And your opponent's?
#
# </div>

# %% tags=["folded"]
places = [
    ("harbour", Text("綠方的港口", "To Green's harbour")),
    ("supply", Text("綠方的個人供應區", "To Green's own supply")),
]
beaten = Prediction(
    "attack-beaten-to-supply",
    choices=places,
    right=lambda table, verdict: next(
        place for place, _ in places if change(table, verdict, f"green.{place}")
    ),
)
beaten.expect("supply")
beaten

# %% tags=["folded"]
abroad = Prediction("attack-overseas-without-presence")
abroad.expect("no")
abroad

# %% [markdown]
# <div lang="zh-Hant">
#
# 被擊敗的工人回到個人供應區（E3.3b）。在別的地區，開戰跟攻占一樣要在場。
#
# ## 4．斷了又連
#
# 藍方有巴黎、羅馬和中間的連線，各值1分。
#
# </div>
# <div lang="en">
#
# The beaten population marker returns to the supply (E3.3b). Elsewhere, Attack needs presence just as Occupy does.
#
# ## 4 Broken and whole again
#
# Blue holds Paris, Rome and the connection between them, worth 1 glory each.
#
# </div>

# %% tags=["folded"]
broken = Prediction(
    "attack-breaks-connection",
    question=Text(
        "你用開戰攻下羅馬。藍方的總分少幾分？",
        "You take Rome by Attack. How much glory does Blue lose?",
    ),
    choices=among(0, 1, 2, 3),
    right=lambda table, verdict: str(-change(table, verdict, "blue.total")),
)
broken.expect("2")
broken

# %% tags=["folded"]
second = Prediction(
    "attack-second-owner-of-connection",
    question=Text(
        "連線的標記早就歸了藍方。你已攻下巴黎，再攻下羅馬，這次拿到幾枚標記？",
        "Blue took the token of the connection long ago. You have conquered Paris and now take Rome: how many tokens does that bring?",
    ),
    choices=among(0, 1, 2),
    right=tokens_taken,
)
second.expect("0")
second

# %% [markdown]
# <div lang="zh-Hant">
#
# 城市的標記和連線的標記都不再來第2次，不過連線現在替你計分。
#
# ## 5．自己來
#
# 你有巴黎和亞歷山卓，藍方有羅馬和君士坦丁堡。**用5個工人、2個輪次，拿到3枚標記。** 其他人都跳過了。
#
# </div>
# <div lang="en">
#
# Neither token comes a second time, but the connection now scores for you.
#
# ## 5 On your own
#
# You hold Paris and Alexandria, Blue has Rome and Constantinople. **With 5 population markers and 2 turns, take 3 tokens.** The others have passed.
#
# </div>

# %% tags=["folded"]
alone = endeavor.position(
    3,
    {
        "round": 4,
        "phase": "action",
        "city": {"EU5": "red", "EU10": "red", "EU6": "blue", "EU7": "blue"},
        "red": {"harbour": 5, "buildings": ["barracks"]},
        "blue": {"passed": True},
        "green": {"passed": True},
    },
)
WhyPanel(alone, seat="red")

# %% tags=["folded"]
shown = alone.branch()
events = []
for action in ("activate colonial-house", "occupy EU9", "activate barracks", "attack EU7"):
    events += shown.play(f"red: {action}")
Reveal(
    Text(
        "一種走法：攻占突尼斯得2枚，再對君士坦丁堡開戰得1枚。",
        "One way: Occupy Tunis for 2 tokens, then Attack Constantinople for 1 more.",
    ),
    told(events),
)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 帶走三句話
#
# - 攻占選空城市；歐洲以外要已開通，而且你在場。
# - 連線的標記只有最先擁有兩端的玩家拿得到；計分看最後誰擁有兩端。
# - 開戰在啟用之外再花2個工人，拿不到城市的標記。
#
# 下一課：[交易、資產卡上限、廢除](06_draw_limits_abolition.ipynb)
#
# </div>
# <div lang="en">
#
# ## Three sentences to keep
#
# - Occupy empty cities; outside Europe the region must be open and you present.
# - The first to hold both ends takes a connection's token; the last holder scores it.
# - Attack costs 2 population markers beyond the activation and brings no city token.
#
# Next: [Draw, the card limit, abolition](06_draw_limits_abolition.ipynb)
#
# </div>
