# %% [markdown]
# <div lang="zh-Hant">
#
# # 建築、生產、支薪
#
# 《奮進號》第三課，約15分鐘。選單「Run」→「Run All Cells」，再從上往下做：先猜，再看規則怎麼判。
#
# </div>
# <div lang="en">
#
# # Build, growth, salary
#
# *Endeavor*, the third lesson, about 15 minutes. Choose “Run” → “Run All Cells”, then work downwards: predict first, then see which rule decides.
#
# </div>

# %% tags=["folded"]
from IPython.display import HTML

import seabook
from seabook.markup import listing, tag
from seabook.widgets import LanguageSwitch, Prediction, Reveal, WhyPanel
from seabook.words import Text

endeavor = seabook.game("endeavor")


def told(events):
    """Events as sentences, in both languages."""
    return HTML(tag("div", listing(event.text for event in events), class_="sb-verdict"))


def among(*numbers):
    """Numbers to choose from."""
    return [(str(n), Text(f"{n}", f"{n}")) for n in numbers]


def grown(seat):
    """How many population markers the growth phase brings this seat."""

    def right(table, verdict):
        grew = (event.values for event in verdict.events if event.rule == "E2.8")
        return next(str(each["n"]) for each in grew if each["who"].code == seat)

    return right


def needed(table, verdict):
    """What the status marker has to reach, as the refusal has it."""
    return str(verdict.reasons[0].values["need"])


def standing(path):
    """The value at a path once the action has been played."""

    def right(table, verdict):
        trial = table.branch()
        trial.play(verdict.action)
        return str(trial.game.value(trial.state, path))

    return right


LanguageSwitch()

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 1．每回合建築1個
#
# 建築階段，你是紅方，工業指示物在3。「現在還可以做」列出你能拿的板塊。**選一個，按「就這樣做」。** 費用是多少？
#
# </div>
# <div lang="en">
#
# ## 1 Build 1 each round
#
# The build phase: you are Red, and your industry marker stands on 3. Above the board are the buildings you may take. **Choose one and press “Play it”.** What did it cost?
#
# </div>

# %% tags=["folded"]
first = endeavor.position(3, {"round": 3, "red": {"industry": 3}})
WhyPanel(first, seat="red")

# %% [markdown]
# <div lang="zh-Hant">
#
# 不用費用（E2.3），但板塊的等級不得高於工業等級（E2.4）。
#
# </div>
# <div lang="en">
#
# Nothing at all (E2.3). But the building's level may not be higher than your industry level (E2.4).
#
# </div>

# %% tags=["folded"]
low = Prediction("build-level-two-at-one")
low.expect("no")
low

# %% tags=["folded"]
reach = Prediction(
    "build-level-four-at-six",
    question=Text(
        "工業在6，還不能建築等級4的大學。要走到多少？",
        "Your industry marker is on 6: not enough for the University, of level 4. Which number must it reach?",
    ),
    choices=among(7, 8, 9, 10),
    right=needed,
)
reach.expect("7")
reach

# %% [markdown]
# <div lang="zh-Hant">
#
# 門檻是2、4、7、10，4條狀態軌都一樣。
#
# 等級1的板塊被拿光了，你的工業是0，怎麼辦？
#
# </div>
# <div lang="en">
#
# Levels begin at 2, 4, 7 and 10, and so on all 4 status tracks.
#
# Every building of level 1 has been taken, and your industry is 0. What now?
#
# </div>

# %% tags=["folded"]
above = Prediction("build-level-one-gone")
above.expect("yes")
above

# %% tags=["folded"]
further = Prediction("build-level-one-gone-but-three")
further.expect("no")
further

# %% tags=["folded"]
decline = Prediction(
    "build-may-not-decline",
    tell=Text(
        "輪到你時必須建築，不得放棄（E2.3）。",
        "When it is your turn you must build; you may not decline (E2.3).",
    ),
)
decline.expect("no")
decline

# %% [markdown]
# <div lang="zh-Hant">
#
# 一定要建築；範圍內拿完了，就從上方最低的一級拿（E2.3、E2.4、ER3）。
#
# ## 2．種類與圖示
#
# </div>
# <div lang="en">
#
# You must build; when nothing within your level is left, take from the lowest level above (E2.3, E2.4, ER3).
#
# ## 2 Kinds and icons
#
# </div>

# %% tags=["folded"]
again = Prediction("build-same-kind-again")
again.expect("yes")
again

# %% tags=["folded"]
top = Prediction("build-second-of-level-five")
top.expect("no")
top

# %% [markdown]
# <div lang="zh-Hant">
#
# 種類可以重複（E2.5），等級5卻至多1個（E2.6）。板塊上的圖示立即使狀態指示物前進（E2.7）。
#
# </div>
# <div lang="en">
#
# You may build a kind again (E2.5), but own only 1 building of level 5 (E2.6). Icons on a building move your status markers at once (E2.7).
#
# </div>

# %% tags=["folded"]
end = Prediction(
    "build-icons-to-track-end", choices=among(14, 15, 16), right=standing("red.culture")
)
end.expect("15")
end

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 3．生產
#
# 最後一位建築之後，工人自動從個人供應區進入港口（E2.8），個數看文化等級。
#
# </div>
# <div lang="en">
#
# ## 3 Growth
#
# After the last building, population markers move from supply to harbour by themselves (E2.8); the culture level decides how many.
#
# </div>

