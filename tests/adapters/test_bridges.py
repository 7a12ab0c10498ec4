"""Bridges: how they are named; and where a checkout is at hand, what the engine behind one says and does."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saitei.adapters import Illegal, Unsupported, bridges
from saitei.adapters.bridges.holocardserver.card_translation import engine_definition
from saitei.adapters.card_text_tree import (
    ActivatedAbility,
    AmountCondition,
    Attach,
    AutomaticAbility,
    Bound,
    ChosenCards,
    CountCondition,
    DamageInstruction,
    Draw,
    EventPattern,
    Filter,
    GameAbility,
    Heal,
    IfInstruction,
    Keyword,
    KeywordAbility,
    Limit,
    MatchingCards,
    Move,
    OneOf,
    Places,
    PlayAbility,
    Roll,
    RollAmount,
    Shuffle,
    Switch,
    ThisCard,
    Value,
)
from saitei.adapters.launchers import BadEngine, LiveEngine, launcher_for_spec
from saitei.adapters.messages import Card, Decks, Initialize, PlacedCard, Player, Position, Script, Seat, Situation

HOLOCARDSERVER = os.environ.get("SAITEI_HOLOCARDSERVER")

with_checkout = pytest.mark.skipif(HOLOCARDSERVER is None, reason="SAITEI_HOLOCARDSERVER names no checkout")


def test_every_bridge_is_found_by_looking() -> None:
    assert {"fanmade", "holocardserver", "holoduel", "ikachan", "webxoss"} <= set(bridges.bridge_names())


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("holocardserver:", "write holocardserver:PATH, the path of a checkout"),
        ("holocardserver:no/such/place", "no/such/place does not exist; give the path of a checkout of the engine"),
        ("holocardservr:x", "did you mean holocardserver:PATH?"),
    ],
)
def test_a_bridge_that_cannot_start_is_one_line(spec: str, message: str) -> None:
    with pytest.raises(BadEngine) as error:
        launcher_for_spec(spec)
    assert str(error.value).endswith(message)


CARDS = {
    "Sora": Card(name="Sora", kind="holomem", facts={"hp": 100, "colors": ["white"], "baton_pass": ["colorless"]}),
    "Miko": Card(name="Miko", kind="holomem", facts={"hp": 50, "colors": ["red"]}),
    "Oshi": Card(name="Oshi", kind="oshi holomem", facts={"life": 5, "colors": ["white"]}),
    "white": Card(name="white cheer", kind="cheer", facts={"colors": ["white"]}),
}


MIC = Card(name="Mic", kind="support", facts={"subtype": "tool"})
TWO = (PlacedCard(id="A:Mic", card="Mic"), PlacedCard(id="A:Mic#2", card="Mic"))


def seat(name: Player, **zones: tuple[PlacedCard, ...]) -> Seat:
    """A seat with an oshi holomem, a center holomem, and a few cards in the decks."""
    usual = {
        "oshi": (PlacedCard(id=f"{name}:oshi", card="Oshi"),),
        "center": (PlacedCard(id=f"{name}:Sora", card="Sora"),),
        "deck": tuple(PlacedCard(id=f"{name}:deck{n}", card="Miko") for n in range(5)),
        "cheer deck": tuple(PlacedCard(id=f"{name}:cheer{n}", card="white") for n in range(5)),
        "life": tuple(PlacedCard(id=f"{name}:life{n}", card="white") for n in range(3)),
    }
    return Seat(zones={**usual, **zones})


def position(cards: dict[str, Card] | None = None, step: str = "main", **zones: tuple[PlacedCard, ...]) -> Position:
    return Position(cards=cards or CARDS, seats={"A": seat("A", **zones), "B": seat("B")}, step=step)


@pytest.fixture
def engine() -> Iterator[LiveEngine]:
    live = launcher_for_spec(f"holocardserver:{Path(HOLOCARDSERVER or '').resolve()}").start()
    live.initialize(Initialize())
    yield live
    live.kill()


def offered(situation: Situation) -> list[tuple[str, dict[str, str | int]]]:
    assert situation.ask is not None
    return [(option.kind, option.fields) for option in situation.ask.options]


def pick(engine: LiveEngine, situation: Situation, kind: str) -> Situation:
    assert situation.ask is not None
    option = next(option for option in situation.ask.options if option.kind == kind)
    return engine.answer(situation.ask.id, (option.id,))


@with_checkout
def test_holocardserver_introduces_itself() -> None:
    live = launcher_for_spec(f"holocardserver:{HOLOCARDSERVER}").start()
    info = live.initialize(Initialize())
    live.shutdown()
    assert (info.name, info.language, info.games) == ("holocardserver", "Python", {"hololive": ("1.7.0",)})
    assert "moved/draw" in info.events


@with_checkout
def test_holocardserver_holds_a_position_and_offers_what_is_legal(engine: LiveEngine) -> None:
    back = (
        PlacedCard(id="A:Miko", card="Miko", resting=True),
        PlacedCard(id="A:Sora2", card="Sora", numbers={"damage": 20}),
    )
    situation = engine.open("hololive", "1.7.0", position(back=back))
    zones = engine.view("judge").zones["A"]
    assert [(seen.id, seen.resting, seen.numbers.get("damage", 0)) for seen in zones["back"]] == [
        ("A:Miko", True, 0),
        ("A:Sora2", False, 20),
    ]
    assert ("collab", {"holomem": "A:Sora2"}) in offered(situation)
    assert ("collab", {"holomem": "A:Miko"}) not in offered(situation)


@with_checkout
def test_a_baton_pass_of_holocardserver_asks_what_pays_for_it(engine: LiveEngine) -> None:
    cheers = tuple(PlacedCard(id=f"A:c{n}", card="white") for n in range(2))
    center = (PlacedCard(id="A:Sora", card="Sora", attached=cheers),)
    back = (PlacedCard(id="A:Miko", card="Miko"),)
    situation = engine.open("hololive", "1.7.0", position(center=center, back=back))
    situation = pick(engine, situation, "baton-pass")
    assert situation.ask is not None
    assert (situation.ask.kind, situation.ask.least, situation.ask.most) == ("choose", 1, 2)
    engine.answer(situation.ask.id, (situation.ask.options[0].id,))
    assert [seen.id for seen in engine.view("judge").zones["A"]["center"]] == ["A:Miko"]


@pytest.fixture
def changed(tmp_path: Path) -> Iterator[Callable[[str, str], LiveEngine]]:
    """The engine of a copy of the checkout in which one piece of code is another."""
    started: list[LiveEngine] = []

    def change(code: str, other: str) -> LiveEngine:
        shutil.copytree(Path(HOLOCARDSERVER or "") / "app", tmp_path / "app")
        file = tmp_path / "app" / "gameengine.py"
        text = file.read_text("utf-8")
        assert text.count(code) == 1
        file.write_text(text.replace(code, other), "utf-8")
        started.append(launcher_for_spec(f"holocardserver:{tmp_path}").start())
        started[0].initialize(Initialize())
        return started[0]

    yield change
    for live in started:
        live.kill()


@with_checkout
def test_what_pays_for_a_baton_pass_is_what_the_engine_takes(changed: Callable[[str, str], LiveEngine]) -> None:
    engine = changed("if len(cheer_ids) < baton_cost:", "if len(cheer_ids) != baton_cost:")
    cheers = tuple(PlacedCard(id=f"A:c{n}", card="white") for n in range(3))
    center = (PlacedCard(id="A:Sora", card="Sora", attached=cheers),)
    scene = position(center=center, back=(PlacedCard(id="A:Miko", card="Miko"),))
    situation = pick(engine, engine.open("hololive", "1.7.0", scene), "baton-pass")
    assert situation.ask is not None
    assert (len(situation.ask.options), situation.ask.least, situation.ask.most) == (3, 1, 1)


@with_checkout
def test_as_many_are_placed_in_the_set_up_as_the_engine_takes(changed: Callable[[str, str], LiveEngine]) -> None:
    engine = changed(
        "if len(backstage_holomem_card_ids) > MAX_MEMBERS_ON_STAGE - 1:", "if backstage_holomem_card_ids[2:]:"
    )
    cards = {**CARDS, **{f"M{at}": Card(name=f"M{at}", kind="holomem", facts={"hp": 50}) for at in range(50)}}
    legal = {"oshi": ("Oshi",), "deck": tuple(f"M{at}" for at in range(50)), "cheer deck": ("white",) * 20}
    scene = Decks(cards=cards, decks={"A": legal, "B": legal}, script=Script(coins=(True,)))
    situation = engine.open("hololive", "1.7.0", scene)
    for kind in ("yes", "no", "no", "card"):
        situation = pick(engine, situation, kind)
    assert situation.ask is not None
    assert (situation.ask.about, situation.ask.least, situation.ask.most) == ("the back position", 0, 2)


def test_a_support_has_room_for_one_text() -> None:
    twice = (PlayAbility(then=(Draw(),)), PlayAbility(then=(Draw(2),)))
    with pytest.raises(Unsupported, match="several texts"):
        engine_definition("Cake", Card(name="Cake", kind="support", facts={"subtype": "item"}, abilities=twice))


@with_checkout
def test_the_turn_of_a_position_has_begun(engine: LiveEngine) -> None:
    situation = engine.open("hololive", "1.7.0", position(step="reset"))
    while situation.ask is not None and situation.ask.kind != "action":
        assert not [event for event in situation.events if event.kind == "turn-began"]
        situation = engine.answer(situation.ask.id, (situation.ask.options[0].id,))
    assert engine.view("judge").turn == 5


@with_checkout
def test_names_are_given_once(engine: LiveEngine) -> None:
    with pytest.raises(Illegal, match="two cards are called B:Sora"):
        engine.open("hololive", "1.7.0", position(hand=(PlacedCard(id="B:Sora", card="Sora"),)))


@with_checkout
def test_damage_is_of_a_holomem_on_the_stage_alone(engine: LiveEngine) -> None:
    cards = {**CARDS, "Sora-1st": Card(name="Sora", kind="holomem", facts={"hp": 120, "level": "1st"})}
    scene = position(
        cards,
        center=(PlacedCard(id="A:Sora", card="Sora", numbers={"damage": 20}),),
        hand=(PlacedCard(id="A:Sora-1st", card="Sora-1st"),),
    )
    pick(engine, engine.open("hololive", "1.7.0", scene), "bloom")
    (sora,) = engine.view("judge").zones["A"]["center"]
    assert (sora.id, sora.numbers, sora.under[0].numbers) == ("A:Sora-1st", {"damage": 20}, {})


@with_checkout
def test_a_turn_of_holocardserver_ends_when_its_player_says_so(engine: LiveEngine) -> None:
    situation = pick(engine, engine.open("hololive", "1.7.0", position()), "pass")
    assert offered(situation) == [("pass", {})]
    situation = pick(engine, situation, "pass")
    assert situation.ask is not None
    assert (situation.ask.player, engine.view("judge").turn_player) == ("B", "B")
    assert [event.kind for event in situation.events] == ["turn-began", "moved"]


@with_checkout
@pytest.mark.parametrize(
    ("scene", "named"),
    [
        (position(step="cheer"), "the beginning of the cheer step"),
        (
            position(
                {**CARDS, "Sora": Card(name="Sora", kind="holomem", abilities=(ActivatedAbility(then=(Draw(),)),))}
            ),
            "activated",
        ),
        (position({**CARDS, "Sora": Card(name="Sora", kind="holomem", facts={"speed": 3})}), "the fact 'speed'"),
        (position(life=()), "rule processing is due"),
        (
            position({**CARDS, "Mic": MIC}, center=(PlacedCard(id="A:Sora", card="Sora", attached=TWO),)),
            "processing is due",
        ),
    ],
)
def test_what_holocardserver_cannot_hold_is_unsupported(engine: LiveEngine, scene: Position, named: str) -> None:
    with pytest.raises(Unsupported, match=named):
        engine.open("hololive", "1.7.0", scene)


@with_checkout
@pytest.mark.parametrize(
    ("oshi", "error"),
    [((), Illegal), (("Sora",), Illegal), (("Oshi", "Oshi"), Unsupported)],
    ids=("none", "odd", "two"),
)
def test_holocardserver_refuses_decks_itself_and_has_room_for_one_oshi_holomem(
    engine: LiveEngine, oshi: tuple[str, ...], error: type[Exception]
) -> None:
    cards = {**CARDS, **{f"M{at}": Card(name=f"M{at}", kind="holomem", facts={"hp": 50}) for at in range(50)}}
    legal = {"oshi": ("Oshi",), "deck": tuple(f"M{at}" for at in range(50)), "cheer deck": ("white",) * 20}
    scene = Decks(cards=cards, decks={"A": legal, "B": legal}, script=Script(coins=(True,)))
    assert engine.open("hololive", "1.7.0", scene).ask is not None
    with pytest.raises(error):
        engine.open("hololive", "1.7.0", replace(scene, decks={"A": legal, "B": {**legal, "oshi": oshi}}))


@with_checkout
def test_answers_that_are_not_offered_are_illegal(engine: LiveEngine) -> None:
    art = GameAbility("art", "Sing", values=(Value("damage", 30),))
    cards = {**CARDS, "Sora": Card(name="Sora", kind="holomem", facts={"hp": 100}, abilities=(art,))}
    situation = engine.open("hololive", "1.7.0", position(cards, step="performance"))
    assert situation.ask is not None
    for ask, picks in ((situation.ask.id, ("99",)), (situation.ask.id, ()), ("0", ("0",))):
        with pytest.raises(Illegal):
            engine.answer(ask, picks)
    situation = pick(engine, pick(engine, situation, "art"), "card")
    assert {event.kind for event in situation.events} == {"damaged"}
    assert engine.view("judge").zones["B"]["center"][0].numbers == {"damage": 30}


SAYING: dict[str, Any] = {
    "kind": ("cheer",), "resting": True, "damaged": False, "limited": True, "buzz": True, "other": True, "hp_least": 10,
    "hp_most": 10, "number": (Bound("power", 1),), "named_as": ThisCard(), "colored_as": ThisCard(),
    "with_attached": Filter(kind=("cheer",)), "unlike": Filter(name=("Miko",)), "upon": Filter(name=("Miko",)),
}  # fmt: skip
FILTERS = [Filter(**{name: SAYING.get(name, ("Sora",))}) for name in Filter.__struct_fields__]


@pytest.mark.parametrize("where", FILTERS, ids=lambda where: repr(where)[:40])
def test_no_field_of_a_filter_is_dropped(where: Filter) -> None:
    art = GameAbility("art", "Sing", then=(DamageInstruction(10, MatchingCards(("center",), "opponent", where)),))
    with pytest.raises(Unsupported):
        engine_definition("Sora", Card(name="Sora", kind="holomem", abilities=(art,)))


LEFT_OUT = (
    KeywordAbility("life-2", then=(Draw(),)),
    KeywordAbility("collab-effect", then=(Draw(),), cost=(Draw(),)),
    KeywordAbility("collab-effect", then=(Draw(),), limit=Limit()),
    KeywordAbility("ability-addition", gives=ActivatedAbility((Draw(),))),
    AutomaticAbility(EventPattern("collab", subject=ThisCard()), (Draw(),), keywords=(Keyword("only", ("Ichika",)),)),
    GameAbility(
        "art", "Sing", then=(DamageInstruction(10, MatchingCards(("center",), "opponent", place=Places((1,)))),)
    ),
    GameAbility("art", "Sing", then=(Draw(2, until=True),)),
    GameAbility("art", "Sing", then=(Draw(2, bottom=True),)),
)


@pytest.mark.parametrize("ability", LEFT_OUT, ids=repr)
def test_no_other_field_is_dropped(ability: Any) -> None:
    with pytest.raises(Unsupported):
        engine_definition("Sora", Card(name="Sora", kind="holomem", abilities=(ability,)))


@pytest.mark.parametrize("keyword", ["collab", "bloom"])
def test_a_keyword_is_read_by_its_name(keyword: str) -> None:
    card = Card(name="Sora", kind="holomem", abilities=(KeywordAbility(f"{keyword}-effect", then=(Draw(),)),))
    assert engine_definition("Sora", card)[f"{keyword}_effects"] == [
        {"effect_type": "draw", "amount": 1, "opponent": False, "ability": ""}
    ]


def test_a_gift_is_an_ability_like_any_other() -> None:
    ability = AutomaticAbility(EventPattern("collab", subject=ThisCard()), (Draw(),), keywords=(Keyword("gift"),))
    assert "collab_effects" in engine_definition("Sora", Card(name="Sora", kind="holomem", abilities=(ability,)))


def test_two_abilities_are_not_made_one() -> None:
    keyword = KeywordAbility("collab-effect", then=(Draw(),))
    trigger = AutomaticAbility(EventPattern("collab", subject=ThisCard()), (Draw(),))
    with pytest.raises(Unsupported, match="a second ability about its own collab or bloom"):
        engine_definition("Sora", Card(name="Sora", kind="holomem", abilities=(keyword, trigger)))


def oshi(*then: Any) -> list[dict[str, Any]]:
    """The effects of an oshi skill with that text in the words of holocardserver, without its activation."""
    skill = GameAbility("oshi-skill", "Idol", values=(Value("cost", 0),), then=then, limit=Limit())
    card = Card(name="Oshi", kind="oshi holomem", facts={"life": 5}, abilities=(skill,))
    return engine_definition("Oshi", card)["actions"][0]["effects"][1:]


DEBUT = Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),))
ANY_OF_THE_DECK = ChosenCards(MatchingCards(("deck",), where=DEBUT), least=0)
BACKS = MatchingCards(("back",), "opponent")
STAGE = ("center", "collab", "back")
TOOL = Filter(facts=(OneOf("subtype", ("tool",)),))


def test_a_search_is_shuffled_in_the_same_effect() -> None:
    (effect,) = oshi(Move(ANY_OF_THE_DECK, "hand", reveal=True), Shuffle())
    assert (effect["from"], effect["look_at"], effect["remaining_cards_action"]) == ("deck", -1, "shuffle")
    assert (effect["amount_min"], effect["amount_max"], effect["requirement"]) == (0, 1, "holomem_debut")
    with pytest.raises(Unsupported, match="not shuffled"):
        oshi(Move(ANY_OF_THE_DECK, "hand"))


def test_what_a_die_shows_is_part_of_the_roll() -> None:
    low, high = (
        IfInstruction(AmountCondition(RollAmount(), most=2), (Draw(),)),
        IfInstruction(AmountCondition(RollAmount(), least=3, odd=True), (Draw(2),)),
    )
    (effect,) = oshi(Roll(), low, high)
    assert [each["activate_on_values"] for each in effect["die_effects"]] == [[1, 2], [3, 5]]
    with pytest.raises(Unsupported, match="two effects for one number"):
        oshi(Roll(), low, IfInstruction(AmountCondition(RollAmount(), most=1), (Draw(),)))


def test_what_hangs_on_a_condition_follows_what_is_asked() -> None:
    (effect,) = oshi(
        IfInstruction(
            CountCondition(MatchingCards(("hand",)), 3),
            (Draw(), DamageInstruction(10, MatchingCards(("center",), "opponent"))),
        )
    )
    assert effect["conditions"] == [{"condition": "cards_in_hand", "amount_min": 3, "amount_max": -1}]
    assert [each["effect_type"] for each in effect["and"]] == ["deal_damage"]


@pytest.mark.parametrize(
    "then",
    [
        (Move(ChosenCards(MatchingCards(("hand",), where=DEBUT)), "archive"),),
        (Heal(MatchingCards(("center",), "opponent"), 10),),
        (Heal(MatchingCards(("collab",)), 10),),
        (DamageInstruction(10, ChosenCards(BACKS, most=2, least=0)),),
        (DamageInstruction(10, ThisCard()),),
        (Move(ChosenCards(MatchingCards(("archive",))), "deck"),),
        (Attach(ChosenCards(MatchingCards(("archive",), where=TOOL)), MatchingCards(("center",))),),
        (
            Attach(
                ChosenCards(MatchingCards(("archive",), where=TOOL)),
                ChosenCards(MatchingCards(STAGE, where=Filter(name=("Sora",)))),
            ),
        ),
    ],
    ids=repr,
)
def test_what_the_engine_would_do_otherwise_is_not_said_to_it(then: Any) -> None:
    with pytest.raises(Unsupported):
        oshi(*then)


@with_checkout
def test_a_switch_with_a_choice_finds_whose_card_it_is(engine: LiveEngine) -> None:
    switch = Switch(MatchingCards(("center",), "opponent"), ChosenCards(BACKS))
    skill = GameAbility("oshi-skill", "Idol", values=(Value("cost", 0),), then=(switch,), limit=Limit())
    cards = {**CARDS, "Idol": Card(name="Idol", kind="oshi holomem", facts={"life": 5}, abilities=(skill,))}
    backs = tuple(PlacedCard(id=f"B:M{n}", card="Miko") for n in range(2))
    seats = {"A": seat("A", oshi=(PlacedCard(id="A:Idol", card="Idol"),)), "B": seat("B", back=backs)}
    situation = engine.open("hololive", "1.7.0", Position(cards=cards, seats=seats))
    situation = pick(engine, pick(engine, situation, "skill"), "card")
    assert [seen.id for seen in engine.view("judge").zones["B"]["center"]] == ["B:M0"]
