"""Card text: controlled English, read by a grammar into the ability tree of the protocol.

Each game has its own language in ``steps/<game>/cardtext.py``. This module has the shared parts: the form of its entry
(:class:`CardTextParser`), the one error (:class:`CardTextError`), :class:`CardTextLanguage`, which parses a line into a
syntax tree by a lark grammar, and :class:`CardTextReader`, from which a game's own reader of the tree is derived.
A text that is not understood is an error that shows the place and a way to mend it. It is never read as a card without
abilities.
"""

from __future__ import annotations

import inspect
import io
import pickle
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, Protocol, TypeVar, cast

import lark
from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken
from lark.lexer import PatternRE, PatternStr, TerminalDef
from msgspec.structs import asdict

from ..adapters.card_text_tree import Ability, Filter
from ..rulebooks.spelling import similarity_ratio
from . import disk_cache

T = TypeVar("T")


class CardTextParser(Protocol):
    """A parser of the text of a card of that kind: it returns the abilities, in the order of the text.

    Raises :class:`CardTextError` if the text is not understood.
    """

    def __call__(self, text: str, /, *, card_kind: str) -> tuple[Ability, ...]: ...


LONGEST = 2000
"""The longest line that is read, in characters: a longer one is a mistake, and slow to refuse."""

_ROOMS = tuple(Path(__file__).parents[1] / room for room in ("steps", "adapters", "rulebooks"))
"""Where the code is that reads texts, besides that of the game."""

_LITERALS_FIRST = 5
_SHOWN = 8
_NEAR = 0.7
_VERY_NEAR = 0.9
_LITERAL = ("QUOTED", "BRACKETED", "NAME", "TAG", "PERSON")


class CardTextError(ValueError):
    """A card text that is not understood.

    ``line`` and ``column`` count from 1 in ``text``; ``expected`` lists the words that are possible there;
    ``mend`` is a suggestion. As a string: one line, the line at fault, and a caret under the place.
    """

    def __init__(
        self,
        text: str,
        line: int,
        column: int,
        problem: str,
        *,
        expected: tuple[str, ...] = (),
        mend: str = "",
    ) -> None:
        self.text, self.line, self.column = text, line, column
        self.problem, self.expected, self.mend = problem, expected, mend
        shown = text.split("\n")[line - 1]
        where = f"card text, line {line}, column {column}: {problem}"
        super().__init__(f"{where}{'; ' if mend else ''}{mend}\n  {shown}\n  {' ' * (column - 1)}^")


class CardTextFault(Exception):
    """A fault at ``place``, an offset into the text; becomes a :class:`CardTextError`."""

    def __init__(self, place: int, problem: str, mend: str = "", expected: tuple[str, ...] = ()) -> None:
        super().__init__(problem)
        self.place, self.problem, self.mend, self.expected = place, problem, mend, expected

    def to_card_text_error(self, text: str) -> CardTextError:
        """The error for this fault, with the line and column in the whole card's text."""
        line = text.count("\n", 0, self.place) + 1
        column = self.place - (text.rfind("\n", 0, self.place) + 1) + 1
        return CardTextError(text, line, column, self.problem, expected=self.expected, mend=self.mend)


class AbilityLine(NamedTuple):
    """One ability's text and its offset in the card's text."""

    start: int
    text: str


class TextSpan(NamedTuple):
    """A part of a line, from ``start`` to ``end``. The grammar allows any other text of the same sort in its place."""

    sort: str
    start: int
    end: int


def ability_lines(text: str) -> Iterator[AbilityLine]:
    """The abilities of a card's text: separated by line ends or by `` / ``; blank ones are left out."""
    for piece in re.finditer(r"(?:(?! / )[^\n])+", text):
        words = piece.group()
        if words.strip(" \t/"):
            margin = len(words) - len(re.sub(r"^\s*(?:/\s)?\s*", "", words))
            yield AbilityLine(piece.start() + margin, words[margin:].rstrip())