# %% tags=["folded"]
growth = Prediction("growth-round-one", choices=among(1, 2, 3), right=grown("green"))
growth.expect("2")
growth

# %% [markdown]
# <div lang="zh-Hant">
#
# 個數比等級多1：等級1到5是2到6個（ER52）。接著少一點提示。
#
# </div>
# <div lang="en">
#
# Always 1 more than the level: levels 1 to 5 bring 2 to 6 (ER52). Now with less help.
#
# </div>

# %% tags=["folded"]
theatre = Prediction(
    "build-icons-count-before-growth",
    question=Text(
        "綠方文化在1，建築有2個文化圖示的劇院。接著的生產階段，綠方有幾個工人進港口？",
        "Green's culture is on 1, and Green builds the Theatre with its 2 culture icons. How many population markers does Green gain in the growth phase that follows?",
    ),
    choices=among(2, 3, 4),
    right=grown("green"),
)
theatre.expect("3")
theatre

# %% tags=["folded"]
short = Prediction(
    "growth-supply-short",
    question=Text(
        "綠方文化等級1，生產階段該移2個，但個人供應區只剩1個工人。實際移幾個？",
        "At culture level 1 Green should move 2 in the growth phase, but only 1 population marker is left in Green's supply. How many move?",
    ),
    choices=among(0, 1, 2),
    right=grown("green"),
)
short.expect("1")
short

# %% [markdown]
# <div lang="zh-Hant">
#
# 供應區不夠，剩多少移多少（ER5）。
#
# ## 4．支薪
#
# 你的經濟在2，是等級2，收回2個工人（E2.9）。**選你還想再用的板塊，收回上面的工人。**
#
# </div>
# <div lang="en">
#
# A short supply gives what it has (ER5).
#
# ## 4 Salary
#
# Your finance is on 2, which is level 2: take back 2 population markers (E2.9). **Free the buildings that you want to use again.**
#
# </div>

# %% tags=["folded"]
paid = endeavor.position(
    3,
    {
        "round": 3,
        "phase": "salary",
        "red": {"buildings": ["colonial-house*", "market*", "shipyard*"], "finance": 2},
    },
)
WhyPanel(paid, seat="red")

# %% tags=["folded"]
fewer = Prediction(
    "salary-may-not-stop",
    tell=Text(
        "收回的個數由經濟等級決定，你只選從哪裡收回（E2.9）。",
        "The finance level settles how many; you choose only from where (E2.9).",
    ),
)
fewer.expect("no")
fewer

# %% tags=["folded"]
both = Prediction(
    "salary-fewer-than-level",
    question=Text(
        "綠方經濟等級3，殖民屋和造船廠各有1個工人。支薪階段收回幾個？",
        "Green has finance level 3, with 1 population marker on the Colonial House and 1 on the Shipyard. How many come back in the salary phase?",
    ),
    choices=among(1, 2, 3),
    right=lambda table, verdict: str(sum(event.rule == "E2.9" for event in verdict.events)),
)
both.expect("2")
both

# %% [markdown]
# <div lang="zh-Hant">
#
# 個數就是經濟等級，不得少收；工人不夠就全部收回（ER6）。
#
# ## 5．自己來
#
# 你最後建築，殖民屋和市場上有工人；工業、文化都在2，經濟在1。**建築哪一個，港口會有5個工人？** 猜錯就復原再試。
#
# </div>
# <div lang="en">
#
# As many as the finance level, or all there are (ER6).
#
# ## 5 On your own
#
# You build last. The Colonial House and the Market are taken; industry and culture stand on 2, finance on 1. **Which building brings 5 population markers to your harbour?** Undo and try again if you like.
#
# </div>

# %% tags=["folded"]
alone = endeavor.position(
    3,
    {
        "round": 3,
        "start": "blue",
        "turn": "red",
        "red": {
            "buildings": ["colonial-house*", "market*", "workshop"],
            "culture": 2,
            "finance": 1,
        },
    },
)
WhyPanel(alone, seat="red")

# %% tags=["folded"]
Reveal(
    Text(
        "銀行。造船廠讓文化走到3，但3還是等級2；銀行讓經濟走到3，高了一級。",
        "The Bank. A Shipyard takes culture to 3, but 3 is still level 2; the Bank takes finance to 3, one level up.",
    ),
    told(alone.branch().play("red: build bank")),
)

# %% [markdown]
# <div lang="zh-Hant">
#
# ## 帶走三句話
#
# - 每回合建築1個，不用費用，等級不得高於工業等級。
# - 文化等級加1，就是進港口的工人數。
# - 支薪收回的工人數等於經濟等級，哪些板塊由你選。
#
# 下一課：[航行與總督卡](04_ship_and_governors.ipynb)
#
# </div>
# <div lang="en">
#
# ## Three sentences to keep
#
# - Build 1 each round, free of cost, up to your industry level.
# - Culture level plus 1 is what comes to the harbour.
# - The salary takes back as many as your finance level, from buildings you choose.
#
# Next: [Ship and the Governors](04_ship_and_governors.ipynb)
#
# </div>
