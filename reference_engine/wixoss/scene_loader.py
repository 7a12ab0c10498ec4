"""Loading of a scene of the protocol: a position in the middle of a game, or two decks."""

from __future__ import annotations

from ...adapters.messages import PLAYERS, Decks, Position, Scene
from ..protocol.scene_loader import SceneError, SceneLoader, checked_step
from .cards import CardDefinition
from .game import Wixoss
from .lexicon import ASSISTS, BENEATH, DECK, LRIG, LRIG_DECK
from .match_formats import check_marks
from .rule_processing import remember_levels
from .setup import check_decks
from .state import GameState
from .turn import STEPS

NOT_A_BEGINNING = ("guard",)


def open_scene(scene: Scene) -> tuple[Wixoss, list[str]]:
    """The game that a scene describes, and the names of its cards by index.

    Raises ``SceneError``, or ``DeckError`` for decks that the rules do not allow.
    """
    setting = SceneLoader(scene, GameState(), CardDefinition)
    if isinstance(scene, Position):
        _set_position(setting, scene)
    else:
        _set_decks(setting, scene)
    state, names = setting.finish_loading(scene.script)
    game = Wixoss(state)
    if isinstance(scene, Position):
        remember_levels(game)
        game = Wixoss(state)
    return game, names


def _set_position(setting: SceneLoader[GameState], scene: Position) -> None:
    setting.place_zones(scene)
    state = setting.state
    for player, letter in enumerate(PLAYERS):
        for name, number in scene.seats[letter].counters.items():
            if state.add_to_counter(player, name, number) != number:
                raise SceneError(f"{letter}: no player can have {number} {name}")
        if len(state.zones[player, LRIG]) != 1:
            raise SceneError(f"{letter}'s {LRIG} must hold exactly one center LRIG")
        if len(state.assist_lrigs(player)) not in (0, len(ASSISTS)):
            raise SceneError(f"{letter} must have two assist LRIGs or none")
    for record in tuple(state.cards):
        for part in record.under:
            state.change_card(part, role=BENEATH)
        if not all(state.cards[part].role for part in record.attached):
            raise SceneError(f"{record.face.name}: a card that is attached to it is not a Charm, Acce or Soul")
    if scene.step in NOT_A_BEGINNING:
        raise SceneError(f"step {scene.step!r}: no scene can begin with it, because an attack has to come before")
    state.flow = (("turn", checked_step(scene.step, STEPS), 0),)


def _set_decks(setting: SceneLoader[GameState], scene: Decks) -> None:
    cards = setting.state.cards
    for player, letter in enumerate(PLAYERS):
        parts = scene.decks.get(letter, {})
        for zone in (DECK, LRIG_DECK):
            setting.place_deck(letter, parts.get(zone, ()), player, zone)
        deck, lrigs = (setting.state.zones[player, zone] for zone in (DECK, LRIG_DECK))
        faces = [cards[card].face for card in (*deck, *lrigs)]
        check_decks(letter, faces[: len(deck)], faces[len(deck) :])
        check_marks(letter, scene.format, faces, setting.faces.values())
    setting.state.flow = (("setup", 0),)
