"""Engines of another grain: wrappers around any engine, at the protocol. Each obeys the same rules as its engine.

They ask in other steps, report the events of one moment in another order, and have other ids and other random results.
They know nothing of the engine's inside. ``KINDS`` names them all.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby, pairwise
from typing import ClassVar

from msgspec.structs import replace

from saitei.adapters import Engine, Illegal
from saitei.adapters import Player as Seat
from saitei.adapters.engine_interface import EngineFault, as_conceding_engine, as_forking_engine
from saitei.adapters.in_process_engine import InProcessEngine
from saitei.adapters.messages import (
    ACTS,
    Ask,
    AskKind,
    EngineInfo,
    Event,
    Initialize,
    Option,
    Scene,
    SeenCard,
    Situation,
    View,
    Viewer,
)
from saitei.adapters.option_matching import is_forced_ask
from saitei.adapters.protocol_vocabulary import load_vocabulary
from saitei.adapters.subprocess_engine import TIMEOUT
from saitei.harness.judging.cases import Case
from saitei.harness.judging.scenario_player import ScenarioPlayer
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine import ReferenceEngine
from saitei.steps.variations import VARIATIONS

Picks = tuple[str, ...]
Fields = dict[str, str | int]
Asking = Generator[Ask, Picks, Picks]
"""The handling of one ask of the wrapped engine: the asks made of it, and at the end the answer to give it."""


class Grain:
    """An engine that repeats the wrapped one. Answers are compared with the asks."""

    without: ClassVar[tuple[str, ...]] = ("fork",)
    """Capabilities of the wrapped engine that this one has not."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.asked = 0
        self.inner: Ask | None = None
        self.open_ask: Ask | None = None
        self.asks: Asking | None = None

    # --- what a kind may do otherwise ---

    def scene(self, scene: Scene) -> Scene:
        """The scene that the wrapped engine is given."""
        return scene

    def asking(self, ask: Ask) -> Asking:
        """Asks as the wrapped engine does."""
        return (yield ask)

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events of one decision."""
        return events

    def showing(self, view: View) -> View:
        """A view."""
        return view

    # --- the protocol ---

    def initialize(self, hello: Initialize) -> EngineInfo:
        info = self.engine.initialize(hello)
        return replace(info, capabilities=tuple(each for each in info.capabilities if each not in self.without))

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        self.game = game
        return self.told(self.engine.open(game, edition, self.scene(scene)))

    def answer(self, ask: str, picks: Picks) -> Situation:
        asked, asks = self.open_ask, self.asks
        if asked is None or asks is None or self.inner is None or ask != asked.id:
            raise Illegal(f"ask {ask!r} is not open")
        if not asked.least <= len(set(picks)) == len(picks) <= asked.most:
            raise Illegal(f"{len(picks)} picks")
        if not {option.id for option in asked.options}.issuperset(picks):
            raise Illegal("an option that is not offered")
        try:
            return Situation(ask=self.numbered(asks.send(picks)))
        except StopIteration as done:
            return self.told(self.engine.answer(self.inner.id, done.value))

    def concede(self, player: Seat) -> Situation:
        return self.told(as_conceding_engine(self.engine).concede(player))

    def view(self, viewer: Viewer) -> View:
        return self.showing(self.engine.view(viewer))

    def close(self) -> None:
        self.engine.close()

    def shutdown(self) -> None:
        self.engine.shutdown()

    # --- inside ---

    def told(self, situation: Situation) -> Situation:
        """The report of the wrapped engine, in this one's grain."""
        events = situation.events
        while (inner := situation.ask) is not None:
            self.inner, self.asks = inner, self.asking(inner)
            try:
                asked = next(self.asks)
            except StopIteration as done:
                situation = self.engine.answer(inner.id, done.value)
                events += situation.events
            else:
                return Situation(events=tuple(self.telling(events)), ask=self.numbered(asked))
        self.inner = self.open_ask = self.asks = None
        return replace(situation, events=tuple(self.telling(events)))

    def numbered(self, ask: Ask) -> Ask:
        """The ask under an id of its own."""
        self.asked += 1
        self.open_ask = replace(ask, id=f"{ask.id}/{self.asked}")
        return self.open_ask


