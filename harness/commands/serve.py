"""``saitei serve``: the reference engine behind a pipe, for whoever speaks the protocol."""

from __future__ import annotations

from ...adapters.parts import BadGame
from ...adapters.serving import serve_standard_streams
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
