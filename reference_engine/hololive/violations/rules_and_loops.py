"""Violations of chapters 11 and 14."""

from __future__ import annotations

from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ...check_timings import perpetual_loops
from ...check_timings.violations import mechanisms
from ...kernel import card_choices, replacement_effects
from ...kernel.board_state import LOOSE
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.perform import perform_instructions as whole_perform
from ...patching import Patch
from ...violations import Change, Violations, wrap_function, wrapper_of
from .. import check_and_play_timing, rule_processing
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Rule processing is done after each instruction of an effect", "11.1.2")
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    done = True
    for each in them:
        done = (yield from whole(game, ctx, (each,))) and done
        if not game.is_trial:
            yield from rule_processing.process_rules(game)
    return done


breaks("If both players lose at once, only player A loses", "11.1.3", "1.2.2")(
    wrap_function(rule_processing.losing_players, lambda whole, game: whole(game)[:1])
)


@breaks("Cards that rule processing should archive together are archived one after another", "11.1.3")
@wrapper_of(rule_processing.archive_illegal_cards)
def _(whole: Any, game: Any, illegal: list[int]) -> Any:
    for each in illegal:
        yield from whole(game, [each])


def replace_losing_condition(has_lost: Any) -> Change:
    """Replace the condition for losing at a check timing."""
    return wrap_function(
        rule_processing.losing_players,
        lambda whole, game: tuple(player for player in (0, 1) if has_lost(game.state, player)),
    )


breaks("A player loses with one life card left instead of with none", "11.2.1", "1.2.1.2")(
    replace_losing_condition(lambda state, player: len(state.zones[player, "life"]) < 2 or not state.holomem(player))
)
breaks(
    "A player loses with no center holomem instead of with no holomem on the stage",
    "11.2.2",
    "1.2.1.3",
    spread="scenarios about an empty center position go on",
)(replace_losing_condition(lambda state, player: not state.zones[player, "life"] or not state.zones[player, "center"]))


@breaks("A holomem with no HP is not downed as long as it has no damage", "11.3.1", "1.3.2.4")
@wrapper_of(rule_processing.must_be_downed)
def _(whole: Any, record: Any, card: int, changed: Any) -> bool:
    return bool(record.downed or record.damage > 0) and whole(record, card, changed)


@breaks("No card can be attached to a holomem that has no HP left", "11.3.1.1")
@wrapper_of(replacement_effects.is_forbidden)
def _(whole: Any, game: Any, proposed: EngineEvent) -> bool:
    if (
        proposed.kind == "attach"
        and game.state.cards[proposed.other].damage >= game.characteristics_of(proposed.other).hp
    ):
        return True
    return whole(game, proposed)


@breaks("An ability for a down by a certain card is done whichever card downed the holomem", "11.3.1.1")
@wrapper_of(rule_processing.is_about_down)
def _(whole: Any, game: Any, held: Any, downed: Any) -> bool:
    at = held.ability.at
    meant = structs.replace(held, ability=replace(held.ability, at=replace(at, source=None)))
    return whole(game, meant, downed)


@breaks("The non-turn player's abilities for a down are done before the turn player's", "11.3.1.1.1")
@wrapper_of(rule_processing.next_downed_ability)
def _(whole: Any, game: Any, downed: Any, over: Any) -> Any:
    player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
    found = yield from whole(game, downed, over)
    game.state.turn_player = player
    return found


@breaks("Only one ability is done for each down", "11.3.1.1.2")
def _(patch: Patch) -> None:
    @without_asks
    def no_further_ability(game: Any, downed: Any, over: Any) -> None:
        return None

    def next_downed_ability(game: Any, downed: Any, over: Any) -> Any:
        return (yield from (no_further_ability if over else whole)(game, downed, over))

    whole = rule_processing.next_downed_ability
    patch.setattr(rule_processing, "next_downed_ability", next_downed_ability)


