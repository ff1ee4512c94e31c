"""Every number in the READMEs comes from here: the rules of each game, and what was measured.

python tools/figures.py            write the figures into both READMEs
python tools/figures.py --check    exit 1 when text and result have parted
"""

import json
import sys
from pathlib import Path

from seabook.games import game, names
from seabook.playbook import rules

ROOT = Path(__file__).resolve().parents[1]
BEGIN, END = "<!-- figures: tools/figures.py -->", "<!-- /figures -->"
READMES = {"en": ROOT / "README.md", "zh_Hant": ROOT / "README.zh-Hant.md"}

HEADS = {
    "en": ("game", "rules", "speed", "with all events kept"),
    "zh_Hant": ("遊戲", "規則", "速度", "保留所有事件時"),
}
NOTE = {
    "en": (
        "Speed is decisions per CPU-second of random play, as a multiple of Catanatron's in the same "
        "run (`make bench`); the last column is the share of that speed which is left when a table checks "
        "each action and keeps every position and event."
    ),
    "zh_Hant": (
        "速度是隨機對局每CPU秒的決定數，寫成同一次執行中Catanatron的倍數（`make bench`）；"
        "最後一欄是由牌桌檢查每個行動、保留每個局面與事件時，還有的比例。"
    ),
}


def figures(lang: str) -> str:
    """The table in one language."""
    measured = json.loads((ROOT / "benchmarks" / "results.json").read_text(encoding="utf-8"))
    rows = [
        (
            game(code).name.pick(lang),
            str(len(rules(code))),
            f"{measured[f'{code} / catanatron']:.2f}",
            f"{measured[f'{code} at a table / {code}']:.0%}",
        )
        for code in names()
    ]
    table = "\n".join(
        f"| {' | '.join(row)} |" for row in (HEADS[lang], ("---",) * len(HEADS[lang]), *rows)
    )
    return f"{BEGIN}\n{table}\n\n{NOTE[lang]}\n{END}"


def written(lang: str) -> str:
    """The README with the figures of now."""
    text = READMES[lang].read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{figures(lang)}{after}"


def main() -> int:
    """Write or check both READMEs."""
    parted = [lang for lang, path in READMES.items() if path.read_text("utf-8") != written(lang)]
    if "--check" in sys.argv:
        for lang in parted:
            print(f"{READMES[lang].name}: the figures have changed: run tools/figures.py")
        return 1 if parted else 0
    for lang in parted:
        READMES[lang].write_text(written(lang), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
