"""Mutants: modules that are broken in one place at which a clause is cited.

Each mutant is one small plausible mistake: a statement dropped, a condition negated, widened or narrowed, a number off
by one, the players or an order swapped.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import CodeType

from . import anchors, slices
from .citations import Node, citable_blocks, cited_code, cited_nodes, find_citations, own_expressions, replace_node
from .module_swap import module_place, package_directory
from .step_budget import count_steps, insert_import

PLAYERS = frozenset({"player", "turn_player", "first_player", "seat", "by", "controller", "owner", "chooser"})
"""The names of variables and attributes that are players, 0 or 1."""

Edit = tuple[str, ast.AST, ast.AST]
"""A change: its description, the node, and the node that replaces it."""

EditKey = tuple[int, int, str]
"""The key of an edit in its module: the line and the column of the edited node, and the code there afterwards."""

_BOUNDARIES: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.LtE(), ast.LtE: ast.Lt(), ast.Gt: ast.GtE(), ast.GtE: ast.Gt(), ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(), ast.In: ast.NotIn(), ast.NotIn: ast.In(), ast.Is: ast.IsNot(), ast.IsNot: ast.Is(),
}  # fmt: skip
_IN_ORDER = (ast.comprehension, ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign)
"""The nodes in which the order of a tuple's elements matters. The order of a loop's elements has its own edit."""

SWAPPED = "after what follows it"
"""The description of a swap of two adjacent elements that are both cited. It concerns the clauses of both."""

GRANTED = "granted"
"""The description of a condition that always holds. Such a mutant shows what a condition forbids; none proves."""

_WITHOUT_CONDITION = ("always", "never", "dropped", "without", GRANTED)
"""How the descriptions of mutants begin in which a condition does not apply."""

_SLICED = "__sliced__"

_COUNTERPARTS = {"all": "any", "any": "all", "min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutant:
    """A module with one edit. ``clauses`` and ``older`` are the clauses cited at its place, as in a citation.

    In a shared module, the game of the ``package`` cites them at the ``anchor``.
    """

    path: Path
    package: str | None
    line: int
    statement: str
    change: str
    clauses: tuple[str, ...] = field(compare=False)
    anchor: str = ""
    older: tuple[str, ...] = field(default=(), compare=False)

    @property
    def file_name(self) -> str:
        """The name of the module's file, with its package if the module is shared."""
        own = self.package is None or self.package.rpartition(".")[2] == self.path.parent.name
        return self.path.name if own else module_place(self.path)

    @property
    def is_swap(self) -> bool:
        """Whether the mutant swaps two cited elements."""
        return self.change.partition(" (")[0] == SWAPPED

    @property
    def file_and_line(self) -> str:
        """The file and the line, such as ``turn.py:12``."""
        return f"{self.file_name}:{self.line}"

    def __str__(self) -> str:
        return f"{self.file_and_line}, {self.change}"

    @property
    def module(self) -> str:
        """The module in the form of :attr:`CitationSite.module`."""
        return module_place(self.path)

    @property
    def citation_site(self) -> str:
        """The place of the citation, in the form of :attr:`CitationSite.module_and_line`."""
        return f"{self.module}:{self.line}"


@dataclass(frozen=True)
class _Module:
    """A module's tree, and the edit of each mutant: a node, its parent, and the new node."""

    tree: ast.Module
    edits: dict[Mutant, tuple[ast.AST, ast.AST, ast.AST]]
    parents: dict[int, ast.AST]

    def parents_of(self, node: ast.AST) -> Iterator[ast.AST]:
        """The nodes around a node, the innermost first."""
        while above := self.parents.get(id(node)):
            yield (node := above)

    def outermost_statement(self, node: ast.AST) -> ast.stmt:
        """The statement of the module that contains a node."""
        return next(each for each in (node, *self.parents_of(node)) if each in self.tree.body)

    def is_in_function(self, node: ast.AST) -> bool:
        """Whether a node is within a function."""
        return any(isinstance(each, ast.FunctionDef | ast.Lambda) for each in self.parents_of(node))


