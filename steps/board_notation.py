"""The board notation: a table of zones, or one cell of it, as cards with attributes.

    | zone   | A                        | B              |
    | center | Sora hp:50 damage:20     | Miko           |
    | back   | Roboco resting, Suisei   | -              |
    | deck   | Fubuki level:1st, 3 cards|                |

A cell holds cards separated by commas. ``-`` means that the zone is empty; an empty cell leaves the zone to its
default. A card is a name, then attributes: ``key:value`` or a bare flag. Several values of one attribute are separated
by ``/`` and repeated with ``*``; a value with spaces is in quotes. ``3 cards`` are fillers. Each game defines what its
attributes mean.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from ..adapters.messages import PLAYERS, Player
from ..adapters.protocol_vocabulary import GameVocabulary
from ..adapters.session import ScenarioError
from ..rulebooks.spelling import nearest_match

_TOKEN = re.compile(r'(?:"[^"]*"|[^\s"])+')
_FILLERS = re.compile(r"(\d+) cards?$")
_QUOTED_OR_COMMA = re.compile(r'"[^"]*"|,')

MOST_CARDS = 5_000
"""The greatest number of cards that a cell can stand for."""


class UnknownAttribute(ScenarioError):
    """An attribute that a card does not have; ``allowed`` are those that a card of its kind can have."""

    def __init__(self, message: str, allowed: Collection[str]) -> None:
        super().__init__(message)
        self.allowed = tuple(sorted(allowed))


@dataclass(frozen=True)
class BoardItem:
    """A card of a cell, or ``count`` nameless fillers (``name`` is then empty). Flags have no values."""

    name: str
    attributes: dict[str, tuple[str, ...]] = field(default_factory=dict)
    count: int = 1


@dataclass(frozen=True)
class BoardCell:
    """One player's part of a zone."""

    zone: str
    player: Player
    items: tuple[BoardItem, ...]


def read_board(table: Sequence[Sequence[str]], zones: Collection[str], flags: Collection[str]) -> list[BoardCell]:
    """The cells of a board that are not empty. Raises :class:`ScenarioError` that names the row."""
    if not table or not table[0] or table[0][0].strip() != "zone":
        raise ScenarioError("a board begins with the row '| zone | A | B |'")
    columns = [title.strip() for title in table[0][1:]]
    if not columns or len(set(columns)) < len(columns) or set(columns) - set(PLAYERS):
        raise ScenarioError(f"the columns of a board are 'A' and 'B', not {', '.join(columns) or 'none'}")
    cells, seen = list[BoardCell](), set[str]()
    for row in table[1:]:
        zone = row[0].strip()
        if zone in seen:
            raise ScenarioError(f"the board has two rows for {zone!r}; put both into one cell, with a comma")
        seen.add(zone)
        if zone not in zones:
            raise ScenarioError(f"the board has a zone {zone!r}; the zones are {', '.join(zones)}")
        for player in PLAYERS:
            text = row[columns.index(player) + 1].strip() if player in columns else ""
            if text:
                cells.append(BoardCell(zone, player, read_cell(text, flags, f"{player}'s {zone}")))
    return cells


def read_cell(text: str, flags: Collection[str], where: str) -> tuple[BoardItem, ...]:
    """The cards of one cell; none for ``-``. Raises :class:`ScenarioError` that begins with ``where``."""
    if text.strip() in ("-", "nothing"):
        return ()
    if text.count('"') % 2:
        raise ScenarioError(f"{where}: a quotation mark is missing in {text!r}")
    return tuple(_item(part.strip(), flags, where) for part in _split_at_commas(text))


def check_card_count(digits: str, where: str) -> int:
    """The number of cards that the digits state. Raises :class:`ScenarioError` for more than any zone holds."""
    if len(digits) > len(str(MOST_CARDS)) or int(digits) > MOST_CARDS:
        raise ScenarioError(f"{where}: {digits[:20]} cards are too many; {MOST_CARDS} are the most")
    return int(digits)


def write_cell(items: Sequence[BoardItem]) -> str:
    """The text of a cell with these cards."""
    return ", ".join(map(_written, items)) or "-"


