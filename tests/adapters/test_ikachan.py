"""The bridge to ikachan, where the environment variable SAITEI_IKACHAN names a checkout of it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from saitei.adapters import Illegal, Unsupported
from saitei.adapters.card_text_tree import (
    ActivatedAbility,
    Alike,
    AmountCondition,
    AutomaticAbility,
    Bound,
    ChosenCards,
    CountCondition,
    CreateDelayedTrigger,
    DamageInstruction,
    Draw,
    EachPlayer,
    EventPattern,
    Filter,
    GameAbility,
    HostCard,
    IfInstruction,
    Keyword,
    KeywordAbility,
    Limit,
    Look,
    MatchingCards,
    ModifyEvent,
    Move,
    OneOf,
    OptionalInstruction,
    Places,
    PlayAbility,
    RemainingCards,
    ReplacementAbility,
    Rest,
    Roll,
    RollAmount,
    Shuffle,
    StepPattern,
    ThisCard,
    TopCards,
    Value,
)
from saitei.adapters.launchers import launcher_for_spec
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

CHECKOUT = os.environ.get("SAITEI_IKACHAN", "")

pytestmark = pytest.mark.skipif(
    not (CHECKOUT and shutil.which("node")), reason="SAITEI_IKACHAN names no checkout, or there is no node"
)

WORDS = load_vocabulary("hololive")


def holomem(name: str, *abilities, level: str = "Debut") -> Card:
    facts = {"hp": 100, "level": level, "colors": ["red"], "tags": [], "buzz": False, "baton_pass": ["colorless"]}
    return Card(name=name, kind="holomem", facts=facts, abilities=abilities)


CARDS = {
    "Sora": holomem(
        "Sora",
        GameAbility(
            "art",
            "Sing",
            values=(
                Value("cost", ("red",)),
                Value("damage", 30),
            ),
        ),
    ),
    "Sora-1st": holomem("Sora", level="1st"),
    "Roboco": holomem("Roboco", ActivatedAbility(then=(Draw(),), name="Tune")),
    "Suisei": holomem("Suisei"),
    "Red cheer": Card(name="Red cheer", kind="cheer", facts={"colors": ["red"]}),
    "Mic": Card(name="Mic", kind="support", facts={"subtype": "tool", "limited": False, "tags": []}),
    "Oshi": Card(name="Oshi", kind="oshi holomem", facts={"life": 2, "colors": ["red"]}),
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
            hand=(PlacedCard(id="Sora-1st", card="Sora-1st"), PlacedCard(id="Mic", card="Mic")),
        ),
        "B": seat(
            "B",
            center=(PlacedCard(id="Miko", card="Suisei", numbers={"damage": 80}),),
            collab=(PlacedCard(id="Korone", card="Sora-1st", under=(PlacedCard(id="below", card="Sora"),)),),
        ),
    },
)


def reading(*abilities) -> Position:
    """The scene with that text on Suisei."""
    return replace(SCENE, cards=CARDS | {"Suisei": holomem("Suisei", *abilities)})


@pytest.fixture
def engine():
    started = launcher_for_spec(f"ikachan:{CHECKOUT}").start()
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
    started = launcher_for_spec(f"ikachan:{CHECKOUT}").start()
    info = started.initialize(Initialize())
    started.shutdown()
    assert info.name == "ikachan"
    assert "hololive" in info.games
    assert {"scene.position", "cards.vanilla", "views.judge"} <= set(info.capabilities)


def test_it_holds_the_position_and_offers_every_action(engine):
    situation = engine.open("hololive", "1.7.0", SCENE)
    assert find_scene_differences(SCENE, engine.view("judge"), situation.events, WORDS) == []
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
        (reading(ActivatedAbility(then=(EachPlayer(Move(TopCards("deck"), "hand")),))), "the instruction each"),
        (reading(ActivatedAbility(then=(Draw(),), cost=(DamageInstruction(10, ThisCard()),))), "cost"),
    ],
)
def test_what_the_engine_cannot_do_is_refused_by_name(engine, scene, named):
    with pytest.raises(Unsupported, match=named):
        engine.open("hololive", "1.7.0", scene)


def test_a_stack_is_not_taken_along_into_the_deck(engine):
    """The engine can put a holomem into the deck whole alone."""
    text = ActivatedAbility(then=(Move(ThisCard(), "deck", bottom=True),), name="Leave")
    alone = pick(engine, engine.open("hololive", "1.7.0", reading(text)), "ability", card="Suisei")
    assert [event.fields["card"] for event in alone.events if event.fields.get("to") == "deck"] == ["Suisei"]
    back = (PlacedCard(id="Suisei", card="Suisei", under=(PlacedCard(id="Debut", card="Sora"),)),)
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
    changed = launcher_for_spec(f"ikachan:{tmp_path}").start()
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
    [{"life": ()}, {"center": (PlacedCard(id="Miko", card="Suisei", numbers={"damage": 100}),)}],
    ids=["no life", "no HP"],
)
def test_a_position_in_which_its_own_check_has_something_to_do_is_unsupported(engine, zones):
    stands = {"center": (PlacedCard(id="Miko", card="Suisei"),)}
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
    assert other["hand"] == (SeenCard(hidden=True), SeenCard(hidden=True))
    assert own["center"] == other["center"] == engine.view("judge").zones["A"]["center"]
    assert own["deck"] == other["deck"] == (SeenCard(hidden=True),) * 3
    assert [card.id for card in engine.view("A").zones["B"]["collab"][0].under] == ["below"]


def test_a_board_that_shows_a_hand_is_seen_to(tmp_path):
    shutil.copytree(Path(CHECKOUT) / "battle_simulator_v2", tmp_path / "battle_simulator_v2")
    board = tmp_path / "battle_simulator_v2" / "ui" / "board.js"
    hidden = "showFaces = false"
    assert hidden in board.read_text("utf-8")
    board.write_text(board.read_text("utf-8").replace(hidden, "showFaces = true"), "utf-8")
    changed = launcher_for_spec(f"ikachan:{tmp_path}").start()
    changed.initialize(Initialize())
    changed.open("hololive", "1.7.0", SCENE)
    hand = changed.view("B").zones["A"]["hand"]
    changed.shutdown()
    assert [card.id for card in hand] == ["Sora-1st", "Mic"]


def test_what_is_shown_beside_the_board_with_a_choice_is_not_made_up(engine):
    situation = engine.open("hololive", "1.7.0", support(Move(SEARCH, "hand", reveal=True), Shuffle()))
    pick(engine, situation, "support")
    assert engine.view("B").zones["A"]["deck"] == (SeenCard(hidden=True),) * 3
    with pytest.raises(Unsupported, match="with a choice"):
        engine.view("A")


DRAW = (Draw(),)
WHERE = (
    Filter(facts=(OneOf("person", ("Ichika",)),)), Filter(containing=(OneOf("person", ("Futaro",)),)),
    Filter(state=("approaching",)), Filter(bounds=(Bound("hp", least=10),)), Filter(bounds=(Bound("hp", most=10),)),
    Filter(bounds=(Bound("power", 1),)), Filter(alike=(Alike("name", ThisCard()),)),
    Filter(alike=(Alike("color", ThisCard()),)), Filter(with_attached=Filter(kind=("cheer",))),
    Filter(unlike=Filter(name=("Miko",))),
)  # fmt: skip
LEFT_OUT = (
    *(ActivatedAbility((Rest(MatchingCards(("center",), where=where)),), name="Rest") for where in WHERE),
    ActivatedAbility((Rest(MatchingCards(("center",), place=Places((1,)))),), name="Rest"),
    ActivatedAbility(DRAW, name="Tune", keywords=(Keyword("only", ("Ichika",)),)),
    ActivatedAbility((CreateDelayedTrigger(StepPattern("turn", "ends", "you"), DRAW),), name="Later"),
    ActivatedAbility((Move(ChosenCards(MatchingCards(("hand",))), "archive", reveal=True),), name="Show"),
    KeywordAbility("collab-effect", then=DRAW, cost=DRAW),
    KeywordAbility("bloom-effect", then=DRAW, limit=Limit()),
    KeywordAbility("ability-addition", gives=ActivatedAbility(DRAW)),
    KeywordAbility("life-2", then=DRAW),
    ReplacementAbility(EventPattern("take-damage", ThisCard(), to=("archive",)), (ModifyEvent(add=10),)),
)


@pytest.mark.parametrize("ability", LEFT_OUT, ids=lambda each: repr(each)[:80])
def test_no_field_is_dropped(engine, ability):
    with pytest.raises(Unsupported):
        engine.open("hololive", "1.7.0", reading(ability))


@pytest.mark.parametrize("ability", [
    KeywordAbility("collab-effect", then=DRAW, name="Hello"), KeywordAbility("bloom-effect", then=DRAW),
    AutomaticAbility(EventPattern("collab", ThisCard()), DRAW, keywords=(Keyword("gift"),)),
], ids=repr)  # fmt: skip
def test_keywords_are_read_by_their_names(engine, ability):
    assert engine.open("hololive", "1.7.0", reading(ability)).ask is not None


BY_THEM = MatchingCards(("center", "collab", "back"), "opponent")
HEARD = (
    AutomaticAbility(EventPattern("down", BY_THEM, source=ThisCard()), DRAW),
    AutomaticAbility(EventPattern("baton-pass", ThisCard()), DRAW),
    AutomaticAbility(EventPattern("damage", ThisCard()), DRAW),
    AutomaticAbility(EventPattern("use-skill", by="you"), DRAW),
    AutomaticAbility(StepPattern("end", "begins", "you"), DRAW),
    AutomaticAbility(StepPattern("performance", "ends", "opponent"), DRAW),
    AutomaticAbility(
        EventPattern("collab", ThisCard()), DRAW, cost=(Move(ChosenCards(MatchingCards(("hand",))), "archive"),)
    ),
)
UNHEARD = (
    AutomaticAbility(EventPattern("down", replace(BY_THEM, side="both"), source=ThisCard()), DRAW),
    AutomaticAbility(EventPattern("damage", BY_THEM), DRAW),
    AutomaticAbility(EventPattern("damage", ThisCard(), cause=("art",)), DRAW),
    AutomaticAbility(StepPattern("performance", "ends", "you"), DRAW),
    AutomaticAbility(StepPattern("turn", "ends", "you"), DRAW),
    AutomaticAbility(EventPattern("collab", ThisCard()), DRAW, cost=(Rest(ThisCard()),)),
)


@pytest.mark.parametrize("ability", HEARD, ids=repr)
def test_what_the_engine_has_a_hook_for_is_heard(engine, ability):
    assert engine.open("hololive", "1.7.0", reading(ability)).ask is not None


@pytest.mark.parametrize("ability", UNHEARD, ids=repr)
def test_what_it_has_no_hook_for_is_refused(engine, ability):
    with pytest.raises(Unsupported):
        engine.open("hololive", "1.7.0", reading(ability))


def test_of_damage_in_one_s_own_turn_the_engine_tells_nobody(engine):
    hurt = ActivatedAbility((DamageInstruction(10, ThisCard()),), name="Trip")
    scene = reading(hurt, AutomaticAbility(EventPattern("damage", ThisCard()), DRAW))
    situation = engine.open("hololive", "1.7.0", scene)
    with pytest.raises(Unsupported, match="own turn"):
        pick(engine, situation, "ability", card="Suisei", ability="Trip")


def test_an_attached_card_does_nothing_with_itself(engine):
    mic = replace(
        CARDS["Mic"], abilities=(AutomaticAbility(EventPattern("down", HostCard()), (Move(ThisCard(), "hand"),)),)
    )
    with pytest.raises(Unsupported, match="with itself"):
        engine.open("hololive", "1.7.0", replace(SCENE, cards=CARDS | {"Mic": mic}))


def test_what_an_attached_card_does_for_its_holomem_is_done(engine):
    mic = replace(CARDS["Mic"], abilities=(AutomaticAbility(EventPattern("use-art", HostCard()), DRAW, name="Tune"),))
    situation = engine.open("hololive", "1.7.0", replace(SCENE, cards=CARDS | {"Mic": mic}))
    situation = pick(engine, pick(engine, situation, "support", card="Mic"), "card", card="Sora")
    situation = pick(engine, pick(engine, situation, "pass"), "art", holomem="Sora", ability="Sing")
    situation = pick(engine, situation, "card", card="Korone")
    played = [event.fields for event in situation.events if event.kind == "played"]
    assert {"card": "Mic", "ability": "Tune", "player": "A"} in played


def support(*then, **more) -> Position:
    """The scene with a support in A's hand that reads so."""
    text = PlayAbility(then, **more)
    card = Card(
        name="Cake", kind="support", facts={"subtype": "event", "limited": False, "tags": []}, abilities=(text,)
    )
    seats = SCENE.seats | {"A": seat("A", **SCENE.seats["A"].zones | {"hand": (PlacedCard(id="Cake", card="Cake"),)})}
    return replace(SCENE, cards=CARDS | {"Cake": card}, seats=seats)


