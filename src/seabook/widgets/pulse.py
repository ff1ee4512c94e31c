"""The one clock of all widgets: a task that beats until it is stopped, and stands still at first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from seabook.engine import Complaint

Sleep = Callable[[float], Awaitable[None]]


class Pulse:
    """Calls ``beat`` again and again, ``seconds`` apart, as long as it answers True.

    It waits without blocking, so that clicks come through; it runs only between :meth:`start` and
    :meth:`stop`. ``sleep`` is how it waits: a test hands in one that it wakes itself.
    """

    def __init__(self, beat: Callable[[], bool], sleep: Sleep = asyncio.sleep) -> None:
        self.beat = beat
        self.seconds = 1.0
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it beats now."""
        return self._task is not None and not self._task.done()

    def start(self, seconds: float) -> None:
        """Beat from now on; :class:`Complaint` where there is nothing that could wait."""
        self.seconds = seconds
        if self.running:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            raise Complaint("complaint.no-clock") from None
        self._task = loop.create_task(self._run())

    def stop(self) -> None:
        """Stand still."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()

    async def _run(self) -> None:
        while True:
            await self._sleep(self.seconds)
            if not self.beat():
                return
