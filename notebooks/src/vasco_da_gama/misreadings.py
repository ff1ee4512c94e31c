# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 常見的誤讀
#
# </div>
# <div lang="en">
#
# # Misreadings
#
# </div>

# %% tags=["stage"]
from seabook.widgets import Misreadings

Misreadings("vasco_da_gama")
