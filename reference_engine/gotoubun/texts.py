"""What gotoubun reads of card texts."""

from __future__ import annotations

from ...adapters import abilities as a
from ...adapters.words import words
from ..protocol.nodes import texts
from ..protocol.texts import said
from .instructions import HANDLERS
from .state import ZONES
from .words import WORDS

BEGINNINGS = ("start", "main", "approach", "declaration", "event", "judgement")
"""The phases and steps whose beginning a text can speak of."""

TEXTS = texts(
    WORDS,
    ZONES,
    HANDLERS,
    {
        a.Filter: "kind name person person_like state number other named_as with_attached unlike",
        a.Bound: "what least most",
        a.Lanes: "number word of at",
        a.Cards: "zone side where on part lane",
        a.Matches: "card where zone lane",
        a.When: "event subject source by frm to",
        a.Move: "cards to bottom reveal side face_down lane",
        a.Attach: "cards to",
        a.Turn: "cards face_down",
        a.Approach: "cards to",
        a.Happen: "to",
        a.Number: "what add set",
        a.Keyword: "what names",
        a.Limit: "per",
        a.Support: "then must condition timing limit keywords",
        a.Extra: "what names",
    },
    {
        **said(words("gotoubun")),
        (a.Step, "name edge"): (*(f"{step} begins" for step in BEGINNINGS), "turn ends"),
    },
)
