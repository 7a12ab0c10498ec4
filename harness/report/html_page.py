"""The report as an HTML page, which needs no network, and works from a file.

The content security policy of the page only lets its own script run, identified by its hash. So a script in the name or
in a message of an engine could not run even if it were not escaped.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..base.command_errors import WrongUse
from ..base.sanitize import is_web_address, make_printable
from ..base.version import package_version
from ..results.certificates import Evidence
from ..results.scores import AMISS, TOO_WEAK, present_verdicts, score_rulebooks, weakly_judged_clauses
from .history import engine_histories
from .merging import record_names
from .page_data import chapter_data, embeddable_json
from .record import RunRecord
from .report_tree import ClauseGroup, build_trees, page_anchor

if TYPE_CHECKING:
    from jinja2 import Environment

REASONS = 40
"""Maximum number of reasons for unsupported scenarios that are shown for an engine."""

_HOME = Path(__file__).resolve().parent / "browser"
_STYLES = ("page.css", "board.css")
_SCRIPTS = ("dom.js", "told.js", "board.js", "player.js", "scenario.js", "filter.js")


def require_jinja() -> None:
    """Raise :class:`WrongUse` unless jinja2, which writes the page, is installed."""
    try:
        import jinja2  # noqa: F401
    except ImportError as error:
        remedy = "Install it in your clone of saitei: pip install '.[report]'"
        raise WrongUse(f"the HTML report needs jinja2. {remedy}") from error


def render_page(
    records: Sequence[RunRecord], *, transcripts: bool = False, evidence: Evidence | None = None, source: str = ""
) -> str:
    """The text of the page.

    With ``transcripts``, it includes those of scenarios that pass. ``source`` is the web address of the features.

    Raises :class:`WrongUse`.
    """
    require_jinja()
    script = "(() => {\n" + "\n".join(map(read_browser_file, _SCRIPTS)) + "})();\n"
    called, became = record_names(records), engine_histories(records)
    engines = [
        {
            "record": record,
            "name": called[place],
            "scores": score_rulebooks(record),
            "beside": record.unsupported_summary,
            "since": became.get(place),
        }
        for place, record in enumerate(records)
    ]
    counts = [
        count for record in records for score in score_rulebooks(record) for count in (score.clauses, score.scenarios)
    ]
    games = build_trees(records, evidence=evidence)
    return (
        _environment()
        .get_template("page.html.j2")
        .render(
            engines=engines,
            games=games,
            told=[list(map(_told, chapter_data(game, transcripts=transcripts))) for game in games],
            names=embeddable_json(called),
            verdicts=present_verdicts(*counts),
            kinds=sorted({clause.kind for record in records for clause in record.clauses}),
            amiss=AMISS,
            weaknesses=("partly judged", TOO_WEAK) if any(map(weakly_judged_clauses, records)) else (),
            reasons=REASONS,
            others=lambda readings: sum(each.takes not in ("", each.ours) for each in readings),
            source=f"{source.rstrip('/')}/" if source else "",
            version=package_version(),
            style=_ours("\n".join(map(read_browser_file, _STYLES))),
            script=_ours(script),
            script_hash=base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        )
    )


def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(_HOME),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=lambda value: make_printable(value) if type(value) is str else value,
    )
    environment.filters["web"] = _web
    environment.filters["anchor"] = lambda clause: page_anchor(*clause)
    environment.filters["tally"] = _tally
    environment.filters["data"] = lambda value: msgspec.json.encode(value).decode()
    return environment


def read_browser_file(name: str) -> str:
    """The text of a style or a script of the page."""
    return (_HOME / name).read_text("utf-8")


def _ours(text: str) -> Any:
    """A trusted text, which is not escaped."""
    from markupsafe import Markup

    return Markup(text)


def _told(chapter: dict[str, Any]) -> Any:
    """The data of the scenarios of a chapter, as it is embedded in the page."""
    return _ours(embeddable_json(chapter))


def _web(address: str) -> str:
    """The address if it is a web address; empty for any other scheme."""
    return address if is_web_address(address) else ""


def _tally(group: ClauseGroup, engine: int) -> dict[str, int]:
    """Numbers of clauses of a chapter or section that an engine was judged by, obeys, and deviates from."""
    answers = [clause.engine_answer(engine) for clause in group.all_clauses()]
    return {
        "judged": sum(answer not in (None, "not judged") for answer in answers),
        "obeyed": answers.count("obeyed"),
        "amiss": sum(clause.engine_status(engine) in AMISS for clause in group.all_clauses()),
    }
