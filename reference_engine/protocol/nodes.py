"""What the mechanisms read of card texts. What a game alone reads, its own table says."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import get_args

from ...adapters import abilities as a
from ..kernel.lexicon import Lexicon
from ..kernel.performing import Handlers
from .texts import Texts

CHECKED = "then cost condition limit name zone valid keywords"

NODES: Mapping[type, str] = {
    # which cards
    a.This: "",
    a.Host: "",
    a.It: "",
    a.That: "",
    a.Remaining: "",
    a.Source: "",
    a.Top: "zone count side",
    a.Choose: "among most least by",
    # how many, and whether
    a.Count: "cards times",
    a.Fact: "name card times",
    a.CountIs: "cards least most",
    a.AmountIs: "amount least most odd",
    a.TurnOf: "side",
    a.Not: "condition",
    a.All: "conditions",
    # when
    a.Step: "name edge side",
    a.While: "condition",
    # what is done
    a.Draw: "count side up_to",
    a.Each: "move",
    a.Switch: "cards others",
    a.Shuffle: "zone side",
    a.Look: "cards by up_to",
    a.Reveal: "cards",
    a.If: "condition then otherwise",
    a.May: "first then side",
    a.Gain: "cards changes until",
    a.Replace: "replacement until once",
    a.Delay: "at then until once",
    a.Lose: "side",
    # what is in effect
    a.Info: "what add set",
    a.GainAbility: "ability",
    a.LoseAbilities: "named",
    a.Invalidate: "named",
    a.Forbid: "what",
    # abilities
    a.Activated: CHECKED,
    a.Automatic: f"at {CHECKED}",
    a.Continuous: "cards changes condition name zone keywords",
    a.Replacement: "at instead optional first condition limit name zone valid keywords",
}

PERIODS = ("turn", "game")
PLACES = (
    (a.Cards, "zone"), (a.Top, "zone"), (a.Matches, "zone"), (a.When, "frm"), (a.When, "to"), (a.Move, "to"),
    (a.Happen, "to"), (a.Shuffle, "zone"), (a.Activated, "zone"), (a.Automatic, "zone"), (a.Continuous, "zone"),
    (a.Replacement, "zone"),
)  # fmt: skip
"""The fields that zones stand in."""


def texts(
    words: Lexicon,
    zones: Iterable[str],
    handlers: Handlers,
    nodes: Mapping[type, str],
    said: Mapping[tuple[type, str], Collection[str]],
) -> Texts:
    """What a game reads: of instructions, those that its handlers do."""
    every = {**NODES, **nodes}
    doing = get_args(a.Instruction)
    read = {node: fields for node, fields in every.items() if node not in doing}
    places = frozenset((*zones, *words.groups))
    return Texts(
        {**read, **{node: every[node] for node in handlers}},
        {
            (a.When, "event"): words.happenings,
            **dict.fromkeys(PLACES, places),
            **dict.fromkeys(((node, "until") for node in (a.Gain, a.Replace, a.Delay)), PERIODS),
            **said,
        },
    )
