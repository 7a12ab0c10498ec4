"""Boards as text: the cards in each zone, and the changes after each step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...adapters.messages import PLAYERS
from ..judging.board_snapshots import BoardSnapshot, DrawnCard, apply_board_change
from ..judging.cases import PlayedStep, transcript_lines
from ..results.board_layout import BoardLayout

NOTHING = "-"


def steps_with_boards(played: Iterable[PlayedStep], layout: BoardLayout) -> Iterator[str]:
    """The steps with their transcripts, the first board in full, and after later steps its changes."""
    board: BoardSnapshot | None = None
    for step in played:
        yield from transcript_lines((step,))
        if step.board is None:
            continue
        lines = draw_board_changes(board, step.board) if board else draw_board(step.board, layout)
        yield from (f"  {line}" for line in lines)
        board = apply_board_change(board or BoardSnapshot(), step.board)


def draw_board(board: BoardSnapshot, layout: BoardLayout) -> Iterator[str]:
    """The board, with a line for each row: B's side, the shared zones, A's side."""
    yield f"# {board.when}"
    known = {zone for row in layout.rows for zone in row} | {*layout.behind, *layout.middle, *layout.shared}
    far, near = PLAYERS[1], PLAYERS[0]
    yield from _line(board, (f"{far} {zone}" for zone in layout.behind))
    for row in reversed(layout.rows):
        zones = reversed(row) if layout.turned else row
        yield from _line(board, (f"{far} {zone}" for zone in zones), places=True)
    yield from _line(board, layout.middle, places=True)
    yield from _line(board, layout.shared)
    for row in layout.rows:
        yield from _line(board, (f"{near} {zone}" for zone in row), places=True)
    yield from _line(board, (f"{near} {zone}" for zone in layout.behind))
    yield from _line(board, (zone for zone in board.zones if zone not in known and zone[2:] not in known))
    yield from _line_of(f"{name}: {number}" for name, number in board.counters.items())


def draw_board_changes(board: BoardSnapshot, change: BoardSnapshot) -> Iterator[str]:
    """The differences from the given board: the new and the old content of each changed zone and counter."""
    if change.when:
        yield f"# {change.when}"
    for zone, cards in change.zones.items():
        yield f"# {zone}: {_cards(cards)} (was {_cards(board.zones.get(zone, ()))})"
    for name, number in change.counters.items():
        yield f"# {name}: {number} (was {board.counters.get(name, 0)})"


def _line(board: BoardSnapshot, zones: Iterable[str], *, places: bool = False) -> Iterator[str]:
    """A line for a row of zones; empty zones are shown only for ``places``."""
    lying = [(zone, board.zones.get(zone, ())) for zone in zones]
    return _line_of(f"{zone}: {_cards(cards)}" for zone, cards in lying if cards or places)


def _line_of(said: Iterable[str]) -> Iterator[str]:
    if line := " | ".join(said):
        yield f"#   {line}"


def _cards(cards: Sequence[DrawnCard]) -> str:
    return ", ".join(map(_card, cards)) or NOTHING


def _card(card: DrawnCard) -> str:
    """A card as ``Sora (down, damage 20, over Sora#2, with Red cheer)``."""
    name = card.name or "hidden"
    if card.count > 1:
        name = f"{card.count} cards from {name}" if card.name else f"{card.count} hidden"
    said = ["down"] if card.down else []
    said += ["face down"] if card.face_down else []
    said += [f"{name} {number}" for name, number in card.numbers.items()]
    said += card.notes
    said += [f"over {_cards(card.under)}"] if card.under else []
    said += [f"with {_cards(card.attached)}"] if card.attached else []
    return f"{name} ({', '.join(said)})" if said else name
