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

Laboratory("endeavor")

# %% tags=["below"]
import sympy
from IPython.display import Math

import seabook
from seabook import lab
from seabook.widgets import Prediction, Reveal
from seabook.words import Text

endeavor = seabook.game("endeavor")
results, tables = lab.results("endeavor"), lab.tables("endeavor")
table = endeavor.position(
    3,
    {
        "round": 3,
        "phase": "action",
        "city": {"EU2": "blue"},
        "red": {"harbour": 5, "buildings": ["shipyard", "barracks"]},
    },
)
building = endeavor.position(
    3, {"round": 3, "phase": "build", "red": {"industry": 5, "culture": 6}}
)


def among(*numbers):
    """Numbers to choose from."""
    return [(str(n), Text(f"{n}", f"{n}")) for n in numbers]


def nearest(value, *numbers):
    """Of the numbers, the one nearest to a value."""
    return str(min(numbers, key=lambda n: abs(n - value)))


def gained(seat):
    """The glory that an action brings a seat."""

    def right(table, verdict):
        trial = table.branch()
        trial.play(verdict.action)
        return str(trial.scores()[seat] - table.scores()[seat])

    return right


# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 1．再一格值多少
#
# 你的文化在6。建築造船廠，文化前進1格。
#
# </div>
# <div lang="en">
#
# ## 1 What one more step pays
#
# Your culture marker stands on 6. Building a Shipyard moves it 1 space.
#
# </div>

# %% tags=["below"]
step = Prediction(
    building,
    Text("如果遊戲現在結束，你會多幾分榮耀？", "If the game ended now, how much more glory?"),
    action="red: build shipyard",
    choices=among(0, 1, 2, 3),
    right=gained(0),
)
step.expect("3")
step

# %% tags=["below"]
Reveal(results["status_score"])

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 把公式和引擎放在一起。下面那行是故意寫錯的公式（以為位置就是榮耀）。
#
# </div>
# <div lang="en">
#
# Formula and engine side by side. The second line is a formula that is wrong on purpose: it takes the value itself for glory.
#
# </div>

# %% tags=["below"]
Reveal(results["status_score"].simulate(100, m=6), results["status_score"].simulate_wrong(100, m=6))

# %% tags=["below"]
Reveal(tables["step_worth"]())

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# **動手算**：從0到15，每一步的榮耀加起來是多少？再打開下面的答案。
#
# </div>
# <div lang="en">
#
# **By hand**: what do all steps from 0 to 15 add up to? Then open the key below.
#
# </div>

# %% tags=["below"]
whole = sum(pays for pays in tables["step_worth"]().column(3) if pays is not None)
assert whole == results["status_score"].exact(m=15)
Reveal(Text(f"{whole}，就是公式在15的值。", f"{whole}, the value of the formula at 15."))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 2．這條航線上有沒有
#
# 95枚標記隨機放滿95格（E0.4、E1.1），其中6枚是航行／交易。北美的航線有7格。
#
# </div>
# <div lang="en">
#
# ## 2 Is there one on this track?
#
# 95 tokens fill 95 spaces at random (E0.4, E1.1); 6 of them are Ship/Draw. The track of North America has 7 spaces.
#
# </div>

# %% tags=["below"]
odds = Prediction(
    table,
    Text(
        "這7格上至少有1枚航行／交易標記，機率大約百分之幾？",
        "About what percentage is the chance of at least 1 Ship/Draw token on these 7 spaces?",
    ),
    action="red: ship NA",
    choices=among(6, 18, 38, 44, 62),
    right=lambda table, verdict: nearest(
        100 * results["token_on_a_route"].exact(s=7, k=6), 6, 18, 38, 44, 62
    ),
)
odds.expect("38")
odds

# %% tags=["below"]
Reveal(results["token_on_a_route"])

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 一格一格加起來（7乘以6/95）會太多：有2枚時重複算了。模擬會抓到。
#
# </div>
# <div lang="en">
#
# Adding space by space (7 times 6/95) would give too much: it counts double where there are 2. The simulation catches the mistake.
#
# </div>

# %% tags=["below"]
Reveal(results["token_on_a_route"].simulate(), results["token_on_a_route"].simulate_wrong())

# %% tags=["below"]
Reveal(tables["token_odds"]())

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# **動手算**：開戰標記只有2枚。2格上「一枚都沒有」的機率，寫成分數。再打開下面的答案。
#
# </div>
# <div lang="en">
#
# **By hand**: there are only 2 Attack tokens. As a fraction, how likely is it that 2 spaces bear none? Then open the key below.
#
# </div>

