# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 從這裡開始
#
# </div>
# <div lang="en">
#
# # Start here
#
# </div>

# %% tags=["home"]
import seabook

seabook.home()
