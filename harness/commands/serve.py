"""``saitei serve``."""

from __future__ import annotations

from ..base.errors import CONFORMS, Broken
from . import options
from .calling import suite
from .options import command


@command(example="saitei serve --game hololive")
@options.of_game(options.OTHERS, required=True, help="The game to serve.")
def serve(game: str) -> int:
    """Serve the reference engine on standard input and output."""
    from ...adapters.parts import BadGame
    from ...adapters.serving import serve_standard_streams
    from ...reference_engine import engine

    games = suite()
    games.known(game)
    try:
        serving = engine(games.engines())
    except BadGame as error:
        raise Broken(str(error)) from error
    serve_standard_streams(serving)
    return CONFORMS
