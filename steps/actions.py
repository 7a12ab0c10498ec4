"""The phrases of actions: the When and the Then that each row says (:mod:`.rows`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..adapters.messages import Capability, Player
from ..adapters.session import ScenarioError
from .rows import Action
from .vocabulary import Phrases
from .world import World


def phrases(phrase: Phrases, actions: Sequence[Action]) -> None:
    """Add the Whens and Thens of actions to a module's phrases."""
    add_whens(phrase, actions)
    add_claims(phrase, actions, is_offered)


def add_whens(phrase: Phrases, actions: Iterable[Action]) -> None:
    """Add to a module's phrases the When of each action that has one."""
    for action in actions:
        if action.does:
            pattern = f"{{player:Player}} {action.does} {action.what}".rstrip()
            example = f"{action.player} {action.said(action.does, action.fills)}"
            phrase.add("when", pattern, example, action.doing, act, (), action.row, {"action": action})


def add_claims(phrase: Phrases, actions: Iterable[Action], claim: Callable[..., None]) -> None:
    """Add to a module's phrases the Then of each action that has one; ``claim`` says whether it is offered."""
    for action in actions:
        if action.do:
            pattern = f"{{player:Player}} {{may:Can}} {action.do} {action.what}".rstrip()
            example = f"{action.player} can {action.said(action.do, action.fills)}"
            needs: tuple[Capability, ...] = ("asks.complete",)
            phrase.add("then", pattern, example, action.offer_meaning, claim, needs, action.row, {"action": action})


def act(world: World, action: Action, player: Player, **given: str | int) -> None:
    """Do an action, or give an answer."""
    kind, fields = action.means(world, given)
    world.session.intend(player, kind, asked=action.asked, **fields)


def is_offered(world: World, action: Action, player: Player, may: bool, **given: str | int) -> None:
    """Claim that an action is offered, or is not."""
    kind, fields = action.means(world, given)
    for name in fields.keys() & {name for name, type_ in action.fields.items() if type_ == "Quoted"}:
        known_ability(world, str(fields[name]))
    offers(world, player, may, kind, **fields)


# --- claiming --------------------------------------------------------------------------------------


def offers(world: World, player: Player, may: bool, kind: str, /, **fields: str | int) -> None:
    """Claim that an action is offered, or is not, at a play timing of that player."""
    words = f"{kind} {' '.join(map(str, fields.values()))}".rstrip()
    got = world.offers(player, kind, **fields)
    world.expect(got is may, f"{words} {'' if may else 'not '}to be offered to {player}", "the contrary")


def known_ability(world: World, name: str) -> str:
    """The name or text of an ability that some card of the scenario has: no claim about a misspelt one."""
    if not world.knows_ability(name):
        raise ScenarioError(f"no card of this scenario has an ability {name!r}")
    return name
