# %% [markdown]
# <div lang="zh-Hant">
#
# # 航行、開通、攻占
#
# 《奮進號》第一課，約15分鐘。選單「Run」→「Run All Cells」，再從上往下做：先猜，再看規則怎麼判。
#
# </div>
# <div lang="en">
#
# # Ship, open, occupy
#
# *Endeavor*, the first lesson, about 15 minutes. Choose “Run” → “Run All Cells”, then work downwards: predict first, then see which rule decides.
#
# </div>

# %% tags=["folded"]
import seabook
from seabook import words
from seabook.widgets import LanguageSwitch, Prediction, Reveal, WhyPanel

LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．第一次攻占
#
# 第1回合，你是紅方，港口有2個工人，圖板上印著殖民屋。**先在腦中選一座城市，點下去，再按「就這樣做」。**
#
# </div>
# <div lang="en">
#
# ## 1 A first city
#
# Round 1: you are Red, with 2 population markers in your harbour and a Colonial House printed on your board. **Click a city of your choice, then play it.**
#
# </div>

# %% tags=["folded"]
first = seabook.game("endeavor").position(3, {"phase": "action", "red": {"harbour": 2}})
WhyPanel(first, seat="red")

# %% [markdown]
# <div lang="zh-Hant">
#
# 剛才花了2個工人：1個啟用殖民屋，1個進城市；城市上的標記歸你。歐洲不必先有勢力（在場）。那別人占著的城市呢？
#
# </div>
# <div lang="en">
#
# That took 2 population markers: 1 activates the Colonial House, 1 goes into the city, whose token is yours. Europe asks for no presence. But what if somebody is there?
#
# </div>

# %% tags=["folded"]
taken = Prediction("occupy-europe-taken", board=True)
taken.expect("no")
taken

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 2．向外航行
#
# 歐洲以外的地區要先航行。工人從離總督卡最遠的空格放起，那一格的標記歸你。
#
# </div>
# <div lang="en">
#
# ## 2 Out to sea
#
# Every other region begins with Ship. Your population marker goes on the empty space furthest from the Governor card, and the token there is yours.
#
# </div>

# %% tags=["folded"]
statuses = ["industry", "politics"]
tracks = [(code, words.glossary()[code].name) for code in statuses]


def token_taken(table, verdict):
    """The token that the action takes."""
    return next(e.values["token"].code for e in verdict.events if e.slug == "token.taken")


next_space = Prediction("ship-next-space", choices=tracks, right=token_taken, board=True)
next_space.expect("industry")
next_space

# %% [markdown]
# <div lang="zh-Hant">
#
# 試試看：造船廠已啟用，你要航行到哪裡？點一條航線，看看會發生什麼，再執行。
#
# </div>
# <div lang="en">
#
# Try it: the Shipyard is activated. Where will you Ship? Click a shipping track, read what would happen, then play it.
#
# </div>

# %% tags=["folded"]
sailing = seabook.game("endeavor").position(
    3, {"round": 2, "phase": "action", "red": {"harbour": 3, "buildings": ["shipyard"]}}
)
sailing.play("red: activate shipyard")
WhyPanel(sailing, seat="red")

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 3．什麼時候開通
#
# 航線放滿的那一刻，地區開通，總督卡送出。**誰得到？**
#
# </div>
# <div lang="en">
#
# ## 3 When a region opens
#
# The moment its track is full the region is open and its Governor card goes to somebody. **To whom?**
#
# </div>

# %% tags=["folded"]
seats = [(seat.code, seat.name) for seat in seabook.game("endeavor").seats[:3]]


def governor(table, verdict):
    """Who takes the Governor card in what would happen."""
    return next(e.values["who"].code for e in verdict.events if "governor" in e.slug)


most = Prediction("ship-opens-for-another", choices=seats, right=governor, board=True)
most.expect("blue")
most

# %% [markdown]
# <div lang="zh-Hant">
#
# 平手呢？
#
# </div>
# <div lang="en">
#
# And in a tie?
#
# </div>

# %% tags=["folded"]
tie = Prediction("ship-tie-nearest-not-tied", choices=seats, right=governor, board=True)
tie.expect("blue")
tie

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 4．攻占遠方的城市
#
# 歐洲以外的城市有兩個條件。先猜，再從答案裡找出它們。
#
# </div>
# <div lang="en">
#
# ## 4 A city far away
#
# A city outside Europe has two conditions. Predict, then find them in the answers.
#
# </div>

# %% tags=["folded"]
closed = Prediction("occupy-na-closed", board=True)
closed.expect("no")
closed

# %% tags=["folded"]
absent = Prediction("occupy-open-without-presence")
absent.expect("no")
absent

# %% tags=["folded"]
beside = Prediction("occupy-with-presence-beside")
beside.expect("yes")
beside

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 5．連線
#
# 兩端的城市都是你的，連線上的標記也歸你。
#
# </div>
# <div lang="en">
#
# ## 5 Connections
#
# When both cities of a connection are yours, so is the token on it.
#
# </div>

# %% tags=["folded"]
numbers = [(str(n), words.Text(f"{n}枚", f"{n} token" + "s" * (n != 1))) for n in range(4)]


def tokens_taken(table, verdict):
    """How many tokens the action takes."""
    return str(sum(e.slug == "token.taken" for e in verdict.events))


line = Prediction("occupy-completes-connection", choices=numbers, right=tokens_taken, board=True)
line.expect("2")
line

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 6．自己來
#
# 非洲的航線只剩1個空格，你有造船廠和殖民屋，港口有4個工人。**在這一輪次裡，你能走到埃爾米納嗎？** 點城市看還缺什麼，再想順序。
#
# </div>
# <div lang="en">
#
# ## 6 On your own
#
# Africa lacks 1 marker on its track. You own a Shipyard and the Colonial House, and your harbour holds 4 population markers. **Can you reach Elmina?** Click it to see what is missing, then find the order.
#
# </div>

# %% tags=["folded"]
alone = seabook.game("endeavor").position(
    3,
    {
        "round": 3,
        "phase": "action",
        "track": {"AF": ["blue", "green", "blue", "green", "blue"]},
        "red": {"harbour": 4, "buildings": ["shipyard"]},
        "blue": {"passed": True},
        "green": {"passed": True},
    },
)
WhyPanel(alone, seat="red")

# %% [markdown]
# <div lang="zh-Hant">
#
# 藍方和綠方已經跳過（pass），所以輪次又回到你。這是一種走法：
#
# </div>
# <div lang="en">
#
# Blue and Green have passed, so the next turn is yours again. One way to do it:
#
# </div>

# %% tags=["folded"]
shown = alone.branch()
for action in ("activate shipyard", "ship AF", "activate colonial-house", "occupy AF1"):
    events = shown.play(f"red: {action}")
Reveal(events[0])

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 帶走三句話
#
# - 每次航行到最遠的空格；放滿就開通，最多的人得總督卡，平手看誰離卡最近。
# - 歐洲的空城市可以直接攻占；其他地區要已開通，而且你在場。
# - 兩端都是你的，連線的標記就是你的。
#
# 下一課：[圖板與回合](02_board_and_round.ipynb)
#
# </div>
# <div lang="en">
#
# ## Three sentences to keep
#
# - Ship to the furthest empty space; a full track opens the region; most markers take the Governor, the nearest in a tie.
# - An empty European city can be occupied at once; elsewhere you need an open region and presence.
# - Hold both ends, and the connection's token is yours.
#
# Next: [The board and the round](02_board_and_round.ipynb)
#
# </div>
