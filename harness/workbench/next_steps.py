"""The sentences that can follow a moment of a game: a When for each option, and Thens that are true."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile

from ...adapters.messages import ACTS, Ask, Option
from ...adapters.transcript import describe_option
from ...steps.fuzzing import GameFuzzing
from ...steps.game_snapshot import GameSnapshot
from ...steps.scene_recipe import GivenStep
from ..fuzz.choosers import Decision, decision_of
from ..fuzz.feature_writer import decision_steps
from ..judging.scenario_player import ScenarioPlayer
from ..judging.supervisor import Supervisor
from ..scenarios.feature_parser import Scenario, ScenarioStep
from ..scenarios.suite import Suite
from .played_scenario import NO_MOMENT, PlayedScenario

TRIED = 60
"""The maximum number of claims that are tried at a moment."""

SECONDS = 2.0
"""The time after which no further claim is tried."""

SHOWN = 12
"""The maximum number of true claims that are shown at a moment."""

PLACE, EVENT = " is in ", "the event "
"""Words of claims about the place of a card, which come first, and about an event, which come last."""

REPETITIONS = 2
"""The number of repetitions in the sentence for the option to repeat a loop; the writer changes it."""


@dataclass(frozen=True)
class OfferedOption:
    """An option of an ask: its id, a label, and its When; the When is empty if no phrase says it alone."""

    id: str
    label: str
    sentence: str


def offered_options(fuzzing: GameFuzzing, ask: Ask) -> list[OfferedOption]:
    """The options of an ask, in its order. One option that declines an ask without options has the id ""."""
    found = [_offered(fuzzing, ask, option) for option in ask.options]
    if ask.least == 0 and (none := when_sentence(fuzzing, ask, ())):
        found.append(OfferedOption("", "nothing", none))
    return found


def ask_title(ask: Ask) -> str:
    """The ask as a sentence."""
    match ask.kind:
        case "action":
            said = "may act"
        case "response":
            said = "may respond"
        case "optional":
            said = "says yes or no"
        case "number":
            said = "picks a number"
        case "order":
            said = "puts cards into an order"
        case "waiting":
            said = "chooses the waiting ability that is played first"
        case "replacement":
            said = "chooses the replacement that applies"
        case _ if ask.least == ask.most:
            said = f"chooses {ask.most}"
        case _:
            said = f"chooses {ask.least} to {ask.most}"
    return f"{ask.player} {said}{f', for {ask.about}' if ask.about else ''}"


def takes_several(ask: Ask) -> bool:
    """Whether an answer to the ask can be several options."""
    return ask.kind not in ACTS and ask.most > 1


def when_sentence(fuzzing: GameFuzzing, ask: Ask, options: Sequence[Option]) -> str:
    """The When that picks these options of an ask, in this order; empty if no phrase says it."""
    decisions = [decision_of(ask, options)]
    if [each.kind for each in options] == ["repeat"]:
        decisions.append(Decision(ask.player, "number", (("number", (("number", REPETITIONS),)),)))
    steps = decision_steps(fuzzing, decisions)
    return steps[0].text if steps else ""


def _offered(fuzzing: GameFuzzing, ask: Ask, option: Option) -> OfferedOption:
    sentence = when_sentence(fuzzing, ask, (option,))
    if takes_several(ask) and "card" in option.fields:
        return OfferedOption(option.id, fuzzing.card_label(str(option.fields["card"])), sentence)
    return OfferedOption(option.id, sentence or f"{ask.player}: {describe_option(option)}", sentence)


def true_claims(
    suite: Suite, supervisor: Supervisor, fuzzing: GameFuzzing, played: PlayedScenario, after: int
) -> list[GivenStep]:
    """Thens that are true after so many steps, mostly those that were not true before the last of these steps.

    Each was tried on the engine of the supervisor.
    """
    now = played.moment_after(after)
    if now is None:
        return []
    before = played.moment_after(after - 1) or NO_MOMENT
    player = ScenarioPlayer(suite, supervisor, {played.scenario.game: played.edition}, tells=False)
    start = replace(played.scenario, steps=played.scenario.steps[:after])
    tried = sorted(islice(_distinct_claims(fuzzing, now, before), TRIED), key=_interest_rank)
    until = time.monotonic() + SECONDS
    timely = takewhile(lambda _: time.monotonic() < until, tried)
    passing = (claim for claim in timely if player.play_case(_with_claim(start, claim), {}).verdict == "pass")
    return list(islice(passing, SHOWN))


def _interest_rank(claim: GivenStep) -> tuple[bool, bool]:
    return PLACE not in claim.text, claim.text.startswith(EVENT)


def _distinct_claims(fuzzing: GameFuzzing, now: GameSnapshot, before: GameSnapshot) -> Iterator[GivenStep]:
    known = set[GivenStep]()
    for sentence, table in fuzzing.difference_claims(now, before):
        claim = GivenStep(sentence, table)
        if claim not in known:
            known.add(claim)
            yield claim


def _with_claim(start: Scenario, claim: GivenStep) -> Scenario:
    return replace(start, steps=(*start.steps, ScenarioStep("then", "Then", claim.text, 0, claim.table)))
