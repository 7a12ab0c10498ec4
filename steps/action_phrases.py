"""The phrases of actions: the When and the Then of each row (:mod:`.action_table`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..adapters.messages import Capability, Player
from ..adapters.session import NotOffered, ScenarioError
from .action_table import ActionRow, MissingAction
from .phrase_vocabulary import Phrases
from .world import World


def add_action_phrases(phrase: Phrases, actions: Sequence[ActionRow]) -> None:
    """Add the Whens and Thens of actions to a module's phrases."""
    add_whens(phrase, actions)
    add_claims(phrase, actions, expect_action_offered)


def add_whens(phrase: Phrases, actions: Iterable[ActionRow]) -> None:
    """Add to a module's phrases the When of each action that has one."""
    for action in actions:
        if action.does:
            pattern = f"{{player:Player}} {action.does} {action.what}".rstrip()
            example = f"{action.player} {action.verb_phrase(action.does, action.fills)}"
            phrase.add_phrase(
                "when", pattern, example, action.doing, perform_action, (), action.source_marker, {"action": action}
            )


def add_claims(phrase: Phrases, actions: Iterable[ActionRow], claim: Callable[..., None]) -> None:
    """Add to a module's phrases the Then of each action that has one; ``claim`` checks whether it is offered."""
    for action in actions:
        if action.do:
            pattern = f"{{player:Player}} {{may:Can}} {action.do} {action.what}".rstrip()
            example = f"{action.player} can {action.verb_phrase(action.do, action.fills)}"
            needs: tuple[Capability, ...] = ("asks.complete",)
            phrase.add_phrase(
                "then", pattern, example, action.offer_meaning, claim, needs, action.source_marker, {"action": action}
            )


def perform_action(world: World, action: ActionRow, player: Player, **given: str | int) -> None:
    """Do an action, or give an answer."""
    kind, fields = action.resolve_option(world, given)
    try:
        world.session.intend(player, kind, asked=action.asked, **fields)
    except NotOffered:
        world.missing_action = MissingAction(kind, action.section)
        raise


def expect_action_offered(world: World, action: ActionRow, player: Player, may: bool, **given: str | int) -> None:
    """Claim that an action is offered, or is not."""
    kind, fields = action.resolve_option(world, given)
    for name in fields.keys() & {name for name, type_ in action.field_types.items() if type_ == "Quoted"}:
        known_ability(world, str(fields[name]))
    try:
        expect_option_offered(world, player, may, kind, **fields)
    except AssertionError:
        world.missing_action = MissingAction(kind, action.section) if may else None
        raise


# --- claims ----------------------------------------------------------------------------------------


def expect_option_offered(world: World, player: Player, may: bool, kind: str, /, **fields: str | int) -> None:
    """Claim that an action is offered, or is not, at a play timing of that player."""
    words = f"{kind} {' '.join(map(str, fields.values()))}".rstrip()
    got = world.is_action_offered(player, kind, **fields)
    world.expect(got is may, f"{words} {'' if may else 'not '}to be offered to {player}", "the contrary")


def known_ability(world: World, name: str) -> str:
    """The name or text of an ability of some card of the scenario. Raises :class:`ScenarioError` for any other name."""
    if not world.knows_ability(name):
        raise ScenarioError(f"no card of this scenario has an ability {name!r}; check its spelling")
    return name
