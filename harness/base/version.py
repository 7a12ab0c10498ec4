"""Which version of this package runs."""

from __future__ import annotations

import importlib.metadata
from functools import cache


@cache
def package_version() -> str:
    """Our own version; empty in a tree that is not installed."""
    try:
        return importlib.metadata.version("saitei")
    except importlib.metadata.PackageNotFoundError:
        return ""
