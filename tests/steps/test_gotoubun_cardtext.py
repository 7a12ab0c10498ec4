"""gotoubun's card text: every construct becomes exactly its tree, and errors name the place and a way to mend them.

Properties of every game's card text are tested in ``test_cardtext.py``, on these texts too.
"""

# ruff: noqa: E501  (a card's text is one line)

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from saitei.adapters.card_text_tree import (
    Ability,
    ActivatedAbility,
    AmountCondition,
    Attach,
    AutomaticAbility,
    Bound,
    ChosenCards,
    ContinuousAbility,
    CountAmount,
    CountCondition,
    Draw,
    EachPlayer,
    EventCard,
    EventPattern,
    FactAmount,
    FactChange,
    Filter,
    ForbidAction,
    GainEffect,
    GameInstruction,
    HostCard,
    InvalidateAbilities,
    Keyword,
    KeywordAbility,
    Limit,
    MatchCondition,
    MatchingCards,
    ModifyEvent,
    Move,
    NumberChange,
    OneOf,
    Places,
    PlayAbility,
    ReplacementAbility,
    Shuffle,
    SourceCard,
    StepPattern,
    Switch,
    ThisCard,
    TopCards,
    TurnCards,
)
from saitei.steps.cardtext import CardTextError
from saitei.steps.gotoubun.cardtext import parse
from saitei.steps.suite_game import load_game

PAGE = Path(__file__).parents[2] / "docs" / "card-text.md"

OFF_LANES = ("hand", "deck", "hero deck", "waiting room", "brides", "removed", "lane resolution", "effect resolution")
YOURS = MatchingCards(("lane",))
THEIRS = MatchingCards(("lane",), "opponent")
ANYONE = MatchingCards(("lane",), "both")
HEROES = MatchingCards(("hero lane",), "both")
HAND = MatchingCards(("hand",))
BRIDES = MatchingCards(("brides",))
ICHIKA = Filter(facts=(OneOf("person", ("Ichika",)),))
YOUR_ICHIKA = MatchingCards(("lane",), where=ICHIKA)
CHARACTER = Filter(kind=("character",))
EPISODE = Filter(kind=("episode",))
FUTARO = Filter(containing=(OneOf("person", ("Futaro",)),))
ANY_FUTARO = MatchingCards(("hero lane",), "both", where=FUTARO)
DRAW = (Draw(),)
DISCARD = Move(ChosenCards(HAND), "waiting room")
FRONT = Places(of=ThisCard(), at="front")
POWER_1 = (NumberChange("power", add=1),)
APPEARS = EventPattern("appear", subject=ThisCard())


def only(*persons: str) -> tuple[Keyword, ...]:
    """A keyword for each of the persons."""
    return tuple(Keyword("only", (person,)) for person in persons)


