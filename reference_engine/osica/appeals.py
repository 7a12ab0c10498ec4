"""Appeals: guarding, limit breaks of both sides, stealing hearts, and an additional appeal by Double."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..kernel.commit import commit_events
from ..kernel.decisions import PASS, EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, Procedure
from ..kernel.resolution import CardReference
from .heart_stealing import steal_hearts
from .keywords import printed_number
from .lexicon import DROP, HAND, STAGE
from .rules_context import RulesContext

NOBODY: CardReference | None = None
ORDINARY, ADDITIONAL = False, True


# --- the appeal phase -------------------------------------------------------------------------------


def take_appeal_action(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Let the turn player appeal with a character, or end the phase."""
    state, player = game.state, game.state.turn_player
    options = [EngineOption("appeal", (card,)) for card in state.characters_on_stage(player) if may_appeal(game, card)]
    (pick,) = yield EngineAsk(player, "action", (*options, PASS))  # appeal.12, appeal.d7
    if pick == PASS:
        game.pop_frame()  # appeal.d7
    else:
        game.push_frame("appeal", "declare", state.reference_to(pick.args[0]), NOBODY, ORDINARY)  # appeal.3


def may_appeal(game: RulesContext, card: int) -> bool:
    """Whether a character on the stage can appeal."""
    if game.state.cards[card].resting:  # appeal.4
        return False
    return not game.has_active_keyword(card, "stop")  # stop.1


def may_guard(game: RulesContext, card: int) -> bool:
    """Whether a character on the stage can guard; it may be resting."""
    return not game.has_active_keyword(card, "stop")  # stop.1


# --- one appeal -------------------------------------------------------------------------------------


def continue_appeal(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Do one part of an appeal, as long as its character is on the stage."""
    _, part, attacker, guard, additional = frame
    if not is_on_stage(game, attacker):
        game.pop_frame()
        return
    yield from PARTS[part](game, attacker, guard, additional)


def is_on_stage(game: RulesContext, ref: CardReference | None) -> bool:
    """Whether the referenced character is on the stage."""
    return ref is not None and game.state.is_there(ref) and game.state.cards[ref.card].zone in STAGE


def declare_appeal(
    game: RulesContext, attacker: CardReference, guard: CardReference | None, additional: bool
) -> Procedure[None]:
    """Rest the character, and trigger its abilities about its appeal."""
    yield from ()
    card = attacker.card
    game.replace_frame("appeal", "guard", attacker, guard, additional)  # appeal.2
    rests = () if game.state.cards[card].resting else (EngineEvent("rest", card),)  # appeal.4, double.2
    commit_events(game, (*rests, EngineEvent("appealed", card)))


def let_guard(
    game: RulesContext, attacker: CardReference, guard: CardReference | None, additional: bool
) -> Procedure[None]:
    """Let the opponent guard with the character in front."""
    front = game.state.character_in_front(attacker.card)  # appeal.5
    if front is not None and may_guard(game, front):
        seat = game.state.cards[front].seat
        (pick,) = yield EngineAsk(seat, "response", (EngineOption("guard", (front,)), PASS))  # appeal.2, appeal.6
        if pick != PASS:
            guard = game.state.reference_to(front)
            commit_events(game, (EngineEvent("guarded", front),))
    game.replace_frame("appeal", "own-break", attacker, guard, additional)  # appeal.2


def let_break_own(
    game: RulesContext, attacker: CardReference, guard: CardReference | None, additional: bool
) -> Procedure[None]:
    """Let the appealing character limit-break."""
    yield from let_limit_break(game, attacker.card)  # appeal.2
    game.replace_frame("appeal", "other-break", attacker, guard, additional)  # appeal.2


def let_break_guard(
    game: RulesContext, attacker: CardReference, guard: CardReference | None, additional: bool
) -> Procedure[None]:
    """Let the guarding character limit-break."""
    if guard is not None:
        yield from let_limit_break(game, guard.card)  # appeal.2
    game.replace_frame("appeal", "hearts", attacker, guard, additional)


def let_limit_break(game: RulesContext, card: int) -> Procedure[None]:
    """Let its player put the same card from the hand onto a character."""
    state = game.state
    record = state.cards[card]
    if record.limit_broken:  # appeal.11, appeal.13, appeal.d1
        return
    same = same_in_hand(game, card)
    if same:
        options = (*(EngineOption("limit-break", (card, each)) for each in same), PASS)
        (pick,) = yield EngineAsk(record.seat, "response", options)  # appeal.2
        if pick != PASS:
            laid = EngineEvent("attach", pick.args[1], record.seat, other=card, cause="limit-break", by=record.seat)
            commit_events(game, (laid, EngineEvent("limit-broke", card)))  # appeal.10


def same_in_hand(game: RulesContext, card: int) -> list[int]:
    """The cards of the hand that are the same card as a character."""
    cards, face = game.state.cards, game.state.cards[card].face
    return [
        each for each in game.state.zones[cards[card].seat, HAND] if cards[each].face.is_same_card(face)
    ]  # appeal.d1


def take_hearts(
    game: RulesContext, attacker: CardReference, guard: CardReference | None, additional: bool
) -> Procedure[None]:
    """Drop a guard that is not stronger, and steal hearts."""
    card, thief = attacker.card, game.state.cards[attacker.card].seat
    game.replace_frame("appeal", "over", attacker, guard, additional)
    count = stolen_heart_count(game, card, guard.card if guard is not None else None)
    yield from steal_hearts(game, thief, count)  # appeal.d13


def stolen_heart_count(game: RulesContext, card: int, guard: int | None) -> int:
    """The number of hearts that an appeal steals, once its guard is dropped."""
    state = game.state
    count = 1 if guard is None else 0
    if state.cards[card].limit_broken:
        count += 1  # appeal.8
    if guard is not None:
        if state.cards[guard].limit_broken:
            count -= 1  # appeal.9
        if drop_beaten_guard(game, card, guard):
            count += 1  # charge.1, charge.3
    if count >= 1 and game.has_active_keyword(card, "critical"):  # critical.1, critical.2, steal.2
        count += 1  # critical.1
    return count


def drop_beaten_guard(game: RulesContext, card: int, guard: int) -> bool:
    """Drop a guard that is not stronger. Returns whether Charge counts for that."""
    ap = int(game.characteristics_of(guard).ap)  # steal.d2
    if ap > game.characteristics_of(card).ap:  # charge.1
        return False
    numbers = [printed_number(held.ability) for held in game.active_keywords(card, "charge")]
    game.move_to_zone((guard,), DROP, "appeal")  # appeal.d9
    return any(ap <= number for number in numbers)  # charge.1, charge.2, charge.3, steal.1


def end_appeal(
    game: RulesContext, attacker: CardReference, guard: CardReference | None, additional: bool
) -> Procedure[None]:
    """Finish the appeal; with Double, begin another one."""
    yield from ()
    game.pop_frame()
    if additional:  # double.3
        return
    if game.has_active_keyword(attacker.card, "double") and not game.has_active_keyword(attacker.card, "stop"):
        game.push_frame("appeal", "declare", attacker, NOBODY, ADDITIONAL)  # double.1


PARTS: Mapping[str, Callable[[RulesContext, CardReference, CardReference | None, bool], Procedure[None]]] = {
    "declare": declare_appeal,
    "guard": let_guard,
    "own-break": let_break_own,
    "other-break": let_break_guard,
    "hearts": take_hearts,
    "over": end_appeal,
}
