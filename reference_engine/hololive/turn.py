"""Chapter 7: the turn. Each step is a table of its parts, in the order of its clauses."""

from __future__ import annotations

from ..kernel.choices import choose_one
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from ..kernel.instructions import draw
from ..kernel.running import Part
from ..kernel.steps import begins, closes, first_turn_skips_to, pass_turn
from ..timings.parts import check_timing, effects_end, is_end_repeated, play_timing, turn_ends
from .limits import ArtUsed
from .running import Running
from .state import ON_STAGE


def fill_center(game: Running) -> Procedure[str | None]:
    """An empty center position is filled from the back, with an active holomem if there is one."""
    state = game.state
    player = state.turn_player
    if state.zones[player, "center"]:  # 7.2.6, 7.7.3
        return None
    back = list(state.zones[player, "back"])
    active = [card for card in back if not state.cards[card].resting]
    chosen = yield from choose_one(game, player, active or back)  # 7.2.6, 7.7.3.1, 7.7.3.2
    if chosen is not None:
        yield from game.happen(Event("move", chosen, player, to="center", cause="rule"))  # 7.2.6, 7.7.3.3
    return None


# --- reset step (7.2) -----------------------------------------------------------------------------


@at_once
def skip_first(game: Running) -> str | None:
    """A player's first turn has no reset step."""
    return "hand" if game.state.turn_player not in game.state.had_turn else None  # 7.2.1


def ready_all(game: Running) -> Procedure[str | None]:
    """The turn player's cards on the stage become active."""
    state = game.state
    player = state.turn_player
    resting = [card for card in state.holomem(player) if state.cards[card].resting]
    yield from game.happen(*(Event("ready", card, cause="rule") for card in resting))  # 7.2.2
    return None


def return_collab(game: Running) -> Procedure[str | None]:
    """The turn player's collab holomem goes to the back and then rests."""
    state = game.state
    player = state.turn_player
    for card in state.zones[player, "collab"]:
        yield from game.happen(Event("move", card, player, to="back", cause="rule"))  # 7.2.3
        if state.cards[card].zone in ON_STAGE:
            yield from game.happen(Event("rest", card, cause="rule"))  # 7.2.3
    return None


# --- hand, cheer, performance and end steps -------------------------------------------------------


def draw_for_turn(game: Running) -> Procedure[str | None]:
    """The turn player draws; with no card to draw, they lose."""
    player = game.state.turn_player
    if not game.state.zones[player, "deck"]:
        game.end((player,), "no card is left to draw")  # 1.2.1.4, 7.3.2.1
    yield from draw(game, player)  # 7.3.2
    return None


def send_cheer(game: Running) -> Procedure[str | None]:
    """The top card of the cheer deck is revealed and sent to one of the turn player's holomem."""
    state = game.state
    player = state.turn_player
    cheers = state.zones[player, "cheer deck"]
    if not cheers:
        return None
    yield from game.happen(Event("reveal", cheers[0]))  # 7.4.2
    chosen = yield from choose_one(game, player, list(state.holomem(player)))  # 7.4.2
    if chosen is not None:
        yield from game.happen(Event("attach", cheers[0], other=chosen, cause="send"))  # 7.4.2
    return None


skip_performance = first_turn_skips_to("end")


@at_once
def open_performance(game: Running) -> str | None:
    """Nobody has used an art in this performance step yet."""
    state = game.state
    state.done = frozenset(each for each in state.done if not isinstance(each, ArtUsed))
    state.performers = ()
    state.touch()
    return None


@at_once
def end_turn(game: Running) -> str | None:
    """If nothing happened in the check timing and nothing waits, the next turn begins; else the step is redone."""
    state = game.state
    if is_end_repeated(game):
        return "end"  # 7.7.4
    state.had_turn |= {state.turn_player}
    another, state.another = state.another[:1], state.another[1:]
    (following,) = another or (1 - state.turn_player,)  # 1.1.1, 7.7.4
    return pass_turn(game, following)


# --- the steps (7.1.2) ----------------------------------------------------------------------------


STEPS: dict[str, tuple[Part, ...]] = {
    "reset": (
        skip_first,  # 7.2.1
        ready_all,  # 7.2.2
        return_collab,  # 7.2.3
        begins("turn", "reset"),  # 7.2.4
        check_timing,  # 7.2.5
        fill_center,  # 7.2.6
        check_timing,  # 7.2.7
    ),
    "hand": (
        begins("hand"),  # 7.3.1
        check_timing,  # 7.3.1
        draw_for_turn,  # 7.3.2
        check_timing,  # 7.3.3
    ),
    "cheer": (
        begins("cheer"),  # 7.4.1
        check_timing,  # 7.4.1
        send_cheer,  # 7.4.2
        check_timing,  # 7.4.3
    ),
    "main": (
        begins("main"),  # 7.5.1
        check_timing,  # 7.5.1
        play_timing("main"),  # 7.5.2
        check_timing,  # 7.5.3
    ),
    "performance": (
        skip_performance,  # 7.6.1
        open_performance,
        begins("performance"),
        play_timing("performance"),  # 7.6.2
        closes("performance"),  # 7.6.3
        check_timing,  # 7.6.3
    ),
    "end": (
        turn_ends,  # 7.7.1
        check_timing,  # 7.7.2
        effects_end,  # 7.7.2
        fill_center,  # 7.7.3
        end_turn,  # 7.7.4
    ),
}

ORDER = (
    "reset",  # 7.1.2, 7.2.7
    "hand",  # 7.1.2, 7.3.3
    "cheer",  # 7.1.2, 7.4.3
    "main",  # 7.1.2, 7.5.3
    "performance",  # 7.1.2, 7.6.3
    "end",  # 7.1.2, 7.7.4
)
