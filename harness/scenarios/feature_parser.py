"""Feature files and their scenarios as data, read with Gherkin's own parser. A game's files are parsed once.

The id of a scenario is ``game/section/slug-of-its-title``; in a file outside the suite it is the path and that slug. An
outline is one scenario, and its examples are its cases. A scenario counts for the clauses that its own tags and those
of its Rule and its Feature name. Its *primary* clauses are those of the Rule, or its own outside every Rule. A scenario
that shows a worked example of the rulebook is tagged with the example, and counts for its clause. A scenario that has
the case of a ruling of the publisher is tagged with the ruling. A tag of a first or a last edition limits the editions
in which a scenario holds (:mod:`.older_editions`). A tag such as ``@without-stack-counts`` leaves out a variation, and
says why (:mod:`...steps.variation_names`).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser
from msgspec.msgpack import decode, encode

from ...rulebooks.bounded_file import MIB, read_bounded_text
from ...rulebooks.ledger import UNTITLED
from ...steps.disk_cache import cache_path, read_cache, source_digest, write_cache

CLAUSE = "clause-"
EXAMPLE = "example-"
READING = "reading-"
ASSUMPTION = "assumption-"
RULING = "ruling-"
SINCE = "since-"
UNTIL = "until-"
WITHOUT = "without-"

JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
"""A character of Japanese."""

Keyword = Literal["given", "when", "then"]
_KEYWORDS: dict[str, Keyword] = {"Context": "given", "Action": "when", "Outcome": "then"}
_OUTLINES = ("Scenario Outline", "Scenario Template")
_PLACEHOLDER = re.compile(r"<(.+?)>")  # as pytest-bdd has it


LONGEST_TEXT = 4_000
"""The greatest length of a step, of a cell and of a text in it, in characters."""


class BadFeature(Exception):
    """A feature file that cannot be parsed; ``wrong`` is the fault, ``line`` its line, or 0 for the whole file."""

    def __init__(self, path: Path, line: int, wrong: str) -> None:
        super().__init__(f"{path}:{line}: {wrong}" if line else f"{path}: {wrong}")
        self.path, self.line, self.wrong = path, line, wrong


@dataclass(frozen=True)
class Tag:
    """A tag without its ``@``."""

    name: str
    line: int

    @property
    def clause_id(self) -> str | None:
        """The number of the clause that the tag names, itself or by one of its examples; None for another tag."""
        if self.example_id is not None:
            return self.example_id.partition("/")[0]
        return self._after(CLAUSE)

    @property
    def example_id(self) -> str | None:
        """The id of the worked example that the tag names; None for another tag."""
        return self._after(EXAMPLE)

    @property
    def assumption_id(self) -> str | None:
        """The id of the assumption that the tag names; None for another tag."""
        return self._after(ASSUMPTION)

    @property
    def ruling_id(self) -> str | None:
        """The id of the publisher's ruling that the tag names; None for another tag."""
        return self._after(RULING)

    @property
    def reading_option(self) -> tuple[str, str] | None:
        """The id of the reading that the tag names, and the option that the scenario shows; empty if it rests on ours.

        None for another tag.
        """
        if (named := self._after(READING)) is None:
            return None
        name, _, option = named.partition("=")
        return name, option

    @property
    def first_edition(self) -> str | None:
        """The first edition in which a scenario with the tag holds; None for another tag."""
        return self._after(SINCE)

    @property
    def last_edition(self) -> str | None:
        """The last edition in which a scenario with the tag holds; None for another tag."""
        return self._after(UNTIL)

    @property
    def left_out_variation(self) -> tuple[str, str] | None:
        """The name of a variation that the tag leaves out, and the reason; None for another tag."""
        if (named := self._after(WITHOUT)) is None:
            return None
        variation, _, reason = named.rpartition("-")
        return variation, reason

    def for_clause(self, number: str) -> Tag:
        """The same tag for another clause."""
        assert self.clause_id is not None
        return replace(self, name=self.name.replace(self.clause_id, number, 1))

    def _after(self, prefix: str) -> str | None:
        return self.name.removeprefix(prefix) if self.name.startswith(prefix) else None


