"""Both ways in: served behind a pipe, in process, and what an engine may not return."""

from __future__ import annotations

import io
import json
import os
import select
import sys
import time

import jsonschema
import pytest
from toygame import animal
from toygame.engine import Toy

from saitei.adapters import EngineDied, EngineFault, EngineTimeout, Illegal, MalformedMessage, Unsupported
from saitei.adapters.child_process import ChildProcess
from saitei.adapters.engine_server import serve_engine
from saitei.adapters.in_process_engine import InProcessEngine
from saitei.adapters.jsonrpc import METHODS
from saitei.adapters.launchers import BadEngine, launcher_for_spec
from saitei.adapters.message_checks import check_situation
from saitei.adapters.messages import Ask, Card, Initialize, Option, PlacedCard, Position, Result, Seat, Situation
from saitei.adapters.protocol_schema import PATH, build_schema, render_schema
from saitei.adapters.subprocess_engine import SubprocessEngine
from saitei.adapters.timeouts import answer_time_limit
from saitei.harness.judging.engine_lookup import REFERENCE, find_launcher
from saitei.steps.hololive.decks import random_decks as decks

SCENE = Position(
    cards={"Sora": Card(name="Sora", kind="card")},
    seats={
        "A": Seat(zones={"hand": (PlacedCard(id="Sora", card="Sora"),), "pile": ()}),
        "B": Seat(zones={"hand": ()}),
    },
)
CAT = [sys.executable, "-c", "import sys; [print(line, end='', flush=True) for line in sys.stdin]"]


@pytest.fixture(params=["in process", "behind a pipe"])
def engine(request):
    piped = request.param == "behind a pipe"
    started = launcher_for_spec(animal("behaves")).start() if piped else InProcessEngine(Toy())
    yield started
    started.shutdown()


def test_a_game_is_played_alike_through_both(engine):
    assert engine.initialize(Initialize()).games == {"toy": ("1.0",)}
    situation = engine.open("toy", "1.0", SCENE)
    assert [option.kind for option in situation.ask.options] == ["place", "pass"]
    with pytest.raises(Illegal):
        engine.answer(situation.ask.id, ("nonsense",))
    situation = engine.answer(situation.ask.id, ("place-Sora",))
    assert [event.kind for event in situation.events] == ["moved"]
    assert engine.view("judge").zones["A"]["pile"][0].id == "Sora"
    assert engine.view("B").viewer == "B"
    engine.close()


def test_what_is_unsupported_says_so_through_both(engine):
    from saitei.adapters.messages import Decks

    with pytest.raises(Unsupported, match=r"scene\.decks"):
        engine.open("toy", "1.0", Decks(cards={}, decks={}))


@pytest.mark.long_run
def test_a_player_gives_up_alike_through_both_kinds_of_engine():
    for spec in (REFERENCE, f"stdio:{sys.executable} -m saitei.harness.commands.cli serve --game hololive"):
        engine = find_launcher(spec, timeout=10).start()
        try:
            engine.initialize(Initialize(version="test"))
            engine.open("hololive", "1.7.0", decks(1))
            situation = engine.concede("B")
            assert situation.result is not None
            assert situation.result.losers == ("B",)
            assert situation.ask is None
            with pytest.raises(Illegal, match="the game is over"):
                engine.concede("A")
        finally:
            engine.shutdown()


def test_an_engine_whose_players_cannot_give_up_says_so():
    with pytest.raises(Unsupported, match="concede"):
        InProcessEngine(Toy()).concede("A")


def test_whatever_an_engine_in_process_raises_is_its_fault():
    engine = InProcessEngine(Toy())
    with pytest.raises(EngineFault, match="AttributeError"):
        engine.view("judge")
    assert "Traceback" in engine.log


def test_what_an_engine_in_process_returns_is_checked():
    class Loose(Toy):
        def open(self, game, edition, scene):
            return {"ask": None}

    with pytest.raises(MalformedMessage, match="returned dict where Situation belongs"):
        InProcessEngine(Loose()).open("toy", "1.0", SCENE)


def test_an_engine_in_process_that_swallows_every_error_is_interrupted():
    class Stubborn(Toy):
        def open(self, game, edition, scene):
            while True:
                try:
                    time.sleep(60)
                except Exception:
                    continue

    with pytest.raises(EngineTimeout, match=r"within 0.1 s"):
        InProcessEngine(Stubborn(), timeout=0.1).open("toy", "1.0", SCENE)


def test_a_child_that_reads_nothing_blocks_nobody():
    engine = SubprocessEngine([sys.executable, "-c", "import time; time.sleep(60)"], timeout=0.3)
    big = {f"card {number}": Card(name="x" * 1000, kind="card") for number in range(1000)}
    begun = time.monotonic()
    with pytest.raises(EngineTimeout):
        engine.open("toy", "1.0", Position(cards=big, seats={}))
    assert time.monotonic() - begun < 5
    with pytest.raises(EngineDied, match="not running any more"):
        engine.view("judge")


