"""The data of scenarios for the script of the page: their steps, the transcripts of engines, and the boards.

Each chapter has its own block, which the script reads when the reader opens a part of it. Data that is the same as for
the first engine is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from ..base.sanitize import make_all_printable
from ..judging.cases import SPOKEN
from .report_tree import ClauseNode, EngineOutcome, GameNode, ScenarioNode


def chapter_data(game: GameNode, *, transcripts: bool) -> list[dict[str, Any]]:
    """The data of scenarios by anchor: first a block of those without a clause, then a block for each chapter.

    With ``transcripts``, it includes those of scenarios that pass.
    """
    groups = [game.loose, *(_own(chapter.all_clauses()) for chapter in game.chapters)]
    return [{node.anchor: _told(node, transcripts) for node in nodes} for nodes in groups]


def embeddable_json(data: Any) -> str:
    """The data as JSON that can be embedded in an element of a page."""
    text = msgspec.json.encode(make_all_printable(data)).decode()
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _own(clauses: Iterable[ClauseNode]) -> Iterator[ScenarioNode]:
    return (node for clause in clauses for node in clause.scenarios if not node.elsewhere)


def _told(node: ScenarioNode, transcripts: bool) -> dict[str, Any]:
    plays = [_play(outcome, transcripts) for outcome in node.outcomes]
    first = plays[0]
    for play in plays[1:]:
        for what in ("words", "said", "boards"):
            if play.get(what) == first.get(what):
                play.pop(what, None)
            else:
                play.setdefault(what, [])
    return {"id": node.id, "place": node.place, "clauses": node.clauses, "plays": plays}


def _play(outcome: EngineOutcome, transcripts: bool) -> dict[str, Any]:
    """The play of an engine, with the ``words`` of the steps, the transcript ``said`` and the ``boards``, by step."""
    words, said = _steps(outcome.steps)
    kept = any(said) and (transcripts or outcome.verdict != "pass")
    boards = [msgspec.to_builtins(board) for board in outcome.boards]
    return {
        "engine": outcome.engine,
        "verdict": outcome.verdict,
        "ms": outcome.ms,
        **({"message": outcome.message} if outcome.message else {}),
        **(
            {"rulings": [f"{each.id} of {each.date}: {each.title}" for each in outcome.answers]}
            if outcome.answers
            else {}
        ),
        **({"words": words} if words else {}),
        **({"said": said} if kept else {}),
        **({"boards": boards} if any(boards) else {}),
    }


def _steps(lines: Sequence[str]) -> tuple[list[list[str]], list[list[str]]]:
    """The lines of each step, with its table or text, and the lines of its transcript."""
    words: list[list[str]] = []
    said: list[list[str]] = []
    for line in lines:
        if not words or not line.startswith(" "):
            words.append([])
            said.append([])
        (said if line.startswith(SPOKEN) else words)[-1].append(line)
    return words, said
