# %% [markdown]
# <div lang="zh-Hant">
#
# # 標記、複合行動、跳過
#
# 《奮進號》第七課，約15分鐘。選單「Run」→「Run All Cells」，再從上往下做：先猜，再看規則怎麼判。
#
# </div>
# <div lang="en">
#
# # Tokens, compound actions, passing
#
# *Endeavor*, the seventh lesson, about 15 minutes. Choose “Run” → “Run All Cells”, then work downwards: predict first, then see which rule decides.
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


LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．用標記行動
#
# 你是紅方，港口只有1個工人，手上有1枚航行／交易標記。**點一條航線，看看有什麼辦法，執行它。**
#
# </div>
# <div lang="en">
#
# ## 1 Acting by token
#
# You are Red, with 1 population marker in your harbour and one Ship/Draw token. **Click a shipping track, see what way there is, and play it.**
#
# </div>

# %% tags=["folded"]
first = endeavor.position(
    3, {"round": 2, "phase": "action", "red": {"harbour": 1, "tokens": {"ship-draw": 1}}}
)
WhyPanel(first, seat="red")

# %% [markdown]
# <div lang="zh-Hant">
#
# 每個輪次1個行動（E2.10）：啟用板塊（E2.11），或棄掉1枚藍色的行動標記（E2.13）。
#
# </div>
# <div lang="en">
#
# Each turn is 1 action (E2.10): activate a building (E2.11), or discard 1 blue action token (E2.13).
#
# </div>

# %% tags=["folded"]
whole = Prediction("token-is-whole-turn")
whole.expect("no")
whole

# %% [markdown]
# <div lang="zh-Hant">
#
# 標記不用工人啟用，所以每樣行動都比用板塊省1個。那麼港口空了呢（E2.12）？
#
# </div>
# <div lang="en">
#
# A token needs no population marker to activate it, so each action takes 1 fewer than by building. And with an empty harbour (E2.12)?
#
# </div>

# %% tags=["folded"]
bare = Prediction("activate-with-empty-harbour")
bare.expect("no")
bare

# %% tags=["folded"]
paid = Prediction("payment-by-token-with-empty-harbour")
paid.expect("yes")
paid

# %% tags=["folded"]
need = Prediction(
    "attack-by-token-with-one",
    question=Text(
        "用開戰標記開戰，港口至少要有幾個工人？",
        "To Attack with an Attack token, how many population markers must your harbour hold at least?",
    ),
    choices=among(0, 1, 2, 3),
    right=lambda table, verdict: str(verdict.reasons[0].values["need"]),
)
need.expect("2")
need

# %% tags=["folded"]
idle = Prediction("activate-without-effect")
idle.expect("no")
idle

# %% [markdown]
# <div lang="zh-Hant">
#
# 放下工人之後，行動至少要有一部分能做（E2.11）。
#
# ## 2．支薪行動
#
# 支薪把別的板塊上的工人收回港口（E3.5），剛放下的那個不行。
#
# </div>
# <div lang="en">
#
# With the population marker placed, some part of the action must be possible (E2.11).
#
# ## 2 The Payment action
#
# Payment takes one back from another building to the harbour (E3.5), never the one just placed.
#
# </div>

# %% tags=["folded"]
freed = Prediction(
    "payment-frees-another-building", choices=among(0, 1, 2), right=standing("red.harbour")
)
freed.expect("1")
freed

# %% tags=["folded"]
again = Prediction("payment-then-activate-again")
again.expect("yes")
again

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 3．只選一個
#
# 公會是航行或交易（E3.6），攻占／交易標記是攻占或交易（E3.7），要塞是攻占或開戰（E3.8）。
#
# </div>
# <div lang="en">
#
# ## 3 One or the other
#
# The Guild Hall is Ship or Draw (E3.6), the Occupy/Draw token Occupy or Draw (E3.7), the Fortress Occupy or Attack (E3.8).
#
# </div>

# %% tags=["folded"]
hall = Prediction(
    "guild-hall-both",
    question=Text(
        "你啟用公會，已經航行到加勒比海。還能接著用它交易嗎？",
        "You have activated the Guild Hall and shipped to the Caribbean. May you also Draw with it?",
    ),
    tell=Text(
        "航行與交易只可以選1個（E3.6）；選了航行，這個輪次就結束了。",
        "Of Ship and Draw you may carry out only 1 (E3.6); having shipped, your turn is over.",
    ),
)
hall.expect("no")
hall

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 4．可以都做
#
# 碼頭是攻占及航行（E3.9），製圖師是航行二次（E3.10），商館是交易二次（E3.11）。可以只做一半，但都在同一個地區。
#
# </div>
# <div lang="en">
#
# ## 4 Both, if you like
#
# The Docks are Occupy and Ship (E3.9), the Cartographer Ship twice (E3.10), the Trade Office Draw twice (E3.11). You may stop after one half; both lie in the same region.
#
# </div>

