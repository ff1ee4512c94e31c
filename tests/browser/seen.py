"""What a page did that it should not."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import Page


@dataclass
class Seen:
    """Requests that wanted to leave the machine, and errors that no script caught."""

    outside: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def watch(self, page: "Page") -> None:
        """Note what happens on a page from now on."""
        page.on("request", lambda request: self._request(request.url))
        page.on("websocket", lambda socket: self._request(socket.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        inside = parts.hostname in ("127.0.0.1", "localhost")
        if parts.scheme in ("http", "https", "ws", "wss") and not inside:
            self.outside.append(url)
