"""The command ``saitei lsp``."""

from __future__ import annotations

import sys
from typing import BinaryIO, cast

from ..base.command_errors import CONFORMS, DEVIATES, InfrastructureError
from .command_context import installed_suite
from .command_options import define_command


@define_command(example="saitei lsp")
def lsp_command() -> int:
    """Run a language server (LSP) for feature files. Editors start this command themselves."""
    from ..editor.message_stream import MessageStream

    try:
        from ..editor.language_server import create_language_server
    except ModuleNotFoundError as error:
        raise InfrastructureError(
            f"the language server needs {error.name}; install it in your clone of saitei: pip install '.[editor]'"
        ) from error
    server = create_language_server(installed_suite())
    server.start_io(cast(BinaryIO, MessageStream(sys.stdin.buffer)))
    return CONFORMS if server.is_shut_down else DEVIATES
