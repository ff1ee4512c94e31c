# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 問規則
#
# </div>
# <div lang="en">
#
# # Ask about the rules
#
# </div>

# %% tags=["stage"]
from seabook.widgets import Questions

Questions()
