"""What every situation must be, whatever the game: an ask that can be answered, that is a new one, and no flood.

The types say what a message may hold; this says what must be true of it. An engine that breaks it has
sent no message of the protocol, however well it is spelled.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from .engine_interface import MalformedMessage
from .messages import Ask, EngineInfo, Initialize, SeenCard, Situation, View, Viewer

OPTIONS = 2_000
"""The most options of an ask."""

EVENTS = 5_000
"""The most events of an answer."""

CARDS = 5_000
"""The most cards of a view, with those under others and attached to them."""


def check_info(info: EngineInfo, hello: Initialize) -> EngineInfo:
    """The introduction, if it speaks our version of the protocol; raises :class:`Garbled`."""
    if info.protocol != hello.protocol:
        raise MalformedMessage(f"the engine speaks version {info.protocol} of the protocol, not {hello.protocol}")
    return info


def check_situation(situation: Situation, answered: str | None) -> Situation:
    """The situation, if it is one; ``answered`` is the id of the ask just answered.

    Raises :class:`Garbled` when an ask is open after the game ended, is the one just answered, has no
    options, two options of one id, or numbers that no answer can meet; and for more than any game has to say.
    """
    _check_number("events in one answer", len(situation.events), EVENTS)
    ask = situation.ask
    if ask is None:
        return situation
    if situation.result is not None:
        raise MalformedMessage(f"the game has a result, and yet {ask.player} is asked (ask {ask.id!r})")
    if ask.id == answered:
        raise MalformedMessage(f"ask {ask.id!r} was answered and is asked again under the same id")
    _check_options(ask)
    return situation


def check_view(view: View, viewer: Viewer) -> View:
    """The view, if it is that viewer's, and of no more cards than any game has; raises :class:`Garbled`."""
    if view.viewer != viewer:
        raise MalformedMessage(f"the engine was asked for the view of {viewer} and sent that of {view.viewer}")
    zones = chain(view.shared.values(), *(seat.values() for seat in view.zones.values()))
    _check_number("cards in one view", sum(map(_cards, zones)), CARDS)
    return view


def _cards(cards: Iterable[SeenCard]) -> int:
    return sum(1 + _cards(card.under) + _cards(card.attached) for card in cards)


def _check_number(what: str, number: int, most: int) -> None:
    if number > most:
        raise MalformedMessage(f"the engine sent {number} {what}; {most} are more than any game needs")


def _check_options(ask: Ask) -> None:
    _check_number(f"options in ask {ask.id!r}", len(ask.options), OPTIONS)
    ids = {option.id for option in ask.options}
    if len(ids) != len(ask.options):
        raise MalformedMessage(f"ask {ask.id!r} has two options of one id")
    if not ask.options:
        raise MalformedMessage(f"ask {ask.id!r} has no options")
    if not 0 <= ask.least <= ask.most <= len(ask.options):
        numbers = f"{ask.least} to {ask.most} of {len(ask.options)}"
        raise MalformedMessage(f"ask {ask.id!r} wants {numbers} options, which no answer can meet")
