"""The output of a command without a terminal: a line stays a line."""

from __future__ import annotations

import io

import pytest
from rich.table import Table

from saitei.harness.base.console import SafeConsole


@pytest.mark.parametrize("length", [10, 45, 58, 79, 200])
def test_a_line_that_no_terminal_shows_is_not_broken(length):
    heard = io.StringIO()
    line = "x" * length + ": nothing deviated when it was judged last"
    SafeConsole(heard, width=80).print(line, style="bold red")
    assert heard.getvalue() == f"{line}\n"


def test_a_table_keeps_to_the_width():
    heard = io.StringIO()
    table = Table()
    table.add_column("word " * 40)
    SafeConsole(heard, width=80).print(table)
    assert max(map(len, heard.getvalue().splitlines())) <= 80
