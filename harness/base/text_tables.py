"""Tables of feature files, as they are written and shown."""

from __future__ import annotations

from collections.abc import Sequence


def align_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """One line for each row, ``| Sora | 3 |``, with aligned columns. All rows have the same length."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = ([cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in rows)
    return ["| " + " | ".join(row) + " |" for row in padded]
