"""``saitei serve`` and ``saitei schema``: for whoever speaks the protocol, an engine behind a pipe, and its types."""

from __future__ import annotations

from ...adapters.parts import BadGame
from ...adapters.schema import text as json_schema
from ...adapters.serving import serve_standard_streams
from ...adapters.typescript import text as typescript_of
from ...reference_engine import engine
from ..base.errors import CONFORMS, Broken
from ..scenarios.suite import Suite


def command(game: str) -> int:
    """Serve until the other side says ``shutdown`` or goes away. Raises :class:`WrongUse`."""
    suite = Suite()
    suite.known(game)
    try:
        serving = engine(suite.engines())
    except BadGame as error:
        raise Broken(str(error)) from error
    serve_standard_streams(serving)
    return CONFORMS


def schema(game: str | None, *, typescript: bool) -> int:
    """Print the protocol's schema, or its types in TypeScript. Raises :class:`WrongUse`."""
    of = None if game is None else Suite().words(game)
    print(typescript_of(of) if typescript else json_schema(of), end="")
    return CONFORMS
