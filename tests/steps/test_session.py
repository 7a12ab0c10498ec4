"""Intents become answers, and nothing is answered that a scenario has to say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from saitei.adapters.ask_rows import CountClaim, Miscounted
from saitei.adapters.engine_interface import EngineError, EngineFault, Illegal
from saitei.adapters.messages import Card, Event, PlacedCard, Position, Result, Seat, SeenCard, Situation, View
from saitei.adapters.option_matching import is_forced_ask
from saitei.adapters.protocol_vocabulary import load_vocabulary
from saitei.adapters.session import (
    AdapterError,
    AmbiguousStep,
    AnswerRefused,
    NotOffered,
    SceneMismatch,
    Session,
    TooManyAsks,
)
from saitei.adapters.transcript import PickEntry

CARDS = ("card card=Miko", "card card=Suisei")
MAIN = ("collab holomem=Roboco", "collab holomem=Suisei", "pass")


Make = Callable[..., Situation]
Script = Callable[..., Any]
Begin = Callable[..., tuple[Session, Any]]
Alter = Callable[[View], View]


def scene() -> Position:
    cards = {"Sora": Card(name="Sora", kind="holomem", facts={"hp": 100, "level": "Debut", "colors": [], "tags": []})}
    zones = {"center": (PlacedCard(id="Sora", card="Sora", numbers={"damage": 10}),), "back": (), "deck": ()}
    return Position(cards=cards, seats={"A": Seat(zones=zones, counters={"life damage": 1}), "B": Seat()})


@pytest.fixture
def begun(scripted: Script) -> Begin:
    """A session on the situations that a test lists."""

    def begin(*situations: Situation) -> tuple[Session, Any]:
        engine = scripted(*situations)
        session = Session(engine, "hololive", "1.7.0")
        session.open_scene(scene())
        return session, engine

    return begin


# --- intents ---------------------------------------------------------------------------------------


def test_an_intent_takes_the_option_that_it_fits(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "action", *MAIN))
    session.intend("A", "collab", holomem="Suisei")
    assert engine.answers == [("ask", ("o1",))]


def test_what_is_not_offered_fails_and_lists_what_is(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "action", *MAIN))
    with pytest.raises(NotOffered, match=r"collab holomem=Miko.*A: action: collab holomem=Roboco \| collab"):
        session.intend("A", "collab", holomem="Miko")
    assert engine.answers == []


def test_the_other_player_is_asked(begun: Begin, ask: Make) -> None:
    session, _ = begun(ask("B", "action", *MAIN))
    with pytest.raises(NotOffered, match="A meant collab holomem=Roboco, but what is open is: B: action"):
        session.intend("A", "collab", holomem="Roboco")


def test_an_ask_that_no_step_has_answered_is_named(begun: Begin, ask: Make) -> None:
    session, _ = begun(ask("A", "choose", "card card=Miko", "card card=Suisei"))
    with pytest.raises(NotOffered, match=r"A: choose: card card=Miko \| card card=Suisei"):
        session.intend("A", "collab", holomem="Roboco")


def test_an_intent_that_fits_several_options_is_vague(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "action", "ability card=Sora ability=One", "ability card=Sora ability=Two"))
    with pytest.raises(AmbiguousStep, match=r"say which: ability card=Sora ability=One \| ability"):
        session.intend("A", "ability", card="Sora")
    assert engine.answers == []


def test_options_that_are_alike_are_interchangeable(begun: Begin, ask: Make) -> None:
    twice = (
        "ability card=Sora ability=One",
        "ability card=Sora ability=One",
        "ability card=Miko ability=One",
    )
    session, engine = begun(ask("A", "waiting", *twice))
    session.intend("A", "ability", card="Sora")
    assert engine.answers == [("ask", ("o0",))]


def test_fields_that_the_option_lacks_answer_the_asks_that_follow(begun: Begin, ask: Make) -> None:
    session, engine = begun(
        ask("A", "action", "art holomem=Sora ability=Sing", "pass"),
        ask("A", "choose", "card card=Miko", "card card=Suisei"),
        ask("A", "action", "pass"),
    )
    session.intend("A", "art", holomem="Sora", ability="Sing", target="Suisei")
    assert [picks for _, picks in engine.answers] == [("o0",), ("o1",)]


def test_an_engine_that_asks_in_two_steps_is_followed(begun: Begin, ask: Make) -> None:
    session, engine = begun(
        ask("A", "action", "collab", "pass"),
        ask("A", "choose", "card card=Miko", "card card=Roboco"),
        ask("A", "action", "pass"),
    )
    session.intend("A", "collab", holomem="Roboco")
    assert [picks for _, picks in engine.answers] == [("o0",), ("o1",)]


def test_several_values_answer_one_ask(begun: Begin, ask: Make) -> None:
    session, engine = begun(
        ask("A", "action", "support card=Cake", "pass"),
        ask("A", "choose", "card card=Miko", "card card=Roboco", "card card=Suisei", least=2, most=2),
        ask("A", "action", "pass"),
    )
    session.intend("A", "support", card="Cake", cards=("Suisei", "Miko"))
    assert engine.answers[1] == ("ask", ("o2", "o0"))


def test_a_target_that_is_not_legal_is_not_passed_over(begun: Begin, ask: Make) -> None:
    session, _ = begun(
        ask("A", "action", "art holomem=Sora ability=Sing", "pass"),
        ask("A", "choose", "card card=Suisei"),
        Situation(events=(Event(kind="readied", fields={"card": "Miko"}),), ask=ask("A", "action", "pass").ask),
    )
    with pytest.raises(NotOffered, match="A meant target Miko, but was not offered it"):
        session.intend("A", "art", holomem="Sora", ability="Sing", target="Miko")


def test_a_target_that_the_engine_settles_itself_is_read_from_its_events(begun: Begin, ask: Make) -> None:
    damaged = Event(kind="damaged", fields={"card": "Miko", "amount": 50})
    session, _ = begun(
        ask("A", "action", "art holomem=Sora ability=Sing", "pass"),
        Situation(events=(damaged,), ask=ask("A", "action", "pass").ask),
    )
    session.intend("A", "art", holomem="Sora", ability="Sing", target="Miko")
    assert session.events == [damaged]


def test_a_target_that_nothing_speaks_of_cannot_be_judged(begun: Begin, ask: Make) -> None:
    session, _ = begun(ask("A", "action", "art holomem=Sora ability=Sing", "pass"), ask("A", "action", "pass"))
    with pytest.raises(AdapterError, match="A meant target Miko, and neither the option of 'art' nor an ask nor an"):
        session.intend("A", "art", holomem="Sora", ability="Sing", target="Miko")


def test_a_target_that_the_engine_settles_otherwise_fails(begun: Begin, ask: Make) -> None:
    damaged = Event(kind="damaged", fields={"card": "Suisei", "amount": 50})
    session, _ = begun(
        ask("A", "action", "art holomem=Sora ability=Sing", "pass"),
        Situation(events=(damaged,), ask=ask("A", "action", "pass").ask),
    )
    with pytest.raises(NotOffered, match="A meant target Miko, but was not offered it"):
        session.intend("A", "art", holomem="Sora", ability="Sing", target="Miko")


def test_a_target_that_another_choice_leaves_out_fails(begun: Begin, ask: Make) -> None:
    session, _ = begun(
        ask("A", "action", "art holomem=Sora ability=Sing", "pass"),
        ask("A", "choose", "card card=Suisei", "card card=Azki"),
    )
    with pytest.raises(NotOffered, match="A meant target Miko, but was not offered it"):
        session.intend("A", "art", holomem="Sora", ability="Sing", target="Miko")


def test_a_target_that_the_other_player_is_asked_for_fails(begun: Begin, ask: Make) -> None:
    session, _ = begun(
        ask("A", "action", "art holomem=Sora ability=Sing", "pass"),
        ask("B", "choose", "card card=Suisei", "card card=Azki"),
    )
    with pytest.raises(NotOffered, match="A meant target Azki, but was not offered it; B: choose"):
        session.intend("A", "art", holomem="Sora", ability="Sing", target="Azki")


# --- an action and its target together -------------------------------------------------------------


ARTS = ("art holomem=Sora ability=Sing at=Miko", "art holomem=Sora ability=Sing at=Suisei", "pass")
HOLOLIVE = load_vocabulary("hololive")


@pytest.fixture
def joined(scripted: Script, ask: Make) -> tuple[Session, Any]:
    """A session on an engine that asks for an art and its target together."""
    engine = scripted(ask("A", "action", *ARTS), ask("B", "action", "pass"))
    session = Session(engine, "hololive", "1.7.0", words=HOLOLIVE)
    session.open_scene(scene())
    return session, engine


def test_of_an_action_with_a_target_the_target_may_be_said_along(joined: tuple[Session, Any]) -> None:
    session, engine = joined
    session.intend("A", "art", holomem="Sora", ability="Sing", target="Suisei")
    assert engine.answers == [("ask", ("o1",))]


def test_of_an_action_with_a_target_the_target_may_be_said_afterwards(joined: tuple[Session, Any]) -> None:
    session, engine = joined
    session.intend("A", "art", holomem="Sora", ability="Sing")
    assert session.describe_situation() == "A: choose: card card=Miko | card card=Suisei"
    assert engine.answers == []
    session.choose_cards("A", ["Suisei"])
    assert engine.answers == [("ask", ("o1",))]
    assert [each.options[0].kind for each in session.transcript if isinstance(each, PickEntry)] == ["art"]


def test_a_target_that_an_action_is_not_offered_with_fails(joined: tuple[Session, Any]) -> None:
    session, _ = joined
    with pytest.raises(NotOffered, match="A meant target Azki, but was not offered it"):
        session.intend("A", "art", holomem="Sora", ability="Sing", target="Azki")


def test_which_of_several_actions_is_meant_has_to_be_said(scripted: Script, ask: Make) -> None:
    session = Session(scripted(ask("A", "action", *ARTS[:1], "art holomem=Sora ability=Hum")), "hololive", "1.7.0")
    session.open_scene(scene())
    with pytest.raises(AmbiguousStep, match="'art holomem=Sora' of A fits several options"):
        session.intend("A", "art", holomem="Sora")


# --- forced asks -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("forced", "kind", "options", "more"),
    [
        (True, "choose", ["card card=Miko"], {}),
        (True, "choose", ["card card=Miko", "card card=Sora"], {"least": 2, "most": 2}),
        (True, "choose", [], {"least": 0, "most": 0}),
        (True, "choose", ["card card=Miko"], {"least": 1, "most": 2}),
        (False, "choose", ["card card=Miko"], {"least": 0}),
        (False, "choose", ["card card=Miko", "card card=Sora"], {}),
        (False, "choose", ["card card=Miko", "card card=Sora"], {"least": 1, "most": 2}),
        (True, "waiting", ["ability card=Miko ability=X", "ability card=Miko ability=X"], {}),
        (False, "waiting", ["ability card=Miko ability=X", "ability card=Miko ability=Y"], {}),
        (False, "replacement", ["replacement card=Miko ability=X", "none"], {}),
        (True, "replacement", ["replacement card=Miko ability=X"], {}),
        (False, "order", ["card card=Miko", "card card=Sora"], {"least": 2, "most": 2, "ordered": True}),
        (True, "order", ["card card=Miko"], {"ordered": True}),
        (False, "action", ["pass"], {}),
        (True, "response", ["pass"], {}),
        (False, "response", ["event card=Miko", "pass"], {}),
        (False, "optional", ["no"], {}),
    ],
)
def test_what_is_forced(ask: Make, forced: bool, kind: str, options: list[str], more: dict[str, Any]) -> None:
    opened = ask("A", kind, *options, **more).ask
    assert opened is not None
    assert is_forced_ask(opened) is forced


def test_forced_asks_are_answered_before_and_after(begun: Begin, ask: Make) -> None:
    session, engine = begun(
        ask("B", "choose", "card card=Miko"),
        ask("A", "action", *MAIN),
        ask("B", "choose", "card card=Miko"),
        ask("A", "action", "pass"),
    )
    session.intend("A", "collab", holomem="Roboco")
    assert len(engine.answers) == 3
    assert session.ask is not None
    assert session.ask.kind == "action"


def test_to_pass_is_never_forced(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "action", "pass"))
    session.answer_forced_asks()
    assert engine.answers == []


def test_an_engine_that_never_ends_is_stopped(begun: Begin, ask: Make) -> None:
    session, _ = begun(ask("A", "choose", "card card=Miko"))
    with pytest.raises(TooManyAsks, match="A: choose: card card=Miko"):
        session.answer_forced_asks()


def test_an_engine_that_asks_for_ever_while_an_intent_is_carried_on_is_stopped(begun: Begin, ask: Make) -> None:
    session, _ = begun(ask("A", "action", "art holomem=Sora ability=Sing"), ask("A", "choose", "card card=Miko"))
    with pytest.raises(TooManyAsks, match="2000 answers were given"):
        session.intend("A", "art", holomem="Sora", target="Suisei")


def test_a_forced_choice_may_be_stated_once(begun: Begin, ask: Make) -> None:
    session, engine = begun(
        ask("A", "action", "art holomem=Sora ability=Sing", "pass"),
        ask("A", "choose", "card card=Miko"),
        ask("A", "action", "pass"),
    )
    session.intend("A", "art", holomem="Sora")
    with pytest.raises(NotOffered):
        session.choose_cards("A", ("Suisei",))
    session.choose_cards("A", ("Miko",))
    assert len(engine.answers) == 2
    with pytest.raises(NotOffered):
        session.choose_cards("A", ("Miko",))


# --- what is offered -------------------------------------------------------------------------------


def test_what_is_offered(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "action", *MAIN))
    assert session.is_action_offered("A", "collab", holomem="Roboco")
    assert not session.is_action_offered("A", "collab", holomem="Miko")
    assert engine.answers == []


@pytest.mark.parametrize("kind", ["choose", "optional"])
def test_nothing_is_offered_or_denied_away_from_a_play_timing(begun: Begin, ask: Make, kind: str) -> None:
    session, _ = begun(ask("A", kind, "card card=Miko", "card card=Sora"))
    with pytest.raises(NotOffered):
        session.is_action_offered("A", "collab", holomem="Roboco")


def test_options_and_asks_that_do_not_say_enough_cannot_be_judged(begun: Begin, ask: Make) -> None:
    session, _ = begun(ask("A", "action", "collab", "pass"), ask("A", "action", "pass"))
    with pytest.raises(AdapterError, match="neither the option of 'collab' nor an ask nor an event says"):
        session.is_action_offered("A", "collab", holomem="Roboco")


@pytest.mark.parametrize("cards", [("Roboco",), ("Roboco", "Suisei")], ids=len)
def test_what_is_offered_may_be_asked_for_afterwards(begun: Begin, ask: Make, cards: tuple[str, ...]) -> None:
    session, engine = begun(
        ask("A", "action", "collab", "pass"),
        ask("A", "choose", *(f"card card={card}" for card in cards)),
        ask("A", "action", "pass"),
    )
    assert session.is_action_offered("A", "collab", holomem="Roboco")
    assert not session.is_action_offered("A", "collab", holomem="Miko")
    assert not session.is_action_offered("A", "bloom", holomem="Roboco")
    assert session.describe_situation() == "A: action: collab | pass"
    assert [each for each in session.transcript if isinstance(each, PickEntry)] == []
    session.intend("A", "collab", holomem="Roboco")
    assert engine.answers[-2:] == [("ask", ("o0",)), ("ask", ("o0",))]


def test_what_is_offered_is_looked_at_after_a_yes_that_was_a_choice_and_a_target_said_along(
    scripted: Script, ask: Make
) -> None:
    engine = scripted(
        ask("A", "choose", *CARDS, "none"),
        ask("A", "action", *ARTS),
        ask("A", "action", "collab", "pass"),
        ask("A", "choose", "card card=Roboco", "card card=Azki"),
    )
    session = Session(engine, "hololive", "1.7.0", words=HOLOLIVE)
    session.open_scene(scene())
    session.decide_yes_or_no("A", True)
    session.choose_cards("A", ["Miko"])
    session.intend("A", "art", holomem="Sora", ability="Sing")
    session.choose_cards("A", ["Suisei"])
    assert session.is_action_offered("A", "collab", holomem="Roboco")
    assert not session.is_action_offered("A", "collab", holomem="Miko")


def test_a_game_that_does_not_go_the_same_again_cannot_be_looked_into(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "action", "collab", "pass"), ask("A", "choose", "card card=Roboco"))
    engine.script = [ask("A", "action", "pass")]
    with pytest.raises(AdapterError, match=r"first A: action: collab \| pass, now A: action: pass"):
        session.is_action_offered("A", "collab", holomem="Roboco")


# --- other answers ---------------------------------------------------------------------------------


def test_cards_are_chosen_exactly(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "choose", "card card=Miko", "card card=Sora", "card card=Azki", least=1, most=2))
    with pytest.raises(NotOffered, match="1 to 2 have to be named"):
        session.choose_cards("A", ())
    with pytest.raises(NotOffered, match="Roboco is not offered"):
        session.choose_cards("A", ("Roboco",))
    session.choose_cards("A", ("Sora", "Miko"))
    assert engine.answers == [("ask", ("o1", "o0"))]


@pytest.mark.parametrize(("about", "left"), [("", "nothing"), ("the back", "a choice")])
def test_a_row_is_over_when_its_cards_are_named_unless_the_asks_are_about_different_things(
    begun: Begin, ask: Make, about: str, left: str
) -> None:
    first = ask("A", "choose", "card card=Miko", "card card=Sora")
    second = ask("A", "choose", "card card=Sora", least=0, about=about)
    session, engine = begun(first, second, ask("A", "action", *MAIN))
    session.choose_cards("A", ("Miko",))
    session.answer_forced_asks()
    assert engine.answers == [("ask", ("o0",)), ("ask", ())][: 2 if left == "nothing" else 1]


def test_an_order_is_given_as_said(begun: Begin, ask: Make) -> None:
    session, engine = begun(
        ask("A", "order", "card card=Miko", "card card=Sora", least=2, most=2, ordered=True),
        ask("A", "action", "pass"),
    )
    session.order_cards("A", ("Sora", "Miko"))
    assert engine.answers == [("ask", ("o1", "o0"))]


# --- one by one ------------------------------------------------------------------------------------

THREE = ("card card=Sora", "card card=Miko", "card card=Azki")
REST = ("card card=Miko", "card card=Azki")
LAST = ("card card=Azki",)


@pytest.fixture
def row(ask: Make) -> Callable[..., list[Situation]]:
    """Asks for one of three cards, then of two, then of one, as many as bounds are given; then a play timing."""

    def asked(*least: int, kind: str = "choose") -> list[Situation]:
        asks = zip((THREE, REST, LAST), least, strict=False)
        return [*(ask("A", kind, *cards, least=few) for cards, few in asks), ask("A", "action", "pass")]

    return asked


def picked(session: Session) -> list[str]:
    """The picked options, by card."""
    picks = [entry.options for entry in session.transcript if isinstance(entry, PickEntry)]
    return [" ".join(str(option.fields["card"]) for option in options) or "nothing" for options in picks]


@pytest.mark.parametrize(
    ("least", "cards", "picks"),
    [
        ((1, 1), ["Sora", "Miko"], ["Sora", "Miko"]),
        ((1, 0, 0), ["Sora", "Miko"], ["Sora", "Miko", "nothing"]),
        ((0, 0), ["Sora"], ["Sora", "nothing"]),
        ((0, 0), [], ["nothing"]),
    ],
)
def test_cards_are_chosen_one_by_one_and_no_more(
    begun: Begin, row: Any, least: Sequence[int], cards: Sequence[str], picks: Sequence[str]
) -> None:
    session, _ = begun(*row(*least[: len(picks)]))
    session.choose_cards("A", cards)
    session.answer_forced_asks()
    assert picked(session) == picks
    assert session.ask is not None and session.ask.kind == "action"


def test_more_than_can_be_chosen_one_by_one_fail(begun: Begin, row: Any) -> None:
    session, _ = begun(*row(1))
    with pytest.raises(NotOffered, match="A meant card card=Azki as well; A: action: pass"):
        session.choose_cards("A", ["Sora", "Azki"])


def test_what_has_to_be_chosen_is_not_left_out(begun: Begin, row: Any) -> None:
    session, _ = begun(*row(1, 1))
    session.choose_cards("A", ["Sora"])
    session.answer_forced_asks()
    assert session.describe_situation() == "A: choose: card card=Miko | card card=Azki"


def test_what_comes_next_may_be_chosen_by_a_step_of_its_own(begun: Begin, row: Any) -> None:
    session, _ = begun(*row(0, 0))
    session.choose_cards("A", ["Sora"])
    session.choose_cards("A", ["Azki"])
    assert picked(session) == ["Sora", "Azki"]


def test_where_something_happened_in_between_it_is_another_choice(begun: Begin, ask: Make, row: Any) -> None:
    first, then, *_ = row(0, 0)
    moved = Situation(events=(Event(kind="rested", fields={"card": "Sora"}),), ask=then.ask)
    session, _ = begun(first, moved, ask("A", "action", "pass"))
    session.choose_cards("A", ["Sora"])
    session.answer_forced_asks()
    assert session.describe_situation() == "A: choose: 0 to 1 of card card=Miko | card card=Azki"


@pytest.mark.parametrize("kind", ["order", "choose"])
@pytest.mark.parametrize("asks", [(1, 1), (1, 1, 1)])
def test_an_order_is_given_card_by_card(begun: Begin, row: Any, kind: str, asks: Sequence[int]) -> None:
    session, _ = begun(*row(*asks, kind=kind))
    session.order_cards("A", ["Sora", "Miko", "Azki"])
    assert picked(session) == ["Sora", "Miko", "Azki"][: len(asks)]
    assert session.ask is not None and session.ask.kind == "action"


@pytest.mark.parametrize(
    ("claim", "least", "wrong"),
    [
        (CountClaim(2, 2), (1, 1), ""),
        (CountClaim(1, 2), (1, 0), ""),
        (CountClaim(0, 3), (0, 0, 0), ""),
        (CountClaim(3, 3, ordered=True), (1, 1), ""),
        (CountClaim(3, 3, ordered=True), (1,), "after 1, one by one, no more can be"),
        (CountClaim(2, 2), (1,), "after 1, one by one, no more can be"),
        (CountClaim(2, 2), (1, 0), "after 1, one by one, 0 to 1 more are asked for"),
        (CountClaim(2, 2), (1, 1, 1), "after 2, one by one, 1 to 1 more are asked for"),
        (CountClaim(1, 2), (1, 1), "after 1, one by one, 1 to 1 more are asked for"),
    ],
)
def test_a_claim_of_how_many_is_shown_by_picking_on(
    begun: Begin, row: Any, claim: CountClaim, least: Sequence[int], wrong: str
) -> None:
    session, engine = begun(*row(*least))
    assert session.claim_card_count(claim)
    assert engine.answers == []
    if wrong:
        with pytest.raises(Miscounted, match=wrong):
            session.finish_scenario()
    else:
        session.finish_scenario()
        assert len(engine.answers) == len(least)


def test_one_claimed_is_one(begun: Begin, row: Any) -> None:
    session, engine = begun(*row(1, 0))
    assert session.claim_card_count(CountClaim(1, 1))
    session.finish_scenario()
    assert engine.answers == []
    with pytest.raises(Miscounted, match="expected 1 to 1 to be chosen; after 1, one by one, 0 to 1 more"):
        session.choose_cards("A", ["Sora"])


@pytest.mark.parametrize(("yes", "pick"), [(True, "o0"), (False, "o1")])
def test_yes_and_no(begun: Begin, ask: Make, yes: bool, pick: str) -> None:
    session, engine = begun(ask("B", "optional", "yes", "no"), ask("A", "action", "pass"))
    session.decide_yes_or_no("B", yes)
    assert engine.answers == [("ask", (pick,))]


@pytest.mark.parametrize(
    ("options", "least", "answer"), [(CARDS, 0, ()), ((*CARDS, "none"), 1, ("o2",))], ids=["no pick", "an option"]
)
def test_no_may_be_said_to_a_choice(begun: Begin, ask: Make, options: Any, least: int, answer: tuple[str, ...]) -> None:
    session, engine = begun(ask("A", "choose", *options, least=least), ask("A", "action", "pass"))
    session.decide_yes_or_no("A", False)
    assert engine.answers == [("ask", answer)]


@pytest.mark.parametrize(
    ("options", "least"),
    [(CARDS, 0), ((*CARDS, "none"), 1), ((*CARDS, "none"), 0)],
    ids=["no pick", "an option", "both"],
)
def test_yes_may_be_said_to_a_choice(begun: Begin, ask: Make, options: Any, least: int) -> None:
    session, engine = begun(ask("A", "choose", *options, least=least), ask("A", "action", "pass"))
    session.decide_yes_or_no("A", True)
    assert session.describe_situation() == "A: choose: card card=Miko | card card=Suisei"
    assert engine.answers == []
    session.choose_cards("A", ["Suisei"])
    assert engine.answers == [("ask", ("o1",))]


def test_yes_to_a_choice_of_one_card_chooses_it(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "choose", "card card=Miko", least=0), ask("A", "action", "pass"))
    session.decide_yes_or_no("A", True)
    assert engine.answers == [("ask", ("o0",))]


def test_what_has_to_be_chosen_is_no_question(begun: Begin, ask: Make) -> None:
    session, _ = begun(ask("A", "choose", *CARDS))
    with pytest.raises(NotOffered, match="A meant no, but what is open is: A: choose"):
        session.decide_yes_or_no("A", False)


def test_raw_picks(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "action", *MAIN))
    with pytest.raises(NotOffered, match="o9"):
        session.pick_options(["o9"])
    session.pick_options(["o2"])
    assert engine.answers == [("ask", ("o2",))]


def test_an_offer_that_is_refused_is_the_engines_deviation(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "action", *MAIN))

    def refuse(ask_id: str, picks: tuple[str, ...]) -> Situation:
        raise Illegal("not now")

    engine.answer = refuse
    with pytest.raises(AnswerRefused, match="the engine refused collab holomem=Roboco, which it had offered: not now"):
        session.intend("A", "collab", holomem="Roboco")
    assert session.transcript[-1].render_line() == "refused collab holomem=Roboco: not now"


@pytest.mark.parametrize(
    ("error", "raised"), [(Illegal("two centers"), AdapterError), (EngineFault("broken"), EngineFault)]
)
def test_a_scene_that_is_refused(scripted: Script, ask: Make, error: EngineError, raised: type[Exception]) -> None:
    engine = scripted(ask("A", "action", "pass"))

    def refuse(game: str, edition: str, position: Position) -> Situation:
        raise error

    engine.open = refuse
    session = Session(engine, "hololive", "1.7.0")
    with pytest.raises(raised, match=str(error)):
        session.open_scene(scene())
    assert session.transcript[-1].render_line() == f"refused the scene: {error}"


# --- views, events, transcript ---------------------------------------------------------------------


def test_a_view_is_taken_once_for_each_situation(begun: Begin, ask: Make) -> None:
    session, engine = begun(ask("A", "action", "pass"))
    before = engine.views
    assert session.view_for("A") is session.view_for("A")
    assert engine.views == before + 1
    session.pick_options(["o0"])
    session.view_for("A")
    assert engine.views == before + 2


def test_abilities_played_by_an_action_are_told_from_those_that_waited(begun: Begin, ask: Make) -> None:
    def played(card: str, ability: str) -> Event:
        return Event(kind="played", fields={"card": card, "ability": ability, "player": "A"})

    session, _ = begun(
        ask("A", "action", "ability card=Sora ability=One", "pass"),
        Situation(events=(played("Sora", "One"), played("Sora", "One"), played("Miko", "Two"))),
    )
    session.intend("A", "ability", card="Sora")
    assert [event.fields["card"] for events in session.list_played_events() for event in events] == ["Sora", "Miko"]


def test_the_transcript_reads_line_by_line(begun: Begin, ask: Make) -> None:
    session, _ = begun(
        ask("A", "choose", "card card=Roboco"),
        ask("A", "action", "collab holomem=Roboco", "pass"),
        Situation(
            events=(Event(kind="rested", fields={"card": "Roboco"}),),
            result=Result(losers=("B",), reason="no life"),
        ),
    )
    session.add_remark("When A collabs Roboco")
    session.intend("A", "collab", holomem="Roboco")
    assert [entry.render_line() for entry in session.transcript] == [
        "open hololive 1.7.0: A's main step, turn 5; A's center: Sora (damage 10)",
        "asked A: choose: card card=Roboco",
        "view of judge",
        "When A collabs Roboco",
        "A means: collab holomem=Roboco",
        "A had to take: card card=Roboco",
        "asked A: action: collab holomem=Roboco | pass",
        "A took: collab holomem=Roboco",
        "event rested card=Roboco",
        "result: B has lost: no life",
    ]
    assert session.describe_situation() == "the game is over (B has lost: no life)"


# --- the position is read back ---------------------------------------------------------------------


def _held(**zones: Callable[[Sequence[SeenCard]], Iterable[SeenCard]]) -> Alter:
    def alter(view: View) -> View:
        for zone, change in zones.items():
            view.zones["A"][zone] = tuple(change(view.zones["A"].get(zone, ())))
        return view

    return alter


def _change(**fields: Any) -> Callable[[Sequence[SeenCard]], Iterable[SeenCard]]:
    def change(cards: Sequence[SeenCard]) -> Sequence[SeenCard]:
        for name, value in fields.items():
            setattr(cards[0], name, value)
        return cards

    return change


def _step(view: View) -> View:
    view.step = "hand"
    return view


def _counter(view: View) -> View:
    view.counters["A"] = {}
    return view


@pytest.mark.parametrize(
    ("alter", "said"),
    [
        (_held(center=_change(numbers={"damage": 20})), "A's center, Sora: given 10 damage, held 20"),
        (_held(center=_change(resting=True)), "A's center, Sora: given not resting, held resting"),
        (_held(center=_change(card="Miko")), "A's center, Sora: given the card Sora, held Miko"),
        (_held(center=_change(hidden=True)), "A's center, Sora: hidden from the judge"),
        (_held(center=lambda cards: ()), "A's center: given Sora, held nothing"),
        (_held(back=lambda cards: [_sora()]), "A's back: given nothing, held Sora"),
        (_held(center=_change(attached=(SeenCard(id="cheer"),))), "attached to it: given nothing, held cheer"),
        (_held(center=_change(under=(SeenCard(id="debut"),))), "stacked under it: given nothing, held debut"),
        (_step, "step: given main, held hand"),
        (_counter, "A's life damage: given 1, held 0"),
    ],
)
def test_a_position_that_is_held_otherwise_is_the_adapters_fault(
    scripted: Script, ask: Make, alter: Alter, said: str
) -> None:
    engine = scripted(ask("A", "action", "pass"))
    engine.alter = alter
    session = Session(engine, "hololive", "1.7.0")
    with pytest.raises(SceneMismatch) as caught:
        session.open_scene(scene())
    assert said in str(caught.value)
    assert "before the first ask have to be reported, as events" in str(caught.value)


def _sora() -> SeenCard:
    return SeenCard(id="Sora", card="Sora")


def test_what_the_opening_itself_changed_is_no_difference(scripted: Script, ask: Make) -> None:
    events = (
        Event(kind="step-began", fields={"step": "hand", "player": "A"}),
        Event(kind="healed", fields={"card": "Sora", "amount": 10}),
    )
    engine = scripted(Situation(events=events, ask=ask("A", "action", "pass").ask))

    def altered(view: View) -> View:
        return _step(_held(center=_change(numbers={}))(view))

    engine.alter = altered
    Session(engine, "hololive", "1.7.0").open_scene(scene())


def test_an_ask_that_no_game_knows_is_the_adapters_fault(begun: Begin, ask: Make) -> None:
    with pytest.raises(AdapterError, match="it asks 'mulligan', which is not an ask of the protocol or of the game"):
        begun(ask("A", "mulligan", "yes", "no"))


def test_an_event_without_its_fields_is_the_adapters_fault(scripted: Script, ask: Make) -> None:
    events = (Event(kind="turn-began", fields={"player": "A"}),)
    engine = scripted(Situation(events=events, ask=ask("A", "action", "pass").ask))
    with pytest.raises(AdapterError, match="it reports the event 'turn-began' without turn"):
        Session(engine, "hololive", "1.7.0").open_scene(scene())


def test_the_order_of_an_unordered_zone_is_no_difference(scripted: Script, ask: Make) -> None:
    cards = {"Sora": Card(name="Sora", kind="holomem", facts={"hp": 1, "level": "1st", "colors": [], "tags": []})}
    pile = tuple(PlacedCard(id=name, card="Sora") for name in ("Sora", "Sora#2"))
    position = Position(cards=cards, seats={"A": Seat(zones={"hand": pile}), "B": Seat()})
    engine = scripted(ask("A", "action", "pass"))
    engine.alter = _held(hand=reversed)
    Session(engine, "hololive", "1.7.0", words=load_vocabulary("hololive")).open_scene(position)
    with pytest.raises(SceneMismatch, match="A's hand: given Sora, Sora#2, held Sora#2, Sora"):
        Session(engine, "hololive", "1.7.0").open_scene(position)
