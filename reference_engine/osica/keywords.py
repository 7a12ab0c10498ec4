"""Keywords: the abilities that the rules give to cards with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...adapters.card_text_tree import (
    Ability,
    AutomaticAbility,
    ChosenCards,
    Draw,
    EventPattern,
    Filter,
    GainEffect,
    GameAbility,
    GameInstruction,
    Instruction,
    MatchingCards,
    Move,
    NumberChange,
    Places,
    Reveal,
    ThisCard,
)
from ..kernel.cards import Operative
from .lexicon import BOARD, CHARACTER, COST, DROP, HAND

Works = tuple[tuple[Instruction, ...], tuple[Instruction, ...]]
"""The cost of a keyword, and its effect."""

IN_FRONT = MatchingCards(("stage",), "opponent", Filter(kind=(CHARACTER,)), place=Places(of=ThisCard(), at="front"))
OWN_CHARACTERS = MatchingCards(BOARD, where=Filter(kind=(CHARACTER,)))
WITH_CHEER = MatchingCards((HAND,), where=Filter(state=("cheer",)))
IN_HAND = MatchingCards((HAND,))


def cost_instructions(cost: int) -> tuple[Instruction, ...]:
    """The instructions that pay this amount of cost."""
    return (GameInstruction("pay", amount=cost),) if cost else ()


def printed_number(special: GameAbility) -> int:
    """The number printed with a keyword: its cost or another number."""
    return next((each.value for each in special.values if isinstance(each.value, int)), 0)


# --- keywords of an appeal, each with its number ----------------------------------------------------


def _power_up(number: int) -> Works:
    return (), (
        GainEffect(ChosenCards(OWN_CHARACTERS, least=1), (NumberChange("ap", add=number),)),
    )  # powerup.1, powerup.2, powerup.3


def _destroy(number: int) -> Works:
    return cost_instructions(number), (Move(ChosenCards(IN_FRONT, least=1), DROP),)  # destroy.1, destroy.2


def _cheer(number: int) -> Works:
    shown = Reveal(ChosenCards(WITH_CHEER, number, least=number))  # cheer.1, cheer.3
    return (shown,), (GameInstruction("cheer"),)  # cheer.1, cheer.2


def _mix(number: int) -> Works:
    dropped = Move(ChosenCards(IN_HAND, number, least=number), DROP)  # mix.1, mix.3
    return (dropped,), (GameInstruction("mix"),)


def _decode(number: int) -> Works:
    return cost_instructions(number), (Draw(number), GameInstruction("decode"))  # decode.1, decode.2


def _perform(number: int) -> Works:
    return cost_instructions(number), (
        GameInstruction("steal", amount=1),
        GameInstruction("perform"),
    )  # perform.1, perform.2


def _contact(number: int) -> Works:
    moved = Move(ChosenCards(IN_HAND, number, least=number), COST)  # contact.1, contact.3
    return (moved,), (GameInstruction("contact"),)


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


def operative_form(printed: Ability) -> Operative:
    """An ability as it works by the rules: by its keyword, it may trigger when its card enters or appeals."""
    if not isinstance(printed, GameAbility):
        return printed, None
    number = printed_number(printed)
    if printed.what in ("entry", "appeal"):
        at = EventPattern("enter" if printed.what == "entry" else "appeal", subject=ThisCard())  # entry.1, appealx.1
        cost, then = cost_instructions(number), printed.then
    elif printed.what in OF_APPEALS:
        at = EventPattern("appeal", subject=ThisCard())
        cost, then = OF_APPEALS[printed.what](number)
    else:
        return printed, None
    return AutomaticAbility(at, then, cost=cost, text=printed.text, keywords=printed.keywords), printed