@breaks("The cards stacked under a downed holomem go to its player's hand", "11.3.1.2")
@wrapper_of(rule_processing.archive_downed_holomem)
def _(whole: Any, game: Any, downed: Any) -> Any:
    seat, under = downed.record.seat, game.state.cards[downed.card].under
    yield from whole(game, downed)
    commit_events(game, [EngineEvent("move", card, seat, to="hand", cause="effect") for card in under])


@breaks("Several holomem due to be downed are all downed in a fixed order, without checking again", "11.3.2")
@wrapper_of(rule_processing.process_rules)
def _(whole: Any, game: Any) -> Any:
    due = [
        card
        for player in (0, 1)
        for card in game.state.holomem(player)
        if rule_processing.must_be_downed(game.state.cards[card], card, game.changed_characteristics())
    ]
    if len(due) < 2:
        return (yield from whole(game))
    for card in due[::-1]:
        yield from rule_processing.process_down(game, card)
    return True


@breaks("Cards left on the stage without their holomem go to the hand instead of the archive", "11.4.1")
@wrapper_of(rule_processing.archive_illegal_cards)
def _(whole: Any, game: Any, illegal: Any) -> Any:
    cards, stray = game.state.cards, [*game.state.zones[0, LOOSE], *game.state.zones[1, LOOSE]]
    yield from game.propose_events(
        *(EngineEvent("move", card, cards[card].owner, to="hand", cause="rule") for card in stray)
    )
    yield from whole(game, [card for card in illegal if card not in stray])


def replace_attachment_limit(limit: Any) -> Change:
    """Replace the limits in the check for cards that may not stay."""

    def choose_excess_cards(whole: Any, game: Any, player: int, holomem: int, attached: Any) -> Any:
        excess: list[int] = []
        for subtype, most in game.characteristics_of(holomem).caps:
            these = [card for card in attached if game.state.cards[card].face.subtype == subtype]
            stay = limit(subtype, most)
            if len(these) > most and len(these) > stay:
                kept = yield from card_choices.choose_cards(game, player, these, stay, stay)
                excess += [card for card in these if card not in kept]
        return excess

    return wrap_function(rule_processing.choose_excess_attached, choose_excess_cards)


breaks("Mascots beyond a holomem's cap are not archived", "11.4.2")(
    replace_attachment_limit(lambda subtype, most: 99 if subtype == "mascot" else most)
)
breaks("Only one of the attached cards that exceed a cap of two is kept", "11.4.2")(
    replace_attachment_limit(lambda subtype, most: min(most, 1))
)


@breaks("A holomem keeps only one tool even if an effect allows it more", "11.4.2")
@wrapper_of(rule_processing.choose_excess_attached)
def _(whole: Any, game: Any, player: int, holomem: int, attached: Any) -> Any:
    tools = [card for card in attached if game.state.cards[card].face.subtype == "tool"]
    kept = yield from card_choices.choose_cards(game, player, tools, 1, 1)
    return [card for card in tools if card not in kept]


@breaks("A holomem keeps only one tool or mascot in all", "11.4.2")
@wrapper_of(rule_processing.choose_excess_attached)
def _(whole: Any, game: Any, player: int, holomem: int, attached: Any) -> Any:
    limited = [card for card in attached if game.state.cards[card].face.subtype in ("tool", "mascot")]
    kept = yield from card_choices.choose_cards(game, player, limited, 1, 1)
    return [card for card in limited if card not in kept]


@breaks("An attached card whose holomem no longer meets its condition is not archived", "11.4.3")
@wrapper_of(rule_processing.illegal_cards)
def _(whole: Any, game: Any) -> Any:
    with Patch() as inner:
        inner.setattr(rule_processing, "may_stay_attached", lambda game, holomem, card: True)
        return (yield from whole(game))


