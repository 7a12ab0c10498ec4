"""The session of one open scenario: the text of a feature, the place of the cursor in it, and all that follows from it.

A session has no memory: the same text always gives the same answers. So a page can send its text with each request, and
going back is only another text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ...adapters.messages import Ask
from ...rulebooks import Ledger
from ...steps.fuzzing import GameFuzzing
from ...steps.scene_recipe import GivenStep
from ..base.command_errors import WrongUse
from ..editor.feature_completion import Completion, completions_at, matching_phrases, nearest_phrases
from ..editor.feature_faults import FeatureFault, find_faults
from ..editor.navigation import hover_text
from ..editor.open_feature import OpenFeature
from ..inspection.cited_clauses import CitedClause, cite_clause
from ..judging.supervisor import Supervisor
from ..results.board_layout import BoardLayout, layout_from_words
from ..scenarios.feature_parser import BadFeature, Feature, Keyword, Scenario
from ..scenarios.suite import Suite
from . import next_steps, scenario_text
from .next_steps import OfferedOption
from .played_scenario import PlayedScenario, play_steps
from .scenario_text import UNSAVED

PHRASES = 30
"""The maximum number of phrases that a search lists."""


@dataclass(frozen=True)
class OpenScenario:
    """The text of a feature, the line of the cursor from 1, and the example of an outline that is played, from 0.

    ``wanted_edition`` counts if the game has it.
    """

    suite: Suite
    text: str
    line: int = 1
    example: int = 0
    wanted_edition: str = ""

    # --- the text ---

    @cached_property
    def feature(self) -> Feature | None:
        """The feature; None while the text is not valid Gherkin, or names no game."""
        try:
            feature = self.suite.read_feature(UNSAVED, self.text)
        except BadFeature:
            return None
        return feature if feature.game in self.suite.game_names() else None

    @cached_property
    def scenario(self) -> Scenario | None:
        """The scenario at the cursor, or else the first one; None if there is none."""
        if self.feature is None:
            return None
        return self.feature.scenario_at_line(self.line) or next(iter(self.feature.scenarios), None)

    def require_scenario(self) -> Scenario:
        """The scenario at the cursor. Raises :class:`WrongUse` if there is none."""
        if self.scenario is None:
            raise WrongUse("there is no scenario at the cursor; correct the faults of the text first")
        return self.scenario

    @cached_property
    def edition(self) -> str | None:
        """The edition by which the scenario is played, by default the default one; None if the text names no game."""
        game = OpenFeature(self.suite, UNSAVED, self.text).game_name
        if game is None:
            return None
        names = self.suite.edition_names(game)
        return self.wanted_edition if self.wanted_edition in names else names[0]

    @property
    def ledger(self) -> Ledger:
        """The ledger of the edition. Raises :class:`WrongUse` if there is no scenario."""
        return self.suite.load_ledger(self.require_scenario().game, self.edition)

    @property
    def layout(self) -> BoardLayout:
        """The layout of the game's board."""
        return layout_from_words(self.suite.protocol_words(self.require_scenario().game))

    def faults(self) -> list[FeatureFault]:
        """The faults of the text, in the order of its lines."""
        return find_faults(self.suite, UNSAVED, self.text, self.edition)

    def completions(self, column: int) -> list[Completion]:
        """The completions at a column of the line, which counts from 0."""
        return completions_at(self.suite, UNSAVED, self.text, self.line - 1, column, self.edition)

    def meaning(self, column: int) -> str:
        """The meaning of the tag or the phrase at a column of the line, in Markdown; empty for none."""
        return hover_text(self.suite, UNSAVED, self.text, self.line - 1, column, self.edition) or ""

    # --- playing ---

    def play(self, supervisor: Supervisor) -> PlayedScenario:
        """The scenario, played on the engine of the supervisor."""
        return play_steps(self.suite, supervisor, self.require_scenario(), self.ledger.edition, self.example)

    def options(self, ask: Ask) -> list[OfferedOption]:
        """The options of an ask, each with its When."""
        return next_steps.offered_options(self._fuzzing, ask)

    def claims(self, supervisor: Supervisor, played: PlayedScenario, after: int) -> list[GivenStep]:
        """Thens that are true after so many steps."""
        return next_steps.true_claims(self.suite, supervisor, self._fuzzing, played, after)

    def own_clauses(self) -> list[CitedClause]:
        """The clauses that the scenario is tagged with, as far as the ledger has them."""
        clauses, ledger = self.require_scenario().all_clauses, self.ledger
        return [cite_clause(ledger, each) for each in clauses if each in ledger]

    # --- the next step ---

    def with_decision(self, played: PlayedScenario, after: int, picks: Sequence[str]) -> OpenScenario:
        """The scenario with a When, after so many steps, that picks the options of these ids.

        Raises :class:`WrongUse` if nothing is asked there, and if no phrase says it.
        """
        moment = played.moment_after(after)
        ask = moment.ask if moment else None
        by_id = {option.id: option for option in ask.options} if ask else {}
        if ask is None or not by_id.keys() >= set(picks):
            raise WrongUse("these options are not offered after this step")
        sentence = next_steps.when_sentence(self._fuzzing, ask, [by_id[each] for each in picks])
        if not sentence:
            raise WrongUse("no phrase says this decision; write the step yourself")
        return self.with_step(after, "when", GivenStep(sentence))

    def with_step(self, after: int, keyword: Keyword, step: GivenStep) -> OpenScenario:
        """The scenario with a further step after so many steps. The cursor is in the line of the new step."""
        text, line = scenario_text.insert_step(self.text, self.require_scenario(), after, keyword, step)
        return replace(self, text=text, line=line)

    def with_clause(self, clause: str) -> OpenScenario:
        """The scenario with the tag of a clause. Raises ``UnknownClause`` if the ledger does not have it."""
        tag = f"clause-{self.ledger[clause].id}"
        text = scenario_text.insert_tag(self.text, self.require_scenario(), tag)
        return replace(self, text=text, line=self.line + text.count("\n") - self.text.count("\n"))

    @property
    def _fuzzing(self) -> GameFuzzing:
        return self.suite.play_sentences(self.require_scenario().game)


def find_phrases(suite: Suite, game: str, words: str) -> list[tuple[str, str]]:
    """The examples and meanings of the phrases with these words, or of the nearest ones."""
    definitions = suite.phrase_vocabulary(game).definitions
    found = matching_phrases(definitions, words) or nearest_phrases(definitions, words, PHRASES)
    return [(f"{each.keyword.capitalize()} {each.example}", each.meaning) for each in found[:PHRASES]]
