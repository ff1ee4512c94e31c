# %% [markdown]
# <div lang="zh-Hant">
#
# # 自由對局
#
# 選單「Run」→「Run All Cells」，然後直接在下面玩：你是其中一家，其餘交給電腦玩家。
#
# </div>
# <div lang="en">
#
# # A free table
#
# Choose “Run” → “Run All Cells”, then play below: one seat is yours, the computer plays the rest.
#
# </div>

# %% tags=["folded"]
from seabook.widgets import FreeTable, LanguageSwitch

LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# 你是紅方。**選「現在還可以做」裡的一項，或點圖板，讀完答案再按「就這樣做」。** 對手會接著走，並說明理由。
#
# 「復原」回到你上一次的決定；「試走看看」先走幾步，不影響正局，可以比較分數再回來。
#
# </div>
# <div lang="en">
#
# You are Red. **Take one of the other choices or click the board, read the answer, then play it.** Your opponents answer and say why.
#
# Undo goes back to your own last decision. “Try ahead” plays on without touching the game: compare the scores, then return.
#
# </div>

# %%
free = FreeTable(players=3, seed=7, me="red", bot="greedy")
free

# %% [markdown]
# <div lang="zh-Hant">
#
# 想換局面，就改上一格再執行：`players`是3到5，`seed`是哪一局，`me`是你的顏色，`bot`可以是`"greedy"`（精打細算）或`"random"`（隨便走）。
#
# </div>
# <div lang="en">
#
# For another game, change the cell above and run it again: `players` from 3 to 5, `seed` for which game, `me` for your colour, `bot` for `"greedy"` (counts carefully) or `"random"` (plays anything).
#
# </div>
