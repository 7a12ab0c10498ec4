"""Scenes: a game of the engine in a given position, or from two decks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ...engine_interface import EngineFault, Illegal, Unsupported
from ...messages import PLAYERS, Decks, PlacedCard, Player, Position, Script
from .ability_translation import CardDict
from .card_translation import card_instance, engine_card_id, engine_definition, name_of_card

NUMBERS = ("damage", "arrived", "bloomed")
"""The numbers of placed cards that the engine keeps."""

ZONES = {
    "center": "center",
    "collab": "collab",
    "back": "backstage",
    "hand": "hand",
    "deck": "deck",
    "cheer deck": "cheer_deck",
    "archive": "archive",
    "holo power": "holopower",
    "life": "life",
}
"""The engine's name of each zone."""

Start = Callable[[], None]


class ScriptedRandom:
    """The engine's source of random numbers: scripted results, then seeded ones if the script allows them."""

    def __init__(self, script: Script) -> None:
        self._shuffles = [list(order) for order in script.shuffles]
        self._dice = list(script.dice)
        self._coins = list(script.coins)
        self._scripted = script.seed is None
        self._random = random.Random(script.seed or 0)

    @property
    def unused(self) -> int:
        """The number of scripted results that are left."""
        return len(self._dice) + len(self._coins) + len(self._shuffles)

    def shuffle(self, cards: list[CardDict]) -> None:
        """Shuffle by the first scripted order that names only these cards; else at random, as no claim rests on it."""
        there = {name_of_card(card["game_card_id"]) for card in cards}
        for order in self._shuffles:
            if there.issuperset(order):
                self._shuffles.remove(order)
                place = {name: at for at, name in enumerate(order)}
                cards.sort(key=lambda card: place.get(name_of_card(card["game_card_id"]), len(place)))
                return
        self._random.shuffle(cards)

    def choice(self, among: Sequence[Any]) -> Any:
        """Decide by a coin who chooses the player to go first."""
        if self._coins:
            return among[0] if self._coins.pop(0) else among[1]
        if self._scripted:
            raise EngineFault("the script has no coin left")
        return self._random.choice(among)

    def randint(self, least: int, most: int) -> int:
        """Roll a die."""
        if self._dice:
            return self._dice.pop(0)
        if self._scripted:
            raise EngineFault("the script has no die left")
        return self._random.randint(least, most)


def game_from_position(module: Any, scene: Position) -> tuple[Any, Start]:
    """A game at the beginning of a step of a player's turn."""
    _check_names(scene)
    made = {key: engine_definition(key, card) for key, card in scene.cards.items()}
    game = _game(module, made, scene.script, {name: _oshi(scene, name) for name in PLAYERS})
    for name in PLAYERS:
        _seat(module, game, game.get_player(name), scene, name, made)
    game.turn_number = scene.turn
    game.active_player_id = scene.turn_player
    game.starting_player_id = game.first_turn_player_id = scene.first_player
    game.game_first_turn = scene.turn == 1
    game.phase = module.GamePhase.PlayerTurn
    return game, _start(game, scene)


def _check_names(scene: Position) -> None:
    seen: Counter[str] = Counter()
    placed = [each for seat in scene.seats.values() for zone in seat.zones.values() for each in zone]
    while placed:
        card = placed.pop()
        seen[card.id] += 1
        placed += (*card.under, *card.attached)
    if twice := [name for name, times in seen.items() if times > 1]:
        raise Illegal(f"two cards are called {min(twice)}")


def _start(game: Any, scene: Position) -> Any:
    """The function that begins the step."""
    match scene.step:
        case "reset":
            return lambda: _begin_turn(game)
        case "hand":
            return game.continue_begin_turn
        case "main":
            return game.begin_main_step
        case "performance":
            return game.begin_performance_step
        case "end":
            return game.end_player_turn
    raise Unsupported(f"a position at the beginning of the {scene.step} step", "position", scene.step)


def _begin_turn(game: Any) -> None:
    """Begin the turn of the position: the engine counts turns, and reports them, as they begin."""
    tell = game.broadcast_event
    game.broadcast_event = lambda event: None if event["event_type"] == "turn_start" else tell(event)
    game.turn_number -= 1
    try:
        game.begin_player_turn(False)
    finally:
        del game.broadcast_event


def game_from_decks(module: Any, scene: Decks) -> tuple[Any, Start]:
    """A game from its beginning; decks that the engine refuses are illegal."""
    made = {key: engine_definition(key, card) for key, card in scene.cards.items()}
    oshi = {name: _legal(module, made, scene, name) for name in PLAYERS}
    decks = {name: {part: Counter(cards) for part, cards in scene.decks[name].items()} for name in PLAYERS}
    game = _game(module, made, scene.script, {name: (key, f"{name}:{key}#1") for name, key in oshi.items()}, decks)
    for name in PLAYERS:
        player = game.get_player(name)
        _number(name, [*player.deck, *player.cheer_deck])
    return game, game.begin_game


def _legal(module: Any, made: dict[str, CardDict], scene: Decks, name: Player) -> str:
    """The key of a player's oshi holomem, if the engine accepts it and that player's decks."""
    keys = scene.decks.get(name, {})
    oshi = keys.get("oshi", ())
    if len(oshi) > 1:
        raise Unsupported(f"{len(oshi)} oshi holomems: the engine has room for one", "position", "oshi")
    key = next(iter(oshi), "")
    deck, cheers = Counter(keys.get("deck", ())), Counter(keys.get("cheer deck", ()))
    if not _database(module, made).validate_deck(key, dict(deck), dict(cheers)):
        raise Illegal(f"the engine refuses {name}'s decks")
    return key


