"""Chapter 9: the approach: declared, answered with events, and judged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ..kernel.asks import PASS, Ask, Option
from ..kernel.choices import choose_one
from ..kernel.committing import commit
from ..kernel.context import Context, Ref
from ..kernel.events import Event
from ..kernel.flow import Frame, Procedure, at_once, remembered
from ..kernel.instructions import leaving
from ..kernel.replacement import replaced
from ..kernel.running import Part
from ..kernel.steps import begins
from ..kernel.windows import act_or_pass
from ..timings.announcing import REPEAT, announce, offers
from ..timings.parts import check, check_timing
from . import lanes
from .keywords import APPROACH
from .playing import can_play_event, play_event
from .running import Running

APPROACH_STEPS = ("declaration", "event", "judgement")

Pair = tuple[int, int]
"""A character, and the hero that it approaches."""


# --- approach declaration step (9.2) --------------------------------------------------------------


def declare(game: Running) -> Procedure[str | None]:
    """The turn player says, pair by pair, which characters approach which heroes; or that nobody does."""
    player = game.state.turn_player  # 7.4.1
    pairs: list[Pair] = []
    while (options := can_approach(game, player, pairs)) or pairs:  # 9.2.2.4
        (picked,) = yield Ask(player, "action", (*options, PASS))  # 9.2.2
        if picked == PASS:
            break
        pairs.append((picked.args[0], picked.args[1]))  # 9.2.2.1, 9.2.2.2
    yield from approach(game, pairs)
    return None


def can_approach(game: Running, player: int, pairs: Iterable[Pair]) -> list[Option]:
    """Which of the player's characters can approach which hero, besides the pairs that are declared."""
    chosen = {character for character, _ in pairs}
    return [
        Option("approach", (character, hero))
        for character in game.state.characters(player)  # 2.2.2.2, 7.4.1, 9.1.1
        if character not in chosen  # 9.2.2.2.3
        for hero in game.state.heroes()  # 2.2.2.1
        if is_possible(game, character, hero)
    ]


def is_possible(game: Running, character: int, hero: int) -> bool:
    """Whether a character can approach a hero."""
    cards = game.state.cards
    here, there = lanes.number_of(cards[character].zone), lanes.number_of(cards[hero].zone)
    assert here is not None
    assert there is not None
    return (
        lanes.in_front(here, there)  # 9.2.2.2.1
        and game.info(character).power >= game.info(hero).need  # 2.3.1, 2.5.1, 9.2.2.2.2
        and may_approach(game, character, hero)  # 1.3.3
    )


def may_approach(game: Running, character: int, hero: int) -> bool:
    """Whether no effect forbids that the character approaches the hero."""
    forbidden = "approach" in game.info(character).forbids, "be-approached" in game.info(hero).forbids
    return not any(forbidden)  # 1.3.3


def approach(game: Running, pairs: Sequence[Pair]) -> Procedure[None]:
    """The characters approach the heroes, those pairs excepted where something else happens instead."""
    for event in approaches(game, pairs):
        is_due = any(is_part_of(event, pair) for pair in pairs)
        if is_due and (yield from replaced(game, event, [])) is None:
            pairs = [pair for pair in pairs if not is_part_of(event, pair)]  # 10.10.1.1
    commit(game, approaches(game, pairs))  # 9.1.1, 9.2.2.3


def is_part_of(event: Event, pair: Pair) -> bool:
    """Whether an event is the character's or the hero's part of an approach."""
    character, hero = pair
    if event.kind == "approach":
        return (event.card, event.other) == pair
    return event.card == hero and (event.source is None or event.source.card == character)


def approaches(game: Running, pairs: Sequence[Pair]) -> list[Event]:
    """The events of characters approaching heroes, and of each of these being approached."""
    player, ref = game.state.turn_player, game.state.ref
    events: list[Event] = []
    for character, hero in pairs:
        events.append(Event("approach", character, player, other=hero, by=player, source=ref(hero)))
        events.append(Event("be-approached-by", hero, player, by=player, source=ref(character)))
    heroes = dict.fromkeys(hero for _, hero in pairs)
    return events + [Event("be-approached", hero, player, by=player) for hero in heroes]


@at_once
def goes_on(game: Running) -> str | None:
    """With an approach the event step comes next, without one the end phase."""
    return None if game.state.approaching else "end"  # 9.2.4


# --- event step (9.3) -----------------------------------------------------------------------------


@at_once
def exchange_events(game: Running) -> str | None:
    """The players get play timings for events in turn, the non-turn player first."""
    game.push("events", 1 - game.state.turn_player, 0)  # 9.3.2
    return None


