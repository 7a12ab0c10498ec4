"""Violations of Di Gi Charat: covering and piercing (3-5, 3-6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from ...kernel.decisions import EngineOption
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Change, Violations, run_without_asks, wrap_function, wrapper_of
from .. import attack_and_cover, damage_processing, response_chain
from ..game import Digicharat

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("A sleeping character can cover an attack", "3-5.2")
@wrapper_of(attack_and_cover.cover_options)
def _(whole: Any, game: Any, player: int) -> Any:
    cards = game.state.cards
    asleep = [card for card in game.state.characters(player) if cards[card].resting]
    for card in asleep:
        cards[card] = replace(cards[card], resting=False)
    options = list(whole(game, player))
    for card in asleep:
        cards[card] = replace(cards[card], resting=True)
    return options


@breaks("A character that covers stays awake", "3-5.3")
@wrapper_of(response_chain.ACT["cover"])
@without_asks
def _(whole: Any, game: Any, player: int, by: Any) -> None:
    run_without_asks(whole(game, player, by))
    game.state.change_card(by, resting=False)


def keep_covering_power(has: Callable[[Any, Any], bool]) -> Change:
    """Let covering characters keep their power if ``has`` holds for them."""

    def value_with_power(whole: Any, self: Any, card: int, what: str) -> int:
        fight = self.state.battle
        if fight is None:
            return whole(self, card, what)
        spent = frozenset(ref for ref in fight.spent if not has(self, ref))
        self.state.battle = replace(fight, spent=spent)
        found = whole(self, card, what)
        self.state.battle = fight
        return found

    return wrap_function(Digicharat.current_value, value_with_power)


breaks("A covering character deals its power in the battle", "3-5.4")(keep_covering_power(lambda game, ref: True))
breaks("A covering character that is woken again deals its power in the battle", "3-5.4")(
    keep_covering_power(lambda game, ref: not game.state.cards[ref.card].resting)
)


@breaks("A covering character loses only its printed power and keeps what effects add to it", "3-5.4")
@wrapper_of(Digicharat.current_value)
def _(whole: Any, self: Any, card: int, what: str) -> int:
    fight = self.state.battle
    is_spent = fight is not None and self.state.reference_to(card) in fight.spent
    more = self.characteristics_of(card).power - self.state.cards[card].face.info.power
    return int(more) if what == "power" and is_spent else whole(self, card, what)


@breaks("A character can cover only once in a turn", "3-5.7")
def _(patch: Patch) -> None:
    @without_asks
    def cover_attack(game: Any, player: int, by: int) -> None:
        run_without_asks(whole(game, player, by))
        game.state.colors |= {(player, f"covered {by}")}

    def cover_options(game: Any, player: int) -> Any:
        spent = game.state.colors
        return (
            each for each in offered(game, player) if (player, f"covered {each.args and each.args[0]}") not in spent
        )

    whole, offered = attack_and_cover.cover_attack, attack_and_cover.cover_options
    patch.setattr(attack_and_cover, "cover_options", cover_options)
    patch.setitem(response_chain.ACT, "cover", cover_attack)


@breaks("Only one character can cover in each battle", "3-5.7")
@wrapper_of(attack_and_cover.cover_options)
def _(whole: Any, game: Any, player: int) -> Any:
    fight = game.state.battle
    return () if fight is None or fight.spent else whole(game, player)


@breaks("A character with the attacker's name can cover the attack", "3-5.8", "3-2-1.2")
@wrapper_of(attack_and_cover.cover_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    state, fight = game.state, game.state.battle
    if fight is None or fight.target is None or player == state.cards[fight.attacker.card].seat:
        return
    for card in state.characters(player):
        is_like = state.cards[card].face.person == state.cards[fight.attacker.card].face.person
        if is_like and game.has_skill(card, "cover") and not state.cards[card].resting:
            yield EngineOption("cover", (card,))


@breaks("The attacking player can cover an attack as well as the defending player", "3-5.1")
@wrapper_of(attack_and_cover.cover_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    fight = game.state.battle
    if fight is not None and player == game.state.turn_player:
        for card in game.state.characters(player):
            if game.has_skill(card, "cover") and card != fight.attacker.card:
                yield EngineOption("cover", (card,))
        yield EngineOption("take-attack")


@breaks("The non-turn player's characters can cover even though no battle is going on", "3-5.1")
@wrapper_of(attack_and_cover.cover_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    if game.state.battle is None and player != game.state.turn_player:
        for card in game.state.characters(player):
            if game.has_skill(card, "cover"):
                yield EngineOption("cover", (card,))


@breaks("A character with the same name as the attacked character cannot cover it", "3-5.8")
@wrapper_of(attack_and_cover.cover_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    cards, fight = game.state.cards, game.state.battle
    for each in whole(game, player):
        if each.kind != "cover" or cards[each.args[0]].face.person != cards[fight.target.card].face.person:
            yield each


breaks("Pierce also works for the defending character in a battle", "3-6.1", "3-6.2")(
    wrap_function(
        damage_processing.is_piercing_damage,
        lambda whole, game, dealt: dealt.fights and game.has_skill(dealt.by, "pierce"),
    )
)


@breaks("Pierce deals the attacker's whole power to the player in addition to what exceeds the guard", "3-6.2")
@wrapper_of(damage_processing.deal_damage)
def _(whole: Any, game: Any, damages: Any) -> None:
    through = [each for each in damages if damage_processing.is_piercing_damage(game, each)]
    whole(game, [*damages, *(replace(each, target=None) for each in through)])


@breaks("The first defending character that can cover does so automatically as an attack is declared", "3-5.6")
@wrapper_of(response_chain.ACT["attack"])
@without_asks
def _(whole: Any, game: Any, player: int, *who: int) -> None:
    run_without_asks(whole(game, player, *who))
    for each in [each for each in attack_and_cover.cover_options(game, 1 - player) if each.kind == "cover"][:1]:
        run_without_asks(attack_and_cover.cover_attack(game, 1 - player, *each.args))


@breaks("A character that was covered is still the one to take the damage of the battle", "3-5.5", "3-5.9")
@wrapper_of(response_chain.ACT["cover"])
@without_asks
def _(whole: Any, game: Any, player: int, by: int) -> None:
    before = game.state.battle.target
    run_without_asks(whole(game, player, by))
    game.state.battle = replace(game.state.battle, target=before)


@breaks(
    "A covering character becomes the target only when the battle takes place, not when it covers", "3-5.9", "3-5.5"
)
def _(patch: Patch) -> None:
    late: list[Any] = []

    @without_asks
    def cover_attack(game: Any, player: int, by: int) -> None:
        before = game.state.battle.target
        run_without_asks(whole(game, player, by))
        late[:] = [game.state.battle.target]
        game.state.battle = replace(game.state.battle, target=before)

    @without_asks
    def resolve_battle(game: Any, entry: Any) -> None:
        if late and game.state.battle is not None:
            game.state.battle = replace(game.state.battle, target=late.pop())
        run_without_asks(whole_fight(game, entry))

    whole, whole_fight = attack_and_cover.cover_attack, attack_and_cover.resolve_battle
    patch.setitem(response_chain.ACT, "cover", cover_attack)
    patch.setitem(response_chain.RESOLVE, "attack", resolve_battle)


breaks("Any awake character can cover, even without the cover skill", "3-5.2")(
    wrap_function(
        Digicharat.has_skill, lambda whole, self, card, skill: skill == "cover" or bool(whole(self, card, skill))
    )
)


@breaks("A covering character falls asleep only when the battle takes place, not when it covers", "3-5.3", "3-5.4")
def _(patch: Patch) -> None:
    @without_asks
    def cover_attack(game: Any, player: int, by: int) -> None:
        with Patch() as inner:
            inner.setattr(Digicharat, "put_to_sleep", lambda self, card: None)
            run_without_asks(whole(game, player, by))

    @without_asks
    def resolve_battle(game: Any, entry: Any) -> None:
        for ref in game.state.battle.spent:
            game.put_to_sleep(ref.card)
        run_without_asks(whole_fight(game, entry))

    whole, whole_fight = attack_and_cover.cover_attack, attack_and_cover.resolve_battle
    patch.setitem(response_chain.ACT, "cover", cover_attack)
    patch.setitem(response_chain.RESOLVE, "attack", resolve_battle)


@breaks("A character that has covered has no power for the rest of the turn", "3-5.4")
def _(patch: Patch) -> None:
    def finish_attack(game: Any) -> None:
        fight = game.state.battle
        if fight is not None:
            game.state.colors |= {("spent", ref.card) for ref in fight.spent}
        whole(game)

    def current_value(self: Any, card: int, what: str) -> int:
        is_spent = what == "power" and ("spent", card) in self.state.colors
        return 0 if is_spent else int(whole_number(self, card, what))

    whole, whole_number = damage_processing.finish_attack, Digicharat.current_value
    patch.setattr(damage_processing, "finish_attack", finish_attack)
    patch.setattr(Digicharat, "current_value", current_value)


breaks("Pierce does not work in a battle in which a character has covered", "3-6.2")(
    wrap_function(
        damage_processing.is_piercing_damage,
        lambda whole, game, dealt: whole(game, dealt) and not game.state.battle.spent,
    )
)


@breaks("Damage of an event beyond the guard of a character is dealt to its player", "3-6.1")
@wrapper_of(damage_processing.is_piercing_damage)
def _(whole: Any, game: Any, damage: Any) -> bool:
    return not damage.fights or bool(whole(game, damage))
