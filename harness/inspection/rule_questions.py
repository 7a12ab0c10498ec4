"""Questions about the rules in a position: what is asked, what may be done and what forbids it, and what happens if.

The reference engine answers, so the answers rest on our readings. It runs with traces, and is broken for a moment to
find out what forbids something. So a process answers one question at a time, and plays nothing else meanwhile.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import chain, islice

from ...adapters import EngineError
from ...adapters.messages import Ask, Event, Option
from ...adapters.session import AdapterError, ScenarioError
from ...adapters.transcript import PickEntry
from ...rulebooks import Ledger
from ...steps import claim_writer
from ...steps.action_table import ActionRow, offer_sentence
from ...steps.game_snapshot import GameSnapshot
from ...steps.phrase_vocabulary import PhraseDefinition, PhraseMatch
from ...steps.world import World
from ..base.command_errors import WrongUse
from ..prove import tracing
from ..prove.citation_sites import CitationSite, find_citation_sites
from ..prove.edition_clauses import clauses_in_edition
from ..prove.module_swap import swapped_modules
from ..scenarios.feature_parser import ScenarioStep
from ..scenarios.selection import read_all_features
from ..scenarios.suite import Suite
from .cited_clauses import CitedClause, cite_clause
from .forbidding_statements import Claim, Obstacles, ObstacleSearch, does_hold
from .questioned_game import QuestionedGame, ScenarioPosition

NOBODY_ASKED = "nobody is asked anything"
"""The claim about a play timing that does not tell a player anything."""

CLAIMS = 12
"""The maximum number of Thens that describe the outcome of a decision."""


_UNTOLD = re.compile(r"^the event | can(?:not)? | has \d+ cards in ")
"""A part of claims that the events, the options or the cards of a zone say better."""


_STEP = re.compile(r"\b([AB])'s ((?:[\w-]+ ){1,3}(?:step|phase))\b")


@dataclass(frozen=True)
class OpenOption:
    """An option: the When that picks it, and the Then that says that it is offered; empty if no phrase says so."""

    option: Option
    when: str
    then: str


@dataclass(frozen=True)
class OpenQuestion:
    """The situation in sentences of scenarios, the open ask with its options, and the player who is asked.

    There is no ask if the game is over.
    """

    sentences: tuple[str, ...]
    ask: Ask | None
    options: tuple[OpenOption, ...]


@dataclass(frozen=True)
class Permission:
    """Whether something may be done, and which clauses forbid it if not.

    Without one of ``forbidding`` or of ``further`` it could be done; or without all of them, if ``jointly``. The
    evidence for ``forbidding`` is the best. If no such clause is found, they are empty: then ``denied_alike`` are the
    clauses whose own scenarios deny such a claim in the same step, and ``reached`` those at which the engine looks.
    ``violations`` describe the wrong engines that allow it. ``section`` is the heading of the clauses that describe
    the action, if these are one section.
    """

    sentence: str
    allowed: bool
    forbidding: tuple[CitedClause, ...] = ()
    further: tuple[CitedClause, ...] = ()
    jointly: bool = False
    violations: tuple[str, ...] = ()
    denied_alike: tuple[CitedClause, ...] = ()
    reached: tuple[CitedClause, ...] = ()
    section: str = ""

    @property
    def true_sentence(self) -> str:
        """The sentence that holds: the claim itself, or its denial."""
        return self.sentence if self.allowed else self.sentence.replace(" can ", " cannot ", 1)


@dataclass(frozen=True)
class DecisionOutcome:
    """The outcome of a decision: its events, Thens that hold now and did not before, the next question, and clauses.

    ``clauses`` are those without which there would be other events, except those on which options of other kinds rest,
    too: these say nothing about this decision.
    """

    sentence: str
    events: tuple[Event, ...]
    claims: tuple[str, ...]
    question: OpenQuestion
    clauses: tuple[CitedClause, ...]


@contextmanager
def rule_questions(suite: Suite, game: str, edition: str | None = None) -> Iterator[RuleQuestions]:
    """A context in which questions about a game can be asked. The reference engine is loaded once for all of them.

    Raises :class:`WrongUse` for an unknown edition, and for a game that the reference engine does not play.
    """
    ledger = suite.load_ledger(game, edition)
    packages = suite.engine_packages()
    if game not in packages:
        raise WrongUse(f"the reference engine does not play {game}; it plays {', '.join(packages) or 'no game'}")
    package = packages[game]
    with swapped_modules(package, lambda path: tracing.trace_module(path, package).code):
        yield RuleQuestions(suite, ledger, package)


class RuleQuestions:
    """Answers questions about positions of one game. Made by :func:`rule_questions`.

    Each method raises :class:`WrongUse` for a position or a sentence that the engine cannot play.
    """

    def __init__(self, suite: Suite, ledger: Ledger, package: str) -> None:
        self._suite = suite
        self._ledger = ledger
        self._package = package
        self._sentences = suite.play_sentences(ledger.game)
        self._clauses_of = clauses_in_edition(suite, ledger)
        self._search = ObstacleSearch(package)
        self._latest: tuple[ScenarioPosition, QuestionedGame] | None = None

    def open_question(self, position: ScenarioPosition) -> OpenQuestion:
        """The situation in the position, the player who is asked, and the options."""
        return self._question(self._game_at(position).branch())

    def permission(self, position: ScenarioPosition, sentence: str) -> Permission:
        """Whether the claim of a Then holds, such as ``A can collab Roboco``, and which clauses forbid it if not.

        ``cannot`` is taken for ``can``.
        """
        game = self._game_at(position)
        sentence = sentence.replace(" cannot ", " can ", 1)
        phrase = game.find_phrase("then", sentence)
        section = _section_of(phrase.definition.fixed.get("action"))
        try:
            phrase.run(game.branch())
        except AssertionError:
            pass
        except (ScenarioError, AdapterError, EngineError) as error:
            raise WrongUse(f"{sentence}: {error}") from error
        else:
            return Permission(sentence, True, section=section)
        shown = self._clauses_shown_with(phrase.definition)
        found = self._search.find_obstacles((game.branch, game.branch_before_last_answer), phrase.run, shown)
        answer = Permission(sentence, False, section=section)
        if found:
            return self._explained(answer, found, shown)
        alike = self._clauses_denying_alike(phrase, position)
        return replace(
            answer,
            denied_alike=tuple(cite_clause(self._ledger, each, self._sites.get(each, ())) for each in alike),
            reached=self._at_places(found.reached),
        )

    def outcome(self, position: ScenarioPosition, sentence: str) -> DecisionOutcome:
        """The outcome of a When, such as ``A collabs Roboco``."""
        game = self._game_at(position)
        phrase = game.find_phrase("when", sentence)
        before, after = game.branch(), game.branch()
        try:
            phrase.run(after)
            after.session.answer_forced_asks()
        except (AssertionError, ScenarioError, AdapterError, EngineError) as error:
            raise WrongUse(f"{sentence}: {error}") from error
        return DecisionOutcome(
            sentence,
            tuple(after.session.events),
            tuple(islice(self._new_claims(game, before, after), CLAIMS)),
            self._question(after),
            self._at_places(self._search.deciding_places(game.branch, phrase.run, _decisions_of_other_kinds(after))),
        )

    # --- positions ---

    def _game_at(self, position: ScenarioPosition) -> QuestionedGame:
        if position.game != self._ledger.game:
            raise WrongUse(f"{position.path} is of {position.game}, and not of {self._ledger.game}")
        if self._latest is None or self._latest[0] != position:
            self._latest = position, QuestionedGame(self._suite, self._ledger.edition, position)
        return self._latest[1]

    def _question(self, world: World) -> OpenQuestion:
        now = _snapshot(world)
        said = [f"it is {world.current_step()}"] if now.view and now.view.step in self._sentences.words.steps else []
        said += claim_writer.result_claims(now) if now.result else []
        said += [each for each in claim_writer.ask_claims(now, self._sentences.card_label) if each != NOBODY_ASKED]
        ask = now.ask
        return OpenQuestion(tuple(said), ask, tuple(self._option(ask, each) for each in ask.options) if ask else ())

    def _option(self, ask: Ask, option: Option) -> OpenOption:
        sentences, picked = self._sentences, [(option.kind, option.fields)]
        when = sentences.decision_sentence(ask.player, ask.kind, picked) or ""
        then = offer_sentence(sentences.rows, ask.player, option.kind, option.fields, True, sentences.card_label) or ""
        return OpenOption(option, when, then)

    def _new_claims(self, game: QuestionedGame, before: World, after: World) -> Iterator[str]:
        """Thens that hold after a decision and did not before, except those about events, offers and counts."""
        tried = set[str]()
        for sentence, table in self._sentences.difference_claims(_snapshot(after), _snapshot(before)):
            if table or sentence in tried or _UNTOLD.search(sentence):
                continue
            tried.add(sentence)
            with suppress(WrongUse):
                phrase = game.find_phrase("then", sentence)
                if does_hold(phrase.run, lambda: after) and not does_hold(phrase.run, lambda: before):
                    yield sentence

    # --- clauses ---

    @cached_property
    def _sites(self) -> Mapping[str, Sequence[CitationSite]]:
        return find_citation_sites(self._package, self._clauses_of)

    def _explained(self, permission: Permission, found: Obstacles, shown: frozenset[str]) -> Permission:
        """The permission with the clauses that the obstacles cite.

        The best evidence for a clause is a claim of this form in its own scenarios, and a violation that allows it.
        """
        broken = [self._clauses_of(each.clauses, each.older) for each in found.violations]
        cited: dict[str, list[CitationSite]] = {}
        for mutant in chain.from_iterable(found.conditions):
            for clause in self._clauses_of(mutant.clauses, mutant.older):
                cited.setdefault(clause, []).append(CitationSite(mutant.module, mutant.line, mutant.statement))
        if not cited:
            cited = {clauses[0]: list(self._sites.get(clauses[0], ())) for clauses in broken if clauses}
        shown_here = self._clauses_of(shown, ())
        evidence = {clause: (clause in shown_here, clause in chain.from_iterable(broken)) for clause in cited}
        main = {clause for clauses in broken for clause in clauses[:1]}
        jointly = any(len(each) > 1 for each in found.conditions)
        best = min(evidence.values()) if jointly else max(evidence.values())
        ranked = sorted(cited, key=lambda clause: (*(not each for each in evidence[clause]), clause not in main))
        return replace(
            permission,
            forbidding=tuple(cite_clause(self._ledger, each, cited[each]) for each in ranked if evidence[each] >= best),
            further=tuple(cite_clause(self._ledger, each, cited[each]) for each in ranked if evidence[each] < best),
            jointly=jointly,
            violations=tuple(each.says for each in found.violations),
        )

    def _clauses_shown_with(self, definition: PhraseDefinition) -> frozenset[str]:
        """The clauses whose own scenarios make a claim of this form."""
        vocabulary = self._suite.phrase_vocabulary(self._ledger.game)
        return frozenset(
            clause
            for feature in read_all_features(self._suite, self._ledger.game)
            for scenario in feature.scenarios
            for example in scenario.examples[:1] or ({},)
            if any(
                vocabulary.has_form(definition, step.fill_placeholders(example).text)
                for step in scenario.steps
                if step.keyword == "then"
            )
            for clause in scenario.primary_clauses
        )

    def _clauses_denying_alike(self, phrase: PhraseMatch, position: ScenarioPosition) -> list[str]:
        """The clauses whose own scenarios deny a claim of this form in the step of the position, if it is named."""
        wanted = _named_step(position.steps, phrase.sentence[0])
        vocabulary = self._suite.phrase_vocabulary(self._ledger.game)
        found = Counter[str]()
        for feature in read_all_features(self._suite, self._ledger.game):
            for scenario, example in ((one, each) for one in feature.scenarios for each in one.examples or ({},)):
                steps = [step.fill_placeholders(example) for step in scenario.steps]
                for at, step in enumerate(steps):
                    if (
                        " cannot " in step.text
                        and vocabulary.has_form(phrase.definition, step.text)
                        and _named_step(steps[:at], step.text[0]) == wanted
                    ):
                        found.update(scenario.primary_clauses)
        return [clause for clause, _ in found.most_common() if wanted and self._clauses_of([clause], ())]

    def _at_places(self, places: Collection[str]) -> tuple[CitedClause, ...]:
        """The clauses that are cited at these places: first those of the game's own statements, in document order."""
        own = self._package.rpartition(".")[2]
        found = {
            clause: [site for site in sites if site.module_and_line in places] for clause, sites in self._sites.items()
        }

        def rank_key(clause: str) -> tuple[bool, tuple[int, int]]:
            is_own = any(site.module.partition("/")[0] == own for site in found[clause])
            return not is_own, self._ledger.document_order(clause)

        clauses = sorted((clause for clause in found if found[clause]), key=rank_key)
        return tuple(cite_clause(self._ledger, clause, found[clause]) for clause in clauses)


