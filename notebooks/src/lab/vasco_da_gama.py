# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 數學實驗室
#
# 按「增加」「減少」移動，看圖怎麼變；值是精確算出來的，紅點是照規則玩很多次的平均。算式收在下面。
#
# </div>
# <div lang="en">
#
# # The mathematics lab
#
# Press More and Less and watch the chart: the value is exact, and the red dot is the mean of many games by the rules. The formula is folded below.
#
# </div>

# %% tags=["stage"]
from seabook.widgets import Laboratory

Laboratory("vasco_da_gama")

# %% tags=["below"]
import sympy
from IPython.display import Math

import seabook
from seabook import lab
from seabook.widgets import Prediction, Reveal
from seabook.words import Text

vasco = seabook.game("vasco_da_gama")
results, tables = lab.results("vasco_da_gama"), lab.tables("vasco_da_gama")
planning = vasco.position(2, {"tile": "V3", "turn": "yellow"})
recruiting = vasco.position(
    2,
    {
        "phase": "acting",
        "marker": 5,
        "number": {"9": "yellow recruiting", "20": "red projects"},
        "section": {"A": ["violet", "violet", "violet", "grey", "orange"]},
    },
)


def among(*numbers):
    """Numbers to choose from."""
    return [(str(n), Text(f"{n}", f"{n}")) for n in numbers]


def nearest(value, *numbers):
    """Of the numbers, the one nearest to a value."""
    return str(min(numbers, key=lambda n: abs(n - value)))


# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 1．6號平均要付多少
#
# 標記在8，還有8個板塊可能是下一個。現在6號差2元。
#
# </div>
# <div lang="en">
#
# ## 1 What number 6 costs on average
#
# The marker is on 8, and 8 tiles may be next. As things stand number 6 costs 2 reals.
#
# </div>

# %% tags=["below"]
mean = Prediction(
    planning,
    Text("翻開之後，平均是多少？", "And on average, once the tile lies there?"),
    action="yellow: number 6",
    choices=[
        ("less", Text("比2元少", "Less than 2")),
        ("same", Text("剛好2元", "Exactly 2")),
        ("more", Text("比2元多", "More than 2")),
    ],
    right=lambda table, verdict: (
        "more" if results["price_expected"].exact(m=8, n=6) > 2 else "less"
    ),
)
mean.expect("more")
mean

# %% tags=["below"]
Reveal(results["price_expected"])

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 價格不會少於零，所以往下移省得少，往上移多付得多。模擬會抓到「就是現在的差額」這個錯。
#
# </div>
# <div lang="en">
#
# No price falls below nothing, so a lucky tile saves less than an unlucky one costs. The simulation catches the mistake of taking the price as it stands.
#
# </div>

# %% tags=["below"]
Reveal(results["price_expected"].simulate(), results["price_expected"].simulate_wrong())

# %% tags=["below"]
Reveal(tables["number_prices"]())

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ★是怎樣都免費的號碼。變異數說價格會差多遠。
#
# </div>
# <div lang="en">
#
# A ★ marks numbers that are free whatever comes. The variance says how far a price strays.
#
# </div>

# %% tags=["below"]
Reveal(
    results["price_variance"],
    results["price_variance"].simulate(),
    results["price_variance"].simulate_wrong(),
)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 2．什麼時候不執行比較好
#
# 4號的行動對你值6元；不執行得3元。
#
# </div>
# <div lang="en">
#
# ## 2 When declining is better
#
# The action of number 4 is worth 6 reals to you; declining pays 3.
#
# </div>

# %% tags=["below"]
edge = Prediction(
    planning,
    Text("價格超過幾元，就該不執行？", "Above which price should you decline?"),
    action="yellow: number 4",
    choices=among(2, 3, 4, 6),
    right=lambda table, verdict: str(6 - vasco.box.row_money(4)),
)
edge.expect("3")
edge