# %% tags=["below"]
spaces, copies = len(endeavor.box.token_space), endeavor.box.token["attack"].copies
none = 1 - results["token_on_a_route"].exact(s=2, k=copies)
left = [(spaces - copies - n, spaces - n) for n in range(2)]
assert none == sympy.prod(sympy.Rational(*pair) for pair in left)
factors = r" \times ".join(rf"\frac{{{top}}}{{{bottom}}}" for top, bottom in left)
Reveal(Math(f"{factors} = {sympy.latex(none)}"))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 3．一個行動要幾個工人
#
# 港口5個工人，兵營空著，對哥本哈根開戰。
#
# </div>
# <div lang="en">
#
# ## 3 What an action takes
#
# With 5 population markers in the harbour and a free Barracks, you attack Copenhagen.
#
# </div>

# %% tags=["below"]
costs = tables["action_costs"]()
attack = Prediction(
    table,
    Text("港口一共少幾個工人？", "How many leave the harbour in all?"),
    action="red: attack EU2",
    choices=among(1, 2, 3, 4),
    right=lambda table, verdict: next(
        str(paid) for _, by, paid in costs.rows if getattr(by, "code", "") == "barracks"
    ),
)
attack.expect("3")
attack

# %% tags=["below"]
Reveal(costs)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 4．一個工人能用幾次
#
# 5個板塊都在用，每次支薪隨機收回2個，還剩5回合。回得來就再用一次。
#
# </div>
# <div lang="en">
#
# ## 4 How often one marker works
#
# All 5 buildings are in use; each salary frees 2 at random, with 5 rounds left. A marker that comes back is used again.
#
# </div>

# %% tags=["below"]
worth = Prediction(
    table,
    Text(
        "同一個工人平均啟用建築幾次？選最接近的。",
        "How often does one marker activate a building on average? Choose the nearest.",
    ),
    action="red: activate shipyard",
    choices=among(1.0, 1.6, 2.0, 2.5),
    right=lambda table, verdict: nearest(results["marker_worth"].exact(), 1.0, 1.6, 2.0, 2.5),
)
worth.expect("1.6")
worth

# %% tags=["below"]
Reveal(results["marker_worth"])

# %% tags=["below"]
Reveal(results["marker_worth"].simulate(), results["marker_worth"].simulate_wrong())

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# **動手算**：支薪收回一半（2個板塊收回1個），剩3回合，平均幾次？再打開下面的答案。
#
# </div>
# <div lang="en">
#
# **By hand**: when salary frees 1 of 2 buildings and 3 rounds are left, how often on average? Then open the key below.
#
# </div>

# %% tags=["below"]
half = results["marker_worth"].exact(f=1, b=2, r=3)
terms = [sympy.Rational(1, 2**n) for n in range(3)]
assert sum(terms) == half
Reveal(Math(" + ".join(sympy.latex(term) for term in terms) + " = " + sympy.latex(half)))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 5．一回合幾個行動
#
# 文化等級1、經濟等級3、4個有圓圈的板塊都在用，港口是空的。只做航行和攻占。
#
# </div>
# <div lang="en">
#
# ## 5 How many actions in a round
#
# Culture level 1, finance level 3; all 4 buildings with a circle are in use and the harbour is empty. You only Ship and Occupy.
#
# </div>

# %% tags=["below"]
many = Prediction(
    table,
    Text("這一回合最多做幾個行動？", "How many actions are possible at most?"),
    action="red: occupy EU1",
    choices=among(1, 2, 3, 4, 5),
    right=lambda table, verdict: str(results["actions_in_a_round"].exact(c=1, f=3, b=4)),
)
many.expect("2")
many

# %% tags=["below"]
Reveal(results["actions_in_a_round"])

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# **換你**：改掉數字再執行。先提升文化還是經濟，行動會比較多？
#
# </div>
# <div lang="en">
#
# **Your turn**: change the numbers and run again. Which brings more actions if you raise it first, culture or finance?
#
# </div>

# %% tags=["below"]
Reveal(
    [[results["actions_in_a_round"].exact(c=c, f=f, b=4) for f in range(1, 6)] for c in range(1, 6)]
)

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 每列是文化等級1到5，每欄是經濟等級1到5。
#
# 地圖上的問題在[地圖集](../atlas/endeavor_map.ipynb)。
#
# </div>
# <div lang="en">
#
# Each row is a culture level 1 to 5, each column a finance level 1 to 5.
#
# Questions about the chart are in [the atlas](../atlas/endeavor_map.ipynb).
#
# </div>