@dataclass(frozen=True)
class ScenarioStep:
    """A step of a scenario. ``keyword`` is None for an ``And``, ``But`` or ``*`` that does not follow another step."""

    keyword: Keyword | None
    word: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()
    doc: str | None = None

    @property
    def full_line(self) -> str:
        """The keyword as written, and the sentence."""
        return f"{self.word} {self.text}"

    @property
    def placeholder_names(self) -> set[str]:
        """The names of the placeholders, which are in angle brackets."""
        cells = (cell for row in self.table for cell in row)
        return {name for text in (self.text, self.doc or "", *cells) for name in _PLACEHOLDER.findall(text)}

    def fill_placeholders(self, example: Mapping[str, str]) -> ScenarioStep:
        """The step with the values of the example in place of its placeholders."""
        if not example:
            return self
        table = tuple(tuple(_fill_text(cell, example) for cell in row) for row in self.table)
        doc = None if self.doc is None else _fill_text(self.doc, example)
        return replace(self, text=_fill_text(self.text, example), table=table, doc=doc)


def _fill_text(text: str, example: Mapping[str, str]) -> str:
    """A text with the values of the example in place of its placeholders."""
    return _PLACEHOLDER.sub(lambda name: example.get(name[1], name[0]), text)


@dataclass(frozen=True)
class FeatureRule:
    """A Rule of a feature file, which holds the scenarios of one clause."""

    title: str
    line: int
    tags: tuple[Tag, ...]

    @property
    def is_untitled(self) -> bool:
        """Whether the title consists of the clause's number, and of the words that a new clause has for a title."""
        return self.title.partition(" ")[2] == UNTITLED

    @property
    def first_line(self) -> int:
        """The line of its first tag, or of its title."""
        return min((self.line, *(tag.line for tag in self.tags)))


@dataclass(frozen=True)
class Scenario:
    """A scenario, or an outline with its examples. ``steps`` begin with the steps of its backgrounds."""

    id: str
    game: str
    section: str
    title: str
    path: Path
    line: int
    outline: bool
    tags: tuple[Tag, ...]
    feature_tags: tuple[Tag, ...]
    rule: FeatureRule | None
    own_steps: int
    steps: tuple[ScenarioStep, ...]
    examples: tuple[dict[str, str], ...]
    example_tags: tuple[Tag, ...] = ()

    @property
    def first_line(self) -> int:
        """The line of its first tag, or of its title."""
        return min((self.line, *(tag.line for tag in self.tags)))

    @cached_property
    def all_clauses(self) -> tuple[str, ...]:
        """All clauses that the scenario counts for, the primary ones first."""
        return _distinct(tag.clause_id for tag in self._all_tags)

    @cached_property
    def primary_clauses(self) -> tuple[str, ...]:
        """The clauses that the scenario is meant to show."""
        tags = self.rule.tags if self.rule else self.tags
        return _distinct(tag.clause_id for tag in tags)

    @property
    def worked_examples(self) -> tuple[str, ...]:
        """The ids of the worked examples of the rulebook that the scenario shows."""
        return _distinct(tag.example_id for tag in self.tags)

    @property
    def assumption_ids(self) -> tuple[str, ...]:
        """The ids of the assumptions that the scenario rests on."""
        return _distinct(tag.assumption_id for tag in self._all_tags)

    @property
    def ruling_ids(self) -> tuple[str, ...]:
        """The ids of the publisher's rulings whose case the scenario has."""
        return _distinct(tag.ruling_id for tag in self.tags)

    @cached_property
    def reading_options(self) -> dict[str, str]:
        """The option that the scenario shows of each reading that its tags name, by id; empty if it rests on ours."""
        named = [tag.reading_option for tag in self._all_tags if tag.reading_option is not None]
        return {**dict(named), **{name: option for name, option in named if option}}

    @property
    def left_out_variations(self) -> tuple[str, ...]:
        """The names of the variations in which the scenario is not played, because its tags say so."""
        return _distinct(tag.left_out_variation[0] for tag in self._all_tags if tag.left_out_variation)

    @property
    def first_edition(self) -> str | None:
        """The first edition in which the scenario holds; None if that follows from its clauses."""
        return next((tag.first_edition for tag in self._inner_tags if tag.first_edition), None)

    @property
    def last_edition(self) -> str | None:
        """The last edition in which the scenario holds; None for the default edition."""
        return next((tag.last_edition for tag in self._inner_tags if tag.last_edition), None)

    @property
    def _inner_tags(self) -> tuple[Tag, ...]:
        """Its own tags, then those of its Rule, then those of its Feature."""
        return (*self.tags, *(self.rule.tags if self.rule else ()), *self.feature_tags)

    @property
    def _all_tags(self) -> tuple[Tag, ...]:
        """The tags of its Rule, then its own, then those of its Feature."""
        return (*(self.rule.tags if self.rule else ()), *self.tags, *self.feature_tags)

    def title_of_example(self, example: Mapping[str, str]) -> str:
        """The title with the values of the example in place of its placeholders."""
        return _fill_text(self.title, example)

    @property
    def case_count(self) -> int:
        """Number of cases: one, or one for each example."""
        return max(1, len(self.examples))


