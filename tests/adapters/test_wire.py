"""The wire: what is a message and what is not."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saitei.adapters import EngineFault, Illegal, MalformedMessage, Unsupported
from saitei.adapters.jsonrpc import (
    ANSWER,
    INITIALIZE,
    METHODS,
    InvalidRequest,
    LineBuffer,
    decode_request,
    encode_error,
    error_object_for,
)
from saitei.adapters.messages import Answer, Initialize, Reason, Situation


def test_a_request_is_one_line_of_json_rpc():
    line = ANSWER.encode_request(7, Answer(ask="a\nb", picks=("x",)))
    assert line.endswith(b"\n") and line.count(b"\n") == 1
    assert json.loads(line) == {
        "jsonrpc": "2.0",
        "id": 7,
        "method": "answer",
        "params": {"ask": "a\nb", "picks": ["x"]},
    }


def test_a_request_is_read_as_it_was_written():
    request = decode_request(INITIALIZE.encode_request(1, Initialize(version="9")))
    assert (request.method, request.id) == ("initialize", 1)
    assert INITIALIZE.decode_params(request) == Initialize(version="9")


def test_a_result_is_read():
    assert ANSWER.decode_result(1, b'{"jsonrpc":"2.0","id":1,"result":{}}') == Situation()


@pytest.mark.parametrize(("code", "error"), [(-32001, Unsupported), (-32002, Illegal), (-32003, EngineFault)])
def test_reserved_errors_are_told_apart(code, error):
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "error": {"code": code, "message": "because"}})
    with pytest.raises(error, match=r"^because$"):
        ANSWER.decode_result(1, line.encode())


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({}, Reason()),
        ({"data": None}, Reason()),
        ({"data": {}}, Reason(kind="other")),
        ({"data": {"kind": "node", "what": "do look"}}, Reason(kind="node", what="do look")),
    ],
)
def test_a_reason_comes_with_what_is_unsupported(data, reason):
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "error": {"code": -32001, "message": "because", **data}})
    with pytest.raises(Unsupported, match=r"^because$") as caught:
        ANSWER.decode_result(1, line.encode())
    assert caught.value.reason == reason


@pytest.mark.parametrize("data", [{"kind": "nodes"}, {"kind": "node", "where": "x"}, "node", []])
def test_a_reason_of_no_kind_is_garbled_and_the_kinds_are_named(data):
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "error": {"code": -32001, "message": "because", "data": data}})
    with pytest.raises(
        MalformedMessage, match="an unknown reason: .* the kinds are game, capability, card, node, position"
    ):
        ANSWER.decode_result(1, line.encode())
    with pytest.raises(EngineFault, match="because"):
        ANSWER.decode_result(1, line.replace("-32001", "-32003").encode())


def test_a_reason_is_read_as_it_was_written():
    problem = error_object_for(Unsupported("a \ud800", "node", "do \ud800"))
    with pytest.raises(Unsupported, match=r"^a \?$") as caught:
        ANSWER.decode_result(1, encode_error(1, problem))
    assert caught.value.reason == Reason(kind="node", what="do ?")


def test_no_engine_gives_a_reason_of_no_kind():
    with pytest.raises(ValueError, match="'nodes' is not a kind of reason; the kinds are game, "):
        Unsupported("because", "nodes")  # type: ignore[arg-type]


def test_other_errors_are_faults():
    with pytest.raises(EngineFault, match="error -32601: what"):
        ANSWER.decode_result(1, b'{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"what"}}')


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"hello",
        b"[]",
        b"null",
        b'{"jsonrpc":"1.0","id":1,"result":{}}',
        b'{"jsonrpc":"2.0","id":2,"result":{}}',
        b'{"jsonrpc":"2.0","id":1}',
        b'{"jsonrpc":"2.0","id":1,"result":{"asks":1}}',
        b'{"jsonrpc":"2.0","id":1,"result":{"events":[{"kind":3}]}}',
        b'{"jsonrpc":"2.0","id":1,"result":"\xff"}',
        b"[" * 100_000,
        b'{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"x"}}',
    ],
)
def test_what_is_no_answer_is_garbled(line):
    with pytest.raises(MalformedMessage) as caught:
        ANSWER.decode_result(1, line)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 400


def nested(levels: int, line: str, inside: str = "") -> bytes:
    """The line, at its ``?`` as many lists as make it so deep, and what stands inside of them."""
    before = line.partition("?")[0]
    lists = levels - sum(before.count(opening) - before.count(closing) for opening, closing in ("[]", "{}"))
    return line.replace("?", "[" * lists + inside + "]" * lists).encode()


EVENT = '{"jsonrpc":"2.0","id":1,"result":{"events":[{"kind":"moved","fields":{"card":?}}]}}'
VIEW_OF = '{"jsonrpc":"2.0","id":1,"method":"view","params":?}'


@pytest.mark.parametrize(
    "line",
    [
        EVENT,
        '{"jsonrpc":"2.0","id":1,"result":{},"more":?}',
        '{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"","data":?}}',
    ],
    ids=["in an event", "in what is passed over", "in a reason"],
)
@pytest.mark.parametrize("levels", [65, 900, 3_000, 9_000, 50_000])
def test_what_is_nested_too_deep_is_garbled_wherever_it_stands(line, levels):
    with pytest.raises(
        MalformedMessage, match=f"is not a message: its arrays and objects are nested {levels} deep, and 64 is"
    ):
        ANSWER.decode_result(1, nested(levels, line))


@pytest.mark.parametrize("inside", ["", '"[[{{"', r'"\"[[{{\\"', r'"\\","[[{{"'])
def test_what_is_nested_as_deep_as_may_be_is_read_and_a_bracket_in_a_text_is_none(inside):
    line = nested(64, EVENT, inside)
    assert ANSWER.decode_result(1, line) == msgspec.convert(json.loads(line)["result"], Situation)


@given(st.binary())
def test_no_bytes_break_the_reader(line):
    for method in METHODS:
        with pytest.raises(MalformedMessage):
            method.decode_result(1, line)


@given(st.lists(st.binary().map(lambda line: line.replace(b"\n", b"")), max_size=5), st.integers(1, 7))
def test_lines_are_cut_wherever_the_bytes_are(lines, size):
    stream = b"".join(line + b"\n" for line in lines) + b"rest"
    cutter, found = LineBuffer(), []
    for start in range(0, len(stream), size):
        cutter.feed_bytes(stream[start : start + size])
        while (line := cutter.next_line()) is not None:
            found.append(line)
    assert (found, cutter.unfinished_line) == (lines, b"rest")


def test_a_line_over_the_limit_is_refused_and_one_at_the_limit_is_not():
    lines = LineBuffer(10)
    lines.feed_bytes(b"x" * 10 + b"\n")
    assert lines.next_line() == b"x" * 10
    lines.feed_bytes(b"x" * 10)
    with pytest.raises(MalformedMessage, match="more than 10 bytes, beginning 'x"):
        lines.feed_bytes(b"x")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{", -32700),
        (b"{}", -32600),
        (b'{"jsonrpc":"2.0","method":3,"id":1}', -32600),
        (nested(65, VIEW_OF), -32600),
        (nested(50_000, VIEW_OF), -32600),
    ],
)
def test_what_is_no_request(line, code):
    with pytest.raises(InvalidRequest) as caught:
        decode_request(line)
    assert caught.value.problem.code == code
