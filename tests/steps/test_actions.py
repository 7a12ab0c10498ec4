"""A row defines an action: its When, its Then, and the sentences that report it."""

from __future__ import annotations

from importlib import import_module

import pytest

from saitei.adapters.protocol_vocabulary import EVERY_GAME, load_vocabulary
from saitei.rulebooks.game_vocabulary import load_declared_vocabulary
from saitei.steps.action_table import OF_EVERY_GAME, ActionRow, action_sentence, offer_sentence
from saitei.steps.fuzzing import GameFuzzing
from saitei.steps.phrase_vocabulary import Keyword
from saitei.steps.suite_game import game_vocabulary, load_game
from saitei.steps.wixoss.fuzzing import WixossFuzzing

GAMES = ("hololive", "gotoubun", "digicharat", "osica")
OWN: dict[str, tuple[ActionRow, ...]] = {game: import_module(f"saitei.steps.{game}.actions").ACTIONS for game in GAMES}
ROWS = [(game, row) for game in GAMES for row in (*OWN[game], *OF_EVERY_GAME)]

LATER = {"on", "target"}
"""Fields that go to the ask that follows an action."""

ANSWERS = {"counter", "put", "side"}
"""Options of questions that are not a play timing: other phrases claim them."""

ALSO = {"direct-attack": "attack"}
"""An option that the row of another says, by what its fields are."""


def called(row: object) -> str:
    return f"{row.option} {row.what}" if isinstance(row, ActionRow) else str(row)


@pytest.mark.parametrize(("game", "row"), ROWS, ids=called)
def test_the_fields_of_a_row_are_those_of_its_option(game: str, row: ActionRow) -> None:
    known = load_vocabulary(game).option_by_name(row.option).fields
    assert row.field_types.keys() - known.keys() <= LATER | {"number"}
    assert row.field_types.keys() == row.fills.keys()
    assert bool(row.doing) == bool(row.does)
    assert bool(row.able) <= bool(row.do)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_a_game_can_be_done_and_claimed_whole(game: str) -> None:
    for option in load_declared_vocabulary(game).options:
        rows = [row for row in OWN[game] if row.option == ALSO.get(option.name, option.name)]
        assert any(row.does and option.fields.keys() <= row.field_types.keys() for row in rows), option.name
        able = option.name in ANSWERS or any(row.do and option.fields.keys() <= row.field_types.keys() for row in rows)
        assert able, option.name


@pytest.mark.parametrize(("game", "row"), ROWS, ids=called)
def test_what_is_told_of_an_action_means_that_action(game: str, row: ActionRow) -> None:
    rows = (*OWN[game], *OF_EVERY_GAME)
    plain = {name: value for name, value in row.fills.items() if row.field_types[name] not in ("Lane", "Times")}
    fields = plain | {name: 3 for name in row.fills.keys() - plain.keys()}
    told: list[tuple[Keyword, str | None]] = []
    if row.does and "Times" not in row.field_types.values():
        told.append(("when", action_sentence(rows, "B", row.asked[0], row.option, fields, str)))
    if row.do:
        told += [("then", offer_sentence(rows, "B", row.option, fields, may, str)) for may in (True, False)]
    for keyword, sentence in told:
        assert sentence is not None
        said = game_vocabulary(game).find_phrase(keyword, sentence).arguments
        assert {name: str(value) for name, value in said.items() if name not in ("player", "may")} == {
            name: str(value) for name, value in fields.items()
        }
        assert said["player"] == "B"


def test_of_several_rows_the_fullest_tells() -> None:
    fields = {"holomem": "Sora", "ability": "Sing", "target": "Miko"}
    assert (
        action_sentence(OWN["hololive"], "A", "action", "art", fields, str) == 'A uses the art "Sing" of Sora on Miko'
    )
    del fields["target"]
    assert action_sentence(OWN["hololive"], "A", "action", "art", fields, str) == 'A uses the art "Sing" of Sora'
    assert offer_sentence(OWN["hololive"], "A", "art", fields, False, str) == 'A cannot use the art "Sing" of Sora'


def test_a_value_is_told_in_the_words_of_its_phrase() -> None:
    fields = {"card": "Rin", "zone": "assist"}
    assert action_sentence(OWN["osica"], "A", "action", "play", fields, str) == "A plays Rin in the assist area"


def test_a_decision_is_told_by_a_row_whose_phrase_takes_its_values() -> None:
    """A number of repetitions is no lane."""
    fuzzing = GameFuzzing(game_vocabulary("gotoubun"), OWN["gotoubun"], load_game("gotoubun").position)
    told = [fuzzing.decision_sentence("A", "number", [("number", {"number": number})]) for number in (0, 3)]
    assert told == ["A picks the number 0", "A picks lane 3"]


def test_decisions_in_the_asks_of_one_game_are_told() -> None:
    wixoss = load_game("wixoss")
    fuzzing = WixossFuzzing(game_vocabulary("wixoss"), wixoss.actions, wixoss.position)
    decisions: list[tuple[str, list[dict[str, str | int]]]] = [
        ("zone", [{"player": "B", "zone": "left"}]),
        ("color", [{"color": "red"}]),
        ("bond", [{"student": "Hifumi"}]),
        ("rule", [{"card": "Ember", "zone": "ener"}]),
        ("mode", [{"mode": "Draw 1 card."}]),
        ("mode", [{"mode": "Draw 1 card."}, {"mode": "Ener Charge 1."}]),
        ("zone", []),
    ]
    assert [fuzzing.decision_sentence("A", kind, [(kind, each) for each in picks]) for kind, picks in decisions] == [
        "A picks B's left",
        "A picks the color red",
        "A names Hifumi",
        "A lets Ember go to the ener zone",
        'A chooses the mode "Draw 1 card."',
        'A chooses the modes "Draw 1 card." and "Ener Charge 1."',
        None,
    ]


def test_what_no_row_says_is_not_told() -> None:
    assert action_sentence(OWN["hololive"], "A", "waiting", "art", {"holomem": "Sora", "ability": "Sing"}, str) is None
    assert action_sentence(OWN["hololive"], "A", "action", "art", {"holomem": "Sora"}, str) is None
    assert offer_sentence(OF_EVERY_GAME, "A", "pass", {}, True, str) is None


def test_a_name_is_as_the_scenario_calls_it() -> None:
    label = {"Sora-a": "Sora"}.__getitem__
    assert action_sentence(OWN["hololive"], "A", "action", "collab", {"holomem": "Sora-a"}, label) == "A collabs Sora"


def test_the_rows_of_every_game_are_the_protocols() -> None:
    assert {row.option for row in OF_EVERY_GAME} <= set(EVERY_GAME.names_of("options"))
