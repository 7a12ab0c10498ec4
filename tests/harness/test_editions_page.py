"""The commands that docs/editions.md shows are ones that there are."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from saitei.harness.commands.rulebook import rulebook_command

PAGE = Path(__file__).parents[2] / "docs" / "editions.md"
SHOWN = re.findall(r"(?m)^ +saitei (rulebook .+?)(?:  +#.*| \|\|.*)?$", PAGE.read_text("utf-8"))


def test_the_page_shows_commands() -> None:
    assert len(SHOWN) >= 7


@pytest.mark.parametrize("line", SHOWN)
def test_a_command_of_the_page_is_understood(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, name, *words = shlex.split(line)
    command = rulebook_command.commands[name]
    for parameter in command.params:
        monkeypatch.setattr(parameter, "callback", None)
    assert isinstance(command.make_context(name, words), click.Context)
