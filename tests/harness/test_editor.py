"""Help with writing scenarios: faults with their places, completion, explanations, formatting."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lsprotocol import types as lsp
from pygls.lsp.client import BaseLanguageClient

from saitei.harness.commands.cli import main
from saitei.harness.editor.feature_completion import completions_at
from saitei.harness.editor.feature_faults import find_faults
from saitei.harness.editor.feature_format import format_feature
from saitei.harness.editor.navigation import card_mentions, hover_text, phrase_definition
from saitei.harness.editor.scenario_commands import scenario_commands
from saitei.harness.scenarios.feature_parser import BadFeature, Feature, read_feature
from saitei.harness.scenarios.suite import Suite

SUITE = Suite()
ROOT = SUITE.game_source("hololive").features_root
PATH = Path("/nowhere/mine.feature")
TEXT = """\
@hololive
Feature: of my own

  @clause-8.7.2
  Scenario: a first case
    Given the board
      | zone   | A            | B    |
      | center | Sora, Roboco | Miko |
    And Sora reads "Activated: drow 1 card."
    When A activates Sora's ability
    Then A has 1 card in hand
"""


def at(text: str, mark: str = "^") -> tuple[str, int, int]:
    """A text without the mark in it, and the line and column of that."""
    before = text[: text.index(mark)]
    return text.replace(mark, "", 1), before.count("\n"), len(before) - before.rfind("\n") - 1


# --- what is wrong --------------------------------------------------------------------------------


def said(text: str) -> list[str]:
    return [str(fault) for fault in find_faults(SUITE, PATH, text)]


@pytest.mark.long_run
def test_no_file_of_the_suite_has_a_fault() -> None:
    for game in SUITE.game_names():
        for path in SUITE.feature_paths(game):
            assert find_faults(SUITE, path, path.read_text("utf-8")) == []


def test_a_card_text_is_at_fault_at_its_very_word() -> None:
    text = TEXT.replace("Sora, Roboco", "Sora")
    (fault,) = find_faults(SUITE, PATH, text)
    line = text.splitlines()[fault.line - 1]
    assert line[fault.column - 1 :].startswith("drow")
    assert "'drow' is not understood here; did you mean 'draw" in fault.message


def test_a_text_below_a_step_is_at_fault_at_its_very_word() -> None:
    below = 'And Sora reads:\n      """\n      Activated: draw 1 card.\n      Activated: drow 1 card.\n      """'
    text = TEXT.replace("Sora, Roboco", "Sora").replace('And Sora reads "Activated: drow 1 card."', below)
    (fault,) = find_faults(SUITE, PATH, text)
    assert text.splitlines()[fault.line - 1][fault.column - 1 :].startswith("drow")


@pytest.mark.parametrize(
    ("before", "after", "line", "message"),
    [
        ("| center | Sora", "| middle | Sora", 6, "middle"),
        ("A has 1 card in hand", "A has 1 card on hand", 11, "no phrase for Then"),
        ("@clause-8.7.2", "@clause-8.7.92", 4, 'has no clause "8.7.92"'),
        ("And Sora reads", "And Suisei reads", 9, "no card is called 'Suisei'"),
        ("@hololive", "@hololove", 2, 'did you mean "hololive"?'),
        ("Feature: of my own", "Feature of my own", 2, "expected:"),
    ],
)
def test_what_is_wrong_is_said_of_its_line(before: str, after: str, line: int, message: str) -> None:
    text = TEXT.replace("drow", "draw").replace("Sora, Roboco", "Sora").replace(before, after)
    (fault,) = [fault for fault in find_faults(SUITE, PATH, text) if fault.line == line]
    assert message in fault.message


def test_what_all_the_givens_make_is_the_fault_of_the_scenario() -> None:
    text = TEXT.replace("drow", "draw").replace("Sora, Roboco", "Sora")
    text = text.replace("    When", "    And it is A's first turn\n    And it is turn 7\n    When")
    assert said(text) == [f"{PATH}:5: the scenario states a first turn and the number of the turn; state only one"]


# --- what could stand here ------------------------------------------------------------------------


def offered(text: str) -> list[str]:
    text, line, column = at(text)
    return [each.shown for each in completions_at(SUITE, PATH, text, line, column)]


def test_phrases_are_those_of_the_keyword_the_nearest_first() -> None:
    shown = offered(TEXT.replace("When A activates Sora's ability", "When A acti^"))
    assert any("activates" in each for each in shown[:3])
    assert not any(each.endswith("cards in hand") for each in shown)
    then = offered(TEXT + "    And A has 2 cards in^")
    assert then[0].startswith("A has ") and then[0].endswith(" cards in hand")


def test_arguments_of_a_phrase_are_placeholders() -> None:
    text, line, column = at(TEXT.replace("When A activates Sora's ability", "When A collabs^"))
    found = next(each for each in completions_at(SUITE, PATH, text, line, column) if each.shown == "A collabs Roboco")
    assert found.put == "${1:A} collabs ${2:Roboco}"
    assert found.begun == "A collabs"
    assert found.means


def test_cards_are_those_that_the_scenario_has_laid() -> None:
    text = TEXT.replace("Sora, Roboco", "Sora")
    for begun in ("activates So^", "activates ^"):
        assert offered(text.replace("activates Sora's ability", begun))[0] == "Sora"
    assert offered(text.replace("activates Sora's ability", "^"))[0].startswith("A ")


def test_zones_are_offered_where_a_phrase_or_a_board_names_one() -> None:
    text = TEXT.replace("Sora, Roboco", "Sora").replace("drow", "draw")
    assert {"hand", "holo power"} <= set(offered(text.replace("1 card in hand", "1 card in ^")))
    assert offered(text.replace("1 card in hand", "1 card in holo^"))[0] == "holo power"
    assert not {"hand", "center"} & set(offered(text + "    And it is the start of B's ^"))
    assert offered(text.replace("      | center |", "      | ce^ |")) == ["center"]
    assert offered(text.replace("      | zone   | A  ", "      |^")) == ["zone | A | B |"]
    assert offered(text.replace("| Miko |", "| ^ |")) == []


def test_the_attributes_of_a_card_and_their_values_are_offered_in_a_board() -> None:
    text = TEXT.replace("Sora, Roboco", "Sora").replace("drow", "draw")

    def in_the_center(cell: str) -> list[str]:
        return offered(text.replace("| Miko |", f"| {cell}^ |"))

    assert {"hp:", "level:", "resting", "damage:"} <= set(in_the_center("Miko "))
    assert in_the_center("Sora hp:50, Miko lev") == ["level:"]
    assert in_the_center("Miko hp:50 level:D") == ["Debut"]
    assert in_the_center("Miko hp:") == in_the_center("Mi") == in_the_center("nobody:knows ") == []
    assert "life:" not in in_the_center("Miko ")


def test_steps_are_offered_where_a_turn_is_said_to_be() -> None:
    text = TEXT.replace("Sora, Roboco", "Sora").replace("drow", "draw")
    assert "main step" in offered(text + "    Given it is the start of B's ^")
    assert offered(text + "    Given it is the start of B's main^")[0] == "main step"


def test_a_text_of_an_example_is_not_put_it_is_to_be_written() -> None:
    text, line, column = at(TEXT.replace('And Sora reads "Activated: drow 1 card."', "And Sora re^"))
    found = next(each for each in completions_at(SUITE, PATH, text, line, column) if each.shown == 'Roboco reads "..."')
    assert found.put == '${1:Roboco} reads "${2}"'


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("activates Sora's", "activates Soar's", "no card is called 'Soar'"),
        ("1 card in hand", "1 card in hands", 'no zone is called "hands"; did you mean "hand"?'),
    ],
)
def test_a_claim_of_what_is_not_there_is_said_of_its_line(before: str, after: str, message: str) -> None:
    text = TEXT.replace("Sora, Roboco", "Sora").replace("drow", "draw")
    (fault,) = find_faults(SUITE, PATH, text.replace(before, after))
    assert message in fault.message and after in text.replace(before, after).splitlines()[fault.line - 1]


def test_card_text_goes_on_with_what_can_follow() -> None:
    text = TEXT.replace("Sora, Roboco", "Sora")
    assert "draw" in offered(text.replace("drow 1 card.", "dr^"))
    assert "card" in offered(text.replace("drow 1 card.", "draw 1 ^"))


def test_tags_are_those_of_the_ledger() -> None:
    assert "clause-8.7.2" in offered(TEXT.replace("@clause-8.7.2", "@clause-8.7^"))
    assert "clause-8.7.2" in offered(TEXT.replace("@clause-8.7.2", "@8.7^"))
    assert offered(TEXT.replace("@hololive", "@ho^")) == ["hololive"]


@pytest.mark.parametrize("place", ["^@hololive", "Feature:^", "  Scenario: a first case^", "      | zone   |^"])
def test_elsewhere_nothing_is_offered_but_tags(place: str) -> None:
    text = TEXT.replace(place.replace("^", ""), place, 1)
    assert not any(" " in each for each in offered(text))


@given(st.integers(0, len(TEXT)))
def test_wherever_somebody_writes_nothing_breaks(place: int) -> None:
    text, line, column = at(TEXT[:place] + "^")
    completions_at(SUITE, PATH, text, line, column)
    hover_text(SUITE, PATH, text, line, column)
    card_mentions(SUITE, PATH, text, line, column)
    find_faults(SUITE, PATH, text)


# --- what it means --------------------------------------------------------------------------------


def test_a_tag_means_its_clause_and_a_step_its_phrase() -> None:
    text, line, column = at(TEXT.replace("@clause-8.7.2", "@cla^use-8.7.2"))
    assert SUITE.load_ledger("hololive")["8.7.2"].title in str(hover_text(SUITE, PATH, text, line, column))
    text, line, column = at(TEXT.replace("When A acti", "When A a^cti"))
    found = phrase_definition(SUITE, PATH, text, line)
    assert "activates" in str(hover_text(SUITE, PATH, text, line, column))
    assert found is not None and "ability" in found.path.read_text("utf-8").splitlines()[found.line]
    text, line, _ = at(TEXT.replace("Then A has", "Then A ^has"))
    found = phrase_definition(SUITE, PATH, text, line)
    assert found is not None and 'Row("{player:Player} has' in found.path.read_text("utf-8").splitlines()[found.line]


def test_a_card_is_named_in_its_own_scenario_alone() -> None:
    other = "\n" + TEXT.split("\n", 3)[3].replace("a first case", "a second case")
    text, line, column = at(TEXT.replace("activates Sora", "activates S^ora") + other)
    named = card_mentions(SUITE, PATH, text, line, column)
    assert len(named) == 3
    assert {text.split("\n")[row][start:end] for row, start, end in named} == {"Sora"}
    assert max(row for row, _, _ in named) < text[: text.index("Scenario: a second case")].count("\n")
    text, line, column = at(TEXT.replace("Sora, Roboco", "Sora").replace("activates Sora", "acti^vates Sora"))
    assert card_mentions(SUITE, PATH, text, line, column) == []


# --- what can be done with it ---------------------------------------------------------------------


def test_a_scenario_can_be_run_and_explained_by_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.feature"
    text = TEXT.replace("Sora, Roboco", "Sora").replace("drow", "draw")
    path.write_text(text, "utf-8")
    commands = list(scenario_commands(SUITE, path, text))
    assert [(each.line, each.title) for each in commands] == [(4, "Run"), (4, "Explain")]
    for command in commands:
        monkeypatch.setattr("sys.argv", ["saitei", *command.arguments])
        assert main() == 0
        assert "pass" in capsys.readouterr().out
    assert list(scenario_commands(SUITE, path, "nothing")) == []


def test_a_scenario_of_the_suite_is_run_by_its_id() -> None:
    path = SUITE.feature_paths("hololive")[0]
    run, _, *_ = scenario_commands(SUITE, path, path.read_text("utf-8"))
    assert run.arguments[:2] == ("run", "--scenario") and run.arguments[2].startswith("hololive/")


# --- how it is laid out ---------------------------------------------------------------------------

MESSY = """\
# mine

