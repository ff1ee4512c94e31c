"""Rules broken on purpose: without a rule's refusals, or without its change, a scenario must fail.

    python tools/rule_mutants.py endeavor

For each rule that refuses, the engine with that rule's refusals dropped is played through the
scenarios that list the rule; for each rule that acts, the engine with the change behind its events
dropped. A mutant that no scenario of its rule notices is named, and the exit status is 1.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from seabook.engine import Rules
from seabook.games import game, sets
from seabook.proof.scenarios import Scenario, run, scenarios

# No action of any game does so many things; a mutant that seems to goes round in circles.
_MANY_EVENTS = 2000


def main(code: str) -> int:
    """Make every mutant, print the survivors, and count both."""
    rules = game(code)
    examples = list(scenarios(code).values())
    refusing, acting = _at_work(rules, examples)
    survivors = [
        f"{rule}: its {what} dropped, and no scenario of it fails"
        for what, at_work, broken in (
            ("refusals", refusing, _without_refusals),
            ("change", acting, _without_change),
        )
        for rule in sorted(at_work)
        if not _noticed(rules, rule, examples, broken)
    ]
    for line in survivors:
        print(line)
    killed = len(refusing) + len(acting) - len(survivors)
    print(
        f"{len(refusing)} rules refuse, {len(acting)} act: {killed} mutants killed, "
        f"{len(survivors)} survive"
    )
    return 1 if survivors else 0


def _at_work(rules: Rules[Any], examples: list[Scenario]) -> tuple[set[str], set[str]]:
    """The rules that refuse in some scenario, and those whose events change the state."""
    refusing, acting = set[str](), set[str]()

    def watch(effects: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
        def watched(state: Any, *arguments: Any) -> Iterator[Any]:
            before = state.plain()
            for event in effects(state, *arguments):
                after = state.plain()
                if after != before:
                    acting.add(event.rule)
                before = after
                yield event

        return watched

    with _patched(rules, watch, lambda refusals: refusals):
        for example in examples:
            refusing |= {why.rule for why in run(example).verdict.reasons}
    return refusing, acting


def _noticed(
    rules: Rules[Any],
    rule: str,
    examples: list[Scenario],
    broken: Callable[[Rules[Any], str], Any],
) -> bool:
    with broken(rules, rule):
        return any(_fails(example) for example in examples if rule in example.rules)


def _fails(example: Scenario) -> bool:
    try:
        return not run(example).holds
    except Exception:
        return True


def _without_refusals(rules: Rules[Any], rule: str) -> Any:
    def drop(refusals: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
        return lambda *given: (why for why in refusals(*given) if why.rule != rule)

    return _patched(rules, lambda effects: effects, drop)


def _without_change(rules: Rules[Any], rule: str) -> Any:
    def undo(effects: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
        def undone(state: Any, *arguments: Any) -> Iterator[Any]:
            events = effects(state, *arguments)
            for _ in range(_MANY_EVENTS):
                before = state.copy()
                event = next(events, None)
                if event is None:
                    return
                if event.rule == rule:
                    _back(state, before)
                yield event
            raise RuntimeError("the mutant does not come to an end")

        return undone

    return _patched(rules, undo, lambda refusals: refusals)


def _back(target: Any, source: Any) -> None:
    """Make an object what its copy still is, in place: the running rule holds on to its parts."""
    for name in type(target).__slots__:
        mine, theirs = getattr(target, name), getattr(source, name)
        if isinstance(mine, list):
            _list_back(mine, theirs)
        else:
            setattr(target, name, theirs)


def _list_back(mine: list[Any], theirs: list[Any]) -> None:
    if len(mine) == len(theirs) and mine and isinstance(mine[0], list):
        for inner, other in zip(mine, theirs, strict=True):
            _list_back(inner, other)
    elif mine and hasattr(type(mine[0]), "__slots__") and hasattr(mine[0], "copy"):
        for inner, other in zip(mine, theirs, strict=True):
            _back(inner, other)
    else:
        mine[:] = theirs


@contextmanager
def _patched(
    rules: Rules[Any], effects: Callable[..., Any], refusals: Callable[..., Any]
) -> Iterator[None]:
    """The game with each of its effects and each of its refusals wrapped."""
    before: list[tuple[Any, str, Any]] = []

    def put(owner: Any, name: str, value: Any) -> None:
        # A kind is frozen; it is thawed here, for as long as the mutant lives.
        before.append((owner, name, getattr(owner, name)))
        object.__setattr__(owner, name, value)

    for kind in rules.kinds:
        put(kind, "effects", effects(kind.effects))
        put(kind, "refusals", refusals(kind.refusals))
    # Scenarios are played with the set of values that they name: the kinds are the same for all.
    every: list[Rules[Any]] = [game(rules.code, name) for name in sets(rules.code)]
    for each in every or [rules]:
        put(each, "advance", effects(each.advance))
        put(each, "not_now", refusals(each.not_now))
    try:
        yield
    finally:
        for owner, name, value in reversed(before):
            object.__setattr__(owner, name, value)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2] or ["endeavor"]))
