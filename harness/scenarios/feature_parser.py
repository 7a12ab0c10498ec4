"""The scenarios as data: what each feature file holds, read with Gherkin's own parser.

A scenario's id is ``game/section/slug-of-its-title``, or of a file that is not the suite's its path and that slug; an
outline is one scenario, its examples are cases of it. A scenario counts for the clauses that its own tags, its Rule's
and its Feature's name; those of the Rule are its *primary* ones, or its own where it stands outside every Rule. One
that shows a worked example of the rulebook is tagged with that, and counts for the example's clause; one that has the
case of a ruling of the publisher is tagged with that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Literal

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser

CLAUSE = "clause-"
EXAMPLE = "example-"
READING = "reading-"
ASSUMPTION = "assumption-"
RULING = "ruling-"

Keyword = Literal["given", "when", "then"]
_KEYWORDS: dict[str, Keyword] = {"Context": "given", "Action": "when", "Outcome": "then"}
_OUTLINES = ("Scenario Outline", "Scenario Template")
_PLACEHOLDER = re.compile(r"<(.+?)>")  # as pytest-bdd has it


class BadFeature(Exception):
    """A feature file that is no Gherkin, what is ``wrong`` with it, and the line, 0 where it is no line's fault."""

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
        """The clause number that it names, if it names one: itself, or by an example of it."""
        if self.example_id is not None:
            return self.example_id.partition("/")[0]
        return self._after(CLAUSE)

    @property
    def example_id(self) -> str | None:
        """The id of the worked example that it names, if it names one."""
        return self._after(EXAMPLE)

    @property
    def assumption_id(self) -> str | None:
        """The id of the assumption that it names, if it names one."""
        return self._after(ASSUMPTION)

    @property
    def ruling_id(self) -> str | None:
        """The id of the publisher's ruling that it names, if it names one."""
        return self._after(RULING)

    @property
    def reading_option(self) -> tuple[str, str] | None:
        """The id of the reading that it names, and the option that is shown: empty where it rests on ours."""
        if (named := self._after(READING)) is None:
            return None
        name, _, option = named.partition("=")
        return name, option

    def for_clause(self, number: str) -> Tag:
        """The same tag for another clause."""
        assert self.clause_id is not None
        return replace(self, name=self.name.replace(self.clause_id, number, 1))

    def _after(self, prefix: str) -> str | None:
        return self.name.removeprefix(prefix) if self.name.startswith(prefix) else None


@dataclass(frozen=True)
class ScenarioStep:
    """A line of a scenario. ``keyword`` is None for a first ``And``, ``But`` or ``*``: it follows nothing."""

    keyword: Keyword | None
    word: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()
    doc: str | None = None

    @property
    def full_line(self) -> str:
        """The line as it is read."""
        return f"{self.word} {self.text}"

    @property
    def placeholder_names(self) -> set[str]:
        """The names in angle brackets."""
        cells = (cell for row in self.table for cell in row)
        return {name for text in (self.text, self.doc or "", *cells) for name in _PLACEHOLDER.findall(text)}

    def fill_placeholders(self, example: Mapping[str, str]) -> ScenarioStep:
        """The step with the example's values in place of the names in angle brackets."""
        if not example:
            return self

        def fill_text(text: str) -> str:
            return _PLACEHOLDER.sub(lambda name: example.get(name[1], name[0]), text)

        table = tuple(tuple(map(fill_text, row)) for row in self.table)
        doc = None if self.doc is None else fill_text(self.doc)
        return replace(self, text=fill_text(self.text), table=table, doc=doc)


@dataclass(frozen=True)
class FeatureRule:
    """A Rule: one clause, and the scenarios that show it."""

    title: str
    line: int
    tags: tuple[Tag, ...]


