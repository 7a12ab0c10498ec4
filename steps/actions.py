"""The phrases of actions: the When and the Then that each row says (:mod:`.rows`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..adapters.messages import Player
from ..adapters.session import ScenarioError
from .rows import Action
from .vocabulary import Phrases
from .world import World


def phrases(phrase: Phrases, actions: Iterable[Action]) -> None:
    """Add the Whens and Thens of actions to a module's phrases."""
    for action in actions:
        if action.does:
            phrase.when(
                f"{{player:Player}} {action.does} {action.what}".rstrip(),
                example=f"{action.player} {action.said(action.does, action.fills)}",
            )(_when(action))
        if action.do:
            phrase.then(
                f"{{player:Player}} {{may:Can}} {action.do} {action.what}".rstrip(),
                example=f"{action.player} can {action.said(action.do, action.fills)}",
                needs=("asks.complete",),
            )(_then(action))


def _when(action: Action) -> Callable[..., None]:
    def act(world: World, player: Player, **given: str | int) -> None:
        kind, fields = action.means(world, given)
        world.session.intend(player, kind, asked=action.asked, **fields)

    return _named(act, action.does, action.doing)


def _then(action: Action) -> Callable[..., None]:
    def can(world: World, player: Player, may: bool, **given: str | int) -> None:
        kind, fields = action.means(world, given)
        for name in fields.keys() & {name for name, type_ in action.fields.items() if type_ == "Quoted"}:
            known_ability(world, str(fields[name]))
        offers(world, player, may, kind, **fields)

    return _named(can, f"can {action.do}", action.able)


def _named(function: Callable[..., None], name: str, meaning: str) -> Callable[..., None]:
    function.__name__, function.__doc__ = name.replace(" ", "_"), meaning
    return function


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
