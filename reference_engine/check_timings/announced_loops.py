"""A loop that the turn player announces, and the number of its repetitions.

The decisions of this turn, each with its player, are the *story*. If the end of the story is the same sequence twice,
from play timing to play timing, and no card ended up elsewhere, the turn player may announce to continue like this.
The announced decisions become a *plan* that the game follows by itself. The opponent may cut it short;
then, at their first decision in the loop, they have to do something else.
"""

from __future__ import annotations

from typing import Any

from ..kernel.cards import AbilityInstance
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.game_loop import Picks, Procedure
from .rules_context import RulesContext

MOST = 99
"""The largest number of repetitions that can be announced at once."""

ONCE = 1
"""The smallest number that can be announced; the clause does not say whether 0 is allowed."""

REPEAT = EngineOption("repeat")

Move = tuple[int, str, tuple[Any, ...], Any]
"""A decision: its player, the kind of ask, the picks, and where the cards were (at play timings)."""


def option_key(option: EngineOption) -> tuple[Any, ...]:
    """The key of an option: its kind, and the cards and abilities that it names."""
    return (option.kind, *((arg.card, arg.name) if isinstance(arg, AbilityInstance) else arg for arg in option.args))


def record_decision(game: RulesContext, picks: Picks) -> None:
    """Add a decision to the story, or take it off the plan. A question with only one answer is not a decision."""
    state, ask = game.state, game.ask
    if ask is None or has_one_answer(ask):
        return
    if state.plan:
        state.plan = state.plan[1:]
    if picks == (REPEAT,) or (ask.kind == "number" and ask.about is None):
        return
    where = tuple(state.zones.values()) if ask.kind == "action" else None
    state.story += ((ask.player, ask.kind, tuple(option_key(pick) for pick in picks), where),)


def has_one_answer(ask: EngineAsk) -> bool:
    """Whether a question within the current action has only one answer."""
    return ask.kind not in ("action", "optional") and len(ask.options) == ask.least and not ask.ordered


def repeated_loop(game: RulesContext) -> tuple[Move, ...]:
    """The decisions that were just made twice in a row, if nothing prevents their endless repetition."""
    state = game.state
    story = state.story
    where = tuple(state.zones.values())
    for length in range(1, len(story) // 2 + 1):
        if story[-length][3] != where:
            continue
        last, before = story[-length:], story[-2 * length : -length]
        if [each[:3] for each in last] == [each[:3] for each in before]:
            return tuple(last)
    return ()


def announce_options(game: RulesContext) -> list[EngineOption]:
    """The option to announce a loop, if there is one."""
    return [REPEAT] if repeated_loop(game) else []  #: loop-offered


def announce_loop(game: RulesContext) -> Procedure[None]:
    """The turn player announces a number; the opponent agrees, or says after how many repetitions they do otherwise."""
    state = game.state
    player = state.turn_player
    loop, state.story = repeated_loop(game), ()
    (pick,) = yield EngineAsk(player, "number", number_options(ONCE, MOST))  #: loop-times-asked
    (times,) = pick.args
    theirs = next((at for at, each in enumerate(loop) if each[0] != player), None)
    least = times if theirs is None else 0
    (pick,) = yield EngineAsk(1 - player, "number", number_options(least, times))  #: loop-agreed
    (agreed,) = pick.args
    plan = loop * agreed
    if agreed < times and theirs is not None:
        plan += (*loop[:theirs], (*loop[theirs][:3], "other"))  #: loop-cut-short
    state.plan = plan  #: loop-planned
    state.invalidate_memo()


def number_options(least: int, most: int) -> tuple[EngineOption, ...]:
    """The options of an ask for a number."""
    return tuple(EngineOption("number", (number,)) for number in range(least, most + 1))


def planned_answer(game: RulesContext) -> Picks | None:
    """The answer of the plan to the open ask. None if the plan has no answer to it; then the plan is over."""
    state, ask = game.state, game.ask
    if not state.plan or ask is None:
        return None
    if has_one_answer(ask):
        return ask.options
    player, kind, picks, mark = state.plan[0]
    if mark == "other":
        return None
    named = {option_key(option): option for option in ask.options}
    if (player, kind) == (ask.player, ask.kind) and all(pick in named for pick in picks):
        return tuple(named[pick] for pick in picks)
    state.plan = ()
    return None


def options_without_planned(game: RulesContext, ask: EngineAsk) -> tuple[EngineOption, ...]:
    """The options of an ask, without those that are forbidden to a player who cut a loop short."""
    plan = game.state.plan
    if plan and plan[0][3] == "other" and plan[0][:2] == (ask.player, ask.kind):
        left = tuple(option for option in ask.options if (option_key(option),) != plan[0][2])
        return left or ask.options
    return ask.options
