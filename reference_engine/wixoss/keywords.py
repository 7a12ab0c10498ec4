"""Keywords: how an ability works that is printed with one."""

from __future__ import annotations

from ...adapters.abilities import (
    Ability,
    Act,
    Activated,
    Automatic,
    Cards,
    Choose,
    Extra,
    Filter,
    Limit,
    OneOf,
    Special,
    This,
    When,
)
from ..kernel.cards import Live, Operative
from .words import MOUNT

BEATS = When("banish-in-battle", subject=This())


def as_it_works(printed: Ability) -> Operative:
    """An ability that comes about with something that happens, where its keyword says so."""
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
    return printed, None


def _works(printed: Special, at: When, act: Act) -> Automatic:
    """A keyword as the ability that it is."""
    return Automatic(at, (act,), name=printed.name, text=printed.text, keywords=printed.keywords)


def _ride(printed: Special) -> Activated:
    """Ride: the LRIG rides a SIGNI of the class that can be ridden, once in a turn."""
    mounts = Cards(("field",), "you", Filter(kind=("signi",), facts=(OneOf("class", (MOUNT,)),)))
    act = Act("ride", cards=Choose(mounts))
    return Activated((act,), limit=Limit(), name=printed.name, text=printed.text, keywords=printed.keywords)  # ride.1


def is_keyword(live: Live, what: str) -> bool:
    """Whether an ability is the keyword of that name."""
    return getattr(live.origin or live.ability, "what", "") == what
