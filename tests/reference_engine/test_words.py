"""A game's words are those that occur when its scenarios are played."""

from __future__ import annotations

import pytest

from saitei.adapters.protocol_vocabulary import EVERY_GAME, ORIGIN, load_vocabulary
from saitei.rulebooks import games_with_rulebook
from saitei.rulebooks.game_vocabulary import load_declared_vocabulary

from .reached import heard

GAMES = games_with_rulebook()


def own(game: str, sort: str) -> set[str]:
    """A game's own words of a sort."""
    return {getattr(each, "name", each) for each in getattr(load_declared_vocabulary(game), sort)}


@pytest.mark.long_run
@pytest.mark.one_game_a_day
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "sort", ["zones", "decks", "kinds", "flags", "numbers", "counters", "facts", "causes", "options", "asks", "events"]
)
def test_the_words_of_a_game_are_those_that_occur(game: str, sort: str) -> None:
    core = {getattr(each, "name", each) for each in getattr(EVERY_GAME, sort)}
    assert heard(game)[sort] - core == own(game, sort)


@pytest.mark.one_game_a_day
@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_game_are_those_that_occur(game: str) -> None:
    words = load_declared_vocabulary(game)
    assert heard(game)["steps"] == {*words.steps, *filter(None, (words.setup,))}


@pytest.mark.one_game_a_day
@pytest.mark.parametrize("game", GAMES)
def test_cards_lie_under_others_where_a_game_says_so(game: str) -> None:
    assert bool(heard(game)["stacks"]) == load_declared_vocabulary(game).stacks


@pytest.mark.one_game_a_day
@pytest.mark.parametrize("game", GAMES)
def test_the_fields_of_options_events_and_kinds_are_those_that_occur(game: str) -> None:
    known, found = load_vocabulary(game), heard(game)
    for option in known.options:
        assert found.get(f"option {option.name}", set(option.fields)) == set(option.fields), option.name
    for event in known.events:
        assert found.get(f"event {event.name}", set()) <= {*event.fields, *ORIGIN, "card", "amount"}, event.name
    for kind in known.kinds:
        assert found[f"kind {kind.name}"] == set(kind.facts), kind.name