BACK = MatchingCards(("back",), "opponent")
SORA = Filter(name=("Sora",))
SEARCH = ChosenCards(
    MatchingCards(("deck",), where=Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),))), least=0
)


@pytest.mark.parametrize("text", [
    (DamageInstruction(10, ChosenCards(BACK)), Draw()),
    (Move(SEARCH, "hand", reveal=True), Shuffle()),
    (Roll(), IfInstruction(AmountCondition(RollAmount(), least=3), DRAW),
        IfInstruction(AmountCondition(RollAmount(), most=2), (*DRAW, *DRAW))),
    (Look(TopCards("deck", 2)), Move(ChosenCards(RemainingCards(SORA)), "hand", reveal=True),
        Move(RemainingCards(), "archive")),
    (IfInstruction(CountCondition(MatchingCards(("center", "collab", "back"), where=SORA), 1), DRAW),),
    (OptionalInstruction((Move(ChosenCards(MatchingCards(("hand",))), "archive"),), DRAW),),
], ids=repr)  # fmt: skip
def test_what_is_put_together_is_put_together_by_the_engine_s_own_compiler(engine, text):
    assert engine.open("hololive", "1.7.0", support(*text)).ask is not None


@pytest.mark.parametrize("text", [
    (Rest(ChosenCards(BACK)), Draw()),
    (Move(SEARCH, "hand"), Shuffle()),
    (Roll(), DamageInstruction(RollAmount(), BACK)),
    (IfInstruction(CountCondition(MatchingCards(("hand",)), 3), DRAW),),
    (DamageInstruction(10, ChosenCards(MatchingCards(("back",), "opponent", Filter(state=("resting",))))),),
    (OptionalInstruction(DRAW),),
], ids=repr)  # fmt: skip
def test_what_it_does_not_compile_is_not_put_together_here(engine, text):
    with pytest.raises(Unsupported):
        engine.open("hololive", "1.7.0", support(*text))


def test_when_a_support_can_be_used_is_what_its_compiler_makes_of_the_text(engine):
    few = CountCondition(MatchingCards(("life",)), most=2)
    assert "support" in {
        option.kind for option in engine.open("hololive", "1.7.0", support(*DRAW, condition=few)).ask.options
    }
    fewer = CountCondition(MatchingCards(("life",)), most=1)
    assert "support" not in {
        option.kind for option in engine.open("hololive", "1.7.0", support(*DRAW, condition=fewer)).ask.options
    }
