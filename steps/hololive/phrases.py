"""The phrases of hololive: its actions, its stage and its turns."""

from __future__ import annotations

from typing import cast

from ...adapters.messages import Ask, AskKind, Player
from ...adapters.session import ScenarioError
from ...adapters.transcript import PickEntry
from .. import action_phrases
from ..action_phrases import expect_option_offered, known_ability
from ..common.assertions import (
    card_ids,
    expect_asked_among,
    expect_attached,
    expect_color,
    expect_counter,
    expect_fact_contains,
    expect_fact_equal,
    expect_zone_cards,
    expect_zone_size,
    find_open_ask,
    option_cards,
    require_ask,
)
from ..common.given_scene import given_counter, new_game_builder
from ..common.when_actions import pass_to_turn
from ..phrase_vocabulary import PhraseRow, Phrases, argument_type
from ..world import World
from .actions import CHECK_TIMING, MAIN_STEP, PERFORMANCE_STEP
from .cards import COLORS, SUBTYPES
from .deck_builder import DeckBuilder

phrase = Phrases(Color=argument_type("|".join(COLORS), str))


# --- Given: a new game -----------------------------------------------------------------------------


phrase.add_given_rows(
    PhraseRow("{player:Player}'s hands will have {debuts:Numbers} Debut holomem",
        "A's hands will have 0, 3 Debut holomem",
        "Decides how many Debut holomem each shuffle in turn puts among the top seven cards; the others are 1st.",
        lambda world, player, debuts: cast("DeckBuilder", new_game_builder(world)).script_opening_hands(player, debuts),
        needs=("scene.decks", "random.shuffles")),
    PhraseRow("{player:Player} is picked at random", "B is picked at random",
        "Decides which player is asked who goes first; A by default.",
        lambda world, player: new_game_builder(world).set_coin_pick(player), needs=("scene.decks", "random.coins")),
)  # fmt: skip


# --- Given: a position -----------------------------------------------------------------------------


phrase.add_given_rows(
    PhraseRow("{player:Player} has {number:Number} life", "A has 3 life", "The player's life is this many red cheers.",
        lambda world, player, number: world.builder.set_zone_cards(player, "life", f"{number} cards")),
    PhraseRow("{player:Player} has {number:Number} life damage", "A has 1 life damage",
        "Life damage that has not been processed yet.", given_counter, counter="life damage"),
    PhraseRow("the dice will show {results:Numbers}", "the dice will show 3, 5",
        "Decides the dice of the scenario one after another; each has to be used.",
        lambda world, results: world.builder.script_dice(results), needs=("random.dice",)),
)  # fmt: skip


@phrase.given(
    "{player:Player} holds a support {card:Quoted} ({subtype:Word})",
    example='A holds a support "Cake" (item)',
)
def given_support(world: World, player: Player, card: str, subtype: str) -> None:
    """Adds a support card without text to the player's hand: item, event, staff, tool, mascot or fan."""
    if subtype not in SUBTYPES:
        raise ScenarioError(f"{subtype!r} is not a kind of support; the kinds are {', '.join(SUBTYPES)}")
    world.builder.add_cards(player, "hand", f"{card} kind:{subtype}")


@phrase.given(
    "{player:Player} holds a support {card:Quoted} ({subtype:Word}) that reads {text:Quoted}",
    example='A holds a support "Cake" (item) that reads "Draw 1 card."',
    needs=("cards.abilities",),
)
def given_support_with_text(world: World, player: Player, card: str, subtype: str, text: str) -> None:
    """The same, with text."""
    given_support(world, player, card, subtype)
    world.builder.add_card_text(card, text)


# --- When: the main step ---------------------------------------------------------------------------


action_phrases.add_action_phrases(phrase, MAIN_STEP)


