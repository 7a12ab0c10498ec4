"""The phrases of WIXOSS for scenes and actions: costs, bursts, modes and turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...adapters.messages import ACTS, Ask, Player, View
from .. import action_phrases
from ..common.assertions import card_ids, is_option_open, option_cards, require_ask
from ..common.given_scene import given_counter, new_game_builder
from ..common.when_actions import (
    PASSES_AT_MOST,
    answer_yes_or_no,
    choose_cards,
    decline_option,
    pass_to_turn,
    pass_until,
    pay_first_offered,
)
from ..phrase_vocabulary import PhraseRow, Phrases, argument_type
from ..world import World
from .actions import ROWS
from .cards import WORDS
from .claims import BARRIERS, COINS, COLOR, SIGNI_ZONE, STUDENT, SUBSCRIBERS

PILES = {"ener zone": "ener", "trash": "trash"}
"""The places where rules put SIGNI, by their names in sentences."""

phrase = Phrases(
    Format=argument_type("|".join(WORDS.formats), str),
    SigniZone=SIGNI_ZONE,
    Student=STUDENT,
    Coins=COINS,
    Subscribers=SUBSCRIBERS,
    Barriers=BARRIERS,
    Color=COLOR,
    Pile=argument_type("|".join(PILES), PILES.__getitem__),
)

IN_ORDER = WORDS.steps
"""The phases and steps of a turn, in their order."""


# --- Given -----------------------------------------------------------------------------------------


phrase.add_given_rows(
    PhraseRow("the format is {format:Format}", "the format is Key Selection",
        "The format of the match of a new game.",
        lambda world, format: new_game_builder(world).set_format(format), needs=("scene.decks", "scene.formats")),
    PhraseRow("{player:Player} has {number:Coins}", "A has 2 coins",
        "The number of the player's coins; 0 by default.", given_counter, counter="coins"),
    PhraseRow("{player:Player} has {number:Subscribers}", "A has 20000 subscribers",
        "The number of the player's subscribers; 0 by default.", given_counter, counter="subscribers"),
    PhraseRow("{player:Player} has {barriers:Barriers}", "A has 1 SIGNI Barrier",
        "The number of the player's SIGNI Barriers or LRIG Barriers; 0 by default.",
        lambda world, player, barriers: given_counter(world, player, **barriers)),
    PhraseRow("{player:Player}'s {zone:SigniZone} has a Virus", "A's left has a Virus",
        "A Virus is in the SIGNI zone.", given_counter, counter="virus {zone}", number=1),
    PhraseRow("{player:Player} has a bond with {student:Student}", "A has a bond with Hifumi",
        "The player has a bond with the student.", given_counter, counter="bond with {student}", number=1),
)  # fmt: skip


# --- When: acting ----------------------------------------------------------------------------------


action_phrases.add_whens(phrase, ROWS)


@phrase.when("{player:Player} removes {cards:Cards}", example="A removes Ember, Frost")
def remove_signi(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Removes these SIGNI at the same time."""
    first, *others = world.card_ids(cards)
    world.session.intend(player, "remove", card=first)
    world.session.answer_forced_asks()
    ask = world.session.ask
    if others or (ask is not None and ask.kind == "choose"):
        world.session.choose_cards(player, others)


phrase.add_when_rows(
    PhraseRow("{player:Player} does not guard", "B does not guard", "Declines to guard.", decline_option,
        option="guard"),
    PhraseRow("{player:Player} does not cut in", "B does not cut in",
        "Declines to use a card in response to a spell.",
        lambda world, player: world.session.intend(player, "pass", asked=("response",))),
)  # fmt: skip


# --- When: costs, bursts, modes --------------------------------------------------------------------


