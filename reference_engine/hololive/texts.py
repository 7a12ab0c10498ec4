"""What hololive reads of card texts."""

from __future__ import annotations

from ...adapters import abilities as a
from ...adapters.words import words
from ..protocol.nodes import texts
from ..protocol.texts import said
from .instructions import HANDLERS
from .state import ZONES
from .turn import ORDER
from .words import WORDS

TEXTS = texts(
    WORDS,
    ZONES,
    HANDLERS,
    {
        a.Filter: "kind subtype name color level tag resting damaged limited buzz other hp_least hp_most named_as"
        " colored_as with_attached",
        a.Target: "",
        a.Cards: "zone side where on part",
        a.Rolled: "times",
        a.EventAmount: "times",
        a.Matches: "card where zone",
        a.When: "event subject source by frm to cause",
        a.Move: "cards to bottom reveal resting side",
        a.Attach: "cards to",
        a.Damage: "amount to",
        a.Heal: "cards amount",
        a.Rest: "cards",
        a.Ready: "cards",
        a.Down: "cards",
        a.Collab: "cards",
        a.Bloom: "cards using",
        a.ReturnToDebut: "cards",
        a.Roll: "",
        a.Reroll: "",
        a.Boost: "amount",
        a.UseAgain: "",
        a.Happen: "add times over set to card",
        a.Number: "what add set named",
        a.Cap: "subtype most",
        a.Keyword: "what",
        a.Limit: "count per",
        a.WhenDowned: "then cost subject source condition limit name valid keywords",
        a.Support: "then must condition only_on",
        a.Usable: "at would condition",
        a.Art: "name cost damage bonus then usable limit",
        a.Skill: "name cost sp limit then condition usable",
        a.Extra: "what names then cost condition limit gives name",
    },
    {
        **said(words("hololive")),
        (a.Move, "to"): (*ZONES, "stage"),
        (a.Step, "name edge"): (*(f"{step} begins" for step in ("turn", *ORDER) if step != "end"), "turn ends"),
    },
)
