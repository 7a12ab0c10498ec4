"""What Di Gi Charat reads of card texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from ...adapters import abilities as a
from ...adapters.words import words
from ..protocol.texts import Texts, said
from .effects import HANDLERS
from .state import Table

FIELDS: Mapping[type, str] = {
    a.Filter: "kind person color state resting",
    a.Cards: "zone side where",
    a.Choose: "among most",
    a.It: "",
    a.Move: "cards to",
    a.Rest: "cards",
    a.Ready: "cards",
    a.Draw: "count",
    a.Damage: "amount to",
    a.Hit: "amount side",
    a.Gain: "cards changes until",
    a.Delay: "at then",
    a.Reflect: "",
    a.Strike: "",
    a.Boost: "amount",
    a.Number: "what add",
    a.Step: "name edge",
    a.Support: "then",
    a.Extra: "what",
}

TEXTS = Texts(
    {
        **{node: fields for node, fields in FIELDS.items() if node not in get_args(a.Instruction)},
        **{node: FIELDS[node] for node in HANDLERS},
    },
    {
        **said(words("digicharat")),
        (a.Cards, "zone"): Table.OWN_ZONES,
        (a.Move, "to"): Table.OWN_ZONES,
    },
)
