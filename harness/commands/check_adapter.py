"""``saitei check-adapter``: tries to show that an adapter cannot be believed, before it is scored.

A suite scores what an adapter says. So it is first given scenes and asked what it holds, answers that are
not allowed and must be refused, play timings at which nothing can be done and it must ask all the same,
claims that are known to be false and must fail, and a few games of random legal play in which every option
offered must be accepted and no card may be lost or made. One check that fails is enough: exit code 1, and a
line for each check.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.text import Text

from ...adapters import Engine, EngineError, Illegal, Unsupported
from ...adapters.abilities import Ability, Continuous, Extra, Invalidate, Keyword, This
from ...adapters.messages import Ask, Decks, Position, Scene, Seen, Situation, View
from ...adapters.session import SceneRefused
from ...adapters.transcript import Opened, describe_ask, describe_option
from ...adapters.words import Words
from ...steps.vocabulary import Phrase
from ..base.errors import CONFORMS, DEVIATES, NothingRan
from ..judging.cases import Case
from ..judging.jobs import Job, judge
from ..judging.player import Player
from ..judging.supervisor import Supervisor
from ..judging.verdicts import broken_promise, classify
from ..runs.request import Request, introduction, playable, supervisor_for
from ..scenarios.features import Scenario, Step
from ..scenarios.selection import Selection, ledgers, select

_T = TypeVar("_T")

SCENES = 40
"""How many scenes are read back, spread over the game's scenarios."""

GAMES = 8
"""How many of the positions among them are played on from."""

NEW_GAMES = 4
"""How many of the games from two decks are played."""

ANSWERS = 120
"""How many answers at most are given in a game."""

UNREADABLE: tuple[Ability, ...] = (
    Extra("saitei-no-such-keyword"),
    Continuous(This(), (Invalidate(),), keywords=(Keyword("saitei-no-such-keyword"),)),
)
"""Texts that every engine has to refuse, on whatever card."""

CLAIMS = "claims.feature"
"""The file of false claims, beside a game's phrases: every scenario of it must fail, by its last step."""

TIMINGS = "timings.feature"
"""The file of play timings with nothing to do, beside a game's phrases: every scenario of it must pass."""

ASK = "ask at every play timing, with pass as an option, even where nothing else can be done"
"""The mend, for an engine that does not."""


@dataclass(frozen=True)
class Check:
    """What was tried, and what is wrong: nothing, where the adapter can be believed."""

    what: str
    wrong: str = ""


class Wrong(Exception):
    """A check fails. The message says what the engine did."""


@dataclass(frozen=True)
class Subject:
    """The engine under check, the game it is to play, and the scenes that it can be given."""

    supervisor: Supervisor
    request: Request
    game: str
    edition: str
    selection: Selection

    def engine(self) -> Engine:
        return self.supervisor.engine()


def command(request: Request, console: Console, *, seed: int) -> int:
    """Check the adapter for one game, or all that it plays; print a line a check. Raises :class:`Stop`."""
    supervisor = supervisor_for(request)
    failed = False
    try:
        books = ledgers(request.suite, request.game, request.edition)
        editions = playable(request, introduction(supervisor), books, console)
        for game, edition in editions.items():
            selection = select(request.suite, {game: books[game]})
            if not selection.scenarios:
                raise NothingRan(f"nothing ran: {game} has no scenes to give")
            for check in checks(Subject(supervisor, request, game, edition, selection), seed):
                failed = failed or bool(check.wrong)
                _show(console, game, check)
    finally:
        supervisor.shutdown()
    return DEVIATES if failed else CONFORMS


def checks(subject: Subject, seed: int) -> Iterator[Check]:
    """Every check, as it is made."""
    scenes, games, check = _read_back(subject)
    yield check
    if not scenes:
        return
    for what, attempt in (
        ("refuses an option that was not offered", _unoffered),
        ("refuses an answer to an ask that is not open", _not_open),
        ("refuses more picks than are asked for", _too_many),
        ("refuses a text with a keyword that no game has", _unreadable),
    ):
        yield _check(subject, what, partial(attempt, subject, scenes[0]))
    yield from _timings(subject)
    yield from _false_claims(subject)
    plays: list[tuple[str, Scene]] = [(f"game {at + 1}", scene) for at, scene in enumerate(_spread(scenes, GAMES))]
    plays += [(f"new game {at + 1}", scene) for at, scene in enumerate(_spread(games, NEW_GAMES))]
    for number, (name, scene) in enumerate(plays):
        seeded = msgspec.structs.replace(scene.script, seed=seed)
        start = msgspec.structs.replace(scene, script=seeded)
        yield _check(
            subject, f"plays at random, {name}", partial(_play, subject, start, random.Random(f"{seed}/{number}"))
        )