class CardTextLanguage:
    """A game's language of card texts: :meth:`parse_line` gives a line's syntax tree, or raises :class:`CardTextFault`.

    ``grammar`` is in lark's notation, LALR. Its words are matched whole, in any case, with any white space
    between them. ``described`` names the terminals that are not a plain list of words.
    """

    def __init__(self, grammar: str, start: str, described: Mapping[str, str]) -> None:
        self._described = frozenset(described)
        self._words: dict[str, tuple[str, ...]] = {name: (what,) for name, what in described.items()}
        code = disk_cache.source_digest(__file__)
        tables = disk_cache.cache_path("card text", code, grammar, start, *described.items(), lark.__version__)
        if (found := disk_cache.read_cache(tables, self._load)) is None:
            found = self._made(grammar, start)
            disk_cache.write_cache(tables, self._save(found))
        self._lark: Lark = found

    def _made(self, grammar: str, start: str) -> Lark:
        """The parser for a grammar; building it takes half a second."""
        return Lark(
            grammar,
            parser="lalr",
            start=start,
            maybe_placeholders=True,
            propagate_positions=True,
            edit_terminals=self._whole_words,
        )

    def _save(self, made: Lark) -> bytes:
        file = io.BytesIO(pickle.dumps(self._words))
        file.seek(0, io.SEEK_END)
        made.save(file)
        return file.getvalue()

    def _load(self, file: BinaryIO) -> Lark:
        words, found = pickle.load(file), Lark.load(file)
        self._words = words
        return found

    def parse_line(self, line: AbilityLine) -> Tree[Token]:
        """The syntax tree of one line. Raises :class:`CardTextFault`, with places counted in the card's text."""
        if len(line.text) > LONGEST:
            raise CardTextFault(line.start, f"this ability has more than {LONGEST} characters", "write it shorter")
        try:
            return self._lark.parse(line.text)
        except UnexpectedInput as error:
            ended = isinstance(error, UnexpectedToken) and error.token.type == "$END"
            place = None if ended else cast("int | None", error.pos_in_stream)
            raise self._misread(line, len(line.text) if place is None else place) from None

    def text_spans(self, line: AbilityLine) -> Iterator[TextSpan]:
        """The phrases and words of a line, by their places in it; none if the line is not understood."""
        if len(line.text) > LONGEST:
            return
        try:
            tree = self._lark.parse(line.text)
        except UnexpectedInput:
            return
        nodes: Iterator[Tree[Token]] = tree.iter_subtrees_topdown()  # type: ignore[no-untyped-call]
        for node in nodes:
            if not node.meta.empty:
                yield TextSpan(self._sorts[str(node.data)], node.meta.start_pos, node.meta.end_pos)
            for word in node.children:
                if isinstance(word, Token) and word.start_pos is not None and word.end_pos is not None:
                    yield TextSpan(word.type, word.start_pos, word.end_pos)

    def words_of_sort(self, sort: str) -> tuple[str, ...]:
        """All words of a sort; nothing for a sort that is not a plain list."""
        return () if sort in self._described else self._words.get(sort, ())

    @cached_property
    def _sorts(self) -> Mapping[str, str]:
        """The sort of each node of the tree, by the node's name.

        It is the one symbol of the grammar that the node stands for, or the node's own name if it can stand for
        several. A symbol that only ever stands for another is the same sort as that one.
        """
        same: dict[str, str] = {}

        def canonical_symbol(symbol: str) -> str:
            while symbol in same:
                symbol = same[symbol]
            return symbol

        stands: dict[str, set[str]] = defaultdict(set)
        for rule in self._lark.rules:
            stands[rule.alias or rule.origin.name].add(rule.origin.name)
            sole = rule.expansion[0] if rule.options.expand1 and not rule.alias and len(rule.expansion) == 1 else None
            if (
                sole is not None
                and not sole.is_term
                and canonical_symbol(sole.name) != canonical_symbol(rule.origin.name)
            ):
                same[canonical_symbol(sole.name)] = canonical_symbol(rule.origin.name)
        return {
            name: canonical_symbol(next(iter(symbols))) if len(symbols) == 1 else name
            for name, symbols in stands.items()
        }

    def _whole_words(self, terminal: TerminalDef) -> TerminalDef:
        if terminal.name.startswith("__IGNORE"):
            return terminal
        raw = terminal.pattern.value
        if isinstance(terminal.pattern, PatternStr):
            self._words.setdefault(terminal.name, (raw,))
            spaced = r"\s+".join(re.escape(word) for word in raw.split(" "))
            ending = r"(?![\w'])" if raw[-1].isalnum() else ""
            terminal.priority = _LITERALS_FIRST if " " in raw else terminal.priority
        else:
            self._words.setdefault(terminal.name, tuple(re.sub(r"\\(.)", r"\1", raw).split("|")))
            spaced = raw.replace(" ", r"\s+")
            ending = r"(?![\w'])"
        charset = "" if terminal.name in _LITERAL else "?a:"
        terminal.pattern = PatternRE(f"({charset or '?:'}{spaced}){ending}", flags=("i",))
        return terminal

    def _misread(self, line: AbilityLine, place: int) -> CardTextFault:
        accepted = self._accepted(line.text[:place])
        expected = tuple(dict.fromkeys(phrase for phrases in accepted for phrase in phrases))
        rest = line.text[place:].split()
        if not rest:
            problem = "the text ends too early"
        else:
            problem = f"'{rest[0].rstrip('.,:;') or rest[0]}' is not understood here"
        near = _nearest(rest, expected) or self._nearest_before(line.text, place)
        if near:
            mend = f"did you mean '{near}'?"
        elif not rest and "." in expected:
            mend = "end the sentence with '.'"
        else:
            mend = "expected " + _listing(accepted)
        return CardTextFault(line.start + place, problem, mend, expected)

    def _nearest_before(self, text: str, place: int) -> str:
        """The phrase that was probably meant, if its first word has been read as another."""
        before = re.search(r"\S+\s+$", text[:place])
        if before is None:
            return ""
        accepted = self._accepted(text[: before.start()])
        phrases = (phrase for phrases in accepted for phrase in phrases if " " in phrase)
        return _nearest(text[before.start() :].split(), tuple(phrases), _VERY_NEAR)

    def _accepted(self, before: str) -> list[tuple[str, ...]]:
        """The words that are possible next, those of each terminal together."""
        try:
            parser = self._lark.parse_interactive(before)
            parser.exhaust_lexer()
        except UnexpectedInput:
            return []
        names: set[str] = parser.accepts()  # type: ignore[no-untyped-call]
        return [self._words.get(name, ("the end",)) for name in sorted(names)]


