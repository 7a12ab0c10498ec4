"""The table of verdicts, and the places outside of Python that name each of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saitei.harness.judging.verdicts import CLAUSE_VERDICTS, KINDS

ROOT = Path(__file__).resolve().parents[2]


def test_the_table_has_every_verdict_in_order() -> None:
    assert tuple(KINDS) == CLAUSE_VERDICTS


@pytest.mark.parametrize("verdict", CLAUSE_VERDICTS)
def test_the_readme_and_the_page_name_each_verdict(verdict: str) -> None:
    assert f"`{verdict}`" in (ROOT / "README.md").read_text("utf-8")
    styles = (ROOT / "harness" / "report" / "browser" / "page.css").read_text("utf-8")
    assert verdict == "touched" or re.search(rf"(?m)^[^{{]*\.{verdict}\b[^{{]*\{{ color: ", styles)
