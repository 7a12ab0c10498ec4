"""Where the two rulebooks differ as printed: each game's scenarios fail on an engine that plays by the other's print.

The comparison of the rulebooks has ten such pairs. Of four of them one side is a slip (10.1.1.1, 1.2.3.1, 11.1.2 and
the stale word of 10.12.1): there the rule is the same, and either game's scenario fails on the engine of the slip.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from saitei.adapters.card_text_tree import Look
from saitei.harness.prove.trial import Trial, scenarios_naming, trial_verdicts
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.gotoubun import rule_processing as gotoubun_rules
from saitei.reference_engine.gotoubun import setup as gotoubun_setup
from saitei.reference_engine.gotoubun import turn as gotoubun_turn
from saitei.reference_engine.gotoubun.game import Gotoubun
from saitei.reference_engine.hololive import rule_processing as hololive_rules
from saitei.reference_engine.hololive import setup as hololive_setup
from saitei.reference_engine.hololive import turn as hololive_turn
from saitei.reference_engine.hololive.game import Hololive
from saitei.reference_engine.kernel import commit
from saitei.reference_engine.kernel.card_game import CardGame
from saitei.reference_engine.kernel.decisions import NO, YES, EngineAsk
from saitei.reference_engine.kernel.events import EngineEvent
from saitei.reference_engine.kernel.game_loop import without_asks

from .broken import is_deviation, scenarios
from .others import Patch

Break = Callable[[Patch], None]

HANDS = 7
"""A hand limit such as 7.5.3 speaks of and nothing says."""


def deviations(game: str, clause: str) -> list[str]:
    """The clause's own scenarios that deviate on the engine as it now is."""
    suite = Suite()
    own = scenarios_naming(scenarios(game), (clause,))
    assert own, f"{game} {clause} has no scenario"
    found = trial_verdicts(Trial(suite, game, suite.load_ledger(game).edition, own))
    return [name for name, verdict in found.items() if is_deviation(verdict)]


# --- each game by the other's print ---------------------------------------------------------------


def gotoubun_loses_when_it_cannot_draw(patch: Patch) -> None:
    def draws(game: Any) -> Any:
        player = game.state.turn_player
        if not game.state.zones[player, "deck"]:
            game.end_game((player,), "no card is left to draw")
        yield from whole(game)

    whole = gotoubun_turn.draw_for_turn
    parts = tuple(draws if part is whole else part for part in gotoubun_turn.STEPS["start"])
    patch.setitem(gotoubun_turn.STEPS, "start", parts)
    patch.setattr(gotoubun_rules, "loss_events", lambda game: [])


def hololive_loses_with_an_empty_deck(patch: Patch) -> None:
    def losing(game: Any) -> Any:
        empty = (player for player in (0, 1) if not game.state.zones[player, "deck"])
        return tuple(sorted({*whole(game), *empty}))

    whole = hololive_rules.losing_players
    patch.setattr(hololive_rules, "losing_players", losing)


def a_concession_is_replaced(patch: Patch) -> None:
    """A player who concedes does not lose while an effect of theirs could replace anything."""

    def concede(self: Any, player: int) -> None:
        effect = self.abilities_in_effect()
        if not any(held.seat == player for holds_ in effect.replacing.values() for held in holds_):
            whole(self, player)

    whole = CardGame.concede
    patch.setattr(CardGame, "concede", concede)


def gotoubun_looks_stop_before_the_first_card_alone(patch: Patch) -> None:
    def look(game: Any, ctx: Any, node: Any) -> Any:
        if not node.up_to:
            return (yield from whole(game, ctx, node))
        (answer,) = yield EngineAsk(ctx.seat, "optional", (YES, NO))
        return answer == YES and (yield from whole(game, ctx, replace(node, up_to=False)))

    whole = Gotoubun.HANDLERS[Look]
    patch.setattr(Gotoubun, "HANDLERS", {**Gotoubun.HANDLERS, Look: look})


def hololive_looks_stop_nowhere(patch: Patch) -> None:
    def look(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, replace(node, up_to=False)))

    whole = Hololive.HANDLERS[Look]
    patch.setattr(Hololive, "HANDLERS", {**Hololive.HANDLERS, Look: look})


def gotoubun_lets_a_player_say_who_goes_first(patch: Patch) -> None:
    def decide(game: Any) -> Any:
        gotoubun_setup.decide_first_player.__wrapped__(game)  # type: ignore[attr-defined]
        state = game.state
        (pick,) = yield EngineAsk(state.first_player, "optional", (YES, NO))
        state.first_player = state.turn_player = state.first_player if pick == YES else 1 - state.first_player

    parts = tuple(decide if part is gotoubun_setup.decide_first_player else part for part in gotoubun_setup.PARTS)
    patch.setattr(Gotoubun, "SETUP", parts)


def hololive_leaves_it_to_chance_who_goes_first(patch: Patch) -> None:
    @without_asks
    def decide(game: Any) -> None:
        heads, game.state.chance = game.state.chance.flip_coin()
        game.state.first_player = game.state.turn_player = 0 if heads else 1

    parts = tuple(decide if part is hololive_setup.decide_first_player else part for part in hololive_setup.PARTS)
    patch.setattr(Hololive, "SETUP", parts)


