"""A first adapter for saitei. ToyGame represents your engine, and has a few rules; Adapter only translates.

Replace ToyGame by your engine, step by step, and run `saitei check-adapter --engine mine` after each step.
"""

from typing import Any

from msgspec import to_builtins

from saitei.adapters import PLAYERS, Illegal, Player, Unsupported
from saitei.adapters.engine_server import serve_standard_streams
from saitei.adapters.messages import (
    Ask,
    AskKind,
    Card,
    EngineInfo,
    Initialize,
    Option,
    OptionKind,
    PlacedCard,
    Position,
    Result,
    Scene,
    SeenCard,
    Situation,
    View,
    Viewer,
)

STAGE = ("center", "collab", "back")
PLACES = ("hand", "archive")  # the zones into which texts can move cards
Choice = tuple[OptionKind, str]  # a kind of option, and the id of its card or the name of its skill
Text = dict[str, Any]  # a node of card text, as it is sent: fields that have their default value are left out

READ = {
    "ability special oshi-skill": ("name", "values", "then", "limit", "text"),
    "value cost": ("value",),
    "limit": (),
    "do draw": ("count",),
    "do damage": ("amount", "to"),
    "do move": ("cards", "to"),
    "of this": (),
    "of cards": ("zone", "side", "where"),
    "of choose": ("among",),
    "filter": ("kind", "name"),
}  # the ten nodes that unlock the most scenarios, each with the fields that are read; anything else is refused
TAGS = ("ability", "do", "of", "n", "is", "at", "make")
UNTAGGED = {"values": "value", "where": "filter"}  # fields whose nodes have no tag, and the name of such a node


def first_unread_node(text: Any, field: str = "") -> tuple[str, str] | None:
    """The first node of a text that cannot be read, by its name in the vocabulary, and its unread part; or None."""
    if isinstance(text, list | tuple):
        return next(filter(None, (first_unread_node(each, field) for each in text)), None)
    if not isinstance(text, dict):
        return None
    tag = next((tag for tag in TAGS if tag in text), "")
    name = f"{tag} {text[tag]}" if tag else UNTAGGED.get(field, field)
    node = name if name in READ else f"{name} {text.get('what', '')}".rstrip()
    if node not in READ:
        return node, "all of it"
    for each, value in text.items():
        if each not in (tag, "what", *READ[node]):
            return node, f"the field {each}"
        if (node, each) == ("do move", "to") and value not in PLACES:
            return node, f"a move to {value}"
        if found := first_unread_node(value, each):
            return found
    return None