def _read_back(subject: Subject) -> tuple[list[Position], list[Decks], Check]:
    """The positions and the decks that the engine accepts, and whether it holds each position as given."""
    scenarios = list(subject.selection.scenarios)
    chosen = _spread([found for found in scenarios if not _lacking(subject, found)] or scenarios, SCENES)
    scenes: list[Position] = []
    games: list[Decks] = []
    decks = 0
    refused = ""
    for scenario in chosen:
        error: Exception | None = None
        subject.supervisor.begin()
        try:
            scene = _opened(subject, scenario)
            scenes += [scene] if isinstance(scene, Position) else []
            games += [scene] if isinstance(scene, Decks) else []
            decks += not isinstance(scene, Position)
        except Unsupported as unsupported:
            refused = str(unsupported)
            error = broken_promise(unsupported, subject.supervisor.info)
        except Exception as wrong:  # whoever's fault it is, the message says it
            error = wrong
        subject.supervisor.release(error)
        if error is not None:
            return scenes, games, Check("holds the scenes it is given", f"{scenario.id}: {classify(error)[1]}")
    what = f"holds the scenes it is given ({len(scenes)} of {len(chosen) - decks}, the others unsupported)"
    return scenes, games, Check(what, "" if scenes else f"no scene can be given; the last: {refused}")


def _opened(subject: Subject, scenario: Scenario) -> Scene | None:
    """Open the scene of a scenario's Givens, and read a position back; None for decks that the engine refuses."""
    if lacking := _lacking(subject, scenario):
        raise Unsupported(f"needs {', '.join(lacking)}", "capability", ", ".join(lacking))
    steps, phrases = _givens(subject, scenario)
    world = Player(subject.request.suite, subject.supervisor, {subject.game: subject.edition}).world(subject.game)
    for phrase, step in zip(phrases, steps, strict=True):
        phrase.run(world, step.table or None, step.doc)
    refusal: SceneRefused | None = None
    try:
        _ = world.session
    except SceneRefused as error:
        refusal = error
    (opened,) = (entry for entry in (world.started or world.session).transcript if isinstance(entry, Opened))
    if refusal is None:
        return opened.scene
    if isinstance(opened.scene, Decks):
        return None
    raise refusal


def _givens(subject: Subject, scenario: Scenario) -> tuple[list[Step], list[Phrase]]:
    """The Givens of a scenario, of the first example of an outline, and their phrases."""
    vocabulary = subject.request.suite.vocabulary(subject.game)
    example = scenario.examples[0] if scenario.examples else {}
    steps = [step.filled(example) for step in scenario.steps if step.keyword == "given"]
    return steps, [vocabulary.find("given", step.text) for step in steps]


def _lacking(subject: Subject, scenario: Scenario) -> list[str]:
    """What the scene of a scenario needs, and the engine does not declare."""
    needs = subject.request.suite.vocabulary(subject.game).needs(_givens(subject, scenario)[1])
    return [need for need in needs if need not in subject.supervisor.info.capabilities]


# --- answers that are not allowed ------------------------------------------------------------------


def _unoffered(subject: Subject, scene: Position) -> None:
    ask = _first_ask(subject, scene)
    _refused(subject, ask, ask.id, ("saitei-no-such-option",))


def _not_open(subject: Subject, scene: Position) -> None:
    ask = _first_ask(subject, scene)
    _refused(subject, ask, "saitei-no-such-ask", tuple(option.id for option in ask.options[: ask.least]))


def _too_many(subject: Subject, scene: Position) -> None:
    ask = _first_ask(subject, scene)
    everything = tuple(option.id for option in ask.options)
    picks = everything if len(everything) > ask.most else (*everything, *everything)
    _refused(subject, ask, ask.id, picks)


def _unreadable(subject: Subject, scene: Position) -> None:
    """What an engine does not read it refuses: dropped, it would be judged by another card than the one written."""
    (key, card), *_ = scene.cards.items()
    for text in UNREADABLE:
        cards = {**scene.cards, key: msgspec.structs.replace(card, abilities=(*card.abilities, text))}
        try:
            subject.engine().open(subject.game, subject.edition, msgspec.structs.replace(scene, cards=cards))
        except Unsupported:
            continue
        raise Wrong(f"it opened a scene in which {card.name} has such an ability; answer unsupported")


def _first_ask(subject: Subject, scene: Position) -> Ask:
    ask = subject.engine().open(subject.game, subject.edition, scene).ask
    if ask is None:
        raise Wrong("nothing is asked in a scene where play begins")
    return ask


def _refused(subject: Subject, ask: Ask, id: str, picks: tuple[str, ...]) -> None:
    """Answer so, expecting a refusal, and then answer rightly, expecting none."""
    engine = subject.engine()
    try:
        engine.answer(id, picks)
    except Illegal:
        engine.answer(ask.id, tuple(option.id for option in ask.options[: max(1, ask.least)]))
        return
    raise Wrong(f"it accepted {', '.join(picks)} as the answer {id} to {describe_ask(ask)}")


# --- play timings, and claims that are false -------------------------------------------------------


def _timings(subject: Subject) -> Iterator[Check]:
    """Play to the play timings with nothing to do: at each it must ask."""
    for scenario, case in _cases(subject, TIMINGS):
        what = f"asks where nothing can be done but to pass: {scenario.title}"
        yield Check(what, "" if case.verdict in ("pass", "unsupported") else f"{case.message}; {ASK}")