def card_text_parser(kinds: Iterable[str], read: Callable[[AbilityLine, str], Ability]) -> CardTextParser:
    """A parser of the texts of cards of these kinds: ``read`` reads each line, for a kind of card.

    It raises :class:`CardTextError` for a text without lines or with one that is misread, and :class:`ValueError` for
    another kind of card. Texts are read once, and then cached on disk.
    """
    known = tuple(kinds)

    @cache
    def readings() -> disk_cache.RecordCache[tuple[Ability, ...]]:
        home = Path(inspect.getfile(read)).parent
        code = disk_cache.source_digest(*map(str, (home, *_ROOMS)))
        return disk_cache.RecordCache(disk_cache.cache_path("texts", code, lark.__version__), tuple[Ability, ...])

    @lru_cache(maxsize=4096)
    def parse(text: str, *, card_kind: str) -> tuple[Ability, ...]:
        if card_kind not in known:
            raise ValueError(f"no card is of the kind '{card_kind}'; the kinds are: {', '.join(known)}")
        if (found := readings().get_result(card_kind, text)) is not None:
            return found
        try:
            abilities = tuple(read(line, card_kind) for line in ability_lines(text))
            if not abilities:
                raise CardTextFault(0, "the text is empty", "leave the text out, or write an ability")
        except CardTextFault as error:
            raise error.to_card_text_error(text) from None
        readings().add_result(abilities, card_kind, text)
        return abilities

    return parse