CHARACTERS: dict[str, Ability] = {
    "Once per turn by name, when this character appears, draw 1 card.": AutomaticAbility(APPEARS, DRAW, limit=Limit(per="name")),
    "Activated, once per turn by name: discard 1 card: draw 2 cards.": ActivatedAbility((Draw(2),), (DISCARD,), limit=Limit(per="name")),
    'Ability "Smile": This character gets power +2.': ContinuousAbility(ThisCard(), (NumberChange("power", add=2),), name="Smile"),
    "{Ichika} only: This character gets power +2.": ContinuousAbility(ThisCard(), (NumberChange("power", add=2),), keywords=only("Ichika")),
    "{Ichika} only: {Nino} only: When this character appears, if you have a bride, draw 1 card.": AutomaticAbility(APPEARS, DRAW, condition=CountCondition(BRIDES, least=1), keywords=only("Ichika", "Nino")),
    "Growth {Ichika}.": KeywordAbility("growth", ("Ichika",)),
    "Disguise {Nino}, {Miku}.": KeywordAbility("disguise", ("Nino", "Miku")),
    "When this character appears, turn the hero in front of this character face down.": AutomaticAbility(APPEARS, (TurnCards(MatchingCards(("hero lane",), "both", place=FRONT), face_down=True),)),
    "When this character appears, turn 1 hero diagonally in front of this character face down.": AutomaticAbility(APPEARS, (TurnCards(ChosenCards(MatchingCards(("hero lane",), "both", place=Places(of=ThisCard(), at="diagonal"))), face_down=True),)),
    "Your opponent's characters in the same lane as this character get power -1.": ContinuousAbility(MatchingCards(("lane",), "opponent", place=Places(of=ThisCard())), (NumberChange("power", add=-1),)),
    "This character gets power +2 for each bride and has power 4.": ContinuousAbility(ThisCard(), (NumberChange("power", add=CountAmount(MatchingCards(("brides",), "both"), 2)), NumberChange("power", set=4))),
    "Each hero gets need -1.": ContinuousAbility(HEROES, (NumberChange("need", add=-1),)),
    "This character is {Nino}.": ContinuousAbility(ThisCard(), (FactChange("person", set="Nino"),)),
    "This character is also {Nino} and cannot approach.": ContinuousAbility(ThisCard(), (FactChange("person", add="Nino"), ForbidAction("approach"))),
    "The hero in front of this character cannot be approached.": ContinuousAbility(MatchingCards(("hero lane",), "both", place=FRONT), (ForbidAction("be-approached"),)),
    "This character cannot have episodes set.": ContinuousAbility(ThisCard(), (ForbidAction("set"),)),
    "This character's abilities are invalid.": ContinuousAbility(ThisCard(), (InvalidateAbilities(),)),
    "Your opponent's {Nino} characters' abilities are invalid.": ContinuousAbility(MatchingCards(("lane",), "opponent", where=Filter(facts=(OneOf("person", ("Nino",)),))), (InvalidateAbilities(),)),
    'Each other character\'s ability "Smile" is invalid.': ContinuousAbility(MatchingCards(("lane",), "both", where=Filter(other=True)), (InvalidateAbilities("Smile"),)),
    "While this character is in lane 3, your other characters get power +1.": ContinuousAbility(MatchingCards(("lane",), where=Filter(other=True)), POWER_1, condition=MatchCondition(ThisCard(), place=Places((3,)))),
    "While this character is in the same lane as {Futaro}, this character gets power +1.": ContinuousAbility(ThisCard(), POWER_1, condition=MatchCondition(ThisCard(), place=Places(of=ANY_FUTARO))),
    "While this character has power 5 or more, each hero gets need -1.": ContinuousAbility(HEROES, (NumberChange("need", add=-1),), condition=MatchCondition(ThisCard(), Filter(bounds=(Bound("power", least=5),)))),
    "While this character's power is 5 or more, each hero gets need -1.": ContinuousAbility(HEROES, (NumberChange("need", add=-1),), condition=AmountCondition(FactAmount("power", ThisCard()), 5)),
    "While this character has an episode set, this character cannot approach.": ContinuousAbility(ThisCard(), (ForbidAction("approach"),), condition=MatchCondition(ThisCard(), Filter(with_attached=EPISODE))),
    "While this character has 2 or more episodes set, this character cannot approach.": ContinuousAbility(ThisCard(), (ForbidAction("approach"),), condition=CountCondition(MatchingCards(side="both", where=EPISODE, on=ThisCard()), least=2)),
    "While this character has no episodes set, this character cannot approach.": ContinuousAbility(ThisCard(), (ForbidAction("approach"),), condition=CountCondition(MatchingCards(side="both", where=EPISODE, on=ThisCard()), most=0)),
    "While this character is approaching, this character gets power +1.": ContinuousAbility(ThisCard(), POWER_1, condition=MatchCondition(ThisCard(), Filter(state=("approaching",)))),
    "When a character appears, if it is a {Ichika} or {Nino} character, draw 1 card.": AutomaticAbility(EventPattern("appear", subject=ANYONE), DRAW, condition=MatchCondition(EventCard(), Filter(kind=("character",), facts=(OneOf("person", ("Ichika", "Nino")),)))),
    "When a character appears, if it is {Ichika}, draw 1 card.": AutomaticAbility(EventPattern("appear", subject=ANYONE), DRAW, condition=MatchCondition(EventCard(), ICHIKA)),
    "When a character appears, if there is a {Futaro} in front of this character, draw 1 card.": AutomaticAbility(EventPattern("appear", subject=ANYONE), DRAW, condition=CountCondition(MatchingCards(("hero lane",), "both", where=FUTARO, place=FRONT), least=1)),
    "When this character appears from your waiting room by your ability, draw 1 card.": AutomaticAbility(EventPattern("appear", subject=ThisCard(), by="you", frm=("waiting room",)), DRAW),
    "When this character is put into the waiting room from the lane, draw 1 card.": AutomaticAbility(EventPattern("move", subject=ThisCard(), frm=("lane",), to=("waiting room",)), DRAW),
    "When this character is removed by your opponent's ability, draw 1 card.": AutomaticAbility(EventPattern("move", subject=ThisCard(), by="opponent", to=("removed",)), DRAW),
    "When this character is discarded by an ability, draw 1 card.": AutomaticAbility(EventPattern("move", subject=ThisCard(), by="both", frm=("hand",), to=("waiting room",)), DRAW),
    "When a {Ichika} becomes a bride, draw 1 card.": AutomaticAbility(EventPattern("move", subject=MatchingCards(side="both", where=Filter(kind=("character",), facts=(OneOf("person", ("Ichika",)),))), to=("brides",)), DRAW),
    "When this character leaves its lane, draw 1 card.": AutomaticAbility(EventPattern("move", subject=ThisCard(), frm=("lane",), to=OFF_LANES), DRAW),
    "When a hero leaves its hero lane, draw 1 card.": AutomaticAbility(EventPattern("move", subject=MatchingCards(side="both", where=Filter(kind=("hero",))), frm=("hero lane",), to=OFF_LANES), DRAW),
    "When this character moves to another lane by your ability, draw 1 card.": AutomaticAbility(EventPattern("change-lane", subject=ThisCard(), by="you"), DRAW),
    "When this character approaches, until the end of the turn, it gets power +2.": AutomaticAbility(EventPattern("approach", subject=ThisCard()), (GainEffect(EventCard(), (NumberChange("power", add=2),)),)),
    "When your {Ichika} approaches a {Futaro}, turn the source face down.": AutomaticAbility(EventPattern("approach", subject=YOUR_ICHIKA, source=ANY_FUTARO), (TurnCards(SourceCard(), face_down=True),)),
    "When the hero in front of this character is approached, draw 1 card.": AutomaticAbility(EventPattern("be-approached", subject=MatchingCards(("hero lane",), "both", place=FRONT)), DRAW),
    "When a hero is approached by your {Ichika}, draw 1 card.": AutomaticAbility(EventPattern("be-approached-by", subject=HEROES, source=YOUR_ICHIKA), DRAW),
    "When this character succeeds in an approach, draw 1 card.": AutomaticAbility(EventPattern("succeed", subject=ThisCard()), DRAW),
    "When this character fails an approach to a hero with need 5 or more, draw 1 card.": AutomaticAbility(EventPattern("fail", subject=ThisCard(), source=MatchingCards(("hero lane",), "both", where=Filter(bounds=(Bound("need", least=5),)))), DRAW),
    "When an episode is set on 1 of your {Ichika}, draw 1 card.": AutomaticAbility(EventPattern("set", subject=MatchingCards(side="both", where=EPISODE, on=YOUR_ICHIKA)), DRAW),
    "When a hero is turned face down, draw 1 card.": AutomaticAbility(EventPattern("turn", subject=HEROES), DRAW),
    "When you play an event, draw 1 card.": AutomaticAbility(EventPattern("play-event", by="you"), DRAW),
    "When your opponent plays a {Ichika} character, draw 1 card.": AutomaticAbility(EventPattern("play-character", subject=MatchingCards(side="both", where=Filter(kind=("character",), facts=(OneOf("person", ("Ichika",)),))), by="opponent"), DRAW),
    "When a player plays an episode, draw 1 card.": AutomaticAbility(EventPattern("play-episode", by="both"), DRAW),
    "At the beginning of your start phase, draw 1 card.": AutomaticAbility(StepPattern("start", side="you"), DRAW),
    "At the beginning of the main phase, draw 1 card.": AutomaticAbility(StepPattern("main"), DRAW),
    "At the beginning of your opponent's approach phase, draw 1 card.": AutomaticAbility(StepPattern("approach", side="opponent"), DRAW),
    "At the beginning of your declaration step, draw 1 card.": AutomaticAbility(StepPattern("declaration", side="you"), DRAW),
    "At the beginning of each event step, draw 1 card.": AutomaticAbility(StepPattern("event"), DRAW),
    "At the beginning of your judgement step, draw 1 card.": AutomaticAbility(StepPattern("judgement", side="you"), DRAW),
    "When your character would appear, draw 1 card instead.": ReplacementAbility(EventPattern("appear", subject=YOURS), DRAW),
    "When this character would be put into the waiting room, return it to hand instead.": ReplacementAbility(EventPattern("move", subject=ThisCard(), to=("waiting room",)), (ModifyEvent(to="hand"),)),
    "When this character would be removed, put it into the waiting room instead.": ReplacementAbility(EventPattern("move", subject=ThisCard(), to=("removed",)), (ModifyEvent(to="waiting room"),)),
    "When a card would be discarded by your opponent's ability, remove it instead.": ReplacementAbility(EventPattern("move", subject=MatchingCards(side="both"), by="opponent", frm=("hand",), to=("waiting room",)), (ModifyEvent(to="removed"),)),
    "When this character would become a bride, you may put it into the waiting room instead. If you do, draw 2 cards.": ReplacementAbility(EventPattern("move", subject=ThisCard(), to=("brides",)), (Draw(2),), optional=True, first=(Move(EventCard(), "waiting room"),)),
    "When this character would leave its lane, draw 1 card instead.": ReplacementAbility(EventPattern("move", subject=ThisCard(), frm=("lane",), to=OFF_LANES), DRAW),
    "When a hero would leave its hero lane, draw 1 card instead.": ReplacementAbility(EventPattern("move", subject=MatchingCards(side="both", where=Filter(kind=("hero",))), frm=("hero lane",), to=OFF_LANES), DRAW),
    "When this character would move to another lane, draw 1 card instead.": ReplacementAbility(EventPattern("change-lane", subject=ThisCard()), DRAW),
    "When your opponent's character would approach a {Futaro}, draw 1 card instead.": ReplacementAbility(EventPattern("approach", subject=THEIRS, source=ANY_FUTARO), DRAW),
    "When a hero would be approached, draw 1 card instead.": ReplacementAbility(EventPattern("be-approached", subject=HEROES), DRAW),
    "When this character would succeed in an approach, draw 1 card instead.": ReplacementAbility(EventPattern("succeed", subject=ThisCard()), DRAW),
    "When this character would fail an approach, draw 1 card instead.": ReplacementAbility(EventPattern("fail", subject=ThisCard()), DRAW),
    "When an episode would be set on this character, put that episode into the waiting room instead.": ReplacementAbility(EventPattern("set", subject=MatchingCards(side="both", where=EPISODE, on=ThisCard())), (Move(EventCard(), "waiting room"),)),
    "When a hero would be turned face down, draw 1 card instead.": ReplacementAbility(EventPattern("turn", subject=HEROES), DRAW),
    "When you would lose the game, remove this character instead.": ReplacementAbility(EventPattern("lose", by="you"), (Move(ThisCard(), "removed"),)),
    "When your opponent would win the game, draw 1 card instead.": ReplacementAbility(EventPattern("win", by="opponent"), DRAW),
}  # fmt: skip

