# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 記憶練習
#
# </div>
# <div lang="en">
#
# # A memory exercise
#
# </div>

# %% tags=["stage"]
from seabook.widgets import Recall

Recall("anchors_aweigh", players=3, seed=3, ticks=13)
