"""``saitei serve``: the reference engine behind a pipe, for whoever speaks the protocol."""

from __future__ import annotations

from ... import rulebooks
from ...adapters.serving import serve_standard_streams
from ...reference_engine import engine
from ..base.errors import CONFORMS, WrongUse, nearest


def command(game: str) -> int:
    """Serve until the other side says ``shutdown`` or goes away. Raises :class:`WrongUse`."""
    if game not in (known := rulebooks.games()):
        raise WrongUse(f'there is no game "{game}"; {nearest(game, known)}')
    serve_standard_streams(engine())
    return CONFORMS
