# %% [markdown]
# <div lang="zh-Hant">
#
# # 交易、資產卡上限、廢除
#
# 《奮進號》第六課，約15分鐘。選單「Run」→「Run All Cells」，再從上往下做：先猜，再看規則怎麼判。
#
# </div>
# <div lang="en">
#
# # Draw, the card limit, abolition
#
# *Endeavor*, the sixth lesson, about 15 minutes. Choose “Run” → “Run All Cells”, then work downwards: predict first, then see which rule decides.
#
# </div>

# %% tags=["folded"]
import seabook
from seabook.reference import topics
from seabook.widgets import ContentNote, LanguageSwitch, Prediction, Reveal, Sensitive, WhyPanel
from seabook.words import Text

LanguageSwitch()

# %% tags=["folded"]
ContentNote()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．哪一張拿得到
#
# 交易就是從牌庫拿最上面的資產卡。先從永遠算已開通的歐洲地中海開始。
#
# </div>
# <div lang="en">
#
# ## 1 Which card is in reach
#
# To Draw is to take the top asset card of a deck. Begin with Europe and the Mediterranean, which always counts as open.
#
# </div>

# %% tags=["folded"]
zero = Prediction("draw-europe-zero")
zero.expect("yes")
zero

# %% tags=["folded"]
one = Prediction("draw-europe-one-without-presence")
one.expect("no")
one

# %% [markdown]
# <div lang="zh-Hant">
#
# 牌上的數字要的是勢力，也就是你在那個地區的工人。其他地區還必須已開通。
#
# </div>
# <div lang="en">
#
# The number on a card asks for presence: your population markers in that region. Any other region must be open as well.
#
# </div>

# %% tags=["folded"]
two = Prediction("draw-two-with-presence-one", board=True)
two.expect("no")
two

# %% tags=["folded"]
three = Prediction(
    "draw-three-by-three-kinds-of-presence",
    Text(
        "非洲的航線上、航線旁、城市裡各有你的1個工人，最上面是數字3的牌。拿得到嗎？",
        "You have 1 population marker each on the track of Africa, beside it and in a city. The top card is numbered 3. Can you take it?",
    ),
)
three.expect("yes")
three

# %% [markdown]
# <div lang="zh-Hant">
#
# 再來：勢力很高，就可以直接挑大牌嗎？
#
# </div>
# <div lang="en">
#
# Next: with a high presence, may you go straight for the big cards?
#
# </div>

# %% tags=["folded"]
numbers = [
    ("1", Text("數字1的牌", "The card numbered 1")),
    ("5", Text("數字5的牌", "The card numbered 5")),
]


def card_taken(table, verdict):
    """The number of the card that the action takes."""
    return next(str(e.values["card"].number) for e in verdict.events if e.slug == "draw.taken")


top = Prediction(
    "draw-top-card-only",
    Text(
        "南美已開通，你在那裡有5個工人，還沒有人拿過牌。你在南美交易，拿到哪一張？",
        "South America is open, you have 5 population markers there, and nobody has taken a card yet. You Draw there: which card is it?",
    ),
    choices=numbers,
    right=card_taken,
)
top.expect("1")
top

# %% [markdown]
# <div lang="zh-Hant">
#
# 試試看：市場已啟用。**點圖板上的每個牌庫**，哪些拿得到，哪些還缺什麼？選一張拿下。
#
# </div>
# <div lang="en">
#
# Try it: the Market is activated. **Click each deck on the board**: which are in reach, and what do the others lack? Then take one.
#
# </div>

# %% tags=["folded"]
market = seabook.game("endeavor").position(
    3,
    {
        "round": 4,
        "phase": "action",
        "track": {
            "SA": ["red", "blue", "red", "green", "blue", "blue"],
            "CA": ["green", "green", "blue", "blue", "green", "blue"],
            "IN": ["red", "blue", "red", "green"],
        },
        "city": {"EU1": "red", "EU3": "red"},
        "red": {"harbour": 3, "buildings": ["market", "shipyard"]},
        "blue": {"cards": ["EU-0", "EU-1"]},
        "green": {"cards": ["SA-1", "SA-2"]},
    },
    **topics.options("endeavor"),
)
market.play("red: activate market")
WhyPanel(market, seat="red")

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 2．留得住幾張
#
# 你的資產卡已經滿了，還想再拿1張。
#
# </div>
# <div lang="en">
#
# ## 2 How many may stay
#
# You have as many asset cards as you may keep, and you want 1 more.
#
# </div>

# %% tags=["folded"]
full = Prediction("draw-over-limit")
full.expect("yes")
full

# %% [markdown]
# <div lang="zh-Hant">
#
# 跳過時才檢查：張數不得超過政治等級。
#
# </div>
# <div lang="en">
#
# The check comes when you pass: no more cards than your politics level.
#
# </div>

# %% tags=["folded"]
counts = [(str(n), Text(f"{n}張", f"{n} card" + "s" * (n != 1))) for n in range(3)]


def surplus(table, verdict):
    """How many cards are over the limit after the pass."""
    after = table.branch()
    after.play(verdict.action)
    return str(after.game.value(after.state, "red.surplus"))


over = Prediction("pass-over-limit", choices=counts, right=surplus)
over.expect("1")
over

