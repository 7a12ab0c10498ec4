"""The command line of saitei by the toy game: ``python toyline.py run --engine ...``, as ``saitei`` is called."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from toygame import suite

from saitei.harness.commands import cli
from saitei.harness.judging import run_options

whole = run_options.RunOptions.__init__


def made(self: run_options.RunOptions, **wishes: object) -> None:
    whole(self, **{"suite": suite(), **wishes})  # type: ignore[arg-type]


run_options.RunOptions.__init__ = made  # type: ignore[method-assign]

if __name__ == "__main__":
    sys.exit(cli.main())
