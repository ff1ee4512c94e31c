# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 自由對局
#
# </div>
# <div lang="en">
#
# # A free table
#
# </div>

# %% tags=["stage"]
from seabook.widgets import FreeTable

FreeTable(players=3, seed=7, me="red", bot="greedy", code="anchors_aweigh")
