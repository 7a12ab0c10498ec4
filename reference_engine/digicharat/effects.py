"""What the texts of events do, and what lasts of it (DA-11, DA-12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...adapters import abilities as a
from ..kernel.asks import Ask, Option
from ..kernel.flow import Procedure
from .cards import Ref
from .state import IN_EFFECT, PILE, Damage, Due, Entry, Lasting, Mark

if TYPE_CHECKING:
    from .game import Digicharat


@dataclass
class Doing:
    """An event that is being carried out: what was chosen for it and not yet used, and what it spoke of last."""

    game: Digicharat
    source: Ref
    player: int
    number: int = 0
    chosen: list[tuple[Ref, ...]] = field(default_factory=list)
    it: tuple[Ref, ...] = ()

    def meant(self, reference: a.Reference) -> tuple[Ref, ...]:
        """The cards that a text speaks of, of those that are still there."""
        state = self.game.state
        if isinstance(reference, a.Choose):
            self.it = self.chosen.pop(0)
        elif isinstance(reference, a.Cards):
            self.it = tuple(state.ref(card) for card in matching(self.game, self.player, reference))
        return tuple(ref for ref in self.it if state.is_there(ref))


# --- what a text speaks of ------------------------------------------------------------------------


def players(player: int, side: a.Side) -> tuple[int, ...]:
    """The players that a player's text speaks of."""
    return {"you": (player,), "opponent": (1 - player,), "both": (0, 1)}[side]


def matching(game: Digicharat, player: int, cards: a.Cards) -> Iterator[int]:
    """The cards that fit a description."""
    for seat in players(player, cards.side):
        for zone in cards.zone:
            for card in game.state.zones[seat, zone]:
                if fits(game, card, cards.where):
                    yield card


def fits(game: Digicharat, card: int, where: a.Filter) -> bool:
    """Whether a card is what a text asks for."""
    record, battle = game.state.cards[card], game.state.battle
    ref = game.state.ref(card)
    is_so = {
        "asleep": record.asleep,
        "awake": not record.asleep,
        "attacking": battle and battle.attacker == ref,
        "attacked": battle and battle.target == ref,
    }
    return (
        (not where.kind or record.face.kind in where.kind)
        and all(getattr(record.face, each.what) in each.values for each in where.facts)
        and all(is_so[state] for state in where.state)
    )


def choose(game: Digicharat, player: int, then: tuple[a.Instruction, ...]) -> Procedure[tuple[tuple[Ref, ...], ...]]:
    """What an event is used on: as many cards as each choice of its text asks for, or as there are."""
    chosen: list[tuple[Ref, ...]] = []
    for each in choices(then):
        assert isinstance(each.among, a.Cards) and isinstance(each.most, int)
        cards = tuple(matching(game, player, each.among))
        count = min(each.most, len(cards))
        options = tuple(Option("card", (card,)) for card in cards)
        picks = (yield Ask(player, "choose", options, count, count)) if options else ()
        chosen.append(tuple(game.state.ref(pick.args[0]) for pick in picks))
    return tuple(chosen)


def choices(then: tuple[a.Instruction, ...]) -> Iterator[a.Choose]:
    """The choices of a text, in its order."""
    for instruction in then:
        reference = getattr(instruction, "cards", None) or getattr(instruction, "to", None)
        if isinstance(reference, a.Choose):
            yield reference


# --- what a text does -----------------------------------------------------------------------------


def carry_out(game: Digicharat, entry: Entry, then: tuple[a.Instruction, ...]) -> None:
    """Do what an event says."""
    doing = Doing(game, entry.card, entry.player, entry.number, list(entry.chosen))
    for instruction in then:
        DO[a.verb(instruction)](doing, instruction)
    end_early(game)


def _move(doing: Doing, node: a.Move) -> None:
    for ref in doing.meant(node.cards):
        doing.game.move(ref.card, node.to, "effect")


def _rest(doing: Doing, node: a.Rest) -> None:
    for ref in doing.meant(node.cards):
        doing.game.sleep(ref.card)


def _ready(doing: Doing, node: a.Ready) -> None:
    for ref in doing.meant(node.cards):
        doing.game.wake(ref.card)


def _draw(doing: Doing, node: a.Draw) -> None:
    for player in players(doing.player, node.side):
        doing.game.draw(player, _size(node.count))


