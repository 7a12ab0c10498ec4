"""Variations: what each of them changes, the engines that are noticed only in one of them, and what is left out."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
from grains import Asking, Grain, Start
from msgspec.structs import replace
from rich.console import Console

from saitei.adapters.messages import Ask, Decks, Option, Position, Scene, Script, Situation, View, Viewer
from saitei.adapters.mirrored_engine import MirroredEngine
from saitei.harness.commands.run import run_command
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.judging.scenario_player import NotVaried, ScenarioPlayer
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.runs.run_execution import execute_run
from saitei.harness.scenarios.feature_lint import lint_feature
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine import ReferenceEngine
from saitei.steps import variation_names
from saitei.steps.variations import VARIATIONS

FEATURE = """@hololive
Feature: house rules

  @clause-8.4.1
  Rule: 8.4.1 A holomem collabs

    Scenario: a back holomem that collabs lies in the collab position
      Given the board
        | zone   | A      | B    |
        | center | Sora   | Miko |
        | back   | Roboco |      |
      When A collabs Roboco
      Then Roboco is in the collab position
"""
"""A scenario that is played in all variations."""


class WrongWhere(Grain):
    """Shows no card in the collab position, in the scenes in which ``is_wrong``."""

    is_wrong: Callable[[Position], bool] = staticmethod(lambda scene: True)

    def scene(self, scene: Scene) -> Scene:
        self.hides = isinstance(scene, Position) and self.is_wrong(scene)
        return scene

    def showing(self, view: View) -> View:
        if not self.hides:
            return view
        return replace(view, zones={player: {**zones, "collab": ()} for player, zones in view.zones.items()})


class WrongInTurnOfB(WrongWhere):
    """Is wrong in B's turn."""

    is_wrong = staticmethod(lambda scene: scene.turn_player == "B")


class WrongForSecondPlayer(WrongWhere):
    """Is wrong in the turn of the player who went second."""

    is_wrong = staticmethod(lambda scene: scene.turn_player != scene.first_player)


class WrongWithStack(WrongWhere):
    """Is wrong if a holomem on the stage is a stack."""

    is_wrong = staticmethod(
        lambda scene: any(
            card.under for seat in scene.seats.values() for zone in ("center", "back") for card in seat.zones[zone]
        )
    )


class WrongAfterAction(WrongWhere):
    """Is wrong after an ability was activated."""

    def showing(self, view: View) -> View:
        return super().showing(view) if self.acted else view

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        self.acted = False
        return super().open(game, edition, scene)

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        told = super().answer(ask, picks)
        self.acted = self.acted or any(event.kind == "played" for event in told.events)
        return told


class AsksNeedlessly(Grain):
    """Asks for one of the back holomem after each action, although nothing depends on it."""

    def asking(self, ask: Ask) -> Asking:
        picks = yield ask
        if ask.kind == "action" and "pass" not in picks:
            back = self.engine.view("judge").zones[ask.player]["back"]
            options = tuple(Option(id=str(card.id), kind="card", fields={"card": str(card.id)}) for card in back)
            yield replace(ask, kind="choose", options=options)
        return picks


@pytest.fixture
def scenario(tmp_path: Path) -> Scenario:
    """The scenario, in a file of a user's own."""
    path = tmp_path / "house.feature"
    path.write_text(FEATURE, "utf-8")
    (found,) = Suite().read_feature(path).scenarios
    return found


def play(kind: type[Grain], scenario: Scenario, variations: Any = VARIATIONS) -> Any:
    """The case of the scenario on the reference engine in a wrapper."""
    (case,) = ScenarioPlayer(Suite(), Supervisor(Start(kind)), variations=variations).play_scenario(scenario)
    return case


def test_the_names_are_those_of_the_variations() -> None:
    assert tuple(each.name for each in VARIATIONS) == variation_names.NAMES
    assert variation_names.selected_variations("all") == variation_names.NAMES
    assert variation_names.selected_variations("none") == ()
    assert variation_names.selected_variations("stack") == ("stack",)


