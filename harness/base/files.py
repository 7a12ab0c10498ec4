"""Files that a command writes for its user."""

from __future__ import annotations

from pathlib import Path

from .errors import WrongUse


def write(path: Path, text: str) -> None:
    """Write a result; raises :class:`WrongUse` where that cannot be."""
    try:
        path.write_text(text, "utf-8", errors="replace")  # an engine can say what UTF-8 cannot
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error
