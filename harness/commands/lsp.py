"""The command ``saitei lsp``."""

from __future__ import annotations

from ..base.command_errors import CONFORMS, InfrastructureError
from .command_context import installed_suite
from .command_options import define_command


@define_command(example="saitei lsp")
def lsp_command() -> int:
    """Run a language server (LSP) for feature files. Editors start this command themselves."""
    try:
        from ..editor.language_server import create_language_server
    except ModuleNotFoundError as error:
        raise InfrastructureError(
            f"the language server needs {error.name}; install it in your clone of saitei: pip install '.[editor]'"
        ) from error
    create_language_server(installed_suite()).start_io()
    return CONFORMS
