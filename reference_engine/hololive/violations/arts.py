"""Violations of chapters 12 and 13."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.card_text_tree import (
    ActivatedAbility,
    AutomaticAbility,
    EventPattern,
    MatchingCards,
    ModifyEvent,
    Move,
    ReplacementAbility,
    ThisCard,
    Value,
)
from ...kernel import ability_triggers, cost_payment, perform, play_abilities, replacement_effects
from ...kernel.cards import NameKey
from ...kernel.commit import commit_events
from ...kernel.decisions import EngineOption
from ...kernel.events import EngineEvent
from ...kernel.perform import perform_instructions as whole_perform
from ...patching import Patch
from ...violations import Change, Violations, wrap_function, wrapper_of
from .. import actions, arts, cards, cheer_costs, game, instructions, keywords, rule_processing
from ..art_and_skill import Art, OshiSkill, WhenDownedAbility
from ..game import Hololive
from ..lexicon import STAGE
from .helpers import colorless_covers_cost

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Using an SP oshi skill does not count as using an oshi skill", "12.1.2")
@wrapper_of(game._played_as)
def _(whole: Any, held: Any) -> str:
    return "sp skill" if held is not None and getattr(held.origin, "is_sp", False) else whole(held)


@breaks("Using an activated ability of the oshi holomem counts as using an oshi skill", "12.1.2")
@wrapper_of(game._played_as)
def _(whole: Any, held: Any) -> str:
    played = whole(held)
    return "skill" if played == "ability" and isinstance(held.ability, ActivatedAbility) else str(played)


breaks(
    "An oshi skill played in the main step costs one more holo power",
    "12.1.3",
    spread="scenarios of many chapters use an oshi skill to do something",
)(wrap_function(cards.holo_power_cost, lambda whole, count: whole(count + 1)))


@breaks("Printed limits of oshi skills and the limit of one SP oshi skill per game are ignored", "12.1.4", "10.7.2.1.1")
@wrapper_of(Hololive.is_usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    if isinstance(held.origin, OshiSkill):
        self.state.used, used = {}, self.state.used
        self.state.ever, ever = frozenset(), self.state.ever
        can = bool(whole(self, held))
        self.state.used, self.state.ever = used, ever
        return can
    return bool(whole(self, held))


@breaks(
    "The effect of an oshi skill is carried out twice",
    "12.1.5",
    spread="scenarios of other chapters count what an oshi skill does",
)
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    again = isinstance(ctx.held.ability, OshiSkill) or isinstance(ctx.held.printed, OshiSkill)
    return (yield from whole(game, ctx, (*them, *them) if again else them))


@breaks(
    "Any oshi skill, even a reactive one, can be used in the main step without checking cost or limits",
    "12.1.5.1",
    "8.5.1",
    "8.5.1.1",
    "8.5.1.2",
)
@wrapper_of(actions.ACTIONS["skill"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    abilities = [held for oshi in game.state.zones[player, "oshi"] for held in game.abilities_of(oshi)]
    return [EngineOption("skill", (held,)) for held in abilities if isinstance(held.origin, OshiSkill)]


@breaks("An oshi skill for a down is used only after the downed holomem has left the stage", "12.1.5.2", "11.3.1.1")
def _(patch: Patch) -> None:
    late: list[Any] = []

    def postpone_oshi_skill(game: Any, held: Any, downed: Any) -> Any:
        if isinstance(held.origin, OshiSkill):
            late.append((held, downed))
        else:
            yield from whole_ability(game, held, downed)

    def archive_then_do_skills(game: Any, downed: Any) -> Any:
        yield from whole(game, downed)
        while late:
            yield from whole_ability(game, *late.pop(0))

    whole, whole_ability = rule_processing.archive_downed_holomem, rule_processing.do_downed_ability
    patch.setattr(rule_processing, "archive_downed_holomem", archive_then_do_skills)
    patch.setattr(rule_processing, "do_downed_ability", postpone_oshi_skill)


@breaks("Declining an oshi skill that waits as an automatic ability counts as using it", "12.1.5.3")
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    is_wanted = yield from whole(game, ctx, held)
    if not is_wanted and isinstance(held.origin, OshiSkill):
        game.count_use(held)
    return is_wanted


breaks("Oshi skills are offered in the performance step", "12.1.5.4", "8.5.1")(
    wrap_function(
        arts.list_options, lambda whole, game: [*whole(game), *actions.skill_options(game, game.state.turn_player)]
    )
)


@breaks("Both players' oshi skills are offered in the turn player's main step", "12.1.5.4", "8.5.1")
@wrapper_of(actions.ACTIONS["skill"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    return [*whole(game, player), *whole(game, 1 - player)]


breaks(
    "Oshi skills cannot be used as an action in the main step",
    "12.1.5.4",
    spread="scenarios of many chapters use an oshi skill to do something",
)(wrap_function(actions.ACTIONS["skill"].options, lambda whole, game, player: []))


@breaks("An art hits the opponent's center holomem whichever target was chosen", "12.3.3", "12.3.3.2")
@wrapper_of(arts.resolve_art)
def _(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
    center = game.state.zones[1 - ctx.seat, "center"]
    ctx.used_on = game.state.reference_to(center[0]) if center else ctx.used_on
    yield from whole(game, ctx, art)


@breaks(
    "A cost is met if each of its colours is on some cheer and there are enough cheers in total",
    "12.3.3.1",
    "10.5.1",
    "10.5.2",
)
@wrapper_of(cheer_costs.covers_cost)
def _(whole: Any, cheers: Any, cost: Any) -> bool:
    colors = list(cheers)
    return len(colors) >= len(cost) and all(
        any(icon in each for each in colors) for icon in cost if icon != "colorless"
    )


breaks("A colourless cheer counts as any colour that an art requires", "12.3.3.1", "10.5.2")(
    wrap_function(
        cheer_costs.has_cheers_for_art, lambda whole, game, holomem, art: colorless_covers_cost(game, holomem, art.cost)
    )
)


@breaks("The cheers that an art requires are archived after it is resolved", "12.3.3.1.1")
@wrapper_of(arts.play_art)
def _(whole: Any, game: Any, holomem: int, held: Any) -> Any:
    paid = cheer_costs.attached_cheers(game, holomem)[: len(held.ability.cost)]
    moves = [EngineEvent("move", card, held.seat, to="archive", cause="archive", by=held.seat) for card in paid]
    yield from whole(game, holomem, held)
    yield from game.propose_events(*moves)


@breaks("The cheers that an art requires are archived before its text is carried out", "12.3.3.1.1")
@wrapper_of(arts.play_art)
def _(whole: Any, game: Any, holomem: int, held: Any) -> Any:
    paid = cheer_costs.attached_cheers(game, holomem)[: len(held.ability.cost)]
    moves = [EngineEvent("move", card, held.seat, to="archive", cause="archive", by=held.seat) for card in paid]
    yield from game.propose_events(*moves)
    yield from whole(game, holomem, held)


@breaks("The cheers that an art needs are archived if it is used in reaction", "12.3.5.1", "12.3.5.2", "12.3.3.1.1")
@wrapper_of(Hololive.count_use)
def _(whole: Any, self: Any, held: Any) -> None:
    whole(self, held)
    if isinstance(held.origin, Art) and isinstance(held.ability, ReplacementAbility):
        paid = cheer_costs.attached_cheers(self, held.card)[: len(held.origin.cost)]
        moves = [EngineEvent("move", card, held.seat, to="archive", cause="archive", by=held.seat) for card in paid]
        commit_events(self, moves)


breaks("An art can target the opponent's back holomem", "12.3.3.2", "11.3.1.1.1")(
    wrap_function(arts.default_art_targets, lambda whole, game, player: list(game.state.holomem(1 - player)))
)


breaks("An art can be used again more often than its limit says", "5.25.1", "10.7.2.1.1")(
    wrap_function(
        Hololive.is_usable, lambda whole, self, held: isinstance(held.ability, Art) or bool(whole(self, held))
    )
)
breaks("An art that is invalid can be used", "9.2.1.1", "10.3.2")(
    wrap_function(
        Hololive.is_in_effect, lambda whole, self, held, info: isinstance(held.ability, Art) or whole(self, held, info)
    )
)


@breaks("An art deals its damage before its text is carried out", "12.3.4", "12.3.4.2")
@wrapper_of(arts.resolve_art)
def _(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
    yield from whole(game, ctx, structs.replace(art, then=()))
    yield from whole_perform(game, ctx, art.then)


@breaks("An art deals 10 more damage than is printed", "12.3.4.1", "5.22.3", "5.22.3.1", "5.22.4")
def _(patch: Patch) -> None:
    whole = vars(Art)["damage"].fget
    patch.setattr(Art, "damage", property(lambda self: whole(self) + 10))


def settle_art_damage(counted: Any) -> Change:
    """Settle an art's damage otherwise: ``counted`` of its base, the effects, its bonus, and its text."""

    def resolve_art(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
        state, ctx.size = game.state, 0
        yield from perform.perform_instructions(game, ctx, art.then)
        target, this = state.find_card(ctx.used_on), state.find_card(ctx.this)
        if target is not None:
            against = art.bonus[0] in game.characteristics_of(target).colors
            effects = 0 if this is None else arts.art_damage_change(game.characteristics_of(this), art.name)
            size = counted(art.damage, effects, art.bonus[1] if against else 0, ctx.size)
            yield from instructions.deal_damage(game, ctx, [target], size, "art")

    return wrap_function(arts.resolve_art, resolve_art)


breaks("Negative art damage is raised to zero before the art's text changes it", "12.3.4.2", "1.3.2.4")(
    settle_art_damage(lambda base, effects, bonus, text: max(0, base + effects + bonus) + text)
)


@breaks("An art whose text cannot be carried out in full deals no damage", "12.3.4.2")
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    done = yield from whole(game, ctx, them)
    ctx.used_on = ctx.used_on if done else None
    return done


@breaks("An art's bonus against a colour counts against any target", "12.3.4.3")
@wrapper_of(arts.resolve_art)
def _(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
    if ctx.used_on is not None:
        others = tuple(each for each in art.values if each.what == "cost")
        art = replace(art, values=(*others, Value("damage", art.damage + art.bonus[1])))
    yield from whole(game, ctx, art)


breaks("Negative art damage is raised to zero before the art's bonus against a colour is added", "12.3.4.3", "1.3.2.4")(
    settle_art_damage(lambda base, effects, bonus, text: max(0, base + text + effects) + bonus)
)
breaks(
    "Art damage that its text makes negative is raised to zero before the bonus and effects count",
    "12.3.4.3",
    "12.3.4.4",
)(settle_art_damage(lambda base, effects, bonus, text: max(0, base + text) + bonus + effects))
breaks("Negative art damage is raised to zero before effects add to it", "12.3.4.4", "1.3.2.4")(
    settle_art_damage(lambda base, effects, bonus, text: max(0, base + text + bonus) + effects)
)


def change_text_damage(otherwise: Callable[[Any, Any, int], tuple[int, str]]) -> Change:
    """Change the size or the kind of the damage in an art's text."""

    def deal_changed_damage(whole: Any, game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
        if ctx.held is not None and isinstance(ctx.held.ability, Art):
            size, cause = otherwise(game, ctx, size)
        return (yield from whole(game, ctx, targets, size, cause))

    return wrap_function(instructions.deal_damage, deal_changed_damage)


@breaks("An effect that raises an art's damage also raises each damage dealt by the art's text", "12.3.4.4")
@change_text_damage
def _(game: Any, ctx: Any, size: int) -> tuple[int, str]:
    return size + arts.art_damage_change(game.characteristics_of(ctx.this.card), ctx.held.ability.name), "effect"


@breaks("Effects on an art's damage are counted as they were before the art's text was carried out", "12.3.4.4")
def _(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        early = arts.art_damage_change(game.characteristics_of(ctx.this.card), art.name)
        patch.setattr(arts, "art_damage_change", lambda info, name: early)
        yield from whole(game, ctx, art)
        patch.setattr(arts, "art_damage_change", change_of)

    whole, change_of = arts.resolve_art, arts.art_damage_change
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("Changes of one holomem's art damage apply to the arts of all its player's holomem", "12.3.4.4")
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    done = yield from whole(game, ctx, them)
    others = [card for card in game.state.holomem(ctx.seat) if card != ctx.this.card]
    ctx.size += sum(arts.art_damage_change(game.characteristics_of(card), ctx.held.ability.name) for card in others)
    return done


@breaks("Abilities triggered by using an art are played before the art's text and damage", "12.3.4.4", "10.6.1.1")
@wrapper_of(arts.resolve_art)
def _(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
    commit_events(game, (EngineEvent("use", ctx.this.card, cause="art", by=ctx.seat, ability=ctx.held),))
    while (yield from ability_triggers.play_one_pending(game, ctx.seat)):
        pass
    yield from whole(game, ctx, art)


breaks("Damage dealt by an art's text counts as art damage", "12.3.4.5", "12.3.4.5.1")(
    change_text_damage(lambda game, ctx, size: (size, "art"))
)


@breaks("If an art's target has left the stage, the art hits another of the opponent's holomem", "12.3.4.5")
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    done = yield from whole(game, ctx, them)
    others = game.state.holomem(1 - ctx.seat)
    if ctx.used_on is not None and game.state.find_card(ctx.used_on) is None and others:
        ctx.used_on = game.state.reference_to(others[0])
    return done


@breaks(
    "An art that reacts to an event is also offered as an ordinary art in the performance step",
    "12.3.5",
    "12.3.5.1",
    "12.3.5.2",
)
@wrapper_of(arts.list_options)
def _(whole: Any, game: Any) -> Any:
    zones, player = game.state.zones, game.state.turn_player
    abilities = [
        held for zone in ("center", "collab") for card in zones[player, zone] for held in game.abilities_of(card)
    ]
    more = [EngineOption("art", (held.card, held)) for held in abilities if isinstance(held.origin, Art)]
    return [*whole(game), *(each for each in more if not isinstance(each.args[1].ability, Art))]


def reorder_replacing_art(otherwise: Any) -> Change:
    """Change the order of an art that replaces something."""

    def replacing_art(whole: Any, art: Any) -> Any:
        found = whole(art)
        return replace(found, instead=otherwise(found.instead))

    return wrap_function(cards._replacing_art, replacing_art)


breaks("An art usable when damage would be dealt is carried out after the damage", "12.3.5.1")(
    reorder_replacing_art(
        lambda instead: (ModifyEvent(), *(each for each in instead if not isinstance(each, ModifyEvent)))
    )
)
breaks("An art usable when damage was dealt is carried out before the damage", "12.3.5.2")(
    reorder_replacing_art(
        lambda instead: (*(each for each in instead if not isinstance(each, ModifyEvent)), ModifyEvent())
    )
)


def redefine_keyword(keyword: str, **otherwise: Any) -> Change:
    """Change a field of a keyword."""

    def redefined_ability(whole: Any, printed: Any) -> Any:
        ability = whole(printed)
        return replace(ability, **otherwise) if printed.what == keyword else ability

    return wrap_function(keywords.ability_of_keyword, redefined_ability)


breaks("A collab effect triggers whenever its holomem moves to or on the stage", "13.2.2", "13.2.2@1.7.0")(
    redefine_keyword("collab-effect", at=EventPattern("move", subject=ThisCard(), to=STAGE))
)


@breaks(
    "A holomem that an effect makes collab is only moved there and does not count as collabing",
    "13.2.2",
    "13.2.2@1.7.0",
    "5.16.1",
)
@wrapper_of(instructions.HANDLERS["collab"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return (yield from instructions.HANDLERS[Move](game, ctx, Move(node.cards, "collab")))


breaks("A Bloom effect triggers when any holomem of either player Blooms", "13.3.2", "13.3.1")(
    redefine_keyword("bloom-effect", at=EventPattern("bloom", subject=MatchingCards(STAGE, "both")))
)
breaks(
    "An ability that an attached card adds belongs to that card instead of its holomem",
    "5.19.1",
    "13.5.2@1.7.0",
    "5.19.1",
    "13.5.2@1.7.0",
)(redefine_keyword("ability-addition", cards=ThisCard()))
breaks(
    "An attached card adds an ability to its holomem even if the condition for it is not met",
    "5.19.1",
    "13.5.2@1.7.0",
    "5.19.1",
    "13.5.2@1.7.0",
)(redefine_keyword("ability-addition", condition=None))


def count_uses_under(key: Callable[[Any], NameKey]) -> Change:
    """Count the uses of oshi skills under another key."""

    def changed_use_keys(whole: Any, of: Any, held: Any) -> Any:
        return (key(held),) if isinstance(held.origin, OshiSkill) else whole(of, held)

    return wrap_function(keywords.use_keys, changed_use_keys)


breaks("Uses of all of a player's oshi skills are counted together toward their limits", "12.1.4")(
    count_uses_under(lambda held: NameKey(held.seat, "oshi skills"))
)
breaks("A use of an oshi skill counts toward the limit of the opponent's skill of the same name", "12.1.4")(
    count_uses_under(lambda held: NameKey(0, held.name))
)


@breaks("Declining an oshi skill for a down counts as using it", "12.1.5.2", "12.1.4")
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    wanted = yield from whole(game, ctx, held)
    if not wanted:
        game.count_use(held)
    return wanted


breaks("Oshi skills and abilities for a down can be used at every down despite their limits", "12.1.5.2", "12.1.4")(
    wrap_function(
        Hololive.is_usable, lambda whole, self, held: isinstance(held.ability, WhenDownedAbility) or whole(self, held)
    )
)
breaks("Oshi skills and abilities for a down cost nothing", "12.1.5.2", "12.1.3")(
    wrap_function(
        Hololive.cost_of,
        lambda whole, self, held: () if isinstance(held.ability, WhenDownedAbility) else whole(self, held),
    )
)


@breaks("An art's bonus against a colour counts only if that colour is printed on the target", "12.3.4.3")
def _(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        target = game.state.find_card(ctx.used_on)
        printed = target is None or art.bonus[0] in game.state.cards[target].face.colors
        return (yield from whole(game, ctx, art if printed else replace(art, values=without_bonus(art))))

    def without_bonus(art: Any) -> tuple[Value, ...]:
        return tuple(each for each in art.values if each.what not in ("against", "bonus"))

    whole = arts.resolve_art
    patch.setattr(arts, "resolve_art", resolve_art)


breaks("An effect on the damage of one named art changes the damage of all the holomem's arts", "12.3.4.4")(
    wrap_function(arts.art_damage_change, lambda whole, info, name: sum(size for _, size in info.arts))
)


@breaks("An art deals no damage if its holomem has left the stage", "12.3.4.5", "10.7.2.5.3")
@wrapper_of(instructions.deal_damage)
def _(whole: Any, game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
    there = game.state.find_card(ctx.this) is not None
    return (yield from whole(game, ctx, targets if there else [], size, cause))


@breaks("Declining an art that reacts to an event counts toward its use limit", "12.3.5.1", "12.3.5.2")
def _(patch: Patch) -> None:
    def note_agreement(ctx: Any, player: int) -> Any:
        wanted = yield from whole(ctx, player)
        declined.append(not wanted)
        return wanted

    def count_declined_use(game: Any, held: Any, event: Any, rests: Any) -> Any:
        changed = yield from whole_apply(game, held, event, rests)
        if declined and declined.pop() and isinstance(held.origin, Art):
            game.count_use(held)
        return changed

    declined: list[bool] = []
    whole, whole_apply = cost_payment.ask_agreement, replacement_effects.apply_replacement
    patch.setattr(cost_payment, "ask_agreement", note_agreement)
    patch.setattr(replacement_effects, "apply_replacement", count_declined_use)


@breaks("An art usable after an event waits for the next check timing as an automatic ability", "12.3.5.2")
def _(patch: Patch) -> None:
    def replacing_art(art: Any) -> Any:
        usable = art.usable
        if usable.would:
            return whole(art)
        return AutomaticAbility(usable.at, art.then, (), usable.condition, art.limit, art.name, art.text)

    whole, whole_optional, whole_usable = cards._replacing_art, Hololive.is_optional, Hololive.is_usable
    patch.setattr(cards, "_replacing_art", replacing_art)
    patch.setattr(
        Hololive, "is_optional", lambda self, held: isinstance(held.origin, Art) or whole_optional(self, held)
    )
    patch.setattr(Hololive, "is_usable", lambda self, held: whole_usable(self, held) and self._is_art_payable(held))