def event_timing(game: Running, frame: Frame) -> Procedure[None]:
    """One play timing of the event step: an event, or none; after two without one in a row it is over."""
    _, player, _, *checked = frame
    if not checked:
        game.replace(*frame, "checked")
        check(game)  # 10.5.2, 10.5.4.1
        return
    options = (*can_play_events(game, player), *_loops(game, player))
    picked = yield from act_or_pass(game, frame, "action", options)
    if picked == REPEAT:
        game.replace(*frame)
        yield from announce(game)
    elif picked is not None:
        yield from play_event(game, picked.args[0])


@remembered
def can_play_events(game: Running, player: int) -> list[Option]:
    """The events of the player's hand that can be played in an event step."""
    hand = game.state.zones[player, "hand"]
    return [Option("event", (card,)) for card in hand if can_play_event(game, card, APPROACH)]  # 9.3.2, 9.3.4, 12.3.3


def _loops(game: Running, player: int) -> list[Option]:
    return offers(game) if player == game.state.turn_player else []


# --- bride judgement step (9.4) -------------------------------------------------------------------


def judge(game: Running) -> Procedure[str | None]:
    """Each approach succeeds or fails; each hero with a success is turned down, and one character becomes a bride."""
    partners = yield from successes(game)
    for hero in dict.fromkeys(hero for _, hero in partners):
        yield from game.happen(Event("turn", hero, cause="rule", face_down=True))  # 9.4.3.1
        candidates = [character for character, partner in partners if partner == hero]  # 9.4.3
        player = chooser(game, *candidates)
        bride = yield from choose_one(game, player, candidates)  # 9.4.3.2
        assert bride is not None
        yield from marry(game, bride)  # 9.4.3.2
    return None


def successes(game: Running) -> Procedure[list[Pair]]:
    """The characters that succeed, each with one hero."""
    judged: list[Event] = []
    for mine, theirs in game.state.approaching:
        character = game.state.found(mine)
        if character is None:
            continue
        success = any(is_success(game, character, hero) for hero in approached(game, theirs))  # 9.4.2
        judged.append(Event("succeed" if success else "fail", character, source=theirs))  # 9.4.2
    outcome = yield from game.happen(*judged)  # 9.4.2
    pairs = [(each.card, each.source.card) for each in outcome.done if each.kind == "succeed" and each.source]
    partners: list[Pair] = []
    for character in dict.fromkeys(character for character, _ in pairs):
        heroes = [hero for mine, hero in pairs if mine == character]
        player = chooser(game, character)
        partner = yield from choose_one(game, player, heroes)  # 9.4.2.2
        assert partner is not None
        partners.append((character, partner))  # 9.4.2.1
    return partners


def approached(game: Running, hero: Ref) -> list[int]:
    """The hero that was approached, if it still is a hero in a hero lane."""
    return [each for each in game.state.heroes() if game.state.ref(each) == hero]


def chooser(game: Running, *characters: int) -> int:
    """The player who chooses for characters: the turn player, who performs the approaches (7.4.1, 9.1.1)."""
    return game.state.turn_player


def is_success(game: Running, character: int, hero: int) -> bool:
    """Whether a character that approaches a hero has the power for it now."""
    return bool(game.info(character).power >= game.info(hero).need)  # 2.3.1, 2.5.1, 9.4.2


def marry(game: Running, character: int) -> Procedure[None]:
    """The character goes to its player's bride area."""
    player = game.state.cards[character].seat
    ctx = Context(player, game.state.ref(character))
    top, *below = leaving(game, ctx, character, "brides", player)
    yield from game.happen(replace(top, cause="bride"), *below)  # 4.10.1, 9.4.3.2


@at_once
def approach_ends(game: Running) -> str | None:
    """Nobody approaches anybody any more."""
    game.state.approaching = ()  # 9.2.2.3
    game.state.touch()
    return None


STEPS: dict[str, tuple[Part, ...]] = {
    "declaration": (
        begins("approach", "declaration"),  # 9.2.1
        check_timing,  # 9.2.1
        declare,  # 9.2.2
        check_timing,  # 9.2.3
        goes_on,  # 9.2.4
    ),
    "event": (
        begins("event"),  # 9.3.1
        check_timing,  # 9.3.1
        exchange_events,  # 9.3.2
    ),
    "judgement": (
        begins("judgement"),  # 9.4.1
        check_timing,  # 9.4.1
        judge,  # 9.4.2
        check_timing,  # 9.4.4
        approach_ends,
    ),
}
