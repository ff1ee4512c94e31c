# %% [markdown]
# <div lang="zh-Hant">
#
# # 財寶、貨物、錢幣
#
# 《即刻出航》地圖集，約10分鐘。選單「Run」→「Run All Cells」，再從上往下做。牌面數值是Seabook重建的，不是出版社的。
#
# </div>
# <div lang="en">
#
# # Treasures, goods, coins
#
# The atlas of *Anchors Aweigh!*, about 10 minutes. Choose “Run” → “Run All Cells”, then work downwards. Card values are Seabook’s reconstruction, not the publisher’s.
#
# </div>

# %% tags=["folded"]
import networkx as nx

import seabook
from seabook import atlas
from seabook.widgets import AtlasPanel, LanguageSwitch, Prediction, Reveal
from seabook.words import Text

anchors = seabook.game("anchors_aweigh")
ring = anchors.table(players=3, seed=3)
economy = atlas.chart(ring)
voyage = anchors.position(
    3,
    {
        "phase": "voyage",
        "card": "D04",
        "deck": ["T06", "D15", "K11", "K04"],
        "red": {"spaces": {"b1": "compass", "b2": "telescope", "b3": "rope", "g1": "purple"}},
        "blue": {"spaces": {"b1": "compass"}},
    },
)

LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．什麼變成什麼
#
# 這一輪的13張牌畫成有方向的圖：財寶到牌，牌到貨物或錢幣，貨物再到牌。從繩索走到寶箱，最短的路有哪些站？
#
# </div>
# <div lang="en">
#
# ## 1 What becomes of what
#
# The 13 cards of this round are a directed graph: treasures lead to cards, cards to goods or coins, goods to cards again. Which stops has the shortest path from a rope to a chest?
#
# </div>

# %%
Reveal(nx.shortest_path(economy, "rope", "chests"))

# %% [markdown]
# <div lang="zh-Hant">
#
# 倉庫不在任何一條路上：它從來不是費用（A3.14）。
#
# </div>
# <div lang="en">
#
# A warehouse lies on no path: it never pays (A3.14).
#
# </div>

# %%
assert not nx.has_path(economy, "warehouse", "coins")
[node for node in economy if not nx.has_path(economy, node, "coins")]

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 2．最省的走法
#
# 想要8元，最少要付出幾個財寶？
#
# </div>
# <div lang="en">
#
# ## 2 The cheapest way
#
# How few treasures are enough for 8 coins?
#
# </div>

# %% tags=["folded"]
fewest = Prediction(
    ring,
    Text("最少幾個？", "How few?"),
    action="red: look",
    choices=[(str(n), Text(f"{n}", f"{n}")) for n in (1, 2, 3, 4)],
    right=lambda table, verdict: str(sum(atlas.cheapest(table, "coins 8").treasures.values())),
)
fewest.expect("2")
fewest

# %%
Reveal(atlas.cheapest(ring, "coins 8"), atlas.cheapest(ring, "purple 2"))

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 3．這艘船最多能走到哪裡
#
# 你有羅盤、望遠鏡、繩索和1個紫色。接下來是D04、T06、D15，最後是合約K11、K04。**先想好每一張要不要完成**，再打開答案。
#
# </div>
# <div lang="en">
#
# ## 3 How far can this ship come?
#
# You have a compass, a telescope, a rope and 1 purple good. Coming up: D04, T06, D15, and then the contracts K11 and K04. **Decide on each card** before you open the key.
#
# </div>

# %% tags=["folded"]
best = atlas.best_use(voyage, "red")
Reveal(best)

# %% [markdown]
# <div lang="zh-Hant">
#
# 答案不是算出來就算了：引擎照著走了一遍。
#
# </div>
# <div lang="en">
#
# The key is more than a calculation: the engine has played it.
#
# </div>

# %%
[decision.notation for decision in best.decisions]

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 4．同一張牌，對每個人不一樣
#
# D04現在對你、藍方、綠方各值多少？
#
# </div>
# <div lang="en">
#
# ## 4 The same card, another worth for each
#
# What is D04 worth to you, to Blue and to Green now?
#
# </div>

# %%
Reveal(atlas.card_worth(voyage))

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 5．自己問
#
# 點牌下面的「完成」，或按下面的問題。
#
# </div>
# <div lang="en">
#
# ## 5 Ask for yourself
#
# Click “fulfil” below the card, or one of the questions.
#
# </div>

# %% tags=["folded"]
AtlasPanel(voyage)

# %% [markdown]
# <div lang="zh-Hant">
#
# 機率的問題在[數學實驗室](../lab/anchors_aweigh.ipynb)。
#
# </div>
# <div lang="en">
#
# For chances see [the mathematics lab](../lab/anchors_aweigh.ipynb).
#
# </div>
