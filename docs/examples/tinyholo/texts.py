"""Card text for Tinyholo. A node, a field or a word that is not read here is refused, and never skipped."""

READ = {
    "ability special oshi-skill": "name values then limit",
    "ability special art": "name values then",
    "value damage": "value",
    "value bonus": "value",
    "value against": "value",
    "value cost": "value",
    "limit": "per",
    "ability played": "then only_on",
    "do draw": "count side",
    "do damage": "amount to",
    "do heal": "cards amount",
    "do move": "cards to bottom",
    "of this": "",
    "of cards": "zone side where",
    "of choose": "among most least",
    "filter": "kind name facts other",
    "one-of level": "values",
}  # what is read: the nodes, and of each its fields
TAGS = ("ability", "do", "of", "n", "is", "at", "make")
# What has no tag is known by the field that holds it.
UNTAGGED = {
    "limit": "limit",
    "where": "filter",
    "only_on": "filter",
    "values": "value",
    "facts": "one-of",
}
HIDDEN = ("hand", "deck", "cheer deck", "holo power", "life")  # where what is sought need not be found
# Of some fields only these words are read.
WORDS = {
    "do move": ("to", ("hand", "deck", "archive", "holo power", "cheer deck")),
    "limit": ("per", ("turn", "game")),
}


def unread(text, field=""):
    """The first of a text that is not read: the node as it is listed, and what of it."""
    if isinstance(text, list | tuple):
        return next(filter(None, (unread(each, field) for each in text)), None)
    if not isinstance(text, dict):
        return None
    tag = next((tag for tag in TAGS if tag in text), None)
    node = f"{tag} {text[tag]}" if tag else UNTAGGED.get(field, field)
    node = node if node in READ else f"{node} {text.get('what', '')}".rstrip()
    if node not in READ:
        return node, "not read"
    field, known = WORDS.get(node, ("", ()))
    if field in text and text[field] not in known:
        return node, f"its {field} {text[field]} is not read"
    for name, value in text.items():
        if name not in (tag, "what", "text", *READ[node].split()):
            return node, f"its {name} is not read"
        if found := unread(value, name):
            return found
    return None


def values(text):
    return {each["what"]: each["value"] for each in text["values"]}


def limit_of(text):
    """Once in what something can be done, if there is a limit; one that says no more is once a turn."""
    return text["limit"].get("per", "turn") if "limit" in text else None


class Reader:
    """One text that is being done: of which card, and who does it."""

    def __init__(self, game, card):
        self.game, self.card, self.player = game, card, card.owner
        self.apart = [card] if card.kind == "support" else []  # a support that is played has left the hand

    def perform(self, text):
        for node in text.get("then", ()):
            yield from getattr(self, node["do"])(node)

    def players(self, node):
        you, opponent = self.player, "AB".replace(self.player, "")
        return {"you": [you], "opponent": [opponent], "both": [you, opponent]}[node.get("side", "you")]

    # --- instructions ---

    def draw(self, node):
        for player in self.players(node):
            for card in self.game.zones[player]["deck"][: node.get("count", 1)]:
                self.game.move(card, "hand", "draw")
        return ()

    def damage(self, node):
        for card in (yield from self.refer(node["to"])):
            self.game.damage(card, node["amount"], self.card, "effect")

    def move(self, node):
        cards, to, bottom = (yield from self.refer(node["cards"])), node["to"], node.get("bottom", False)
        for player in self.game.turn_order():
            own = [card for card in cards if card.owner == player]
            if to not in ("hand", "archive"):
                own = yield from self.game.order(player, own)
            for card in own if bottom else reversed(own):
                self.game.move(card, to, "archive" if to == "archive" else "effect", bottom)

    def heal(self, node):
        for card in (yield from self.refer(node["cards"])):
            self.game.heal(card, node.get("amount", card.damage))

    def changes(self, text):
        """Whether doing the text could change anything."""
        return any(self.could(node) for node in text.get("then", ()))

    def could(self, node):
        match node["do"]:
            case "draw":
                return any(self.game.zones[player]["deck"] for player in self.players(node))
            case "heal":
                return any(card.damage for card in self.meant(node["cards"]))
            case "damage":
                return node["amount"] > 0 and bool(self.meant(node["to"]))
            case _:
                return bool(self.meant(node["cards"], sought=False))

    # --- references ---

    def refer(self, node):
        """The cards that a text means; some are chosen."""
        among = self.meant(node)
        if node["of"] != "choose":
            return among
        most = node.get("most", 1)
        least = 0 if is_sought(node["among"]) else node.get("least", most)
        return (yield from self.game.choose(self.player, among, least, most))

    def meant(self, node, *, sought=True):
        """The cards that are meant, or can be chosen; of those that are sought unseen all, if that is asked."""
        match node["of"]:
            case "choose":
                return self.meant(node["among"], sought=sought)
            case "this":
                return [self.card]
        zones = [self.game.zones[player][zone] for player in self.players(node) for zone in node["zone"]]
        where = node.get("where", {}) if sought or not is_sought(node) else {}
        return [card for zone in zones for card in zone if self.fits(card, where) and card not in self.apart]

    def fits(self, card, where):
        levels = next((fact["values"] for fact in where.get("facts", ())), [card.level])
        return (
            card.kind in where.get("kind", [card.kind])
            and card.name in where.get("name", [card.name])
            and card.level in levels
            and not (where.get("other") and card is self.card)
        )


def is_sought(node):
    """Whether certain cards are sought where not everybody sees them: they need not be found."""
    return bool(node.get("where")) and not {*HIDDEN}.isdisjoint(node.get("zone", ()))