def _named_step(steps: Sequence[ScenarioStep], player: str) -> tuple[bool, str] | None:
    """Whether the last step of a turn that is named is in that player's turn, and its name; None if none is named."""
    found = [named for step in steps if step.keyword != "then" for named in _STEP.findall(step.text)]
    return (found[-1][0] == player, found[-1][1]) if found else None


def _decisions_of_other_kinds(world: World) -> Iterator[Claim]:
    """For each other kind of option that the ask which was answered first in a world offered, the decision to take one.

    None if nothing was answered.
    """
    answers = (entry for entry in world.session.transcript if isinstance(entry, PickEntry) and not entry.forced)
    answer = next(answers, None)
    if answer is None:
        return
    kinds = {each.kind for each in answer.options}
    for option in answer.ask.options:
        if option.kind not in kinds:
            kinds.add(option.kind)
            yield partial(_pick_option, option)


def _pick_option(option: Option, world: World) -> None:
    """Pick the option of the open ask that has the kind and the fields of another one."""
    session = world.session
    session.answer_forced_asks()
    assert session.ask is not None
    session.pick_options(
        [next(each.id for each in session.ask.options if (each.kind, each.fields) == (option.kind, option.fields))]
    )


def _snapshot(world: World) -> GameSnapshot:
    session = world.session
    session.answer_forced_asks()
    return GameSnapshot(session.ask, session.result, session.view_for("judge"), tuple(session.events), {})


def _section_of(row: object) -> str:
    return row.section if isinstance(row, ActionRow) else ""
