"""A rule that somebody looks up: its card, or the list of those that it may be."""

from __future__ import annotations

from seabook.cli.output import tell
from seabook.engine import Complaint
from seabook.reference.rulecard import rule, rules_like
from seabook.words import shown


def tell_rule(wanted: str) -> None:
    """Print the card of a rule; where an id or a word fits several, their list."""
    try:
        tell(rule(wanted), strong=True)
    except Complaint:
        found = rules_like(wanted)
        if not found:
            raise
        if len(found) == 1:
            tell(rule(found[0].id), strong=True)
            return
        for each in found:
            for lang in shown():
                tell(f"{each.id:<6} {each.title.pick(lang)}")