@breaks("A life card lost to life damage goes to the hand instead of to a holomem", "11.5.1", "11.5.1.1", "11.1.1")
@wrapper_of(rule_processing.lose_life_card)
def _(whole: Any, game: Any, player: int) -> Any:
    card = game.state.zones[player, "life"][0]
    yield from game.propose_events(EngineEvent("move", card, player, to="hand", cause="effect"))
    commit_events(game, (EngineEvent("life-damage-taken", player=player, amount=-1),))


@breaks("The holomem that gets a lost life card is chosen before the card is revealed", "11.5.1")
@wrapper_of(rule_processing.lose_life_card)
def _(whole: Any, game: Any, player: int) -> Any:
    card = game.state.zones[player, "life"][0]
    holomem: Any = yield from card_choices.choose_one(game, player, list(game.state.holomem(player)))
    yield from game.propose_events(EngineEvent("reveal", card))
    yield from game.propose_events(EngineEvent("attach", card, other=holomem, cause="send"))
    commit_events(game, (EngineEvent("life-damage-taken", player=player, amount=-1),))


@breaks("The non-turn player's life damage is processed before the turn player's", "11.5.1.1", "11.5.1")
@wrapper_of(rule_processing.process_life_damage)
def _(whole: Any, game: Any) -> Any:
    player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
    is_taken = yield from whole(game)
    game.state.turn_player = player
    return is_taken


breaks("The opponent cannot shorten a loop announced by the turn player", "14.1.1.1")(
    mechanisms.the_opponent_cannot_cut_a_loop_short
)
breaks("An action that led back to an identical game state can be repeated", "14.1.1.2")(
    mechanisms.loop_action_can_be_repeated
)


@breaks(
    "A loop that nobody can stop is broken off by dropping all waiting abilities instead of being a draw",
    "14.1.1.3",
    "14.1.1",
)
def _(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        if perpetual_loops.is_perpetual(game):
            game.state.waiting = ()
        yield from whole(game, frame)

    whole = check_and_play_timing.check_timing
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "check": check_timing})


def down_only_in(where: str) -> Change:
    """Down holomem by damage only in this position."""

    def must_be_downed_there(whole: Any, record: Any, card: int, changed: Any) -> bool:
        return bool(whole(record, card, changed)) and (record.downed or record.zone in where.split())

    return wrap_function(rule_processing.must_be_downed, must_be_downed_there)


breaks("Damage never downs a back holomem", "11.3.1", "4.4.5.3", "7.7.6")(down_only_in("center collab"))
breaks("Damage never downs the collab holomem", "11.3.1", "12.1.5.2")(down_only_in("center back"))


@breaks("A card that downs a holomem without damage does not count as having downed it", "11.3.1.1")
@wrapper_of(Hololive.APPLY["down"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    whole(table, replace(event, source=None))


@breaks("The card that first damaged a holomem counts as the one that downed it", "11.3.1.1")
@wrapper_of(Hololive.APPLY["damage"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    record = table.cards[event.card]
    whole(table, replace(event, source=record.harmed_by) if record.damage else event)


def send_life_only_to(where: str) -> Change:
    """Send life cards only to holomem in this position, if there are any."""

    def choose_there_first(whole: Any, game: Any, player: int, among: list[int]) -> Any:
        there = [card for card in among if game.state.cards[card].zone in where.split()]
        return (yield from whole(game, player, there or among))

    return wrap_function(card_choices.choose_one, choose_there_first)


breaks("A lost life card cannot go to the collab holomem if its player has another one", "11.5.1", "12.3.3.2")(
    send_life_only_to("center back")
)
breaks(
    "A lost life card must go to a back holomem if its player has one",
    "11.5.1",
    spread="scenarios of the cheer step lose life and attach it elsewhere",
)(send_life_only_to("back"))
breaks(
    "A lost life card cannot go to a back holomem if its player has another one",
    "11.5.1",
    spread="scenarios of the cheer step lose life and attach it to the back",
)(send_life_only_to("center collab"))
