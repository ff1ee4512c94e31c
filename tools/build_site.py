"""The site: all of Seabook in the browser alone, a folder that any web server can serve.

python tools/build_site.py       needs npm ci

It is JupyterLite with our own front: home, lessons, free tables, rules, atlas and lab. Nothing in it asks
another host for anything.
"""

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from site_runtime import lay_out

ROOT = Path(__file__).resolve().parents[1]
HERE = Path(__file__).resolve().parent / "site"
WORK, SITE = ROOT / "build" / "site-work", ROOT / "build" / "site"
EXTENSIONS = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
KERNEL = EXTENSIONS / "@jupyterlite" / "pyodide-kernel-extension"
OURS = ROOT / "src" / "seabook" / "front" / "labextensions" / "seabook-front"
WIDGETS = EXTENSIONS / "@jupyter-widgets" / "jupyterlab-manager"
# Many games at once are not for a browser; JupyterLab's half of the widgets is in the site.
WITHOUT = frozenset({"parso", "joblib", "jupyterlab-widgets"})
# Completion is of no use to a pupil, and it is large: the kernel asks for it, and gets an empty one.
EMPTY = "jedi"
# Kernel packages that the site's own kernel carries.
CARRIED = ("piplite-*", "pyodide_kernel-*", "ipykernel-*", "widgetsnbextension-4.*")
FIRST = """<!doctype html><html lang="zh-Hant"><head><meta charset="utf-8"><title>Seabook</title>
<meta http-equiv="refresh" content="0; url=notebooks/index.html?path=00_start_here.ipynb">
<script id="jupyter-config-data" type="application/json">{}</script></head>
<body><p><a href="notebooks/index.html?path=00_start_here.ipynb">Seabook</a></p></body></html>
"""


def main() -> int:
    """Build it, and say how large it is."""
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    wheels, lite = WORK / "wheels", WORK / "lite"
    wheels.mkdir(parents=True)
    lite.mkdir()
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(WORK / "ours"))
    _download(wheels)
    _contents(WORK / "contents")
    _configure(lite)
    carried = [
        path
        for name in CARRIED
        for path in sorted((KERNEL / "static" / "pypi").glob(f"{name}.whl"))
    ]
    every = [*(WORK / "ours").glob("*.whl"), *carried, *sorted(wheels.glob("*.whl"))]
    lay_out(ROOT / "node_modules" / "pyodide", every, lite / "static" / "pyodide", WITHOUT)
    # A database of an earlier build makes it skip steps.
    command = ["jupyter", "lite", "build", "--lite-dir", str(lite), "--output-dir", str(SITE)]
    _run(str(Path(sys.executable).parent / command[0]), *command[1:], cwd=WORK)
    (SITE / "index.html").write_text(FIRST, "utf-8")
    files = [path for path in SITE.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{SITE.relative_to(ROOT)}: {len(files)} files, {size:.1f} MB")
    return 0


def _download(wheels: Path) -> None:
    """The pure wheels of the lock; of the one package that has none, its pure part."""
    pip = (
        sys.executable,
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--disable-pip-version-check",
    )
    pure = (
        "--only-binary=:all:",
        "--python-version",
        "3.14",
        "--implementation",
        "py",
        "--abi",
        "none",
    )
    lock = ("--require-hashes", "-r", str(HERE / "browser.lock"), "-d", str(wheels))
    _run(*pip, *pure, "--platform", "any", *lock)
    for path in wheels.glob(f"{EMPTY}-*.whl"):
        path.unlink()
    _wheel(wheels, EMPTY, "0.0.0", {f"{EMPTY}/__init__.py": "raise ImportError('left out')\n"})
    _pure_markupsafe(wheels)


def _pure_markupsafe(wheels: Path) -> None:
    """MarkupSafe without what is compiled: it is written to do without."""
    import markupsafe

    package = Path(markupsafe.__file__).parent
    (info,) = package.parent.glob("markupsafe-*.dist-info") or package.parent.glob(
        "MarkupSafe-*.dist-info"
    )
    version = info.name.removesuffix(".dist-info").split("-")[1]
    files = {
        f"markupsafe/{path.name}": path.read_text("utf-8") for path in sorted(package.glob("*.py"))
    }
    _wheel(wheels, "markupsafe", version, files)


def _wheel(folder: Path, name: str, version: str, files: dict[str, str]) -> None:
    """A pure wheel of these files."""
    info = f"{name}-{version}.dist-info"
    meta = {
        "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        "WHEEL": "Wheel-Version: 1.0\nGenerator: seabook\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "RECORD": "",
    }
    with zipfile.ZipFile(
        folder / f"{name}-{version}-py3-none-any.whl", "w", zipfile.ZIP_DEFLATED
    ) as wheel:
        for path, text in {
            **files,
            **{f"{info}/{each}": text for each, text in meta.items()},
        }.items():
            wheel.writestr(path, text)


def _contents(folder: Path) -> None:
    """The pages as a learner gets them."""
    _run(str(Path(sys.executable).parent / "seabook"), "lab", str(folder), "--copy-only")
    shutil.rmtree(folder / ".seabook", ignore_errors=True)
    (folder / ".seabook-lessons.json").unlink()


def _configure(lite: Path) -> None:
    shutil.copyfile(HERE / "jupyter-lite.json", lite / "jupyter-lite.json")
    overrides = {
        "@jupyterlab/apputils-extension:notification": {
            "fetchNews": "false",
            "checkForUpdates": False,
        }
    }
    (lite / "overrides.json").write_text(json.dumps(overrides), "utf-8")
    build = {
        "contents": [str(WORK / "contents")],
        "apps": ["notebooks"],
        "ignore_sys_prefix": ["federated_extensions"],
        "federated_extensions": [
            str(each) for each in (WIDGETS, KERNEL, EXTENSIONS / "anywidget", OURS)
        ],
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
    }
    (lite / "jupyter_lite_config.json").write_text(json.dumps({"LiteBuildConfig": build}), "utf-8")


def _run(*command: str, cwd: Path = ROOT) -> None:
    done = subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command[:4])} …\n{done.stdout[-2000:]}{done.stderr[-3000:]}")


if __name__ == "__main__":
    sys.exit(main())
