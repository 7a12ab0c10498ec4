"""The citations of clauses in the files of a project: finds them by patterns, and rewrites them."""

from __future__ import annotations

import errno
import os
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from ...rulebooks.bounded_file import MIB, read_bounded_bytes
from ..base.command_errors import WrongUse
from ..base.user_files import write_bytes_atomically

CLAUSE, FINGERPRINT = "clause", "fingerprint"
"""The names of groups in a pattern."""

_MOST_MIB = 4
_SKIPPED_DIRECTORIES = frozenset({"node_modules", "__pycache__"})
_WINDOWS_LINE = "\r\n"


@dataclass(frozen=True)
class CitedText:
    """A part of a file, from ``start`` up to ``end``. Both count the end of a line as one character."""

    text: str
    start: int
    end: int


@dataclass(frozen=True)
class FileCitation:
    """A citation at a line of a file (1 is the first): the clause, and its fingerprint if it is given."""

    path: Path
    line: int
    clause: CitedText
    fingerprint: CitedText | None = None


@dataclass
class CitationSearch:
    """The citations that were found, the number of files that were read, and the reason for each skipped file."""

    citations: list[FileCitation] = field(default_factory=list)
    files: int = 0
    skipped: dict[Path, str] = field(default_factory=dict)


def compile_patterns(patterns: Iterable[str]) -> tuple[re.Pattern[str], ...]:
    """The patterns of citations. Raises :class:`WrongUse` for one that is invalid, or has no group for the clause."""
    return tuple(map(_compile, patterns))


def _compile(pattern: str) -> re.Pattern[str]:
    try:
        compiled = re.compile(pattern, re.MULTILINE)
    except (re.error, RecursionError, OverflowError) as error:
        raise WrongUse(f"--pattern {pattern!r} is not a regular expression: {error}") from error
    if not _clause_group(compiled):
        raise WrongUse(f"--pattern {pattern!r} has no group for the clause; put its number into brackets: '§([0-9.]+)'")
    return compiled


def _clause_group(pattern: re.Pattern[str]) -> int:
    """The group of the clause: the one of that name, otherwise the first that is not the fingerprint; 0 if none."""
    names = pattern.groupindex
    others = (group for group in range(1, pattern.groups + 1) if group != names.get(FINGERPRINT))
    return names.get(CLAUSE) or next(others, 0)


def search_citations(
    paths: Sequence[Path], patterns: Sequence[re.Pattern[str]], exclude: Sequence[str] = ()
) -> CitationSearch:
    """The citations in files and in the files below directories, in the order of files and lines."""
    found = CitationSearch()
    for path in dict.fromkeys(_files(paths, exclude)):
        try:
            text = _read_text(path)
        except _SkippedFile as skipped:
            found.skipped[path] = str(skipped)
            continue
        found.files += 1
        found.citations += _citations_in(path, text.replace(_WINDOWS_LINE, "\n"), patterns)
    return found


class _SkippedFile(Exception):
    """A file is not searched; the text is the reason."""


def _read_text(path: Path) -> str:
    """The text of a file, with its ends of lines as they are. Raises :class:`_SkippedFile`."""
    try:
        content = read_bounded_bytes(path, _MOST_MIB * MIB)
    except OSError as error:
        too_large = error.errno == errno.EFBIG
        raise _SkippedFile(f"larger than {_MOST_MIB} MiB" if too_large else "unreadable") from error
    if b"\0" in content:
        raise _SkippedFile("binary")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise _SkippedFile("not UTF-8") from error


def _files(paths: Sequence[Path], exclude: Sequence[str]) -> Iterator[Path]:
    """The files at the paths and below them. Links and hidden directories below a path are left out."""
    for path in paths:
        if not path.is_dir():
            if not _is_excluded(path, exclude):
                yield path
            continue
        for directory, names, files in os.walk(path):
            place = Path(directory)
            names[:] = sorted(
                name
                for name in names
                if not name.startswith(".")
                and name not in _SKIPPED_DIRECTORIES
                and not _is_excluded(place / name, exclude)
            )
            below = (place / name for name in sorted(files))
            yield from (file for file in below if not file.is_symlink() and not _is_excluded(file, exclude))


def _is_excluded(path: Path, exclude: Sequence[str]) -> bool:
    return any(fnmatchcase(path.name, glob) or fnmatchcase(path.as_posix(), glob) for glob in exclude)


def _citations_in(path: Path, text: str, patterns: Sequence[re.Pattern[str]]) -> list[FileCitation]:
    ends = [at for at, character in enumerate(text) if character == "\n"] if patterns else []
    found: dict[int, FileCitation] = {}
    for pattern in patterns:
        group = _clause_group(pattern)
        for match in pattern.finditer(text):
            clause = _cited_text(match, group)
            if clause and clause.start not in found:
                given = _cited_text(match, FINGERPRINT) if FINGERPRINT in pattern.groupindex else None
                found[clause.start] = FileCitation(path, bisect_left(ends, clause.start) + 1, clause, given)
    return [found[start] for start in sorted(found)]


def _cited_text(match: re.Match[str], group: int | str) -> CitedText | None:
    """The text of a group without spaces around it; None if it took no part in the match, or is empty."""
    said = match[group]
    if not said or said.isspace():
        return None
    start = match.start(group) + len(said) - len(said.lstrip())
    text = said.strip()
    return CitedText(text, start, start + len(text))


def rewrite_citations(path: Path, new_texts: Mapping[CitedText, str]) -> None:
    """Replace parts of a file, and leave all else as it is. Raises :class:`WrongUse` if the file was changed since."""
    try:
        text = _read_text(path)
    except _SkippedFile as skipped:
        raise WrongUse(f"{path} is now {skipped}; check it, and try again") from skipped
    removed = [found.start() - at for at, found in enumerate(re.finditer(_WINDOWS_LINE, text))]
    for part in sorted(new_texts, key=lambda each: each.start, reverse=True):
        start, end = (at + bisect_left(removed, at) for at in (part.start, part.end))
        if text[start:end] != part.text:
            raise WrongUse(f"{path} was changed while it was read; try again")
        text = text[:start] + new_texts[part] + text[end:]
    write_bytes_atomically(path, text.encode())