# %% tags=["below"]
Reveal(
    results["decline_or_pay"],
    results["decline_or_pay"].simulate(),
    results["decline_or_pay"].simulate_wrong(),
)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 能看了板塊再決定，比先用平均價格決定更值錢：先看的那一點，就是資訊的價值。
#
# ## 3．船長多少錢
#
# 剛買幾個水手，船長就要幾元。
#
# </div>
# <div lang="en">
#
# To choose after the tile is worth more than to choose by the average price; the difference is what the information is worth.
#
# ## 3 What a captain costs
#
# As many reals as sailors just bought.
#
# </div>

# %% tags=["below"]
captain = Prediction(
    recruiting,
    Text(
        "買3個紫色水手和1個船長，一共要幾元？",
        "3 violet sailors and 1 captain: how many reals in all?",
    ),
    action="yellow: recruit A-violet",
    choices=among(3, 4, 6, 9),
    right=lambda table, verdict: next(
        str(row[4]) for row in tables["crew_and_captain"]().rows if row[:2] == (1, 3)
    ),
)
captain.expect("4")
captain

# %% tags=["below"]
Reveal(tables["crew_and_captain"]())

# %% tags=["below"]
Reveal(results["captain_price"], results["captain_price"].simulate())

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 4．那一色還在嗎
#
# 船員區有5個水手，別人不看顏色先拿走2個。
#
# </div>
# <div lang="en">
#
# ## 4 Is the colour still there?
#
# A section holds 5 sailors, and somebody takes 2 of them whatever their colour.
#
# </div>

# %% tags=["below"]
left = Prediction(
    recruiting,
    Text("還有橘色的機率，大約百分之幾？", "About what percentage is the chance of an orange one?"),
    action="yellow: recruit A-orange",
    choices=among(25, 40, 59, 75),
    right=lambda table, verdict: nearest(100 * results["colour_left"].exact(), 25, 40, 59, 75),
)
left.expect("59")
left

# %% tags=["below"]
Reveal(
    results["colour_left"],
    results["colour_left"].simulate(),
    results["colour_left"].simulate_wrong(),
)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# **動手算**：3個位置都不是橘色，寫成分數相乘。再打開下面的答案。
#
# </div>
# <div lang="en">
#
# **By hand**: as a product of fractions, how likely is it that none of 3 places is orange? Then open the key below.
#
# </div>

# %% tags=["below"]
none = 1 - results["colour_left"].exact()
factors = [sympy.Rational(24 - n, 32 - n) for n in range(3)]
assert sympy.prod(factors) == none
shown = r" \times ".join(rf"\frac{{{24 - n}}}{{{32 - n}}}" for n in range(3))
Reveal(Math(f"{shown} = {sympy.latex(none)}"))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 5．多一艘船值多少
#
# 靠岸6分，每回合收入2，還有4個回合；每回合後有1/4的機會離開遊戲。留在港裡只值3分。
#
# </div>
# <div lang="en">
#
# ## 5 What one more ship brings
#
# It lands for 6, earns 2 a round with 4 rounds left, and leaves the game after a round in 1 case of 4. At the quay it would be worth 3.
#
# </div>

# %% tags=["below"]
ship = Prediction(
    planning,
    Text("平均一共帶來多少？選最接近的。", "What does it bring on average? Choose the nearest."),
    action="yellow: number 12",
    choices=among(8.0, 10.0, 11.5, 14.0),
    right=lambda table, verdict: nearest(results["ship_worth"].exact(), 8.0, 10.0, 11.5, 14.0),
)
ship.expect("11.5")
ship

# %% tags=["below"]
Reveal(
    results["ship_worth"],
    results["ship_worth"].simulate(),
    results["ship_worth"].simulate_wrong(),
)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# **換你**：改掉數字再執行。晚一個回合出航，少多少？
#
# 地圖上的問題在[地圖集](../atlas/vasco_route.ipynb)。
#
# </div>
# <div lang="en">
#
# **Your turn**: change the numbers and run again. How much does it cost to sail one round later?
#
# Questions about the route are in [the atlas](../atlas/vasco_route.ipynb).
#
# </div>

# %% tags=["below"]
Reveal([results["ship_worth"].exact(r=r) for r in range(1, 6)])
