"""Each animal of the zoo is named for what it is, and takes no other scenario's verdict with it."""

from __future__ import annotations

import pytest
from toygame import animal

from saitei.harness.base.command_errors import InfrastructureError
from saitei.harness.judging.verdicts import exit_code

TROUBLE = "toy/1/a-troublesome-card"
DICE = "toy/1/it-rolls-what-was-scripted"
ALL = 9

# the animal, the scenario that meets its nature, that verdict, a part of the message, the exit code
ANIMALS = [
    ("hangs", TROUBLE, "timeout", "did not answer within 1 s", 1),
    ("dies", TROUBLE, "crash", "exit status 3) in the middle of an answer", 1),
    ("fails", TROUBLE, "crash", "the engine failed: KeyError: 'Trouble'", 1),
    ("babbles", TROUBLE, "error", "is not a message", 3),
    ("floods", TROUBLE, "error", "a line of more than 8388608 bytes", 3),
    ("misnumbers", TROUBLE, "error", "the engine answered request 9", 3),
    ("repeats", TROUBLE, "error", "asked again under the same id", 3),
    ("refuses", TROUBLE, "fail", "which it had offered: not like this", 1),
    ("overclaims", DICE, "fail", "declares random.dice, and then declines it", 1),
    ("modest", DICE, "unsupported", "needs random.dice, which the engine does not declare", 0),
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("name", "scenario", "verdict", "message", "code"), ANIMALS)
def test_named_for_what_it_is(judge, name, scenario, verdict, message, code):
    results = judge(animal(name), timeout=1.0).results
    by_id = {found.id: found for found in results.scenarios}
    assert (by_id[scenario].verdict, message in by_id[scenario].message) == (verdict, True)
    others = {found.verdict for found in results.scenarios if found.id != scenario}
    assert (len(by_id), others) == (ALL, {"pass"})
    assert exit_code(found.verdict for found in results.scenarios) == code


@pytest.mark.parametrize("name", ["behaves", "chatters"])
def test_harmless(judge, name):
    assert judge(animal(name)).results.count_scenarios() == {"pass": ALL}


def test_one_that_agrees_with_every_claim_does_not_conform(judge):
    count = judge(animal("agrees")).results.count_scenarios()
    assert count["fail"] == ALL - 1


def test_the_same_in_worker_processes(judge):
    alone = judge(animal("dies")).results.scenarios
    shared = judge(animal("dies"), processes=2).results.scenarios
    assert [(found.id, found.verdict) for found in alone] == [(found.id, found.verdict) for found in shared]
    assert {found.verdict for found in shared} == {"pass", "crash"}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("cannot_start", r"cannot_start.py: the engine ended \(exit status 7\).*no configuration found"),
        ("speaks_another_version", "speaks version 99 of the protocol, not 1"),
    ],
)
def test_one_that_cannot_start_ends_the_run(judge, name, message):
    with pytest.raises(InfrastructureError, match=message):
        judge(animal(name))


def test_its_log_is_kept(judge):
    assert "KeyError: 'Trouble'" in judge(animal("fails")).log


def test_the_transcript_ends_where_it_went_wrong(judge):
    results = judge(animal("refuses")).results
    (found,) = (scenario for scenario in results.scenarios if scenario.id == TROUBLE)
    assert [step.words for step in found.played] == ["Given A holds Trouble, Sora", "When A places Trouble"]
    assert found.played[-1].transcript[-1] == "refused place card=Trouble: not like this"
    assert found.message.startswith("toy/1/1.feature:21: When A places Trouble: ")


def test_one_that_takes_a_worker_with_it_takes_no_other_worker(judge, console):
    results = judge("python:toygame.fatal:engine", processes=2, in_process=True).results
    verdicts = {found.id: found.verdict for found in results.scenarios}
    assert len(verdicts) == ALL
    assert verdicts[TROUBLE] == "error"
    assert {verdict for id, verdict in verdicts.items() if id.startswith("toy/2/")} == {"pass"}
    assert "a worker ended with status 9" in console.file.getvalue()
