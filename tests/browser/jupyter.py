"""A JupyterLab of its own: no settings, no workspace and no kernels of the user's."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType

from seabook.classroom import FRONT

FOLDERS = [
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
    "IPYTHONDIR",
]
OPTIONS = [
    "--no-browser",
    "--allow-root",
    "--ip=127.0.0.1",
    "--ServerApp.port_retries=0",
    # Reached from this machine alone, and gone after the tests.
    "--IdentityProvider.token=",
    "--ServerApp.password=",
    "--ServerApp.disable_check_xsrf=True",
    "--LabApp.expose_app_in_browser=True",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
]
NO_NEWS = '{"fetchNews": "false", "checkForUpdates": false}'  # else a question covers the page


class JupyterLab:
    """A server that runs between ``with`` and its end."""

    def __init__(self, place: Path, notebooks: Path) -> None:
        self._place = place
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        options = [*OPTIONS, f"--port={port}", f"--ServerApp.root_dir={notebooks}"]
        self._command = [sys.executable, "-m", "jupyterlab", *options]

    def __enter__(self) -> "JupyterLab":
        with self._log.open("w", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                self._command,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        try:
            self._wait()
        except BaseException:
            self._process.kill()
            self._process.wait()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def _log(self) -> Path:
        return self._place / "lab.log"

    def _environment(self) -> dict[str, str]:
        env = dict(os.environ, JUPYTER_PREFER_ENV_PATH="1", JUPYTER_PATH=str(FRONT))
        env.pop("SEABOOK_LANG", None)
        for name in FOLDERS:
            (self._place / name).mkdir()
            env[name] = str(self._place / name)
        settings = Path(env["JUPYTERLAB_SETTINGS_DIR"]) / "@jupyterlab" / "apputils-extension"
        settings.mkdir(parents=True)
        news = settings / "notification.jupyterlab-settings"
        news.write_text(NO_NEWS, encoding="utf-8")
        return env

    def _wait(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/api", timeout=2):
                    return
            except OSError:
                time.sleep(0.2)
        raise RuntimeError(f"JupyterLab did not start:\n{self._log.read_text(encoding='utf-8')}")
