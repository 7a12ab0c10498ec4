"""Questions of judges: what is possible, which clause of the rulebook forbids something, and what happens if."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent, indent
from typing import NamedTuple

import pytest
from rich.console import Console

from saitei.harness.base.command_errors import WrongUse
from saitei.harness.commands.cli import main
from saitei.harness.inspection.questioned_game import read_position
from saitei.harness.inspection.rule_answers import print_answers
from saitei.harness.inspection.rule_questions import RuleQuestions, rule_questions
from saitei.harness.scenarios.suite import Suite

Write = Callable[..., Path]
Capture = pytest.CaptureFixture[str]


class Question(NamedTuple):
    """A question of a judge: the position, what somebody would like to do, and the clauses that forbid it."""

    game: str
    steps: str
    sentence: str
    clauses: tuple[str, ...]
    jointly: bool = False


QUESTIONS = {
    # Q136: no LIMITED in the first turn of the player who goes first
    "hololive, LIMITED in the first turn": Question(
        "hololive",
        """
        Given the board
          | zone | A                          |
          | hand | Manager kind:staff limited |
        And Manager reads "Draw 1 card."
        And it is A's turn
        And it is turn 1
        """,
        "A can play the support Manager",
        ("8.6.2",),
    ),
    # Q144: a resting center holomem passes no baton
    "hololive, baton pass of a resting holomem": Question(
        "hololive",
        """
        Given the board
          | zone   | A                      |
          | center | Sora cheer:red resting |
          | back   | Roboco                 |
        """,
        "A can baton pass to Roboco",
        ("8.7.2",),
    ),
    # Q149: a resting holomem uses no art
    "hololive, art of a resting holomem": Question(
        "hololive",
        """
        Given the board
          | zone   | A            | B    |
          | center | Sora resting | Miko |
        And it is the start of A's performance step
        And Sora reads "Art "Sing", no cheers, 20."
        """,
        'A can use the art "Sing" of Sora',
        ("9.2.1.2",),
    ),
    # Q248: a support whose cost cannot be paid cannot be played
    "hololive, support whose cost cannot be paid": Question(
        "hololive",
        """
        Given the board
          | zone | A        |
          | hand | Miko-1st |
        And A holds a support "Cake" (item) that reads \