# %% tags=["folded"]
docks = Prediction("docks-ship-then-occupy")
docks.expect("yes")
docks

# %% tags=["folded"]
apart = Prediction(
    "docks-other-region",
    question=Text(
        "你用碼頭攻占了非洲的埃爾米納。另一半航行到印度，可以嗎？",
        "With the Docks you have occupied Elmina, in Africa. May the other half Ship to India?",
    ),
)
apart.expect("no")
apart

# %% tags=["folded"]
twice = Prediction(
    "cartographer-second-beside",
    choices=seats,
    right=lambda table, verdict: next(
        code for code, _ in seats if "CA-G" in table.game.value(table.state, f"{code}.cards")
    ),
)
twice.expect("red")
twice

# %% [markdown]
# <div lang="zh-Hant">
#
# 總督卡在2次航行之間就決定了。
#
# ## 5．跳過
#
# 輪到你時永遠可以跳過，但這個回合就不得再行動；留下的資產卡不得超過政治等級，總督卡可以另留1張（E2.14）。
#
# </div>
# <div lang="en">
#
# The Governor card was settled between the 2 voyages.
#
# ## 5 Passing
#
# You may always pass; then you may not act again this round, and may keep no more asset cards than your politics level, plus 1 Governor card (E2.14).
#
# </div>

# %% tags=["folded"]
over = Prediction("turn-passed-player-acts")
over.expect("no")
over

# %% tags=["folded"]
surplus = Prediction(
    "pass-over-limit", choices=among(0, 1, 2), right=standing("red.surplus"), board=True
)
surplus.expect("1")
surplus

# %% tags=["folded"]
lower = Prediction(
    "discard-lowers-politics",
    choices=[
        ("0", Text("夠了", "Yes, that is all")),
        ("1", Text("還不夠", "No, 1 more must go")),
    ],
    right=standing("red.surplus"),
)
lower.expect("1")
lower

# %% [markdown]
# <div lang="zh-Hant">
#
# 每次棄1張，再算一次上限；沒有超過就不得棄（E2.15）。第六課還有一個例外。
#
# ## 6．自己來
#
# 非洲已開通，你不在場；碼頭上有工人，港口有2個，手上有支薪標記，別人都跳過了。**怎麼攻占埃爾米納？**
#
# </div>
# <div lang="en">
#
# Discard 1 at a time and count again; within the limit, no discard (E2.15). Lesson six adds one exception.
#
# ## 6 On your own
#
# Africa is open and you are not there. Your Docks are taken; you have 2 population markers in the harbour and a Payment token; the others have passed. **How do you Occupy Elmina?**
#
# </div>

# %% tags=["folded"]
alone = endeavor.position(
    3,
    {
        "round": 5,
        "phase": "action",
        "track": {"AF": ["blue", "green", "blue", "green", "blue", "green"]},
        "red": {"harbour": 2, "buildings": ["docks*"], "tokens": {"payment": 1}},
        "blue": {"passed": True},
        "green": {"passed": True},
    },
)
WhyPanel(alone, seat="red")

# %% tags=["folded"]
shown = alone.branch()
events = []
for action in ("use payment", "pay docks", "activate docks", "ship AF", "occupy AF1"):
    events += shown.play(f"red: {action}")
Reveal(
    Text(
        "先用標記支薪，再啟用碼頭，航行、攻占。",
        "Payment by token, then the Docks: Ship, and Occupy.",
    ),
    told(events),
)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 帶走三句話
#
# - 用標記行動就是你的輪次，比用板塊省1個工人。
# - 「或」只做一個；「及」與「二次」可以做一半，都在同一個地區。
# - 跳過之後這個回合不得再行動，超過上限的牌必須棄掉。
#
# 下一課：[遊戲結束與計分](08_end_and_scoring.ipynb)
#
# </div>
# <div lang="en">
#
# ## Three sentences to keep
#
# - A token is your whole turn, and takes 1 population marker fewer than a building.
# - “Or” means only one; “and” and “twice” may be half done, always in the same region.
# - Once you pass you may not act again this round, and surplus cards must go.
#
# Next: [The end and the score](08_end_and_scoring.ipynb)
#
# </div>
