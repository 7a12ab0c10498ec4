"""The bridge to fanmade, where the environment variable SAITEI_FANMADE names a checkout of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saitei.adapters import Illegal, Unsupported
from saitei.adapters.card_text_tree import (
    Ability,
    ActivatedAbility,
    AmountCondition,
    Attach,
    AutomaticAbility,
    ChosenCards,
    ContinuousAbility,
    DamageInstruction,
    Draw,
    EventPattern,
    Filter,
    GainEffect,
    GameAbility,
    GameInstruction,
    Heal,
    HostCard,
    IfInstruction,
    Instruction,
    KeywordAbility,
    Limit,
    MatchingCards,
    Move,
    NumberChange,
    OneOf,
    OptionalInstruction,
    PlayAbility,
    Roll,
    RollAmount,
    Shuffle,
    StepPattern,
    ThisCard,
    Usable,
    Value,
)
from saitei.adapters.launchers import LiveEngine, launcher_for_spec
from saitei.adapters.messages import (
    Ask,
    Card,
    Decks,
    Initialize,
    PlacedCard,
    Position,
    Script,
    Seat,
    SeenCard,
    Situation,
)
from saitei.adapters.protocol_vocabulary import load_vocabulary
from saitei.adapters.scene_check import find_scene_differences

CHECKOUT = os.environ.get("SAITEI_FANMADE", "")

pytestmark = pytest.mark.skipif(
    not (CHECKOUT and shutil.which("node")), reason="SAITEI_FANMADE names no checkout, or there is no node"
)

WORDS = load_vocabulary("hololive")


def holomem(name: str, *abilities: Ability, level: str = "Debut", hp: int = 100) -> Card:
    facts = {"hp": hp, "level": level, "colors": ["red"], "tags": [], "buzz": False, "baton_pass": ["colorless"]}
    return Card(name=name, kind="holomem", facts=facts, abilities=abilities)


def support(subtype: str, *then: Instruction, limited: bool = False) -> Card:
    facts = {"subtype": subtype, "limited": limited, "tags": []}
    return Card(name=subtype, kind="support", facts=facts, abilities=(PlayAbility(then),) if then else ())


def skill(*then: Instruction, cost: int = 0, **more: Any) -> GameAbility:
    return GameAbility("oshi-skill", "Idol", values=(Value("cost", cost),), then=then, limit=Limit(), **more)


DRAW = (Draw(),)
SING = GameAbility("art", "Sing", values=(Value("cost", ("red",)), Value("damage", 30)))
CARDS = {
    "Sora": holomem("Sora", SING),
    "Sora-1st": holomem("Sora", level="1st", hp=150),
    "Roboco": holomem("Roboco"),
    "Suisei": holomem("Suisei"),
    "Red cheer": Card(name="Red cheer", kind="cheer", facts={"colors": ["red"]}),
    "Mic": support("tool"),
    "Cake": support("event", *DRAW),
    "Oshi": Card(name="Oshi", kind="oshi holomem", facts={"life": 2, "colors": ["red"]}, abilities=(skill(*DRAW),)),
}


def seat(player: str, **zones: tuple[PlacedCard, ...]) -> Seat:
    common = {
        "oshi": (PlacedCard(id=f"{player}'s oshi", card="Oshi"),),
        "life": tuple(PlacedCard(id=f"{player} life {at}", card="Red cheer") for at in (1, 2)),
        "cheer deck": (PlacedCard(id=f"{player} cheer", card="Red cheer"),),
        "deck": tuple(PlacedCard(id=f"{player} deck {at}", card="Suisei") for at in (1, 2, 3)),
    }
    return Seat(zones=common | zones)


SCENE = Position(
    cards=CARDS,
    seats={
        "A": seat(
            "A",
            center=(PlacedCard(id="Sora", card="Sora", attached=(PlacedCard(id="cheer", card="Red cheer"),)),),
            back=(
                PlacedCard(id="Roboco", card="Roboco"),
                PlacedCard(id="Suisei", card="Suisei", resting=True, numbers={"damage": 20}),
            ),
            hand=tuple(PlacedCard(id=name, card=name) for name in ("Sora-1st", "Mic", "Cake")),
        ),
        "B": seat(
            "B",
            center=(PlacedCard(id="Miko", card="Suisei", numbers={"damage": 80}),),
            collab=(PlacedCard(id="Korone", card="Sora-1st", under=(PlacedCard(id="below", card="Sora"),)),),
        ),
    },
)


def with_card(key: str, card: Card) -> Position:
    return replace(SCENE, cards=CARDS | {key: card})


def reading(*abilities: Ability) -> Position:
    """The scene with that text on Roboco."""
    return with_card("Roboco", holomem("Roboco", *abilities))


def skilled(*then: Instruction) -> Position:
    """The scene with a skill that reads so."""
    return with_card("Oshi", replace(CARDS["Oshi"], abilities=(skill(*then),)))


@pytest.fixture
def engine() -> Iterator[LiveEngine]:
    started = launcher_for_spec(f"fanmade:{CHECKOUT}").start()
    started.initialize(Initialize())
    yield started
    started.shutdown()


def opened(engine: LiveEngine, scene: Position | Decks = SCENE) -> Situation:
    return engine.open("hololive", "1.9.0", scene)


def asked(situation: Situation) -> Ask:
    assert situation.ask is not None
    return situation.ask


def options(situation: Situation) -> set[tuple[str, ...]]:
    return {(option.kind, *map(str, option.fields.values())) for option in asked(situation).options}


def pick(engine: LiveEngine, situation: Situation, kind: str, **fields: str) -> Situation:
    ask = asked(situation)
    (option,) = (each for each in ask.options if each.kind == kind and fields.items() <= each.fields.items())
    return engine.answer(ask.id, (option.id,))


def told(situation: Situation) -> list[tuple[str, str]]:
    return [(event.kind, str(event.fields.get("card", event.fields.get("player")))) for event in situation.events]


def test_it_introduces_itself() -> None:
    started = launcher_for_spec(f"fanmade:{CHECKOUT}").start()
    info = started.initialize(Initialize())
    started.shutdown()
    assert info.name == "fanmade"
    assert "hololive" in info.games
    assert {"scene.position", "cards.vanilla", "views.judge"} <= set(info.capabilities)


def test_it_holds_the_position_and_offers_every_action(engine: LiveEngine) -> None:
    situation = opened(engine, replace(SCENE, turn=1, seats=SCENE.seats))
    assert find_scene_differences(replace(SCENE, turn=1), engine.view("judge"), situation.events, WORDS) == []
    assert options(situation) == {
        ("collab", "Roboco"),
        ("support", "Mic"),
        ("support", "Cake"),
        ("skill", "Idol"),
        ("baton-pass", "Roboco"),
        ("pass",),
    }
    assert ("bloom", "Sora", "Sora-1st") in options(opened(engine))


def test_an_action_that_the_engine_cannot_validate_is_not_offered(engine: LiveEngine) -> None:
    """From the end of the first turn on, its validation of a baton pass ends in an error."""
    assert not any(kind == "baton-pass" for kind, *_ in options(opened(engine)))


def test_a_support_is_attached_to_the_holomem_that_is_asked_for(engine: LiveEngine) -> None:
    situation = pick(engine, opened(engine), "support", card="Mic")
    assert (asked(situation).kind, len(asked(situation).options)) == ("choose", 3)
    situation = pick(engine, situation, "card", card="Suisei")
    assert asked(situation).kind == "action"
    (suisei,) = (card for card in engine.view("judge").zones["A"]["back"] if card.id == "Suisei")
    assert [card.id for card in suisei.attached] == ["Mic"]


def test_an_art_downs_its_target_and_its_player_gives_the_life_to_a_holomem(engine: LiveEngine) -> None:
    situation = pick(engine, pick(engine, opened(engine), "pass"), "art", holomem="Sora", ability="Sing")
    situation = pick(engine, situation, "card", card="Miko")
    assert {("played", "Sora"), ("damaged", "Miko"), ("downed", "Miko")} == set(told(situation))
    assert asked(situation).player == "B"
    view = engine.view("judge")
    assert [card.id for card in view.shared["resolution"]] == ["B life 1"]
    assert asked(pick(engine, situation, "card", card="Korone")).kind == "action"
    (korone,) = engine.view("judge").zones["B"]["collab"]
    assert [card.id for card in korone.attached] == ["B life 1"]


def test_a_bloomed_stack_keeps_the_names_of_its_cards_when_it_is_archived(engine: LiveEngine) -> None:
    """The engine keeps numbers of cards alone, and makes the cards of a stack anew."""
    weak = PlacedCard(id="Miko", card="Sora-1st", numbers={"damage": 140}, under=(PlacedCard(id="first", card="Sora"),))
    seats = SCENE.seats | {"B": seat("B", center=(weak,), back=(PlacedCard(id="Korone", card="Suisei"),))}
    situation = pick(engine, pick(engine, opened(engine, replace(SCENE, seats=seats)), "pass"), "art", holomem="Sora")
    pick(engine, situation, "card", card="Miko")
    assert {card.id for card in engine.view("judge").zones["B"]["archive"]} == {"Miko", "first"}


def test_an_answer_that_is_not_allowed_leaves_the_ask_open(engine: LiveEngine) -> None:
    ask = asked(opened(engine))
    everything = tuple(option.id for option in ask.options)
    for id, picks in ((ask.id, ("nonsense",)), ("nonsense", everything[:1]), (ask.id, everything), (ask.id, ())):
        with pytest.raises(Illegal):
            engine.answer(id, picks)
    assert engine.answer(ask.id, everything[-1:]).ask is not None


def test_a_turn_that_ends_leads_to_the_cheer_of_the_next(engine: LiveEngine) -> None:
    situation = pick(engine, pick(engine, opened(engine), "pass"), "pass")
    assert ("turn-ended", "A") in told(situation)
    assert ("moved", "B deck 1") in told(situation)
    assert (asked(situation).player, engine.view("judge").step) == ("B", "cheer")


@pytest.mark.parametrize("step", ["reset", "hand", "performance", "end"])
def test_a_step_at_whose_beginning_nobody_is_asked_can_be_read_back(engine: LiveEngine, step: str) -> None:
    scene = replace(SCENE, step=step)
    situation = opened(engine, scene)
    assert find_scene_differences(scene, engine.view("judge"), situation.events, WORDS) == []
    assert options(situation) == {("other", "go on")}
    assert asked(engine.answer(asked(situation).id, ("0",))).kind in ("choose", "action")


@pytest.mark.parametrize(
    ("scene", "named"),
    [
        (with_card("Oshi", Card(name="Oshi", kind="oshi holomem", facts={"hp": 9})), "the fact"),
        (reading(ActivatedAbility(then=DRAW)), "ability activated"),
        (reading(GameAbility("art", "Sing", values=SING.values, then=DRAW)), "more than damage"),
        (skilled(DamageInstruction(10, ChosenCards(MatchingCards(("back",))))), "own holomem"),
        (skilled(Move(ChosenCards(MatchingCards(("back",))), "hand")), "a move to the hand"),
        (skilled(Shuffle()), "shuffling"),
        (skilled(OptionalInstruction(DRAW)), "do may"),
        (skilled(GameInstruction("boost", amount=10)), "boost"),
        (skilled(GameInstruction("another-turn")), "another-turn"),
        (skilled(Heal(ThisCard())), "all damage"),
        (with_card("Sora", replace(holomem("Sora"), facts=holomem("Sora").facts | {"buzz": True})), "Buzz"),
        (replace(SCENE, turn=1, step="performance"), "first turn"),
    ],
)
def test_what_the_engine_cannot_do_is_refused_by_name(engine: LiveEngine, scene: Position, named: str) -> None:
    with pytest.raises(Unsupported, match=named):
        opened(engine, scene)


@pytest.mark.parametrize(
    "zones",
    [{"life": ()}, {"center": (PlacedCard(id="Miko", card="Suisei", numbers={"damage": 100}),)}, {"center": ()}],
    ids=["no life", "no HP", "no holomem"],
)
def test_a_position_that_does_not_last_is_unsupported(engine: LiveEngine, zones: dict[str, Any]) -> None:
    stands = {"center": (PlacedCard(id="Miko", card="Suisei"),)}
    with pytest.raises(Unsupported, match="does not last"):
        opened(engine, replace(SCENE, seats=SCENE.seats | {"B": seat("B", **(stands | zones))}))


COLLAB = EventPattern("collab", ThisCard())
LEFT_OUT = (
    KeywordAbility("collab-effect", then=DRAW, cost=DRAW),
    KeywordAbility("bloom-effect", then=DRAW, limit=Limit()),
    KeywordAbility("life-2"),
    AutomaticAbility(EventPattern("baton-pass", ThisCard()), DRAW),
    AutomaticAbility(StepPattern("end", "begins", "you"), DRAW),
    AutomaticAbility(EventPattern("collab", ThisCard(), by="you"), DRAW),
    AutomaticAbility(COLLAB, (Draw(up_to=True),)),
    AutomaticAbility(COLLAB, (DamageInstruction(10, MatchingCards(("center",), where=Filter(state=("resting",)))),)),
    ContinuousAbility(ThisCard(), (NumberChange("hp", add=20),)),
    ContinuousAbility(MatchingCards(("center",), "opponent"), (NumberChange("arts", add=20),)),
)


@pytest.mark.parametrize("ability", LEFT_OUT, ids=lambda each: repr(each)[:80])
def test_no_field_is_dropped(engine: LiveEngine, ability: Ability) -> None:
    with pytest.raises(Unsupported):
        opened(engine, reading(ability))


def test_a_skill_at_a_moment_of_its_own_is_refused(engine: LiveEngine) -> None:
    used = skill(*DRAW, usable=Usable(EventPattern("down", MatchingCards(("center",)))))
    with pytest.raises(Unsupported, match="usable"):
        opened(engine, with_card("Oshi", replace(CARDS["Oshi"], abilities=(used,))))


ANYONE = MatchingCards(("center", "collab", "back"), "both")
HEARD = (
    KeywordAbility("collab-effect", then=DRAW, name="Hello"),
    AutomaticAbility(COLLAB, DRAW, name="Hello"),
    AutomaticAbility(EventPattern("collab", ANYONE), DRAW, name="Hello"),
)


@pytest.mark.parametrize("ability", HEARD, ids=repr)
def test_what_a_collab_triggers_is_done_by_the_engine(engine: LiveEngine, ability: Ability) -> None:
    situation = pick(engine, opened(engine, reading(ability)), "collab", holomem="Roboco")
    assert {("played", "Roboco"), ("moved", "A deck 2")} <= set(told(situation))


def test_of_a_collab_the_engine_tells_the_opponent_nothing(engine: LiveEngine) -> None:
    listening = holomem("Suisei", AutomaticAbility(EventPattern("collab", ANYONE), DRAW))
    with pytest.raises(Unsupported, match="a trigger at collab"):
        pick(engine, opened(engine, with_card("Suisei", listening)), "collab", holomem="Roboco")


@pytest.mark.parametrize("event", ["damage", "down"])
def test_of_an_effect_s_damage_and_downs_the_engine_tells_nobody(engine: LiveEngine, event: str) -> None:
    listening = holomem("Suisei", AutomaticAbility(EventPattern(event, ThisCard()), DRAW))
    harm = skill(DamageInstruction(50, MatchingCards(("center",), "opponent")))
    cards = CARDS | {"Suisei": listening, "Oshi": replace(CARDS["Oshi"], abilities=(harm,))}
    with pytest.raises(Unsupported, match=f"a trigger at {event}"):
        pick(engine, opened(engine, replace(SCENE, cards=cards)), "skill")


def test_the_engine_asks_for_one_of_several_and_does_the_rest_itself(engine: LiveEngine) -> None:
    stage = MatchingCards(("center", "collab"), "opponent")
    situation = pick(engine, opened(engine, skilled(Draw(2), DamageInstruction(10, ChosenCards(stage)))), "skill")
    assert [fields for kind, fields in told(situation) if kind == "moved"] == ["A deck 1", "A deck 2"]
    situation = pick(engine, situation, "card", card="Korone")
    assert told(situation) == [("damaged", "Korone")]
    (korone,) = engine.view("judge").zones["B"]["collab"]
    assert korone.numbers == {"damage": 10}


DEBUT = Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),))
TOOL = Filter(facts=(OneOf("subtype", ("tool",)),))
ARCHIVE = tuple(PlacedCard(id=f"old {name}", card=name) for name in ("Sora", "Mic", "Red cheer"))


@pytest.mark.parametrize(
    ("text", "card", "zone"),
    [
        (Move(ChosenCards(MatchingCards(("archive",))), "hand"), "old Mic", "hand"),
        (Move(ChosenCards(MatchingCards(("archive",), where=DEBUT)), "stage"), "old Sora", "back"),
        (Move(ChosenCards(MatchingCards(("hand",))), "archive"), "Cake", "archive"),
        (Attach(ChosenCards(MatchingCards(("archive",), where=TOOL)), MatchingCards(("center",))), "old Mic", "center"),
    ],
)
def test_the_engine_moves_the_card_that_is_chosen(engine: LiveEngine, text: Instruction, card: str, zone: str) -> None:
    scene = skilled(text)
    seats = SCENE.seats | {"A": seat("A", **SCENE.seats["A"].zones | {"archive": ARCHIVE})}
    pick(engine, pick(engine, opened(engine, replace(scene, seats=seats)), "skill"), "card", card=card)
    held = engine.view("judge").zones["A"][zone]
    assert card in {each.id for top in held for each in (top, *top.attached)}


@pytest.mark.parametrize(("die", "drawn"), [(2, 0), (5, 5)])
def test_dice_fall_as_they_are_scripted(engine: LiveEngine, die: int, drawn: int) -> None:
    text = (Roll(), IfInstruction(AmountCondition(RollAmount(), least=3), (Draw(RollAmount()),)))
    deck = tuple(PlacedCard(id=f"A deck {at}", card="Suisei") for at in range(9))
    seats = SCENE.seats | {"A": seat("A", **SCENE.seats["A"].zones | {"deck": deck})}
    scene = replace(skilled(*text), seats=seats, script=Script(dice=(die,)))
    situation = pick(engine, opened(engine, scene), "skill")
    assert [event.fields["number"] for event in situation.events if event.kind == "rolled"] == [die]
    assert sum(event.kind == "moved" for event in situation.events) == drawn
    assert engine.view("judge").unused == 0


def test_arts_deal_what_the_engine_makes_of_changes(engine: LiveEngine) -> None:
    more = (NumberChange("arts", add=20),)
    loud = replace(CARDS["Mic"], abilities=(ContinuousAbility(HostCard(), more),))
    scene = skilled(GainEffect(MatchingCards(("center",)), more))
    situation = opened(engine, replace(scene, cards=scene.cards | {"Mic": loud}))
    situation = pick(engine, pick(engine, situation, "support", card="Mic"), "card", card="Sora")
    situation = pick(engine, pick(engine, pick(engine, situation, "skill"), "pass"), "art", holomem="Sora")
    situation = pick(engine, situation, "card", card="Korone")
    assert [event.fields["amount"] for event in situation.events if event.kind == "damaged"] == [70]


def test_a_player_sees_what_the_engine_s_server_sends(engine: LiveEngine) -> None:
    opened(engine)
    own, other = (engine.view(viewer).zones["A"] for viewer in ("A", "B"))
    assert [card.id for card in own["hand"]] == ["Sora-1st", "Mic", "Cake"]
    assert other["hand"] == (SeenCard(hidden=True),) * 3
    assert own["center"] == other["center"] == engine.view("judge").zones["A"]["center"]
    assert own["deck"] == other["deck"] == (SeenCard(hidden=True),) * 3


def test_a_server_that_sends_a_hand_is_seen_to(tmp_path: Path) -> None:
    shutil.copytree(Path(CHECKOUT) / "web" / "game", tmp_path / "web" / "game")
    shutil.copy(Path(CHECKOUT) / "package.json", tmp_path)
    server = tmp_path / "web" / "game" / "server" / "ws-server.js"
    hides = "oppPlayer.zones.hand = oppPlayer.zones.hand.map(() => ({ hidden: true }));"
    assert hides in server.read_text("utf-8")
    server.write_text(server.read_text("utf-8").replace(hides, ""), "utf-8")
    changed = launcher_for_spec(f"fanmade:{tmp_path}").start()
    changed.initialize(Initialize())
    opened(changed)
    hand = changed.view("B").zones["A"]["hand"]
    changed.shutdown()
    assert [card.id for card in hand] == ["Sora-1st", "Mic", "Cake"]


def test_cards_that_are_shown_with_a_choice_are_not_made_up(engine: LiveEngine) -> None:
    search = (Move(ChosenCards(MatchingCards(("deck",))), "hand"), Shuffle())
    pick(engine, opened(engine, skilled(*search)), "skill")
    assert engine.view("B").zones["A"]["deck"] == (SeenCard(hidden=True),) * 3
    with pytest.raises(Unsupported, match="with a choice"):
        engine.view("A")


NAMED = [f"Debut {at}" for at in range(50)]
DECK = {"oshi": ("Oshi",), "deck": tuple(NAMED), "cheer deck": ("Red cheer",) * 20}
GAME = Decks(cards=CARDS | {name: holomem(name) for name in NAMED}, decks={"A": DECK, "B": DECK})


def test_decks_are_checked_and_the_set_up_is_refused(engine: LiveEngine) -> None:
    situation = opened(engine, GAME)
    assert len(engine.view("judge").zones["A"]["deck"]) == 50
    with pytest.raises(Unsupported, match="set-up"):
        engine.answer(asked(situation).id, ("0",))


@pytest.mark.parametrize("deck", [{"deck": tuple(NAMED[:49])}, {"deck": ("Debut 1",) * 50}, {"oshi": ()}])
def test_decks_that_are_not_allowed_are_refused(engine: LiveEngine, deck: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(Illegal):
        opened(engine, replace(GAME, decks={"A": DECK, "B": DECK | deck}))


def test_a_mended_engine_is_judged_as_mended(tmp_path: Path) -> None:
    shutil.copytree(Path(CHECKOUT) / "web" / "game", tmp_path / "web" / "game")
    shutil.copy(Path(CHECKOUT) / "package.json", tmp_path)
    validator = tmp_path / "web" / "game" / "core" / "ActionValidator.js"
    wrong = "_turnBatonReductionByInstance?.[playerIdx]"
    assert wrong in validator.read_text("utf-8")
    validator.write_text(validator.read_text("utf-8").replace(wrong, wrong.replace("playerIdx", "0")), "utf-8")
    changed = launcher_for_spec(f"fanmade:{tmp_path}").start()
    changed.initialize(Initialize())
    situation = opened(changed)
    assert ("baton-pass", "Roboco") in options(situation)
    pick(changed, situation, "baton-pass")
    (center,) = changed.view("judge").zones["A"]["center"]
    changed.shutdown()
    assert center.id == "Roboco"
