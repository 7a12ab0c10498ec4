"""Tinyholo: hololive in a few lines. Rules are generators: they yield what is asked, and are sent what was picked."""

from texts import Reader, limit_of, values

STAGE = ("center", "collab", "back")
STEPS = ("reset", "hand", "cheer", "main", "performance", "end")
NEXT = {"Debut": ("1st",), "1st": ("1st", "2nd"), "2nd": ("2nd",)}  # what level blooms into what
ROOM = {"tool": 1, "mascot": 1, "fan": 99}  # how many of them a holomem can have
OTHER = {"A": "B", "B": "A"}


class Over(Exception):
    """The game has ended; ``args`` are those who lost."""


class Card:
    def __init__(self, id, key, kind, name, facts, texts, resting=False, damage=0, arrived=0, bloomed=0):
        self.id, self.key, self.kind, self.name, self.texts = id, key, kind, name, texts
        self.colors, self.hp = facts.get("colors", []), facts.get("hp", 0)
        self.level = facts.get("level", "Debut") if kind == "holomem" else None
        self.subtype, self.limited = facts.get("subtype"), facts.get("limited", False)
        self.baton_pass, self.tags = facts.get("baton_pass", []), facts.get("tags", [])
        self.resting, self.damage, self.arrived, self.bloomed = resting, damage, arrived, bloomed
        self.under, self.attached = [], []

    def cheers(self):
        return [card for card in self.attached if card.kind == "cheer"]

    def attached_as(self, subtype):
        return [card for card in self.attached if card.subtype == subtype]

    def arts(self):
        return [text for text in self.texts if text.get("what") == "art"]