class ToyGame:
    """A toy engine: it can place, collab, pass, draw and send cheers, but not bloom or baton-pass.

    It supports oshi skills that draw, deal damage and move cards, and no other card text.
    """

    def __init__(self, scene: Position) -> None:
        self.cards: dict[str, Card] = scene.cards
        self.zones = {
            player: {zone: [card_in_game(card) for card in cards] for zone, cards in scene.seats[player].zones.items()}
            for player in PLAYERS
        }
        self.counters = {player: dict(scene.seats[player].counters) for player in PLAYERS}
        self.turn, self.player, self.step = scene.turn, scene.turn_player, scene.step
        self.texts: dict[str, list[Text]] = {
            key: to_builtins(list(card.abilities)) for key, card in scene.cards.items()
        }
        self.collabed = False
        self.used: set[str] = set()
        self.todo: list[Text] = []  # the remaining instructions of the skill that is being resolved
        self.among: list[SeenCard] = []  # the cards of which the player chooses one for the first instruction
        self.loser: Player | None = None

    def own_zone(self, name: str) -> list[SeenCard]:
        """A zone of the turn player, the top card first."""
        return self.zones[self.player].setdefault(name, [])

    def stage_cards(self) -> list[SeenCard]:
        return [card for zone in STAGE for card in self.own_zone(zone)]

    def legal_choices(self) -> list[Choice]:
        """All choices that the turn player has now."""
        if self.among:
            return [("card", str(card.id)) for card in self.among]
        if self.step == "cheer":
            return [("card", str(card.id)) for card in self.stage_cards()]
        found: list[Choice] = [("pass", "")]
        if self.step == "main" and len(self.stage_cards()) < 6:
            found += [("place", str(card.id)) for card in self.own_zone("hand") if self.is_placeable(card)]
        if self.step == "main" and not (self.collabed or self.own_zone("collab")):
            found += [("collab", str(card.id)) for card in self.own_zone("back") if not card.resting]
        if self.step == "main":
            found += [("skill", name) for name, skill in self.oshi_skills().items() if self.is_usable(name, skill)]
        return found

    def is_placeable(self, card: SeenCard) -> bool:
        printed = self.cards[str(card.card)]
        return printed.kind == "holomem" and printed.facts.get("level", "Debut") in ("Debut", "Spot")

    def oshi_skills(self) -> dict[str, Text]:
        return {skill["name"]: skill for card in self.own_zone("oshi") for skill in self.texts[str(card.card)]}

    def is_usable(self, name: str, skill: Text) -> bool:
        return name not in self.used and len(self.own_zone("holo power")) >= skill_cost(skill)

    def carry_out_choice(self, kind: OptionKind, id: str) -> None:
        match kind:
            case "skill":
                skill = self.oshi_skills()[id]
                if skill.get("limit") is not None:
                    self.used.add(id)
                for _ in range(skill_cost(skill)):
                    self.put_card(self.own_zone("holo power")[0], "archive")
                self.todo = list(skill.get("then", ()))
                self.resolve_skill()
            case "card" if self.among:
                chosen = [card for card in self.among if card.id == id]
                self.among = []
                self.perform_instruction(self.todo.pop(0), chosen)
                self.resolve_skill()
            case "place":
                self.own_zone("back").append(take_card(self.own_zone("hand"), id))
            case "collab":
                self.collabed = True
                if self.own_zone("deck"):
                    power = self.own_zone("deck").pop(0)
                    power.face_down = True
                    self.own_zone("holo power").insert(0, power)
                self.own_zone("collab").append(take_card(self.own_zone("back"), id))
            case "card":
                cheer = self.own_zone("cheer deck").pop(0)
                holomem = next(card for card in self.stage_cards() if card.id == id)
                holomem.attached = (*holomem.attached, cheer)
                self.step = "main"
            case "pass" if self.step == "main":
                self.step = "performance"  # where it can only pass: cards with arts are refused
            case "pass":
                self.next_turn()

    def resolve_skill(self) -> None:
        """Carry out the remaining instructions of the skill, up to the next choice."""
        while self.todo:
            reference = reference_of(self.todo[0])
            meant = self.referenced_cards(reference)
            if reference.get("of") == "choose" and len(meant) > 1:
                self.among = meant
                return
            self.perform_instruction(self.todo.pop(0), meant)

    def referenced_cards(self, reference: Text) -> list[SeenCard]:
        """The cards that a reference selects, or the cards of which the player chooses one."""
        match reference.get("of"):
            case "choose":
                return self.referenced_cards(reference["among"])
            case "this":
                return self.own_zone("oshi")
            case "cards":
                you, opponent = self.player, opponent_of(self.player)
                whose = {"you": [you], "opponent": [opponent], "both": [you, opponent]}[reference.get("side", "you")]
                zones = [self.zones[player].get(zone, []) for player in whose for zone in reference["zone"]]
                return [
                    card for zone in zones for card in zone if self.matches_filter(card, reference.get("where", {}))
                ]
        return []

    def matches_filter(self, card: SeenCard, where: Text) -> bool:
        printed = self.cards[str(card.card)]
        return printed.kind in where.get("kind", [printed.kind]) and printed.name in where.get("name", [printed.name])

    def perform_instruction(self, node: Text, cards: list[SeenCard]) -> None:
        if node["do"] == "draw":
            cards = self.own_zone("deck")[: node.get("count", 1)]
        for card in cards:
            match node["do"]:
                case "draw":
                    self.put_card(card, "hand")
                case "move":
                    self.put_card(card, node["to"])
                case "damage":
                    card.numbers = {"damage": card.numbers.get("damage", 0) + node["amount"]}

    def put_card(self, card: SeenCard, to: str) -> None:
        """Move the card to a zone of its player, and archive the cards stacked under it or attached to it."""
        player, zone = next((p, z) for p in PLAYERS for z in self.zones[p].values() if card in z)
        zone.remove(card)
        self.zones[player].setdefault("archive", []).extend((*card.under, *card.attached))
        card.under, card.attached, card.numbers, card.resting, card.face_down = (), (), {}, False, False
        self.zones[player].setdefault(to, []).insert(0, card)

    def next_turn(self) -> None:
        self.turn, self.player = self.turn + 1, opponent_of(self.player)
        self.collabed, self.used = False, set()
        if self.turn > 2:  # a player's first turn has no reset step
            for card in self.stage_cards():
                card.resting = False
            while self.own_zone("collab"):
                card = self.own_zone("collab").pop()
                card.resting = True
                self.own_zone("back").append(card)
        if not self.own_zone("deck"):
            self.loser = self.player
            return
        self.own_zone("hand").append(self.own_zone("deck").pop(0))
        self.step = "cheer" if self.own_zone("cheer deck") and self.stage_cards() else "main"