@phrase.when("{player:Player} changes the text of {card:Card}", example="A changes the text of Sora")
def change_text(world: World, player: Player, card: str) -> None:
    """Uses the ability change of the card, as an action, or as the answer to a question."""
    if _is_asked(world, player, "waiting"):
        world.session.intend(player, "ability", asked=("waiting",), card=world.card_id(card))
    if _is_asked(world, player, "optional"):
        world.session.decide_yes_or_no(player, True)
    else:
        world.session.intend(player, "ability", asked=("action",), card=world.card_id(card))


# --- When: the performance step --------------------------------------------------------------------


action_phrases.add_action_phrases(phrase, PERFORMANCE_STEP)


# --- When: at a check timing -----------------------------------------------------------------------


action_phrases.add_action_phrases(phrase, CHECK_TIMING)


@phrase.when("{player:Player} sends it to {card:Card}", example="B sends it to Miko", needs=("views.judge",))
def send_cheer(world: World, player: Player, card: str) -> None:
    """Sends the cheer of the cheer step, or of a lost life, to that holomem, if the player can choose among several."""
    before = _cheers(world, card)
    world.session.choose_cards(player, world.card_ids((card,)))
    got = _cheers(world, card)
    world.expect(len(got) > len(before), f"a cheer to be sent to {card}", f"another answer; its cheers are {got}")


# --- When: turns -----------------------------------------------------------------------------------


phrase.add_when_rows(
    PhraseRow("the turn passes to {player:Player}", "the turn passes to B",
        "Both players pass until that player's main step; the cheer of the cheer step goes to the center.",
        lambda world, player: pass_to_turn(world, player, "main", _send_to_center)),
)  # fmt: skip


# --- When: the set-up ------------------------------------------------------------------------------


@phrase.when("the set-up goes on to {player:Player}'s placing", example="the set-up goes on to A's placing")
def set_up_to_placing(world: World, player: Player) -> None:
    """The player who is picked goes first. Redraws are declined if possible. A player who places earlier places only
    one holomem.
    """
    _set_up(world, player)
    world.expect(_places(world, player), f"{player} to place holomem", world.session.describe_situation())


phrase.add_when_rows(
    PhraseRow("the set-up is done", "the set-up is done", "The same for both players, until the first turn has begun.",
        lambda world: _set_up(world, None)),
)  # fmt: skip


def _set_up(world: World, player: Player | None) -> None:
    """Answer the questions of the set-up in the shortest way, except that each player places a holomem in the center.

    Its first ask, if it is still open, is answered by yes: the player who is picked goes first.
    """
    first = len(world.session.told) == 1
    world.session.answer_forced_asks()
    while (ask := world.session.ask) is not None and ask.kind != "action" and not (player and _places(world, player)):
        if ask.kind == "optional":
            world.session.decide_yes_or_no(ask.player, first)
            first = False
        elif ask.kind == "order":
            world.session.order_cards(ask.player, option_cards(ask))
        else:
            world.session.choose_cards(
                ask.player, option_cards(ask)[: max(ask.least, not _has_placed(world, ask.player))]
            )
        world.session.answer_forced_asks()


def _is_asked(world: World, player: Player, kind: AskKind) -> Ask | None:
    """The open ask, if it is of that kind and asks that player. If a text can be changed, it is only about that."""
    if ask := find_open_ask(world, player, kind):
        world.allow_end_on(ask)
    return ask


def _has_placed(world: World, player: Player) -> bool:
    """Whether that player has chosen a holomem; an engine may move it only after the last choice of the placing."""
    chosen = (entry for entry in world.session.transcript if isinstance(entry, PickEntry) and entry.options)
    return any((entry.ask.kind, entry.ask.player) == ("choose", player) for entry in chosen)


def _places(world: World, player: Player) -> bool:
    ask = world.session.ask
    return ask is not None and ask.kind == "choose" and ask.player == player


# --- Then: options ---------------------------------------------------------------------------------