def _damage(doing: Doing, node: a.Damage) -> None:
    state = doing.game.state
    for ref in doing.meant(node.to):
        state.damages += (Damage(_size(node.amount), doing.source.card, ref),)  # 3-10-1.1


def _hit(doing: Doing, node: a.Act) -> None:
    for player in players(doing.player, node.side):
        doing.game.state.damages += (Damage(_size(node.amount), doing.source.card, None, player),)  # 3-10-1.1


def _gain(doing: Doing, node: a.Gain) -> None:
    cards = node.cards if isinstance(node.cards, a.Cards) else doing.meant(node.cards)
    doing.game.state.lasting += (Lasting(doing.source, doing.player, cards, node.changes),)


def _delay(doing: Doing, node: a.Delay) -> None:
    doing.game.state.due += (Due(doing.source, doing.player, node.then, doing.it),)


def _reflect(doing: Doing, node: a.Act) -> None:
    battle, cards = doing.game.state.battle, doing.game.state.cards
    fighting = (battle.attacker, battle.target) if battle is not None else ()
    for ref in fighting:
        if ref is not None and cards[ref.card].seat == doing.player:  # 3-8-3.1
            _mark(doing, "reflect", ref)


def _strike(doing: Doing, node: a.Act) -> None:
    battle = doing.game.state.battle
    if battle is not None and doing.game.state.cards[battle.attacker.card].seat == doing.player:
        _mark(doing, "strike", battle.attacker)


def _mark(doing: Doing, kind: str, ref: Ref) -> None:
    battle = doing.game.state.battle
    assert battle is not None
    marks = (*battle.marks, Mark(doing.number, kind, ref))
    doing.game.state.battle = replace(battle, marks=marks)


def _boost(doing: Doing, node: a.Act) -> None:
    battle = doing.game.state.battle
    if battle is not None:
        more = list(battle.more)
        more[1 - doing.player] += _size(node.amount)
        doing.game.state.battle = replace(battle, more=(more[0], more[1]))


def _size(amount: a.Amount | None) -> int:
    assert isinstance(amount, int)
    return amount


DO: Mapping[type | str, Callable[[Doing, Any], None]] = {
    a.Move: _move,
    a.Rest: _rest,
    a.Ready: _ready,
    a.Draw: _draw,
    a.Damage: _damage,
    "hit": _hit,
    a.Gain: _gain,
    a.Delay: _delay,
    "reflect": _reflect,
    "strike": _strike,
    "boost": _boost,
}


# --- what lasts -----------------------------------------------------------------------------------


def changes_of(game: Digicharat, card: int, what: str) -> int:
    """By how much events in effect change a number of a character."""
    state = game.state
    total = 0
    for each in state.lasting:
        meant = each.cards if isinstance(each.cards, tuple) else ()
        is_meant = state.ref(card) in meant or (
            isinstance(each.cards, a.Cards) and card in matching(game, each.player, each.cards)
        )
        if is_meant:
            numbers = [change for change in each.changes if isinstance(change, a.Number) and change.what == what]
            total += sum(_size(change.add) for change in numbers)
    return total


def end_early(game: Digicharat) -> None:
    """Of events that have left the field nothing lasts; what they had laid up for later happens now (D-11)."""
    state = game.state
    early = tuple(each for each in state.due if not state.is_there(each.source))
    state.due = tuple(each for each in state.due if each not in early)
    state.lasting = tuple(each for each in state.lasting if state.is_there(each.source))  # 3-4-3.2
    for due in early:
        _do_due(game, due)  # 3-4-3.2


def end_of_turn(game: Digicharat) -> None:
    """What was laid up for the end of the turn happens, and the events that lasted for the turn are discarded."""
    state = game.state
    due, state.due = state.due, ()
    for each in due:
        _do_due(game, each)
    for player in (0, 1):
        card = state.event_of(player)
        if card is not None and state.cards[card].state == IN_EFFECT and state.cards[card].face.ends_with_the_turn:
            game.move(card, PILE, "used")
    end_early(game)


def _do_due(game: Digicharat, due: Due) -> None:
    doing = Doing(game, due.source, due.player, it=due.it)
    for instruction in due.then:
        DO[a.verb(instruction)](doing, instruction)
