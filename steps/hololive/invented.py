"""Card texts made of a list of sentences: triggers, costs and effects of every kind, for invented cards.

``docs/card-text.md`` is the language. What is drawn here need not make sense together; what cannot be read, or cannot
be on such a card, is drawn again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache

from ..cardtext import CardTextError
from .cardtext import parse

STATES = ("Once per turn, when you have no cards in hand", "Once per turn, when you have 3 or less life")
"""Without a limit such an ability would wait again and again while the state lasts (10.8.6.1). Where each time leaves
something behind, the same state never comes again, and no engine could see that the game is a draw (14.1.1.3).
"""
TRIGGERS = (
    "When this holomem collabs",
    "When a holomem collabs",
    "When your holomem collabs",
    "When an opponent's holomem collabs",
    "When this holomem blooms",
    "When a holomem blooms",
    "When this holomem takes damage",
    "When your holomem takes damage",
    "When an opponent's holomem takes damage",
    "When this holomem takes effect damage",
    "When this holomem deals damage to a back holomem",
    "When this holomem is healed",
    "When this holomem becomes resting",
    "When a holomem becomes active",
    "When this holomem uses an art",
    "When a holomem uses an art",
    "When this holomem baton passes",
    "When this holomem is put onto the stage",
    "When a holomem is put onto the stage",
    "When a holomem leaves the stage",
    "When a holomem is revealed",
    "When a cheer is sent to this holomem",
    "When a red cheer is put into your archive",
    "When you draw a card",
    "When your opponent draws a card",
    "When your opponent rolls a die",
    "When you shuffle a deck",
    "When a player takes life damage",
    "When you use a support card",
    "When your opponent uses an oshi skill",
    *STATES,
    "At the beginning of your main step",
    "At the beginning of each performance step",
    "At the end of the performance step",
    "At the end of the turn",
    "At the end of your opponent's turn",
    "At the end of each performance step",
    "Once per turn, when a holomem collabs",
    "Once per turn, when you draw a card",
    "While this holomem is in the center position, when a holomem collabs",
    "Bloom effect:",
    "Collab effect:",
    "When this holomem is downed",
    "When this holomem is downed",
    "When 1 of your holomem is downed by an opponent's holomem",
    "When this holomem downs a holomem",
    "When a holomem is downed",
)
CONDITIONS = (
    "if you have 2 or more cards in hand",
    "if you have a blue holomem",
    "if your opponent has 3 or less life",
    "if it is your turn",
    "if it is your opponent's turn",
    "if there is a resting holomem on your opponent's stage",
    "if your center holomem is a Debut holomem",
    "if your center holomem has damage",
    "if your center holomem has 50 or less HP remaining",
    "if your center holomem has 2 or more cheers attached",
    "if your center holomem has bloomed from a Debut holomem",
    "if your center holomem has risen in level",
    "if this holomem has become active this turn",
    "if 1 of your holomem has bloomed this turn",
    "if you have used a support card this turn",
    "if your opponent has rolled a die this turn",
    "if it is red",
    "if it is a Debut holomem",
    "if it has damage",
    "if it has a red cheer attached",
    "if it is in the center position",
)
COSTS = (
    "archive 1 card from your hand",
    "archive 1 cheer attached to this holomem",
    "rest this holomem",
    "archive the top card of your deck",
    "archive 1 cheer attached to this holomem and archive 1 card from your hand",
)
EFFECTS = (
    "archive 2 holomem from your hand that share a tag",
    "look at the top 4 cards of your deck. Put up to 3 holomem with different names among them into your hand",
    "archive 1 to 2 cards from your hand or holo power",
    "archive the top 1 to 3 cards of your deck. Draw 1 card for each of them",
    "look at the top 4 cards of your deck. Put up to 1 Debut holomem among them into your hand, then archive the rest",
    "draw 1 card",
    "draw 1 card",
    "draw 2 cards",
    "draw up to 2 cards",
    "draw 1 card for each of your holomem",
    "draw cards until you have 3 in hand",
    "draw 2 cards from the bottom of your deck",
    "your opponent draws 1 card",
    "each player draws 1 card",
    "each player archives 1 card from their hand",
    "archive 1 card from your hand",
    "archive up to 2 cards from your hand",
    "archive 1 cheer attached to your opponent's center holomem",
    "archive the top card of your deck",
    "put the top 2 cards of your opponent's deck into the archive",
    "put the top card of your deck into holo power",
    "put 1 card from your hand on top of your deck",
    "put 1 Debut holomem from your archive into your hand",
    "put 1 Debut holomem from your archive onto the stage resting",
    "put the top card of your cheer deck into your opponent's life",
    "send the top card of your cheer deck to 1 of your holomem",
    "send the top card of your cheer deck to this holomem",
    "send 1 cheer from your archive to 1 of your holomem",
    "send 2 cheers from your archive to 2 of your holomem, one each",
    "send up to 2 cheers from your archive to your holomem, divided as you like",
    "archive 1 cheer attached to this holomem",
    "archive 1 cheer attached to a holomem",
    "deal 10 damage to 1 of your opponent's holomem",
    "deal 20 damage to your opponent's center holomem",
    "deal 50 damage to your opponent's center holomem",
    "deal 20 damage to 1 of your opponent's back holomem",
    "deal 30 damage to each of your opponent's holomem",
    "deal 100 damage to each of your opponent's holomem",
    "deal 10 damage to all holomem",
    "deal 20 damage to this holomem",
    "deal 50 damage to your opponent's center holomem and draw 1 card",
    "deal 100 damage to 1 of your opponent's holomem, then draw 1 card",
    "heal 20 HP from this holomem",
    "heal 10 HP from all holomem",
    "heal your center holomem fully",
    "your opponent loses 1 life",
    "you lose 1 life",
    "until the end of the turn, each of your opponent's back holomem cannot cost life",
    "until the end of the turn, you can use 2 limited support cards",
    "set your opponent's center holomem's remaining HP to 50",
    "heal 30 HP from 1 of your holomem",
    "rest 1 of your opponent's back holomem",
    "rest each of your opponent's holomem",
    "rest this holomem",
    "make your center holomem active",
    "rest 1 of your back holomem, then make it active",
    "down 1 of your opponent's back holomem",
    "down 1 of your opponent's holomem with 30 or less HP remaining",
    "down each of your opponent's back holomem",
    "switch your center holomem with 1 of your back holomem",
    "switch your opponent's center holomem with 1 of your opponent's back holomem",
    "collab 1 of your back holomem",
    "return 1 of your back holomem to hand",
    "return 1 of your opponent's back holomem to the bottom of the deck",
    "return 1 of your opponent's holomem to Debut",
    "bloom 1 of your Debut holomem with 1 1st holomem from your hand",
    "attach 1 tool from your hand to your center holomem",
    "shuffle your cheer deck",
    "shuffle your deck",
    "look at your opponent's hand",
    "until the end of the turn, 1 of your holomem gets arts +20",
    "until the end of the turn, 1 of your holomem gets arts +20 and HP +20",
    "until the end of the turn, each of your holomem gets HP +30",
    "until the end of the turn, your opponent's center holomem loses all abilities",
    "until the end of the turn, when your holomem would take damage, it takes 20 less instead",
    "the next time your holomem would take damage this turn, it takes 0 instead",
    "for the rest of the game, your opponent's holomem get HP +10",
    "at the end of this turn, draw 1 card",
    "at the end of this turn, deal 20 damage to your opponent's center holomem",
    "at the beginning of your next main step, draw 1 card",
    "the next time a holomem collabs this turn, draw 1 card",
    "each time a holomem collabs this turn, draw 1 card",
    "you may archive 1 card from your hand. If you do, draw 2 cards",
    "you may draw 1 card",
    "your opponent may archive 1 card from their hand",
    "roll a die. If the number rolled is even, draw 1 card",
    "roll 2 dice. If the number rolled is 8 or more, draw 1 card",
    "roll a die. If the number rolled is 4 or more, deal 30 damage to your opponent's center holomem",
    "roll a die. Deal damage equal to 10 times the number rolled to your opponent's center holomem",
    "look at the top 3 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck in any "
    "order",
    "look at the top 3 cards of your deck. Put 1 of them into your hand, then archive the rest",
    "look at the top 4 cards of your deck. Reveal and put up to 1 of them into your hand and the rest on the bottom of "
    "your deck",
    "search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck",
    "search your deck for 1 1st holomem, reveal it and put it into your hand, then shuffle your deck",
    "search your deck for up to 2 holomem, put them onto the stage resting, then shuffle your deck",
    "reveal the top card of your deck. If it is a red holomem, put it into your hand",
    "choose 1 of your holomem. Heal 30 HP from it",
    "deal damage equal to this holomem's damage to your opponent's center holomem",
    "deal damage equal to this holomem's HP to your opponent's center holomem",
    "heal 20 HP from that holomem",
    "rest that holomem",
    "archive 1 cheer attached to that holomem",
    "switch your center holomem with your collab holomem",
    "return your center holomem to the bottom of the deck",
    "return 1 of your back holomem and the cards stacked under it to the bottom of your deck",
    "put 1 card in the stack of your center holomem into your hand",
    "return 1 of your holomem to hand",
    "archive 1 tool attached to 1 of your opponent's holomem",
    "put 1 holomem from your archive with the same name as your center holomem into your hand",
    "until the end of the turn, this holomem cannot be damaged",
    "down this holomem",
)
ELSEWHERE = tuple(effect for effect in EFFECTS if "this holomem" not in effect and "that holomem" not in effect)
"""What a card can do that is no holomem."""

CONTINUOUS = (
    "This holomem gets HP +20.",
    "Your red holomem get arts +10.",
    "While this holomem is in the center position, your other holomem get arts +20.",
    "While this holomem has damage, this holomem gets arts +30.",
    "This holomem gets arts +10 for each cheer attached to this holomem.",
    "This holomem gets baton pass cost +1.",
    "Your holomem get colorless arts cost -1.",
    "Your center holomem gets red arts cost +1.",
    "Your back holomem have HP 50.",
    "This holomem is also blue and gets HP +20.",
    "This holomem is blue.",
    "This holomem is also named <Miko>.",
    "This holomem has the tag #song.",
    "This holomem is also a Debut holomem.",
    'Your center holomem gains "When this holomem takes damage, draw 1 card.".',
    "Your opponent's center holomem loses all abilities.",
    "This holomem cannot bloom.",
    "Your holomem can bloom a second time in a turn.",
    "This holomem cannot collab.",
    "This holomem cannot baton pass.",
    "An opponent's holomem cannot use arts.",
    "This holomem can also use arts on your opponent's back holomem with damage.",
    "This holomem cannot become active.",
    "This holomem cannot be healed.",
    "Your back holomem cannot be damaged.",
    "This holomem cannot have its art damage reduced.",
    "While it is your opponent's main step, this holomem cannot have its HP changed.",
    "Extra: life -2 when downed.",
    "Extra: also treated as <Suisei>.",
)
REPLACEMENTS = (
    "When this holomem would take damage, it takes 20 less instead.",
    "When your holomem would take damage, it takes 10 less instead.",
    "When this holomem would take damage, it takes 10 more instead.",
    "When this holomem would take damage, it takes half (round down) instead.",
    "When this holomem would take damage, it takes twice as much instead.",
    "When this holomem would deal damage to an opponent's holomem, it deals 20 more instead.",
    "When this holomem would deal damage to an opponent's holomem, it deals twice as much instead.",
    "When this holomem would take damage, you may archive 1 cheer attached to this holomem instead. If you do, it "
    "takes 0.",
    "When your center holomem would take damage, you may rest this holomem instead. If you do, this holomem takes it.",
    "When your holomem would take damage, you may archive 1 card from your hand instead. If you do, it takes 0.",
    "When this holomem would be downed, heal it fully instead.",
    "When a holomem would be archived, return it to its player's hand instead.",
    "When this holomem would become resting, instead draw 1 card.",
    "When you would take life damage, you take 1 less instead.",
    "When you would take life damage by your opponent's ability, you take 0 instead.",
    "When you would draw a card, instead archive the top card of your deck.",
    "When you roll a die, the result is 6 instead.",
    "When you roll a die, you may roll the die again instead.",
)
ATTACHED = (
    "The holomem this card is attached to gets arts +10.",
    "The holomem this card is attached to gets HP +20.",
    "This card counts as a red cheer for arts.",
    "The holomem this card is attached to cannot be healed.",
    "When the holomem this card is attached to would take damage, it takes 10 less instead.",
    "When the holomem this card is attached to collabs, draw 1 card.",
    "When the holomem this card is attached to takes damage, draw 1 card.",
    "When the holomem this card is attached to is downed, draw 1 card.",
    "When a cheer attached to 1 of your holomem would be archived by your ability, you may archive this card instead.",
)
ART_TEXTS = (
    "this art deals +20 damage for each cheer attached to this holomem",
    "this art deals additional damage equal to this holomem's damage",
    "archive 1 cheer attached to the target",
    "this art can also target your opponent's back holomem",
    "you may archive 1 cheer attached to this holomem. If you do, this art can also target your opponent's back "
    "holomem",
    "roll a die. If the number rolled is odd, this art deals +20 damage; otherwise, use this art again",
)
LIMITS = ("", "", "", ", once per turn", ", once per turn by name", ", twice per game", ", once per game")
COLORS = ("red", "blue")
ARTS = ("Sing", "Shout", "Dance", "Wave")
SKILLS = ("Idol", "Finale", "Guard", "Cheer")
GUARDS = ("it takes 20 less", "it takes 0")
DRAWS = 20

Draw = Callable[[random.Random], str]


def holomem(rng: random.Random) -> str:
    """An ability of a holomem that is no art."""
    kinds: tuple[Draw, ...] = (_automatic, _automatic, _automatic, _activated, _activated, _continuous, _replacement)
    return _drawn(rng, kinds, "holomem")


def art(rng: random.Random, name: str) -> str:
    """An art of that name."""
    return _drawn(rng, (lambda dice: _art(dice, name),), "holomem")


def skill(rng: random.Random, name: str) -> str:
    """An oshi skill of that name."""
    return _drawn(rng, (lambda dice: _skill(dice, name),), "oshi holomem")


def support(rng: random.Random) -> str:
    """What a support card does when it is used."""
    return _drawn(rng, (_support,), "support")


def attached(rng: random.Random) -> str:
    """What a tool, mascot or fan does where it is attached."""
    return _drawn(rng, (lambda dice: dice.choice(ATTACHED),), "support")


def _drawn(rng: random.Random, kinds: Sequence[Draw], card_kind: str) -> str:
    for _ in range(DRAWS):
        text = rng.choice(kinds)(rng)
        if _readable(text, card_kind):
            return text
    raise AssertionError(f"{DRAWS} texts in a row cannot be read, the last: {text}")


@lru_cache(maxsize=4096)
def _readable(text: str, card_kind: str) -> bool:
    try:
        parse(text, card_kind=card_kind)
    except CardTextError:
        return False
    return True


def _automatic(rng: random.Random) -> str:
    trigger, effect = rng.choice(TRIGGERS), rng.choice(EFFECTS)
    condition = f" {rng.choice(CONDITIONS)}," if rng.random() < 0.15 else ""
    cost = f" you may {rng.choice(COSTS)}:" if rng.random() < 0.15 else ""
    comma = "" if trigger.endswith(":") else ","
    return f"{trigger}{comma}{condition}{cost} {effect}."


def _activated(rng: random.Random) -> str:
    limit = rng.choice(LIMITS[3:])
    cost = f" {rng.choice(COSTS)}:" if rng.random() < 0.4 else ""
    return f"Activated{limit}:{cost} {rng.choice(EFFECTS)}."


def _continuous(rng: random.Random) -> str:
    return rng.choice(CONTINUOUS)


def _replacement(rng: random.Random) -> str:
    return rng.choice(REPLACEMENTS)


def _art(rng: random.Random, name: str) -> str:
    icons = [rng.choice((*COLORS, "colorless")) for _ in range(rng.choice((0, 0, 1, 1, 2)))]
    bonus = f", +50 against {rng.choice(COLORS)}" if rng.random() < 0.4 else ""
    limit = rng.choice(LIMITS)
    text = f": {rng.choice((*ART_TEXTS, *EFFECTS))}" if rng.random() < 0.4 else ""
    return f'Art "{name}", {" ".join(icons) or "no cheers"}, {rng.choice((0, 10, 30, 50, 100))}{bonus}{limit}{text}.'


def _skill(rng: random.Random, name: str) -> str:
    cost, limit = rng.randint(0, 2), rng.choice(LIMITS[3:])
    if rng.random() < 0.3:
        when, does = "1 of your holomem would take damage", rng.choice(GUARDS)
        return f'Oshi skill "{name}", {max(1, cost)} holo power{limit}, usable when {when}: {does}.'
    return f'Oshi skill "{name}", {max(1, cost)} holo power{limit}: {rng.choice(ELSEWHERE)}.'


def _support(rng: random.Random) -> str:
    cost = f"{rng.choice(COSTS[:1]).capitalize()} or this cannot be used. " if rng.random() < 0.2 else ""
    effect = rng.choice(ELSEWHERE)
    return f"{cost}{effect[0].upper()}{effect[1:]}."
