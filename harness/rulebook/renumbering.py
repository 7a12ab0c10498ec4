"""Renumbering of all text that names clauses, for a new edition: feature files, citations, readings, equivalents.

Only the numbers in a text change. A number that no longer exists is removed from lists of numbers. In a sentence it
stays, and is reported as left over.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomlkit
from msgspec import structs
from tomlkit.items import Array, InlineTable, String, Table, Whitespace

from ...rulebooks import AMBIGUOUS, ID, EditionLineage, Ledger, Ruling
from ..prove import anchors
from ..prove.citations import cited_clauses
from ..scenarios.feature_parser import READING, Feature, FeatureRule, Tag, title_slug
from ..scenarios.violation_evidence import ViolationEvidence

_NUMBER = re.compile(rf"(?<![\w.\-@]){ID}(?![\w@])")
_TAG = re.compile(r"@(\S+)")


@dataclass
class NumberChanges:
    """The new numbers for those of an edition. ``known`` are the old numbers; ``left`` reports uses of removed ones."""

    lineage: EditionLineage
    known: frozenset[str]
    left: list[str] = field(default_factory=list)

    def new_numbers(self, number: str) -> tuple[str, ...]:
        """The new numbers for a number of the old edition; any other number is unchanged."""
        return self.lineage.new_numbers_of(number) if number in self.known else (number,)

    def renumber_list(self, numbers: Iterable[str]) -> list[str]:
        """The new numbers for a list of numbers, each once, without removed ones."""
        return list(dict.fromkeys(new for number in numbers for new in self.new_numbers(number)))

    def renumber_text(self, text: str, place: str) -> str:
        """The text with new numbers in its sentences. A number that need not be a clause, such as 7, is unchanged."""

        def replace_number(found: re.Match[str]) -> str:
            number = found[0]
            if AMBIGUOUS.fullmatch(number) or number not in self.known:
                return number
            new = self.new_numbers(number)
            if not new:
                self.left.append(f"{place}: names the clause {number}, which no longer exists")
            return " and ".join(new) or number

        return _NUMBER.sub(replace_number, text)


def renumber_module(source: str, numbers: NumberChanges, place: str) -> str:
    """The module with new numbers: in citations, in strings that are only a number, and in sentences of other text."""
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    cited = {
        token.start[0]: token.start[1]
        for token in tokens
        if token.type == tokenize.COMMENT and cited_clauses(token.string)
    }
    named: dict[int, list[tokenize.TokenInfo]] = {}
    for token in tokens:
        if token.type == tokenize.STRING and _named(token.string, numbers):
            named.setdefault(token.start[0], []).append(token)
    made: list[str] = []
    for at, line in enumerate(source.splitlines(keepends=True), 1):
        code, comment = (line[: cited[at]], line[cited[at] :]) if at in cited else (line, "")
        written = ""
        done = 0
        for token in named.get(at, ()):
            written += numbers.renumber_text(code[done : token.start[1]], f"{place}:{at}")
            written += _restrung(token.string, numbers, f"{place}:{at}")
            done = token.end[1]
        code = written + numbers.renumber_text(code[done:], f"{place}:{at}")
        if comment:
            comment = _recited(comment.rstrip("\n"), numbers, f"{place}:{at}") + "\n"
            code = code if comment.strip() else code.rstrip()
        made.append(code + comment)
    return "".join(made)


def _restrung(string: str, numbers: NumberChanges, place: str) -> str:
    """The literal of a number, renumbered; several for a split clause. A removed number stays, and is reported."""
    became = numbers.new_numbers(_named(string, numbers))
    if not became:
        numbers.left.append(f"{place}: names the clause {string[1:-1]}, which no longer exists")
        return string
    return ", ".join(f"{string[0]}{number}{string[-1]}" for number in became)


def _named(string: str, numbers: NumberChanges) -> str:
    """The number that a string consists of, if the old edition has it; otherwise the empty string."""
    content = string[1:-1] if len(string) > 2 and string[0] in "\"'" and string[0] == string[-1] else ""
    return content if content in numbers.known and not re.fullmatch(r"\d+(?:\.\d+)?", content) else ""


def _recited(comment: str, numbers: NumberChanges, place: str) -> str:
    """A citation with the new numbers. If no number is left, only its further comment, and the place is reported."""
    clauses = cited_clauses(comment)
    said = ", ".join(numbers.renumber_list(clauses))
    if not said:
        numbers.left.append(f"{place}: no clause that the statement cites exists any more: {', '.join(clauses)}")
    aside = comment[comment.index("#", 1) :] if "#" in comment[1:] else ""
    return f"# {said}  {aside}".rstrip() if said else aside


def renumber_anchors(table: anchors.Table, numbers: NumberChanges) -> dict[str, tuple[str, ...]]:
    """The anchors that a game cites, with new numbers. An anchor without a clause is removed, and reported."""
    found = {anchor: tuple(numbers.renumber_list(clauses)) for anchor, clauses in table.items()}
    numbers.left += [f"the game has no clause left at the anchor {anchor}" for anchor in found if not found[anchor]]
    return {anchor: clauses for anchor, clauses in found.items() if clauses}


def renumber_rulings(known: Iterable[Ruling], numbers: NumberChanges, lost_readings: Iterable[str]) -> list[Ruling]:
    """The publisher's rulings with new numbers. A ruling whose clauses or readings are all removed becomes ``new``."""
    gone = frozenset(lost_readings)
    made: list[Ruling] = []
    for ruling in known:
        clauses = tuple(numbers.renumber_list(ruling.clauses))
        readings = tuple(name for name in ruling.readings if name not in gone)
        moved = structs.replace(ruling, clauses=clauses, readings=readings)
        lacks = (ruling.clauses and not clauses) or (ruling.became == "contested" and not readings)
        made.append(structs.replace(moved, became="new") if lacks else moved)
    return made


