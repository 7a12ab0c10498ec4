"""Keywords: what a card that has one can do, as its rules say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...adapters.abilities import (
    Ability,
    Act,
    Automatic,
    Cards,
    Choose,
    Draw,
    Filter,
    Gain,
    Instruction,
    Move,
    Number,
    Places,
    Reveal,
    Special,
    This,
    When,
)
from ..kernel.cards import Operative
from .words import BOARD, CHARACTER, COST, DROP, HAND

Works = tuple[tuple[Instruction, ...], tuple[Instruction, ...]]
"""What is paid or done for a keyword, and what it does then."""

IN_FRONT = Cards(("stage",), "opponent", Filter(kind=(CHARACTER,)), place=Places(of=This(), at="front"))
OWN_CHARACTERS = Cards(BOARD, where=Filter(kind=(CHARACTER,)))
WITH_CHEER = Cards((HAND,), where=Filter(state=("cheer",)))
IN_HAND = Cards((HAND,))


def pays(cost: int) -> tuple[Instruction, ...]:
    """The price of so many cost."""
    return (Act("pay", amount=cost),) if cost else ()


def number_of(special: Special) -> int:
    """The number that is printed with a keyword, a cost or another."""
    return next((each.value for each in special.values if isinstance(each.value, int)), 0)


# --- keywords of an appeal, each with its number ----------------------------------------------------


def _power_up(number: int) -> Works:
    return (), (Gain(Choose(OWN_CHARACTERS, least=1), (Number("ap", add=number),)),)  # powerup.1, powerup.2, powerup.3


def _destroy(number: int) -> Works:
    return pays(number), (Move(Choose(IN_FRONT, least=1), DROP),)  # destroy.1, destroy.2


def _cheer(number: int) -> Works:
    shown = Reveal(Choose(WITH_CHEER, number, least=number))  # cheer.1, cheer.3
    return (shown,), (Act("cheer"),)  # cheer.1, cheer.2


def _mix(number: int) -> Works:
    dropped = Move(Choose(IN_HAND, number, least=number), DROP)  # mix.1, mix.3
    return (dropped,), (Act("mix"),)


def _decode(number: int) -> Works:
    return pays(number), (Draw(number), Act("decode"))  # decode.1, decode.2


def _perform(number: int) -> Works:
    return pays(number), (Act("steal", amount=1), Act("perform"))  # perform.1, perform.2


def _contact(number: int) -> Works:
    moved = Move(Choose(IN_HAND, number, least=number), COST)  # contact.1, contact.3
    return (moved,), (Act("contact"),)


OF_APPEALS: Mapping[str, Callable[[int], Works]] = {
    "power-up": _power_up,
    "destroy": _destroy,
    "cheer": _cheer,
    "mix": _mix,
    "decode": _decode,
    "perform": _perform,
    "contact": _contact,
}


# --- how a printed ability works --------------------------------------------------------------------


def as_it_works(printed: Ability) -> Operative:
    """An ability that comes about with its card's entry or appeal, where its keyword says so."""
    if not isinstance(printed, Special):
        return printed, None
    number = number_of(printed)
    if printed.what in ("entry", "appeal"):
        at = When("enter" if printed.what == "entry" else "appeal", subject=This())  # entry.1, appealx.1
        cost, then = pays(number), printed.then
    elif printed.what in OF_APPEALS:
        at = When("appeal", subject=This())
        cost, then = OF_APPEALS[printed.what](number)
    else:
        return printed, None
    return Automatic(at, then, cost=cost, text=printed.text, keywords=printed.keywords), printed
