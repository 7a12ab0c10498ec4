"""The supervisor: one engine for many scenarios, another when it is lost, and an end to trying."""

from __future__ import annotations

import pytest
from toygame.engine import Toy

from saitei.adapters import EngineDied, EngineFault, EngineTimeout, MalformedMessage
from saitei.harness.judging.supervisor import HANGS, IMPATIENT, STARTS, Supervisor


class Started(Toy):
    timeout = 10.0
    log = ""
    until = None
    remains = ()

    def unasked(self):
        return None

    killed = False

    def kill(self) -> None:
        self.killed = True


class Launcher:
    spec = "test"

    def __init__(self) -> None:
        self.broken = False

    def start(self):
        if self.broken:
            raise EngineDied("no luck")
        return Started()


def test_an_engine_is_used_again():
    supervisor = Supervisor(Launcher())
    first = supervisor.running_engine()
    for error in (None, AssertionError("a claim"), EngineFault("sorry")):
        supervisor.end_scenario(error)
        assert supervisor.running_engine() is first
    assert supervisor.starts == 1


@pytest.mark.parametrize("error", [EngineDied(""), EngineTimeout(""), MalformedMessage("")])
def test_a_lost_engine_is_killed_and_another_started(error):
    supervisor = Supervisor(Launcher())
    first = supervisor.running_engine()
    supervisor.end_scenario(error)
    assert first.killed
    assert supervisor.running_engine() is not first


def test_one_that_does_not_start_is_given_up():
    launcher = Launcher()
    supervisor = Supervisor(launcher)
    launcher.broken = True
    for _ in range(STARTS):
        with pytest.raises(EngineDied, match="no luck"):
            supervisor.running_engine()
    launcher.broken = False
    with pytest.raises(EngineDied, match="was given up after 3 failures to start; the last: no luck"):
        supervisor.running_engine()
    assert supervisor.starts == STARTS


def test_one_that_hangs_often_has_less_time_until_it_answers():
    supervisor = Supervisor(Launcher())
    for _ in range(HANGS):
        assert supervisor.running_engine().timeout == Started.timeout
        supervisor.end_scenario(EngineTimeout(""))
    assert supervisor.running_engine().timeout == IMPATIENT
    supervisor.end_scenario(None)
    assert supervisor.running_engine().timeout == Started.timeout
