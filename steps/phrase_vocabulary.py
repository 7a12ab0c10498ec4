"""The phrases of a game: which function a sentence of a scenario means.

A module of phrases holds a :class:`Phrases` and fills it by decorating functions::

    phrase = Phrases()

    @phrase.when("{player:Player} collabs {card:Card}", example="A collabs Roboco")
    def collab(world: World, player: Player, card: str) -> None: ...

A function takes the world, the parsed arguments, and, if it declares them, ``table`` (rows of cells) and ``text`` (a
doc string). A phrase that is a single call is a :class:`PhraseRow` of a table instead. Given, When and Then are
separate. :class:`Vocabulary` joins the phrases of one game's scenarios, including the shared ones. It looks up each
sentence only once.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, TypeVar

import parse  # type: ignore[import-untyped]

from ..adapters.messages import Capability
from ..adapters.session import ScenarioError
from ..rulebooks.spelling import nearest_match

Keyword = Literal["given", "when", "then"]
KEYWORDS: tuple[Keyword, ...] = ("given", "when", "then")
Table = Sequence[Sequence[str]]
Function = TypeVar("Function", bound=Callable[..., None])

Type = Callable[[str], Any]
"""A type of arguments, as a converter of its text to a value; the pattern of the type is an attribute of it."""


class UnknownPhrase(ScenarioError):
    """No phrase has this form; the message suggests the nearest."""


class AmbiguousPhrase(ScenarioError):
    """Several phrases have this form; the message names them."""


@dataclass(frozen=True)
class PhraseDefinition:
    """A phrase: its pattern, an example that it matches, its meaning, the function, and the capabilities it needs.

    ``fixed`` are arguments of the function that the sentence does not contain. ``ends``: it claims that the game is
    over, so nothing else is judged after it. ``types`` are the types of arguments that its module adds.
    ``row`` is a text that finds a row in its module; empty for a phrase with a function of its own.
    """

    keyword: Keyword
    pattern: str
    example: str
    meaning: str
    function: Callable[..., object]
    fixed: Mapping[str, Any] = field(default_factory=dict)
    needs: tuple[Capability, ...] = ()
    takes_table: bool = False
    needs_table: bool = False
    takes_text: bool = False
    needs_text: bool = False
    ends: bool = False
    types: Mapping[str, Type] = field(default_factory=dict)
    row: str = ""

    @property
    def argument_types(self) -> dict[str, str]:
        """The name of the type of each argument."""
        return dict(re.findall(r"{(\w+):(\w+)}", self.pattern))


class PhraseRow:
    """A phrase that is a call of ``does``, with the arguments of the sentence and with the ``fixed`` ones.

    PhraseRow("{card:Card} has power {expected:Integer}", "Sora has power 3", "The power of a card.",
              expect_fact_equal, fact="power")
    """

    def __init__(
        self,
        pattern: str,
        example: str,
        meaning: str,
        does: Callable[..., object],
        *,
        needs: tuple[Capability, ...] | None = None,
        **fixed: Any,
    ) -> None:
        self.pattern, self.example, self.meaning = pattern, example, meaning
        self.does, self.needs, self.fixed = does, needs, fixed


@dataclass(frozen=True)
class PhraseMatch:
    """A definition with the arguments of a sentence."""

    definition: PhraseDefinition
    sentence: str
    arguments: dict[str, Any] = field(default_factory=dict)

    @property
    def required_capabilities(self) -> tuple[Capability, ...]:
        """The capabilities that an engine has to declare for this sentence."""
        return self.definition.needs

    def run(self, world: Any, table: Table | None = None, text: str | None = None) -> None:
        """Carry the sentence out. Raises :class:`ScenarioError` for a missing or superfluous table or text."""
        definition, given = self.definition, {**self.definition.fixed, **self.arguments}
        for name, value, takes, needs in (
            ("table", table, definition.takes_table, definition.needs_table),
            ("text", text, definition.takes_text, definition.needs_text),
        ):
            if value is None and needs:
                raise ScenarioError(f"{self.sentence!r} needs a {name} below it")
            if value is not None and not takes:
                raise ScenarioError(f"{self.sentence!r} takes no {name}; remove the one below it")
            if value is not None:
                given[name] = value
        definition.function(world, **given)


class Phrases:
    """The phrases of a module, in the order in which they are written; ``types`` are its own types of arguments."""

    def __init__(self, **types: Type) -> None:
        self.definitions: list[PhraseDefinition] = []
        self._types = types

    def given(
        self, pattern: str, *, example: str, needs: tuple[Capability, ...] = ()
    ) -> Callable[[Function], Function]:
        """Define a phrase that states a part of the scene."""
        return self._define("given", pattern, example, needs)

    def when(self, pattern: str, *, example: str, needs: tuple[Capability, ...] = ()) -> Callable[[Function], Function]:
        """Define a phrase that acts or answers."""
        return self._define("when", pattern, example, needs)

    def then(
        self, pattern: str, *, example: str, needs: tuple[Capability, ...] = (), ends: bool = False
    ) -> Callable[[Function], Function]:
        """Define a phrase that claims; with ``ends`` it claims that the game is over, and with which result."""
        return self._define("then", pattern, example, needs, ends)

    def add_given_rows(self, *rows: PhraseRow) -> None:
        """Define phrases that state parts of the scene."""
        self._add_rows("given", rows)

    def add_when_rows(self, *rows: PhraseRow) -> None:
        """Define phrases that act or answer."""
        self._add_rows("when", rows)

    def add_then_rows(self, *rows: PhraseRow) -> None:
        """Define phrases that claim; each needs the judge's view, unless it states its needs."""
        self._add_rows("then", rows, ("views.judge",))

    def _add_rows(self, keyword: Keyword, rows: Iterable[PhraseRow], needs: tuple[Capability, ...] = ()) -> None:
        for row in rows:
            needed = needs if row.needs is None else row.needs
            self.add_phrase(keyword, row.pattern, row.example, row.meaning, row.does, needed, row.pattern, row.fixed)

    def add_phrase(
        self,
        keyword: Keyword,
        pattern: str,
        example: str,
        meaning: str,
        function: Callable[..., object],
        needs: tuple[Capability, ...],
        row: str = "",
        fixed: Mapping[str, Any] = MappingProxyType({}),
        ends: bool = False,
    ) -> None:
        """Define a phrase."""
        parameters = inspect.signature(function).parameters
        table, text = parameters.get("table"), None if "text:" in pattern else parameters.get("text")
        self.definitions.append(
            PhraseDefinition(
                keyword,
                pattern,
                example,
                meaning,
                function,
                fixed,
                needs,
                takes_table=table is not None,
                needs_table=table is not None and table.default is inspect.Parameter.empty,
                takes_text=text is not None,
                needs_text=text is not None and text.default is inspect.Parameter.empty,
                ends=ends,
                types=self._types,
                row=row,
            )
        )

    def _define(
        self, keyword: Keyword, pattern: str, example: str, needs: tuple[Capability, ...], ends: bool = False
    ) -> Callable[[Function], Function]:
        def define_phrase(function: Function) -> Function:
            meaning = " ".join((inspect.getdoc(function) or "").split())
            self.add_phrase(keyword, pattern, example, meaning, function, needs, ends=ends)
            return function

        return define_phrase


