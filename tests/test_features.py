"""Requirements for the features as a whole: short, without repetition, and with the words that they need."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest

import saitei.features
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import games_with_rulebook, load_ledger

LONGEST = 14

ALONE = {
    "B is asked for a number from 0 to 3": "only 14.1.1.1 has a number asked for",
    'A plays the waiting ability "When a holomem collabs, draw 1 card." of Roboco first': "one card with two of them",
    'B applies the replacement "Guard" of B\'s oshi': "one card with two of them",
    "A is asked to choose 1 to 2 among Miko, Suisei, Sora": "only 1.3.5.2 speaks of a range of numbers",
    'A chooses the modes "Draw 1 card." and "Ener Charge 1." if asked': "only one card has no more modes than it does",
    "A is asked which downed ability is done first: Roboco, Suisei": "only 11.3.1.1.2 lets a player order these",
    'every card of B\'s is of the title "Other"': "only deckbuild.4 of OSICA compares what whole decks are from",
    'Sora has the art "Sing"': "only 5.13.3 asks which arts a holomem has when none can be used",
    "A has no bond with Hifumi": "only bond.3 tells a bond from another",
    'A chooses the modes "Draw 1 card." and "Ener Charge 1."': "only mode.3 has two modes",
    "A can grow Lumi": "only grow.1 has nothing at all to grow into",
    "A can pick the color red": "only colorless.5 speaks of a colour that is chosen",
    "A picks the color red": "only colorless.5 speaks of a colour that is chosen",
    "Ember is level 2": "only lrig-zone.3 says a level",
    "A picks B's left": "only signi-zone.4 leaves several zones",
    "A bets": "one arts that is bet on",
    "A does not bet": "one arts that is bet on",
    "A lets Ember go to the ener zone": "only rule-process.b3 has two rules for one card",
    "A puts the key Locket onto the field": "only main-phase.a3 has keys put",
}
"""Phrases that one scenario alone uses, by their examples, and why they are worth it."""


NAMES = (
    "Sora", "Roboco", "Miko", "Suisei", "Fubuki", "Korone", "Okayu", "Mio", "AZKi", "Cake", "Letter", "Mic", "Bag",
    "Pet", "Charm", "Ichika", "Nino", "Miku", "Yotsuba", "Itsuki", "Memory", "Promise", "Photo", "Nadeshiko", "Rin",
    "Chiaki", "Aoi", "Ena", "Ayano", "Sakura", "Touko", "Minami", "Akari", "Tent", "Stove", "Lantern", "Chair", "Curry",
)  # fmt: skip
"""Cards of the scenarios with meaningless names."""


def scenarios(game: str) -> tuple[Scenario, ...]:
    return select_scenarios(Suite(), {game: load_ledger(game)}).all_scenarios


def lines(scenario: Scenario) -> int:
    """The lines of a scenario's steps, with their tables and texts; those of its examples do not count."""
    return sum(1 + len(step.table) + (len(step.doc.splitlines()) + 2 if step.doc else 0) for step in scenario.steps)


@pytest.mark.parametrize("game", games_with_rulebook())
def test_no_scenario_is_long(game: str) -> None:
    assert {each.id: lines(each) for each in scenarios(game) if lines(each) > LONGEST} == {}


@pytest.mark.parametrize("game", games_with_rulebook())
def test_no_two_scenarios_differ_in_names_alone(game: str) -> None:
    cards = re.compile(rf"\b(?:{'|'.join(NAMES)})\b")
    seen: defaultdict[tuple[object, ...], list[str]] = defaultdict(list)
    for each in scenarios(game):
        names: dict[str, str] = {}

        def anonymous(text: str, names: dict[str, str] = names) -> str:
            return cards.sub(lambda found: names.setdefault(found[0], f"card {len(names)}"), " ".join(text.split()))

        said = tuple(
            (step.keyword, anonymous(step.text), anonymous(str(step.table)), anonymous(step.doc or ""))
            for step in each.steps
        )
        seen[said, anonymous(str(each.examples))].append(each.id)
    assert [ids for ids in seen.values() if len(ids) > 1] == []


def test_every_phrase_is_used_by_several_scenarios() -> None:
    used: Counter[str] = Counter()
    phrases: set[str] = set()
    for game in games_with_rulebook():
        vocabulary = Suite().phrase_vocabulary(game)
        phrases |= {each.example for each in vocabulary.definitions}
        for each in scenarios(game):
            steps = {step.fill_placeholders(example) for example in each.examples or ({},) for step in each.steps}
            used.update(
                {vocabulary.find_phrase(step.keyword or "given", step.text).definition.example for step in steps}
            )
    assert {phrase for phrase in phrases if used[phrase] < 2} == {phrase for phrase in ALONE if used[phrase] == 1}


@pytest.mark.parametrize("game", games_with_rulebook())
def test_every_open_question_of_the_clauses_shown_has_a_scenario(game: str) -> None:
    text = "".join(
        path.read_text("utf-8") for path in Path(saitei.features.__file__).parent.glob(f"{game}/**/*.feature")
    )
    shown = set(re.findall(r"@clause-(\S+)", text))
    tagged = set(re.findall(r"@reading-([^\s=]+)", text))
    assert {
        each.id for each in load_ledger(game).readings if each.is_contested and each.clauses[0] in shown
    } - tagged == set()