def test_a_child_takes_what_it_started_with_it(tmp_path):
    pid = tmp_path / "pid"
    script = f"sleep 60 & echo $! > {pid}; wait"
    engine = SubprocessEngine(["sh", "-c", script], timeout=0.5)
    with pytest.raises(EngineTimeout):
        engine.view("judge")
    for _ in range(50):
        if not _running(int(pid.read_text())):
            return
        time.sleep(0.1)
    pytest.fail("the grandchild is still running")


def _running(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_an_echo_is_no_engine():
    with pytest.raises(MalformedMessage, match=r"is no message|neither a result nor an error"):
        SubprocessEngine(CAT).view("judge")


@pytest.mark.parametrize("command", ["./nowhere", "/"])
def test_a_command_that_cannot_start_is_named(command):
    with pytest.raises(EngineDied, match=f"the engine cannot start: {command}: "):
        launcher_for_spec(f"stdio:{command}").start()


@pytest.mark.parametrize("spec", ["", "referense", "python:", "python:x", "stdio:", "stdio:'", "reference:x"])
def test_what_names_no_engine(spec):
    with pytest.raises(BadEngine):
        find_launcher(spec)


def test_the_shell_reads_no_command_line(tmp_path):
    with pytest.raises(EngineDied):
        launcher_for_spec(f"stdio:true; touch {tmp_path}/made").start()
    assert not os.listdir(tmp_path)


def asks(**changes):
    options = (Option(id="1", kind="yes"), Option(id="2", kind="no"))
    return Situation(ask=Ask(**{"id": "7", "player": "A", "kind": "optional", "options": options, **changes}))


@pytest.mark.parametrize(
    ("situation", "message"),
    [
        (asks(id="6"), "asked again under the same id"),
        (asks(options=(Option(id="1", kind="yes"), Option(id="1", kind="no"))), "two options with the same id"),
        (asks(options=()), "no options"),
        (asks(most=3), "wants 1 to 3 of 2"),
        (asks(least=2), "wants 2 to 1 of 2"),
        (Situation(ask=asks().ask, result=Result(losers=("A",))), "yet A is asked"),
    ],
)
def test_an_ask_that_nobody_can_answer_is_garbled(situation, message):
    check_situation(asks(), "6")
    with pytest.raises(MalformedMessage, match=message):
        check_situation(situation, "6")


def served(*lines):
    outgoing = io.BytesIO()
    serve_engine(Toy(), io.BytesIO(b"".join(line + b"\n" for line in lines)), outgoing)
    return [json.loads(line) for line in outgoing.getvalue().splitlines()]


def test_a_server_answers_every_line_and_goes_on():
    view = b'{"jsonrpc":"2.0","id":"v","method":"view","params":{"viewer":"nobody"}}'
    sing = b'{"jsonrpc":"2.0","id":3,"method":"sing"}'
    hello = b'{"jsonrpc":"2.0","id":4,"method":"initialize","params":{}}'
    answers = served(b"nonsense", b"{}", view, sing, hello)
    assert [answer.get("error", {}).get("code") for answer in answers] == [
        -32700,
        -32600,
        -32602,
        -32601,
        None,
    ]
    assert [answer["id"] for answer in answers] == [None, None, "v", 3, 4]


def test_a_server_ends_with_shutdown():
    shutdown = b'{"jsonrpc":"2.0","id":1,"method":"shutdown"}'
    assert served(shutdown, shutdown) == [{"jsonrpc": "2.0", "id": 1, "result": {}}]


def test_the_shipped_schema_is_that_of_the_types():
    assert PATH.read_text("utf-8") == render_schema()


@pytest.mark.long_run
def test_the_schema_accepts_what_is_sent_and_nothing_else():
    import msgspec

    whole = build_schema()
    jsonschema.Draft202012Validator.check_schema(whole)
    assert set(whole["methods"]) == {method.name for method in METHODS}
    scene = {"$ref": "#/$defs/Position", "$defs": whole["$defs"]}
    sent = json.loads(msgspec.json.encode(SCENE))
    jsonschema.validate(sent, scene)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**sent, "turn_player": "C"}, scene)


@pytest.mark.parametrize("lacking", [(os, "pidfd_open"), (select, "poll")], ids=lambda lacking: lacking[1])
def test_the_end_of_a_child_is_noticed_on_other_systems(monkeypatch: pytest.MonkeyPatch, lacking: tuple[object, str]):
    """A process that the child has left behind holds its output open."""
    monkeypatch.delattr(*lacking, raising=False)
    child = ChildProcess(["sh", "-c", "echo first; sleep 60 & exit 3"])
    assert child.exchange_lines(b"", answer_time_limit(10, None)) == b"first"
    with pytest.raises(EngineDied, match="exit status 3"):
        child.exchange_lines(b"", answer_time_limit(10, None))
    child.kill()
    assert child.remains == []