class Vocabulary:
    """All phrases of a game's scenarios."""

    def __init__(self, game: str, modules: Iterable[Phrases]) -> None:
        self.game = game
        self.definitions = tuple(d for module in modules for d in module.definitions)
        self._compiled: dict[Keyword, list[tuple[parse.Parser, PhraseDefinition]]] = {k: [] for k in KEYWORDS}
        for definition in self.definitions:
            parser = parse.compile(definition.pattern, {**TYPES, **definition.types}, case_sensitive=True)
            self._compiled[definition.keyword].append((parser, definition))
        self._found: dict[tuple[Keyword, str], PhraseMatch] = {}

    def find_phrase(self, keyword: Keyword, sentence: str) -> PhraseMatch:
        """The phrase of a sentence. Raises :class:`UnknownPhrase` or :class:`AmbiguousPhrase`."""
        key = (keyword, sentence)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._find(keyword, sentence)
        return found

    def has_form(self, definition: PhraseDefinition, sentence: str) -> bool:
        """Whether a sentence has the form of a phrase."""
        return any(
            each is definition and parser.parse(sentence) is not None
            for parser, each in self._compiled[definition.keyword]
        )

    def _find(self, keyword: Keyword, sentence: str) -> PhraseMatch:
        found = list(self._matches(keyword, sentence))
        if len(found) > 1:
            forms = " and ".join(repr(phrase.definition.pattern) for phrase in found)
            raise AmbiguousPhrase(f"{keyword.capitalize()} {sentence!r} has several meanings: {forms}")
        if not found:
            raise UnknownPhrase(self._unknown(keyword, sentence))
        return found[0]

    def _matches(self, keyword: Keyword, sentence: str) -> Iterator[PhraseMatch]:
        for parser, definition in self._compiled[keyword]:
            result = parser.parse(sentence)
            if result is not None:
                yield PhraseMatch(definition, sentence, dict(result.named))

    def _unknown(self, keyword: Keyword, sentence: str) -> str:
        message = f"no phrase for {keyword.capitalize()} {sentence!r}"
        elsewhere = [k for k in KEYWORDS if k != keyword and any(self._matches(k, sentence))]
        if elsewhere:
            return f"{message}; it is a phrase for {elsewhere[0].capitalize()}"
        examples = [d.example for d in self.definitions if d.keyword == keyword]
        near = nearest_match(sentence, examples, least=0)
        return f"{message}; the nearest is {near!r}" if near else message

    def has_phrase(self, keyword: Keyword, sentence: str) -> bool:
        """Whether exactly one phrase has the form of the sentence."""
        try:
            self.find_phrase(keyword, sentence)
        except ScenarioError:
            return False
        return True

    def argument_spans(self, definition: PhraseDefinition) -> dict[str, tuple[int, int]]:
        """The places of a phrase's arguments in its example: start and end, by name."""
        parser = next(parser for parser, each in self._compiled[definition.keyword] if each is definition)
        found = parser.parse(definition.example)
        return dict(found.spans)

    def unused_phrases(self, sentences: Iterable[tuple[Keyword, str]]) -> list[PhraseDefinition]:
        """The phrases that are not used by any of these sentences."""
        used = {id(self.find_phrase(keyword, sentence).definition) for keyword, sentence in sentences}
        return [definition for definition in self.definitions if id(definition) not in used]

    def required_capabilities(self, phrases: Iterable[PhraseMatch]) -> tuple[Capability, ...]:
        """The capabilities that a scenario of these phrases needs, sorted; every scenario needs a position."""
        base: set[Capability] = {"scene.position", "cards.vanilla"}
        return tuple(sorted(base.union(*(phrase.required_capabilities for phrase in phrases))))