class Tinyholo:
    def __init__(self, zones, turn, player, step, life_damage):
        self.zones, self.turn, self.player, self.step, self.life_damage = zones, turn, player, step, life_damage
        self.resolution, self.events, self.used = [], [], set()  # used: what can be done once a turn, or a game

    # --- what the rules are told in ---

    def tell(self, event, **fields):
        self.events.append((event, {name.rstrip("_"): value for name, value in fields.items()}))

    def turn_order(self):
        return self.player, OTHER[self.player]

    def stage(self, player):
        return [card for zone in STAGE for card in self.zones[player][zone]]

    def find(self, card):
        """Whose zone a card lies in, which, and the list that holds it: of a zone, or of what is attached."""
        for player, zones in self.zones.items():
            for zone, cards in zones.items():
                for held in (cards, *(each.attached for each in cards), *(each.under for each in cards)):
                    if card in held:
                        return player, zone, held
        return card.owner, "resolution", self.resolution

    def move(self, card, to, cause, bottom=False):
        """Put a card into a zone of its player, on top. What lies under it or on it leaves the stage with it."""
        _, from_, held = self.find(card)
        held.remove(card)
        zone = self.resolution if to == "resolution" else self.zones[card.owner][to]
        zone.insert(len(zone) if bottom or to == "back" else 0, card)
        self.tell("moved", card=card.id, from_=from_, to=to, player=card.owner, cause=cause)
        if to not in STAGE:
            parts, card.under, card.attached, card.resting, card.damage = card.under + card.attached, [], [], False, 0
            for part in parts:
                self.zones[card.owner]["archive"].insert(0, part)
                self.tell("moved", card=part.id, from_=from_, to="archive", player=card.owner, cause="archive")
        elif from_ not in STAGE:
            card.arrived = self.turn

    def attach(self, card, holder, cause):
        self.find(card)[2].remove(card)
        holder.attached.append(card)
        self.tell("attached", card=card.id, to=holder.id, cause=cause)

    def damage(self, card, amount, source, cause):
        if amount <= 0:
            return
        card.damage += amount
        self.tell("damaged", card=card.id, amount=amount, source=source.id, cause=cause)

    def heal(self, card, amount):
        if healed := min(card.damage, amount):
            card.damage -= healed
            self.tell("healed", card=card.id, amount=healed)

    def choose(self, player, cards, least=1, most=1):
        """A player's choice among cards; what leaves none is not asked."""
        most = min(most, len(cards))
        if len(cards) <= least:
            return cards[:most]
        picks = yield player, "choose", [("card", {"card": card.id}) for card in cards], min(least, most), most
        return [cards[pick] for pick in picks]

    def order(self, player, cards):
        """Cards that go to one place at once, as their player orders them, the top one first."""
        if len(cards) < 2:
            return cards
        picks = yield player, "order", [("card", {"card": card.id}) for card in cards], len(cards), len(cards)
        return [cards[pick] for pick in picks]

    # --- the turn ---

    def play(self):
        """The game from the beginning of the step in which it stands. It ends with ``Over``."""
        following = STEPS[STEPS.index(self.step) :]
        while True:
            for self.step in following:
                yield from getattr(self, self.step)()
                yield from self.check()
            self.tell("turn-ended", turn=self.turn, player=self.player)
            self.turn, self.player, following = self.turn + 1, OTHER[self.player], STEPS
            self.used = {each for each in self.used if each[0] == "game"}
            self.tell("turn-began", turn=self.turn, player=self.player)

    def begin(self):
        self.tell("step-began", step=self.step, player=self.player)
        yield from self.check()

    def reset(self):
        if self.turn <= 2:
            return
        for card in self.stage(self.player):
            if card.resting:
                card.resting = False
                self.tell("readied", card=card.id)
        for card in list(self.zones[self.player]["collab"]):
            self.move(card, "back", "rule")
            card.resting = True
            self.tell("rested", card=card.id)
        yield from self.begin()
        yield from self.fill_center()

    def fill_center(self):
        zones = self.zones[self.player]
        if not zones["center"]:
            active = [card for card in zones["back"] if not card.resting]
            for card in (yield from self.choose(self.player, active or zones["back"])):
                self.move(card, "center", "rule")

    def hand(self):
        yield from self.begin()
        deck = self.zones[self.player]["deck"]
        if not deck:
            raise Over(self.player)
        self.move(deck[0], "hand", "draw")

    def cheer(self):
        yield from self.begin()
        yield from self.send(self.zones[self.player]["cheer deck"][:1])

    def send(self, cheers):
        for cheer in cheers:
            self.tell("revealed", card=cheer.id)
            for holder in (yield from self.choose(cheer.owner, self.stage(cheer.owner))):
                self.attach(cheer, holder, "send")

    def main(self):
        yield from self.timing(self.actions)

    def performance(self):
        if self.turn > 1:
            yield from self.timing(self.arts)

    def end(self):
        yield from self.check()
        yield from self.fill_center()

    def timing(self, found):
        """A play timing: one thing after the other, until its player passes."""
        yield from self.begin()
        while True:
            options = [("pass", {}, None), *found(self.player, self.zones[self.player])]
            (pick,) = yield self.player, "action", [option[:2] for option in options], 1, 1
            if pick == 0:
                return
            do, *given = options[pick][2]
            yield from do(*given) or ()
            yield from self.check()

    # --- the main step: each option with its fields, and what it does ---

    def actions(self, player, zones):
        stage = self.stage(player)
        for card in zones["hand"]:
            if card.level in ("Debut", "Spot") and len(stage) < 6:
                yield "place", {"card": card.id}, (self.move, card, "back", "place")
            for below in stage:
                if self.can_bloom(below, card):
                    yield "bloom", {"holomem": below.id, "with": card.id}, (self.bloom, below, card)
            if card.kind == "support" and self.can_support(card):
                yield "support", {"card": card.id}, (self.support, card)
        back = [card for card in zones["back"] if not card.resting]
        if not zones["collab"] and ("turn", "collab") not in self.used:
            for card in back:
                yield "collab", {"holomem": card.id}, (self.collab, card)
        for center in zones["center"]:
            if ("turn", "pass") not in self.used and not center.resting and pays(center.cheers(), center.baton_pass):
                for card in back:
                    yield "baton-pass", {"holomem": card.id}, (self.pass_baton, center, card)
        for card in zones["oshi"]:
            for skill in card.texts:
                if self.can_skill(card, skill):
                    yield "skill", {"ability": skill["name"]}, (self.skill, card, skill)

    def can_skill(self, card, skill):
        enough = len(self.zones[card.owner]["holo power"]) >= values(skill).get("cost", 0)
        return enough and (limit_of(skill), skill["name"]) not in self.used

    def skill(self, card, skill):
        if limit := limit_of(skill):
            self.used.add((limit, skill["name"]))
        for power in self.zones[card.owner]["holo power"][: values(skill).get("cost", 0)]:
            self.move(power, "archive", "archive")
        self.tell("played", card=card.id, ability=skill["name"], player=card.owner, cause="skill")
        yield from Reader(self, card).perform(skill)

    def can_bloom(self, below, card):
        levels = card.level in NEXT.get(below.level, ()) and card.name == below.name and card.hp > below.damage
        return levels and self.turn > 2 and self.turn not in (below.arrived, below.bloomed)

    def bloom(self, below, card):
        _, zone, held = self.find(below)
        self.find(card)[2].remove(card)
        held[held.index(below)] = card
        card.under, card.attached = [*below.under, below], below.attached
        card.resting, card.damage, card.arrived, card.bloomed = below.resting, below.damage, below.arrived, self.turn
        below.under, below.attached, below.resting, below.damage = [], [], False, 0
        self.tell("revealed", card=card.id)
        self.tell("stacked", card=card.id, onto=below.id, from_="hand", to=zone, cause="bloom")

    def collab(self, card):
        self.used.add(("turn", "collab"))
        for power in self.zones[self.player]["deck"][:1]:
            self.move(power, "holo power", "collab-power")
        self.move(card, "collab", "collab")

    def pass_baton(self, center, card):
        self.used.add(("turn", "pass"))
        icons, paid = sorted(center.baton_pass, key="colorless".__eq__), []
        for at, icon in enumerate(icons):
            left = [cheer for cheer in center.cheers() if cheer not in paid]
            fit = [cheer for cheer in left if pays([cheer], [icon]) and pays(without(left, cheer), icons[at + 1 :])]
            paid += yield from self.choose(self.player, fit)
        for cheer in paid:
            self.move(cheer, "archive", "archive")
        back = self.find(card)[2]
        back[back.index(card)], self.zones[self.player]["center"] = center, [card]
        self.tell("switched", card=center.id, other=card.id, cause="baton-pass")

    def can_support(self, card):
        if card.limited and (self.turn == 1 or ("turn", "limited") in self.used):
            return False
        if card.subtype in ROOM:
            return bool(self.hosts(card))
        reader = Reader(self, card)
        return any(reader.changes(text) for text in card.texts)

    def hosts(self, card):
        """The holomem that a card can be attached to."""
        fit = (holder for holder in self.stage(card.owner) if self.may_have(holder, card))
        return [holder for holder in fit if len(holder.attached_as(card.subtype)) < ROOM[card.subtype]]

    def may_have(self, holder, card):
        reader = Reader(self, card)
        return all(reader.fits(holder, text.get("only_on") or {}) for text in card.texts)

    def support(self, card):
        if card.limited:
            self.used.add(("turn", "limited"))
        self.tell("revealed", card=card.id)
        self.move(card, "resolution", "play")
        holders = (yield from self.choose(card.owner, self.hosts(card))) if card.subtype in ROOM else ()
        self.tell("played", card=card.id, player=card.owner, cause="support")
        for holder in holders:
            self.attach(card, holder, "effect")
        if not holders:
            for text in card.texts:
                yield from Reader(self, card).perform(text)
            self.move(card, "archive", "archive")

    # --- the performance step ---

    def arts(self, player, zones):
        targets = [card for zone in ("center", "collab") for card in self.zones[OTHER[player]][zone]]
        for zone in ("center", "collab"):
            for card in zones[zone]:
                if card.resting or {("turn", zone), ("turn", card.id)} & self.used or not targets:
                    continue
                for art in card.arts():
                    if pays(card.cheers(), values(art).get("cost", ())):
                        yield "art", {"holomem": card.id, "ability": art["name"]}, (self.art, card, art, zone, targets)

    def art(self, card, art, zone, targets):
        self.used |= {("turn", zone), ("turn", card.id)}
        (target,) = yield from self.choose(card.owner, targets)
        self.tell("played", card=card.id, ability=art["name"], player=card.owner, cause="art")
        yield from Reader(self, card).perform(art)
        if target in self.stage(target.owner):
            printed = values(art)
            bonus = printed.get("bonus", 0) if printed.get("against") in target.colors else 0
            self.damage(target, printed.get("damage", 0) + bonus, card, "art")

    # --- check timings ---

    def check(self):
        """Rule processing, until there is nothing left: who has lost, who is down, whose life is lost."""
        turn = self.turn_order()
        while True:
            if losers := [player for player in turn if not self.zones[player]["life"] or not self.stage(player)]:
                raise Over(*losers)
            illegal = yield from self.illegal(turn)
            for card in illegal:
                self.move(card, "archive", "archive")
            while downs := [card for player in turn for card in self.stage(player) if card.damage >= card.hp]:
                first = [card for card in downs if card.owner == downs[0].owner]
                for card in (yield from self.choose(downs[0].owner, first)):
                    self.tell("downed", card=card.id)
                    self.move(card, "archive", "archive")
                    self.life_damage[card.owner] += 1
                    self.tell("life-damage", player=card.owner, amount=1, cause="down")
            if not all(map(self.stage, turn)):
                continue
            due = [player for player in turn if self.life_damage[player]]
            if not due:
                return
            self.life_damage[due[0]] -= 1
            yield from self.send(self.zones[due[0]]["life"][:1])
            self.tell("life-damage-taken", player=due[0])

    def illegal(self, turn):
        """What is attached and may not stay; of too many, their player chooses those that stay."""
        found = []
        for holder in [card for player in turn for card in self.stage(player)]:
            found += [card for card in holder.attached if not self.may_have(holder, card)]
            for subtype, room in ROOM.items():
                there = holder.attached_as(subtype)
                stay = yield from self.choose(holder.owner, there, min(room, len(there)), room)
                found += [card for card in there if card not in stay and card not in found]
        return found


def pays(cheers, icons):
    """Whether cheers cover these icons, one each."""
    if not icons or len(cheers) < len(icons):
        return not icons
    icon, *others = sorted(icons, key="colorless".__eq__)
    fit = [cheer for cheer in cheers if icon == "colorless" or icon in cheer.colors]
    return any(pays(without(cheers, cheer), others) for cheer in fit)


def without(cards, card):
    return [other for other in cards if other is not card]