def module_mutants(path: Path, package: str | None = None) -> list[Mutant]:
    """All mutants of a module, in the order of its citations; of a shared module, those that the package cites."""
    return [each for each in _read(path, package).edits if not each.change.startswith(GRANTED)]


def condition_mutants(path: Path, package: str | None = None) -> list[Mutant]:
    """The mutants of a module's functions in which a condition does not apply, in the order of its citations."""
    module = _read(path, package)
    return [
        mutant
        for mutant, (node, _, _) in module.edits.items()
        if mutant.change.startswith(_WITHOUT_CONDITION) and module.is_in_function(node)
    ]


def mutant_code(mutant: Mutant) -> CodeType:
    """The compiled code of the broken module. It counts its steps."""
    module = _read(mutant.path, mutant.package)
    node, parent, new = module.edits[mutant]
    return _edited_code(module.tree, mutant.path, node, parent, new)


class NotSliceable(Exception):
    """A broken engine cannot be wrong in a slice only, because its broken place is not run during a game."""


def sliced_mutant_code(mutant: Mutant) -> CodeType:
    """The compiled code of a module that is broken only where :func:`.slices.is_wrong_here` says so.

    Raises :class:`NotSliceable` if the broken place is outside of functions, or part of a pattern.
    """
    module = _read(mutant.path, mutant.package)
    node, parent, new = module.edits[mutant]
    if not module.is_in_function(node):
        raise NotSliceable("the broken place is outside of functions")
    asked = ast.Call(ast.Name(_SLICED, ast.Load()), [], [])
    either: ast.AST
    match node:
        case ast.expr() if not isinstance(parent, ast.pattern):
            either = ast.IfExp(asked, new, node)  # type: ignore[arg-type]
        case ast.stmt():
            either = ast.If(asked, [new], [node])  # type: ignore[list-item]
        case _:
            raise NotSliceable("the broken place is part of a pattern")
    return _edited_code(module.tree, mutant.path, node, parent, either)


def _edited_code(tree: ast.Module, path: Path, node: ast.AST, parent: ast.AST, new: ast.AST) -> CodeType:
    with _edited((node, parent, new)):
        code: CodeType = compile(tree, str(path), "exec")
        return code


@contextmanager
def _edited(*edits: tuple[ast.AST, ast.AST, ast.AST]) -> Iterator[None]:
    """A context in which a tree has these edits."""
    with ExitStack() as undoing:
        for node, parent, new in edits:
            ast.fix_missing_locations(ast.copy_location(new, node))
            replace_node(parent, node, new)
            undoing.callback(replace_node, parent, new, node)
        yield


def mutated_functions_code(mutants: Sequence[Mutant]) -> CodeType:
    """The compiled code of those functions and classes of a module that have the edits of these mutants.

    The mutants are :func:`condition_mutants` of one module. Much faster than compiling the whole module.
    """
    module = _read(mutants[0].path, mutants[0].package)
    edits = [module.edits[each] for each in mutants]
    body = list(dict.fromkeys(module.outermost_statement(node) for node, _, _ in edits))
    flags = annotations.compiler_flag  # as in the module
    with _edited(*edits):
        code: CodeType = compile(ast.Module(body, []), str(mutants[0].path), "exec", flags)
        return code


def edit_key(node: ast.AST, new: ast.AST) -> EditKey:
    """The key of the edit that replaces a node of a module by a new one."""
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0), ast.unparse(new)


def mutant_edit_key(mutant: Mutant) -> EditKey:
    """The key of the edit of a mutant."""
    node, _, new = _read(mutant.path, mutant.package).edits[mutant]
    return edit_key(node, new)


def outermost_line(mutant: Mutant) -> int:
    """The line of the function or class of the module that contains the broken place."""
    module = _read(mutant.path, mutant.package)
    node, _, _ = module.edits[mutant]
    return module.outermost_statement(node).lineno


def _read(path: Path, package: str | None) -> _Module:
    return _module(
        path, path.read_text("utf-8"), package, anchors.read_anchors_text(package_directory(package)) if package else ""
    )


