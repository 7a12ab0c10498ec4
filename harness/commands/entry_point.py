"""The entry point of the command ``saitei``: an interruption ends it without a traceback, from its first moment on."""

from __future__ import annotations

import signal


def main() -> int:
    """Run the command line, and return its exit code."""
    is_default = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if is_default:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # the imports take a while
    from .cli import main as run_command_line

    try:
        return run_command_line(interruptible=is_default)
    finally:
        if is_default:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
