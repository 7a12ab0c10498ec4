"""The report of an unexpected error in saitei itself."""

from __future__ import annotations

import sys
import tempfile
import traceback

from .sanitize import make_printable


def unexpected_error_line(error: BaseException) -> str:
    """One line about an error in saitei itself.

    The traceback is written to a file; with ``--debug`` it is put before the line instead.
    """
    what = f"saitei: an unexpected error: {type(error).__name__}: {error}".splitlines()[0]
    told = "".join(traceback.format_exception(error))
    if "--debug" in sys.argv:
        return f"{told}{what}; please report it, with the lines above"
    try:
        with tempfile.NamedTemporaryFile("w", -1, "utf-8", prefix="saitei-", suffix=".txt", delete=False) as file:
            file.write(make_printable(told))
    except OSError:
        return f"{what}; please report it, with the output of --debug"
    return f"{what}; please report it, with {file.name}"
