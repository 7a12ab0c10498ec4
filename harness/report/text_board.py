"""Boards as text: the cards in each zone, and the changes after each step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

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
        lines = draw_board_changes(board, step.board, layout) if board else draw_board(step.board, layout)
        yield from (f"  {line}" for line in lines)
        board = apply_board_change(board or BoardSnapshot(), step.board)


def draw_board(board: BoardSnapshot, layout: BoardLayout) -> Iterator[str]:
    """The board, with a line for each row: B's side, the shared zones, A's side."""
    yield f"# {board.when}"
    known = {zone for row in layout.rows for zone in row} | {*layout.behind, *layout.middle, *layout.shared}
    far, near = PLAYERS[1], PLAYERS[0]
    line = _Drawing(board, layout.resting).zone_line
    yield from line(f"{far} {zone}" for zone in layout.behind)
    for row in reversed(layout.rows):
        zones = reversed(row) if layout.turned else row
        yield from line((f"{far} {zone}" for zone in zones), places=True)
    yield from line(layout.middle, places=True)
    yield from line(layout.shared)
    for row in layout.rows:
        yield from line((f"{near} {zone}" for zone in row), places=True)
    yield from line(f"{near} {zone}" for zone in layout.behind)
    yield from line(zone for zone in board.zones if zone not in known and zone[2:] not in known)
    yield from _joined(f"{name}: {number}" for name, number in board.counters.items())


def draw_board_changes(board: BoardSnapshot, change: BoardSnapshot, layout: BoardLayout) -> Iterator[str]:
    """The differences from the given board: the new and the old content of each changed zone and counter."""
    if change.when:
        yield f"# {change.when}"
    drawing = _Drawing(board, layout.resting)
    for zone, cards in change.zones.items():
        yield f"# {zone}: {drawing.card_list(cards)} (was {drawing.card_list(board.zones.get(zone, ()))})"
    for name, number in change.counters.items():
        yield f"# {name}: {number} (was {board.counters.get(name, 0)})"


def _joined(said: Iterable[str]) -> Iterator[str]:
    """One line of the board; none if there is nothing in it."""
    if line := " | ".join(said):
        yield f"#   {line}"


@dataclass(frozen=True)
class _Drawing:
    """A board in words; ``resting`` is the game's word for a resting card."""

    board: BoardSnapshot
    resting: str

    def zone_line(self, zones: Iterable[str], *, places: bool = False) -> Iterator[str]:
        """A line for a row of zones; empty zones are shown only for ``places``."""
        lying = [(zone, self.board.zones.get(zone, ())) for zone in zones]
        return _joined(f"{zone}: {self.card_list(cards)}" for zone, cards in lying if cards or places)

    def card_list(self, cards: Sequence[DrawnCard]) -> str:
        """The cards of a zone."""
        return ", ".join(map(self._card, cards)) or NOTHING

    def _card(self, card: DrawnCard) -> str:
        """A card as ``Sora (resting, damage 20, over Sora#2, with Red cheer)``."""
        name = card.name or "hidden"
        if card.count > 1:
            name = f"{card.count} cards from {name}" if card.name else f"{card.count} hidden"
        said = [self.resting] if card.resting else []
        said += ["face down"] if card.face_down else []
        said += [f"{name} {number}" for name, number in card.numbers.items()]
        said += card.notes
        said += [f"over {self.card_list(card.under)}"] if card.under else []
        said += [f"with {self.card_list(card.attached)}"] if card.attached else []
        return f"{name} ({', '.join(said)})" if said else name
