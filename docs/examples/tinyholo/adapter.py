"""Tinyholo behind saitei's protocol: it translates, and knows no rule."""

from msgspec import to_builtins
from texts import unread
from tinyholo import STAGE, STEPS, Card, Over, Tinyholo

from saitei.adapters import PLAYERS, Illegal, Unsupported
from saitei.adapters.engine_server import serve_standard_streams
from saitei.adapters.messages import Ask, EngineInfo, Event, Option, Position, Result, SeenCard, Situation, View

ZONES = ("oshi", "center", "collab", "back", "hand", "deck", "cheer deck", "archive", "holo power", "life")
HIDDEN = ("deck", "cheer deck", "holo power", "life")

CAPABILITIES = (
    "scene.position",
    "cards.vanilla",
    "cards.abilities",
    "views.judge",
    "asks.complete",
    "events",
    "events.order",
)
EVENTS = (
    "moved", "attached", "stacked", "switched", "revealed", "damaged", "healed", "rested", "readied", "played",
    "downed", "life-damage", "life-damage-taken", "step-began", "turn-began", "turn-ended", "game-ended",
)  # fmt: skip


class Adapter:
    game = ask = None
    asked = 0

    def initialize(self, hello):
        return EngineInfo(
            name="tinyholo",
            version="1",
            language="Python",
            games={"hololive": ("1.7.0",)},
            capabilities=CAPABILITIES,
            events=EVENTS,
        )

    def open(self, game, edition, scene):
        if not isinstance(scene, Position):
            raise Unsupported("a game from its beginning", "capability", "scene.decks")
        if scene.step not in STEPS:
            raise Unsupported(f"a scene that begins in the step {scene.step}", "position", scene.step)
        for card in scene.cards.values():
            if found := unread(to_builtins(card.abilities)):
                node, what = found
                raise Unsupported(f"{card.name}: {node}, {what}", "node", node)
        for kind in ("dice", "coins", "shuffles"):
            if getattr(scene.script, kind):
                raise Unsupported(f"{kind} decided beforehand", "capability", f"random.{kind}")
        if scene.shared.get("resolution"):
            raise Unsupported("a card in resolution", "position", "resolution")
        for seat in scene.seats.values():
            if seat.counters.get("redraws"):
                raise Unsupported("redraws", "position", "redraws")
        zones = {p: {z: [held(scene, p, c) for c in scene.seats[p].zones.get(z, ())] for z in ZONES} for p in PLAYERS}
        life_damage = {player: scene.seats[player].counters.get("life damage", 0) for player in PLAYERS}
        self.game = Tinyholo(zones, scene.turn, scene.turn_player, scene.step, life_damage)
        self.flow = self.game.play()
        return self.advance(None)

    def answer(self, ask, picks):
        if self.ask is None or ask != self.ask.id:
            raise Illegal(f"the ask {ask} is not open")
        ids = [option.id for option in self.ask.options]
        if not self.ask.least <= len(picks) <= self.ask.most or len({*picks}) < len(picks) or not {*picks} <= {*ids}:
            raise Illegal("these are not so many of the options")
        return self.advance([ids.index(pick) for pick in picks])

    def advance(self, picks):
        """Play on to the next ask, or to the end."""
        self.game.events.clear()
        self.ask = result = None
        try:
            player, kind, options, least, most = self.flow.send(picks)
        except Over as over:
            self.game.tell("game-ended")
            result = Result(losers=over.args, reason="as the rules say")
        else:
            self.asked += 1
            listed = tuple(Option(id=str(at), kind=what, fields=fields) for at, (what, fields) in enumerate(options))
            self.ask = Ask(
                id=str(self.asked),
                player=player,
                kind=kind,
                options=listed,
                least=least,
                most=most,
                ordered=kind == "order",
            )
        events = tuple(Event(kind=what, fields=fields) for what, fields in self.game.events)
        return Situation(events=events, ask=self.ask, result=result)

    def view(self, viewer):
        if viewer != "judge":
            raise Unsupported("what a player may know", "capability", "views.players")
        if self.game is None:
            raise Illegal("no game is open")
        game = self.game
        return View(
            viewer=viewer,
            turn=game.turn,
            turn_player=game.player,
            step=game.step,
            zones={p: {z: seen(game.zones[p][z], z) for z in ZONES} for p in PLAYERS},
            shared={"resolution": seen(game.resolution, "resolution")},
            counters={player: {"life damage": game.life_damage[player]} for player in PLAYERS},
        )

    def close(self):
        self.game = self.ask = None

    def shutdown(self):
        pass


def held(scene, player, placed):
    """A card of the scene, as the engine's own."""
    printed = scene.cards[placed.card]
    texts = to_builtins(printed.abilities)
    card = Card(
        placed.id, placed.card, printed.kind, printed.name, printed.facts, texts, placed.resting, **placed.numbers
    )
    card.owner = player
    card.under = [held(scene, player, each) for each in placed.under]
    card.attached = [held(scene, player, each) for each in placed.attached]
    return card


def seen(cards, zone):
    return tuple(
        SeenCard(
            id=card.id,
            card=card.key,
            resting=card.resting,
            face_down=zone in HIDDEN,
            numbers={"damage": card.damage} if card.damage else {},
            under=seen(card.under, zone),
            attached=seen(card.attached, zone),
            facts=facts(card) if zone in STAGE else {},
        )
        for card in cards
    )


def facts(card):
    """What a card on the stage is now."""
    found = {"kind": card.kind, "names": [card.name], "colors": sorted(card.colors)}
    if card.level:
        found |= {"level": card.level, "hp": card.hp, "remaining hp": card.hp - card.damage, "tags": sorted(card.tags)}
        found |= {"arts": sorted(art["name"] for art in card.arts()), "arts bonus": 0}
        found |= {"abilities": [text["name"] for text in card.texts]}
    return found


def engine():
    return Adapter()


if __name__ == "__main__":
    serve_standard_streams(engine())
