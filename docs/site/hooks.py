"""MkDocs hooks that add pages to those in ``docs/``, and correct links.

MkDocs calls the functions by their names. Links are written for the repository, where pages can be read as they are. On
the site, some pages have another place, and the links are changed accordingly.
"""

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

from clause_pages import INDEX, RulebookPages, escape_markdown
from engine_notes import EngineNotes
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from speed_curves import fill_speed_page

from saitei.harness.report.html_page import render_page as report
from saitei.harness.scenarios.selection import read_all_features
from saitei.harness.scenarios.suite import Suite

ROOT = Path(__file__).resolve().parent.parent.parent
FROM_THE_ROOT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""The paths on the site of pages in the root of the repository."""
REPORT = "report.html"
SPEED = "speed.md"

_LINK = re.compile(r"(?<=\]\()(?![a-z]+:)([^)\s#]+\.(?:md|png))(?=[)#])")
_CARD_TEXT = re.compile(r"(?m)^(```\w+)[: ]\w+$")
"""The first line of a block of card text, with the game and the kind of card."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in ``docs/``: those of the root, of the rulebooks, and the report."""
    pages = {place: (ROOT / name).read_text("utf-8") for name, place in FROM_THE_ROOT.items()}
    engines = EngineNotes(Path(config.extra["results"]) if config.extra["results"] else None)
    if engines.records:
        pages[REPORT] = report(engines.records)
    for place, content in (pages | _rulebooks(engines)).items():
        files.append(File.generated(config, place, content=content))
    return files


def _rulebooks(engines: EngineNotes) -> dict[str, str]:
    """The pages of the rulebooks by their path, with a page that lists the rulebooks."""
    suite = Suite()
    pages: dict[str, str] = {}
    names = []
    for game in suite.game_names():
        ledger = suite.load_ledger(game)
        scenarios = [scenario for feature in read_all_features(suite, game) for scenario in feature.scenarios]
        rulebook = RulebookPages(ledger, scenarios, engines.lines_by_clause(ledger))
        pages |= {f"clauses/{game}/{name}": content for name, content in rulebook.markdown_pages()}
        named = f"[{escape_markdown(ledger.name)}]({game}/{INDEX}), edition {escape_markdown(ledger.edition)}"
        names.append(f"- {named}: {len(ledger)} clauses")
        names += [f"    - {line}" for line in engines.score_lines(ledger)]
    seen = (
        f"[The report](../{REPORT}) shows the verdicts of these engines for each scenario." if engines.records else ""
    )
    pages["clauses/index.md"] = f"""# Clauses

These pages show each rulebook section by section. For each clause they show its class, its title in our words, its
scenarios, its readings, the publisher's rulings about it, and the [judged engines](../engines.md) that deviate from it.

{chr(10).join(names)}

{seen}
"""
    return pages


def _show_history(markdown: str) -> str:
    try:
        return fill_speed_page(markdown)
    except ValueError as fault:
        raise PluginError(str(fault)) from fault


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Change the links of a page to the paths of the site, and show the history of speed on its page."""
    here = page.file.src_uri
    if here == SPEED:
        markdown = _show_history(markdown)
    source = next((name for name, place in FROM_THE_ROOT.items() if place == here), f"docs/{here}")
    folder = PurePosixPath(source).parent

    def site_link(link: re.Match[str]) -> str:
        target = normpath(folder / link[1])
        place = FROM_THE_ROOT.get(target, target.removeprefix("docs/"))
        return relpath(place, PurePosixPath(here).parent)

    return _LINK.sub(site_link, _CARD_TEXT.sub(r"\1", markdown))


def on_post_page(output: str, **_: Any) -> str:
    """Give the theme's dialog for searches the label that screen readers need."""
    return output.replace('<div class="md-search" ', '<div class="md-search" aria-label="Search" ')