def attribute_value(item: BoardItem, key: str, default: str) -> str:
    """The value of an attribute that takes one, or the default."""
    values = item.attributes.get(key)
    return values[0] if values else default


def attribute_number(item: BoardItem, key: str, default: int, where: str) -> int:
    """The value of an attribute that is a number. Raises :class:`ScenarioError` that begins with ``where``."""
    value = attribute_value(item, key, str(default))
    if not value.isdigit():
        raise ScenarioError(f"{where}: {item.name or 'a card'} has {key}:{value}; the value has to be a number")
    return int(value)


def check_attributes(item: BoardItem, allowed: Collection[str], kind: str, where: str) -> None:
    """Raise :class:`UnknownAttribute` for an attribute that a card of that kind does not have."""
    for key in item.attributes:
        if key not in allowed:
            near = nearest_match(key, sorted(allowed))
            hint = f"; did you mean {near!r}?" if near else f"; there are {', '.join(sorted(allowed))}"
            raise UnknownAttribute(f"{where}: {item.name or 'a card'} ({kind}) has no attribute {key!r}{hint}", allowed)


def kind_of(item: BoardItem, default: str, kinds: Collection[str], where: str) -> str:
    """The kind of card that an item states, or the default. Raises :class:`ScenarioError` for an unknown one."""
    kind = attribute_value(item, "kind", default)
    if kind not in kinds:
        raise ScenarioError(f"{where}: {item.name} has kind:{kind}; kinds are {', '.join(kinds)}")
    return kind


def lying_attributes(words: GameVocabulary) -> frozenset[str]:
    """The attributes of a game that describe how a card lies, not its printed properties."""
    flags = (flag.replace("_", "-") for flag in words.flags)
    return frozenset((*flags, *words.names_of("numbers"), *words.attached, *(("under",) if words.stacks else ())))


def _written(item: BoardItem) -> str:
    name = item.name or f"{item.count} card{'' if item.count == 1 else 's'}"
    attributes = (
        f"{key}:{'/'.join(map(_quoted, values))}" if values else key for key, values in item.attributes.items()
    )
    return " ".join((name, *attributes))


def _quoted(value: str) -> str:
    return f'"{value}"' if set(value) & set(" /*") else value


def _split_at_commas(text: str) -> Iterator[str]:
    """The parts of a text between the commas that are not in quotes."""
    begin = 0
    for found in _QUOTED_OR_COMMA.finditer(text):
        if found[0] == ",":
            yield text[begin : found.start()]
            begin = found.end()
    yield text[begin:]


def _item(text: str, flags: Collection[str], where: str) -> BoardItem:
    tokens = _TOKEN.findall(text)
    words = 0
    while words < len(tokens) and ":" not in tokens[words] and tokens[words] not in flags:
        words += 1
    name = " ".join(tokens[:words])
    attributes: dict[str, tuple[str, ...]] = {}
    for token in tokens[words:]:
        key, colon, values = token.partition(":")
        if not colon and key not in flags:
            raise ScenarioError(f"{where}: {token!r} in {text!r} is not an attribute; write attributes as 'key:value'")
        if key in attributes:
            raise ScenarioError(f"{where}: {key!r} is twice in {text!r}; write it once, with '/' between the values")
        if colon and not values:
            raise ScenarioError(f"{where}: {token!r} in {text!r} has no value")
        attributes[key] = tuple(_values(values, where)) if colon else ()
    fillers = _FILLERS.match(name)
    if fillers:
        return BoardItem("", attributes, check_card_count(fillers[1], where))
    if not name:
        raise ScenarioError(f"{where}: a card without a name: {text!r}")
    return BoardItem(name, attributes)


def _values(text: str, where: str) -> Iterator[str]:
    for part in re.findall(r'"[^"]*"(?:\*\d+)?|[^/"]+', text):
        value, star, times = part.rpartition("*")
        if star and not times.isdigit():
            raise ScenarioError(f"{where}: {part!r} should read like 'red*2'")
        yield from [(value if star else part).strip('"')] * (check_card_count(times, where) if star else 1)