def grammar_text(*packages: str) -> str:
    """The grammars of card text in these packages, as one."""
    return "\n".join(files(each).joinpath("cardtext.lark").read_text(encoding="utf-8") for each in packages)


def join_filters(filters: Iterable[Filter]) -> Filter:
    """One filter with the conditions of all, in any order; no two may be about the same property."""
    said: dict[str, Any] = {}
    for each in filters:
        for name, value in asdict(each).items():
            if value:
                said[name] = said.get(name, ()) + value if isinstance(value, tuple) else value
    for name in ("facts", "containing", "bounds", "state", "alike"):
        if name in said:
            said[name] = tuple(sorted(said[name], key=lambda each: getattr(each, "what", each)))
    return Filter(**said)


def token_words(token: Token) -> str:
    """A keyword as the grammar writes it."""
    return " ".join(token.lower().split())


def constant_method(value: T) -> Callable[..., T]:
    """The method of a node that always means the same."""
    return lambda _reader, *_children: value


def from_number(make: Callable[[int], T]) -> Callable[..., T]:
    """The method of a node whose meaning is made from its first child, a number."""
    return lambda _reader, number, *_children: make(int(number))


def from_children(make: Callable[..., T]) -> Callable[..., T]:
    """The method of a node whose meaning is made from the meanings of its children."""
    return lambda _reader, *children: make(*children)


class CardTextReader:
    """A reader of one line: the method with the name of a node of the syntax tree gives the meaning of that node.

    A meaning that needs nothing of the reader is a row: ``draw = from_number(Draw)``.
    """

    def __init__(self, line: AbilityLine) -> None:
        self._text = line.text
        self._start = line.start
        self._at = line.start
        self._span = (0, 0)

    def read_tree(self, tree: Tree[Token]) -> Any:
        """The meaning of the tree. Raises :class:`CardTextFault`."""
        children = [self.read_tree(child) if isinstance(child, Tree) else child for child in tree.children]
        self._span = (getattr(tree.meta, "start_pos", 0), getattr(tree.meta, "end_pos", 0))
        self._at = self._start + self._span[0]
        return getattr(self, tree.data)(*children)

    def _inner(self) -> str:
        """The text of the node that is being read, without the brackets around it."""
        start, end = self._span
        return self._text[start + 1 : end - 1].strip()

    def _adjectives(self, said: Iterable[Any]) -> list[Filter]:
        """The filters before a noun. Raises :class:`CardTextFault` for two of one sort."""
        where = [each for each in said if isinstance(each, Filter)]
        if len({*map(_about, where)}) < len(where):
            raise CardTextFault(self._at, "two words of the same sort", "leave one out")
        return where

    def _place(self, word: Token) -> int:
        """The offset of a word of the line in the card's text."""
        assert word.start_pos is not None
        return self._start + word.start_pos


def _about(where: Filter) -> tuple[str, str]:
    """The property that a filter of one word is about."""
    name = next(name for name in where.__struct_fields__ if getattr(where, name))
    value = getattr(where, name)
    first = value[0] if isinstance(value, tuple) else value
    return name, str(getattr(first, "what", first))


def _nearest(words: list[str], phrases: tuple[str, ...], least: float = _NEAR) -> str:
    """The phrase most like the beginning of ``words``, or nothing if none is near."""
    best, score = "", least
    for phrase in phrases:
        said = " ".join(words[: len(phrase.split())]).lower().rstrip(".,:;")
        likeness = similarity_ratio(said, phrase)
        if likeness >= score and said != phrase:
            best, score = phrase, likeness
    return best


def _listing(accepted: list[tuple[str, ...]]) -> str:
    """A few of the possible next words, the smallest classes of words first."""
    if not accepted:
        return "something else"
    classes = sorted(accepted, key=len)[:_SHOWN]
    samples = (f"'{phrases[0]}'" + (" and the like" if len(phrases) > 2 else "") for phrases in classes)
    shown = ", ".join(samples)
    return shown if len(accepted) <= _SHOWN else f"{shown}, ..."