@pytest.mark.parametrize("choice", variation_names.CHOICES)
def test_the_help_names_each_choice(choice: str) -> None:
    (option,) = (each for each in run_command.params if each.name == "variations")
    assert isinstance(option, click.Option)
    assert choice in str(option.help)


def test_a_right_engine_passes_every_variation(scenario: Scenario) -> None:
    player = ScenarioPlayer(Suite(), Supervisor(Start(Grain)))
    assert [player.play_case(scenario, {}, each).verdict for each in VARIATIONS] == ["pass"] * len(VARIATIONS)


@pytest.mark.parametrize(
    ("kind", "variation"),
    [
        (WrongInTurnOfB, "mirror"),
        (WrongForSecondPlayer, "first-player"),
        (WrongAfterAction, "effect"),
        (WrongWithStack, "stack"),
    ],
)
def test_an_engine_that_is_wrong_in_one_situation_passes_only_the_plain_scene(
    kind: type[Grain], variation: str, scenario: Scenario
) -> None:
    assert play(kind, scenario, ()).verdict == "pass"
    found = play(kind, scenario)
    says = next(each.says for each in VARIATIONS if each.name == variation)
    assert (found.verdict, found.variation) == ("fail", variation)
    assert found.message.startswith(f"with {says}: ")
    assert f"{scenario.path}:13: Then Roboco is in the collab position" in found.message


def test_a_failure_of_the_plain_scene_is_not_varied(scenario: Scenario) -> None:
    found = play(WrongWhere, scenario)
    assert (found.verdict, found.variation) == ("fail", "")


def test_a_scene_of_a_variation_that_the_engine_does_not_support_counts_for_nothing(scenario: Scenario) -> None:
    class OnlyTurnsOfA(Grain):
        """Cannot begin in B's turn."""

        def scene(self, scene: Scene) -> Scene:
            from saitei.adapters import Unsupported

            if isinstance(scene, Position) and scene.turn_player == "B":
                raise Unsupported("no scene of B's turn", "position", "turn_player")
            return scene

    assert play(OnlyTurnsOfA, scenario).verdict == "pass"


def test_a_needless_choice_with_the_added_card_is_no_failure(scenario: Scenario) -> None:
    player = ScenarioPlayer(Suite(), Supervisor(Start(AsksNeedlessly)))
    assert player.play_case(scenario, {}).verdict == "pass"
    with pytest.raises(NotVaried, match="asks about a card that the variation has added"):
        player.play_case(scenario, {}, next(each for each in VARIATIONS if each.name == "stack"))
    assert play(AsksNeedlessly, scenario).verdict == "pass"


@pytest.mark.parametrize("step", ["up", "draw", "ener", "grow"])
def test_an_effect_lasts_in_a_scene_that_begins_before_the_main_phase(step: str) -> None:
    variation = next(each for each in VARIATIONS if each.name == "effect")
    world = ScenarioPlayer(Suite(), Supervisor(Start(Grain))).make_world("wixoss", variation)
    world.builder.set_turn_and_step("B", step)
    assert [each.fields["card"] for each in world.session.events if each.kind == "resolved"] == ["B's LRIG"]


def test_a_tag_leaves_out_a_variation(scenario: Scenario, tmp_path: Path) -> None:
    path = tmp_path / "alone.feature"
    path.write_text(FEATURE.replace("    Scenario:", "    @without-stack-room\n    Scenario:"), "utf-8")
    (left_out,) = Suite().read_feature(path).scenarios
    assert play(WrongWithStack, left_out).verdict == "pass"
    player = ScenarioPlayer(Suite(), Supervisor(Start(Grain)))
    with pytest.raises(NotVaried, match="a tag of the scenario leaves out another stack of cards"):
        player.play_case(left_out, {}, next(each for each in VARIATIONS if each.name == "stack"))


