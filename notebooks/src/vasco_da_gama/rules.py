# %% [markdown] tags=["reading"]
# <div lang="zh-Hant">
#
# # 《達伽馬》規則
#
# 打字就能找規則，怎麼問都行：編號、俗稱、整個問題。每條規則先說重點；來源、裁定、誤讀收在下面，實例可以在圖板上看，走一步，再看什麼時候相反。
#
# </div>
# <div lang="en">
#
# # The rules of *Vasco da Gama*
#
# Type to find a rule: its number, what people call a thing, or a whole question. Each rule comes in short; its source, rulings and misreadings are folded below it, and its examples open on the board, where you can take the step and see when it is otherwise.
#
# </div>

# %% tags=["folded"]
from seabook.widgets import LanguageSwitch, RuleBook

LanguageSwitch()

# %% tags=["folded"]
RuleBook("vasco_da_gama")
