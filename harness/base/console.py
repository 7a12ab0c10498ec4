"""Safe terminal output: the terminal obeys nothing in it, and a reader that goes away does not stop the command."""

from __future__ import annotations

from typing import IO, Any, cast

from rich.console import Console
from rich.text import Text

from .sanitize import join_lines, make_printable
from .streams import TolerantStream


class SafeConsole(Console):
    """A console that prints text without interpreting it: markup and escape sequences in it have no effect."""

    def __init__(self, stream: IO[str] | None, **options: Any) -> None:
        super().__init__(file=cast(IO[str], TolerantStream(stream)), **options)

    def print(self, *objects: Any, **options: Any) -> None:
        """Print strings and texts without markup, and any other object that rich can render.

        Without a terminal, lines are not wrapped, so that a log can be searched.
        """
        whole = not self.is_terminal and all(isinstance(said, str | Text) for said in objects)
        plain = {"highlight": False, "markup": False, "emoji": False, "soft_wrap": whole}
        super().print(*map(_plain, objects), **{**plain, **options})


def print_line(console: Console, line: str | Text, *, style: str = "") -> None:
    """Print one line without wrapping it, whatever the text contains."""
    text = Text(line, style) if isinstance(line, str) else line.copy()
    text.plain = join_lines(text.plain)
    console.print(text, soft_wrap=True, highlight=False)


def print_document(console: Console, text: str) -> None:
    """Print a document of several lines as it is, such as JSON."""
    console.file.write(make_printable(text))
    console.file.flush()


def count_things(number: int, things: str) -> str:
    """The number of things, such as "2 scenarios" and "1 scenario". ``things`` is a plural that ends in s."""
    return f"{number} {things if number != 1 else things.removesuffix('s')}"


def _plain(said: Any) -> Any:
    if isinstance(said, str):
        return Text(make_printable(said))
    if isinstance(said, Text):
        said = said.copy()
        said.plain = make_printable(said.plain)
    return said
