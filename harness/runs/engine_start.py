"""The start of the engine under test: its introduction, and the editions to judge it by."""

from __future__ import annotations

from rich.console import Console

from ...adapters import EngineError
from ...adapters.launchers import BadEngine
from ...adapters.messages import EngineInfo
from ...rulebooks import Ledger
from ..base.command_errors import InfrastructureError, WrongUse
from ..base.console import print_line
from ..judging.run_options import RunOptions
from ..judging.supervisor import Supervisor


def introduce_engine(supervisor: Supervisor) -> EngineInfo:
    """Start the engine, and return its introduction. Raises :class:`.CommandError` if it cannot be started."""
    try:
        return supervisor.engine_info
    except BadEngine as error:
        raise WrongUse(str(error)) from error
    except EngineError as error:
        raise InfrastructureError(f"engine {supervisor.launcher.spec}: {error}") from error


def playable_editions(
    options: RunOptions, info: EngineInfo, books: dict[str, Ledger], console: Console
) -> dict[str, str]:
    """The edition to judge by, for each game. Raises :class:`WrongUse` if the engine plays none of the games."""
    played = {game: ledger.edition for game, ledger in books.items() if game in info.games}
    if not played:
        plays = ", ".join(info.games) or "no game"
        raise WrongUse(f"engine {options.engine} does not play {' or '.join(books)}; it plays {plays}")
    if others := ", ".join(game for game in books if game not in played):
        print_line(console, f"{others}: this engine does not play it, so it is not judged", style="blue")
    for game, edition in played.items():
        if edition not in info.games[game]:
            claims = ", ".join(info.games[game]) or "no edition"
            here = set(info.games[game]).intersection(options.suite.edition_ancestry(game))
            known = (
                f"each deviation says what changed between; to judge by it: --game {game} --edition {min(here)}"
                if here
                else "the changes between them are not known here"
            )
            said = f"{game}: judged by edition {edition}; the engine claims {claims}; {known}"
            print_line(console, said, style="yellow")
    return played
