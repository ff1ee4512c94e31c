"""The toy's sentences, as they would stand in the two catalogues: slug, Chinese, English."""

WORDS = {
    "kind.light": ("點亮", "Light"),
    "phrase.light": ("點亮{target}", "Light {target}"),
    "toy.two-at-most": ("一次至多點亮2盞，不能{given}盞。", "You may light up to 2, not {given}."),
    "toy.too-few": ("只剩{have}盞沒亮，不能點亮{given}盞。", "Only {have} are dark, not {given}."),
    "toy.missing": ("{n}盞燈籠", "{n} lanterns"),
    "toy.lit": ("{who}點亮{n}盞，還有{left}盞。", "{who} lights {n}; {left} are left."),
    "toy.won": ("{who}點亮最後一盞，獲勝。", "{who} lights the last one and wins."),
    "toy.score": ("{n}分", "{n} points"),
    "toy.lanterns": ("{n}盞燈籠。", "{n} lanterns."),
    "toy.over": ("最後一盞已經亮了，遊戲結束。", "The last one burns: the game is over."),
    "toy.not-your-turn": ("輪到{who}。", "It is the turn of {who}."),
    "toy.unsound": ("沒亮的有{n}盞。", "{n} are dark."),
}
