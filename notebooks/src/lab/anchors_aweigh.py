# %% [markdown] tags=["head"]
# <div lang="zh-Hant">
#
# # 數學實驗室：即刻出航
#
# 按「增加」「減少」移動，看圖怎麼變；值是精確算出來的，紅點是照規則玩很多次的平均。算式收在下面。
#
# </div>
# <div lang="en">
#
# # The mathematics lab: Anchors Aweigh!
#
# Press More and Less and watch the chart: the value is exact, and the red dot is the mean of many games by the rules. The formula is folded below.
#
# </div>

# %% tags=["stage"]
from seabook.widgets import Laboratory

Laboratory("anchors_aweigh")

# %% tags=["below"]
import seabook
from seabook import lab
from seabook.widgets import Prediction, Reveal
from seabook.words import Text

anchors = seabook.game("anchors_aweigh")
results, tables = lab.results("anchors_aweigh"), lab.tables("anchors_aweigh")
loading = anchors.table(players=3, seed=3)


def among(*numbers):
    """Numbers to choose from."""
    return [(str(n), Text(f"{n}", f"{n}")) for n in numbers]


def nearest(value, *numbers):
    """Of the numbers, the one nearest to a value."""
    return str(min(numbers, key=lambda n: abs(n - value)))


# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 1．有幾種不同的一輪
#
# 發現20選5、海盜12選3、交易8選2、合約12選3（A1.6）。
#
# </div>
# <div lang="en">
#
# ## 1 How many different rounds?
#
# 5 of 20 discovery cards, 3 of 12 pirate, 2 of 8 trade and 3 of 12 contract cards (A1.6).
#
# </div>

# %% tags=["below"]
rounds = Prediction(
    loading,
    Text("大約有幾種？", "About how many are there?"),
    action="red: look",
    choices=[
        ("6", Text("100萬", "a million")),
        ("8", Text("1億", "a hundred million")),
        ("10", Text("200億", "twenty billion")),
    ],
    right=lambda table, verdict: str(len(str(results["rounds_possible"].exact())) - 1),
)
rounds.expect("10")
rounds

# %% tags=["below"]
Reveal(results["rounds_possible"], results["rounds_possible"].exact())

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 2．繩索會不會用到
#
# 不看圈裡的牌，隨手拿一條繩索。
#
# </div>
# <div lang="en">
#
# ## 2 Will a rope be wanted?
#
# You take a rope without a look at the ring.
#
# </div>

# %% tags=["below"]
wanted = Prediction(
    loading,
    Text(
        "13張牌裡至少1張要繩索，機率大約百分之幾？",
        "About what percentage is the chance that at least 1 of the 13 cards wants a rope?",
    ),
    action="red: take t44",
    choices=among(30, 60, 87, 98),
    right=lambda table, verdict: nearest(100 * results["kind_wanted"].exact(), 30, 60, 87, 98),
)
wanted.expect("87")
wanted

# %% tags=["below"]
Reveal(
    results["kind_wanted"],
    results["kind_wanted"].simulate(1000),
    results["kind_wanted"].simulate_wrong(1000),
)

# %% tags=["below"]
Reveal(results["tiles_wanted"], tables["kinds_wanted"]())

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 3．迎擊還是逃跑
#
# 大砲、寶劍、水手各1個，海盜牌完全不記得。
#
# </div>
# <div lang="en">
#
# ## 3 Face or flee?
#
# You have 1 each of cannon, sword and sailor and recall none of the pirate cards.
#
# </div>

# %% tags=["below"]
pirates = anchors.position(
    3,
    {
        "phase": "voyage",
        "card": "P05",
        "red": {"spaces": {"a1": "cannon", "a2": "sword", "a3": "sailor"}},
    },
)
call = Prediction(
    pirates,
    Text("迎擊平均是賺還是賠？", "Does facing gain or lose on average?"),
    action="red: face",
    choices=[("+", Text("賺", "it gains")), ("-", Text("賠", "it loses"))],
    right=lambda table, verdict: tables["facing"]().rows[3][2][0],
    board=True,
)
call.expect("+")
call

# %% tags=["below"]
Reveal(results["face_or_flee"], results["face_or_flee"].simulate(1000))

# %% tags=["below"]
Reveal(tables["facing"]())

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 4．倉庫值多少
#
# 倉庫佔一格，不能付費用，只放2個貨物。之後有5張牌，各有一半的機會多給你1個放不下的貨物。
#
# </div>
# <div lang="en">
#
# ## 4 What is a warehouse worth?
#
# It fills a space, pays for nothing and holds 2 goods. Each of 5 cards to come has an even chance of bringing 1 good that does not fit.
#
# </div>

# %% tags=["below"]
Reveal(results["warehouse_worth"], results["warehouse_worth"].simulate(1000))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 5．先喊值多少
#
# 船長一喊，對手只能憑記憶。**換你**：改掉數字再執行。
#
# </div>
# <div lang="en">
#
# ## 5 What is calling first worth?
#
# After the call your rivals have their memory alone. **Your turn**: change the numbers and run again.
#
# </div>

# %% tags=["below"]
Reveal(results["call_costs"], float(results["call_costs"].exact(w=6, e=3, f=3, b=10)))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 6．後到的合約先做
#
# </div>
# <div lang="en">
#
# ## 6 The last contract comes before the others
#
# </div>

# %% tags=["below"]
Reveal(results["contract_ahead"], results["contract_ahead"].simulate(1000))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# ## 7．好記性值多少
#
# 3種水手各玩同樣的4局，對手一樣。局數越多，區間越窄；每一局要走完300個決定。
#
# </div>
# <div lang="en">
#
# ## 7 What is a good memory worth?
#
# 3 sailors of different memory play the same 4 games against the same rivals. More games make the intervals narrower; each game takes some 300 decisions.
#
# </div>

# %% tags=["below"]
Reveal(tables["memory_worth"](4))

# %% [markdown] tags=["below"]
# <div lang="zh-Hant">
#
# 自己的記性可以在[記憶練習](../anchors_aweigh/13_memory.ipynb)試。
#
# </div>
# <div lang="en">
#
# Try your own in [the memory exercise](../anchors_aweigh/13_memory.ipynb).
#
# </div>
