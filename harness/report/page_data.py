"""What is told of scenarios on the page: their steps, what engines said, and the boards, as data that its script draws.

A chapter is a block of its own, which is read when a reader opens something of it. What an engine did as the first one
did is not said again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from ..base.sanitize import make_all_printable
from ..judging.cases import SPOKEN
from .report_tree import ClauseNode, EngineOutcome, GameNode, ScenarioNode


def chapter_data(game: GameNode, *, transcripts: bool) -> list[dict[str, Any]]:
    """By anchor what is told of scenarios: of those of no clause, then of each chapter's.

    ``transcripts``: also those of scenarios that pass.
    """
    groups = [game.loose, *(_own(chapter.all_clauses()) for chapter in game.chapters)]
    return [{node.anchor: _told(node, transcripts) for node in nodes} for nodes in groups]


def embeddable_json(data: Any) -> str:
    """The data as text that can stand in an element of a page."""
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
    """What an engine did; ``words``, what was ``said`` and ``boards`` by step."""
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
    """By step the lines of its words, with table or text, and of its transcript."""
    words: list[list[str]] = []
    said: list[list[str]] = []
    for line in lines:
        if not words or not line.startswith(" "):
            words.append([])
            said.append([])
        (said if line.startswith(SPOKEN) else words)[-1].append(line)
    return words, said
