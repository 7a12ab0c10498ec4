"""The version of this package."""

from __future__ import annotations

import importlib.metadata
from functools import cache


@cache
def package_version() -> str:
    """The installed version of saitei; empty if it is not installed."""
    try:
        return importlib.metadata.version("saitei")
    except importlib.metadata.PackageNotFoundError:
        return ""
