"""Keywords: how an ability with a keyword works."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Ability,
    ActivatedAbility,
    AutomaticAbility,
    ChosenCards,
    ContinuousAbility,
    EventPattern,
    Filter,
    GainAbility,
    GameAbility,
    GameInstruction,
    KeywordAbility,
    Limit,
    MatchingCards,
    OneOf,
    ThisCard,
)
from ..kernel.cards import AbilityInstance, Operative
from .lexicon import COOK, GHOST, MOUNT

BEATS = EventPattern("banish-in-battle", subject=ThisCard())


def operative_ability(printed: Ability) -> Operative:
    """An ability as it works by the rules: by its keyword, it may trigger on an event."""
    if has_layer(printed):
        return _shared(printed), printed
    match printed:
        case KeywordAbility(what="enter"):
            at = EventPattern("enter", subject=ThisCard())  # enter-ability.1
            return AutomaticAbility(
                at, printed.then, cost=printed.cost, limit=printed.limit, text=printed.text, keywords=printed.keywords
            ), printed
        case GameAbility(what="harmony"):
            at = EventPattern("enter", subject=ThisCard())
            return _works(printed, at, GameInstruction("harmony")), printed  # harmony.1
        case GameAbility(what="ride"):
            return _ride(printed), printed
        case GameAbility(what="lancer"):
            return _works(printed, BEATS, GameInstruction("lancer")), printed  # lancer.2
        case GameAbility(what="s-lancer"):
            return _works(printed, BEATS, GameInstruction("s-lancer")), printed  # s-lancer.4
        case GameAbility(what="decore"):
            return _decore(printed), printed
    return printed, None


def has_layer(printed: Ability) -> bool:
    """Whether Layer is printed before an ability."""
    return any(each.what == "layer" for each in getattr(printed, "keywords", ()))


def _shared(printed: Any) -> ContinuousAbility:
    """An ability with Layer: an ability that all the player's SIGNI of the class have."""
    others = tuple(each for each in printed.keywords if each.what != "layer")
    ability = replace(printed, keywords=others, text=printed.text.replace("Layer: ", "", 1))
    return ContinuousAbility(own_signi_of_class("field", GHOST), (GainAbility(ability),), text=printed.text)  # layer.1


def own_signi_of_class(zone: str, name: str) -> MatchingCards:
    """The player's own SIGNI of a class."""
    return MatchingCards((zone,), "you", Filter(kind=("signi",), facts=(OneOf("class", (name,)),)))


def _decore(printed: GameAbility) -> ActivatedAbility:
    """Decore: a SIGNI of the hand becomes the Acce of a SIGNI on the field, both of the class, once in a turn."""
    act = GameInstruction(
        "attach-acce",
        cards=ChosenCards(own_signi_of_class("hand", COOK)),
        to=ChosenCards(own_signi_of_class("field", COOK)),
    )
    return ActivatedAbility((act,), limit=Limit(), text=printed.text, keywords=printed.keywords)  # decore.2, decore.3


def _works(printed: GameAbility, at: EventPattern, act: GameInstruction) -> AutomaticAbility:
    """A keyword as the automatic ability that it stands for."""
    return AutomaticAbility(at, (act,), name=printed.name, text=printed.text, keywords=printed.keywords)


def _ride(printed: GameAbility) -> ActivatedAbility:
    """Ride: the LRIG rides a SIGNI of the class that can be ridden, once in a turn."""
    act = GameInstruction("ride", cards=ChosenCards(own_signi_of_class("field", MOUNT)))
    return ActivatedAbility(
        (act,), limit=Limit(), name=printed.name, text=printed.text, keywords=printed.keywords
    )  # ride.1


def is_keyword(held: AbilityInstance, what: str) -> bool:
    """Whether an ability is the keyword of that name."""
    return getattr(held.origin or held.ability, "what", "") == what
