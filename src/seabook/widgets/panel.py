"""What every widget here shares: what it follows, what it saves, how it answers and is taken down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import ipywidgets
from markupsafe import Markup

from seabook.widgets.style import fault

Answer = Callable[[str], Any]


class Shown(ipywidgets.Widget):  # type: ignore[misc]
    """A widget that says without a kernel what it shows, and listens only as long as it stands."""

    # There from the start, so that one that could not be made can still be taken down.
    _stops: tuple[Callable[[], None], ...] = ()
    _parts: tuple[ipywidgets.Widget, ...] = ()

    def follow(self, on_switch: Callable[[Answer], Callable[[], None]], answer: Answer) -> None:
        """Be told of each turn of a switch, until this is taken down."""
        self._stops += (on_switch(answer),)

    def saved(self) -> Mapping[str, str]:
        """What a notebook keeps of it, by kind; the text says what the rest shows."""
        return {"text/plain": repr(self)}

    def close(self) -> None:
        """Take it down with all its parts; it follows nothing any more."""
        stops, self._stops = self._stops, ()
        for stop in stops:
            stop()
        for part in self._parts:
            part.close()
        super().close()

    def _repr_mimebundle_(self, **given: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        bundle = super()._repr_mimebundle_(**given)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        return {**data, **self.saved()}, meta


class Panel(Shown, ipywidgets.VBox):  # type: ignore[misc]
    """Parts below each other. A button ``what:rest`` is answered by :meth:`_answers`."""

    def __init__(self, *parts: ipywidgets.Widget, kind: str) -> None:
        super().__init__()
        self._stand(*parts)
        self.add_class(kind)

    def _stand(self, *parts: ipywidgets.Widget) -> None:
        """Consist of these parts."""
        self._parts = self.children = parts

    def _answers(self) -> Mapping[str, Answer]:
        """What each button does, by the first word of its id, with the rest of it."""
        return {}

    def _wrong(self, told: Markup) -> None:
        """Show what went wrong."""
        raise NotImplementedError

    def _pressed(self, data_id: str) -> None:
        what, _, rest = data_id.partition(":")
        # The field of a choice has a language after its name.
        self._guarded(lambda: self._answers()[what.partition(".")[0]](rest))

    def _guarded(self, act: Callable[[], object]) -> None:
        """Whatever goes wrong stands in the panel."""
        try:
            act()
        except Exception as why:
            self._wrong(fault(why))
