# %% [markdown]
# <div lang="zh-Hant">
#
# # 從頭到尾看一局
#
# 《奮進號》第十課，約25分鐘：148個決定，分成5段，中間有4個預測。選單「Run」→「Run All Cells」，再從上往下看。老師略過主題時，這一局不播放，請改玩[自由對局](09_free_table.ipynb)。
#
# </div>
# <div lang="en">
#
# # A whole game, told
#
# *Endeavor*, the tenth lesson, about 25 minutes: 148 decisions in 5 parts, with 4 predictions between them. Choose “Run” → “Run All Cells”, then read downwards. With the topic left out, this game is not shown: play at the [free table](09_free_table.ipynb) instead.
#
# </div>

# %% tags=["folded"]
from seabook.proof.golden import golden
from seabook.reference import topics
from seabook.widgets import (
    ContentNote,
    LanguageSwitch,
    Prediction,
    Reveal,
    ScoreSheet,
    Sensitive,
    Stepper,
)
from seabook.words import Text

story = golden("endeavor")
played = story.table()
# The picture that shows the position after so many decisions.
pictures = [0]
for step in played.history:
    pictures.append(pictures[-1] + len(step.events))


def told(first, last):
    """The game from one decision to another, with its remarks."""
    steps = Stepper(story)
    steps.frames = steps.frames[pictures[first] : pictures[last] + 1]
    steps.go(0)
    return Sensitive(*([] if first else [topics.passage("told")]), steps, ask=False)


LanguageSwitch()

# %% tags=["folded"]
ContentNote()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．第1到第4回合
#
# 按「下一步」，或讓它自己播放；每一步都有規則編號。注意綠方在歐洲地中海的連線。
#
# </div>
# <div lang="en">
#
# ## 1 Rounds 1 to 4
#
# Press “Next”, or let it play on; each step names its rule. Watch the connections of Green in Europe and the Mediterranean.
#
# </div>

# %% tags=["folded"]
told(0, 64)


# %% tags=["folded"]
def paid(table, verdict):
    """How many population markers leave Red's harbour."""
    after = table.branch()
    after.play(verdict.action)
    return str(
        table.game.value(table.state, "red.harbour") - after.game.value(after.state, "red.harbour")
    )


attack = Prediction(
    played.at(64),
    Text(
        "紅方用掉開戰標記，要在綠方的君士坦丁堡（EU7）開戰。紅方的港口會少幾個工人？",
        "Red has used the Attack token and wants Constantinople (EU7), which Green holds. How many population markers will leave Red's harbour?",
    ),
    action="red: attack EU7",
    choices=[(str(n), Text(f"{n}個", f"{n}")) for n in range(4)],
    right=paid,
    board=True,
)
attack.expect("2")
Sensitive(attack, ask=False)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 2．搶加勒比海
#
# 三方都往加勒比海航行。數一數航線上每種顏色有幾個工人。
#
# </div>
# <div lang="en">
#
# ## 2 The race for the Caribbean
#
# All three players Ship to the Caribbean. Count the population markers of each colour on its track.
#
# </div>

# %% tags=["folded"]
told(64, 86)

# %% tags=["folded"]
seats = [(seat.code, seat.name) for seat in played.game.seats[:3]]


def governor(table, verdict):
    """Who takes the Governor card."""
    return next(e.values["who"].code for e in verdict.events if "governor" in e.slug)


tie = Prediction(
    played.at(86),
    Text(
        "綠方航行到加勒比海的最後一格。總督卡歸誰？",
        "Green ships to the last space of the Caribbean. Who takes the Governor card?",
    ),
    action="green: ship CA",
    choices=seats,
    right=governor,
    board=True,
)
tie.expect("green")
Sensitive(tie, ask=False)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 3．碼頭、博物館與要塞
#
# 這一段裡，有個板塊一回合用了2次，綠方在歐洲地中海有了5座城市。找找看是怎麼做到的。
#
# </div>
# <div lang="en">
#
# ## 3 Docks, Museum and Fortress
#
# In this part a building is used twice in one round, and Green comes to hold 5 cities in Europe and the Mediterranean. See how.
#
# </div>

# %% tags=["folded"]
told(86, 115)


# %% tags=["folded"]
def industry(table, verdict):
    """Where Blue's industry marker stands afterwards."""
    after = table.branch()
    after.play(verdict.action)
    return str(after.game.value(after.state, "blue.industry"))


abolition = Prediction(
    played.at(115),
    Text(
        "綠方拿取解放奴隸卡。藍方有2張奴隸卡，工業在10。之後藍方的工業在哪裡？",
        "Green takes the abolition card. Blue holds 2 slavery cards, with industry on 10. Where does Blue's industry stand afterwards?",
    ),
    action="green: draw EU",
    choices=[(str(n), Text(f"在{n}", f"On {n}")) for n in (10, 8, 7)],
    right=industry,
)
abolition.expect("7")
Sensitive(abolition, ask=False)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 4．最後一回合
#
# 終局之前，每一枚標記、每一張牌都要算。看誰把行動標記留到最後。
#
# </div>
# <div lang="en">
#
# ## 4 The last round
#
# Before the end every token and every card counts. See who has kept an action token until now.
#
# </div>

# %% tags=["folded"]
told(115, 143)


# %% tags=["folded"]
def better(table, verdict):
    """Which discard leaves Green more glory: an ordinary card, or the Governor card and 1 more."""
    one, other = table.branch(), table.branch()
    one.play("green: discard EU-1")
    other.play("green: discard CA-G")
    other.play("green: discard EU-1")
    return "governor" if other.scores()[2] > one.scores()[2] else "ordinary"


last = Prediction(
    played.at(144),
    Text(
        "綠方跳過，棄了南美1，還要再棄1張。只棄一般的歐洲地中海1，或棄總督卡、然後也得棄歐洲地中海1：哪一種，綠方的榮耀比較多？",
        "Green has passed and discarded South America 1, and has 1 more to discard: just the ordinary Europe and the Mediterranean 1, or the Governor card and then Europe and the Mediterranean 1 as well. Which leaves Green more glory?",
    ),
    action="green: discard CA-G",
    choices=[
        ("ordinary", Text("只棄一般的牌", "Just the ordinary card")),
        ("governor", Text("棄總督卡，再棄1張", "The Governor card and 1 more")),
    ],
    right=better,
    tell=Text(
        "總督卡上的1分沒了，但最右邊的空格得3分（E5.7）。",
        "The 1 glory of the Governor card is gone, but the empty rightmost space scores 3 (E5.7).",
    ),
)
last.expect("governor")
Sensitive(last, ask=False)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 5．結束與計分
#
# 最後3位玩家都跳過，7個回合結束。先猜誰贏，再往下看。
#
# </div>
# <div lang="en">
#
# ## 5 The end and the score
#
# All 3 players pass, and the 7 rounds are over. Guess who wins, then read on.
#
# </div>

# %% tags=["folded"]
told(143, 148)

# %% tags=["folded"]
assert played.scores() == story.scores
Sensitive(Reveal(ScoreSheet(played))._repr_html_())

# %% [markdown]
# <div lang="zh-Hant">
#
# 每一行都有規則編號，用`seabook.rule("E5.3")`這樣的寫法查得到。想一想：換作是你，紅方哪一步會換個做法？然後到[自由對局](09_free_table.ipynb)玩一局。
#
# </div>
# <div lang="en">
#
# Each line names its rule; `seabook.rule("E5.3")` and the like show its card. Which decision of Red would you have changed? Then play a game of your own at the [free table](09_free_table.ipynb).
#
# </div>