def opponent_of(player: Player) -> Player:
    return "B" if player == "A" else "A"


def skill_cost(skill: Text) -> int:
    """The cost of an oshi skill, in cards of holo power."""
    return next((int(value["value"]) for value in skill.get("values", ())), 0)


def reference_of(instruction: Text) -> Text:
    """The reference of an instruction to its cards, or an empty node."""
    found: Text = instruction["to"] if instruction["do"] == "damage" else instruction.get("cards", {})
    return found


def shown_numbers(card: PlacedCard) -> dict[str, int]:
    """The numbers on a card of a scene that a view shows: its damage, if any."""
    return {"damage": damage} if (damage := card.numbers.get("damage", 0)) else {}


def card_in_game(card: PlacedCard) -> SeenCard:
    """The toy engine's own copy of a card of a scene."""
    return SeenCard(
        id=card.id,
        card=card.card,
        resting=card.resting,
        face_down=card.face_down,
        numbers=shown_numbers(card),
        under=tuple(map(card_in_game, card.under)),
        attached=tuple(map(card_in_game, card.attached)),
    )


def take_card(zone: list[SeenCard], id: str) -> SeenCard:
    return zone.pop(next(index for index, card in enumerate(zone) if card.id == id))


class Adapter:
    """Receives scenes and returns asks, options and views. Refuses a scene that the engine cannot represent in full."""

    def __init__(self) -> None:
        self.game: ToyGame | None = None
        self.ask: Ask | None = None
        self.asked = 0

    def initialize(self, hello: Initialize) -> EngineInfo:
        # Declare exactly the capabilities that work: declared ones are judged, all others are "unsupported".
        return EngineInfo(
            name="my engine",
            version="0.1",
            language="Python",
            games={"hololive": ("1.9.0",)},
            capabilities=("scene.position", "cards.vanilla", "cards.abilities", "views.judge"),
        )

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        if not isinstance(scene, Position):
            raise Unsupported("a game from its beginning", "capability", "scene.decks")
        if scene.step != "main":
            raise Unsupported(f"a scene that begins in the {scene.step} step", "position", scene.step)
        for card in scene.cards.values():
            if found := first_unread_node(to_builtins(card.abilities)):
                node, what = found
                raise Unsupported(f"{card.name}: {node}, {what}", "node", node)
        if any(card.kind == "support" for card in scene.cards.values()):
            raise Unsupported("support cards", "card", "support")
        for name in ("dice", "coins", "shuffles"):
            if getattr(scene.script, name):
                raise Unsupported(f"scripted {name}", "capability", f"random.{name}")
        self.game = ToyGame(scene)
        return self.next_situation(self.game)

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        if self.game is None or self.ask is None or ask != self.ask.id:
            raise Illegal(f"the ask {ask} is not open")
        options = {option.id: option for option in self.ask.options}
        if len(picks) != 1 or picks[0] not in options:
            raise Illegal("pick one of the options")
        picked = options[picks[0]]
        self.game.carry_out_choice(picked.kind, str(next(iter(picked.fields.values()), "")))
        return self.next_situation(self.game)

    def next_situation(self, game: ToyGame) -> Situation:
        """The current situation: an ask that lists the options, or the result."""
        if game.loser:
            self.ask = None
            return Situation(result=Result(losers=(game.loser,), reason="no card is left to draw"))
        self.asked += 1
        names: dict[str, str] = {"place": "card", "collab": "holomem", "card": "card", "skill": "ability"}
        options = [
            Option(id=str(index), kind=what, fields={names[what]: card} if what in names else {})
            for index, (what, card) in enumerate(game.legal_choices())
        ]
        kind: AskKind = "choose" if game.among or game.step == "cheer" else "action"
        self.ask = Ask(id=str(self.asked), player=game.player, kind=kind, options=tuple(options))
        return Situation(ask=self.ask)

    def view(self, viewer: Viewer) -> View:
        if viewer != "judge":
            raise Unsupported("views of a player", "capability", "views.players")
        if self.game is None:
            raise Illegal("no game is open")
        return View(
            viewer=viewer,
            turn=self.game.turn,
            turn_player=self.game.player,
            step=self.game.step,
            zones={p: {name: tuple(cards) for name, cards in zones.items()} for p, zones in self.game.zones.items()},
            counters=self.game.counters,
        )

    def close(self) -> None:
        self.game = self.ask = None

    def shutdown(self) -> None:
        pass


def engine() -> Adapter:
    """The function that `--engine python:adapter:engine` calls."""
    return Adapter()


if __name__ == "__main__":
    serve_standard_streams(engine())  # runs for `--engine "stdio:python adapter.py"`