"Archive 1 Debut holomem from your hand or this cannot be used. Draw 1 card."
        """,
        "A can play the support Cake",
        ("10.7.2.4.1",),
    ),
    # Q249: a support that finds nothing in the archive cannot be played
    "hololive, support that changes nothing": Question(
        "hololive",
        """
        Given the board
          | zone    | A    |
          | center  | Sora |
          | archive | Miko |
        And A holds a support "Encore" (event) that reads "Send 1 cheer from your archive to 1 of your holomem."
        """,
        "A can play the support Encore",
        ("10.7.2.3.7",),
    ),
    # Q9: the collab action is once a turn
    "hololive, second collab": Question(
        "hololive",
        """
        Given the board
          | zone   | A              |
          | center | Sora           |
          | back   | Roboco, Suisei |
        When A collabs Roboco
        """,
        "A can collab Suisei",
        ("8.4.1",),
    ),
    "hololive, second collab, of a resting holomem": Question(
        "hololive",
        """
        Given the board
          | zone   | A                      |
          | center | Sora                   |
          | back   | Roboco, Suisei resting |
        When A collabs Roboco
        """,
        "A can collab Suisei",
        ("8.4.1", "8.4.2"),
        jointly=True,
    ),
    "hololive, bloom in the turn of the arrival": Question(
        "hololive",
        """
        Given the board
          | zone   | A                  |
          | center | Sora               |
          | hand   | Roboco, Roboco-1st |
        When A places Roboco
        """,
        "A can bloom Roboco with Roboco-1st",
        ("8.3.2-b2",),
    ),
    "hololive, bloom from Debut into 2nd": Question(
        "hololive",
        """
        Given the board
          | zone   | A          |
          | center | Roboco     |
          | hand   | Roboco-2nd |
        """,
        "A can bloom Roboco with Roboco-2nd",
        ("8.3.3-b2",),
    ),
    "hololive, art in the main step": Question(
        "hololive",
        """
        Given the board
          | zone   | A    | B    |
          | center | Sora | Miko |
        And Sora reads "Art "Sing", no cheers, 20."
        """,
        'A can use the art "Sing" of Sora',
        ("7.5.2",),
    ),
    "wixoss, LRIG two levels above": Question(
        "wixoss",
        """
        Given the board
          | zone      | A              | B |
          | lrig      | Lumi level:1   |   |
          | lrig deck | Lumi-3 level:3 |   |
        And it is the start of A's grow phase
        """,
        "A can grow Lumi into Lumi-3",
        ("grow.5",),
    ),
    "wixoss, limiting condition": Question(
        "wixoss",
        """
        Given the board
          | zone | A                      | B |
          | lrig | Lumi level:3 type:Lumi |   |
          | hand | Ember limiting:Hana    |   |
        """,
        "A can play Ember",
        ("limiting.1",),
    ),
    "wixoss, spell without Ener": Question(
        "wixoss",
        """
        Given the board
          | zone | A                           | B     |
          | hand | Spark kind:spell cost:white |       |
          | ener |                             | Ember |
        """,
        "A can use the spell Spark",
        ("spell.3",),
    ),
    # B is not asked whether to guard, so the engine answers before B could
    "wixoss, guard with a card without Guard": Question(
        "wixoss",
        """
        Given the board
          | zone | B     |
          | hand | Coral |
        And it is the start of A's LRIG attack step
        When A attacks with A's LRIG
        """,
        "B can guard with Coral",
        ("guard-step.2",),
    ),
    "osica, guard by a character that is not in front": Question(
        "osica",
        """
        Given the board
          | zone   | A   | B      |
          | center | Rin | Ena    |
          | left   |     | Sakura |
        And it is the start of A's appeal phase
        When A appeals with Rin
        """,
        "B can guard with Sakura",
        ("appeal.5",),
    ),
    "osica, appeal of a resting character": Question(
        "osica",
        """
        Given the board
          | zone   | A           | B   |
          | center | Rin resting | Ena |
          | left   | Aoi         |     |
        And it is the start of A's appeal phase
        """,
        "A can appeal with Rin",
        ("appeal.4",),
    ),
    "osica, guard from the assist area": Question(
        "osica",
        """
        Given the board
          | zone   | A   | B      |
          | center | Rin | Ena    |
          | assist |     | Sakura |
        And it is the start of A's appeal phase
        When A appeals with Rin
        """,
        "B can guard with Sakura",
        ("assist.2",),
    ),
    "gotoubun, third episode": Question(
        "gotoubun",
        """
        Given the board
          | zone   | A                            |
          | lane 1 | Ichika                       |
          | hand   | Nino, Miku, Day kind:episode |
        When A plays the episode Nino on Ichika
        And A plays the episode Miku on Ichika
        """,
        "A can play the episode Day",
        ("8.3.2",),
    ),
    "gotoubun, second character": Question(
        "gotoubun",
        """
        Given A's hand holds Nino, Miku
        When A plays the character Nino into lane 1
        """,
        "A can play the character Miku",
        ("8.2.2",),
    ),
    "digicharat, second character of a colour": Question(
        "digicharat",
        """
        Given A's hand holds Gema color:white, Kappa color:white
        When A brings out Gema
        And both pass
        """,
        "A can bring out Kappa",
        ("3-1-1.1",),
    ),
    "digicharat, cover by a character that is asleep": Question(
        "digicharat",
        """
        Given the board
          | zone  | A               | B                          |
          | field | Dejiko, Puchiko | Gema, Usada guard:9, Kappa |
        And Usada reads "Cover."
        And Kappa reads "Cover."
        When A attacks Gema with Dejiko
        And B covers with Usada
        And both pass
        And A attacks Gema with Puchiko
        """,
        "B can cover with Usada",
        ("3-5.2",),
    ),
}

COLLAB = QUESTIONS["hololive, second collab"].steps
"""Its board is in the lines 4 to 7 of a written feature, and the collab in line 8."""


TWO = "Scenario: another position\n  Given A's hand holds Miko"
"""A second scenario of a feature."""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a feature of one scenario with these steps."""

    def written(steps: str, game: str = "hololive") -> Path:
        path = tmp_path / "question.feature"
        scenario = indent(dedent(steps).strip(), "    ")
        path.write_text(f"@{game}\nFeature: a question\n  Scenario: a position\n{scenario}\n", "utf-8")
        return path

    return written