@pytest.mark.parametrize(
    ("tag", "message"),
    [
        ("without-company-room", 'there is no variation "company"; the variations are mirror, first-player, effect, s'),
        ("without-stack-why", '"why" is not a reason to leave out a variation; the reasons are targets, counts, room'),
    ],
)
def test_a_tag_of_a_variation_is_linted(tag: str, message: str, tmp_path: Path) -> None:
    suite = Suite()
    path = tmp_path / "alone.feature"
    path.write_text(FEATURE.replace("    Scenario:", f"    @{tag}\n    Scenario:"), "utf-8")
    found = lint_feature(suite.read_feature(path), suite.load_ledger("hololive"), suite.phrase_vocabulary("hololive"))
    assert any(message in str(each) for each in found), found


def test_a_claim_about_the_number_of_the_turn_is_not_varied_by_the_first_player(tmp_path: Path) -> None:
    path = tmp_path / "turn.feature"
    path.write_text(FEATURE + "      And it is turn 5\n", "utf-8")
    (found,) = Suite().read_feature(path).scenarios
    player = ScenarioPlayer(Suite(), Supervisor(Start(Grain)))
    with pytest.raises(NotVaried, match="names the number of the turn"):
        player.play_case(found, {}, next(each for each in VARIATIONS if each.name == "first-player"))


def test_results_name_the_variation_of_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "house.feature"
    path.write_text(FEATURE, "utf-8")
    options = RunOptions(
        engine=f"python:{__name__}:wrong_engine", paths=(path,), in_process=True, variations=variation_names.NAMES
    )
    (result,) = execute_run(options, Console(file=io.StringIO())).results.scenarios
    assert (result.verdict, result.variation) == ("fail", "mirror")
    assert result.signature == ("[mirror] fail: Then Roboco is in the collab position: does not hold",)


def wrong_engine() -> WrongInTurnOfB:
    """An engine for ``--engine python:``."""
    return WrongInTurnOfB(ReferenceEngine())


# --- the mirrored engine ---------------------------------------------------------------------------


class Echo(Grain):
    """Keeps the scene that it was given."""

    def scene(self, scene: Scene) -> Scene:
        self.given = scene
        return scene


def hololive_decks() -> Decks:
    """The decks of a game, with a coin that picks A."""
    decks = Suite().load_suite_game("hololive").decks
    assert decks is not None
    return replace(decks(1), script=Script(coins=(True,), seed=1))


def test_a_new_game_is_mirrored_with_its_coin_and_the_ids_of_its_cards() -> None:
    plain, inner = ReferenceEngine(), Echo(ReferenceEngine())
    mirrored = MirroredEngine(inner)
    scene = hololive_decks()
    exchanged = replace(scene, decks={"A": scene.decks["B"], "B": scene.decks["A"]})
    opened, seen = mirrored.open("hololive", "1.9.0", scene), plain.open("hololive", "1.9.0", exchanged)
    assert isinstance(inner.given, Decks)
    assert inner.given.decks == exchanged.decks
    assert inner.given.script.coins == (False,)
    assert opened.ask is not None and seen.ask is not None
    assert opened.ask.player == "A"
    ids = {card.id for card in mirrored.view("judge").zones["A"]["deck"]}
    assert len(ids) > 1
    assert all(str(each).startswith("A:") for each in ids)


@pytest.mark.parametrize("viewer", ["A", "B", "judge"])
def test_a_view_is_that_of_the_other_side(viewer: Viewer, scenario: Scenario) -> None:
    player = ScenarioPlayer(Suite(), Supervisor(Start(Grain)))
    world, other = player.make_world("hololive"), player.make_world("hololive", VARIATIONS[0])
    views = []
    for each in (world, other):
        each.builder.set_zone_cards("A", "hand", "Sora, Roboco")
        views.append(each.current_view(viewer))
    assert views[0].zones == views[1].zones
    assert views[0].viewer == views[1].viewer == viewer
    assert views[1].turn_player == "A"