# --- in how many asks ------------------------------------------------------------------------------


class OrdersCardByCard(Grain):
    """An order of n cards becomes n - 1 asks: which of those that remain comes next."""

    kind: ClassVar[AskKind] = "order"
    last: ClassVar[bool] = False

    def asking(self, ask: Ask) -> Asking:
        if ask.kind != "order" and not (ask.ordered and ask.most > 1):
            return (yield ask)
        return (yield from one_by_one(ask, replace(ask, kind=self.kind, ordered=False), last=self.last))


class OrdersByChoosing(OrdersCardByCard):
    """The same with asks to choose a card, the last one, which has one answer, included."""

    kind = "choose"
    last = True


class ChoosesOneByOne(Grain):
    """Several cards are chosen one after the other; to pick none ends it, where enough are chosen."""

    def asking(self, ask: Ask) -> Asking:
        if ask.kind != "choose" or ask.most == 1:
            return (yield ask)
        return (yield from one_by_one(ask, ask, last=True))


class PicksOneByOne(Grain):
    """Several modes, numbers or abilities are picked one after the other, like cards."""

    def asking(self, ask: Ask) -> Asking:
        if ask.kind in ("choose", "order", *ACTS) or ask.ordered or ask.most == 1:
            return (yield ask)
        return (yield from one_by_one(ask, ask, last=True))


def one_by_one(ask: Ask, like: Ask, *, last: bool, most: int | None = None) -> Asking:
    """As many asks for one of the options that remain as picks are wanted; the last one may be left out."""
    chosen: Picks = ()
    while len(chosen) < (ask.most if most is None else most):
        remaining = tuple(option for option in ask.options if option.id not in chosen)
        if len(remaining) == 1 and ask.least > len(chosen) and not last:
            return (*chosen, remaining[0].id)
        picked = yield replace(like, options=remaining, least=int(len(chosen) < ask.least), most=1)
        if not picked:
            break
        chosen += picked
    return chosen


class SinglesNotAsked(Grain):
    """An ask with one legal answer is not made, except at a play timing."""

    def asking(self, ask: Ask) -> Asking:
        if is_forced_ask(ask):
            return tuple(option.id for option in ask.options[: ask.least])
        return (yield ask)


class OnlyOptionsNotAsked(Grain):
    """An ask with one option that has to be picked is not made, except at a play timing; nor is a question."""

    def asking(self, ask: Ask) -> Asking:
        if ask.kind != "action" and len(ask.options) == ask.least == 1:
            return (ask.options[0].id,)
        return (yield ask)


class WholeRowsNotAsked(Grain):
    """Cards that all have to be chosen, one by one, are not asked for."""

    def asking(self, ask: Ask) -> Asking:
        if (ask.kind, ask.least, ask.most) != ("choose", 1, 1):
            return (yield ask)
        taken = whole_row(self.engine, ask)
        if not taken:
            return (yield ask)
        for pick in taken[:-1]:
            following = self.engine.answer(ask.id, (pick,)).ask
            assert following is not None
            self.inner = ask = following
        return (taken[-1],)


def whole_row(engine: Engine, ask: Ask) -> Picks:
    """The answers to the asks for one card each, if all cards that they offer go to the archive at once, or none."""
    fork, row, taken, cards = as_forking_engine(engine).fork(), ask, list[str](), set[str]()
    while (row.kind, row.least, row.most) == ("choose", 1, 1):
        cards |= {str(option.fields["card"]) for option in row.options}
        taken.append(row.options[0].id)
        try:
            found = fork.answer(row.id, (row.options[0].id,))
        except EngineFault:
            return ()
        if found.events or found.ask is None:
            moves = found.events[: len(cards)]
            return (*taken,) if {each.fields["card"] for each in moves if archives(each)} == cards else ()
        row = found.ask
    return ()


def archives(event: Event) -> bool:
    """Whether a card is put into the archive."""
    return (event.kind, event.fields.get("to")) == ("moved", "archive")