@pytest.fixture(scope="module")
def questions(request: pytest.FixtureRequest) -> Iterator[RuleQuestions]:
    """Questions about a game, by default about hololive."""
    with rule_questions(Suite(), getattr(request, "param", "hololive")) as found:
        yield found


@pytest.mark.long_run
@pytest.mark.parametrize(
    ("questions", "question"), [(each.game, each) for each in QUESTIONS.values()], indirect=["questions"], ids=QUESTIONS
)
def test_the_clause_that_forbids_it_is_named(write: Write, questions: RuleQuestions, question: Question) -> None:
    position = read_position(Suite(), str(write(question.steps, question.game)))
    found = questions.permission(position, question.sentence)
    assert not found.allowed
    named = [each.id for each in found.forbidding]
    assert set(question.clauses) <= set(named), f"{named}, further {[each.id for each in found.further]}"
    assert found.jointly == question.jointly
    assert found.violations or all(each.sites for each in found.forbidding)


@pytest.mark.long_run
def test_what_is_allowed_is_said_to_be(write: Write, questions: RuleQuestions) -> None:
    position = read_position(Suite(), f"{write(COLLAB)}:7")
    assert questions.permission(position, "A can collab Roboco").allowed
    assert questions.permission(position, "A cannot collab Suisei").allowed, "the question is whether it can"
    assert not questions.permission(position, "A can collab Sora").allowed
    assert questions.permission(position, "A can collab Roboco").allowed, "the engine is whole again"


def test_readings_and_rulings_are_with_the_clause(write: Write, questions: RuleQuestions) -> None:
    question = QUESTIONS["hololive, support that changes nothing"]
    found = questions.permission(read_position(Suite(), str(write(question.steps))), question.sentence)
    (clause,) = found.forbidding
    assert clause.title == Suite().load_ledger("hololive")["10.7.2.3.7"].title
    assert "Q249" in [each.id for each in clause.rulings]
    assert "H-25" in [each.id for each in clause.readings]
    assert [str(each).partition(":")[0] for each in clause.sites] == ["hololive/support_cards.py"]


@pytest.mark.long_run
def test_if_no_clause_is_found_the_answer_says_at_which_clauses_the_engine_looks(
    write: Write, questions: RuleQuestions
) -> None:
    position = read_position(Suite(), str(write("Given A's hand holds Roboco")))
    found = questions.permission(position, "A can collab Roboco")
    assert not found.allowed
    assert not found.forbidding
    assert found.section == "8.4"
    assert "8.4.1" in [each.id for each in found.reached]


@pytest.mark.long_run
@pytest.mark.parametrize("questions", ["wixoss"], indirect=True)
def test_what_belongs_to_another_step_is_denied_by_scenarios_in_this_step(
    write: Write, questions: RuleQuestions
) -> None:
    steps = "Given A's hand holds Spark kind:spell\nAnd it is the start of A's ener phase"
    found = questions.permission(read_position(Suite(), str(write(steps, "wixoss"))), "A can use the spell Spark")
    assert not found.forbidding
    assert [each.id for each in found.denied_alike] == ["main-phase.a4"]