@hololive
Feature:   of my own
What it is about.
  @clause-8.7.2

   Scenario: a first case


      Given  the board
    | zone | A |
        | center | Sora, Ro\\|boco |
      And Sora reads:
         \"\"\"
         Activated:
           draw 1 card.
         \"\"\"
      # why
      Then A has 1 card in hand
    Scenario Outline: a second case
      Given <x>
   Examples:
     | x |
"""

NEAT = """\
# mine
@hololive
Feature:   of my own
  What it is about.

  @clause-8.7.2
  Scenario: a first case
    Given the board
      | zone   | A              |
      | center | Sora, Ro\\|boco |
    And Sora reads:
      \"\"\"
      Activated:
        draw 1 card.
      \"\"\"
    # why
    Then A has 1 card in hand

  Scenario Outline: a second case
    Given <x>

    Examples:
      | x |
"""


def test_a_file_is_laid_out() -> None:
    assert format_feature(MESSY) == NEAT
    assert format_feature(NEAT) == NEAT


@pytest.mark.long_run
def test_laying_out_changes_nothing_that_is_read() -> None:
    def said(feature: Feature) -> list[object]:
        return [
            (scenario.id, scenario.all_clauses, [(step.full_line, step.table, step.doc) for step in scenario.steps])
            for scenario in feature.scenarios
        ]

    for game in SUITE.game_names():
        for path in SUITE.feature_paths(game):
            new = format_feature(path.read_text("utf-8"))
            assert format_feature(new) == new
            assert said(read_feature(path, ROOT)) == said(read_feature(path, ROOT, new))


LINES = [*NEAT.splitlines(), "", '"""', "| a |", "@x", "# y", "Rule: r", "words"]