@dataclass(frozen=True)
class Feature:
    """A feature file."""

    path: Path
    game: str
    section: str
    title: str
    line: int
    tags: tuple[Tag, ...]
    rules: tuple[FeatureRule, ...]
    scenarios: tuple[Scenario, ...]

    def scenario_at_line(self, line: int) -> Scenario | None:
        """The last scenario that begins before the line or in it; None if none does."""
        return next((each for each in reversed(self.scenarios) if each.first_line <= line), None)


def read_feature(path: Path, root: Path, text: str | None = None) -> Feature:
    """Read a feature file under ``root/<game>/``, or elsewhere. Raises :class:`BadFeature`.

    A file elsewhere has an empty section; its first tag names its game, and its ids begin with its path. ``text`` is
    the content of a file that is not saved yet.
    """
    if not path.is_relative_to(root):
        return _parse_feature(path, "", display_path(path, root), _file_text(path) if text is None else text)
    game = path.relative_to(root).parts[0]
    if text is not None:
        return _parse_feature(path, game, f"{game}/{path.stem}", text)
    return _parse_saved_feature(path, game, f"{game}/{path.stem}", _file_text(path))


def _file_text(path: Path) -> str:
    """The text of a file. Raises :class:`BadFeature`."""
    try:
        return read_bounded_text(path, MIB)
    except OSError as error:
        raise BadFeature(path, 0, f"this file cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadFeature(path, 0, f"this file is not UTF-8 ({error.reason} at byte {error.start})") from error


@lru_cache(maxsize=1024)
def _parse_saved_feature(path: Path, game: str, place: str, text: str) -> Feature:
    """The feature of a saved file of a game, from the cache on disk if it was read before."""
    cached = cache_path("feature", _parser_versions(), game, place, text)
    feature = read_cache(cached, lambda file: decode(file.read(), type=Feature, dec_hook=lambda *_: path))
    if feature is None:
        feature = _parse_feature(path, game, place, text)
        write_cache(cached, encode(feature, enc_hook=str))
    return feature


@cache
def _parser_versions() -> tuple[str, ...]:
    """The versions of the parsers of Gherkin and of this module."""
    return version("gherkin-official"), source_digest(__file__)


@lru_cache(maxsize=512)
def _parse_feature(path: Path, game: str, place: str, text: str) -> Feature:
    """The feature of a text. ``game`` is empty for a file of no game. The ids of its scenarios begin with ``place``."""
    tree = _syntax_tree(path, text)
    if not tree:
        raise BadFeature(path, 1, "this file has no Feature; write one, or delete the file")
    tags = _tags(tree)
    line = tree["location"]["line"]
    section = path.stem if game else ""
    if not game and not tags:
        raise BadFeature(path, line, "the Feature names no game; write @GAME above it")
    game = game or tags[0].name
    rules: list[FeatureRule] = []
    scenarios: list[Scenario] = []
    for rule, background, node in _scenarios(tree, rules):
        steps = _steps([*background, *node["steps"]], len(background))
        _check_lengths(path, steps)
        scenarios.append(
            Scenario(
                id=f"{place}/{title_slug(node['name'])}",
                game=game,
                section=section,
                title=node["name"],
                path=path,
                line=node["location"]["line"],
                outline=bool(node["examples"]) or node["keyword"] in _OUTLINES,
                tags=_tags(node),
                feature_tags=tags,
                rule=rule,
                own_steps=len(node["steps"]),
                steps=steps,
                examples=tuple(_examples(node)),
                example_tags=tuple(tag for table in node["examples"] for tag in _tags(table)),
            )
        )
    return Feature(path, game, section, tree["name"], line, tags, tuple(rules), tuple(scenarios))


def display_path(path: Path, root: Path) -> str:
    """The path relative to the root, or else to the working directory, or else the path itself."""
    if path.is_relative_to(root):
        return path.relative_to(root).as_posix()
    here = Path.cwd()
    return (path.relative_to(here) if path.is_relative_to(here) else path).as_posix()


def unwritten_scenario(game: str, steps: Iterable[tuple[Keyword, str, tuple[tuple[str, ...], ...]]]) -> Scenario:
    """A scenario without a file. Each step is a keyword, a sentence, and the rows of its table, empty for none."""
    return Scenario(
        id=f"{game}/unwritten",
        game=game,
        section="",
        title="unwritten",
        path=Path("unwritten.feature"),
        line=0,
        outline=False,
        tags=(),
        feature_tags=(),
        rule=None,
        own_steps=0,
        steps=tuple(ScenarioStep(keyword, keyword.capitalize(), text, 0, table) for keyword, text, table in steps),
        examples=(),
    )


def title_slug(title: str) -> str:
    """The title as lower-case letters, digits and single hyphens; with a hash of its words if that leaves words out."""
    slug = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
    words = " ".join(title.split())
    if words and (not slug or JAPANESE.search(words)):
        return f"{slug or 'title'}-{hashlib.sha256(words.encode()).hexdigest()[:8]}"
    return slug


def _distinct(named: Iterable[str | None]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in named if name))