@phrase.then(
    "{player:Player} {may:Can} change the text of {card:Card}",
    example="A can change the text of Sora",
    needs=("asks.complete",),
)
def expect_can_change_text(world: World, player: Player, may: bool, card: str) -> None:
    """Whether the player can use the ability change of the card, as an action or as the answer to a question."""
    if ask := _is_asked(world, player, "waiting"):
        is_among = world.card_id(card) in option_cards(ask)
        world.expect(
            is_among is may,
            f"{card} to be {'' if may else 'not '}among the cards whose text can change",
            "the contrary",
        )
    elif _is_asked(world, player, "optional"):
        world.expect(may, f"{player} not to be asked", "a question")
    else:
        expect_option_offered(world, player, may, "ability", card=world.card_id(card))


phrase.add_then_rows(
    PhraseRow("{player:Player} is asked which downed ability is done first: {cards:Cards}",
        "A is asked which downed ability is done first: Roboco, Suisei",
        "Exactly the abilities of these cards about a down can be done next.",
        expect_asked_among, needs=("asks.complete",), kind="downed", what="which downed ability is done first"),
    PhraseRow("{player:Player} is asked to place holomem", "A is asked to place holomem",
        "It is the player's placing in the set-up: a choice of any cards, of any number, is open.",
        require_ask, needs=(), kind="choose", what="to place holomem"),
)  # fmt: skip


# --- Then: the stage -------------------------------------------------------------------------------


@phrase.then(
    "{card:Card} is in the {zone:Zone} position",
    example="Miko is in the center position",
    needs=("views.judge",),
)
def expect_in_position(world: World, card: str, zone: str) -> None:
    """The holomem (the stack that the card is part of) is in the center, collab or back position."""
    if zone not in world.position_zones():
        raise ScenarioError(f"there is no {zone} position; the positions are {', '.join(world.position_zones())}")
    top, found = world.top_of_stack(card), world.find_card(card)
    here = found.zone == zone and found.role != "attached to"
    world.expect(here, f"{top.id} in the {zone} position", found)


def expect_stage_count(world: World, player: Player, number: int) -> None:
    """Claim the number of a player's holomem in all positions."""
    got = [card.id for zone in world.position_zones() for card in world.zone_cards(player, zone)]
    world.expect(len(got) == number, f"{player} to have {number} holomem on the stage", got)


def expect_cheer_count(world: World, card: str, number: int) -> None:
    """Claim the number of cheers attached to a holomem."""
    cheers = _cheers(world, card)
    world.expect(len(cheers) == number, f"{world.top_of_stack(card).id} with {number} cheers", cheers)


phrase.add_then_rows(
    PhraseRow("{player:Player} has no {zone:Zone} holomem", "A has no center holomem",
        "No holomem is in the center, collab or back position.", expect_zone_cards),
    PhraseRow("{player:Player} has {number:Number} holomem on the stage", "A has 3 holomem on the stage",
        "The number of a player's holomem in all positions.", expect_stage_count),
    PhraseRow("{player:Player} has {number:Number} life", "B has 4 life",
        "The number of cards in a player's life.", expect_zone_size, zone="life"),
    PhraseRow("{player:Player} has {number:Number} life damage", "B has 1 life damage",
        "The amount of life damage that has not been processed yet.", expect_counter, counter="life damage"),
    PhraseRow("{player:Player} was forced to redraw {number:Times}", "B was forced to redraw 2 times",
        "The number of redraws that the player had to make.", expect_counter, counter="redraws"),
    PhraseRow("{card:Card} has {number:Number} cheers attached", "Sora has 2 cheers attached",
        "The number of cheers attached to a holomem.", expect_cheer_count),
)  # fmt: skip


# --- Then: a holomem -------------------------------------------------------------------------------


def expect_resting_or_active(world: World, card: str, resting: bool) -> None:
    """Claim that a card lies sideways, or is upright."""
    is_so = world.top_of_stack(card).resting is resting
    said, otherwise = ("resting", "active") if resting else ("active", "resting")
    world.expect(is_so, f"{card} {said}", otherwise)


