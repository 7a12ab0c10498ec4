"""The phrases of OSICA for scenes and actions: appeals, yelled and stolen cards, and turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ...adapters.messages import ACTS, Ask, Player
from ...adapters.session import ScenarioError
from .. import action_phrases
from ..common.assertions import card_ids, is_option_open, option_cards, require_ask
from ..common.given_scene import given_counter, new_game_builder
from ..common.then_board import expect_step
from ..common.when_actions import PASSES_AT_MOST, decline_option, pass_to_turn, pass_until, pay_first_offered
from ..phrase_vocabulary import PhraseRow, Phrases, argument_type, split_names
from ..world import World
from .actions import PUT, ROWS
from .claims import AREA, AREAS, RANK
from .deck_builder import DeckBuilder

_ONE_PUT = rf"[^,]+? into the (?:{'|'.join(AREAS)})"


def _spot(text: str) -> str:
    return AREAS.get(text, text)


def _put(text: str) -> dict[str, str]:
    """``Rin into the hand, Tent into the assist area``: the zone of each card."""
    parts = (part.split(" into the ") for part in split_names(text))
    return {card: AREAS[area] for card, area in parts}


phrase = Phrases(
    Spot=argument_type("left|center|right|assist area", _spot),
    Area=AREA,
    Put=argument_type(rf"{_ONE_PUT}(?:, {_ONE_PUT})+", _put),
    From=argument_type("stage|assist area|hand", str),
    Rank=RANK,
)


# --- Given -----------------------------------------------------------------------------------------


phrase.add_given_rows(
    PhraseRow("every card of {player:Player}'s is of the title {title:Quoted}",
        'every card of B\'s is of the title "Other"',
        "States the title of the oshi and the deck of that player in a new game.",
        lambda world, player, title: cast("DeckBuilder", new_game_builder(world)).set_deck_title(player, title),
        needs=("scene.decks",)),
    PhraseRow("the cards called {name:Name} read {text:Quoted}", 'the cards called Rin read "Cheer 2."',
        "Writes text onto every card of that name that the scenario has stated.",
        lambda world, name, text: world.builder.add_text_to_all(name, text), needs=("cards.abilities",)),
    PhraseRow("{player:Player} has a limit of {number:Number}", "A has a limit of 6",
        "The player's limit; 10 by default.", given_counter, counter="limit"),
    PhraseRow("{player:Player}'s {rank:Rank} is {number:Number}", "A's Camp rank is 2",
        "A rank of the player; 0 by default.", given_counter, counter="{rank}"),
    PhraseRow("{player:Player} has an orb out", "A has an orb out",
        "An orb is out for the rest of the game.", given_counter, counter="orb", number=1),
    PhraseRow("{player:Player} has an orb out for this turn", "A has an orb out for this turn",
        "An orb is out until the end of the turn.", given_counter, counter="orb this turn", number=1),
)  # fmt: skip


# --- When: acting ----------------------------------------------------------------------------------


action_phrases.add_action_phrases(phrase, ROWS)


phrase.add_when_rows(
    PhraseRow("{player:Player} pays", "A pays",
        "Pays with the first cards of the cost that can be paid with. A payment without a choice is already made.",
        lambda world, player: pay_first_offered(world, player, _asks_to_pay)),
)  # fmt: skip


# --- When: appeals ---------------------------------------------------------------------------------


phrase.add_when_rows(
    PhraseRow("{player:Player} does not guard", "B does not guard", "Declines to guard.", decline_option,
        option="guard"),
    PhraseRow("{player:Player} does not limit-break", "A does not limit-break",
        "Declines to limit-break the character that appeals or guards.", decline_option, option="limit-break"),
    PhraseRow("{player:Player} does not counter", "B does not counter",
        "Declines to use a Counter.", decline_option, option="counter"),
)  # fmt: skip


@phrase.when("{player:Player} appeals with {card:Card}, unguarded", example="A appeals with Rin, unguarded")
def appeal_unguarded(world: World, player: Player, card: str) -> None:
    """Lets the character appeal, without a guard and without limit breaks."""
    world.session.intend(player, "appeal", asked=("action",), card=world.card_id(card))
    while is_option_open(world, "guard") or is_option_open(world, "limit-break"):
        world.session.intend(_asked_player(world), "pass", asked=("response",))


@phrase.when("{player:Player} appeals with {card:Card}, guarded", example="A appeals with Rin, guarded")
def appeal_guarded(world: World, player: Player, card: str) -> None:
    """Lets the character appeal; the character in front guards, without limit breaks."""
    world.session.intend(player, "appeal", asked=("action",), card=world.card_id(card))
    world.session.intend("B" if player == "A" else "A", "guard", asked=("response",))
    while is_option_open(world, "limit-break"):
        world.session.intend(_asked_player(world), "pass", asked=("response",))


# --- When: yelled and stolen cards -----------------------------------------------------------------


@phrase.when(f"{{player:Player}} {PUT.does} {PUT.what}", example=f"A {PUT.verb_phrase(PUT.does, PUT.fills)}")
def put_yelled_card(world: World, player: Player, card: str, zone: str) -> None:
    """Chooses where a yelled or stolen card goes; of several, it is the next one."""
    put_yelled_cards(world, player, {card: zone})


@phrase.when("{player:Player} puts {cards:Put}", example="A puts Rin into the hand, Tent into the assist area")
def put_yelled_cards(world: World, player: Player, cards: Mapping[str, str]) -> None:
    """The same for several cards: at once, or one by one, in any order that the engine asks for."""
    left = {world.card_id(card): zone for card, zone in cards.items()}
    while left:
        ask = require_ask(world, player, "put", f"where {', '.join(left)} go")
        _puts(world, ask, left)


@phrase.when("{player:Player} puts all of them into the {zone:Area}", example="A puts all of them into the hand")
def put_all_yelled(world: World, player: Player, zone: str) -> None:
    """The same for all cards that are asked about; does nothing if no card is yelled or stolen."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    if ask is not None and ask.kind != "action" and (ask.kind, ask.player) != ("put", player):
        world.fail(f"{player} to be asked where cards go", "another question")
    seen = [card.id for place in ("deck", "hearts") for card in world.zone_cards(player, place, player) if card.id]
    left = {card: zone for card in (*map(str, seen), *(option_cards(ask) if ask is not None else ()))}
    while (ask := world.session.ask) is not None and _is_put(ask, player, left):
        _puts(world, ask, left)
        world.session.answer_forced_asks()