EPISODES: dict[str, Ability] = {
    "Dedicated {Ichika}, {Nino}.": KeywordAbility("dedicated", ("Ichika", "Nino")),
    "The character this is set on gets power +1.": ContinuousAbility(HostCard(), POWER_1),
    "When this episode is set on a character, draw 1 card.": AutomaticAbility(EventPattern("set", subject=ThisCard()), DRAW),
}  # fmt: skip

HERO: dict[str, Ability] = {
    "When this {Futaro} is approached, draw 1 card.": AutomaticAbility(EventPattern("be-approached", subject=ThisCard()), DRAW),
    "This {Futaro}'s abilities are invalid.": ContinuousAbility(ThisCard(), (InvalidateAbilities(),)),
    "All characters in the same lane as this {Futaro} get power +1.": ContinuousAbility(MatchingCards(("lane",), "both", place=Places(of=ThisCard())), POWER_1),
}  # fmt: skip

EVENTS: dict[str, Ability] = {
    "Main: draw 2 cards.": PlayAbility((Draw(2),), timing=("main",)),
    "Approach: draw 1 card.": PlayAbility(DRAW, timing=("approach",)),
    "Main or approach: draw 1 card.": PlayAbility(DRAW, timing=("main", "approach")),
    "Main, only if you have no brides: discard 1 card: draw 2 cards.": PlayAbility((Draw(2),), (DISCARD,), condition=CountCondition(BRIDES, most=0), timing=("main",)),
    "Once per turn by name, main: draw 1 card.": PlayAbility(DRAW, timing=("main",), limit=Limit(per="name")),
    "{Ichika} only: Main: draw 2 cards.": PlayAbility((Draw(2),), timing=("main",), keywords=only("Ichika")),
    "Use condition {Ichika}, {Nino}.": KeywordAbility("use-condition", ("Ichika", "Nino")),
    "In the waiting room: At the end of your turn, put this card into your hand.": AutomaticAbility(StepPattern("turn", "ends", side="you"), (Move(ThisCard(), "hand"),), zone=("waiting room",)),
    "Main: return 1 of your {Ichika} to hand.": PlayAbility((Move(ChosenCards(YOUR_ICHIKA), "hand"),), timing=("main",)),
    "Main: return 1 of your other {Ichika} or {Nino} characters to hand.": PlayAbility((Move(ChosenCards(MatchingCards(("lane",), where=Filter(other=True, facts=(OneOf("person", ("Ichika", "Nino")),)))), "hand"),), timing=("main",)),
    "Main: put 1 {Ichika} character card from your waiting room into your hand.": PlayAbility((Move(ChosenCards(MatchingCards(("waiting room",), where=Filter(kind=("character",), facts=(OneOf("person", ("Ichika",)),)))), "hand"),), timing=("main",)),
    "Main: put 1 event card from your waiting room on the bottom of your deck.": PlayAbility((Move(ChosenCards(MatchingCards(("waiting room",), where=Filter(kind=("event",)))), "deck", bottom=True),), timing=("main",)),
    "Main: return 1 of your opponent's characters with power 5 or more to hand.": PlayAbility((Move(ChosenCards(MatchingCards(("lane",), "opponent", where=Filter(bounds=(Bound("power", least=5),)))), "hand"),), timing=("main",)),
    "Main: return 1 of your characters with an episode set to hand.": PlayAbility((Move(ChosenCards(MatchingCards(("lane",), where=Filter(with_attached=EPISODE))), "hand"),), timing=("main",)),
    "Main: return 1 of your characters with no episodes set to hand.": PlayAbility((Move(ChosenCards(MatchingCards(("lane",), where=Filter(unlike=Filter(with_attached=EPISODE)))), "hand"),), timing=("main",)),
    "Main: return 1 of your characters other than {Ichika} to hand.": PlayAbility((Move(ChosenCards(MatchingCards(("lane",), where=Filter(unlike=ICHIKA))), "hand"),), timing=("main",)),
    "Main: return all characters other than <Summer Ichika> to hand.": PlayAbility((Move(MatchingCards(("lane",), "both", where=Filter(unlike=Filter(name=("Summer Ichika",)))), "hand"),), timing=("main",)),
    "Main: return 1 of your approaching characters to hand.": PlayAbility((Move(ChosenCards(MatchingCards(("lane",), where=Filter(state=("approaching",)))), "hand"),), timing=("main",)),
    "Main: put 1 of your opponent's episodes with modifier 2 into the waiting room.": PlayAbility((Move(ChosenCards(MatchingCards(side="both", where=Filter(kind=("episode",), bounds=(Bound("modifier", least=2, most=2),)), on=THEIRS)), "waiting room"),), timing=("main",)),
    "Main: put all {Ichika} episodes into the waiting room.": PlayAbility((Move(MatchingCards(side="both", where=Filter(kind=("episode",), facts=(OneOf("person", ("Ichika",)),)), on=ANYONE), "waiting room"),), timing=("main",)),
    "Main: put all episodes set on 1 of your {Ichika} into the waiting room.": PlayAbility((Move(MatchingCards(side="both", where=EPISODE, on=YOUR_ICHIKA), "waiting room"),), timing=("main",)),
    "Main: put 1 of your brides into the waiting room.": PlayAbility((Move(ChosenCards(BRIDES), "waiting room"),), timing=("main",)),
    "Main: turn 1 hero with need 5 or less face down.": PlayAbility((TurnCards(ChosenCards(MatchingCards(("hero lane",), "both", where=Filter(bounds=(Bound("need", most=5),)))), face_down=True),), timing=("main",)),
    "Main: turn the hero in lane 3 face down.": PlayAbility((TurnCards(MatchingCards(("hero lane",), "both", place=Places((3,))), face_down=True),), timing=("main",)),
    "Main: turn 1 {Futaro} face down.": PlayAbility((TurnCards(ChosenCards(ANY_FUTARO), face_down=True),), timing=("main",)),
    "Main: turn 1 face-down hero face up.": PlayAbility((TurnCards(ChosenCards(MatchingCards(("hero lane",), "both", where=Filter(state=("face-down",))))),), timing=("main",)),
    "Main: return your opponent's character in lane 2 or 3 to hand.": PlayAbility((Move(MatchingCards(("lane",), "opponent", place=Places((2, 3))), "hand"),), timing=("main",)),
    "Main: return your character in the leftmost lane to hand.": PlayAbility((Move(MatchingCards(("lane",), place=Places(word="leftmost")), "hand"),), timing=("main",)),
    "Main: return all characters in an empty lane to hand.": PlayAbility((Move(MatchingCards(("lane",), "both", place=Places(word="empty")), "hand"),), timing=("main",)),
    "Main: return your characters in the lane of {Futaro} to hand.": PlayAbility((Move(MatchingCards(("lane",), place=Places(of=ANY_FUTARO)), "hand"),), timing=("main",)),
    "Main: return your characters in a lane without {Futaro} to hand.": PlayAbility((Move(MatchingCards(("lane",), place=Places(word="without", of=ANY_FUTARO)), "hand"),), timing=("main",)),
    "Main: discard 1 event card.": PlayAbility((Move(ChosenCards(MatchingCards(("hand",), where=Filter(kind=("event",)))), "waiting room"),), timing=("main",)),
    "Main: discard up to 2 cards.": PlayAbility((Move(ChosenCards(HAND, 2, least=0), "waiting room"),), timing=("main",)),
    "Main: your opponent discards 1 card.": PlayAbility((Move(ChosenCards(MatchingCards(("hand",), "opponent"), by="opponent"), "waiting room"),), timing=("main",)),
    "Main: each player discards 2 cards.": PlayAbility((EachPlayer(Move(ChosenCards(HAND, 2), "waiting room")),), timing=("main",)),
    "Main: remove 1 card from your waiting room.": PlayAbility((Move(ChosenCards(MatchingCards(("waiting room",))), "removed"),), timing=("main",)),
    "Main: remove 1 of your brides face down.": PlayAbility((Move(ChosenCards(BRIDES), "removed", face_down=True),), timing=("main",)),
    "Main: put 1 of your {Ichika} into the bride area.": PlayAbility((Move(ChosenCards(YOUR_ICHIKA), "brides"),), timing=("main",)),
    "Main: put 1 character card from your hand into a free lane.": PlayAbility((Move(ChosenCards(MatchingCards(("hand",), where=CHARACTER)), "lane", place=Places(word="free")),), timing=("main",)),
    "Main: search your deck for 1 character card, put it into lane 3, then shuffle your deck.": PlayAbility((Move(ChosenCards(MatchingCards(("deck",), where=CHARACTER), least=0), "lane", place=Places((3,))), Shuffle()), timing=("main",)),
    "Main: put the top card of your hero deck into an empty hero lane.": PlayAbility((Move(TopCards("hero deck"), "hero lane", place=Places(word="empty")),), timing=("main",)),
    "Main: put the top card of your hero deck into hero lane 3.": PlayAbility((Move(TopCards("hero deck"), "hero lane", place=Places((3,))),), timing=("main",)),
    "Main: put the top card of your deck into the removed zone face down.": PlayAbility((Move(TopCards("deck"), "removed", face_down=True),), timing=("main",)),
    "Main: move 1 of your characters to any lane.": PlayAbility((Move(ChosenCards(YOURS), "lane", place=Places()),), timing=("main",)),
    "Main: move 1 of your characters to the same lane as your {Ichika}.": PlayAbility((Move(ChosenCards(YOURS), "lane", place=Places(of=YOUR_ICHIKA)),), timing=("main",)),
    "Main: swap your character in lane 1 with your character in lane 2.": PlayAbility((Switch(MatchingCards(("lane",), place=Places((1,))), MatchingCards(("lane",), place=Places((2,)))),), timing=("main",)),
    "Main: set 1 episode card from your hand on 1 of your {Ichika}.": PlayAbility((Attach(ChosenCards(MatchingCards(("hand",), where=EPISODE)), ChosenCards(YOUR_ICHIKA)),), timing=("main",)),
    "Main: shuffle your hero deck.": PlayAbility((Shuffle("hero deck"),), timing=("main",)),
    "Approach: 1 of your characters also approaches 1 approached hero.": PlayAbility((GameInstruction("approach", ChosenCards(YOURS), to=ChosenCards(MatchingCards(("hero lane",), "both", where=Filter(state=("approached",))))),), timing=("approach",)),
}  # fmt: skip

