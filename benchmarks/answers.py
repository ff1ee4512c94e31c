"""How well questions in words are answered: recall of rules, verdicts, what is declined, speed.

python benchmarks/answers.py FILE.jsonl [--game endeavor] [--curve] [--wrong]

Each line of a file is a question: ``question``, ``rule`` (or ``rules``; none where the rules do not
say), ``verdict`` (yes, no, value, depends, text), ``lang``. What is printed is what was measured.
"""

import argparse
import json
import statistics
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from seabook.answers import Answer, ask, stating
from seabook.answers.index import index


def measured(path: Path, game: str) -> list[tuple[dict[str, Any], Answer, float]]:
    """Each question with its answer and the seconds that it took."""
    rows = [
        json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()
    ]
    ask("may I pass", game)  # loading is not counted
    found = []
    for row in rows:
        start = time.perf_counter()
        answer = ask(row["question"], row.get("game", game))
        found.append((row, answer, time.perf_counter() - start))
    return found


def gold(row: dict[str, Any]) -> list[str]:
    """The rules that answer a question; none where the rules do not say."""
    return row.get("rules") or ([row["rule"]] if row.get("rule") else [])


def report(found: list[tuple[dict[str, Any], Answer, float]]) -> dict[str, Any]:
    """The figures, as a table of numbers."""
    answerable = [(row, answer) for row, answer, _ in found if gold(row)]
    others = [answer for row, answer, _ in found if not gold(row)]
    figures: dict[str, Any] = {"questions": len(found)}
    for k in (1, 3, 5):
        figures[f"recall@{k}"] = share(
            set(gold(row)) & set(answer.rules[:k]) for row, answer in answerable
        )
    asked = [(row, answer) for row, answer in answerable if row.get("verdict") in ("yes", "no")]
    stated = [(row, answer) for row, answer in asked if answer.verdict in ("yes", "no")]
    figures["yes/no stated"] = share(answer.verdict in ("yes", "no") for _, answer in asked)
    figures["yes/no wrong"] = share(row["verdict"] != answer.verdict for row, answer in stated)
    rest = [(row, answer) for row, answer in answerable if row.get("verdict") not in ("yes", "no")]
    figures["others by yes/no"] = share(answer.verdict in ("yes", "no") for _, answer in rest)
    figures["answerable declined"] = share(answer.declined for _, answer in answerable)
    if others:
        figures["unanswerable declined"] = share(answer.declined for answer in others)
    times = sorted(seconds for _, _, seconds in found)
    figures["p95 ms"] = round(1000 * times[int(0.95 * (len(times) - 1))], 1)
    figures["median ms"] = round(1000 * statistics.median(times), 1)
    return figures


def curve(path: Path, game: str) -> None:
    """Print how many yes/no questions would be stated, and how many of these wrong, by how sure one has
    to be: what makes one surer is how much less alike is what is answered otherwise."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    asked = [row for row in rows if row.get("verdict") in ("yes", "no")]
    kept = stating.APART
    for stating.APART in (0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4):
        found = [
            (
                row,
                stating.stating(game).verdict(
                    row["question"], index(game).find(row["question"]).rules
                ),
            )
            for row in asked
        ]
        stated = [(row["verdict"], one[1]) for row, one in found if one]
        print(
            "apart",
            stating.APART,
            "stated",
            share(one for _, one in found),
            "wrong",
            share(gold != said for gold, said in stated),
        )
    stating.APART = kept


def share(hits: Any) -> float:
    """How many of some are so."""
    every = [bool(each) for each in hits]
    return round(sum(every) / len(every), 3) if every else 0.0


def main() -> None:
    """Print the figures of a file, as a whole and by language."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="endeavor")
    parser.add_argument("--wrong", action="store_true", help="print what was answered wrongly")
    parser.add_argument("--curve", action="store_true", help="verdicts by how sure one has to be")
    given = parser.parse_args()
    if given.curve:
        curve(given.file, given.game)
    found = measured(given.file, given.game)
    by: dict[str, list[Any]] = defaultdict(list)
    for each in found:
        by["all"].append(each)
        by[each[0].get("lang", "?")].append(each)
    for name, rows in by.items():
        print(name, json.dumps(report(rows)))
    for row, answer, _ in found if given.wrong else ():
        hit = set(gold(row)) & set(answer.rules[:1])
        bad = (
            row.get("verdict") in ("yes", "no")
            and answer.verdict in ("yes", "no")
            and answer.verdict != row["verdict"]
        )
        if not hit or bad:
            print(
                "!" if bad else "-",
                row.get("rule"),
                row["verdict"],
                "|",
                row["question"],
                "→",
                answer.rules[:3],
                answer.verdict,
                answer.understood and answer.understood.show("zh_Hant"),
            )


if __name__ == "__main__":
    main()
