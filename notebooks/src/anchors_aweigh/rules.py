# %% [markdown] tags=["reading"]
# <div lang="zh-Hant">
#
# # 《即刻出航》規則
#
# 不執行也能讀。選單「Run」→「Run All Cells」之後，還可以打字找規則。規則、裁定、常見誤讀與實例都在同一處；實例是引擎當場走出來的。
#
# </div>
# <div lang="en">
#
# # The rules of *Anchors Aweigh!*
#
# This page reads without being run. After “Run” → “Run All Cells” you can also type to find rules. Each rule stands with its rulings, misreadings and examples, which the engine has played.
#
# </div>

# %% tags=["folded"]
from seabook.widgets import LanguageSwitch, RuleBook

LanguageSwitch()

# %% tags=["folded"]
RuleBook("anchors_aweigh")
