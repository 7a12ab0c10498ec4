"""Measures how plain the language of the project is, and lists the lines that break the rule of ``CONTRIBUTING.md``.

::

    python benchmarks/language.py                    # the figures of this checkout
    python benchmarks/language.py --against OTHER    # the figures of another checkout next to them
    python benchmarks/language.py --list             # every line that breaks the rule; exit code 1 if there is one
"""

from __future__ import annotations

import argparse
import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

ROOMS = ("rulebooks", "adapters", "steps", "reference_engine", "harness")
"""The directories whose names, docstrings and messages are measured."""

GAMES = ("digicharat", "gotoubun", "hololive", "osica", "wixoss")

VIOLATIONS = "violations"

VARIANTS = frozenset({*GAMES, "bridges", "check_timings"})
"""Packages that have the same parts, each under the same name."""

_LONE = """
    told said lain laid born buried bound which who what whom whose beside besides since alone within left past meant
    known seen lying placed shown judged named gathered kept reached found tried taken done used held come here there
    onward such alike same other others another own only ever whole plain fresh firm spare doubtful lost sent heard
    adopted marked written counted played called asked offered chained dropped crushed astray twins standing beats lies
    fits shares narrowed under looks leave drawn changed today things waiting telling spared owed agreed claimed
"""
OF_THE_PROTOCOL = frozenset({"Alike", "Bound", "own"})
"""Names that are part of the protocol: of nodes of card text, and of a field of result files."""

LONE_WORDS = frozenset(_LONE.split())
"""Participles, pronouns, adverbs and prepositions, none of which is the whole name of something public."""

PROSE = {
    "a question word as the subject": r"(?:^|(?<=[.!?:;|] ))(?:What|Who|Whoever|Whatever|Whose|Whom)\s(?![^.]*\?)",
    "'is no' for 'is not a'": r"\b(?<![Tt]here )(?:is|are|was|were) no (?!longer\b|more\b|fewer\b|less\b|less$)[a-z]",
    "'is told' for 'is reported'": r"\b(?:is|are|was|were) told\b(?! to\b)",
    "'nothing is said' for 'by default'": r"\bnothing (?:else )?is said\b",
    "'where nobody'": r"\b(?:where|which|whom) nobody\b",
}
"""Patterns of the former dialect, by what is wrong with them."""

_PROSE = {fault: re.compile(pattern, re.M) for fault, pattern in PROSE.items()}
_CODE = re.compile(r"```.*?```|^ {4,}\S.*$|`[^`]*`|\"[^\"\n]*\"", re.S | re.M)
_SENTENCE_SPACES = 3


class Name(NamedTuple):
    """A public name of a module, a class or a function, and where it is defined."""

    name: str
    path: Path
    line: int


class Text(NamedTuple):
    """A docstring, a message or a page, and where it begins."""

    text: str
    path: Path
    line: int


class Fault(NamedTuple):
    """A line that breaks the rule, what is wrong with it, and its words."""

    path: Path
    line: int
    fault: str
    words: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.fault}: {self.words}"


