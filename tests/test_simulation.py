"""Many games at once: as many processes as are of use."""

from __future__ import annotations

from typing import Any

import joblib
import pytest

from seabook import simulation


class Asked(Exception):
    """Raised in place of starting processes."""


@pytest.mark.parametrize(
    ("jobs", "games", "cores", "started"),
    [
        (60, 5, 2, 4),
        (60, 5, 8, 5),
        (10_000, 100, 4, 8),
        (3, 100, 4, 3),
        (-1, 100, 4, 4),
        (-1, 4, 64, 4),
    ],
)
def test_no_more_processes_than_games_or_twice_the_cores(
    monkeypatch: pytest.MonkeyPatch, jobs: int, games: int, cores: int, started: int
) -> None:
    asked: list[int] = []

    def parallel(*, n_jobs: int, **_: Any) -> Any:
        asked.append(n_jobs)
        raise Asked

    monkeypatch.setattr(joblib, "Parallel", parallel)
    monkeypatch.setattr(joblib, "cpu_count", lambda: cores)
    monkeypatch.setattr(joblib, "effective_n_jobs", lambda n: cores if n < 0 else n)
    with pytest.raises(Asked):
        simulation.play_many("endeavor", games, 3, jobs=jobs)
    assert asked == [started]
