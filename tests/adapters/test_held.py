"""Is what a bridge says of its engine the engine's? Mistakes are found in any code; where a checkout is named, some
passes fail on a mistake in the engine, and what deviates does not where the engine is mended.
"""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from checkouts import ENGINES, Checkout, copied, named
from held import held, passes
from mended import Mend, mended, mends
from slips import slips

PYTHON = """
def may_pass(cheers, cost):
    if len(cheers) < cost:
        return False
    pay(cheers)
    return True
"""

JAVASCRIPT = """
  mayPass(cheers, cost) {
    if (cheers.length < cost && !this.free('a < b')) return false;
    this.pay(cheers);
    return true; // never if (x < y)
  }
"""


def made(tmp_path: Path, name: str, source: str) -> list[tuple[str, str]]:
    """A description of each mistake, and the source with it."""
    (tmp_path / name).write_text(source, "utf-8")
    return [(slip.said, slip.made_in(source)) for slip in slips(tmp_path, name)]


def test_mistakes_in_python_are_python(tmp_path: Path) -> None:
    found = made(tmp_path, "rules.py", PYTHON)
    said = dict(found)
    assert "if (len(cheers) <= cost):" in said["`len(cheers) < cost` is `len(cheers) <= cost`"]
    assert any("    if False:\n        pay(cheers)\n    return True" in text for _, text in found)
    for _, text in found:
        ast.parse(text)


def test_mistakes_in_javascript_are_in_no_string_and_in_no_comment(tmp_path: Path) -> None:
    found = made(tmp_path, "rules.js", JAVASCRIPT)
    said = dict(found)
    assert "if (cheers.length <= cost &&" in said["`<` is `<=`"]
    assert "if (!(cheers.length < cost && !this.free('a < b'))) return" in said["negated"]
    assert any("return false;\n;\n    return true;" in text for _, text in found)
    kept = [text for what, text in found if what not in ("dropped", "never")]
    assert all("'a < b'" in text and "// never if (x < y)" in text for text in kept)


TABS = """
\tthis.pay(cheers);
\treturn true;
"""


def test_a_statement_is_one_behind_tabs_too(tmp_path: Path) -> None:
    assert ("dropped", "\n;\n\treturn true;\n") in made(tmp_path, "rules.js", TABS)


def checkout_of(engine: str) -> Path:
    """The checkout that the environment names."""
    path = named(engine)
    if path is None:
        pytest.skip(f"SAITEI_{engine.upper()} names no checkout")
    return path


MENDS = [(engine, mend) for engine in ENGINES for mend in mends(engine)]


@pytest.mark.parametrize(("engine", "mend"), MENDS, ids=[f"{name}-{mend.clauses[0]}" for name, mend in MENDS])
def test_what_deviates_does_not_where_the_engine_is_mended(engine: str, mend: Mend) -> None:
    with copied(engine, checkout_of(engine)) as checkout:
        (found,) = mended(checkout, [mend])
    assert found.is_mended, str(found)


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_passes_fail_where_the_engine_is_broken(engine: str) -> None:
    with copied(engine, checkout_of(engine)) as checkout:
        drawn = random.Random(1).sample(passes(checkout), 5)
        assert [str(each) for each in held(checkout, drawn, tries=80) if each.slip is None] == []


def test_a_checkout_is_whole_again(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("whole", "utf-8")
    with pytest.raises(ZeroDivisionError), Checkout("holoduel", tmp_path).changed("rules.py", "broken"):
        raise ZeroDivisionError((tmp_path / "rules.py").read_text("utf-8"))
    assert (tmp_path / "rules.py").read_text("utf-8") == "whole"