def renumber_tables(
    text: str, numbers: NumberChanges, place: str, lost_anchors: Iterable[str] = ()
) -> tuple[str, list[str]]:
    """The new text of a TOML file of ``[[tables]]`` that name clauses, and the ids of the removed tables.

    A table is removed if it has no clause left, or if its anchor is lost.
    """
    document = tomlkit.parse(text)
    gone = frozenset(lost_anchors)
    lost: list[str] = []
    for tables in document.values():
        for table in [each for each in tables if not _renumber(each, numbers, place) or each.get("anchor") in gone]:
            lost.append(table.get("id", ""))
            tables.remove(table)
    return tomlkit.dumps(document), lost


def _renumber(table: Table, numbers: NumberChanges, place: str) -> bool:
    """Put new numbers into a table and its comments. False if the table named clauses and none is left."""
    has_clauses = True
    for _, item in table.value.body:
        if not isinstance(item, Whitespace):
            item.trivia.comment = numbers.renumber_text(item.trivia.comment, place)
    for key, value in table.items():
        if key in ("clause", "clauses"):
            listed = numbers.renumber_list(re.split(r",\s*", value) if isinstance(value, str) else value)
            table[key] = ", ".join(listed) if isinstance(value, str) else listed
            has_clauses = bool(listed)
        else:
            _renumber_sentences(table, key, numbers, place)
    return has_clauses


def _renumber_sentences(container: Any, key: str | int, numbers: NumberChanges, place: str) -> None:
    """Put new numbers into the texts of a value: a string, or a list or table of values."""
    match container[key]:
        case String() as text:
            if (moved := numbers.renumber_text(text, place)) != text:
                container[key] = tomlkit.string(moved, literal=text.as_string().startswith("'"))
        case Array() as items:
            for at in range(len(items)):
                _renumber_sentences(items, at, numbers, place)
        case InlineTable() as table:
            for name in table:
                _renumber_sentences(table, name, numbers, place)


@dataclass
class _Block:
    """The lines of a Rule with its scenarios; `first` is the first of its clauses, by its number in the new edition."""

    lines: list[str]
    first: str
    old: FeatureRule
    feature: Feature
    titles: list[str] = field(default_factory=list)


@dataclass
class MovedFeatures:
    """The feature files of a game in the new edition: texts by path, renamed scenarios, and removed scenarios."""

    files: dict[Path, str]
    renamed: dict[str, str]
    dropped: list[str]


def renumber_features(
    read: Mapping[Path, Feature],
    numbers: NumberChanges,
    ledger: Ledger,
    lost_readings: Iterable[str],
) -> MovedFeatures:
    """Feature files with new tags and new titles of Rules and Features; Rules move to the sections of their clauses.

    ``ledger`` is the new edition's. A Rule whose clauses are all removed is removed with its scenarios.
    """
    order = {clause.id: at for at, clause in enumerate(ledger)}
    gone = frozenset(f"{READING}{name}" for name in lost_readings)
    heads: dict[Path, list[str]] = {}
    blocks: dict[Path, list[_Block]] = {}
    dropped: list[str] = []
    for path, feature in read.items():
        head, rules = _split(path, feature, numbers, gone)
        stem = _stem(feature.section, numbers)
        for block in rules:
            if not block.first:
                dropped += [s.id for s in feature.scenarios if s.rule == block.old]
                continue
            section = stem if stem and _under(block.first, stem, ledger) else ledger.section_of(block.first)
            there = path.parent.parent / ledger.chapter_of(section) / f"{section}.feature"
            blocks.setdefault(there, []).append(block)
            if section == stem:
                heads[there] = head
            else:
                title = f"Feature: {section} {ledger.heading_by_id(section).title}\n"
                heads.setdefault(there, [f"@{feature.game}\n", title, "\n"])
    renamed: dict[str, str] = {}
    files: dict[Path, str] = {}
    for path, mine in blocks.items():
        places = [order[block.first] for block in mine]
        if len({id(block.feature) for block in mine}) > 1 or places != sorted(places):
            mine.sort(key=lambda block: order[block.first])
        renamed.update(_renamed(path, mine))
        files[path] = _joined(heads[path], mine)
    return MovedFeatures(files, renamed, dropped)