# --- types of arguments ---------------------------------------------------------------------------

_NAME = r"[\w#'-]+(?: (?!(?:on|of|with|to|is|has|in|into|under)\b)[\w#'-]+)*?"


def argument_type(pattern: str, convert: Type) -> Type:
    """A type of arguments: the pattern of its texts, and their conversion."""

    def convert_text(text: str) -> Any:
        return convert(text)

    made: Type = parse.with_pattern(pattern)(convert_text)
    return made


def leading_number(text: str) -> int:
    """The number that a text begins with: ``3``, ``3 cards``, ``no cards``."""
    number = text.split(maxsplit=1)[0]
    return 0 if number == "no" else int(number)


def split_names(text: str) -> tuple[str, ...]:
    """``Miko, Suisei`` as two names."""
    return tuple(part.strip() for part in text.split(","))


TYPES: dict[str, Type] = {
    "Player": argument_type(r"[AB]", str),
    "Card": argument_type(_NAME, str),
    "Name": argument_type(_NAME, str),
    "Cards": argument_type(rf"(?!(?:empty|nothing)\b){_NAME}(?:, ?{_NAME})*", split_names),
    "Number": argument_type(r"\d+|no", leading_number),
    "Times": argument_type(r"(?:\d+|no) times?", leading_number),
    "Can": argument_type("can|cannot", lambda text: text == "can"),
    "May": argument_type("may|may not", lambda text: text == "may"),
    "Is": argument_type("is|is not", lambda text: text == "is"),
    "Has": argument_type("has|does not have", lambda text: text == "has"),
    "Was": argument_type("was|was not", lambda text: text == "was"),
    "Signed": argument_type(r"[+-]\d+", int),
    "Numbers": argument_type(r"\d+(?:, ?\d+)*", lambda text: tuple(int(n) for n in text.split(","))),
    "CardCount": argument_type(r"(?:\d+|no) cards?", leading_number),
    "Quoted": argument_type(r'".+"', lambda text: text[1:-1]),
    "Integer": argument_type(r"-?\d+", int),
    "Zone": argument_type(r"lane [1-5]|[a-z]+(?: [a-z]+)?", str),
    "Step": argument_type(r"(?:[A-Za-z-]+ ){1,2}(?:step|phase)", str),
    "Word": argument_type(r"[a-z]+", str),
    "Face": argument_type("up|down", str),
    "Cell": argument_type(r'\S(?:(?! that reads ").)*', str),
    "Label": argument_type(r"#?[\w-]+", str),
}
"""The types of a pattern's fields, by the name that follows the colon."""