class SinglesAsked(Grain):
    """Asks for more than it need: the card just chosen to be confirmed, and the other player to let an action be."""

    def asking(self, ask: Ask) -> Asking:
        picked = yield ask
        named = {option.id: option for option in ask.options}
        if ask.kind in ("choose", "number", "waiting", "replacement") and len(picked) == 1:
            yield replace(ask, options=(named[picked[0]],), least=1, most=1)
        if ask.kind == "action" and named[picked[0]].kind != "pass":
            card = Option(id="chosen", kind="card", fields={"card": next(iter(named[picked[0]].fields.values()), "")})
            yield Ask(id=ask.id, player=ask.player, kind="choose", options=(card,))
            other: Seat = "B" if ask.player == "A" else "A"
            yield Ask(id=ask.id, player=other, kind="response", options=(Option(id="pass", kind="pass"),))
        return picked


class ActsInSteps(Grain):
    """An action is asked for by its kind, and then, one after the other, the cards and places that belong to it."""

    def asking(self, ask: Ask) -> Asking:
        if ask.kind not in ACTS:
            return (yield ask)
        listed = [(replace(option, fields=self.at_first(option)), option) for option in ask.options]
        shown = {f"{first.kind} {first.fields}": first for first, _ in listed}
        (picked,) = yield replace(ask, options=tuple(shown.values()))
        chosen = next(first for first in shown.values() if first.id == picked)
        left = [option for first, option in listed if (first.kind, first.fields) == (chosen.kind, chosen.fields)]
        for name in (each for each in left[0].fields if each not in chosen.fields):
            values = tuple(dict.fromkeys(option.fields[name] for option in left))
            options = (Option(id=str(at), kind="card", fields={"card": value}) for at, value in enumerate(values))
            (picked,) = yield Ask(id=ask.id, player=ask.player, kind="choose", about=name, options=tuple(options))
            left = [option for option in left if option.fields[name] == values[int(picked)]]
        return (left[0].id,)

    def at_first(self, option: Option) -> Fields:
        """The report of an action when it is first offered."""
        return {}


class ActsFromTheEnd(ActsInSteps):
    """The same, and what is named last of an action is what it is first offered with."""

    def at_first(self, option: Option) -> Fields:
        return option.fields if "ability" in option.fields else dict([*option.fields.items()][-1:])


class ActsWithTargets(Grain):
    """An action names what it is done to, where that is chosen before anything happens."""

    def asking(self, ask: Ask) -> Asking:
        if ask.kind not in ACTS:
            return (yield ask)
        whole: dict[str, tuple[Option, Picks]] = {}
        for option in ask.options:
            for target in self.targets(ask, option):
                name, fields = f"{option.id} at {target.id}", option.fields | {"target": target.fields["card"]}
                whole[name] = replace(option, id=name, fields=fields), (option.id, target.id)
            if not any(first == option.id for _, (first, *_) in whole.values()):
                whole[option.id] = option, (option.id,)
        (picked,) = yield replace(ask, options=tuple(option for option, _ in whole.values()))
        _, (first, *then) = whole[picked]
        if not then:
            return (first,)
        self.inner = self.engine.answer(ask.id, (first,)).ask
        return (*then,)

    def targets(self, ask: Ask, option: Option) -> tuple[Option, ...]:
        """The cards of which one is chosen next, if that is so and nothing happens before."""
        found = ahead(self.engine, ask, option.id)
        if found is None or found.events or found.ask is None or not is_for_one(found.ask, ask.player):
            return ()
        return found.ask.options


def ahead(engine: Engine, ask: Ask, pick: str) -> Situation | None:
    """The result of an answer, which is not given; None if it would need a die that is not scripted."""
    try:
        return as_forking_engine(engine).fork().answer(ask.id, (pick,))
    except EngineFault:
        return None


def is_for_one(ask: Ask | None, player: Seat) -> bool:
    """Whether the player has to choose one card."""
    return ask is not None and (ask.player, ask.kind, ask.least, ask.most) == (player, "choose", 1, 1)