def renumber_evidence(
    evidence: Iterable[ViolationEvidence], moved: MovedFeatures, numbers: NumberChanges | None = None
) -> Iterator[ViolationEvidence]:
    """The evidence with the new ids of scenarios and, for the new edition, with the ``numbers`` of its clauses.

    A violation of a removed clause is removed. If a clause was split, the violation is about its first part.
    """
    dropped = frozenset(moved.dropped)

    def new_numbers(clause: str) -> tuple[str, ...]:
        return numbers.new_numbers(clause) if numbers else (clause,)

    for each in evidence:
        clauses = new_numbers(each.clause)
        shown_by = tuple(moved.renamed.get(id, id) for id in each.shown_by if id not in dropped)
        if clauses:
            harder = tuple(new for clause in each.breaks_harder for new in new_numbers(clause))
            yield ViolationEvidence(clauses[0], each.says, shown_by, harder)


def _split(
    path: Path, feature: Feature, numbers: NumberChanges, gone: frozenset[str]
) -> tuple[list[str], Iterator[_Block]]:
    """The lines above the first Rule, and the Rules."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    starts = [min([rule.line, *(tag.line for tag in rule.tags)]) - 1 for rule in feature.rules]
    ends = [*starts[1:], len(lines)]
    head = list(_retagged(lines[: starts[0] if starts else len(lines)], numbers, gone))
    stem = _stem(feature.section, numbers) or feature.section
    head = [re.sub(rf"^(\s*Feature:\s*){re.escape(feature.section)}\b", rf"\g<1>{stem}", line) for line in head]

    def rule_blocks() -> Iterator[_Block]:
        for rule, start, end in zip(feature.rules, starts, ends, strict=True):
            clauses = numbers.renumber_list(tag.clause_id for tag in rule.tags if tag.clause_id)
            primary = rule.title.split(" ")[0]
            first = next(iter(numbers.new_numbers(primary)), clauses[0] if clauses else "")
            body = list(_retagged(lines[start:end], numbers, gone))
            body = [re.sub(rf"^(\s*Rule:\s*){re.escape(primary)}(?=\s)", rf"\g<1>{first}", line) for line in body]
            titles = [scenario.title for scenario in feature.scenarios if scenario.rule == rule]
            yield _Block(body, first if clauses else "", rule, feature, titles)

    return head, rule_blocks()


def _retagged(lines: list[str], numbers: NumberChanges, gone: frozenset[str]) -> Iterator[str]:
    """The lines with renumbered tags, without lines that lose all of their tags."""
    for line in lines:
        if not line.lstrip().startswith("@"):
            yield line
            continue
        tags: list[str] = []
        for tag in (Tag(name, 0) for name in _TAG.findall(line)):
            if tag.clause_id is not None:
                tags += [tag.for_clause(new).name for new in numbers.new_numbers(tag.clause_id)]
            elif tag.name.partition("=")[0] not in gone:
                tags.append(tag.name)
        if tags:
            indent = line[: len(line) - len(line.lstrip())]
            yield indent + " ".join(f"@{tag}" for tag in dict.fromkeys(tags)) + "\n"


def _stem(section: str, numbers: NumberChanges) -> str | None:
    """A section's new number; None if it was removed or divided."""
    new = numbers.new_numbers(section)
    return new[0] if len(new) == 1 else None


def _under(number: str, section: str, ledger: Ledger) -> bool:
    """Whether a clause belongs to a section, or is the clause after which the section is named."""
    return number == section or any(above.id == section for above in ledger.parents_of(number))


def _joined(head: list[str], blocks: list[_Block]) -> str:
    """The text of a file, with a blank line between Rules and none at the end."""
    parts = ["".join(head).rstrip("\n"), *("".join(block.lines).rstrip("\n") for block in blocks)]
    return "\n\n".join(parts) + "\n"


def _renamed(path: Path, blocks: list[_Block]) -> Iterator[tuple[str, str]]:
    """The old and new ids of the scenarios of a file whose id changes.

    If two scenarios have the same title, the later one is renamed: its title gets the section that it came from.
    """
    seen: set[str] = set()
    for block in blocks:
        for title in block.titles:
            old = f"{block.feature.game}/{block.feature.section}/{title_slug(title)}"
            if title_slug(title) in seen:
                whence = f"{title} (once in {block.feature.section})"
                block.lines = [line.replace(title, whence) if title in line else line for line in block.lines]
                title = whence  # noqa: PLW2901
            seen.add(title_slug(title))
            new = f"{block.feature.game}/{path.stem}/{title_slug(title)}"
            if new != old:
                yield old, new