@dataclass(frozen=True)
class Scenario:
    """A scenario, or an outline with its examples. ``steps`` begin with those of the backgrounds."""

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

    @cached_property
    def all_clauses(self) -> tuple[str, ...]:
        """Every clause it counts for, the primary ones first."""
        return _distinct(tag.clause_id for tag in self._all_tags)

    @cached_property
    def primary_clauses(self) -> tuple[str, ...]:
        """The clauses that it is there to show."""
        tags = self.rule.tags if self.rule else self.tags
        return _distinct(tag.clause_id for tag in tags)

    @property
    def worked_examples(self) -> tuple[str, ...]:
        """The ids of the worked examples of the rulebook that it shows."""
        return _distinct(tag.example_id for tag in self.tags)

    @property
    def assumption_ids(self) -> tuple[str, ...]:
        """The ids of the assumptions that it rests on."""
        return _distinct(tag.assumption_id for tag in self._all_tags)

    @property
    def ruling_ids(self) -> tuple[str, ...]:
        """The ids of the publisher's rulings whose case it has."""
        return _distinct(tag.ruling_id for tag in self.tags)

    @property
    def reading_options(self) -> dict[str, str]:
        """The readings that its tags name: by id the option that it shows, empty where it rests on ours."""
        named = [tag.reading_option for tag in self._all_tags if tag.reading_option is not None]
        return {**dict(named), **{name: option for name, option in named if option}}

    @property
    def _all_tags(self) -> tuple[Tag, ...]:
        """Those of its Rule, its own, those of its Feature."""
        return (*(self.rule.tags if self.rule else ()), *self.tags, *self.feature_tags)

    @property
    def case_count(self) -> int:
        """How many times it is played: once, or once an example."""
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


def read_feature(path: Path, root: Path, text: str | None = None) -> Feature:
    """The feature file, which stands somewhere under ``root/<game>/``; raises :class:`BadFeature`.

    One that stands elsewhere is of no section, is for the game that its first tag names, and its ids begin with its
    path. ``text`` is what the file is to hold, where that is not written yet.
    """
    tree = _parse(path, text)
    if not tree:
        raise BadFeature(path, 1, "this file has no Feature; write one, or delete the file")
    tags = _tags(tree)
    ours = path.is_relative_to(root)
    if not ours and not tags:
        raise BadFeature(path, tree["location"]["line"], "the Feature names no game; write @GAME above it")
    game = path.relative_to(root).parts[0] if ours else tags[0].name
    section = path.stem if ours else ""
    place = f"{game}/{path.stem}" if ours else display_path(path, root)
    rules: list[FeatureRule] = []
    scenarios: list[Scenario] = []
    for rule, background, node in _scenarios(tree, rules):
        steps = _steps([*background, *node["steps"]], len(background))
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
    line = tree["location"]["line"]
    return Feature(path, game, section, tree["name"], line, tags, tuple(rules), tuple(scenarios))


def display_path(path: Path, root: Path) -> str:
    """Where a file stands: under the root, else from the working directory if it can be said so."""
    if path.is_relative_to(root):
        return path.relative_to(root).as_posix()
    here = Path.cwd()
    return (path.relative_to(here) if path.is_relative_to(here) else path).as_posix()


def unwritten_scenario(game: str, steps: Iterable[tuple[Keyword, str, tuple[tuple[str, ...], ...]]]) -> Scenario:
    """A scenario that stands in no file: a keyword, a sentence and its table, empty for none, a step."""
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
    """A title in lower-case letters, digits and single hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def _distinct(named: Iterable[str | None]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in named if name))


@lru_cache(maxsize=512)
def _tree(text: str) -> Any:
    return Parser().parse(text).get("feature")


def _parse(path: Path, text: str | None) -> Any:
    """Gherkin's tree of the feature; raises :class:`BadFeature`."""
    try:
        return _tree(path.read_text("utf-8") if text is None else text)
    except CompositeParserException as error:
        first = error.errors[0]
        raise BadFeature(path, first.location["line"], _said(first)) from error
    except ParserError as error:
        raise BadFeature(path, 0, _said(error)) from error
    except OSError as error:
        raise BadFeature(path, 0, f"this file cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadFeature(path, 0, f"this file is no UTF-8 ({error.reason} at byte {error.start})") from error


def _said(error: Exception) -> str:
    """Gherkin's message in one line, without the place that it begins with."""
    return re.sub(r"^\(\d+:\d+\): ", "", " ".join(str(error).split()))


def _scenarios(tree: Any, rules: list[FeatureRule]) -> Iterator[tuple[FeatureRule | None, list[Any], Any]]:
    """Each scenario with its Rule and the steps of its backgrounds; ``rules`` receives the Rules."""
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


def _examples(node: Any) -> Iterator[dict[str, str]]:
    for table in node["examples"]:
        names = [cell["value"] for cell in table.get("tableHeader", {}).get("cells", ())]
        for row in table["tableBody"]:
            yield dict(zip(names, (cell["value"] for cell in row["cells"]), strict=True))


def _tags(node: Any) -> tuple[Tag, ...]:
    return tuple(Tag(tag["name"].removeprefix("@"), tag["location"]["line"]) for tag in node["tags"])
