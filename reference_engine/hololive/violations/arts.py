"""Violations of chapters 12 and 13."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.abilities import Automatic, Cards, Happen, Move, This, Value, When
from ...kernel import costs, performing, playing, replacement, triggers
from ...kernel.asks import Option
from ...kernel.cards import ByName
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.performing import perform as whole_perform
from ...patching import Patch
from ...violations import Change, Violations, instead, wrap
from .. import actions, arts, cards, cheers, game, instructions, keywords, rule_processing
from ..game import Hololive
from ..specials import Art, Skill, WhenDowned
from ..words import STAGE
from .ways import colorless_covers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("Using an SP oshi skill does not count as using an oshi skill", "12.1.2")
@instead(game._played_as)
def _(whole: Any, held: Any) -> str:
    return "sp skill" if held is not None and getattr(held.origin, "sp", False) else whole(held)


breaks("An oshi skill played in the main step costs one more holo power", "12.1.3")(
    wrap(cards.holo_power, lambda whole, count: whole(count + 1))
)


@breaks("Printed limits of oshi skills and the limit of one SP oshi skill per game are ignored", "12.1.4", "10.7.2.1.1")
@instead(Hololive.usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    if isinstance(held.origin, Skill):
        self.state.used, used = {}, self.state.used
        self.state.ever, ever = frozenset(), self.state.ever
        can = bool(whole(self, held))
        self.state.used, self.state.ever = used, ever
        return can
    return bool(whole(self, held))


@breaks("The effect of an oshi skill is carried out twice", "12.1.5")
@instead(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    again = isinstance(ctx.held.ability, Skill) or isinstance(ctx.held.printed, Skill)
    return (yield from whole(game, ctx, (*them, *them) if again else them))


@breaks("Any oshi skill, even a reactive one, can be used in the main step without checking cost or limits", "12.1.5.1")
@instead(actions.ACTIONS["skill"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    abilities = [held for oshi in game.state.zones[player, "oshi"] for held in game.abilities(oshi)]
    return [Option("skill", (held,)) for held in abilities if isinstance(held.origin, Skill)]


@breaks("An oshi skill for a down is used only after the downed holomem has left the stage", "12.1.5.2", "11.3.1.1")
def _(patch: Patch) -> None:
    late: list[Any] = []

    def ability(game: Any, held: Any, downed: Any) -> Any:
        if isinstance(held.origin, Skill):
            late.append((held, downed))
        else:
            yield from whole_ability(game, held, downed)

    def leave(game: Any, downed: Any) -> Any:
        yield from whole(game, downed)
        while late:
            yield from whole_ability(game, *late.pop(0))

    whole, whole_ability = rule_processing.leave, rule_processing.do_downed_ability
    patch.setattr(rule_processing, "leave", leave)
    patch.setattr(rule_processing, "do_downed_ability", ability)


@breaks("Declining an oshi skill that waits as an automatic ability counts as using it", "12.1.5.3")
@instead(playing.agreed)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    is_wanted = yield from whole(game, ctx, held)
    if not is_wanted and isinstance(held.origin, Skill):
        game.count_use(held)
    return is_wanted


breaks("Oshi skills are offered in the performance step", "12.1.5.4", "8.5.1")(
    wrap(arts.options, lambda whole, game: [*whole(game), *actions.can_use_skill(game, game.state.turn_player)])
)


@breaks("Both players' oshi skills are offered in the turn player's main step", "12.1.5.4", "8.5.1")
@instead(actions.ACTIONS["skill"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    return [*whole(game, player), *whole(game, 1 - player)]


breaks("Oshi skills cannot be used as an action in the main step", "12.1.5.4")(
    wrap(actions.ACTIONS["skill"].options, lambda whole, game, player: [])
)


@breaks("An art hits the opponent's center holomem whichever target was chosen", "12.2.3", "12.2.3.2")
@instead(arts.resolve_art)
def _(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
    center = game.state.zones[1 - ctx.seat, "center"]
    ctx.used_on = game.state.ref(center[0]) if center else ctx.used_on
    yield from whole(game, ctx, art)


@breaks(
    "A cost is met if each of its colours is on some cheer and there are enough cheers in total",
    "12.2.3.1",
    "10.5.1",
    "10.5.2",
)
@instead(cheers.covers)
def _(whole: Any, cheers: Any, cost: Any) -> bool:
    colors = list(cheers)
    return len(colors) >= len(cost) and all(
        any(icon in each for each in colors) for icon in cost if icon != "colorless"
    )


breaks("A colourless cheer counts as any colour that an art requires", "12.2.3.1", "10.5.2")(
    wrap(cheers.has_cheers_for, lambda whole, game, holomem, art: colorless_covers(game, holomem, art.cost))
)


@breaks("The cheers that an art requires are archived after it is resolved", "12.2.3.1.1")
@instead(arts.play_art)
def _(whole: Any, game: Any, holomem: int, held: Any) -> Any:
    paid = cheers.cheers_on(game, holomem)[: len(held.ability.cost)]
    moves = [Event("move", card, held.seat, to="archive", cause="archive", by=held.seat) for card in paid]
    yield from whole(game, holomem, held)
    yield from game.happen(*moves)


@breaks("The cheers that an art requires are archived before its text is carried out", "12.2.3.1.1")
@instead(arts.play_art)
def _(whole: Any, game: Any, holomem: int, held: Any) -> Any:
    paid = cheers.cheers_on(game, holomem)[: len(held.ability.cost)]
    moves = [Event("move", card, held.seat, to="archive", cause="archive", by=held.seat) for card in paid]
    yield from game.happen(*moves)
    yield from whole(game, holomem, held)


breaks("An art can target the opponent's back holomem", "12.2.3.2")(
    wrap(arts.targets, lambda whole, game, player: list(game.state.holomem(1 - player)))
)


@breaks("An art deals its damage before its text is carried out", "12.2.4", "12.2.4.2")
@instead(arts.resolve_art)
def _(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
    yield from whole(game, ctx, structs.replace(art, then=()))
    yield from whole_perform(game, ctx, art.then)


@breaks("An art deals 10 more damage than is printed", "12.2.4.1")
def _(patch: Patch) -> None:
    whole = vars(Art)["damage"].fget
    patch.setattr(Art, "damage", property(lambda self: whole(self) + 10))


def art_resolved(counted: Any) -> Change:
    """An engine that settles an art's damage otherwise: from its base, what effects add, its bonus, and its text."""

    def resolve_art(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
        state, ctx.size = game.state, 0
        yield from performing.perform(game, ctx, art.then)
        target, this = state.found(ctx.used_on), state.found(ctx.this)
        if target is not None:
            against = art.bonus is not None and art.bonus[0] in game.info(target).colors
            effects = 0 if this is None else arts.change_of(game.info(this), art.name)
            size = counted(art.damage, effects, art.bonus[1] if against else 0, ctx.size)
            yield from instructions.deal(game, ctx, [target], size, "art")

    return wrap(arts.resolve_art, resolve_art)


breaks("Negative art damage is raised to zero before the art's text changes it", "12.2.4.2", "1.3.2.4")(
    art_resolved(lambda base, effects, bonus, text: max(0, base + effects + bonus) + text)
)


@breaks("An art whose text cannot be carried out in full deals no damage", "12.2.4.2")
@instead(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    done = yield from whole(game, ctx, them)
    ctx.used_on = ctx.used_on if done else None
    return done


@breaks("An art's bonus against a colour counts against any target", "12.2.4.3")
@instead(arts.resolve_art)
def _(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
    if art.bonus is not None and ctx.used_on is not None:
        others = tuple(each for each in art.values if each.what == "cost")
        art = replace(art, values=(*others, Value("damage", art.damage + art.bonus[1])))
    yield from whole(game, ctx, art)


breaks("Negative art damage is raised to zero before the art's bonus against a colour is added", "12.2.4.3", "1.3.2.4")(
    art_resolved(lambda base, effects, bonus, text: max(0, base + text + effects) + bonus)
)
breaks(
    "Art damage that its text makes negative is raised to zero before the bonus and effects count",
    "12.2.4.3",
    "12.2.4.4",
)(art_resolved(lambda base, effects, bonus, text: max(0, base + text) + bonus + effects))
breaks("Negative art damage is raised to zero before effects add to it", "12.2.4.4", "1.3.2.4")(
    art_resolved(lambda base, effects, bonus, text: max(0, base + text + bonus) + effects)
)


def with_the_damage_of_texts(otherwise: Callable[[Any, Any, int], tuple[int, str]]) -> Change:
    """What the text of an art deals is of another size, or another kind of damage."""

    def deal(whole: Any, game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
        if ctx.held is not None and isinstance(ctx.held.ability, Art):
            size, cause = otherwise(game, ctx, size)
        return (yield from whole(game, ctx, targets, size, cause))

    return wrap(instructions.deal, deal)


@breaks("An effect that raises an art's damage also raises each damage dealt by the art's text", "12.2.4.4")
@with_the_damage_of_texts
def _(game: Any, ctx: Any, size: int) -> tuple[int, str]:
    return size + arts.change_of(game.info(ctx.this.card), ctx.held.ability.name), "effect"


@breaks("Effects on an art's damage are counted as they were before the art's text was carried out", "12.2.4.4")
def _(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        early = arts.change_of(game.info(ctx.this.card), art.name)
        patch.setattr(arts, "change_of", lambda info, name: early)
        yield from whole(game, ctx, art)
        patch.setattr(arts, "change_of", change_of)

    whole, change_of = arts.resolve_art, arts.change_of
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("Changes of one holomem's art damage apply to the arts of all its player's holomem", "12.2.4.4")
@instead(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    done = yield from whole(game, ctx, them)
    others = [card for card in game.state.holomem(ctx.seat) if card != ctx.this.card]
    ctx.size += sum(arts.change_of(game.info(card), ctx.held.ability.name) for card in others)
    return done


@breaks("Abilities triggered by using an art are played before the art's text and damage", "12.2.4.4", "10.6.1.1")
@instead(arts.resolve_art)
def _(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
    commit(game, (Event("use", ctx.this.card, cause="art", by=ctx.seat, ability=ctx.held),))
    while (yield from triggers.play_one(game, ctx.seat)):
        pass
    yield from whole(game, ctx, art)


breaks("Damage dealt by an art's text counts as art damage", "12.2.4.5", "12.2.4.5.1")(
    with_the_damage_of_texts(lambda game, ctx, size: (size, "art"))
)


@breaks("If an art's target has left the stage, the art hits another of the opponent's holomem", "12.2.4.5")
@instead(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    done = yield from whole(game, ctx, them)
    others = game.state.holomem(1 - ctx.seat)
    if ctx.used_on is not None and game.state.found(ctx.used_on) is None and others:
        ctx.used_on = game.state.ref(others[0])
    return done


@breaks(
    "An art that reacts to an event is also offered as an ordinary art in the performance step",
    "12.2.5",
    "12.2.5.1",
    "12.2.5.2",
)
@instead(arts.options)
def _(whole: Any, game: Any) -> Any:
    zones, player = game.state.zones, game.state.turn_player
    abilities = [held for zone in ("center", "collab") for card in zones[player, zone] for held in game.abilities(card)]
    more = [Option("art", (held.card, held)) for held in abilities if isinstance(held.origin, Art)]
    return [*whole(game), *(each for each in more if not isinstance(each.args[1].ability, Art))]


def replacing(otherwise: Any) -> Change:
    """An engine in which an art that replaces something does so in another order."""

    def replacing_art(whole: Any, art: Any) -> Any:
        found = whole(art)
        return replace(found, instead=otherwise(found.instead))

    return wrap(cards._replacing_art, replacing_art)


breaks("An art usable when damage would be dealt is carried out after the damage", "12.2.5.1")(
    replacing(lambda instead: (Happen(), *(each for each in instead if not isinstance(each, Happen))))
)
breaks("An art usable when damage was dealt is carried out before the damage", "12.2.5.2")(
    replacing(lambda instead: (*(each for each in instead if not isinstance(each, Happen)), Happen()))
)


def meaning(keyword: str, **otherwise: Any) -> Change:
    """A keyword of which something is understood in another way."""

    def meant(whole: Any, printed: Any) -> Any:
        ability = whole(printed)
        return replace(ability, **otherwise) if printed.what == keyword else ability

    return wrap(keywords.meant, meant)


breaks("A collab effect triggers whenever its holomem moves to or on the stage", "13.2.2", "13.2.1")(
    meaning("collab-effect", at=When("move", subject=This(), to=STAGE))
)


@breaks("A holomem that an effect makes collab is only moved there and does not count as collabing", "13.2.2", "5.15.1")
@instead(instructions.HANDLERS["collab"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return (yield from instructions.HANDLERS[Move](game, ctx, Move(node.cards, "collab")))


breaks("A Bloom effect triggers when any holomem of either player Blooms", "13.3.2", "13.3.1")(
    meaning("bloom-effect", at=When("bloom", subject=Cards(STAGE, "both")))
)
breaks("An ability that an attached card adds belongs to that card instead of its holomem", "13.5.2", "13.5.1")(
    meaning("ability-addition", cards=This())
)
breaks("An attached card adds an ability to its holomem even if the condition for it is not met", "13.5.2", "13.5.1")(
    meaning("ability-addition", condition=None)
)


def counted_as(key: Callable[[Any], ByName]) -> Change:
    """The uses of oshi skills are counted under something else."""

    def counted(whole: Any, of: Any, held: Any) -> Any:
        return (key(held),) if isinstance(held.origin, Skill) else whole(of, held)

    return wrap(keywords.counted, counted)


breaks("Uses of all of a player's oshi skills are counted together toward their limits", "12.1.4")(
    counted_as(lambda held: ByName(held.seat, "oshi skills"))
)
breaks("A use of an oshi skill counts toward the limit of the opponent's skill of the same name", "12.1.4")(
    counted_as(lambda held: ByName(0, held.name))
)


@breaks("Declining an oshi skill for a down counts as using it", "12.1.5.2", "12.1.4")
@instead(playing.agreed)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    wanted = yield from whole(game, ctx, held)
    if not wanted:
        game.count_use(held)
    return wanted


breaks("Oshi skills and abilities for a down can be used at every down despite their limits", "12.1.5.2", "12.1.4")(
    wrap(Hololive.usable, lambda whole, self, held: isinstance(held.ability, WhenDowned) or whole(self, held))
)
breaks("Oshi skills and abilities for a down cost nothing", "12.1.5.2", "12.1.3")(
    wrap(Hololive.cost_of, lambda whole, self, held: () if isinstance(held.ability, WhenDowned) else whole(self, held))
)


@breaks("An art's bonus against a colour counts only if that colour is printed on the target", "12.2.4.3")
def _(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        target = game.state.found(ctx.used_on)
        printed = target is None or art.bonus is None or art.bonus[0] in game.state.cards[target].face.colors
        return (yield from whole(game, ctx, art if printed else replace(art, values=without_bonus(art))))

    def without_bonus(art: Any) -> tuple[Value, ...]:
        return tuple(each for each in art.values if each.what not in ("against", "bonus"))

    whole = arts.resolve_art
    patch.setattr(arts, "resolve_art", resolve_art)


breaks("An effect on the damage of one named art changes the damage of all the holomem's arts", "12.2.4.4")(
    wrap(arts.change_of, lambda whole, info, name: sum(size for _, size in info.arts))
)


@breaks("An art deals no damage if its holomem has left the stage", "12.2.4.5", "10.7.2.5.3")
@instead(instructions.deal)
def _(whole: Any, game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
    there = game.state.found(ctx.this) is not None
    return (yield from whole(game, ctx, targets if there else [], size, cause))


@breaks("Declining an art that reacts to an event counts toward its use limit", "12.2.5.1", "12.2.5.2")
def _(patch: Patch) -> None:
    def agrees(ctx: Any, player: int) -> Any:
        wanted = yield from whole(ctx, player)
        declined.append(not wanted)
        return wanted

    def apply(game: Any, held: Any, event: Any, rests: Any) -> Any:
        changed = yield from whole_apply(game, held, event, rests)
        if declined and declined.pop() and isinstance(held.origin, Art):
            game.count_use(held)
        return changed

    declined: list[bool] = []
    whole, whole_apply = costs.agrees, replacement.apply
    patch.setattr(costs, "agrees", agrees)
    patch.setattr(replacement, "apply", apply)


@breaks("An art usable after an event waits for the next check timing as an automatic ability", "12.2.5.2")
def _(patch: Patch) -> None:
    def replacing_art(art: Any) -> Any:
        usable = art.usable
        if usable.would:
            return whole(art)
        return Automatic(usable.at, art.then, (), usable.condition, art.limit, art.name, art.text)

    whole, whole_optional, whole_usable = cards._replacing_art, Hololive.is_optional, Hololive.usable
    patch.setattr(cards, "_replacing_art", replacing_art)
    patch.setattr(
        Hololive, "is_optional", lambda self, held: isinstance(held.origin, Art) or whole_optional(self, held)
    )
    patch.setattr(Hololive, "usable", lambda self, held: whole_usable(self, held) and self._is_art_payable(held))