def _number(owner: str, cards: Sequence[CardDict]) -> None:
    """Give cards made by the engine the names of cards in a game from decks."""
    seen: Counter[str] = Counter()
    for card in cards:
        key = card["card_id"]
        seen[key] += 1
        card["game_card_id"] = engine_card_id(f"{owner}:{key}#{seen[key]}", owner)


def _database(module: Any, made: dict[str, CardDict]) -> Any:
    """The engine's card database, with made-up cards in place of its file."""

    class MadeCards(module.CardDatabase):  # type: ignore[misc]
        """Nothing is read."""

        def __init__(self) -> None:
            self.all_cards = list(made.values())

    return MadeCards()


def _game(
    module: Any,
    made: dict[str, CardDict],
    script: Script,
    oshi: dict[Player, tuple[str, str]],
    decks: dict[Player, dict[str, Counter[str]]] | None = None,
) -> Any:
    """A game of the engine with made-up cards, and with these decks, which the engine builds, or empty ones."""
    parts = decks or {name: {} for name in PLAYERS}
    infos: list[dict[str, Any]] = [
        {
            "player_id": name,
            "username": name,
            "oshi_id": oshi[name][0],
            "deck": parts[name].get("deck", {}),
            "cheer_deck": parts[name].get("cheer deck", {}),
        }
        for name in PLAYERS
    ]
    game = module.GameEngine(_database(module, made), "versus", infos)
    chance = ScriptedRandom(script)
    game.set_random_test_hook(chance)
    game.random_gen = chance
    for name in PLAYERS:
        game.get_player(name).oshi_card["game_card_id"] = engine_card_id(oshi[name][1], name)
    game.all_game_cards_map = {}
    return game


def _oshi(scene: Position, name: Player) -> tuple[str, str]:
    """The key and the id of a player's oshi holomem."""
    placed = scene.seats[name].zones.get("oshi", ()) if name in scene.seats else ()
    if len(placed) != 1:
        raise Unsupported(f"{len(placed)} oshi holomems of a player", "position", "oshi")
    return placed[0].card, placed[0].id


def _seat(module: Any, game: Any, player: Any, scene: Position, name: Player, made: dict[str, CardDict]) -> None:
    seat = scene.seats[name]
    if any(seat.counters.get(counter) for counter in seat.counters if counter != "redraws"):
        raise Unsupported("a counter: the engine takes life at once", "position", min(seat.counters))
    setattr(player, redraw_counter(player), seat.counters.get("redraws", 0))
    player.mulligan_completed = player.mulligan_hand_valid = player.initial_placement_completed = True
    own_turns = range(1 if name == scene.first_player else 2, scene.turn, 2)
    player.first_turn = not own_turns
    for zone, placed in seat.zones.items():
        if zone == "oshi":
            continue
        if zone not in ZONES:
            raise Unsupported(f"the zone {zone!r}", "position", zone)
        setattr(player, ZONES[zone], [_placed(each, name, scene.turn, made) for each in placed])
    if len(player.center) > 1 or len(player.collab) > 1:
        raise Unsupported("several holomems in one position", "position", "center")
    stage = player.get_holomem_on_stage()
    held = [(card, holomem) for holomem in stage for card in holomem["attached_support"]]
    misplaced = not all(module.is_card_attach_requirements_meant(card, holomem) for card, holomem in held)
    crowded = not all(
        game.holomem_can_be_attached_with_support_card(
            {**holomem, "attached_support": [each for each in holomem["attached_support"] if each is not card]}, card
        )
        for card, holomem in held
    )
    downed = any(card["damage"] >= player.get_card_hp(card) for card in stage)
    if not stage or not player.life or downed or misplaced or crowded:
        said = "a position in which rule processing is due: the engine carries it out when its cause arises"
        raise Unsupported(said, "position", "due")


def redraw_counter(player: Any) -> str:
    """The attribute in which the engine counts a player's forced redraws; a fork counts them separately."""
    return "forced_mulligan_count" if hasattr(player, "forced_mulligan_count") else "mulligan_count"


def _placed(placed: PlacedCard, owner: str, turn: int, made: dict[str, CardDict]) -> CardDict:
    if placed.card not in made:
        raise Illegal(f"{placed.id} refers to a card that is not in the scene")
    card = card_instance(made[placed.card], placed.id, owner)
    if placed.face_down:
        raise Unsupported("cards that lie face down", "position", "face_down")
    if unknown := placed.numbers.keys() - NUMBERS:
        raise Unsupported(f"a card with the number {min(unknown)!r}", "position", min(unknown))
    damage, arrived, bloomed = (placed.numbers.get(name, 0) for name in NUMBERS)
    if card["card_type"] in {"cheer", "support"}:
        if damage or placed.resting or placed.under or placed.attached:
            raise Unsupported(
                f"a {card['card_type']} that has damage, rests, or holds cards", "position", card["card_type"]
            )
        return card
    card |= {
        "damage": damage,
        "resting": placed.resting,
        "played_this_turn": arrived == turn,
        "bloomed_this_turn": bloomed == turn,
        "stacked_cards": [_placed(each, owner, turn, made) for each in reversed(placed.under)],
    }
    for each in placed.attached:
        attached = _placed(each, owner, turn, made)
        if attached["card_type"] not in {"cheer", "support"}:
            raise Unsupported(f"a {attached['card_type']} attached to a holomem", "position", attached["card_type"])
        card["attached_cheer" if attached["card_type"] == "cheer" else "attached_support"].append(attached)
    return card
