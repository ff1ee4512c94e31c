"""What all tests share: fresh catalogues, and Seabook installed as a user has it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.installed import Installed, install
from tests.toy.lent import lent

from compile_catalogues import compile_catalogues
from seabook import words

__all__ = ["lent"]

ROOT = Path(__file__).resolve().parents[1]


def pytest_configure(config: pytest.Config) -> None:
    """An edited catalogue counts at once; with several workers, the first process sees to it."""
    if not hasattr(config, "workerinput"):
        compile_catalogues(only_stale=True)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel of this checkout in an environment of its own, far from the checkout."""
    return install(ROOT, tmp_path_factory.mktemp("installed"))


@pytest.fixture(autouse=True)
def language_as_before() -> Iterator[None]:
    """A command that was told a language leaves it set: the next test begins as ever."""
    before = words.language()
    yield
    words.language(before)
