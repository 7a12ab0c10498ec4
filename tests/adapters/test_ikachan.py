"""The bridge to ikachan, where the environment variable SAITEI_IKACHAN names a checkout of it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from saitei.adapters import Illegal, Unsupported
from saitei.adapters.abilities import (
    Activated,
    Alike,
    AmountIs,
    Automatic,
    Bound,
    Cards,
    Choose,
    CountIs,
    Damage,
    Delay,
    Draw,
    Each,
    Extra,
    Filter,
    Happen,
    Host,
    If,
    Keyword,
    Limit,
    Look,
    May,
    Move,
    OneOf,
    Places,
    Played,
    Remaining,
    Replacement,
    Rest,
    Roll,
    Rolled,
    Shuffle,
    Special,
    Step,
    This,
    Top,
    Value,
    When,
)
from saitei.adapters.locate import locate
from saitei.adapters.messages import Ask, Card, Decks, Initialize, Placed, Position, Script, Seat, Seen, Situation
from saitei.adapters.readback import differences
from saitei.adapters.words import words

CHECKOUT = os.environ.get("SAITEI_IKACHAN", "")

pytestmark = pytest.mark.skipif(
    not (CHECKOUT and shutil.which("node")), reason="SAITEI_IKACHAN names no checkout, or there is no node"
)

WORDS = words("hololive")


def holomem(name: str, *abilities, level: str = "Debut") -> Card:
    facts = {"hp": 100, "level": level, "colors": ["red"], "tags": [], "buzz": False, "baton_pass": ["colorless"]}
    return Card(name=name, kind="holomem", facts=facts, abilities=abilities)


CARDS = {
    "Sora": holomem(
        "Sora",
        Special(
            "art",
            "Sing",
            values=(
                Value("cost", ("red",)),
                Value("damage", 30),
            ),
        ),
    ),
    "Sora-1st": holomem("Sora", level="1st"),
    "Roboco": holomem("Roboco", Activated(then=(Draw(),), name="Tune")),
    "Suisei": holomem("Suisei"),
    "Red cheer": Card(name="Red cheer", kind="cheer", facts={"colors": ["red"]}),
    "Mic": Card(name="Mic", kind="support", facts={"subtype": "tool", "limited": False, "tags": []}),
    "Oshi": Card(name="Oshi", kind="oshi holomem", facts={"life": 2, "colors": ["red"]}),
}


def seat(player: str, **zones: tuple[Placed, ...]) -> Seat:
    common = {
        "oshi": (Placed(id=f"{player}'s oshi", card="Oshi"),),
        "life": tuple(Placed(id=f"{player} life {at}", card="Red cheer") for at in (1, 2)),
        "cheer deck": (Placed(id=f"{player} cheer", card="Red cheer"),),
        "deck": tuple(Placed(id=f"{player} deck {at}", card="Suisei") for at in (1, 2, 3)),
    }
    return Seat(zones=common | zones)


SCENE = Position(
    cards=CARDS,
    seats={
        "A": seat(
            "A",
            center=(Placed(id="Sora", card="Sora", attached=(Placed(id="cheer", card="Red cheer"),)),),
            back=(
                Placed(id="Roboco", card="Roboco"),
                Placed(id="Suisei", card="Suisei", resting=True, numbers={"damage": 20}),
            ),
            hand=(Placed(id="Sora-1st", card="Sora-1st"), Placed(id="Mic", card="Mic")),
        ),
        "B": seat(
            "B",
            center=(Placed(id="Miko", card="Suisei", numbers={"damage": 80}),),
            collab=(Placed(id="Korone", card="Sora-1st", under=(Placed(id="below", card="Sora"),)),),
        ),
    },
)


def reading(*abilities) -> Position:
    """The scene with that text on Suisei."""
    return replace(SCENE, cards=CARDS | {"Suisei": holomem("Suisei", *abilities)})


@pytest.fixture
def engine():
    started = locate(f"ikachan:{CHECKOUT}").start()
    started.initialize(Initialize())
    yield started
    started.shutdown()


def options(ask: Ask) -> set[tuple[str, ...]]:
    return {(option.kind, *map(str, option.fields.values())) for option in ask.options}


def pick(engine, situation: Situation, kind: str, **fields: str) -> Situation:
    ask = situation.ask
    assert ask is not None
    (option,) = (each for each in ask.options if each.kind == kind and fields.items() <= each.fields.items())
    return engine.answer(ask.id, (option.id,))


def test_it_introduces_itself():
    started = locate(f"ikachan:{CHECKOUT}").start()
    info = started.initialize(Initialize())
    started.shutdown()
    assert info.name == "ikachan"
    assert "hololive" in info.games
    assert {"scene.position", "cards.vanilla", "views.judge"} <= set(info.capabilities)


def test_it_holds_the_position_and_offers_every_action(engine):
    situation = engine.open("hololive", "1.7.0", SCENE)
    assert differences(SCENE, engine.view("judge"), situation.events, WORDS) == []
    assert options(situation.ask) == {
        ("bloom", "Sora", "Sora-1st"),
        ("collab", "Roboco"),
        ("support", "Mic"),
        ("ability", "Roboco", "Tune"),
        ("baton-pass", "Roboco"),
        ("pass",),
    }


def test_a_support_is_attached_to_the_holomem_that_is_asked_for(engine):
    situation = pick(engine, engine.open("hololive", "1.7.0", SCENE), "support", card="Mic")
    assert (situation.ask.kind, len(situation.ask.options)) == ("choose", 3)
    situation = pick(engine, situation, "card", card="Suisei")
    assert situation.ask.kind == "action"
    (suisei,) = (card for card in engine.view("judge").zones["A"]["back"] if card.id == "Suisei")
    assert [card.id for card in suisei.attached] == ["Mic"]


def test_an_art_downs_its_target_and_life_is_lost(engine):
    situation = pick(engine, engine.open("hololive", "1.7.0", SCENE), "pass")
    situation = pick(engine, situation, "art", holomem="Sora", ability="Sing")
    situation = pick(engine, situation, "card", card="Miko")
    kinds = [event.kind for event in situation.events]
    assert kinds.index("played") < kinds.index("damaged") < kinds.index("downed") < kinds.index("life-damage")
    view = engine.view("judge")
    assert view.zones["B"]["center"] == ()
    assert [card.id for card in view.zones["B"]["life"]] == ["B life 2"]


def test_text_is_done_by_the_engine(engine):
    situation = pick(engine, engine.open("hololive", "1.7.0", SCENE), "ability", card="Roboco")
    drawn = [event.fields for event in situation.events if event.fields.get("cause") == "draw"]
    assert [(fields["card"], fields["player"]) for fields in drawn] == [("A deck 1", "A")]


def test_an_answer_that_is_not_allowed_leaves_the_ask_open(engine):
    ask = engine.open("hololive", "1.7.0", SCENE).ask
    everything = tuple(option.id for option in ask.options)
    for id, picks in ((ask.id, ("nonsense",)), ("nonsense", everything[:1]), (ask.id, everything), (ask.id, ())):
        with pytest.raises(Illegal):
            engine.answer(id, picks)
    assert engine.answer(ask.id, everything[-1:]).ask is not None


@pytest.mark.parametrize(
    ("scene", "named"),
    [
        (replace(SCENE, cards=CARDS | {"Oshi": Card(name="Oshi", kind="oshi holomem", facts={"hp": 9})}), "the fact"),
        (reading(Activated(then=(Each(Move(Top("deck"), "hand")),))), "the instruction each"),
        (reading(Activated(then=(Draw(),), cost=(Damage(10, This()),))), "cost"),
    ],
)
def test_what_the_engine_cannot_do_is_refused_by_name(engine, scene, named):
    with pytest.raises(Unsupported, match=named):
        engine.open("hololive", "1.7.0", scene)


def test_a_stack_is_not_taken_along_into_the_deck(engine):
    """The engine can put a holomem into the deck whole alone."""
    text = Activated(then=(Move(This(), "deck", bottom=True),), name="Leave")
    alone = pick(engine, engine.open("hololive", "1.7.0", reading(text)), "ability", card="Suisei")
    assert [event.fields["card"] for event in alone.events if event.fields.get("to") == "deck"] == ["Suisei"]
    back = (Placed(id="Suisei", card="Suisei", under=(Placed(id="Debut", card="Sora"),)),)
    stacked = replace(reading(text), seats=SCENE.seats | {"A": seat("A", center=back)})
    situation = engine.open("hololive", "1.7.0", stacked)
    with pytest.raises(Unsupported, match="without what is under it"):
        pick(engine, situation, "ability", card="Suisei")


NAMED = [f"Debut {at}" for at in range(50)]
DECK = {"oshi": ("Oshi",), "deck": tuple(NAMED), "cheer deck": ("Red cheer",) * 20}
GAME = Decks(cards=CARDS | {name: holomem(name) for name in NAMED}, decks={"A": DECK, "B": DECK})


def test_a_game_begins_with_two_decks_as_it_is_scripted(engine):
    top = tuple(f"A:Debut {at}#1" for at in (7, 3, 5, 1, 0, 2, 4))
    situation = engine.open("hololive", "1.7.0", replace(GAME, script=Script(coins=(False,), shuffles=(top,))))
    assert (situation.ask.player, situation.ask.kind) == ("B", "optional")
    assert engine.view("judge").unused == 0
    hand = {card.id for card in engine.view("judge").zones["A"]["hand"]}
    assert hand == set(top)
    assert pick(engine, situation, "no").ask.player == "A"


def test_as_many_are_placed_in_the_set_up_as_the_engine_goes_on_asking_for(tmp_path):
    shutil.copytree(Path(CHECKOUT) / "battle_simulator_v2", tmp_path / "battle_simulator_v2")
    constants = tmp_path / "battle_simulator_v2" / "core" / "constants.js"
    limit = "STAGE_LIMIT = 6"
    assert limit in constants.read_text("utf-8")
    constants.write_text(constants.read_text("utf-8").replace(limit, "STAGE_LIMIT = 3"), "utf-8")
    changed = locate(f"ikachan:{tmp_path}").start()
    changed.initialize(Initialize())
    situation = changed.open("hololive", "1.7.0", replace(GAME, script=Script(coins=(True,))))
    for kind in ("yes", "no", "no"):
        situation = pick(changed, situation, kind)
    first = situation.ask.options[0]
    situation = changed.answer(situation.ask.id, (first.id,))
    changed.shutdown()
    assert (situation.ask.about, situation.ask.least, situation.ask.most) == ("the back position", 0, 2)


@pytest.mark.parametrize(
    "zones",
    [{"life": ()}, {"center": (Placed(id="Miko", card="Suisei", numbers={"damage": 100}),)}],
    ids=["no life", "no HP"],
)
def test_a_position_in_which_its_own_check_has_something_to_do_is_unsupported(engine, zones):
    stands = {"center": (Placed(id="Miko", card="Suisei"),)}
    scene = replace(SCENE, seats={**SCENE.seats, "B": seat("B", **(stands | zones))})
    with pytest.raises(Unsupported, match="rule processing is due"):
        engine.open("hololive", "1.7.0", scene)


def test_decks_that_are_not_allowed_are_refused(engine):
    with pytest.raises(Illegal):
        engine.open("hololive", "1.7.0", replace(GAME, decks={"A": DECK, "B": DECK | {"deck": tuple(NAMED[:49])}}))


def test_a_player_sees_what_the_engine_s_board_shows(engine):
    engine.open("hololive", "1.7.0", SCENE)
    own, other = (engine.view(viewer).zones["A"] for viewer in ("A", "B"))
    assert [card.id for card in own["hand"]] == ["Sora-1st", "Mic"]
    assert other["hand"] == (Seen(hidden=True), Seen(hidden=True))
    assert own["center"] == other["center"] == engine.view("judge").zones["A"]["center"]
    assert own["deck"] == other["deck"] == (Seen(hidden=True),) * 3
    assert [card.id for card in engine.view("A").zones["B"]["collab"][0].under] == ["below"]


def test_a_board_that_shows_a_hand_is_seen_to(tmp_path):
    shutil.copytree(Path(CHECKOUT) / "battle_simulator_v2", tmp_path / "battle_simulator_v2")
    board = tmp_path / "battle_simulator_v2" / "ui" / "board.js"
    hidden = "showFaces = false"
    assert hidden in board.read_text("utf-8")
    board.write_text(board.read_text("utf-8").replace(hidden, "showFaces = true"), "utf-8")
    changed = locate(f"ikachan:{tmp_path}").start()
    changed.initialize(Initialize())
    changed.open("hololive", "1.7.0", SCENE)
    hand = changed.view("B").zones["A"]["hand"]
    changed.shutdown()
    assert [card.id for card in hand] == ["Sora-1st", "Mic"]


def test_what_is_shown_beside_the_board_with_a_choice_is_not_made_up(engine):
    situation = engine.open("hololive", "1.7.0", support(Move(SEARCH, "hand", reveal=True), Shuffle()))
    pick(engine, situation, "support")
    assert engine.view("B").zones["A"]["deck"] == (Seen(hidden=True),) * 3
    with pytest.raises(Unsupported, match="with a choice"):
        engine.view("A")


DRAW = (Draw(),)
WHERE = (
    Filter(facts=(OneOf("person", ("Ichika",)),)), Filter(containing=(OneOf("person", ("Futaro",)),)),
    Filter(state=("approaching",)), Filter(bounds=(Bound("hp", least=10),)), Filter(bounds=(Bound("hp", most=10),)),
    Filter(bounds=(Bound("power", 1),)), Filter(alike=(Alike("name", This()),)),
    Filter(alike=(Alike("color", This()),)), Filter(with_attached=Filter(kind=("cheer",))),
    Filter(unlike=Filter(name=("Miko",))),
)  # fmt: skip
LEFT_OUT = (
    *(Activated((Rest(Cards(("center",), where=where)),), name="Rest") for where in WHERE),
    Activated((Rest(Cards(("center",), place=Places((1,)))),), name="Rest"),
    Activated(DRAW, name="Tune", keywords=(Keyword("only", ("Ichika",)),)),
    Activated((Delay(Step("turn", "ends", "you"), DRAW),), name="Later"),
    Activated((Move(Choose(Cards(("hand",))), "archive", reveal=True),), name="Show"),
    Extra("collab-effect", then=DRAW, cost=DRAW),
    Extra("bloom-effect", then=DRAW, limit=Limit()),
    Extra("ability-addition", gives=Activated(DRAW)),
    Extra("life-2", then=DRAW),
    Replacement(When("take-damage", This(), to=("archive",)), (Happen(add=10),)),
)


@pytest.mark.parametrize("ability", LEFT_OUT, ids=lambda each: repr(each)[:80])
def test_no_field_is_dropped(engine, ability):
    with pytest.raises(Unsupported):
        engine.open("hololive", "1.7.0", reading(ability))


@pytest.mark.parametrize("ability", [
    Extra("collab-effect", then=DRAW, name="Hello"), Extra("bloom-effect", then=DRAW),
    Automatic(When("collab", This()), DRAW, keywords=(Keyword("gift"),)),
], ids=repr)  # fmt: skip
def test_keywords_are_read_by_their_names(engine, ability):
    assert engine.open("hololive", "1.7.0", reading(ability)).ask is not None


BY_THEM = Cards(("center", "collab", "back"), "opponent")
HEARD = (
    Automatic(When("down", BY_THEM, source=This()), DRAW),
    Automatic(When("baton-pass", This()), DRAW),
    Automatic(When("damage", This()), DRAW),
    Automatic(When("use-skill", by="you"), DRAW),
    Automatic(Step("end", "begins", "you"), DRAW),
    Automatic(Step("performance", "ends", "opponent"), DRAW),
    Automatic(When("collab", This()), DRAW, cost=(Move(Choose(Cards(("hand",))), "archive"),)),
)
UNHEARD = (
    Automatic(When("down", replace(BY_THEM, side="both"), source=This()), DRAW),
    Automatic(When("damage", BY_THEM), DRAW),
    Automatic(When("damage", This(), cause=("art",)), DRAW),
    Automatic(Step("performance", "ends", "you"), DRAW),
    Automatic(Step("turn", "ends", "you"), DRAW),
    Automatic(When("collab", This()), DRAW, cost=(Rest(This()),)),
)


@pytest.mark.parametrize("ability", HEARD, ids=repr)
def test_what_the_engine_has_a_hook_for_is_heard(engine, ability):
    assert engine.open("hololive", "1.7.0", reading(ability)).ask is not None


@pytest.mark.parametrize("ability", UNHEARD, ids=repr)
def test_what_it_has_no_hook_for_is_refused(engine, ability):
    with pytest.raises(Unsupported):
        engine.open("hololive", "1.7.0", reading(ability))


def test_of_damage_in_one_s_own_turn_the_engine_tells_nobody(engine):
    hurt = Activated((Damage(10, This()),), name="Trip")
    scene = reading(hurt, Automatic(When("damage", This()), DRAW))
    situation = engine.open("hololive", "1.7.0", scene)
    with pytest.raises(Unsupported, match="own turn"):
        pick(engine, situation, "ability", card="Suisei", ability="Trip")


def test_an_attached_card_does_nothing_with_itself(engine):
    mic = replace(CARDS["Mic"], abilities=(Automatic(When("down", Host()), (Move(This(), "hand"),)),))
    with pytest.raises(Unsupported, match="with itself"):
        engine.open("hololive", "1.7.0", replace(SCENE, cards=CARDS | {"Mic": mic}))


def test_what_an_attached_card_does_for_its_holomem_is_done(engine):
    mic = replace(CARDS["Mic"], abilities=(Automatic(When("use-art", Host()), DRAW, name="Tune"),))
    situation = engine.open("hololive", "1.7.0", replace(SCENE, cards=CARDS | {"Mic": mic}))
    situation = pick(engine, pick(engine, situation, "support", card="Mic"), "card", card="Sora")
    situation = pick(engine, pick(engine, situation, "pass"), "art", holomem="Sora", ability="Sing")
    situation = pick(engine, situation, "card", card="Korone")
    played = [event.fields for event in situation.events if event.kind == "played"]
    assert {"card": "Mic", "ability": "Tune", "player": "A"} in played


def support(*then, **more) -> Position:
    """The scene with a support in A's hand that reads so."""
    text = Played(then, **more)
    card = Card(
        name="Cake", kind="support", facts={"subtype": "event", "limited": False, "tags": []}, abilities=(text,)
    )
    seats = SCENE.seats | {"A": seat("A", **SCENE.seats["A"].zones | {"hand": (Placed(id="Cake", card="Cake"),)})}
    return replace(SCENE, cards=CARDS | {"Cake": card}, seats=seats)


