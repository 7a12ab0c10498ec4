"""``saitei init-adapter``: writes a first adapter, which can be believed already and knows very little."""

from __future__ import annotations

import shutil
from pathlib import Path

from rich.console import Console

from ..base.errors import CONFORMS, WrongUse
from ..base.voice import say

TEMPLATES = Path(__file__).resolve().parent / "templates"


def command(directory: Path, language: str, console: Console) -> int:
    """Write the files of that language's template; raises :class:`WrongUse` where they would lie among others."""
    try:
        if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
            what = "not empty" if directory.is_dir() else "no directory"
            raise WrongUse(f"{directory} is {what}; name a directory that is new")
        directory.mkdir(parents=True, exist_ok=True)
        for path in sorted((TEMPLATES / language).iterdir()):
            if path.is_file():
                shutil.copyfile(path, directory / path.name)
                say(console, f"wrote {directory / path.name}")
    except OSError as error:
        raise WrongUse(f"{directory} cannot be written: {error.strerror}") from error
    if language == "node" and shutil.which("node") is None:
        console.print("there is no node on the path: install Node.js, 18 or later", style="yellow", highlight=False)
    say(console, f"now: cd {directory} && saitei check-adapter --engine mine")
    return CONFORMS