def _false_claims(subject: Subject) -> Iterator[Check]:
    """Play the false claims: each must fail, and by its last step, not on the way there."""
    for scenario, case in _cases(subject, CLAIMS):
        what = f"false claim fails: {scenario.title}{f' [{case.example}]' if case.example else ''}"
        if case.verdict == "pass":
            yield Check(what, "it holds")
        elif case.verdict not in ("fail", "unsupported"):
            yield Check(what, case.message)
        elif case.verdict == "fail" and case.played[-1].line != scenario.steps[-1].line:
            yield Check(what, f"it was not reached: {case.message}")
        else:
            yield Check(what)


def _cases(subject: Subject, name: str) -> Iterator[tuple[Scenario, Case]]:
    """Each scenario of such a file with its cases, played; none where the game has no such file."""
    suite = subject.request.suite
    path = suite.phrases(subject.game) / name
    if not path.exists():
        return
    other = suite.with_features(subject.game, path.parent.parent)
    feature = other.read(path)
    cases: list[Case] = []
    job = Job(
        suite=other,
        spec=subject.request.engine,
        timeout=subject.request.timeout,
        environment=subject.request.environment,
        editions={subject.game: subject.edition},
        files=(str(path),),
        wanted=frozenset(scenario.id for scenario in feature.scenarios),
    )
    judge(job, cases.append, subject.supervisor)
    by_id = {scenario.id: scenario for scenario in feature.scenarios}
    yield from ((by_id[case.scenario], case) for case in cases)


# --- random play -----------------------------------------------------------------------------------


def _play(subject: Subject, scene: Scene, dice: random.Random) -> None:
    """Answer at random; raise :class:`Wrong` for what no engine may do."""
    engine = subject.engine()
    situation = engine.open(subject.game, subject.edition, scene)
    sees = "views.judge" in subject.supervisor.info.capabilities
    before = engine.view("judge") if sees else None
    held = _cards(before) if before else None
    words = subject.request.suite.words(subject.game)
    asked: set[str] = set()
    moved = False
    for _ in range(ANSWERS):
        _known_words(situation, words)
        ask = situation.ask
        if ask is None:
            break
        if ask.id in asked:
            raise Wrong(f"two asks have the id {ask.id!r}")
        asked.add(ask.id)
        options = dice.sample(ask.options, dice.randint(ask.least, ask.most))
        try:
            situation = engine.answer(ask.id, tuple(option.id for option in options))
        except Illegal as error:
            taken = ", ".join(map(describe_option, options)) or "nothing"
            raise Wrong(f"it refused {taken}, which it had offered: {error}") from error
        if before and held is not None:
            after = engine.view("judge")
            if situation.result is None and (now := _cards(after)) != held:  # an ended game need not be kept
                raise Wrong(f"cards were lost or made by {describe_ask(ask)}: {_difference(held, now)}")
            moved = moved or after != before
    if before and asked and not moved:
        raise Wrong(f"{len(asked)} answers changed nothing that the judge sees")


def _known_words(situation: Situation, words: Words) -> None:
    """Raise :class:`Wrong` for an event or an option of a kind that neither the protocol nor the game has."""
    for event in situation.events:
        if event.kind not in words.names("events"):
            raise Wrong(f"it reports {event.kind!r}, which is no event of the protocol or of the game")
    for option in situation.ask.options if situation.ask else ():
        if option.kind not in words.names("options"):
            raise Wrong(f"it offers {option.kind!r}, which is no option of the protocol or of the game")


def _cards(view: View) -> Counter[str | None]:
    zones = [zone for seat in view.zones.values() for zone in seat.values()] + list(view.shared.values())
    return Counter(card.id for zone in zones for top in zone for card in _whole(top))


def _whole(card: Seen) -> Iterator[Seen]:
    yield card
    for part in (*card.under, *card.attached):
        yield from _whole(part)


def _difference(before: Counter[str | None], after: Counter[str | None]) -> str:
    lost, made = before - after, after - before
    parts = [f"{word} {', '.join(map(str, some))}" for word, some in (("lost", lost), ("made", made)) if some]
    return "; ".join(parts)


# --- inside ----------------------------------------------------------------------------------------


def _check(subject: Subject, what: str, attempt: Callable[[], None]) -> Check:
    """Make an attempt; whatever it raises is what is wrong."""
    error: Exception | None = None
    subject.supervisor.begin()
    try:
        attempt()
    except (Wrong, EngineError) as wrong:
        error = wrong
    subject.supervisor.release(error)
    if error is None:
        return Check(what)
    return Check(what, str(error) if isinstance(error, Wrong) else classify(error)[1])


def _spread(things: list[_T], most: int) -> list[_T]:
    """At most so many of them, evenly spread."""
    step = max(1, -(-len(things) // most))
    return things[::step]


def _show(console: Console, game: str, check: Check) -> None:
    line = Text("wrong  " if check.wrong else "ok     ", style="red" if check.wrong else "green")
    line.append(f"{game}: {check.what}", "default")
    if check.wrong:
        line.append(f": {check.wrong}", "default")
    console.print(line, soft_wrap=True, highlight=False)