@lru_cache(maxsize=256)
def _module(path: Path, source: str, package: str | None, table: str) -> _Module:
    lines = source.splitlines()
    tree = ast.parse(source)
    parents = {id(child): node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    found = {citation.line: citation for citation in find_citations(source, anchors.parse_anchors(table))}
    edits: dict[Mutant, tuple[ast.AST, ast.AST, ast.AST]] = {}
    within = citable_blocks(tree)
    for line, citation in found.items():
        said: Counter[str] = Counter()
        about = cited_nodes(within, line)
        code = cited_code(lines, about, line)
        for words, node, new in _edits(about, parents, found):
            if ast.dump(node) == ast.dump(new):
                continue
            said[words] += 1
            change = words if said[words] == 1 else f"{words} ({said[words]})"
            clauses, older = citation.clauses, citation.older
            if words == SWAPPED:
                following = found[_next(node, line)]
                clauses = tuple(dict.fromkeys(clauses + following.clauses))
                older = tuple(dict.fromkeys(older + following.older))
            mutant = Mutant(path, package, line, code, change, clauses, citation.anchor, older)
            edits[mutant] = (node, parents[id(node)], new)
    insert_import(tree, slices.__name__, {slices.is_wrong_here.__name__: _SLICED})
    return _Module(count_steps(tree), edits, parents)


def _next(parent: ast.AST, line: int) -> int:
    """The line of the element that follows the one on this line."""
    return min(
        each.lineno for each in ast.iter_child_nodes(parent) if isinstance(each, ast.expr) and each.lineno > line
    )


def _edits(nodes: Sequence[Node], parents: dict[int, ast.AST], lines: Collection[int]) -> Iterator[Edit]:
    """All edits of the cited nodes."""
    for node in nodes:
        parent = parents[id(node)]
        if isinstance(node, ast.stmt):
            yield from statement_edits(node)
            yield from _granting_edits(node)
            inner = own_expressions(node)
        else:
            yield from _of_element(node, parent, lines)
            inner = [node]
        for top in inner:
            for each in ast.walk(top):
                yield from part_edits(each, parents[id(each)])


# --- statements ---


def statement_edits(node: ast.stmt) -> Iterator[Edit]:
    """Edits of a statement as a whole."""
    match node:
        case ast.If(test=test):
            yield "always", test, ast.Constant(True)
            yield "never", test, ast.Constant(False)
        case ast.While(test=test):
            yield "never", test, ast.Constant(False)
        case ast.For(iter=each):
            yield "for none", each, ast.Tuple([], ast.Load())
            if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "range":
                return
            in_order = ast.Call(ast.Name("list", ast.Load()), [each], [])
            yield "the other way round", each, ast.Call(ast.Name("reversed", ast.Load()), [in_order], [])
        case ast.Return(value=ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()) as value):
            yield "negated", value, ast.UnaryOp(ast.Not(), value)
        case ast.Assign(targets=targets) if all(isinstance(each, ast.Name | ast.Tuple) for each in targets):
            pass  # without the name, the module only fails
        case ast.AnnAssign() | ast.FunctionDef() | ast.ClassDef():
            pass
        case _:
            # The dropped statement remains in dead code, so that a generator is still a generator.
            yield "dropped", node, ast.If(ast.Constant(False), [node], [])


def _granting_edits(node: ast.stmt) -> Iterator[Edit]:
    """The edit of a statement that returns or keeps the answer to a question: the answer is yes."""
    match node:
        case ast.Return(value=ast.expr() as value) | ast.Assign(value=value) if not isinstance(value, ast.Constant):
            yield GRANTED, value, ast.Constant(True)


# --- elements of a list, entries of a table, operands, cases ---


