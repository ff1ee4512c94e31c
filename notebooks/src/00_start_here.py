# %% [markdown]
# <div lang="zh-Hant">
#
# # 從這裡開始
#
# 選單「Run」→「Run All Cells」，或一格一格按Shift+Enter。
#
# </div>
# <div lang="en">
#
# # Start here
#
# Choose “Run” → “Run All Cells”, or press Shift+Enter cell by cell.
#
# </div>

# %% tags=["folded"]
import seabook
from seabook.widgets import LanguageSwitch, WhyPanel

LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 你的第一步
#
# 你是紅方，這是《奮進號》的開局。我們先替你問了一句：紐奧良能攻占嗎？**現在換你點一座城市**，圖板上方會告訴你可不可以、為什麼。
#
# </div>
# <div lang="en">
#
# ## Your first move
#
# You are Red, at the start of *Endeavor*. One question has been asked for you: can New Orleans be occupied? **Now click a city yourself**: above the board you are told whether you may, and why.
#
# </div>

# %% tags=["folded"]
table = seabook.game("endeavor").position(
    3, {"phase": "action", "red": {"harbour": 2}, "blue": {"harbour": 2}, "green": {"harbour": 2}}
)
panel = WhyPanel(table, seat="red")
_ = panel.ask("occupy NA1")
panel

# %% [markdown]
# <div lang="zh-Hant">
#
# 鍵盤也行：Tab到圖板，用方向鍵移動，按Enter選取。按規則編號會打開規則卡；做得到的行動可以當場執行，也可以復原。
#
# </div>
# <div lang="en">
#
# The keyboard works too: Tab to the board, arrow keys to move, Enter to choose. A rule number opens its card; what is allowed can be played on the spot, and undone.
#
# </div>

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 用文字提問
#
# 改掉引號裡的行動，再執行一次：`紅：航行加勒比海`、`紅：交易歐洲`、`紅：開戰倫敦`……
#
# </div>
# <div lang="en">
#
# ## Ask in words
#
# Change the action between the quotes and run the cell again: `red: ship CA`, `red: draw EU`, `red: attack London` …
#
# </div>

# %%
table.check("red: occupy EU1")

# %%
seabook.rule("E3.2b")

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 接下來
#
# 打開[《奮進號》第一課：航行、開通、攻占](endeavor/01_ship_open_occupy.ipynb)，大約15分鐘。
#
# 遊戲的主題包含征服與奴隸制度；本站直接說明，不要求任何人扮演。海圖與地名是本站自訂。
#
# </div>
# <div lang="en">
#
# ## Next
#
# Open [the first lesson of *Endeavor*: Ship, open, occupy](endeavor/01_ship_open_occupy.ipynb), about 15 minutes.
#
# The game is about conquest and has cards about slavery; we name these things plainly and ask nobody to act them out. The chart and its place names are our own.
#
# </div>