class MayByChoosing(Grain):
    """Whether to do something is not asked where cards are chosen for it next: to choose none is to say no."""

    before: tuple[Event, ...] = ()

    def asking(self, ask: Ask) -> Asking:
        if ask.kind != "optional":
            return (yield ask)
        named = {option.kind: option.id for option in ask.options}
        then = self.chosen(ask, named["yes"]) if named.keys() == {"yes", "no"} else None
        if then is None:
            return (yield ask)
        picked = yield replace(then, least=0)
        if not picked:
            return (named["no"],)
        said = self.engine.answer(ask.id, (named["yes"],))
        self.inner, self.before = said.ask, said.events
        return picked

    def chosen(self, ask: Ask, yes: str) -> Ask | None:
        """The ask for the card with which it is done, if that comes next."""
        found = ahead(self.engine, ask, yes)
        if found is None or any(event.kind != "played" for event in found.events):
            return None
        return found.ask if is_for_one(found.ask, ask.player) else None

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        before, self.before = self.before, ()
        return (*before, *events)


# --- how events are told ---------------------------------------------------------------------------


class TellsShufflesTwice(Grain):
    """Every shuffle is reported twice."""

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        return [event for each in events for event in ((each, each) if each.kind == "shuffled" else (each,))]


IN_TURN = ("played", "rolled", "resolved", "life-damage-taken", "downed", "step-began", "turn-began", "turn-ended",
           "check-began", "check-ended")  # fmt: skip
"""Kinds of events of which none happens at the same time as another of its kind, by rule."""

ONE_BY_ONE = ("draw",)
"""Causes of moves that are made one after the other, by rule."""


class TellsAMomentBackwards(Grain):
    """Events of several cards at once are reported in the reverse order."""

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        return [event for _, run in groupby(events, at_once) for event in reversed([*run])]


def at_once(event: Event) -> object:
    """The common fields of events that happen at once; nothing if they do not."""
    if event.kind in IN_TURN or event.fields.get("cause") in ONE_BY_ONE:
        return id(event)
    names = ("from", "to", "player", "cause", "source", "amount", "what")
    return (event.kind, *(str(event.fields.get(name)) for name in names))


class ResolvesBeforeItLeaves(Grain):
    """A card's resolving is reported before it leaves the place where it was played."""

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        return resolved(events, before=True)


class ResolvesAfterItLeft(Grain):
    """A card's resolving is reported after it has left the place where it was played."""

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        return resolved(events, before=False)


def resolved(events: Sequence[Event], *, before: bool) -> Sequence[Event]:
    """The events, with neighbours that say of one card that it is resolved and that it moves in that order."""
    found = list(events)
    for at, (one, two) in enumerate(pairwise(found)):
        first, second = ("resolved", "moved") if before else ("moved", "resolved")
        if (two.kind, one.kind) == (first, second) and one.fields.get("card") == two.fields.get("card"):
            found[at : at + 2] = two, one
    return found


class TellsBackwards(Grain):
    """Says that the order of its events within one decision means nothing, and tells them the other way round."""

    without = ("fork", "events.order")

    def telling(self, events: Sequence[Event]) -> Sequence[Event]:
        return events[::-1]


# --- luck, order, and names ------------------------------------------------------------------------


class Lucky(Grain):
    """Has its own luck, where nothing is scripted."""

    seed: ClassVar[int]

    def scene(self, scene: Scene) -> Scene:
        return replace(scene, script=replace(scene.script, seed=self.seed))


class Lucky1(Lucky):
    """A first seed."""

    seed = 1


class Lucky2(Lucky):
    """A second seed."""

    seed = 22


class Lucky3(Lucky):
    """A third seed."""

    seed = 333


class Lucky4(Lucky):
    """A fourth seed."""

    seed = 4444


class OffersBackwards(Grain):
    """Options are listed the other way round."""

    def asking(self, ask: Ask) -> Asking:
        return (yield replace(ask, options=ask.options[::-1]))


class NamesOtherwise(Grain):
    """Asks and options have ids of another kind."""

    def asking(self, ask: Ask) -> Asking:
        named = {f"{ask.kind} <{at}> of 選択": option for at, option in enumerate(ask.options, 7)}
        picked = yield replace(
            ask, id=f"第 {ask.id}", options=tuple(replace(option, id=name) for name, option in named.items())
        )
        return tuple(named[name].id for name in picked)


class ShowsBackwards(Grain):
    """Cards of zones whose order means nothing are listed in reverse, and those attached to a card."""

    def showing(self, view: View) -> View:
        unordered = load_vocabulary(self.game).unordered_zones
        zones = {
            player: {name: tuple(turned(cards, name in unordered)) for name, cards in seat.items()}
            for player, seat in view.zones.items()
        }
        return replace(view, zones=zones)


