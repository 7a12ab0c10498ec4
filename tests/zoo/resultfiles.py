"""Files of results to put together and to make pages of; and a text that is a trap wherever it is not only text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from saitei.harness.report import merging, record

HOSTILE = '<script>alert(1)</script></script><img src=x onerror="alert(2)">\'{{ 7*7 }}'

Document = dict[str, Any]
Written = Callable[..., Path]


def records(*files: Path) -> list[record.RunRecord]:
    """The contents of the files, with the shards of one run joined."""
    return merging.merge_records(found for file in files for found in record.read_records(file))