# --- When: dropping --------------------------------------------------------------------------------


@phrase.when("{player:Player} drops {cards:Cards} from the {place:From}", example="A drops Rin, Aoi from the stage")
def drop_cards(world: World, player: Player, cards: tuple[str, ...], place: str) -> None:
    """Answers the choices of the start phase or of the end phase with exactly these cards: from the stage (the other
    characters stand up), from the assist area, or from the hand.
    """
    expect_step(world, player, "end phase" if place == "hand" else "start phase")
    world.session.choose_cards(player, world.card_ids(cards))


@phrase.when("{player:Player} drops nothing from the {place:From}", example="A drops nothing from the stage")
def drop_nothing(world: World, player: Player, place: str) -> None:
    """The same, with none."""
    if place == "hand":
        raise ScenarioError("cards can be dropped from the hand only when the hand limit asks for it")
    expect_step(world, player, "start phase")
    world.session.choose_cards(player, ())


# --- When: passes and turns ------------------------------------------------------------------------


@phrase.when("both pass", example="both pass")
def both_pass(world: World) -> None:
    """Each player who is asked in the event phase passes, until the phase is over."""
    expect_step(world, world.current_view().turn_player, "event phase")
    for _ in range(PASSES_AT_MOST):
        ask = world.session.ask
        if ask is None or world.current_view().step != "event":
            return
        world.session.intend(ask.player, "pass", asked=ACTS)
        world.session.answer_forced_asks()
    world.fail("the event phase to end", f"another question after {PASSES_AT_MOST} passes")


phrase.add_when_rows(
    PhraseRow("the turn passes to {player:Player}", "the turn passes to B",
        "Both players pass until that player's main phase, drop only what they have to, put yelled cards into the "
        "hand, and trim the hand by its first cards.",
        lambda world, player: pass_to_turn(world, player, "main", _goes_quietly)),
)  # fmt: skip


@phrase.when("the turn goes on to {player:Player}'s {step:Step}", example="the turn goes on to A's appeal phase")
def pass_to_step(world: World, player: Player, step: str) -> None:
    """The same until that phase asks a question; it may be in the same turn."""
    (until,) = world.steps_named(step)
    pass_until(world, lambda view: (view.turn_player, view.step) == (player, until), _goes_quietly)
    expect_step(world, player, step)


@phrase.when("the set-up is done", example="the set-up is done", needs=("scene.decks",))
def finish_set_up(world: World) -> None:
    """Both players decline all options until the first play timing."""
    world.session.answer_forced_asks()
    for _ in range(PASSES_AT_MOST):
        ask = world.session.ask
        if ask is None or ask.kind in ACTS:
            return
        if ask.kind == "optional":
            world.session.decide_yes_or_no(ask.player, False)
        elif ask.kind == "choose" and not ask.least:
            world.session.choose_cards(ask.player, ())
        else:
            world.fail("the first turn", "a question that no step answers")


# --- inside ----------------------------------------------------------------------------------------


def _asked_player(world: World) -> Player:
    assert world.session.ask is not None
    return world.session.ask.player


def _asks_to_pay(world: World, player: Player, ask: Ask) -> bool:
    """Whether the player is choosing the cost cards to pay with."""
    cost = {*card_ids(world.zone_cards(player, "cost"))}
    return (ask.kind, ask.player) == ("choose", player) and bool(ask.least) and {*option_cards(ask)} <= cost


def _is_put(ask: Ask, player: Player, cards: Mapping[str, str]) -> bool:
    """Whether the player is asked where some of these cards go."""
    return (ask.kind, ask.player) == ("put", player) and not cards.keys().isdisjoint(option_cards(ask))


def _puts(world: World, ask: Ask, left: dict[str, str]) -> None:
    """Answer where some of the remaining cards go, as many as are asked for, and remove them from the rest."""
    fitting = {
        str(option.fields["card"]): option.id
        for option in ask.options
        if option.kind == "put" and left.get(str(option.fields.get("card"))) == option.fields.get("zone")
    }
    if len(fitting) < ask.least or not fitting:
        world.fail(f"{', '.join(left)} to be put into these areas", "that is not offered")
    picked = list(fitting)[: ask.most]
    world.session.pick_options([fitting[card] for card in picked])
    for card in picked:
        del left[card]


def _goes_quietly(world: World, ask: Ask) -> bool:
    """Answer an ask of a turn in which neither player acts; False for another ask."""
    if ask.kind == "put":
        put_all_yelled(world, ask.player, "hand")
        return True
    if ask.kind != "choose" or world.current_view().step not in ("start", "end"):
        return False
    world.session.pick_options([option.id for option in ask.options[: ask.least]])
    return True