# %% tags=["folded"]
governor = Prediction(
    "pass-with-governor-card",
    Text(
        "政治等級1，你有1張一般資產卡和1張總督卡。跳過時要棄幾張？",
        "Politics level 1; you hold 1 ordinary card and 1 Governor card. How many must you discard when you pass?",
    ),
    choices=counts,
    right=surplus,
    tell=Text("總督卡可以在上限之外多留1張。", "You may keep 1 Governor card beyond the limit."),
)
governor.expect("0")
governor

# %% tags=["folded"]
governors = Prediction(
    "pass-with-two-governor-cards",
    Text("總督卡有2張呢？其他都一樣。", "And with 2 Governor cards, all else the same?"),
    choices=counts,
    right=surplus,
)
governors.expect("1")
governors

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 3．牌走了，什麼跟著走
#
# 棄哪一張由你選，每次1張；圖示給的格數也跟著失去。
#
# </div>
# <div lang="en">
#
# ## 3 What goes with a card
#
# You choose what to discard, 1 card at a time, and lose the steps that its icons gave.
#
# </div>

# %% tags=["folded"]
ends = [("yes", Text("夠了", "That is the end")), ("no", Text("還要再棄", "More must go"))]


def enough(table, verdict):
    """Whether the limit holds after the discard."""
    return "no" if any(e.slug == "cards.over-limit" for e in verdict.events) else "yes"


politics = Prediction("discard-lowers-politics", choices=ends, right=enough)
politics.expect("no")
politics

# %% tags=["folded"]
places = [
    ("0", Text("最上面", "On top")),
    ("1", Text("第2張", "As card 2 from the top")),
    ("4", Text("最下面", "At the bottom")),
]


def place(table, verdict):
    """Where in its deck the discarded card lies afterwards, the top being 0."""
    after = table.branch()
    after.play(verdict.action)
    return str(after.game.value(after.state, "deck.EU").index("EU-2"))


order = Prediction(
    "discard-returns-in-number-order",
    Text(
        "歐洲地中海的牌庫裡有1、3、4、5。你棄掉數字2的牌，它放在哪裡？",
        "The Europe deck holds 1, 3, 4 and 5. You discard the card numbered 2. Where does it go?",
    ),
    choices=places,
    right=place,
    tell=Text(
        "依數字放回原本的牌庫；總督卡則移出遊戲。",
        "It returns to its own deck in number order. A Governor card would leave the game.",
    ),
)
order.expect("1")
order

# %% [markdown]
# <div lang="zh-Hant">
#
# 自己來：你有3張牌，上限2張。**跳過，而且只棄1張就結束。** 選錯了可以復原再試。
#
# </div>
# <div lang="en">
#
# On your own: you hold 3 cards and may keep 2. **Pass, and get away with discarding only 1.** A wrong choice can be undone.
#
# </div>

# %% tags=["folded"]
alone = seabook.game("endeavor").position(
    3,
    {"round": 5, "phase": "action", "red": {"cards": ["EU-2", "SA-1", "SA-2"]}},
    **topics.options("endeavor"),
)
WhyPanel(alone, seat="red")

# %% tags=["folded"]
shown = alone.branch()
shown.play("red: pass")
Reveal(
    Text(
        "這是一種走法：留下給政治的那一張，上限就不會變小。",
        "One way to do it: keep the card that gives politics, and the limit does not fall.",
    ),
    shown.play("red: discard SA-1")[0],
)

# %% tags=["folded"]
glory = [(str(n), Text(f"{n}分", f"{n} glory")) for n in range(4)]


def stays(table, verdict):
    """Whether all cards may stay after the pass."""
    return "yes" if surplus(table, verdict) == "0" else "no"


def price(table, verdict):
    """The glory that abolition costs Red."""
    after = table.branch()
    after.play(verdict.action)
    return str(-after.game.value(after.state, "red.score.E5.8"))


kept = Prediction("pass-with-slavery-card", right=stays, tell=topics.passage("kept"))
kept.expect("yes")
taken = Prediction("draw-abolition-with-five", choices=glory, right=price)
taken.expect("2")
gone = Prediction("draw-slavery-after-abolition", tell=topics.passage("abolition"))
gone.expect("no")
Sensitive(
    topics.passage("heading").html("h3"),
    topics.passage("cards"),
    kept,
    taken,
    gone,
    topics.passage("summary"),
)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 帶走三句話
#
# - 交易拿最上面的牌，在歐洲地中海或已開通地區；勢力至少等於數字，0不需要勢力（E3.4a、E3.4b、E3.4c、E3.4d）。
# - 滿了也可以拿；跳過時，牌數不得超過政治等級，另加1張總督卡（E3.4e、E2.14、E2.15）。
# - 一般的牌依數字放回，總督卡移出遊戲，給的格數都失去（E2.16、E2.18、E2.19）。
#
# 下一課：[標記、複合行動、跳過](07_tokens_double_actions_passing.ipynb)
#
# </div>
# <div lang="en">
#
# ## Three sentences to keep
#
# - Draw takes the top card, in Europe or an open region; presence must reach its number, and 0 asks for none (E3.4a, E3.4b, E3.4c, E3.4d).
# - Draw even when full; passing, keep your politics level in cards, plus 1 Governor card (E3.4e, E2.14, E2.15).
# - Ordinary cards return in number order, Governor cards leave the game; steps are lost (E2.16, E2.18, E2.19).
#
# Next: [Tokens, compound actions, passing](07_tokens_double_actions_passing.ipynb)
#
# </div>
