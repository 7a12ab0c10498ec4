"""The phrases of WIXOSS that set a scene and act: costs, bursts, modes, and how the turn goes on."""

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
"""Where rules put SIGNI, by what sentences call it."""

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
        "The format of the match that a new game is one of.",
        lambda world, format: new_game_builder(world).set_format(format), needs=("scene.decks", "scene.formats")),
    PhraseRow("{player:Player} has {number:Coins}", "A has 2 coins",
        "How many coins the player has; none, if nothing is said.", given_counter, counter="coins"),
    PhraseRow("{player:Player} has {number:Subscribers}", "A has 20000 subscribers",
        "How many subscribers the player has; none, if nothing is said.", given_counter, counter="subscribers"),
    PhraseRow("{player:Player} has {barriers:Barriers}", "A has 1 SIGNI Barrier",
        "How many SIGNI Barriers or LRIG Barriers the player has; none, if nothing is said.",
        lambda world, player, barriers: given_counter(world, player, **barriers)),
    PhraseRow("{player:Player}'s {zone:SigniZone} has a Virus", "A's left has a Virus",
        "A Virus lies in a SIGNI zone.", given_counter, counter="virus {zone}", number=1),
    PhraseRow("{player:Player} has a bond with {student:Student}", "A has a bond with Hifumi",
        "The player has a bond with the student.", given_counter, counter="bond with {student}", number=1),
)  # fmt: skip


# --- When: acting ----------------------------------------------------------------------------------


action_phrases.add_whens(phrase, ROWS)


