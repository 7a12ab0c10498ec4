"""A first adapter for saitei. Game stands for your engine, and knows a few rules; Adapter translates, and knows none.

Replace Game by your engine, bit by bit, and run `saitei check-adapter --engine mine` after each.
"""

from saitei.adapters import PLAYERS, Illegal, Player, Unsupported
from saitei.adapters.messages import (
    Ask,
    AskKind,
    Card,
    EngineInfo,
    Initialize,
    Option,
    OptionKind,
    Placed,
    Position,
    Result,
    Scene,
    Seen,
    Situation,
    View,
    Viewer,
)
from saitei.adapters.serving import serve_standard_streams

STAGE = ("center", "collab", "back")
Choice = tuple[OptionKind, str]  # what can be done, and the id of the card that it is done with


class Game:
    """A toy: it places, collabs, passes, draws and sends cheers. It blooms nobody, and knows no baton pass."""

    def __init__(self, scene: Position) -> None:
        self.cards: dict[str, Card] = scene.cards
        self.zones = {
            player: {zone: [held(card) for card in cards] for zone, cards in scene.seats[player].zones.items()}
            for player in PLAYERS
        }
        self.counters = {player: dict(scene.seats[player].counters) for player in PLAYERS}
        self.turn, self.player, self.step = scene.turn, scene.turn_player, scene.step
        self.collabed = False
        self.loser: Player | None = None

    def zone(self, name: str) -> list[Seen]:
        """A zone of the turn player, the top card first."""
        return self.zones[self.player].setdefault(name, [])

    def stage(self) -> list[Seen]:
        return [card for zone in STAGE for card in self.zone(zone)]

    def choices(self) -> list[Choice]:
        """Everything that the turn player can do now."""
        if self.step == "cheer":
            return [("card", str(card.id)) for card in self.stage()]
        found: list[Choice] = [("pass", "")]
        if self.step == "main" and len(self.stage()) < 6:
            found += [("place", str(card.id)) for card in self.zone("hand") if self.is_placeable(card)]
        if self.step == "main" and not (self.collabed or self.zone("collab")):
            found += [("collab", str(card.id)) for card in self.zone("back") if not card.resting]
        return found

    def is_placeable(self, card: Seen) -> bool:
        printed = self.cards[str(card.card)]
        return printed.kind == "holomem" and printed.facts.get("level", "Debut") in ("Debut", "Spot")

    def do(self, kind: OptionKind, id: str) -> None:
        match kind:
            case "place":
                self.zone("back").append(take(self.zone("hand"), id))
            case "collab":
                self.collabed = True
                if self.zone("deck"):
                    power = self.zone("deck").pop(0)
                    power.face_down = True
                    self.zone("holo power").insert(0, power)
                self.zone("collab").append(take(self.zone("back"), id))
            case "card":
                cheer = self.zone("cheer deck").pop(0)
                holomem = next(card for card in self.stage() if card.id == id)
                holomem.attached = (*holomem.attached, cheer)
                self.step = "main"
            case "pass" if self.step == "main":
                self.step = "performance"  # there are no arts on cards without text
            case "pass":
                self.next_turn()

    def next_turn(self) -> None:
        self.turn, self.player = self.turn + 1, "B" if self.player == "A" else "A"
        self.collabed = False
        if self.turn > 2:  # a player's first turn has no reset step
            for card in self.stage():
                card.resting = False
            while self.zone("collab"):
                card = self.zone("collab").pop()
                card.resting = True
                self.zone("back").append(card)
        if not self.zone("deck"):
            self.loser = self.player
            return
        self.zone("hand").append(self.zone("deck").pop(0))
        self.step = "cheer" if self.zone("cheer deck") and self.stage() else "main"


def shown(card: Placed) -> dict[str, int]:
    """The numbers that a view shows of how a card lies."""
    return {"damage": damage} if (damage := card.numbers.get("damage", 0)) else {}


def held(card: Placed) -> Seen:
    """A card of a scene, as the game holds it."""
    return Seen(
        id=card.id,
        card=card.card,
        resting=card.resting,
        face_down=card.face_down,
        numbers=shown(card),
        under=tuple(map(held, card.under)),
        attached=tuple(map(held, card.attached)),
    )


def take(zone: list[Seen], id: str) -> Seen:
    return zone.pop(next(index for index, card in enumerate(zone) if card.id == id))


class Adapter:
    """Scenes in; asks, options and views out. What the game cannot hold is refused, and never dropped."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.ask: Ask | None = None
        self.asked = 0

    def initialize(self, hello: Initialize) -> EngineInfo:
        # Declare what works, and nothing else: what is declared is judged, what is not is "unsupported".
        return EngineInfo(
            name="my engine",
            version="0.1",
            language="Python",
            games={"hololive": ("1.7.0",)},
            capabilities=("scene.position", "cards.vanilla", "views.judge"),
        )

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        if not isinstance(scene, Position):
            raise Unsupported("a game from its beginning", "capability", "scene.decks")
        if scene.step != "main":
            raise Unsupported(f"a scene that begins in the {scene.step} step", "position", scene.step)
        if any(card.abilities for card in scene.cards.values()):
            raise Unsupported("cards with text", "capability", "cards.abilities")
        if any(card.kind == "support" for card in scene.cards.values()):
            raise Unsupported("support cards", "card", "support")
        if scene.script.dice or scene.script.coins or scene.script.shuffles:
            raise Unsupported("random results decided beforehand", "capability", "random")
        self.game = Game(scene)
        return self.situation(self.game)

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        if self.game is None or self.ask is None or ask != self.ask.id:
            raise Illegal(f"the ask {ask} is not open")
        options = {option.id: option for option in self.ask.options}
        if len(picks) != 1 or picks[0] not in options:
            raise Illegal("pick one of the options")
        picked = options[picks[0]]
        self.game.do(picked.kind, str(next(iter(picked.fields.values()), "")))
        return self.situation(self.game)

    def situation(self, game: Game) -> Situation:
        """What is open now: an ask that lists the options, or the result."""
        if game.loser:
            self.ask = None
            return Situation(result=Result(losers=(game.loser,), reason="no card is left to draw"))
        self.asked += 1
        names: dict[str, str] = {"place": "card", "collab": "holomem", "card": "card"}
        options = [
            Option(id=str(index), kind=what, fields={names[what]: card} if what in names else {})
            for index, (what, card) in enumerate(game.choices())
        ]
        kind: AskKind = "choose" if game.step == "cheer" else "action"
        self.ask = Ask(id=str(self.asked), player=game.player, kind=kind, options=tuple(options))
        return Situation(ask=self.ask)

    def view(self, viewer: Viewer) -> View:
        if viewer != "judge":
            raise Unsupported("what a player may know", "capability", "views.players")
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
    """What `--engine python:adapter:engine` calls."""
    return Adapter()


if __name__ == "__main__":
    serve_standard_streams(engine())  # what `--engine "stdio:python adapter.py"` runs