def gotoubun_draws_in_every_first_turn(patch: Patch) -> None:
    patch.setitem(gotoubun_turn.STEPS, "start", gotoubun_turn.STEPS["start"][1:])


def hololive_s_first_player_alone_skips_all_before_the_main_step(patch: Patch) -> None:
    @without_asks
    def skip(game: Any) -> Any:
        return "main" if game.state.turn == 1 else None

    patch.setitem(hololive_turn.STEPS, "reset", (skip, *hololive_turn.STEPS["reset"][1:]))


def gotoubun_has_a_hand_limit(patch: Patch) -> None:
    _hand_limit(patch, gotoubun_turn, "waiting room")


def hololive_has_a_hand_limit(patch: Patch) -> None:
    _hand_limit(patch, hololive_turn, "archive")


def _hand_limit(patch: Patch, turn: Any, discard: str) -> None:
    @without_asks
    def trim(game: Any) -> None:
        player = game.state.turn_player
        over = game.state.zones[player, "hand"][HANDS:]
        commit.commit_events(game, [EngineEvent("move", card, player, to=discard, cause="rule") for card in over])

    patch.setitem(turn.STEPS, "end", (trim, *turn.STEPS["end"]))


def activated_abilities_play_themselves(patch: Patch) -> None:
    """At a play timing an activated ability that can be played is played, although its player may not want it."""

    def run(self: Any) -> None:
        whole(self)
        if self.ask is not None and self.ask.kind == "action":
            for option in self.ask.options:
                if option.kind == "ability":
                    self._step((option,))
                    break

    whole = CardGame.run_until_asked
    patch.setattr(CardGame, "run_until_asked", run)


def any_move_gives_last_information(patch: Patch) -> None:
    """An effect about a card uses the card's state before its last move, to any place."""

    def happened(applies: Any, state: Any, event: Any, known: Any) -> Any:
        if known is not None:
            state.memory = {**state.memory, known.record.inc: known}
        return whole(applies, state, event, known)

    whole = commit._happened
    patch.setattr(commit, "_happened", happened)


def gotoubun_remembers_an_empty_deck(patch: Patch) -> None:
    empty: set[int] = set()

    def take(state: Any, card: int, record: Any) -> None:
        whole(state, card, record)
        if not state.zones[record.seat, "deck"]:
            empty.add(record.seat)

    def losing(game: Any) -> Any:
        return lost(game) or [EngineEvent("lose", player=player, cause="rule") for player in sorted(empty)]

    whole, lost = commit.remove_card, gotoubun_rules.loss_events
    patch.setattr(commit, "remove_card", take)
    patch.setattr(gotoubun_rules, "loss_events", losing)


def hololive_remembers_too_much_damage(patch: Patch) -> None:
    def damage(state: Any, event: Any) -> None:
        whole(state, event)
        record = state.cards[event.card]
        state.cards[event.card] = replace(record, downed=record.damage >= record.face.info.hp)

    whole = Hololive.APPLY["damage"]
    patch.setattr(Hololive, "APPLY", {**Hololive.APPLY, "damage": damage})


PAIRS: dict[tuple[str, str], tuple[Break, Break]] = {
    ("1.2.1.2", "1.2.1.4"): (gotoubun_loses_when_it_cannot_draw, hololive_loses_with_an_empty_deck),
    ("1.2.3.1", "1.2.3.1"): (a_concession_is_replaced, a_concession_is_replaced),
    ("5.7.2.5", "5.9.2.5"): (gotoubun_looks_stop_before_the_first_card_alone, hololive_looks_stop_nowhere),
    ("6.2.1.3", "6.2.1.5"): (gotoubun_lets_a_player_say_who_goes_first, hololive_leaves_it_to_chance_who_goes_first),
    ("7.2.1", "7.2.1"): (
        gotoubun_draws_in_every_first_turn,
        hololive_s_first_player_alone_skips_all_before_the_main_step,
    ),
    ("7.5.3", "7.7.6"): (gotoubun_has_a_hand_limit, hololive_has_a_hand_limit),
    ("10.1.1.1", "10.1.1.1"): (activated_abilities_play_themselves, activated_abilities_play_themselves),
    ("10.11.1", "10.12.1"): (any_move_gives_last_information, any_move_gives_last_information),
    ("11.1.2", "11.1.2"): (gotoubun_remembers_an_empty_deck, hololive_remembers_too_much_damage),
    ("11.3.1", "7.3.2.1"): (gotoubun_loses_when_it_cannot_draw, hololive_loses_with_an_empty_deck),
}
"""By the clauses of gotoubun and of hololive: gotoubun broken, hololive broken."""


@pytest.mark.parametrize("pair", PAIRS, ids=" | ".join)
def test_a_scenario_of_gotoubun_tells_the_two_rules_apart(pair: tuple[str, str], monkeypatch: Patch) -> None:
    assert deviations("gotoubun", pair[0]) == []
    PAIRS[pair][0](monkeypatch)
    assert deviations("gotoubun", pair[0]) != []


@pytest.mark.parametrize("pair", PAIRS, ids=" | ".join)
def test_a_scenario_of_hololive_tells_the_two_rules_apart(pair: tuple[str, str], monkeypatch: Patch) -> None:
    assert deviations("hololive", pair[1]) == []
    PAIRS[pair][1](monkeypatch)
    assert deviations("hololive", pair[1]) != []