def expect_damage(world: World, card: str, number: int) -> None:
    """Claim the damage on a card."""
    got = world.top_of_stack(card).numbers.get("damage", 0)
    world.expect(got == number, f"{card} with {number} damage", got)


phrase.add_then_rows(
    PhraseRow("{card:Card} is attached to {holder:Card}", "Mic is attached to Sora",
        "The card is attached to that one (to the stack that it is part of).", expect_attached),
    PhraseRow("{card:Card} is resting", "Miko is resting", "The card lies sideways.", expect_resting_or_active,
        resting=True),
    PhraseRow("{card:Card} is active", "Miko is active", "The card is upright.", expect_resting_or_active,
        resting=False),
    PhraseRow("{card:Card} has {number:Number} damage", "Miko has 30 damage", "The damage on the card.", expect_damage),
    PhraseRow("{card:Card} has {expected:Number} HP", "Sora has 120 HP",
        "The HP as printed and changed by effects, damage not deducted.", expect_fact_equal, fact="hp"),
    PhraseRow("{card:Card} has {expected:Number} HP remaining", "Miko has 70 HP remaining",
        "The HP less the damage.", expect_fact_equal, fact="remaining hp"),
    PhraseRow("{card:Card}'s arts do {expected:Signed}", "Sora's arts do +20",
        "The number that effects add to the damage of its arts.", expect_fact_equal, fact="arts bonus"),
    PhraseRow("{card:Card} {holds:Is} {color:Color}", "Sora is red",
        "The holomem has that colour, perhaps among others; colorless: it has no colour.", expect_color),
    PhraseRow("{card:Card} is a {expected:Label} holomem", "Sora is a 1st holomem",
        "The holomem's Bloom level: Debut, 1st, 2nd or Spot.", expect_fact_equal, fact="level"),
    PhraseRow("{card:Card} {holds:Has} the tag {value:Label}", "Sora has the tag #song",
        "The holomem has that tag.", expect_fact_contains, fact="tags"),
    PhraseRow("{card:Card} {holds:Has} the art {art:Quoted}", 'Sora has the art "Sing"',
        "The holomem has an art of that name.",
        lambda world, card, holds, art: expect_fact_contains(world, card, "arts", known_ability(world, art), holds)),
)  # fmt: skip


@phrase.then("{card:Card} took {number:Number} damage", example="Miko took 30 damage", needs=("events",))
def expect_damage_taken(world: World, card: str, number: int) -> None:
    """All the damage dealt to the holomem since the scene began, even if the card has moved."""
    label = world.card_id(card)
    dealt = [e.fields.get("amount", 0) for e in world.events_of_kind("damaged") if e.fields.get("card") == label]
    world.expect(sum(dealt) == number, f"{label} to have taken {number} damage", dealt)


@phrase.then("{card:Card} {was:Was} downed", example="Miko was downed", needs=("events",))
def expect_downed(world: World, card: str, was: bool) -> None:
    """Whether the holomem was downed since the scene began."""
    label = world.card_id(card)
    got = any(event.fields.get("card") == label for event in world.events_of_kind("downed"))
    world.expect(got is was, f"{label} {'downed' if was else 'not downed'}", "the contrary")


# --- inside ----------------------------------------------------------------------------------------


def _cheers(world: World, card: str) -> list[str]:
    """The cheers attached to a holomem."""
    return [c.id for c in world.top_of_stack(card).attached if c.id and world.card_definition(c.id).kind == "cheer"]


def _send_to_center(world: World, ask: Ask) -> bool:
    """Send the cheer of the cheer step to the center, if the ask is about it."""
    center = card_ids(world.zone_cards(ask.player, "center"))
    stage = {name for zone in world.position_zones() for name in card_ids(world.zone_cards(ask.player, zone))}
    sending = world.current_view().step == "cheer" and ask.kind == "choose" and set(option_cards(ask)) == stage
    if sending and center:
        world.session.choose_cards(ask.player, center)
    return sending and bool(center)
