"""The same game, byte for byte, in the browser's Python and in this one."""

import shutil
import subprocess
from pathlib import Path

import pytest
from tests.installed import Installed

pytestmark = [pytest.mark.pyodide, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[1]
CODE = "from seabook.proof.digest import digests; print(digests())"


def test_digest_is_the_same_in_pyodide(installed: Installed) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    if not (ROOT / "node_modules" / "pyodide").is_dir():
        pytest.skip("node_modules/pyodide is missing: run npm ci")
    script = ROOT / "tests" / "pyodide" / "run.mjs"
    browser = subprocess.run(
        [node, script, installed.site_packages, CODE],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert browser.returncode == 0, browser.stderr
    here = installed.run("python", "-c", CODE)
    assert here.strip()
    assert browser.stdout == here
