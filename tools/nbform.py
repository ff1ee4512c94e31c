"""The one form of a committed notebook: what a run leaves to chance is taken out."""

from collections.abc import Iterator
from typing import Any

import nbformat

FOLDED = "folded"  # the tag of a cell whose source is hidden until a reader opens it
# Tags of cells that nobody changes or deletes by accident.
FIXED = {"stage", "head", "home"}
METADATA = {
    "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
    "language_info": {"name": "python"},  # without the version: it changes nothing that is shown
}
KEPT = ("seabook",)  # what the notebook shows (nbshows.py)
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"  # refers to a model by a random id


def normalise(notebook: Any) -> Any:
    """Bring a notebook into the form, in place."""
    # Widget state goes with it: megabytes of JavaScript and random ids.
    kept = {key: notebook.metadata[key] for key in KEPT if key in notebook.metadata}
    notebook.metadata = nbformat.from_dict(METADATA | kept)
    for cell in notebook.cells:
        cell.metadata = nbformat.from_dict(_cell_metadata(cell.metadata.get("tags", [])))
        if cell.cell_type == "code":
            cell.outputs = _merge_streams([_clean(output) for output in cell.outputs])
    return notebook


def form_errors(notebook: Any) -> Iterator[str]:
    """Cells that were not run in order from a fresh kernel: nbval passes these without a look."""
    count = 0
    for number, cell in enumerate(notebook.cells, start=1):
        if cell.cell_type != "code" or not cell.source.strip():
            continue
        count += 1
        if cell.execution_count != count:
            yield f"cell {number} has count {cell.execution_count}, not {count}: never run?"


def text(notebook: Any) -> str:
    """The notebook as its file holds it."""
    nbformat.validate(notebook)
    written: str = nbformat.writes(notebook, version=4)
    return written.rstrip("\n") + "\n"


def _cell_metadata(tags: list[str]) -> dict[str, Any]:
    metadata: dict[str, Any] = {"tags": sorted(tags)} if tags else {}
    if FOLDED in tags:
        metadata["jupyter"] = {"source_hidden": True}
    if not FIXED.isdisjoint(tags):
        metadata |= {"deletable": False, "editable": False}
    return metadata


def _clean(output: Any) -> Any:
    if output.output_type == "error":
        output["traceback"] = []  # paths and colours of the machine that ran it
    if "data" in output:
        output["data"].pop(WIDGET_VIEW, None)
    return output


def _merge_streams(outputs: list[Any]) -> list[Any]:
    """One output for what was printed in a row: where it was cut is chance."""
    merged: list[Any] = []
    for output in outputs:
        last = merged[-1] if merged else None
        if (
            last is not None
            and output.output_type == last.output_type == "stream"
            and output.name == last.name
        ):
            last["text"] += output.text
        else:
            merged.append(output)
    return merged
