"""What makes the site more than ``docs/``: pages from the root of the repository, and links as the repository has them.

MkDocs calls the functions by their names. Links are written for the repository, where a page can be read as it stands;
on the site some pages stand elsewhere, and links to them are led there.
"""

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent.parent
FROM_THE_ROOT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Where pages of the root stand on the site."""
_LINK = re.compile(r"(?<=\]\()(?![a-z]+:)([^)\s#]+\.md)(?=[)#])")

_CARD_TEXT = re.compile(r"(?m)^(```\w+)[: ]\w+$")
"""Where a block of card text begins: of which game, of which kind of card."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that do not stand in ``docs/``."""
    for name, place in FROM_THE_ROOT.items():
        files.append(File.generated(config, place, content=(ROOT / name).read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Lead the links of a page to where the pages stand on the site."""
    here = page.file.src_uri
    source = next((name for name, place in FROM_THE_ROOT.items() if place == here), f"docs/{here}")
    folder = PurePosixPath(source).parent

    def led(link: re.Match[str]) -> str:
        target = normpath(folder / link[1])
        place = FROM_THE_ROOT.get(target, target.removeprefix("docs/"))
        return relpath(place, PurePosixPath(here).parent)

    return _LINK.sub(led, _CARD_TEXT.sub(r"\1", markdown))
