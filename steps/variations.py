"""Variations of a scenario: other situations in which the same steps have to hold.

A variation changes the scene, or the engine's side of the table, in a way that no clause of the scenario is about. So
an engine that is right in the plain scene, and wrong in one player's turn, fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ..adapters.engine_interface import Engine
from ..adapters.messages import ACTS, OTHER_PLAYER, Player
from ..adapters.mirrored_engine import MirroredEngine
from ..adapters.session import NotOffered, ScenarioError, Session
from . import variation_names
from .builder_protocol import GivensBuilder
from .scene_builder import SceneBuilder
from .suite_game import AddedAction, AddedCell, SceneAddition

Additions = Mapping[str, tuple[SceneAddition, ...]]

TURN_NUMBER = "the number of the turn"


class NotVaried(Exception):
    """A scenario states a fact that a variation would change, so it is not played in this variation."""


class FirstAction(NamedTuple):
    """An action that the turn player takes before the scenario goes on: its kind, its fields, and the step it is in.

    With ``until``, the players then pass until that later step, with which the scenario begins.
    """

    kind: str
    fields: Mapping[str, str]
    step: str
    until: str

    def take(self, session: Session) -> None:
        """Take the action. The scenario does not count its events. Raises :class:`NotVaried` if it is not possible."""
        session.answer_forced_asks()
        ask, decisions = session.ask, len(session.told)
        if ask is None or ask.kind != "action":
            raise NotVaried("the scenario does not begin with an action")
        try:
            session.intend(ask.player, self.kind, **self.fields)
        except NotOffered as error:
            raise NotVaried("the first action of the variation is not possible") from error
        if session.ask is not None and session.ask.kind == "optional":
            session.decide_yes_or_no(ask.player, yes=True)
        if session.ask is not None and session.ask.player != ask.player:
            _pass_once(session)
        session.forget_events(decisions)
        if self.until != self.step:
            self._pass_until_later_step(session)

    def _pass_until_later_step(self, session: Session) -> None:
        """Pass until the later step. Its own events count. Raises :class:`NotVaried` if anything happens before it."""
        while (step := session.view_for("judge").step) != self.until:
            decisions = len(session.told)
            if not _pass_once(session):
                raise NotVaried(f"the scenario cannot be played on from the {self.step} step to the {self.until} step")
            if session.view_for("judge").step == self.until:
                continue
            if any(event.kind not in _QUIET for told in session.told[decisions:] for event in told):
                raise NotVaried(f"something happens in the {step} step, before the scenario begins")
            session.forget_events(decisions)


_QUIET = ("step-began", "check-began", "check-ended")
"""The events of steps in which nothing happens."""


def _pass_once(session: Session) -> bool:
    """Let the player who can act pass. Returns whether anyone could."""
    ask = session.ask
    if ask is None or ask.kind not in ACTS:
        return False
    session.intend(ask.player, "pass", asked=ACTS)
    return True


@dataclass(frozen=True)
class Variation:
    """A way to play a scenario. ``says`` describes it after "with".

    ``vary_givens`` changes the Givens that have been collected, and returns whether the scenario allows it.
    ``vary_engine`` changes the engine's side of the table. With ``adds``, the game's addition of this name is made. A
    claim cannot rely on the facts that ``changes`` names.
    """

    name: str
    says: str
    vary_givens: Callable[[GivensBuilder], bool] | None = None
    vary_engine: Callable[[Engine], Engine] | None = None
    adds: bool = False
    changes: frozenset[str] = frozenset()

    def change_scene(self, builder: GivensBuilder, additions: Additions) -> FirstAction | None:
        """Change the scene before it is built. Returns the action that the turn player takes first, if there is one.

        Raises :class:`NotVaried` if the scenario states what would change.
        """
        if self.vary_givens is not None and not self.vary_givens(builder):
            raise NotVaried(f"the scenario cannot be played with {self.says}")
        if not self.adds:
            return None
        if isinstance(builder, SceneBuilder):
            for addition in additions.get(self.name, ()):
                if _is_made(builder, addition):
                    _write_trigger(builder, addition)
                    return _first_action(builder, addition)
        raise NotVaried(f"the scenario cannot be played with {self.says}")

    def change_engine(self, engine: Engine) -> Engine:
        """The engine as this variation lets it see the game."""
        return engine if self.vary_engine is None else self.vary_engine(engine)

    def require_unchanged(self, fact: str) -> None:
        """Raise :class:`NotVaried` if this variation changes a fact on which a claim relies."""
        if fact in self.changes:
            raise NotVaried(f"the scenario names {fact}, which differs with {self.says}")


PLAIN = Variation("", "nothing changed")

VARIATIONS = (
    Variation(variation_names.MIRROR, "the players exchanged", vary_engine=MirroredEngine),
    Variation(
        variation_names.FIRST_PLAYER,
        "the other player going first",
        vary_givens=lambda builder: builder.exchange_first_player(),
        changes=frozenset({TURN_NUMBER}),
    ),
    Variation(variation_names.EFFECT, "an earlier action whose effect lasts", adds=True),
    Variation(variation_names.STACK, "another stack of cards", adds=True),
)
"""All variations, in the order in which they are played."""


def find_variations(names: Iterable[str]) -> tuple[Variation, ...]:
    """The variations of these names, in the order in which they are played."""
    wanted = set(names)
    return tuple(each for each in VARIATIONS if each.name in wanted)


def _is_made(builder: SceneBuilder, addition: SceneAddition) -> bool:
    """Lay the cards of an addition. Returns whether the scene allows the addition."""
    action, trigger = addition.action, addition.trigger
    steps = builder.words.steps
    if trigger and (builder.first_step != trigger.step or not builder.top_card(builder.turn_player, trigger.zone)):
        return False
    if action and (not builder.first_step or steps.index(builder.first_step) < steps.index(action.step)):
        return False
    try:
        if addition.default:
            player, zone, cell = _for_players(builder, addition.default)
            if not builder.leaves_to_default(player, zone):
                return False
            builder.set_zone_cards(player, zone, cell)
        if addition.more:
            player, zone, cell = _for_players(builder, addition.more)
            builder.add_cards(player, zone, cell)
    except ScenarioError:
        return False
    return action is None or bool(_acting_card(builder, action))


def _acting_card(builder: SceneBuilder, action: AddedAction) -> str:
    """The id of the card that acts: a card of that name, or the top card of a zone; empty if there is none."""
    player = builder.turn_player
    return action.card if action.card in builder.named_cards() else builder.top_card(player, action.zone)


def _write_trigger(builder: SceneBuilder, addition: SceneAddition) -> None:
    """Write the text of an addition that comes about by itself."""
    if trigger := addition.trigger:
        builder.add_card_text(builder.top_card(builder.turn_player, trigger.zone), trigger.text)


def _first_action(builder: SceneBuilder, addition: SceneAddition) -> FirstAction | None:
    """Write the text of an addition, and return the action with it."""
    action = addition.action
    if action is None:
        return None
    card = _acting_card(builder, action)
    builder.add_card_text(card, action.text)
    until = builder.first_step
    builder.begin_earlier(action.step)
    fields = {"ability": action.text} if action.fields is None else action.fields
    return FirstAction(action.kind, {"card": card, **fields}, action.step, until)


def _for_players(builder: SceneBuilder, cell: AddedCell) -> tuple[Player, str, str]:
    """The player, the zone and the cards of an added cell."""
    turn_player = builder.turn_player
    other = OTHER_PLAYER[turn_player]
    return (
        turn_player if cell.of_turn_player else other,
        cell.zone,
        cell.cards.format(player=turn_player, other=other),
    )
