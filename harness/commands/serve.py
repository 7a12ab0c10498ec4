"""The command ``saitei serve``."""

from __future__ import annotations

from ..base.command_errors import CONFORMS, InfrastructureError
from . import command_options
from .command_context import installed_suite
from .command_options import define_command


@define_command(example="saitei serve --game hololive")
@command_options.game_option(command_options.OTHERS, required=True, help="The game to serve.")
def serve_command(game: str) -> int:
    """Serve the reference engine to another program, over standard input and output."""
    from ...adapters.engine_server import serve_standard_streams
    from ...adapters.game_package import BadGame
    from ...reference_engine import engine

    games = installed_suite()
    games.require_game(game)
    try:
        serving = engine(games.engine_packages())
    except BadGame as error:
        raise InfrastructureError(str(error)) from error
    serve_standard_streams(serving)
    return CONFORMS