def _syntax_tree(path: Path, text: str) -> Any:
    """The syntax tree of the feature. Raises :class:`BadFeature`."""
    try:
        return Parser().parse(text).get("feature")
    except CompositeParserException as error:
        first = error.errors[0]
        raise BadFeature(path, first.location["line"], _said(first)) from error
    except ParserError as error:
        raise BadFeature(path, 0, _said(error)) from error


def _said(error: Exception) -> str:
    """The message of the Gherkin parser in one line, without the place at its beginning."""
    return re.sub(r"^\(\d+:\d+\): ", "", " ".join(str(error).split()))


def _scenarios(tree: Any, rules: list[FeatureRule]) -> Iterator[tuple[FeatureRule | None, list[Any], Any]]:
    """Yield each scenario with its Rule and the steps of its backgrounds; append the Rules to ``rules``."""
    background: list[Any] = []
    for child in tree["children"]:
        if "background" in child:
            background = child["background"]["steps"]
        elif "scenario" in child:
            yield None, background, child["scenario"]
        else:
            node = child["rule"]
            rule = FeatureRule(node["name"], node["location"]["line"], _tags(node))
            rules.append(rule)
            inner = background
            for grandchild in node["children"]:
                if "background" in grandchild:
                    inner = [*background, *grandchild["background"]["steps"]]
                else:
                    yield rule, inner, grandchild["scenario"]


def _steps(nodes: list[Any], background: int) -> tuple[ScenarioStep, ...]:
    steps: list[ScenarioStep] = []
    keyword: Keyword | None = None
    for index, node in enumerate(nodes):
        if index == background:
            keyword = None
        keyword = _KEYWORDS.get(node["keywordType"], keyword)
        rows = node.get("dataTable", {}).get("rows", ())
        steps.append(
            ScenarioStep(
                keyword=keyword,
                word=node["keyword"].strip(),
                text=node["text"],
                line=node["location"]["line"],
                table=tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows),
                doc=node.get("docString", {}).get("content"),
            )
        )
    return tuple(steps)


def _check_lengths(path: Path, steps: Iterable[ScenarioStep]) -> None:
    """Raise :class:`BadFeature` for a step with a longer text than anybody reads."""
    for step in steps:
        longest = max(map(len, (step.text, step.doc or "", *(cell for row in step.table for cell in row))))
        if longest > LONGEST_TEXT:
            wrong = f"this step has a text of {longest} characters; {LONGEST_TEXT} are the most, so divide it"
            raise BadFeature(path, step.line, wrong)


def _examples(node: Any) -> Iterator[dict[str, str]]:
    for table in node["examples"]:
        names = [cell["value"] for cell in table.get("tableHeader", {}).get("cells", ())]
        for row in table["tableBody"]:
            yield dict(zip(names, (cell["value"] for cell in row["cells"]), strict=True))


def _tags(node: Any) -> tuple[Tag, ...]:
    return tuple(Tag(tag["name"].removeprefix("@"), tag["location"]["line"]) for tag in node["tags"])