@given(st.lists(st.sampled_from(LINES), max_size=25))
def test_whatever_is_laid_out_stays_so_and_keeps_its_words(lines: list[str]) -> None:
    text = "\n".join(lines)
    new = format_feature(text)
    assert format_feature(new) == new
    assert new.split() == text.split() or "|" in text
    try:
        read_feature(PATH, ROOT, text)
    except BadFeature:
        return
    read_feature(PATH, ROOT, new)


# --- the commands ---------------------------------------------------------------------------------


def test_lint_and_fmt_are_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.feature"
    path.write_text(TEXT.replace("Sora, Roboco", "Sora"), "utf-8")

    def saitei(*arguments: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["saitei", *arguments])
        return main(), capsys.readouterr().out

    code, out = saitei("lint", str(path))
    assert code == 3 and "mine.feature:9:" in out and out.endswith("1 file, 1 fault\n")
    code, out = saitei("fmt", "--check", str(path))
    assert code == 0 or "would be formatted" in out
    path.write_text(MESSY, "utf-8")
    assert saitei("fmt", "--check", str(path))[0] == 1
    assert path.read_text("utf-8") == MESSY
    assert saitei("fmt", str(path))[0] == 0
    assert path.read_text("utf-8") == NEAT
    code, out = saitei("phrases", "collabs", "--game", "hololive")
    assert code == 0 and "When A collabs Roboco" in out
    code, out = saitei("phrases", "asked", "steal", "--game", "osica")
    assert code == 0 and out.startswith("Then B is asked where stolen hearts go")
    code, out = saitei("phrases", "collaps", "Roboco", "--game", "hololive")
    assert code == 0 and out.startswith("No phrase has all of these words.") and "When A collabs Roboco" in out
    monkeypatch.setattr("sys.argv", ["saitei", "phrases", "zzz"])
    assert main() == 4 and "no phrase has words like 'zzz'" in capsys.readouterr().err