@phrase.when("{player:Player} pays with {cards:Cards}", example="A pays with Ember, A ener 1")
def pay_with_cards(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Pays with these cards, in one ask or several; a colour is paid before colorless."""
    left = _picks(world, world.card_ids(cards), "card", lambda ask: (ask.kind, ask.player) == ("choose", player))
    gone = {*card_ids(world.zone_cards(player, "trash")), *card_ids(world.zone_cards(player, "lrig trash"))}
    if not gone.issuperset(left):
        world.fail(f"{', '.join(left)} to be paid", "they are not")


@phrase.when("{player:Player} does not burst {card:Card}", example="B does not burst Thorn")
def decline_burst(world: World, player: Player, card: str) -> None:
    """Declines to let the crushed card burst."""
    if not is_option_open(world, "burst", player, card=world.card_id(card)):
        world.fail(f"{player} to be offered to let {card} burst", "another situation")
    world.session.intend(player, "pass", asked=("response",))


@phrase.when("{player:Player} can find nothing", example="A can find nothing")
def find_nothing_offered(world: World, player: Player) -> None:
    """No card of a deck or hand is offered to be found; if the engine asks all the same, the answer is none."""
    world.session.answer_forced_asks()
    offered = _searched(world, player)
    if offered:
        world.fail(f"{player} to find nothing", f"{', '.join(offered)} can be found")
    _finds(world, player, ())


phrase.add_when_rows(
    PhraseRow("{player:Player} pays", "A pays",
        "Pays with the first cards that can be paid with. A payment without a choice has been made "
        "already.",
        lambda world, player: pay_first_offered(world, player, _asks_to_pay)),
    PhraseRow("{player:Player} bets", "A bets", "Pays the coins of Bet for the arts that is being used.",
        answer_yes_or_no, yes=True),
    PhraseRow("{player:Player} does not bet", "A does not bet", "Declines to bet.", answer_yes_or_no, yes=False),
    PhraseRow("{player:Player} bursts {cards:Cards}", "B bursts Thorn",
        "Lets these of the crushed cards burst, in any order that the engine asks for.",
        lambda world, player, cards: _bursts(world, player, world.card_ids(cards))),
    PhraseRow("{player:Player} lets {cards:Cards} burst and plays {first:Cards} first",
        "B lets Thorn, Willow burst and plays Thorn first",
        "Lets these crushed cards burst, and plays the abilities of some cards before all others that wait, in this "
        "order. An engine may ask for both at once, or one after the other.",
        lambda world, player, cards, first: _bursts_first(world, player, world.card_ids(cards), world.card_ids(first))),
    PhraseRow("{player:Player} chooses the mode {mode:Quoted}", 'A chooses the mode "Draw 1 card."',
        "Chooses one mode of a card.", lambda world, player, mode: _chooses_modes(world, player, (mode,))),
    PhraseRow("{player:Player} chooses the modes {mode:Quoted} and {other:Quoted}",
        'A chooses the modes "Draw 1 card." and "Ener Charge 1."', "Chooses two modes of a card.",
        lambda world, player, mode, other: _chooses_modes(world, player, (mode, other))),
    PhraseRow("{player:Player} chooses the modes {mode:Quoted} and {other:Quoted} if asked",
        'A chooses the modes "Draw 1 card." and "Ener Charge 1." if asked',
        "Chooses the only two modes of a card, which an engine asks for, one by one or at once, or takes by itself.",
        lambda world, player, mode, other: _chooses_modes_if_asked(world, player, (mode, other))),
    PhraseRow("{player:Player} picks the color {color:Color}", "A picks the color red", "Chooses a colour.",
        lambda world, player, color: world.session.intend(player, "color", asked=("color",), color=color)),
    PhraseRow("{player:Player} lets {card:Card} go to the {zone:Pile}", "A lets Ember go to the ener zone",
        "Chooses the rule that is applied first to a SIGNI that one rule banishes and another puts into the trash.",
        lambda world, player, card, zone:
            world.session.intend(player, "rule", asked=("rule",), card=world.card_id(card), zone=zone)),
    PhraseRow("{player:Player} picks {whose:Player}'s {zone:SigniZone}", "A picks B's left", "Chooses a SIGNI zone.",
        lambda world, player, whose, zone:
            world.session.intend(player, "zone", asked=("zone",), player=whose, zone=zone)),
    PhraseRow("{player:Player} names {student:Student}", "A names Hifumi", "Chooses the student of a bond.",
        lambda world, player, student: world.session.intend(player, "bond", asked=("bond",), student=student)),
    PhraseRow("{player:Player} downs {lrig:Card} for {card:Card}", "A downs Lumi for Gale",
        "Downs a LRIG for the Harmony of a SIGNI, which stays up. The engine may ask yes or no, or which of "
        "them goes down.",
        lambda world, player, lrig, card: _harmonizes(world, player, world.card_id(card), world.card_id(lrig))),
    PhraseRow("{player:Player} lets {card:Card} go down", "A lets Gale go down",
        "Downs no LRIG for the Harmony of a SIGNI, which goes down. The engine may ask in one step or in several.",
        lambda world, player, card: _harmonizes(world, player, world.card_id(card))),
    PhraseRow("{player:Player} finds {cards:Cards}", "A finds Ember, Frost",
        "Finds exactly these cards in a search. The engine may ask in one step or in several.",
        lambda world, player, cards: _finds(world, player, world.card_ids(cards))),
    PhraseRow("{player:Player} finds nothing", "A finds nothing", "Finds no card in a search.",
        lambda world, player: _finds(world, player, ())),
    PhraseRow("{player:Player} discards {cards:Cards}", "A discards Ember, Frost",
        "Answers the question which cards of the hand are discarded.", choose_cards),
    PhraseRow("{player:Player} puts {cards:Cards} back", "A puts A deck 3, A deck 4 back",
        "Puts exactly these cards of the first hand back.", choose_cards),
    PhraseRow("{player:Player} keeps the hand", "A keeps the hand", "Puts no card of the first hand back.",
        choose_cards),
    PhraseRow("the turn passes to {player:Player}", "the turn passes to B",
        "Both players pass until that player's main phase, without guards, bursts or attacks; the hand is trimmed by "
        "its first cards.",
        lambda world, player: pass_to_turn(world, player, "main", _goes_quietly)),
)  # fmt: skip


# --- When: turns -----------------------------------------------------------------------------------


@phrase.when("the turn goes on to {player:Player}'s {step:Step}", example="the turn goes on to A's SIGNI attack step")
def pass_to_step(world: World, player: Player, step: str) -> None:
    """The same until that phase or step asks a question; or until it is over, if it asks nothing."""
    (until,) = world.steps_named(step)
    world.session.answer_forced_asks()
    start = world.current_view().turn
    if not pass_until(world, lambda view: _is_there(view, player, until, start), _goes_quietly):
        world.fail(f"{player}'s {step}", world.current_step())


@phrase.when("the set-up is done", example="the set-up is done", needs=("scene.decks",))
def finish_set_up(world: World) -> None:
    """Neither player puts cards back; of several LRIGs of level 0, the first is the center. The first turn begins."""
    world.session.answer_forced_asks()
    for _ in range(PASSES_AT_MOST):
        ask = world.session.ask
        if ask is None or ask.kind in ACTS:
            return
        if ask.kind != "choose":
            world.fail("the first turn", "a question that no step answers")
        world.session.pick_options([option.id for option in ask.options[: ask.least]])
        world.session.answer_forced_asks()


# --- inside ----------------------------------------------------------------------------------------


def _picks(world: World, wanted: Sequence[str], field: str, is_meant: Callable[[Ask], bool]) -> list[str]:
    """Pick these in the asks, at once or one by one, by that field of the options. Returns the ones not offered."""
    left = list(wanted)
    world.session.answer_forced_asks()
    while left and (ask := world.session.ask) is not None and is_meant(ask):
        offered = {str(option.fields.get(field)): option.id for option in ask.options}
        able = [each for each in left if each in offered][: ask.most]
        if not able or len(able) < ask.least:
            break
        world.session.pick_options([offered[each] for each in able])
        left = [each for each in left if each not in able]
        world.session.answer_forced_asks()
    if not left:
        world.session.end_row()
    return left


def _finds(world: World, player: Player, cards: Sequence[str]) -> None:
    """Answer the asks of a search in a deck or hand, and whether to search, until another ask is open."""
    world.session.answer_forced_asks()
    if world.session.ask is not None and world.session.ask.kind == "optional":
        world.session.decide_yes_or_no(player, bool(cards))
    zone = _zone_searched(world, player)
    there = {*card_ids(world.zone_cards(player, zone))}

    def is_search(ask: Ask) -> bool:
        return (ask.kind, ask.player) == ("choose", player) and there.issuperset(option_cards(ask))

    left = _picks(world, cards, "card", is_search)
    while (ask := world.session.ask) is not None and is_search(ask):
        if ask.least:
            world.fail(f"{', '.join(left) or 'nothing'} to be found", "the engine asks for other cards")
        world.session.pick_options(())
        left = _picks(world, left, "card", is_search)
    if lying := [card for card in left if card in card_ids(world.zone_cards(player, zone))]:
        world.fail(f"{', '.join(lying)} to be found", "that is not offered")


def _zone_searched(world: World, player: Player) -> str:
    """The zone of the cards in the ask; the deck, if there are none."""
    asked_for = option_cards(world.session.ask) if world.session.ask is not None else []
    return next(
        (zone for zone in ("deck", "hand") if {*asked_for} <= {*card_ids(world.zone_cards(player, zone))}), "deck"
    )


def _searched(world: World, player: Player) -> list[str]:
    """The cards that can be found, if the ask is a search."""
    ask = world.session.ask
    if ask is None or (ask.kind, ask.player) != ("choose", player):
        return []
    there = card_ids(world.zone_cards(player, _zone_searched(world, player)))
    return [card for card in option_cards(ask) if card in there]


def _harmonizes(world: World, player: Player, card: str, lrig: str = "") -> None:
    """Answer which LRIG goes down for a SIGNI with Harmony; the SIGNI, if none does."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    if is_optional := ask is not None and ask.kind == "optional":
        world.session.decide_yes_or_no(player, bool(lrig))
        ask = world.session.ask if lrig else None
    offered = option_cards(ask) if ask is not None and ask.kind == "choose" else []
    going = lrig or card
    if going in offered or not is_optional:
        world.session.choose_cards(player, (going,) if lrig or going in offered else ())


def _bursts(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Answer for each crushed card whether it bursts."""
    left, there = list(cards), card_ids(world.zone_cards(player, "check"))
    while open_now := [card for card in there if is_option_open(world, "burst", player, card=card)]:
        wanted = [card for card in open_now if card in left]
        if wanted:
            world.session.intend(player, "burst", asked=("response",), card=wanted[0])
            left.remove(wanted[0])
        else:
            world.session.intend(player, "pass", asked=("response",))
        there = [card for card in there if card not in (wanted[:1] or open_now)]
    if left:
        world.fail(f"{player} to be offered to let {', '.join(left)} burst", "another situation")


def _bursts_first(world: World, player: Player, cards: tuple[str, ...], order: tuple[str, ...]) -> None:
    """Answer which cards burst, and which waiting ability is played next, until neither is asked."""
    left, first, session = list(cards), list(order), world.session
    while True:
        session.answer_forced_asks()
        ask = session.ask
        waits = option_cards(ask) if ask is not None and (ask.kind, ask.player) == ("waiting", player) else []
        if ask is not None and waits and (first and first[0] in waits):
            kind = next(option.kind for option in ask.options if option.fields.get("card") == first[0])
            session.intend(player, kind, asked=("waiting",), card=first[0])
            left = [card for card in left if (kind, card) != ("burst", first[0])]
            first.pop(0)
        elif open_now := [card for card in left if is_option_open(world, "burst", player, card=card)]:
            card = next((card for card in first if card in open_now), open_now[0])
            at_once = len(open_now) > 1
            session.intend(player, "burst", asked=("response",), card=card)
            left.remove(card)
            first = [each for each in first if not (at_once and each == card)]
        else:
            break
    if left:
        world.fail(f"{player} to be offered to let {', '.join(left)} burst", "another situation")


def _asks_to_pay(world: World, player: Player, ask: Ask) -> bool:
    """Whether the player is choosing the ener, or the cards under LRIGs, to pay with."""
    ener = {*card_ids(world.zone_cards(player, "ener"))}
    beneath = {
        str(card.id) for zone in ("lrig", "left assist", "right assist") for each in world.zone_cards(player, zone)
        for card in each.under
    }  # fmt: skip
    cards = {*option_cards(ask)}
    return (ask.kind, ask.player) == ("choose", player) and bool(ask.least) and (cards <= ener or cards <= beneath)


def _chooses_modes(world: World, player: Player, modes: tuple[str, ...]) -> None:
    """Choose exactly these modes; an engine that asks one by one need not ask for the last."""
    require_ask(world, player, "mode", "which modes are chosen")
    left = _picks(world, modes, "mode", lambda ask: (ask.kind, ask.player) == ("mode", player))
    if left and not world.session.was_forced(player, "mode", "mode", left):
        world.fail(f"the modes {', '.join(left)} to be chosen", "that is not offered")


def _chooses_modes_if_asked(world: World, player: Player, modes: tuple[str, ...]) -> None:
    """Choose these modes, if the engine asks for any."""
    world.session.answer_forced_asks()
    if (ask := world.session.ask) is not None and (ask.kind, ask.player) == ("mode", player):
        _chooses_modes(world, player, modes)


def _is_there(view: View, player: str, until: str, start: int) -> bool:
    """Whether that step of that player's turn has come, or is over."""
    if view.turn_player != player or view.step not in IN_ORDER:
        return view.turn > start + 1
    return IN_ORDER.index(view.step) >= IN_ORDER.index(until)


def _goes_quietly(world: World, ask: Ask) -> bool:
    """Answer an ask of a turn in which neither player acts; False for another ask."""
    if ask.kind != "choose" or world.current_view().step != "end":
        return False
    world.session.pick_options([option.id for option in ask.options[: ask.least]])
    return True
