"""The protocol's types in TypeScript: each type of the schema once, with its fields."""

from __future__ import annotations

import re

import pytest

from saitei.adapters.protocol_schema import build_schema
from saitei.adapters.protocol_schema import render_schema as json_schema
from saitei.adapters.protocol_vocabulary import load_vocabulary
from saitei.adapters.typescript_types import render_typescript
from saitei.harness.commands.cli import main
from saitei.rulebooks import games_with_rulebook

PLAIN = {"string", "number", "boolean", "null", "never", "unknown", "Partial", "Record"}


@pytest.mark.parametrize("game", [None, *games_with_rulebook()])
def test_each_type_is_there_with_its_fields_and_speaks_of_types_that_are_there(game):
    of = load_vocabulary(game) if game else None
    said = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", render_typescript(of), flags=re.DOTALL)
    defined = re.findall(r"^export (?:interface|type) (\w+)", said, re.MULTILINE)
    assert len(defined) == len({*defined}) and {*defined} >= {*build_schema(of)["$defs"], "Methods"}
    spoken = re.sub(r'"(?:[^"\\]|\\.)*"|[\w]+\??:|export (?:interface|type)', "", said)
    assert {*re.findall(r"\w+", spoken)} <= {*defined} | PLAIN
    for name, each in build_schema(of)["$defs"].items():
        if each.get("type") == "object":
            (body,) = re.findall(rf"^export interface {name} \{{\n(.*?)\}}$", said, re.MULTILINE | re.DOTALL)
            assert re.findall(r"^  \"?([\w-]+)\"?\??:", body, re.MULTILINE) == list(each["properties"])


def test_what_may_be_left_out_is_optional_and_words_are_literals():
    said = render_typescript(load_vocabulary("hololive"))
    assert '  ability: "activated";\n  then: Instruction[];\n  cost?: Instruction[]; // default: []\n' in said
    assert '  viewer?: "A" | "B" | "judge"; // default: "judge"\n' in said
    assert '  kind: "holomem" | "support"' in said or '"oshi holomem"' in said


def test_comments_have_names_in_single_backquotes():
    said = render_typescript(None)
    assert "The `data` of *unsupported* is a `Reason`." in said and "``" not in said


def test_the_command_prints_it_and_the_schema(monkeypatch, capsys):
    def printed(*said: str) -> str:
        monkeypatch.setattr("sys.argv", ["saitei", "schema", *said])
        assert main() == 0
        return capsys.readouterr().out

    assert printed("--game", "osica", "--typescript") == render_typescript(load_vocabulary("osica"))
    assert printed("--game", "osica") == json_schema(load_vocabulary("osica"))
