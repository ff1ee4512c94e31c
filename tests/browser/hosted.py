"""A widget made of pads and boards on an empty page, its own Python behind it; no Jupyter."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from seabook import words
from seabook.widgets import Pad, SvgBoard
from seabook.widgets.style import source

# One model for each part; what a part saves goes to Python, and what changed there comes back.
STAND_IN = """
async ([parts, columns]) => {
    const places = columns.map((kinds) => {
        const place = document.createElement("div");
        place.classList.add(...kinds);
        if (kinds.includes("sb-several")) document.getElementById("host").appendChild(place);
        return place;
    });
    const models = parts.map(({state}, i) => {
        const listeners = {};
        let changed = {};
        const model = {
            get: (key) => state[key],
            set: (key, value) => { state[key] = changed[key] = value; },
            save_changes: async () => {
                const sent = changed;
                changed = {};
                window.take(await window.toPython(i, sent));
            },
            on: (name, act) => (listeners[name] ||= []).push(act),
            off: (name, act) => { listeners[name] = listeners[name].filter((one) => one !== act); },
            take: (given) => {
                const fresh = Object.keys(given).filter((key) => state[key] !== given[key]);
                Object.assign(state, given);
                fresh.forEach((key) => (listeners["change:" + key] || []).forEach((act) => act()));
            },
        };
        return model;
    });
    window.take = (states) => states.forEach((state, i) => models[i].take(state));
    for (const [i, {script, kinds, column}] of parts.entries()) {
        const url = URL.createObjectURL(new Blob([script], {type: "text/javascript"}));
        const host = document.createElement("div");
        host.classList.add(...kinds);
        const place = places[column]?.isConnected ? places[column] : document.getElementById("host");
        place.appendChild(host);
        (await import(url)).default.render({model: models[i], el: host});
    }
}
"""


class Hosted:
    """A widget made of pads and boards, on an empty page."""

    def __init__(self, page: Page, widget: Any) -> None:
        self.page = page
        self.widget = widget
        grid = getattr(widget, "grid", None)  # what stands on a screen stands in its grid
        self.columns = [*grid.children] if grid else []
        inside = [part for each in self.columns for part in getattr(each, "children", (each,))]
        self.parts = inside if grid else list(getattr(widget, "children", (widget,)))
        sheets = "".join(map(source, ("style.css", "board.css", "book.css", "stage.css")))
        kind = " ".join(getattr(widget, "_dom_classes", ()))
        page.set_content(
            "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>Seabook</title>"
            f"<style>{sheets}</style></head><body class='sb-page'>{self._frame(kind)}</body></html>"
        )
        page.expose_function("toPython", self._changed)
        given = [
            {
                "state": state,
                "script": source("board.js" if isinstance(part, SvgBoard) else "pad.js"),
                "kinds": list(part._dom_classes),
                "column": next(
                    (n for n, each in enumerate(self.columns) if part in _of(each)), None
                ),
            }
            for part, state in zip(self.parts, self._states(), strict=True)
        ]
        page.evaluate(STAND_IN, [given, [list(each._dom_classes) for each in self.columns]])

    def _frame(self, kind: str) -> str:
        """What is around it: a heading, or for a stage nothing at all."""
        if not self.columns:
            return f"<main><h1>Seabook</h1><div id='host' class='{kind}'></div></main>"
        return (
            "<style>body{margin:0} .sb-stage{--sb-height:100vh}</style>"
            f"<main class='{kind}'><div id='host' class='sb-stage-grid'></div></main>"
        )

    def _states(self) -> list[dict[str, Any]]:
        names = {
            Pad: ("html", "status", "show"),
            SvgBoard: ("svg", "label", "lang", "selected", "live"),
        }
        return [
            {
                name: getattr(part, name)
                for kind, own in names.items()
                for name in own
                if isinstance(part, kind)
            }
            | {"click_count": part.click_count}
            for part in self.parts
        ]

    def _changed(self, i: int, state: dict[str, Any]) -> list[dict[str, Any]]:
        self.parts[i].set_state(state)
        return self._states()

    def language(self, code: str) -> None:
        words.language(code)
        self.page.evaluate("(states) => window.take(states)", self._states())

    def focused(self) -> str | None:
        return self.page.evaluate("document.activeElement.getAttribute('data-id')")  # type: ignore[no-any-return]


def _of(column: Any) -> tuple[Any, ...]:
    """The parts of a column, or the one that it is."""
    return tuple(getattr(column, "children", (column,)))
