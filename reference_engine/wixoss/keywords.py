"""Keywords: how an ability works that is printed with one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...adapters.abilities import (
    Ability,
    Act,
    Activated,
    Automatic,
    Cards,
    Choose,
    Continuous,
    Extra,
    Filter,
    GainAbility,
    Limit,
    OneOf,
    Special,
    This,
    When,
)
from ..kernel.cards import HeldAbility, Operative
from .words import COOK, GHOST, MOUNT

BEATS = When("banish-in-battle", subject=This())


def as_it_works(printed: Ability) -> Operative:
    """An ability that comes about with something that happens, where its keyword says so."""
    if is_layer(printed):
        return _shared(printed), printed
    match printed:
        case Extra(what="enter"):
            at = When("enter", subject=This())  # enter-ability.1
            return Automatic(
                at, printed.then, cost=printed.cost, limit=printed.limit, text=printed.text, keywords=printed.keywords
            ), printed
        case Special(what="harmony"):
            return _works(printed, When("enter", subject=This()), Act("harmony")), printed  # harmony.1
        case Special(what="ride"):
            return _ride(printed), printed
        case Special(what="lancer"):
            return _works(printed, BEATS, Act("lancer")), printed  # lancer.2
        case Special(what="s-lancer"):
            return _works(printed, BEATS, Act("s-lancer")), printed  # s-lancer.4
        case Special(what="decore"):
            return _decore(printed), printed
    return printed, None


def is_layer(printed: Ability) -> bool:
    """Whether Layer stands before an ability."""
    return any(each.what == "layer" for each in getattr(printed, "keywords", ()))


def _shared(printed: Any) -> Continuous:
    """An ability with Layer: what the player's SIGNI of the class have."""
    others = tuple(each for each in printed.keywords if each.what != "layer")
    ability = replace(printed, keywords=others, text=printed.text.replace("Layer: ", "", 1))
    return Continuous(mine("field", GHOST), (GainAbility(ability),), text=printed.text)  # layer.1


def mine(zone: str, name: str) -> Cards:
    """A player's SIGNI of a class."""
    return Cards((zone,), "you", Filter(kind=("signi",), facts=(OneOf("class", (name,)),)))


def _decore(printed: Special) -> Activated:
    """Decore: a SIGNI of the hand becomes the Acce of one of the field, both of the class, once in a turn."""
    act = Act("attach-acce", cards=Choose(mine("hand", COOK)), to=Choose(mine("field", COOK)))
    return Activated((act,), limit=Limit(), text=printed.text, keywords=printed.keywords)  # decore.2, decore.3


def _works(printed: Special, at: When, act: Act) -> Automatic:
    """A keyword as the ability that it is."""
    return Automatic(at, (act,), name=printed.name, text=printed.text, keywords=printed.keywords)


def _ride(printed: Special) -> Activated:
    """Ride: the LRIG rides a SIGNI of the class that can be ridden, once in a turn."""
    act = Act("ride", cards=Choose(mine("field", MOUNT)))
    return Activated((act,), limit=Limit(), name=printed.name, text=printed.text, keywords=printed.keywords)  # ride.1


def is_keyword(held: HeldAbility, what: str) -> bool:
    """Whether an ability is the keyword of that name."""
    return getattr(held.origin or held.ability, "what", "") == what