def _of_element(node: Node, parent: ast.AST, lines: Collection[int]) -> Iterator[Edit]:
    match parent:
        case ast.Tuple(elts=them) | ast.List(elts=them) if isinstance(node, ast.expr):
            at = them.index(node)
            yield "dropped", parent, type(parent)([*them[:at], *them[at + 1 :]], ast.Load())
            if at + 1 < len(them) and them[at + 1].lineno in lines:
                swapped = [*them[:at], them[at + 1], them[at], *them[at + 2 :]]
                yield SWAPPED, parent, type(parent)(swapped, ast.Load())
        case ast.Dict(keys=keys, values=values) if isinstance(node, ast.expr) and node in values:
            at = values.index(node)
            left = ast.Dict([*keys[:at], *keys[at + 1 :]], [*values[:at], *values[at + 1 :]])
            yield "dropped", parent, left
        case ast.BoolOp(op=op, values=values):
            left_over = [each for each in values if each is not node]
            yield "dropped", parent, left_over[0] if len(left_over) == 1 else ast.BoolOp(op, left_over)
        case ast.Call(args=[_, _, *_] as them) if node in them:
            fewer = [each for each in them if each is not node]
            yield "dropped", parent, ast.Call(parent.func, fewer, parent.keywords)
        case ast.comprehension(ifs=them) if node in them:
            yield "dropped", node, ast.Constant(True)
        case ast.Match(cases=cases):
            rest = [each for each in cases if each is not node]
            yield "dropped", parent, ast.Match(parent.subject, rest) if rest else ast.Pass()


# --- parts of cited nodes ---


def part_edits(node: ast.AST, parent: ast.AST) -> Iterator[Edit]:
    """Edits of a part of a statement."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            yield _to(node, ast.Compare(left, [_BOUNDARIES[type(op)]], [right]))
            if isinstance(op, ast.In) and isinstance(right, ast.Tuple) and len(right.elts) > 1:
                for each in right.elts:
                    fewer = ast.Tuple([other for other in right.elts if other is not each], ast.Load())
                    yield f"without {ast.unparse(each)}", right, fewer
        case ast.BoolOp(op=op, values=values):
            yield _to(node, ast.BoolOp(ast.And() if isinstance(op, ast.Or) else ast.Or(), values))
            for each in values:
                rest = [other for other in values if other is not each]
                without = rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
                yield f"without `{ast.unparse(each)}`", node, without
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _to(node, operand)
        case ast.IfExp(test=test):
            yield "negated", test, ast.UnaryOp(ast.Not(), test)
        case ast.comprehension(iter=each):
            yield "for none", each, ast.Tuple([], ast.Load())
            for each in node.ifs:
                yield f"without `if {ast.unparse(each)}`", each, ast.Constant(True)
        case ast.Constant(value=bool() as value):
            yield _to(node, ast.Constant(not value))
        case ast.Constant(value=int() as value) if not isinstance(parent, ast.Subscript) and not _turns(parent):
            yield _to(node, ast.Constant(value + 1))
            yield _to(node, ast.Constant(value - 1))
        case ast.BinOp(right=right) if _turns(node):
            yield "the other player", node, right
        case ast.BinOp(left=left, op=ast.Sub(), right=right):
            yield _to(node, ast.BinOp(left, ast.Add(), right))
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            yield _to(node, ast.BinOp(left, ast.Sub(), right))
            if any(isinstance(each, ast.Tuple | ast.List) for each in (left, right)):
                yield _to(node, ast.BinOp(right, ast.Add(), left))
        case ast.Call(func=ast.Name(id=name) as called) if name in _COUNTERPARTS:
            yield _to(called, ast.Name(_COUNTERPARTS[name], ast.Load()))
        case ast.Call(func=ast.Name(id="reversed"), args=[arg]):
            yield "in order", node, arg
        case ast.Tuple(elts=[_, _, *_] as them, ctx=ast.Load()) if isinstance(parent, _IN_ORDER):
            yield "the other way round", node, ast.Tuple(them[::-1], ast.Load())
        case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()) if name in PLAYERS:
            if not _turns(parent):
                yield f"the other player for {ast.unparse(node)}", node, ast.BinOp(ast.Constant(1), ast.Sub(), node)


def _turns(node: ast.AST) -> bool:
    """Whether the node is ``1 - player``, the other player."""
    match node:
        case ast.BinOp(left=ast.Constant(value=1), op=ast.Sub()):
            return True
    return False


def _to(old: ast.expr, new: ast.expr) -> Edit:
    return f"`{ast.unparse(old)}` is `{ast.unparse(new)}`", old, new