def test_the_open_question_has_a_sentence_for_each_option(write: Write, questions: RuleQuestions) -> None:
    found = questions.open_question(read_position(Suite(), f"{write(COLLAB)}:7"))
    assert found.ask is not None
    assert found.ask.player == "A"
    assert found.sentences[:2] == ("it is A's main step", "it is A's play timing")
    assert {(each.when, each.then) for each in found.options} == {
        ("A collabs Roboco", "A can collab Roboco"),
        ("A collabs Suisei", "A can collab Suisei"),
        ("A passes", ""),
    }


@pytest.mark.long_run
def test_the_outcome_of_a_decision(write: Write, questions: RuleQuestions) -> None:
    position = read_position(Suite(), f"{write(COLLAB)}:7")
    found = questions.outcome(position, "A collabs Roboco")
    assert "Roboco" in [each.fields.get("card") for each in found.events if each.fields.get("to") == "collab"]
    assert {"Roboco is in A's collab", "A deck 1 is in A's holo power"} <= set(found.claims)
    assert [each.then for each in found.question.options] == [""], "A can only pass now"
    assert {"8.4.3", "8.4.4"} <= {each.id for each in found.clauses}
    assert questions.outcome(position, "A collabs Roboco") == found


# --- the command ----------------------------------------------------------------------------------


def test_the_answers_are_printed(write: Write, console: Console) -> None:
    can, decision = ("A can collab Suisei",), ("A passes",)
    assert print_answers(Suite(), console, str(write(COLLAB)), edition="1.7.0", can=can, decisions=decision) == 0
    said = printed(console)
    assert "no: A cannot collab Suisei\n  hololive 8.4.1  " in said
    assert "      hololive/actions.py:" in said
    assert "      ruling Q9 of 2024-09-21: " in said
    assert "A passes:\n" in said


def test_without_a_question_the_options_are_printed(write: Write, console: Console) -> None:
    assert print_answers(Suite(), console, f"{write(COLLAB)}:7", edition=None, can=(), decisions=()) == 0
    assert printed(console).splitlines() == [
        "it is A's main step",
        "it is A's play timing",
        "  A can collab Roboco",
        "  A can collab Suisei",
        "  A passes",
    ]


@pytest.mark.parametrize(
    ("steps", "place", "can", "said"),
    [
        (
            "Given it is a question",
            "",
            (),
            ":4: Given it is a question: no phrase for Given 'it is a question'; the near",
        ),
        ("Given A's hand holds Sora\nWhen A places Miko", "", (), ":5: When A places Miko: "),
        ("Given A's center holds Sora, Miko", "", (), ":4: Given A's center holds Sora, Miko: "),
        ("Given A's hand holds Sora", "", ("A can dance",), "no phrase for Then 'A can dance'; the nearest is "),
        ("Given A's hand holds Sora", "", ("A can dance",), "; 'saitei phrases --game hololive' lists the phrases"),
        ("Given A's hand holds Sora", "", ("A can place Miko",), "A can place Miko: "),
        ("Given A's hand holds Sora", ":1", (), "no scenario begins before this line"),
        (f"Given A's hand holds Sora\n{TWO}", "", (), " has 2 scenarios; add the line of a step, such as "),
        ("And A's hand holds Sora", "", (), "'And' follows no step; write Given or When"),
    ],
)
def test_what_cannot_be_asked_is_said_with_its_place(
    write: Write, console: Console, steps: str, place: str, can: tuple[str, ...], said: str
) -> None:
    with pytest.raises(WrongUse) as error:
        print_answers(Suite(), console, f"{write(steps)}{place}", edition=None, can=can, decisions=())
    assert said in str(error.value)


def test_a_file_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("sys.argv", ["saitei", "ask", str(tmp_path / "no.feature"), "--can", "A can collab Roboco"])
    assert main() == 2
    assert "no.feature: this file cannot be read: No such file or directory" in capsys.readouterr().err


def printed(console: Console) -> str:
    """The text that was printed to a console in memory."""
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
