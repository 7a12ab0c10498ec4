"""Engines that attack: by the lines that they send, and by what their Python does."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import TROUBLE, Struck

ZOO = Path(__file__).resolve().parent.parent / "zoo"
slow = pytest.mark.slow

ERROR = ("error", 3)
CRASH = ("crash", 1)
TIMEOUT = ("timeout", 1)
FAIL = ("fail", 1)

# the attack, what its scenario becomes, the exit code, a part of the message
LINES = [
    ("empty-line", *ERROR, "is not a message"),
    ("null", *ERROR, "is not a message"),
    ("list", *ERROR, "is not a message"),
    ("object", *ERROR, "is not a message"),
    ("nan", *ERROR, "is not a message"),
    ("words", *ERROR, "is not a message"),
    ("not-utf-8", *ERROR, "is not a message"),
    ("bom", *ERROR, "is not a message"),
    ("utf-16", *ERROR, "is not a message"),
    ("nul", *ERROR, "is not a message"),
    ("brackets", *ERROR, "nested 200000 deep, and 64 is the most"),
    ("nested-64", "pass", 0, ""),
    ("nested-65", *ERROR, "nested 65 deep, and 64 is the most"),
    ("nested-3000", *ERROR, "nested 3000 deep"),
    ("nested-100000", *ERROR, "nested 100000 deep"),
    ("other-id", *ERROR, "the engine answered request"),
    ("id-as-text", *ERROR, "the engine answered request"),
    ("id-null", *ERROR, "the engine answered request None"),
    ("id-huge", *ERROR, ""),
    ("no-id", *ERROR, "is not a message"),
    ("version-1", *ERROR, "is not a message"),
    ("neither", *ERROR, "has neither a result nor an error"),
    ("both", *CRASH, "both"),
    ("code-as-text", *ERROR, "is not a message"),
    ("message-as-number", *ERROR, "is not a message"),
    ("no-message", *ERROR, "is not a message"),
    ("unknown-code", *CRASH, "error -1: what is this"),
    ("unsupported", "unsupported", 0, "not today"),
    ("illegal", *FAIL, "which it had offered: not like this"),
    ("fault", *CRASH, "the engine failed: sorry"),
    ("unknown-field", *ERROR, "is not a message"),
    ("no-options", *ERROR, "has no options"),
    ("same-ids", *ERROR, "two options with the same id"),
    ("least-over-most", *ERROR, "which no answer can meet"),
    ("negative-least", *ERROR, "which no answer can meet"),
    ("huge-most", *ERROR, ""),
    ("asked-again", *ERROR, "asked again under the same id"),
    ("unknown-ask", *ERROR, "asks 'sing', which is not an ask"),
    ("player-c", *ERROR, "is not a message"),
    ("ask-and-result", *ERROR, "the game has a result, and yet"),
    ("loser-c", *ERROR, "is not a message"),
    ("events", *ERROR, "5001 events in one answer; 5000 are more than any game needs"),
    ("options", *ERROR, "2001 options in ask"),
    ("event-of-numbers", *ERROR, "is not a message"),
    ("float", *ERROR, "is not a message"),
    ("shuffled-lists", "pass", 0, ""),
    ("two-answers", *ERROR, ""),
    ("half", *CRASH, "exit status 3) in the middle of an answer"),
    ("half-and-hang", *TIMEOUT, "did not answer within 0.5 s"),
    ("drip", *TIMEOUT, "did not answer within 0.5 s"),
    ("flood", *ERROR, "a line of more than 8388608 bytes"),
    ("long-line", *ERROR, "a line of more than 8388608 bytes"),
    ("escapes", *CRASH, "\ufffd[2J\ufffd]0;owned\ufffd\ufffd31m\ufffd"),
    ("turned", *CRASH, "\ufffdgnorw\ufffd\ufffd\ufffd"),
    ("no-character", *CRASH, "\ufffd\ufffd\ufffd"),
    ("surrogate", *ERROR, "is not a message"),
    ("markup", *CRASH, "[/red][bold]x[/bold][link=file:///etc/passwd]y"),
    ("forged", *CRASH, "9 scenarios: 9 pass"),
    ("cdata", *CRASH, "]]></error><testcase name='x'/>"),
    ("megabyte", *CRASH, "characters more)"),
    ("exit-0", *CRASH, "exit status 0) instead of an answer"),
    ("exit-1", *CRASH, "exit status 1)"),
    ("exit-255", *CRASH, "exit status 255)"),
    ("killed", *CRASH, "killed by SIGKILL"),
    ("segfault", *CRASH, "killed by SIGSEGV"),
    ("stopped", *TIMEOUT, "did not answer within 0.5 s"),
    ("closes-output", *CRASH, "the engine closed its output"),
    ("closes-input", *TIMEOUT, ""),
    ("held-open", *CRASH, "exit status 0)"),
    ("session", *CRASH, "exit status 0)"),
    ("daemon", *CRASH, "exit status 0)"),
    ("nameless", *CRASH, "exit status 0)"),
    ("log", *CRASH, "exit status 4)"),
    ("log-not-utf-8", *CRASH, "exit status 4)"),
    ("late", *CRASH, "exit status 0)"),
    ("wrong-view", *ERROR, "was asked for the view of judge and sent that of A"),
    ("big-view", *ERROR, "5001 cards in one view"),
    ("hidden-view", *FAIL, ""),
    ("strange-view", *ERROR, "is not a message"),
    ("hang-view", *TIMEOUT, ""),
    ("exit-view", *CRASH, "exit status 0)"),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("attack", "verdict", "code", "message"), LINES)
def test_a_line(strike: Callable[..., Struck], attack: str, verdict: str, code: int, message: str) -> None:
    found = strike(f"stdio:{sys.executable} -S -E {ZOO / 'raw.py'} {attack}")
    assert (found.verdicts[TROUBLE], found.code) == (verdict, code), found.messages[TROUBLE]
    assert message in found.messages[TROUBLE]
    assert found.others <= {"pass", "unsupported"}


ACTS = [
    ("exit0", *CRASH),
    ("exit_text", *CRASH),
    ("os_exit", *CRASH),
    ("interrupt", *CRASH),
    ("generator_exit", *CRASH),
    ("odd", *CRASH),
    ("unspeakable", *CRASH),
    ("no_memory", *CRASH),
    ("stop_iteration", *CRASH),
    ("recursion", *CRASH),
    ("kill", *CRASH),
    ("abort", *CRASH),
    ("sleep", *TIMEOUT),
    ("finalizer", *TIMEOUT),
    ("collector", *TIMEOUT),
    ("swallower", *TIMEOUT),
    ("thread", *CRASH),
    ("forked", *CRASH),
    ("deaf", *TIMEOUT),
    ("closed", *CRASH),
    ("read", *CRASH),
]
ELSEWHERE = [
    pytest.param(where, *act, marks=slow, id=f"{where}-{act[0]}") for where in ("open", "view", "close") for act in ACTS
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("where", "what", "verdict", "code"),
    [*(pytest.param("place", *act, id=f"answer-{act[0]}") for act in ACTS), *ELSEWHERE],
)
def test_python(strike: Callable[..., Struck], where: str, what: str, verdict: str, code: int) -> None:
    found = strike(f"python:hostile:{where}__{what}", bound=30)
    if where == "close":
        assert set(found.verdicts.values()) <= {"pass"}  # nobody closes a game that went well
        return
    assert (found.verdicts[TROUBLE], found.code) == (verdict, code), found.messages[TROUBLE]
    assert found.others <= {"pass", "unsupported"}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("what", [act for act, verdict, _ in ACTS if verdict == "crash"])
@pytest.mark.parametrize("where", ["factory", pytest.param("initialize", marks=slow)])
def test_python_that_does_not_start(strike: Callable[..., Struck], where: str, what: str) -> None:
    from saitei.harness.base.command_errors import InfrastructureError

    with pytest.raises(InfrastructureError, match="engine python:hostile:"):
        strike(f"python:hostile:{where}__{what}")


@pytest.mark.parametrize("what", [act for act, *_ in ACTS])
@pytest.mark.slow
def test_python_that_does_not_end(strike: Callable[..., Struck], what: str) -> None:
    assert set(strike(f"python:hostile:shutdown__{what}").verdicts.values()) == {"pass"}


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("name", "verdict", "code", "message"),
    [
        ("returns_none", *ERROR, "is not a message"),
        ("returns_dict", "pass", 0, ""),  # what it says on the wire is a message
        ("returns_text", *ERROR, "is not a message"),
        ("returns_generator", *CRASH, ""),
        ("returns_class", *CRASH, ""),
        ("holds_object", *CRASH, "TypeError"),
        ("holds_bytes", "pass", 0, ""),
        ("holds_unequal", *CRASH, "TypeError"),
        ("holds_surrogate", *CRASH, "UnicodeEncodeError"),
        ("holds_huge", *CRASH, ""),
        ("holds_nan", "pass", 0, ""),
        ("holds_escape", "pass", 0, ""),
        ("holds_lists", *CRASH, "nested 100 deep, and 64 is the most"),
        ("circles", *CRASH, "RecursionError"),
        ("prints", "pass", 0, ""),
        ("closes_stdout", "pass", 0, ""),
        ("wanders", "pass", 0, ""),
        ("stays", "pass", 0, ""),
        ("slow", *TIMEOUT, "the scenario was not over within 2 s"),
    ],
)
def test_python_by_name(strike: Callable[..., Struck], name: str, verdict: str, code: int, message: str) -> None:
    found = strike(f"python:hostile:{name}", scenario_timeout=2.0)
    assert (found.verdicts[TROUBLE], found.code) == (verdict, code), found.messages[TROUBLE]
    assert message in found.messages[TROUBLE]
    assert found.others == {"pass"}


def test_python_that_declines_every_game_in_its_middle(strike: Callable[..., Struck]) -> None:
    found = strike("python:hostile:declines")
    assert (set(found.verdicts.values()), found.code) == ({"unsupported"}, 4)
    assert "9 of 9 scenarios are unsupported" in found.said


@pytest.mark.parametrize("name", ["not_callable", "no_such_factory"])
def test_python_that_is_no_engine(strike: Callable[..., Struck], name: str) -> None:
    from saitei.harness.base.command_errors import WrongUse

    with pytest.raises(WrongUse, match="has no callable"):
        strike(f"python:hostile:{name}")
