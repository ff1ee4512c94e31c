"""Python for the browser, laid out so that it asks no other host for anything.

The npm package ``pyodide`` brings the runtime; its list of packages names hundreds that only a server
elsewhere has. Written here is one that names exactly the wheels given.
"""

import email.parser
import hashlib
import json
import shutil
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


class MissingWheel(ValueError):
    """A package that another one needs and that is not among the wheels."""


def lay_out(core: Path, wheels: Iterable[Path], out: Path, without: frozenset[str]) -> int:
    """Write the runtime and its packages to a folder; of two wheels of a name the first one wins.

    ``without`` are packages that others name and never need here. How many bytes it takes is given back.
    """
    info = json.loads((core / "pyodide-lock.json").read_text("utf-8"))["info"]
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in CORE:
        shutil.copyfile(core / name, out / name)
    packages: dict[str, dict[str, Any]] = {}
    for wheel in wheels:
        name, entry = _entry(wheel, info["python"])
        if name not in packages and name not in without:
            shutil.copyfile(wheel, out / wheel.name)
            packages[name] = entry
    for name, entry in packages.items():
        entry["depends"] = [each for each in entry["depends"] if each not in without]
        if missing := [each for each in entry["depends"] if each not in packages]:
            raise MissingWheel(f"{name} needs {', '.join(missing)}")
    lock = {"info": info, "packages": dict(sorted(packages.items()))}
    (out / "pyodide-lock.json").write_text(json.dumps(lock, indent=1), "utf-8")
    return sum(path.stat().st_size for path in out.iterdir())


def _entry(wheel: Path, python: str) -> tuple[str, dict[str, Any]]:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        of = next(n for n in names if n.endswith(".dist-info/METADATA") and n.count("/") == 1)
        meta = email.parser.Parser().parsestr(archive.read(of).decode("utf-8"))
    name = canonicalize_name(meta["Name"])
    return name, {
        "name": name,
        "version": meta["Version"],
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(_imports(names)),
        "depends": sorted(_depends(meta.get_all("Requires-Dist") or [], python)),
        "unvendored_tests": False,
    }


def _depends(required: Iterable[str], python: str) -> set[str]:
    env = {
        "sys_platform": "emscripten",
        "platform_system": "Emscripten",
        "os_name": "posix",
        "platform_machine": "wasm32",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "python_full_version": python,
        "implementation_version": python,
        "python_version": ".".join(python.split(".")[:2]),
        "platform_release": "",
        "platform_version": "",
        "extra": "",
    }
    every = (Requirement(text) for text in required)
    return {
        canonicalize_name(each.name)
        for each in every
        if not each.marker or each.marker.evaluate(env)
    }


def _imports(names: Iterable[str]) -> set[str]:
    code = [
        n
        for n in names
        if n.endswith((".py", ".pyc")) and ".dist-info/" not in n and ".data/" not in n
    ]
    return {n.split("/")[0] if "/" in n else n.split(".")[0] for n in code}
