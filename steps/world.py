"""A scenario while it is played: its Givens are collected, then its Whens and Thens play the game.

Nothing is sent while Givens are read. The first When or Then builds the position and opens it; a Given
after that is an error. Each game has its own builder of positions (:mod:`.builder_protocol`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from copy import copy
from typing import Any, NoReturn

from ..adapters.engine_interface import Engine, Unsupported
from ..adapters.messages import ACTS, PLAYERS, Ask, Card, EngineInfo, Event, Player, Result, SeenCard, View, Viewer
from ..adapters.session import NotOffered, ScenarioError, SceneRefused, Session
from .action_table import MissingAction
from .builder_protocol import CardLocation, GivensBuilder
from .suite_game import SuiteGame, load_game
from .variations import PLAIN, Variation


class World:
    """The state that the steps of one scenario share. ``engine`` returns an engine that has been initialised.

    ``parts`` are the parts of the game's scenarios; by default, those that this package has for it. ``variation`` is
    the way in which the scenario is played. ``missing_action`` is the action for which the scenario fails, because the
    engine does not offer it.
    """

    def __init__(
        self,
        engine: Callable[[], Engine],
        game: str,
        edition: str,
        *,
        read_back: bool = True,
        parts: SuiteGame | None = None,
        variation: Variation = PLAIN,
    ) -> None:
        self.game = game
        self.edition = edition
        self._parts = parts or load_game(game)
        self._builder: GivensBuilder = self._parts.position()
        self._engine = engine
        self._read_back = read_back
        self._variation = variation
        self._added: frozenset[str] = frozenset()
        self._session: Session | None = None
        self._scripted = False
        self.reported: Collection[str] = self._builder.words.names_of("events")
        self.in_order = True
        self._spoken: Ask | Result | None = None
        self.missing_action: MissingAction | None = None

    def set_engine_info(self, info: EngineInfo) -> None:
        """Set which events the engine reports, and whether the order of those of one decision is meaningful."""
        self.reported = info.events or self._builder.words.names_of("events")
        self.in_order = "events.order" in info.capabilities

    # --- Givens ---

    @property
    def builder(self) -> GivensBuilder:
        """The builder of the position. Raises :class:`ScenarioError` once the game has begun."""
        if self._session is not None:
            raise ScenarioError(
                "a Given is after the first When or Then, when the scene is already being played; move it up"
            )
        return self._builder

    def begin_with(self, builder: GivensBuilder) -> None:
        """Collect the Givens in another builder. Raises :class:`ScenarioError` if some have been collected already."""
        if self.builder != self._parts.position():
            raise ScenarioError("state the kind of scene before all other Givens")
        self._builder = builder

    def begin_new_game(self) -> None:
        """Collect the Givens of a new game of decks. Raises :class:`ScenarioError` as :meth:`begin_with` does."""
        if self._parts.new_game is None:
            raise ScenarioError(f"scenes of {self.game} cannot be a new game; begin with a position")
        self.begin_with(self._parts.new_game())

    # --- Whens and Thens ---

    def scene_refusal(self) -> str:
        """The engine's reason for refusing the scene; empty if it accepts the scene."""
        try:
            _ = self.session
        except SceneRefused as error:
            return str(error)
        return ""

    @property
    def session(self) -> Session:
        """The game; the first use opens it."""
        if self._session is None:
            before = self._builder.named_cards()
            first_action = self._variation.change_scene(self._builder, self._parts.additions)
            self._added = frozenset(self._builder.named_cards()).difference(before)
            position = self._builder.build_scene()
            self._scripted = bool(position.script.dice or position.script.coins or position.script.shuffles)
            session = Session(
                self._variation.change_engine(self._engine()),
                self.game,
                self.edition,
                read_back=self._read_back,
                words=self._builder.words,
                in_order=self.in_order,
            )
            self._session = session
            session.open_scene(position)
            if first_action:
                first_action.take(session)
        return self._session

    def continue_on(self, engine: Engine) -> World:
        """A world of the same scene, whose game goes on from here on another engine.

        The engine has to open the current position, whatever scene it is given. This world stays as it is.
        """
        going_on = self.session
        new = copy(self)
        new._session = Session(
            engine, self.game, self.edition, read_back=False, words=going_on.words, in_order=self.in_order
        )
        new._session.open_scene(self._builder.build_scene())
        return new

    @property
    def started_session(self) -> Session | None:
        """The game if it has begun: for reports."""
        return self._session

    def rely_on(self, fact: str) -> None:
        """State that a claim relies on a fact of the scene. Raises ``NotVaried`` in a variation that changes it."""
        self._variation.require_unchanged(fact)

    def finish_scenario(self) -> None:
        """Finish a scenario that passed.

        These are failures: an open question or an end of the game that the scenario does not claim, scripted random
        results that were never used in a game that goes on, and a claim about a choice that the further picks
        contradict.
        """
        session = self.session
        if session.ask is not self._spoken:
            session.answer_forced_asks()
        ask = session.ask
        if ask is not None and ask.kind not in ACTS and ask is not self._spoken:
            raise AssertionError(f"ends on a question that it does not expect: {session.describe_situation()}")
        if session.result is not None and session.result is not self._spoken:
            raise AssertionError(f"ends with the game over, which it does not expect: {session.describe_situation()}")
        goes_on = session.is_open and session.result is None
        if self._scripted and goes_on and (unused := session.view_for("judge").unused):
            raise AssertionError(f"{unused} scripted random results (dice, shuffles) were never used")
        session.finish_scenario()

    def close_game(self) -> None:
        """Finish every scenario: the engine forgets the game."""
        if self._session is not None:
            self._session.close_game()

    # --- views ---

    def card_id(self, name: str) -> str:
        """The id of the card with that name in the scenario. Raises :class:`ScenarioError` for an unknown one."""
        if self._session is None:
            _ = self.session
        return self._builder.card_id(name)

    def card_ids(self, names: Sequence[str]) -> tuple[str, ...]:
        """The ids of several cards."""
        return tuple(self.card_id(name) for name in names)

    def id_or_text(self, text: str) -> str:
        """The id of the card with that name in the scenario, or the text itself if there is none."""
        try:
            return self.card_id(text)
        except ScenarioError:
            return text

    def card_definition(self, card: str) -> Card:
        """The printed properties of the card of that id."""
        return self._builder.card_definition(card)

    def position_zones(self) -> tuple[str, ...]:
        """The zones of the stage, or of the game's equivalent."""
        return self._builder.words.position_zones

    def steps_named(self, words: str) -> tuple[str, ...]:
        """The steps with that name in sentences, in their order. Raises :class:`ScenarioError` for none."""
        return self._builder.steps_named(words)

    def step_name(self, step: str) -> str:
        """The name of a step in sentences."""
        return self._builder.step_name(step)

    def current_step(self) -> str:
        """The current step and its player, in the words of a sentence."""
        view = self.current_view()
        return f"{view.turn_player}'s {self.step_name(view.step)}"

    def is_zone_ordered(self, zone: str) -> bool:
        """Whether the order of a zone's cards means something."""
        return zone not in self._builder.words.unordered_zones

    def knows_ability(self, name: str) -> bool:
        """Whether a card of the scenario has an ability of that name, or with that in its text."""
        return self._builder.knows_ability(name)

    def current_view(self, viewer: Viewer = "judge") -> View:
        """The view of a viewer now, after all forced asks have been answered."""
        self.session.answer_forced_asks()
        return self.session.view_for(viewer)

    def require_events(self, kind: str, cause: str = "") -> None:
        """Raise :class:`Unsupported` if the engine does not report events of that kind (and cause)."""
        if not {kind, f"{kind}/{cause}"}.intersection(self.reported):
            raise Unsupported(f"needs the event {kind}, which the engine does not report", "event", kind)

    def events_of_kind(self, kind: str, cause: str = "") -> list[Event]:
        """All events of a kind since the scene was opened, or only those of one cause."""
        self.require_events(kind, cause)
        self.session.answer_forced_asks()
        return [e for e in self.session.events if e.kind == kind and cause in ("", e.fields.get("cause"))]

    def zone_cards(self, player: Player, zone: str, viewer: Viewer = "judge") -> tuple[SeenCard, ...]:
        """The cards of a zone, the top one first. Raises :class:`ScenarioError` for an unknown zone."""
        zones = self.current_view(viewer).zones[player]
        if zone not in zones:
            known = self._builder.words.own_zones
            if zone not in known:
                raise ScenarioError(f"unknown zone {zone!r}; the zones are {', '.join(sorted(known))}")
        return zones.get(zone, ())

    def counter_value(self, player: Player, name: str) -> int:
        """A player's counter. Raises :class:`Unsupported` if the view does not show it."""
        counters = self.current_view().counters.get(player, {})
        if name not in counters:
            said = f"needs the counter {name!r} of a player, which the engine's view does not show"
            raise Unsupported(said, "view", name)
        return counters[name]

    def shared_zone_cards(self, zone: str) -> tuple[SeenCard, ...]:
        """The cards of a zone that both players share. Raises :class:`ScenarioError` for an unknown one."""
        if zone not in self._builder.words.shared_zones:
            known = ", ".join(self._builder.words.shared_zones)
            raise ScenarioError(f"there is no {zone} zone; the zones that both players share are {known}")
        return self.current_view().shared.get(zone, ())

    def find_card(self, name: str) -> CardLocation:
        """The location of a card. Raises an assertion error if the judge's view does not have it."""
        label = self.card_id(name)
        for found in cards_in_view(self.current_view()):
            if found.card.id == label:
                return found
        self.fail(f"{label} to be somewhere", "it is nowhere in the judge's view")

    def top_of_stack(self, name: str) -> SeenCard:
        """The card of that name, or the card on top of the stack that it is part of."""
        found = self.find_card(name)
        return found.holder if found.role == "under" and found.holder is not None else found.card

    def card_fact(self, name: str, fact: str) -> Any:
        """A fact of a card now, or of the top of its stack. Fails if the card does not have this fact; raises
        :class:`Unsupported` if it has it and the view does not show it.
        """
        found = self.find_card(name)
        if found.role == "under" and found.holder is not None:
            found = CardLocation(found.player, found.zone, found.holder)
        facts = found.card.facts
        if fact in facts:
            return facts[fact]
        if facts and self._builder.shows_fact(found, fact):
            said = f"needs the fact {fact!r} of a card, which the engine's view does not show"
            raise Unsupported(said, "view", fact)
        self.fail(f"{found.card.id} to have the fact {fact!r}", f"it has {', '.join(facts) or 'none'}")

    def is_asked_about_addition(self) -> bool:
        """Whether a player is asked to choose among options that the variation has added."""
        ask = self._session.ask if self._session else None
        if ask is None or ask.kind in ACTS or not self._added:
            return False
        return any(value in self._added for option in ask.options for value in option.fields.values())

    # --- claims ---

    def allow_end_on(self, end: Ask | Result | None) -> None:
        """Allow the scenario to end on this ask, or on this end of the game, because a claim is about it."""
        self._spoken = end

    def fail(self, expected: object, got: object) -> NoReturn:
        """Fail with a report that includes the open ask."""
        raise AssertionError(f"expected {expected}; got {got}. Open: {self.session.describe_situation()}")

    def expect(self, holds: bool, expected: object, got: object) -> None:
        """Fail unless ``holds``, with a report of the expected and the actual value and of the open ask."""
        if not holds:
            self.fail(expected, got)

    def is_action_offered(self, player: Player, kind: str, /, **fields: str | int) -> bool:
        """Whether an action is offered. Fails if the player is not at a play timing at all."""
        try:
            return self.session.is_action_offered(player, kind, **fields)
        except NotOffered:
            self.fail(f"{player} to be at a play timing", "another situation")


def cards_in_view(view: View) -> Iterator[CardLocation]:
    """Every card of a view, including those under or attached to others."""
    for player in PLAYERS:
        for zone, cards in view.zones.get(player, {}).items():
            yield from _in_zone(player, zone, cards)
    for zone, cards in view.shared.items():
        yield from _in_zone(None, zone, cards)


def _in_zone(player: Player | None, zone: str, cards: Sequence[SeenCard]) -> Iterator[CardLocation]:
    for card in cards:
        yield CardLocation(player, zone, card)
        for below in card.under:
            yield CardLocation(player, zone, below, "under", card)
        for attached in card.attached:
            yield CardLocation(player, zone, attached, "attached to", card)
