"""What every situation must be, whatever the game: an ask that can be answered, and that is a new one.

The types say what a message may hold; this says what must be true of it. An engine that breaks it has
sent no message of the protocol, however well it is spelled.
"""

from __future__ import annotations

from .engine import Garbled
from .messages import Ask, EngineInfo, Initialize, Situation, View, Viewer


def check_info(info: EngineInfo, hello: Initialize) -> EngineInfo:
    """The introduction, if it speaks our version of the protocol; raises :class:`Garbled`."""
    if info.protocol != hello.protocol:
        raise Garbled(f"the engine speaks version {info.protocol} of the protocol, not {hello.protocol}")
    return info


def check_situation(situation: Situation, answered: str | None) -> Situation:
    """The situation, if it is one; ``answered`` is the id of the ask just answered.

    Raises :class:`Garbled` when an ask is open after the game ended, is the one just answered, has no
    options, two options of one id, or numbers that no answer can meet.
    """
    ask = situation.ask
    if ask is None:
        return situation
    if situation.result is not None:
        raise Garbled(f"the game has a result, and yet {ask.player} is asked (ask {ask.id!r})")
    if ask.id == answered:
        raise Garbled(f"ask {ask.id!r} was answered and is asked again under the same id")
    _check_options(ask)
    return situation


def check_view(view: View, viewer: Viewer) -> View:
    """The view, if it is that viewer's; raises :class:`Garbled`."""
    if view.viewer != viewer:
        raise Garbled(f"the engine was asked for the view of {viewer} and sent that of {view.viewer}")
    return view


def _check_options(ask: Ask) -> None:
    ids = {option.id for option in ask.options}
    if len(ids) != len(ask.options):
        raise Garbled(f"ask {ask.id!r} has two options of one id")
    if not ask.options:
        raise Garbled(f"ask {ask.id!r} has no options")
    if not 0 <= ask.least <= ask.most <= len(ask.options):
        numbers = f"{ask.least} to {ask.most} of {len(ask.options)}"
        raise Garbled(f"ask {ask.id!r} wants {numbers} options, which no answer can meet")
