"""From the engine's own words to the protocol's: options, events and views."""

from __future__ import annotations

from typing import Any, Literal, cast

from ...adapters import messages as m
from ...adapters.abilities import Art
from ..kernel.asks import Ask, Option
from .cards import Live
from .events import Event
from .game import Hololive
from .state import LOOSE, NOBODY, ON_STAGE, OWN_ZONES

FIELDS: dict[str, tuple[str, ...]] = {
    "place": ("card",),
    "bloom": ("holomem", "with"),
    "collab": ("holomem",),
    "skill": ("ability",),
    "support": ("card",),
    "baton-pass": ("holomem",),
    "ability": ("card", "ability"),
    "art": ("holomem", "ability"),
    "replacement": ("card", "ability"),
    "card": ("card",),
    "number": ("number",),
}
"""The names of an option's arguments."""

KINDS = {
    "move": "moved", "stack": "stacked", "unstack": "unstacked", "attach": "attached", "damage": "damaged",
    "heal": "healed", "rest": "rested", "ready": "readied", "turn": "turned", "down": "marked-down", "roll": "rolled",
    "shuffle": "shuffled", "reveal": "revealed", "look": "looked", "use": "used", "switch": "switched",
    "gain": "gained",
}  # fmt: skip
"""What the protocol calls the events whose names differ; ``step`` is told by what observers read."""

LETTERS = m.PLAYERS


def to_ask(game: Hololive, names: list[str], ask: Ask, number: int) -> m.Ask:
    """An ask in the protocol's words."""
    options = tuple(to_option(names, option, str(at)) for at, option in enumerate(ask.options))
    about = ask.about.name if isinstance(ask.about, Live) else str(ask.about or "")
    return m.Ask(
        id=str(number), player=LETTERS[ask.player], kind=cast(m.AskKind, ask.kind), options=options,
        least=ask.least, most=ask.most, ordered=ask.ordered, about=about,
    )  # fmt: skip


def to_option(names: list[str], option: Option, ident: str) -> m.Option:
    """An option in the protocol's words."""
    fields: dict[str, str | int] = {}
    for name, arg in zip(FIELDS.get(option.kind, ()), option.args, strict=True):
        if isinstance(arg, Live):
            fields[name] = arg.name
        else:
            fields[name] = arg if name == "number" else names[arg]
    return m.Option(id=ident, kind=cast(m.OptionKind, option.kind), fields=fields)


def to_event(names: list[str], event: Event) -> m.Event | None:
    """An event in the protocol's words; None for what only the engine needs to know."""
    if event.kind == "step":
        return None
    fields: dict[str, Any] = {}
    if event.card >= 0:
        fields["card"] = names[event.card]
    if event.player >= 0:
        fields["player"] = LETTERS[event.player] if event.player < len(LETTERS) else ""
    if event.kind == "move":
        fields["from"] = event.frm
    if event.to:
        fields[TO.get(event.kind, "to")] = event.to
    if event.other >= 0:
        fields[OTHER.get(event.kind, "other")] = names[event.other]
    if event.amount > 0:
        fields[AMOUNT.get(event.kind, "amount")] = event.amount
    if event.cause:
        fields["cause"] = event.cause
    if event.source is not None and event.source.card >= 0:
        fields["source"] = names[event.source.card]
    if event.ability is not None:
        fields["ability"] = event.ability.name
    return m.Event(kind=KINDS.get(event.kind, event.kind), fields=fields)


TO = {"shuffle": "zone", "step-began": "step", "game-ended": "reason"}
OTHER = {"stack": "onto", "unstack": "from", "attach": "to"}
AMOUNT = {"roll": "number", "turn-began": "turn", "turn-ended": "turn"}


def to_view(game: Hololive, names: list[str], viewer: m.Viewer) -> m.View:
    """What a viewer may know of the game."""
    state = game.state
    zones: dict[m.Player, dict[str, tuple[m.Seen, ...]]] = {}
    for player, letter in enumerate(LETTERS):
        zones[letter] = {
            zone: tuple(to_seen(game, names, card, viewer) for card in lying(game, player, zone)) for zone in OWN_ZONES
        }
    resolving = tuple(to_seen(game, names, card, viewer) for card in state.zones[NOBODY, "resolution"])
    flow = [frame for frame in state.flow if frame[0] == "turn"]
    counters: dict[m.Player, dict[str, int]] = {
        letter: {"life damage": state.life_damage[player], "redraws": state.redraws[player]}
        for player, letter in enumerate(LETTERS)
    }
    return m.View(
        viewer=viewer, turn=state.turn, turn_player=LETTERS[state.turn_player], step=flow[-1][1] if flow else "setup",
        zones=zones, shared={"resolution": resolving}, counters=counters,
        unused=state.chance.unused if viewer == "judge" else 0,
    )  # fmt: skip


def lying(game: Hololive, player: int, zone: str) -> tuple[int, ...]:
    """The cards of a zone, those on the stage that belong to no holomem included."""
    zones, cards = game.state.zones, game.state.cards
    if zone not in ON_STAGE:
        return zones[player, zone]
    return zones[player, zone] + tuple(card for card in zones[player, LOOSE] if cards[card].zone == zone)


def to_seen(game: Hololive, names: list[str], card: int, viewer: m.Viewer) -> m.Seen:
    """A card as a viewer sees it."""
    record = game.state.cards[card]
    if not is_visible(game, card, viewer):
        return m.Seen(hidden=True, face_down=record.face_down)  # 4.1.2.2
    return m.Seen(
        id=names[card], card=record.face.key, resting=record.resting, face_down=record.face_down,
        damage=record.damage, facts=facts(game, card) if record.zone in ON_STAGE else {},
        under=tuple(to_seen(game, names, each, viewer) for each in record.under),
        attached=tuple(to_seen(game, names, each, viewer) for each in record.attached),
    )  # fmt: skip


def is_visible(game: Hololive, card: int, viewer: str) -> bool:
    """Whether a viewer may know what the card is (4.2)."""
    record = game.state.cards[card]
    if viewer == "judge":
        return True
    player = LETTERS.index(cast(Literal["A", "B"], viewer))
    if record.face_down:
        return player == record.seat  # 4.2.2.1
    return game.state.can_see(player, card)


def facts(game: Hololive, card: int) -> dict[str, Any]:
    """A card's information now."""
    record, info = game.state.cards[card], game.info(card)
    found: dict[str, Any] = {
        "kind": record.face.kind,
        "names": sorted(info.names),
        "colors": sorted(info.colors),
    }
    if record.face.is_holomem:
        abilities = game.abilities(card) if record.zone in ON_STAGE else ()
        found |= {
            "level": info.level,
            "hp": info.hp,
            "remaining hp": info.hp - record.damage,
            "tags": sorted(info.tags),
            "arts": sorted(each.name for each in abilities if isinstance(each.origin, Art)),
            "arts bonus": sum(size for named, size in info.arts if named is None),
            "abilities": [each.name for each in abilities if game.has_effect(each, info)],
        }
    return found