@pytest.mark.long_run
def test_an_editor_is_told_all_of_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.feature"
    uri = path.as_uri()
    asyncio.run(asyncio.wait_for(_edited(uri), 120))


async def _edited(uri: str) -> None:
    client = BaseLanguageClient("test", "1")
    published: asyncio.Queue[lsp.PublishDiagnosticsParams] = asyncio.Queue()

    @client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def _told(params: lsp.PublishDiagnosticsParams) -> None:
        published.put_nowait(params)

    await client.start_io(sys.executable, "-m", "saitei.harness.commands.cli", "lsp")
    try:
        wishes = {"runCommand": "editor.run"}
        await client.initialize_async(
            lsp.InitializeParams(capabilities=lsp.ClientCapabilities(), initialization_options=wishes)
        )
        text = TEXT.replace("Sora, Roboco", "Sora")
        client.text_document_did_open(lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(uri, "feature", 1, text)))
        (fault,) = (await asyncio.wait_for(published.get(), 60)).diagnostics
        assert "did you mean" in fault.message and text.split("\n")[fault.range.start.line][
            fault.range.start.character :
        ].startswith("drow")
        document = lsp.TextDocumentIdentifier(uri)
        step = lsp.Position(9, 12)
        offered = await client.text_document_completion_async(lsp.CompletionParams(document, step))
        assert isinstance(offered, lsp.CompletionList) and offered.items
        hover = await client.text_document_hover_async(lsp.HoverParams(document, step))
        assert hover is not None
        place = await client.text_document_definition_async(lsp.DefinitionParams(document, step))
        assert isinstance(place, lsp.Location) and place.uri.endswith(".py")
        card = lsp.Position(9, 22)
        edit = await client.text_document_rename_async(lsp.RenameParams(document, card, "Miko#2"))
        assert edit is not None and edit.changes is not None and len(edit.changes[uri]) == 3
        laid = await client.text_document_formatting_async(
            lsp.DocumentFormattingParams(document, lsp.FormattingOptions(2, True))
        )
        assert laid is not None and laid[0].new_text == format_feature(text)
        lenses = await client.text_document_code_lens_async(lsp.CodeLensParams(document))
        assert lenses is not None and [each.range.start.line for each in lenses] == [4, 4]
        assert [each.command and each.command.command for each in lenses] == ["editor.run"] * 2
        await client.shutdown_async(None)
        client.exit(None)
    finally:
        await client.stop()