@phrase.when("{player:Player} removes {cards:Cards}", example="A removes Ember, Frost")
def remove_signi(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Removes these SIGNI, all at once."""
    first, *others = world.card_ids(cards)
    world.session.intend(player, "remove", card=first)
    world.session.answer_forced_asks()
    ask = world.session.ask
    if others or (ask is not None and ask.kind == "choose"):
        world.session.choose_cards(player, others)


phrase.add_when_rows(
    PhraseRow("{player:Player} does not guard", "B does not guard", "Could guard, and does not.", decline_option, option="guard"),
    PhraseRow("{player:Player} does not cut in", "B does not cut in",
        "Could use something in response to a spell, and does not.",
        lambda world, player: world.session.intend(player, "pass", asked=("response",))),
)  # fmt: skip


# --- When: costs, bursts, modes --------------------------------------------------------------------


@phrase.when("{player:Player} pays with {cards:Cards}", example="A pays with Ember, A ener 1")
def pay_with_cards(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Pays with these cards, in as many asks as it takes; a colour before colorless."""
    left = _picks(world, world.card_ids(cards), "card", lambda ask: (ask.kind, ask.player) == ("choose", player))
    gone = {*card_ids(world.zone_cards(player, "trash")), *card_ids(world.zone_cards(player, "lrig trash"))}
    if not gone.issuperset(left):
        world.fail(f"{', '.join(left)} to be paid", "they are not")


@phrase.when("{player:Player} does not burst {card:Card}", example="B does not burst Thorn")
def decline_burst(world: World, player: Player, card: str) -> None:
    """Could let the crushed card burst, and does not."""
    if not is_option_open(world, "burst", player, card=world.card_id(card)):
        world.fail(f"{player} to be offered to let {card} burst", "another situation")
    world.session.intend(player, "pass", asked=("response",))


@phrase.when("{player:Player} can find nothing", example="A can find nothing")
def find_nothing_offered(world: World, player: Player) -> None:
    """No card of a deck or hand is offered to be found; where it is asked all the same, nothing is."""
    world.session.answer_forced_asks()
    offered = _searched(world, player)
    if offered:
        world.fail(f"{player} to find nothing", f"{', '.join(offered)} can be found")
    _finds(world, player, ())


phrase.add_when_rows(
    PhraseRow("{player:Player} pays", "A pays",
        "Pays with any of what can be paid with, the first cards; where nothing was left to choose, that has been "
        "done.",
        lambda world, player: pay_first_offered(world, player, _asks_to_pay)),
    PhraseRow("{player:Player} bets", "A bets", "Pays the coins of Bet for the arts that is used.", answer_yes_or_no, yes=True),
    PhraseRow("{player:Player} does not bet", "A does not bet", "Could bet, and does not.", answer_yes_or_no, yes=False),
    PhraseRow("{player:Player} bursts {cards:Cards}", "B bursts Thorn",
        "Lets these crushed cards burst, of all that lie there, in whatever order they are asked about.",
        lambda world, player, cards: _bursts(world, player, world.card_ids(cards))),
    PhraseRow("{player:Player} lets {cards:Cards} burst and plays {first:Cards} first",
        "B lets Thorn, Willow burst and plays Thorn first",
        "Lets these crushed cards burst, and the abilities of some cards come before all others that wait, in this "
        "order: whether an engine asks for both at once, or one after the other.",
        lambda world, player, cards, first: _bursts_first(world, player, world.card_ids(cards), world.card_ids(first))),
    PhraseRow("{player:Player} chooses the mode {mode:Quoted}", 'A chooses the mode "Draw 1 card."',
        "Chooses one mode of what is used.", lambda world, player, mode: _chooses_modes(world, player, (mode,))),
    PhraseRow("{player:Player} chooses the modes {mode:Quoted} and {other:Quoted}",
        'A chooses the modes "Draw 1 card." and "Ener Charge 1."', "Chooses two modes of what is used.",
        lambda world, player, mode, other: _chooses_modes(world, player, (mode, other))),
    PhraseRow("{player:Player} picks the color {color:Color}", "A picks the color red", "Says which colour.",
        lambda world, player, color: world.session.intend(player, "color", asked=("color",), color=color)),
    PhraseRow("{player:Player} lets {card:Card} go to the {zone:Pile}", "A lets Ember go to the ener zone",
        "Says which rule is applied first to a SIGNI that one rule banishes and another puts into the trash.",
        lambda world, player, card, zone:
            world.session.intend(player, "rule", asked=("rule",), card=world.card_id(card), zone=zone)),
    PhraseRow("{player:Player} picks {whose:Player}'s {zone:SigniZone}", "A picks B's left", "Says which SIGNI zone.",
        lambda world, player, whose, zone:
            world.session.intend(player, "zone", asked=("zone",), player=whose, zone=zone)),
    PhraseRow("{player:Player} names {student:Student}", "A names Hifumi", "Says with which student there is a bond.",
        lambda world, player, student: world.session.intend(player, "bond", asked=("bond",), student=student)),
    PhraseRow("{player:Player} downs {lrig:Card} for {card:Card}", "A downs Lumi for Gale",
        "Downs a LRIG for the Harmony of a SIGNI, which stays up: whether that is asked as yes or no, or as which of "
        "them goes down.",
        lambda world, player, lrig, card: _harmonizes(world, player, world.card_id(card), world.card_id(lrig))),
    PhraseRow("{player:Player} lets {card:Card} go down", "A lets Gale go down",
        "Downs no LRIG for the Harmony of a SIGNI, which goes down, in whatever grain that is asked.",
        lambda world, player, card: _harmonizes(world, player, world.card_id(card))),
    PhraseRow("{player:Player} finds {cards:Cards}", "A finds Ember, Frost",
        "Finds exactly these cards of those that are searched for, in whatever grain that is asked.",
        lambda world, player, cards: _finds(world, player, world.card_ids(cards))),
    PhraseRow("{player:Player} finds nothing", "A finds nothing", "Finds none of the cards that are searched for.",
        lambda world, player: _finds(world, player, ())),
    PhraseRow("{player:Player} discards {cards:Cards}", "A discards Ember, Frost",
        "Answers which cards of the hand are discarded.", choose_cards),
    PhraseRow("{player:Player} puts {cards:Cards} back", "A puts A deck 3, A deck 4 back",
        "Puts these cards of the first hand back, and no other.", choose_cards),
    PhraseRow("{player:Player} keeps the hand", "A keeps the hand", "Puts no card of the first hand back.", choose_cards),
    PhraseRow("the turn passes to {player:Player}", "the turn passes to B",
        "Everybody passes until that player's main phase; nobody guards, bursts or attacks, and the hand is trimmed by "
        "its first cards.",
        lambda world, player: pass_to_turn(world, player, "main", _goes_quietly)),
)  # fmt: skip


# --- When: the turn goes on ------------------------------------------------------------------------


@phrase.when("the turn goes on to {player:Player}'s {step:Step}", example="the turn goes on to A's SIGNI attack step")
def pass_to_step(world: World, player: Player, step: str) -> None:
    """The same until that phase or step asks something; or, where nothing is asked in it, until it is over."""
    (until,) = world.steps_named(step)
    world.session.answer_forced_asks()
    start = world.current_view().turn
    if not pass_until(world, lambda view: _is_there(view, player, until, start), _goes_quietly):
        world.fail(f"{player}'s {step}", world.current_step())


@phrase.when("the set-up is done", example="the set-up is done", needs=("scene.decks",))
def finish_set_up(world: World) -> None:
    """Nobody puts cards back; of several LRIGs to begin with the first is the center. The first turn has begun."""
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
    """Pick these of what is asked for, at once or one by one, by that field of the options; what is not offered."""
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
    return left


def _finds(world: World, player: Player, cards: Sequence[str]) -> None:
    """Answer what is found in a deck or hand until something else is asked; before it, where that is asked, whether."""
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
            world.fail(f"{', '.join(left) or 'nothing'} to be found", "something else has to be")
        world.session.pick_options(())
        left = _picks(world, left, "card", is_search)
    if lying := [card for card in left if card in card_ids(world.zone_cards(player, zone))]:
        world.fail(f"{', '.join(lying)} to be found", "that is not offered")


def _zone_searched(world: World, player: Player) -> str:
    """The zone of the cards that are asked for; the deck, where none is."""
    asked_for = option_cards(world.session.ask) if world.session.ask is not None else []
    return next(
        (zone for zone in ("deck", "hand") if {*asked_for} <= {*card_ids(world.zone_cards(player, zone))}), "deck"
    )


def _searched(world: World, player: Player) -> list[str]:
    """The cards that can be found, where that is asked."""
    ask = world.session.ask
    if ask is None or (ask.kind, ask.player) != ("choose", player):
        return []
    there = card_ids(world.zone_cards(player, _zone_searched(world, player)))
    return [card for card in option_cards(ask) if card in there]


def _harmonizes(world: World, player: Player, card: str, lrig: str = "") -> None:
    """Answer which LRIG goes down for a SIGNI with Harmony; if none does, the SIGNI."""
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
    """Answer for each crushed card that lies there whether it bursts."""
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
    """Answer which cards burst, and which of those that wait is played next, until neither is asked."""
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
    """Whether the player chooses among ener, or what lies under LRIGs, what is paid."""
    ener = {*card_ids(world.zone_cards(player, "ener"))}
    beneath = {
        str(card.id) for zone in ("lrig", "left assist", "right assist") for each in world.zone_cards(player, zone)
        for card in each.under
    }  # fmt: skip
    cards = {*option_cards(ask)}
    return (ask.kind, ask.player) == ("choose", player) and bool(ask.least) and (cards <= ener or cards <= beneath)


def _chooses_modes(world: World, player: Player, modes: tuple[str, ...]) -> None:
    """Choose exactly these modes."""
    require_ask(world, player, "mode", "which modes are chosen")
    if left := _picks(world, modes, "mode", lambda ask: (ask.kind, ask.player) == ("mode", player)):
        world.fail(f"the modes {', '.join(left)} to be chosen", "that is not offered")


def _is_there(view: View, player: str, until: str, start: int) -> bool:
    """Whether that step of that player's turn has come, or is over."""
    if view.turn_player != player or view.step not in IN_ORDER:
        return view.turn > start + 1
    return IN_ORDER.index(view.step) >= IN_ORDER.index(until)


def _goes_quietly(world: World, ask: Ask) -> bool:
    """Answers what is asked in a turn in which nobody does anything."""
    if ask.kind != "choose" or world.current_view().step != "end":
        return False
    world.session.pick_options([option.id for option in ask.options[: ask.least]])
    return True
