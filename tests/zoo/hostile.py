"""Engines of the toy game in Python that do their worst: ``python:hostile:WHERE__WHAT``, or the name of one below.

They behave until a card named Trouble is in the scene.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from toygame.engine import Toy

from saitei.adapters import Unsupported
from saitei.adapters.messages import Event, Situation


class Odd(BaseException):
    """No Exception."""


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")


def _sleeping_finalizer() -> None:
    class Sleeper:
        def __del__(self) -> None:
            time.sleep(60)

    sleeper = Sleeper()
    del sleeper


def _sleeping_collector() -> None:
    gc.callbacks.append(lambda *_: time.sleep(60))
    gc.collect()


def _swallower() -> None:
    while True:
        with contextlib.suppress(BaseException):
            time.sleep(60)


def _loop() -> None:
    while True:
        pass


def _thread() -> None:
    threading.Thread(target=time.sleep, args=(60,)).start()
    sys.exit(0)


def _forked() -> None:
    if os.fork():
        os._exit(0)
    time.sleep(60)


def _deaf() -> None:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    time.sleep(60)


def _closed() -> None:
    os.closerange(0, 256)


def _recursion() -> None:
    _recursion()


def _raiser(error: BaseException) -> Callable[[], None]:
    def act() -> None:
        raise error

    return act


ACTS: dict[str, Callable[[], Any]] = {
    "exit0": lambda: sys.exit(0),
    "exit_text": lambda: sys.exit("bye"),
    "os_exit": lambda: os._exit(0),
    "interrupt": _raiser(KeyboardInterrupt()),
    "generator_exit": _raiser(GeneratorExit()),
    "odd": _raiser(Odd("odd")),
    "unspeakable": _raiser(Unspeakable()),
    "no_memory": _raiser(MemoryError()),
    "stop_iteration": _raiser(StopIteration()),
    "recursion": _recursion,
    "kill": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "abort": os.abort,
    "sleep": lambda: time.sleep(60),
    "finalizer": _sleeping_finalizer,
    "collector": _sleeping_collector,
    "swallower": _swallower,
    "loop": _loop,
    "thread": _thread,
    "forked": _forked,
    "deaf": _deaf,
    "closed": _closed,
    "read": input,
}


def _engine(where: str, what: str) -> Callable[[], Toy]:
    whole = getattr(Toy, where)

    def method(self: Toy, *given: Any) -> Any:
        found = whole(self, *given)
        if where in ("initialize", "shutdown") or self.troubled:
            ACTS[what]()
        return found

    return type("Hostile", (Toy,), {where: method})


def __getattr__(name: str) -> Callable[[], Any]:
    where, _, what = name.partition("__")
    if where == "factory" and what in ACTS:
        return ACTS[what]
    if what in ACTS:
        return _engine(where, what)
    raise AttributeError(name)


class _Answers(Toy):
    """Answers the placing of Trouble with ``given``."""

    given: Any = None

    def place(self, card: str) -> Situation:
        found = super().place(card)
        return self.given if self.troubled else found


def _with(fields: Any) -> type[_Answers]:
    return type("Hostile", (_Answers,), {"given": Situation(events=(Event(kind="rested", fields=fields),))})


class _Unequal:
    def __eq__(self, other: object) -> bool:
        os._exit(0)

    __hash__ = object.__hash__


returns_none = type("Hostile", (_Answers,), {"given": None})
returns_dict = type("Hostile", (_Answers,), {"given": {"ask": None}})
returns_text = type("Hostile", (_Answers,), {"given": "situation"})
returns_generator = type("Hostile", (_Answers,), {"given": property(lambda self: iter(()))})
returns_class = type("Hostile", (_Answers,), {"given": Situation})
holds_object = _with({"card": object()})
holds_bytes = _with({"card": b"\xff"})
holds_unequal = _with({"card": _Unequal()})
holds_surrogate = _with({"card": "\ud800"})
holds_huge = _with({"card": 10**5000})
holds_nan = _with({"card": float("nan")})
holds_escape = _with({"card": "\x1b[2J"})
holds_lists = _with({"card": json.loads("[" * 95 + "]" * 95)})  # in the message, the result, events, one, its fields
holds_itself: dict[str, Any] = {}
holds_itself["card"] = holds_itself
circles = _with(holds_itself)

not_callable = 7


class prints(Toy):
    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        print("x" * 100_000)
        os.write(1, b'{"jsonrpc": "2.0", "id": 1, "result": {}}\n')
        return super().answer(ask, picks)


class closes_stdout(Toy):
    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        sys.stdout.close()
        sys.stderr.close()
        return super().answer(ask, picks)


class wanders(Toy):
    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        os.chdir("/")
        os.environ.clear()
        sys.path.clear()
        return super().answer(ask, picks)


class stays(Toy):
    """Does not want to end."""

    def __init__(self) -> None:
        super().__init__()
        atexit.register(time.sleep, 60)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)


class declines(Toy):
    """Says of every game that has begun that it cannot, and not what."""

    def view(self, viewer: Any) -> Any:
        raise Unsupported("not today")


class slow(Toy):
    """Asks what has one answer, again and again, and takes a while for each."""

    def place(self, card: str) -> Situation:
        found = super().place(card)
        return self.again() if self.troubled else found

    def again(self) -> Situation:
        time.sleep(0.05)
        found = self.situation()
        assert found.ask is not None
        found.ask.kind, found.ask.options = "choose", found.ask.options[:1]
        return found

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        return self.again() if self.troubled and self.asked > 2 else super().answer(ask, picks)
