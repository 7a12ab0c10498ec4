"""``saitei lsp``."""

from __future__ import annotations

from ..base.errors import CONFORMS, Broken
from .calling import suite
from .options import command


@command(example="saitei lsp")
def lsp() -> int:
    """Help an editor with feature files: it starts this, and speaks the Language Server Protocol with it."""
    try:
        from ..editor.server import server
    except ModuleNotFoundError as error:
        raise Broken(f"an editor's server needs {error.name}: pip install 'saitei[editor]'") from error
    server(suite()).start_io()
    return CONFORMS
