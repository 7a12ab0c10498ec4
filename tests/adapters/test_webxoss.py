"""The bridge to webxoss, where the environment variable SAITEI_WEBXOSS names a checkout of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saitei.adapters import EngineError, Illegal, Unsupported
from saitei.adapters.card_text_tree import (
    Ability,
    ActivatedAbility,
    AutomaticAbility,
    Bound,
    ChosenCards,
    ContinuousAbility,
    Draw,
    Filter,
    GameAbility,
    GameInstruction,
    Keyword,
    KeywordAbility,
    Limit,
    Look,
    MatchingCards,
    Move,
    NumberChange,
    Pay,
    PlayAbility,
    PreviousCards,
    Rest,
    Shuffle,
    StepPattern,
    ThisCard,
    TopCards,
    Value,
)
from saitei.adapters.launchers import LiveEngine, launcher_for_spec
from saitei.adapters.messages import Card, Decks, Initialize, PlacedCard, Position, Script, Seat, Situation
from saitei.adapters.protocol_vocabulary import load_vocabulary
from saitei.adapters.scene_check import find_scene_differences

CHECKOUT = os.environ.get("SAITEI_WEBXOSS", "")
WORDS = load_vocabulary("wixoss")

pytestmark = pytest.mark.skipif(
    not (CHECKOUT and shutil.which("node")), reason="SAITEI_WEBXOSS names no checkout, or there is no node"
)


def signi(name: str, *abilities: Ability, **facts: Any) -> Card:
    return Card(
        name=name, kind="signi", facts={"colors": ["white"], "level": 1, "power": 3000} | facts, abilities=abilities
    )


CARDS = {
    "Lumi": Card(name="Lumi", kind="lrig", facts={"colors": ["white"], "level": 3, "limit": 9, "types": ["Tama"]}),
    "Ember": signi("Ember"),
    "Frost": signi("Frost", level=2, power=5000, classes=["Statue:Demon"]),
    "Spark": Card(
        name="Spark",
        kind="spell",
        facts={"colors": ["red"], "cost": ["red", "colorless"]},
        abilities=(PlayAbility((Draw(),)),),
    ),
    "Red": signi("Red", colors=["red"]),
    "Filler": Card(name="Filler", kind="spell", facts={"colors": ["white"], "limiting": ["Nobody"]}),
}


def seat(player: str, counters: dict[str, int] | None = None, **zones: tuple[PlacedCard, ...]) -> Seat:
    common = {
        "lrig": (PlacedCard(id=f"{player}'s LRIG", card="Lumi"),),
        "life": tuple(PlacedCard(id=f"{player} life {at}", card="Filler") for at in (1, 2)),
        "deck": tuple(PlacedCard(id=f"{player} deck {at}", card="Filler") for at in (1, 2, 3)),
    }
    return Seat(zones=common | zones, counters=counters or {})


SCENE = Position(
    cards=CARDS,
    seats={
        "A": seat(
            "A",
            {"coins": 2, "virus left": 1},
            left=(PlacedCard(id="Ember", card="Ember", under=(PlacedCard(id="below", card="Frost"),)),),
            hand=(PlacedCard(id="Frost", card="Frost"), PlacedCard(id="Spark", card="Spark")),
            ener=tuple(PlacedCard(id=name, card=name.split()[0]) for name in ("Red 1", "Ember 1", "Red 2")),
        ),
        "B": seat(
            "B",
            center=(
                PlacedCard(
                    id="Thorn",
                    card="Frost",
                    resting=True,
                    numbers={"frozen": 1},
                    attached=(PlacedCard(id="Mist", card="Spark", numbers={"charm": 1}),),
                ),
            ),
        ),
    },
)


def reading(*abilities: Ability, kind: str = "signi") -> Position:
    """The scene with that text on Ember."""
    card = replace(signi("Ember", *abilities), kind=kind)
    return replace(SCENE, cards=CARDS | {"Ember": card})


def new_game(bursts: int = 20, **lrigs: dict[str, str]) -> Decks:
    """Two decks of 40 cards, ten of a kind of four: so many have a Life Burst; and these LRIGs of level 0."""
    burst = KeywordAbility("life-burst", then=(Draw(),))
    signis = {f"Card {at}": signi(f"Card {at}", *((burst,) if 4 * at < bursts else ())) for at in range(10)}
    facts = {"colors": ["white"], "level": 0, "limit": 0, "types": ["Tama"]}
    opening = {key: Card(kind="lrig", facts=facts, **{"name": key} | said) for key, said in lrigs.items()}
    deck = {"deck": tuple(key for key in signis for _ in range(4)), "lrig deck": tuple(opening)}
    return Decks(cards=signis | opening, decks={"A": deck, "B": deck}, script=Script(coins=(False,)))


@pytest.fixture
def engine() -> Iterator[LiveEngine]:
    started = launcher_for_spec(f"webxoss:{CHECKOUT}").start()
    started.initialize(Initialize())
    yield started
    started.kill()


def offered(situation: Situation) -> set[tuple[str, ...]]:
    assert situation.ask is not None
    return {(option.kind, *map(str, option.fields.values())) for option in situation.ask.options}


def pick(engine: LiveEngine, situation: Situation, kind: str, **fields: str) -> Situation:
    ask = situation.ask
    assert ask is not None
    option = next(each for each in ask.options if each.kind == kind and fields.items() <= each.fields.items())
    return engine.answer(ask.id, (option.id,))


def test_it_introduces_itself() -> None:
    live = launcher_for_spec(f"webxoss:{CHECKOUT}").start()
    info = live.initialize(Initialize())
    live.shutdown()
    assert (info.name, info.games) == ("webxoss", {"wixoss": ("undated",)})
    assert len(info.version) == 10


def test_a_directory_without_the_engine_is_one_line(tmp_path: Path) -> None:
    live = launcher_for_spec(f"webxoss:{tmp_path}").start()
    with pytest.raises(EngineError, match=r"is no checkout of this engine: it holds no random\.min\.js$"):
        live.initialize(Initialize())


def test_it_holds_a_position(engine: LiveEngine) -> None:
    situation = engine.open("wixoss", "undated", SCENE)
    assert not find_scene_differences(SCENE, engine.view("judge"), situation.events, WORDS)


def test_a_signi_is_offered_for_each_zone_that_the_engine_has_for_it(engine: LiveEngine) -> None:
    situation = engine.open("wixoss", "undated", SCENE)
    assert offered(situation) == {
        ("play", "Frost", "center"), ("play", "Frost", "right"), ("remove", "Ember"), ("spell", "Spark"), ("pass",),
    }  # fmt: skip
    pick(engine, situation, "play", zone="right")
    assert [seen.id for seen in engine.view("judge").zones["A"]["right"]] == ["Frost"]


def test_ener_is_chosen_card_by_card_and_the_colour_first(engine: LiveEngine) -> None:
    situation = pick(engine, engine.open("wixoss", "undated", SCENE), "spell")
    assert offered(situation) == {("card", "Red 1"), ("card", "Red 2")}
    situation = pick(engine, situation, "card", card="Red 2")
    assert offered(situation) == {("card", "Red 1"), ("card", "Ember 1")}
    pick(engine, pick(engine, situation, "card", card="Ember 1"), "pass")
    assert {seen.id for seen in engine.view("judge").zones["A"]["trash"]} == {"Red 2", "Ember 1", "Spark"}


def test_a_burst_is_asked_about_and_the_events_are_in_order(engine: LiveEngine) -> None:
    cards = CARDS | {"Filler": signi("Filler", KeywordAbility("life-burst", then=(Draw(),)))}
    scene = replace(SCENE, cards=cards, step="signi-attack", seats=SCENE.seats | {"B": seat("B")})
    situation = pick(engine, engine.open("wixoss", "undated", scene), "attack")
    assert [event.kind for event in situation.events] == ["rested", "attacked", "moved", "crushed"]
    assert offered(situation) == {("burst", "B life 1"), ("pass",)}
    situation = pick(engine, situation, "burst")
    assert [(event.kind, event.fields.get("card")) for event in situation.events] == [
        ("played", "B life 1"),
        ("moved", "B deck 1"),
        ("moved", "B life 1"),
    ]


def test_a_shuffle_can_be_decided_beforehand(engine: LiveEngine) -> None:
    script = Script(shuffles=(("A deck 3", "A deck 1"),))
    scene = replace(reading(ActivatedAbility((Shuffle(),), name="mix")), script=script)
    pick(engine, engine.open("wixoss", "undated", scene), "ability", ability="mix")
    view = engine.view("judge")
    assert [seen.id for seen in view.zones["A"]["deck"]] == ["A deck 3", "A deck 1", "A deck 2"]
    assert view.unused == 0


def test_a_game_begins_from_two_decks(engine: LiveEngine) -> None:
    order = tuple(f"B:Card {at}#4" for at in range(9, 0, -1))
    scene = replace(new_game(Lumi={}, Mira={}), script=Script(coins=(False,), shuffles=(order,)))
    situation = engine.open("wixoss", "undated", scene)
    assert engine.view("judge").step == "setup"
    assert offered(situation) == {("card", "A:Lumi#1"), ("card", "A:Mira#1")}
    situation = pick(engine, pick(engine, situation, "card", card="A:Mira#1"), "card", card="B:Lumi#1")
    assert situation.ask is not None and (situation.ask.player, situation.ask.most) == ("B", 5)
    situation = engine.answer(situation.ask.id, ())
    assert situation.ask is not None
    situation = engine.answer(situation.ask.id, ())
    view = engine.view("judge")
    assert (view.step, view.turn, view.turn_player, view.unused) == ("ener", 1, "B", 0)
    assert {seen.id for seen in view.zones["B"]["hand"]} > {*order[:5]}
    assert [len(view.zones["A"][zone]) for zone in ("hand", "life", "deck", "lrig deck")] == [5, 7, 28, 1]
    assert [seen.id for seen in view.zones["A"]["lrig"]] == ["A:Mira#1"]


@pytest.mark.parametrize("decks", [new_game(16, Lumi={}), new_game(24, Lumi={}), new_game()])
def test_decks_that_the_engine_does_not_take_are_illegal(engine: LiveEngine, decks: Decks) -> None:
    with pytest.raises(Illegal, match="the engine does not accept A's decks"):
        engine.open("wixoss", "undated", decks)


def test_a_player_sees_what_the_engine_tells_the_players_client(engine: LiveEngine) -> None:
    engine.open("wixoss", "undated", SCENE)
    own, other = engine.view("A").zones["A"], engine.view("B").zones["A"]
    assert [seen.id for seen in own["hand"]] == ["Frost", "Spark"]
    assert [seen.hidden for seen in (*other["hand"], *own["deck"], *own["life"])] == [True] * 7
    assert [seen.id for seen in other["left"]] == ["Ember"]
    assert engine.view("B").counters["A"]["coins"] == 2


def test_a_resona_without_a_condition_needs_only_room(engine: LiveEngine) -> None:
    facts = {"colors": ["white"], "level": 1, "power": 3000, "timing": ["main"]}
    cards = CARDS | {"Titan": Card(name="Titan", kind="resona", facts=facts)}
    there = {"lrig deck": (PlacedCard(id="Titan", card="Titan"),)}
    scene = replace(SCENE, cards=cards, seats=SCENE.seats | {"A": seat("A", **there)})
    situation = pick(engine, engine.open("wixoss", "undated", scene), "play", card="Titan")
    pick(engine, situation, "zone", zone="right")
    assert [seen.id for seen in engine.view("judge").zones["A"]["right"]] == ["Titan"]


def test_an_unaffected_signi_can_be_chosen_and_gets_a_charm_and_is_not_rested(engine: LiveEngine) -> None:
    charm = GameInstruction("attach-charm", cards=TopCards("deck"), to=PreviousCards())
    rest = ActivatedAbility((TARGET, Rest(PreviousCards()), charm), name="bind")
    unaffected = signi("Thorn", GameAbility("unaffected", "Unaffected"))
    b = seat("B", center=(PlacedCard(id="Thorn", card="Thorn"),))
    scene = reading(rest)
    scene = replace(scene, cards=scene.cards | {"Thorn": unaffected}, seats=scene.seats | {"B": b})
    pick(engine, pick(engine, engine.open("wixoss", "undated", scene), "ability"), "card", card="Thorn")
    (seen,) = engine.view("judge").zones["B"]["center"]
    assert ([each.id for each in seen.attached], seen.resting) == (["A deck 1"], False)


def test_answers_that_are_not_offered_are_illegal(engine: LiveEngine) -> None:
    situation = engine.open("wixoss", "undated", SCENE)
    assert situation.ask is not None
    for ask, picks in ((situation.ask.id, ("99",)), (situation.ask.id, ()), ("0", ("0",))):
        with pytest.raises(Illegal):
            engine.answer(ask, picks)


def test_who_gives_up_has_lost(engine: LiveEngine) -> None:
    engine.open("wixoss", "undated", SCENE)
    result = engine.concede("B").result
    assert result is not None
    assert result.losers == ("B",)


HAND = MatchingCards(("hand",))
OPPOSING = MatchingCards(("signi zones",), "opponent")
TARGET = GameInstruction("target", cards=ChosenCards(OPPOSING))


@pytest.mark.parametrize(
    "ability",
    [
        ActivatedAbility((Draw(up_to=True),)),
        ActivatedAbility((Look(HAND),)),
        ActivatedAbility((Draw(),), limit=Limit(2)),
        ActivatedAbility((Draw(),), limit=Limit(per="game")),
        ActivatedAbility((Draw(),), keywords=(Keyword("team", ("Ancient",)),)),
        ActivatedAbility((Draw(), TARGET)),
        ActivatedAbility(
            (GameInstruction("discard", cards=ChosenCards(MatchingCards(("hand",), where=Filter(kind=("signi",))))),)
        ),
        ActivatedAbility((GameInstruction("search", cards=ChosenCards(MatchingCards(("deck",)), most=2)), Shuffle())),
        ActivatedAbility((Move(ThisCard(), "crafts"),)),
        ActivatedAbility((GameInstruction("awaken", cards=ThisCard()),)),
        AutomaticAbility(StepPattern("up"), (Draw(),)),
        ContinuousAbility(ThisCard(), (NumberChange("power", set=1000),)),
        KeywordAbility("enter", then=(Draw(),), cost=(Pay(("pink",)),)),
        GameAbility("shadow", "Shadow", values=(Value("against", "spell"),)),
        GameAbility("s-lancer", "S-Lancer"),
        PlayAbility((Draw(),)),
        ActivatedAbility(
            (
                GameInstruction(
                    "banish",
                    cards=ChosenCards(MatchingCards(OPPOSING.zone, "opponent", Filter(bounds=(Bound("speed", 1),)))),
                ),
            )
        ),
    ],
    ids=repr,
)
def test_what_the_engine_has_no_words_for_is_unsupported(engine: LiveEngine, ability: Ability) -> None:
    with pytest.raises(Unsupported):
        engine.open("wixoss", "undated", reading(ability))


@pytest.mark.parametrize(
    "scene",
    [
        replace(SCENE, seats=SCENE.seats | {"B": seat("B", {"SIGNI barriers": 1})}),
        replace(SCENE, seats=SCENE.seats | {"B": seat("B", key=(PlacedCard(id="Ember 2", card="Ember"),))}),
        replace(SCENE, seats=SCENE.seats | {"B": seat("B", left=(PlacedCard(id="x", card="Ember", face_down=True),))}),
        replace(SCENE, cards=CARDS | {"Ember": signi("Ember", student="Hifumi")}),
        reading(kind="piece"),
        new_game(Lumi={}, **{"Lumi 2": {"name": "Lumi"}}),
        new_game(Lumi={}, Mira={}, Nova={}),
        replace(new_game(Lumi={}), format="All Star"),
    ],
)
def test_what_the_engine_cannot_hold_is_unsupported(engine: LiveEngine, scene: Any) -> None:
    with pytest.raises(Unsupported):
        engine.open("wixoss", "undated", scene)