def turned(cards: Sequence[SeenCard], unordered: bool) -> Iterator[SeenCard]:
    """The cards of a zone, and those attached to each of them the other way round."""
    for card in reversed(cards) if unordered else cards:
        yield replace(card, attached=card.attached[::-1])


class Different(Grain):
    """All of it at once, but that it vouches for the order of its events."""

    def __init__(self, engine: Engine) -> None:
        for kind in (MayByChoosing, Lucky1, ShowsBackwards, OffersBackwards, ChoosesOneByOne, PicksOneByOne,
                     OrdersByChoosing, SinglesAsked, TellsShufflesTwice, TellsAMomentBackwards, ResolvesBeforeItLeaves,
                     ActsInSteps, NamesOtherwise):  # fmt: skip
            engine = kind(engine)
        super().__init__(engine)


class Sparing(Grain):
    """Asks as seldom as it can, orders card by card, has another luck, and tells late what is resolved."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(
            OnlyOptionsNotAsked(SinglesNotAsked(OrdersCardByCard(ResolvesAfterItLeft(Lucky2(MayByChoosing(engine))))))
        )


class LuckyBackwards(TellsBackwards):
    """Does not vouch for the order of its events, has another luck, and says with an action what it is done to."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(Lucky3(ActsWithTargets(engine)))


COMPOUND: tuple[type[Grain], ...] = (Different, Sparing, LuckyBackwards)
"""Each of them is several at once; together they are all but a seed and :class:`WholeRowsNotAsked`."""

KINDS: tuple[type[Grain], ...] = (
    OrdersCardByCard, OrdersByChoosing, ChoosesOneByOne, PicksOneByOne, SinglesNotAsked, OnlyOptionsNotAsked,
    SinglesAsked, ActsInSteps, ActsFromTheEnd,
    ActsWithTargets, WholeRowsNotAsked, MayByChoosing, TellsShufflesTwice, TellsAMomentBackwards,
    ResolvesBeforeItLeaves, ResolvesAfterItLeft, TellsBackwards, Lucky1, Lucky2, Lucky3, Lucky4, OffersBackwards,
    NamesOtherwise, ShowsBackwards, Different,
)  # fmt: skip


def __getattr__(name: str) -> Callable[[], Grain]:
    """The reference engine in the wrapper of that name, for ``--engine python:grains:NAME``."""
    kind = next((each for each in (*COMPOUND, *KINDS) if f"engine_{each.__name__}" == name), None)
    if kind is None:
        raise AttributeError(name)
    return partial(kind, ReferenceEngine())


# --- judged ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Start:
    """Starts the reference engine in a wrapper, or as it is."""

    kind: Callable[[Engine], Engine]
    timeout: float = TIMEOUT

    @property
    def spec(self) -> str:
        """The name of it."""
        return getattr(self.kind, "__name__", "")

    def start(self) -> InProcessEngine:
        """A started engine."""
        return InProcessEngine(self.kind(ReferenceEngine()), timeout=self.timeout)


def scenarios(game: str) -> tuple[Scenario, ...]:
    """All of a game."""
    suite = Suite()
    return select_scenarios(suite, {game: suite.load_ledger(game)}).scenarios


Cases = Mapping[tuple[str, str], Case]
"""By scenario and example."""


def cases(kind: Callable[[Engine], Engine], played: Iterable[Scenario]) -> Cases:
    """The verdicts of the scenarios, in all variations, on the reference engine in a wrapper."""
    player = ScenarioPlayer(Suite(), Supervisor(Start(kind)), tells=False, variations=VARIATIONS)
    return {(case.scenario, case.example): case for scenario in played for case in player.play_scenario(scenario)}


def changed(kind: type[Grain], found: Cases, judged: Cases) -> list[Case]:
    """The cases with another verdict on the wrapper; ``judged`` are those of the reference engine as it is.

    Claims about the order of events are unsupported on an engine that does not declare it.
    """
    own = "events.order" in kind.without
    return [
        case
        for key, case in found.items()
        if case.verdict != judged[key].verdict
        and not (own and case.verdict == "unsupported" and case.message.startswith("needs events.order"))
    ]
