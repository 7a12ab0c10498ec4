"""A violation reaches a function wherever the engine holds it, and names it where it is defined."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from saitei.reference_engine import patching
from saitei.reference_engine.hololive import actions, arts, setup, support_cards, turn
from saitei.reference_engine.hololive.game import Hololive
from saitei.reference_engine.kernel import cost_payment, perform, play_abilities
from saitei.reference_engine.patching import VIOLATIONS, Patch, current_function
from saitei.reference_engine.violations import (
    combine_changes,
    replace_globals,
    set_constant,
    swap_function,
    wrap_function,
)

ENGINE = Path(str(patching.__file__)).parent


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(ENGINE.glob(f"*/{VIOLATIONS}/*.py")):
        if path.stem != "__init__":
            parts = path.relative_to(ENGINE).with_suffix("").parts
            yield f"{patching.__package__}.{'.'.join(parts)}", path


@cache
def imported(module: ModuleType) -> frozenset[str]:
    """The names that a module imports from other modules."""
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    nodes = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return frozenset(alias.asname or alias.name for node in nodes for alias in node.names)


def named(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """The line of each attribute of a name, and of each patched attribute, with both names."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                yield node.lineno, owner, name
            case ast.Call(args=[ast.Name(id=owner), ast.Constant(value=str(name)), _]):
                yield node.lineno, owner, name


@pytest.mark.parametrize(("name", "path"), [*modules()])
def test_no_violation_depends_on_which_module_imports_which_name(name: str, path: Path) -> None:
    names = vars(import_module(name))
    strange = [
        f"{line}: {owner}.{name} is not defined in {module.__name__}"
        for line, owner, name in named(ast.parse(path.read_text("utf-8")))
        if isinstance(module := names.get(owner), ModuleType)
        and module.__name__.startswith(str(patching.__package__))
        and name in imported(module)
        and not isinstance(getattr(module, name), ModuleType)
    ]
    assert strange == []


def other(*arguments: object) -> str:
    return "another"


def test_a_function_is_replaced_in_every_module_that_imports_it() -> None:
    with Patch() as patch:
        patch.replace_function(perform.perform_instructions, other)
        assert perform.perform_instructions is arts.perform_instructions is support_cards.perform_instructions is other
    assert perform.perform_instructions is arts.perform_instructions is support_cards.perform_instructions is not other


def test_a_function_is_replaced_in_tables_tuples_and_rows() -> None:
    steps, action = turn.STEPS["reset"], actions.ACTIONS["ability"]
    with Patch() as patch:
        patch.replace_function(turn.skip_first_reset, other)
        patch.replace_function(action.do, other)
        assert other in turn.STEPS["reset"] and turn.skip_first_reset is other
        assert actions.ACTIONS["ability"] == action._replace(do=other)
    assert turn.STEPS["reset"] is steps and actions.ACTIONS["ability"] is action


def test_a_method_is_replaced_in_the_class_that_defines_it() -> None:
    finish = Hololive.finish_resolution
    with Patch() as patch:
        patch.replace_function(Hololive.finish_resolution, other)
        assert Hololive.finish_resolution is other
    assert Hololive.finish_resolution is finish


def test_a_function_is_replaced_in_default_arguments() -> None:
    with Patch() as patch:
        patch.replace_function(cost_payment.pay_cost, other)
        assert cost_payment.can_be_paid.__defaults__ == (other,)
    assert cost_payment.can_be_paid.__defaults__ == (cost_payment.pay_cost,)


def test_a_function_that_was_replaced_can_be_replaced_again_by_either() -> None:
    whole = cost_payment.pay_cost
    with Patch() as patch:
        wrap_function(whole, lambda pay, *arguments: ("first", pay))(patch)
        first = cost_payment.pay_cost
        with Patch() as inner:
            wrap_function(whole, lambda pay, *arguments: ("second", pay))(inner)
            assert cost_payment.pay_cost() == (
                "second",
                first,
            ) and play_abilities.pay_cost is cost_payment.pay_cost is current_function(whole)
        assert cost_payment.pay_cost is first and first() == ("first", whole)
    assert cost_payment.pay_cost is play_abilities.pay_cost is whole


def test_a_constant_is_replaced_wherever_it_is_imported() -> None:
    with Patch() as patch:
        combine_changes(set_constant(setup, "HAND", 5), swap_function(cost_payment.pay_cost, other))(patch)
        assert (setup.HAND, play_abilities.pay_cost) == (5, other)
    assert (setup.HAND, play_abilities.pay_cost) == (7, cost_payment.pay_cost)


def test_a_function_reads_another_value_and_no_other_function_does() -> None:
    with Patch() as patch:
        replace_globals(actions.place_options, STAGE_LIMIT=1)(patch)
        assert actions.place_options.__globals__["STAGE_LIMIT"] == 1
        assert setup.place_holomem.__globals__["STAGE_LIMIT"] == 6


def test_what_the_engine_does_not_hold_is_an_error() -> None:
    with Patch() as patch, pytest.raises(LookupError, match="the engine does not hold <function other"):
        patch.replace_function(other, other)