BACK = Cards(("back",), "opponent")
SORA = Filter(name=("Sora",))
SEARCH = Choose(Cards(("deck",), where=Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),))), least=0)


@pytest.mark.parametrize("text", [
    (Damage(10, Choose(BACK)), Draw()),
    (Move(SEARCH, "hand", reveal=True), Shuffle()),
    (Roll(), If(AmountIs(Rolled(), least=3), DRAW), If(AmountIs(Rolled(), most=2), (*DRAW, *DRAW))),
    (Look(Top("deck", 2)), Move(Choose(Remaining(SORA)), "hand", reveal=True), Move(Remaining(), "archive")),
    (If(CountIs(Cards(("center", "collab", "back"), where=SORA), 1), DRAW),),
    (May((Move(Choose(Cards(("hand",))), "archive"),), DRAW),),
], ids=repr)  # fmt: skip
def test_what_is_put_together_is_put_together_by_the_engine_s_own_compiler(engine, text):
    assert engine.open("hololive", "1.7.0", support(*text)).ask is not None


@pytest.mark.parametrize("text", [
    (Rest(Choose(BACK)), Draw()),
    (Move(SEARCH, "hand"), Shuffle()),
    (Roll(), Damage(Rolled(), BACK)),
    (If(CountIs(Cards(("hand",)), 3), DRAW),),
    (Damage(10, Choose(Cards(("back",), "opponent", Filter(state=("resting",))))),),
    (May(DRAW),),
], ids=repr)  # fmt: skip
def test_what_it_does_not_compile_is_not_put_together_here(engine, text):
    with pytest.raises(Unsupported):
        engine.open("hololive", "1.7.0", support(*text))


def test_when_a_support_can_be_used_is_what_its_compiler_makes_of_the_text(engine):
    few = CountIs(Cards(("life",)), most=2)
    assert "support" in {
        option.kind for option in engine.open("hololive", "1.7.0", support(*DRAW, condition=few)).ask.options
    }
    fewer = CountIs(Cards(("life",)), most=1)
    assert "support" not in {
        option.kind for option in engine.open("hololive", "1.7.0", support(*DRAW, condition=fewer)).ask.options
    }