class Language:
    """The names, docstrings, messages and pages of a checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @cached_property
    def trees(self) -> dict[Path, ast.Module]:
        """The syntax tree of each module of the rooms, by its path in the checkout."""
        paths = [path for room in ROOMS for path in sorted((self.root / room).rglob("*.py"))]
        return {path.relative_to(self.root): ast.parse(path.read_text(encoding="utf-8")) for path in paths}

    @cached_property
    def modules(self) -> list[Name]:
        """All modules; a package is named by its directory."""
        return [Name(path.parent.name if path.stem == "__init__" else path.stem, path, 1) for path in self.trees]

    @cached_property
    def classes(self) -> list[Name]:
        """All public classes."""
        return list(self._defined(ast.ClassDef))

    @cached_property
    def functions(self) -> list[Name]:
        """All public functions and methods, nested ones too, but those of violations: once they were sentences."""
        defined = self._defined(ast.FunctionDef, ast.AsyncFunctionDef)
        return [name for name in defined if VIOLATIONS not in name.path.with_suffix("").parts]

    def _defined(self, *kinds: type[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]) -> Iterator[Name]:
        for path, tree in self.trees.items():
            for node in ast.walk(tree):
                if isinstance(node, kinds) and not node.name.startswith("_"):
                    yield Name(node.name, path, node.lineno)

    @cached_property
    def docstrings(self) -> list[Text]:
        """All docstrings, those of attributes too."""
        return [
            Text(node.value.value, path, node.lineno)
            for path, tree in self.trees.items()
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        ]

    @cached_property
    def messages(self) -> list[Text]:
        """All other strings that are long enough for a sentence, the parts of formatted ones too."""
        docstrings = {(each.path, each.line) for each in self.docstrings}
        return [
            Text(node.value, path, node.lineno)
            for path, tree in self.trees.items()
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            if node.value.count(" ") >= _SENTENCE_SPACES and (path, node.lineno) not in docstrings
        ]

    @cached_property
    def pages(self) -> list[Text]:
        """All pages in English."""
        paths = [*sorted(self.root.glob("*.md")), *sorted(self.root.glob("docs/*.md"))]
        return [Text(path.read_text(encoding="utf-8"), path.relative_to(self.root), 1) for path in paths]

    def faults(self) -> Iterator[Fault]:
        """All lines that break the rule."""
        for name in (*self.modules, *self.classes, *self.functions):
            if _is_lone(name):
                yield Fault(name.path, name.line, "a lone word as a name", name.name)
        for kind, names in (("module", self.modules), ("class", self.classes)):
            for several in _same_names(names):
                for name in several:
                    yield Fault(name.path, name.line, f"a {kind} of the same name elsewhere", name.name)
        for text in (*self.docstrings, *self.messages, *self.pages):
            yield from _prose_faults(text)

    def figures(self) -> dict[str, str]:
        """The figures of the table, each with its unit."""
        names = [each.name for each in self.functions]
        lone = [each for each in self.functions if _is_lone(each)]
        lone_nouns = [each for each in (*self.classes, *self.modules) if _is_lone(each)]
        subjects = next(iter(PROSE))
        docstrings, messages, pages = map(_count_faults, (self.docstrings, self.messages, self.pages))
        others = docstrings + messages + pages
        del others[subjects]
        return {
            "public functions": f"{len(names)}",
            "lone words as function names": f"{100 * len(lone) / len(names):.1f} %",
            "function names of one word": f"{100 * sum('_' not in each for each in names) / len(names):.0f} %",
            "mean function name": f"{sum(map(len, names)) / len(names):.1f} letters",
            "lone words as class or module names": f"{len(lone_nouns)}",
            "class names with several meanings": f"{len(_same_names(self.classes))}",
            "module names with several meanings": f"{len(_same_names(self.modules))}",
            f"{subjects}, in docstrings": f"{docstrings[subjects]}",
            f"{subjects}, in pages": f"{pages[subjects]}",
            "other phrases, in docstrings, messages and pages": f"{others.total()}",
        }


def _is_lone(name: Name) -> bool:
    return name.name.lower() in LONE_WORDS and name.name not in OF_THE_PROTOCOL


def _prose_faults(text: Text) -> Iterator[Fault]:
    plain = _CODE.sub(lambda code: re.sub(r"[^\n]", "_", code[0]), text.text)
    for fault, pattern in _PROSE.items():
        for found in pattern.finditer(plain):
            line = text.text.count("\n", 0, found.start())
            yield Fault(text.path, text.line + line, fault, text.text[found.start() :].partition("\n")[0][:90])


def _count_faults(texts: list[Text]) -> Counter[str]:
    return Counter(fault.fault for text in texts for fault in _prose_faults(text))


def _same_names(names: list[Name]) -> list[list[Name]]:
    """The names that mean several things. A part that each game has under the same name means one thing.

    So does the part of a room that its games' parts extend. A command's module is named after the command.
    """
    places = defaultdict(list)
    for name in names:
        if name.path.parts[:2] != ("harness", "commands") and name.name not in GAMES:
            places[name.name].append(name)
    return [several for several in places.values() if _means_several(several)]


def _means_several(names: list[Name]) -> bool:
    shared = [name.path.parts[0] for name in names if VARIANTS.isdisjoint(name.path.parts)]
    of_variants = {name.path.parts[0] for name in names if not VARIANTS.isdisjoint(name.path.parts)}
    return len(shared) > 1 or bool(of_variants and set(shared) - of_variants)


def main() -> int:
    """Print the figures, next to those of another checkout, or the lines that break the rule."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="the root of another checkout")
    parser.add_argument("--list", action="store_true", help="list the lines that break the rule")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    language = Language(asked.root)
    if asked.list:
        faults = list(language.faults())
        print("\n".join(map(str, faults)))
        return bool(faults)
    figures = language.figures()
    others = Language(asked.against).figures() if asked.against else {}
    for title, figure in figures.items():
        print(f"{title:58}" + (f"{others[title]:>14}" if others else "") + f"{figure:>14}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
