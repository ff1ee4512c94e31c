# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 即時對搶
#
# </div>
# <div lang="en">
#
# # A live race
#
# </div>

# %% tags=["stage"]
from seabook.widgets import Race

Race("anchors_aweigh", players=3, seed=3)