EVENT_EPISODES: dict[str, Ability] = {
    "Main: draw 1 card.": PlayAbility(DRAW, timing=("main",)),
    "Use condition {Ichika}.": KeywordAbility("use-condition", ("Ichika",)),
    "Dedicated {Ichika}.": KeywordAbility("dedicated", ("Ichika",)),
}  # fmt: skip

TREES: dict[str, dict[str, Ability]] = {
    "character": CHARACTERS,
    "episode": EPISODES,
    "hero": HERO,
    "event": EVENTS,
    "event-episode": EVENT_EPISODES,
}
CASES = [(kind, text) for kind, trees in TREES.items() for text in trees]


@pytest.mark.parametrize(("kind", "text"), CASES)
def test_a_text_becomes_its_tree(kind: str, text: str) -> None:
    (ability,) = parse(text, card_kind=kind)
    assert ability == msgspec.structs.replace(TREES[kind][text], text=text)


def test_the_page_and_these_trees_show_the_same_texts() -> None:
    blocks = re.findall(r"^```([a-z -]+)\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    shown = [(kind, text) for kind, block in blocks if kind in TREES for text in block.strip().split("\n")]
    assert sorted(shown) == sorted(CASES)


def test_the_game_is_found_by_its_name() -> None:
    assert load_game("gotoubun").card_text is parse


def test_a_condition_keyword_stands_beside_the_ability_s_own_condition() -> None:
    (ability,) = parse("{Ichika} only: Activated, only if you have a bride: draw 1 card.", card_kind="hero")
    assert isinstance(ability, ActivatedAbility)
    assert (ability.keywords, ability.condition) == (only("Ichika"), CountCondition(BRIDES, least=1))


@pytest.mark.parametrize("kind", ["event", "event-episode"])
def test_both_halves_of_a_card_have_their_texts(kind: str) -> None:
    text = "Main: draw 1 card. / Approach: draw 2 cards. / Extra: any number in a deck."
    assert [ability.text for ability in parse(text, card_kind=kind)] == text.split(" / ")


def test_an_event_and_episode_has_abilities_in_play() -> None:
    text = "Main: draw 1 card. / The character this is set on gets power +1."
    assert isinstance(parse(text, card_kind="event-episode")[1], ContinuousAbility)


# --- what is refused -----------------------------------------------------------------------------

REFUSED = [
    # words, and their nearest
    ("character", "When this character apears, draw 1 card.", 21, "did you mean 'appears'?"),
    ("character", "When this charcter appears, draw 1 card.", 11, "did you mean 'this character'?"),
    ("character", "This character gets powr +2.", 21, "did you mean 'power'?"),
    ("character", "At the beginning of the end phase, draw 1 card.", 25, "did you mean 'main phase'?"),
    ("character", "Twice per turn, when this character appears, draw 1 card.", 1, "did you mean 'once per'?"),
    ("character", "Growth Ichika.", 8, "expected 'a person in braces, as {Ichika}'"),
    ("character", "Growth {Ichika.", 8, "'{Ichika' is not understood"),
    ("event", "Main: draw 1 card", 18, "end the sentence with '.'"),
    ("event", "Main, draw 1 card.", 7, "expected 'only if'"),
    ("character", "This character cannot bloom.", 16, "'cannot approach' and the like"),
    ("event", "Main: deal 10 damage to 1 of your characters.", 7, "'deal' is not understood"),
    # references that are not clear
    ("event", "Main: put it into your hand.", 1, "'it' has no meaning: nothing was chosen"),
    ("event", "Main: return 1 character to hand.", 14, "this does not say whose"),
    ("event", "Main: return the character in lane 3 to hand.", 18, "write 'your ...' or 'your opponent's ...'"),
    ("event", "Main: return a character to hand.", 14, "'a' does not say who chooses"),
    ("event", "Main: return 1 character card to hand.", 16, "these cards could be anywhere; say where: 'in your hand'"),
    ("event", "Main: return your hero to hand.", 19, "a hero belongs to neither player; leave the player out"),
    ("event", "Main: turn 1 of your opponent's heroes face down.", 33, "a hero belongs to neither player"),
    ("character", "When {Ichika} appears, draw 1 card.", 6, "write 'a {Ichika}', 'your {Ichika}' or 'each {Ichika}'"),
    ("event", "Main: turn {Futaro} face down.", 12, "write 'a {Futaro}', 'the {Futaro}' or 'each {Futaro}'"),
    ("event", "Main: return 1 of your {Ichika} or {Futaro} to hand.", 24, "say {Futaro} alone"),
    ("character", "1 of your characters gets power +1.", 1, "say which: 'your characters'"),
    ("character", "When you play a hero, draw 1 card.", 17, "write 'a character', 'an episode' or 'an event'"),
    ("character", "When this card is set on this character, draw 1 card.", 6, "write 'set on a character'"),
    # places
    ("event", "Main: return 1 of your characters in lane 6 to hand.", 38, "the lanes are numbered 1 to 5"),
    ("event", "Main: put 1 of your characters into lane 0.", 37, "the lanes are numbered 1 to 5"),
    ("event", "Main: put 1 card in lane 3 into your hand.", 13, "write 'character', 'episode' or 'hero'"),
    ("event", "Main: return 1 of your events in lane 2 to hand.", 24, "write 'character', 'episode' or 'hero'"),
    ("event", "Main: return 1 of your characters in lane 2 in your hand to hand.", 24, "there are two places for one card"),
    ("event", "Main: return 1 of your characters in lane 2 in front of this card to hand.", 24, "there are two places for one card"),
    ("event", "Main: return 1 of your characters other than episodes in lane 3 in lane 2 to hand.", 24, "there are two places for one card"),
    ("event", "Main: discard 1 card from your hand.", 17, "cards are discarded from the hand"),
    ("event", "Main: discard 0 cards.", 7, "this chooses no cards"),
    ("event", "Main: put 1 card from your hand on the bottom of your waiting room.", 33, "only a deck or a hero deck has"),
    ("character", "When you play a character in lane 3, draw 1 card.", 17, "a place has no meaning here"),
    # abilities on the wrong card, or said the wrong way
    ("character", "Main: draw 1 card.", 1, "'Main:' and 'Approach:' begin an event's text"),
    ("episode", "Approach: draw 1 card.", 1, "'Main:' and 'Approach:' begin an event's text"),
    ("hero", "Use condition {Ichika}.", 1, "a use condition belongs to an event"),
    ("episode", "Growth {Ichika}.", 1, "growth belongs to a character"),
    ("character", "Dedicated {Ichika}.", 1, "'dedicated' belongs to an episode"),
    ("event", "Disguise {Ichika}.", 1, "an event has no person to add to"),
    ("event", "At the end of your turn, draw 1 card.", 1, "or say where it is valid: 'In the waiting room:'"),
    ("event", "Draw 1 card.", 1, "begin with 'Main:' or 'Approach:' on an event"),
    ("character", "Draw 1 card.", 1, "else with 'When ...,' or 'Activated:'"),
    ("event", "Once per turn, main: draw 1 card.", 1, "write 'once per turn by name'"),
    ("event", "In the hand: Main: draw 1 card.", 1, "this ability cannot have a zone"),
    ("character", "Once per turn, once per turn by name, when this card appears, draw 1 card.", 1, "the limit is stated twice"),
    ("character", "When this character would appear, draw 1 card.", 1, "'would' needs a replacement"),
    ("character", "When this hero is approached, draw 1 card instead.", 1, "an event that has happened cannot be replaced"),
    ("character", "Your characters gain [Main: draw 1 card.].", 23, "begin an event's text"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "column", "said"), REFUSED)
def test_a_text_that_is_not_understood_says_where_and_how(kind: str, text: str, column: int, said: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text, card_kind=kind)
    error = caught.value
    problem, shown, caret = str(error).split("\n")
    assert said in problem
    assert (error.line, error.column) == (1, column)
    assert error.mend
    assert (shown, caret) == (f"  {text}", " " * (column + 1) + "^")


def test_another_kind_of_card_is_refused() -> None:
    with pytest.raises(ValueError, match="the kinds are: hero, character, episode, event, event-episode"):
        parse("Main: draw 1 card.", card_kind="support")
