"""Instructions in the engine's format, one effect each. Those that the format cannot express are unsupported."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ...card_text_tree import (
    Attach,
    Change,
    ChosenCards,
    DamageInstruction,
    Draw,
    Filter,
    GainEffect,
    GameInstruction,
    Heal,
    HostCard,
    IfInstruction,
    Instruction,
    Look,
    MatchingCards,
    Move,
    NumberChange,
    OneOf,
    OptionalInstruction,
    PreviousCards,
    RemainingCards,
    Roll,
    RollAmount,
    Shuffle,
    Switch,
    ThisCard,
    TopCards,
)
from ...engine_interface import Unsupported
from .reference_translation import (
    STAGE,
    Effect,
    card_requirement,
    choice_bounds,
    choice_candidates,
    die_faces,
    exact_choice_count,
    performer_conditions,
    side_of_cards,
    stage_position_word,
    target_limitation,
    translate_conditions,
    unsupported_node,
)

ZONES = {"hand": "hand", "archive": "archive", "deck": "deck", "holo power": "holopower", "cheer deck": "cheer_deck"}
"""The zones from which an effect chooses cards."""

ON_STAGE = {"stage", "back"}
"""The places to which the engine's cards put a holomem: the back position of the stage."""

HIDDEN = {"hand", "deck", "holo power"}
"""The zones among them that the other player does not see."""

HOLOMEM_ABILITY = "holomem_none"
"""The engine's word for a colorless holomem as the source of an ability, to which no other card reacts."""

CHEERS = Filter(kind=("cheer",))

ARCHIVED_AS_COST: dict[MatchingCards, tuple[Effect, Effect]] = {
    MatchingCards(zone=("hand",)): (
        {"effect_type": "archive_from_hand"},
        {"condition": "can_archive_from_hand", "condition_source": HOLOMEM_ABILITY},
    ),
    MatchingCards(side="both", where=CHEERS, on=ThisCard()): (
        {"effect_type": "archive_cheer_from_holomem", "from": "self"},
        {"condition": "self_has_cheer_color", "condition_colors": ["any"]},
    ),
}
"""By the cards that are archived as a cost, the effect that archives them and the condition that they are there."""

SOURCE = {"holomem": "holomem_ability", "support": "support_card", "attached": "support_card", "oshi": "oshi_skill"}
"""The engine's word for the source of a die roll, by the kind of the card with the text."""


def translate_instructions(instructions: Sequence[Instruction], kind: str = "holomem") -> list[Effect]:
    """The effects that carry out these instructions of a card of that kind, one after the other."""
    found: list[Effect] = []
    rest = list(instructions)
    while rest:
        effect, taken = _several(rest, kind) or (_effect(rest[0], kind), 1)
        found.append(effect)
        rest = rest[taken:]
    return found


def combine_effects(those: Sequence[Effect]) -> Effect:
    """Several effects as one: the first one, with the others following it."""
    first, *rest = those
    if rest and "conditions" in first:
        raise unsupported_node("do if", "a condition before something that does not depend on it")
    return {**first, "and": [*first.get("and", ()), *rest]} if rest else first


def optional_effect(those: Sequence[Effect]) -> Effect:
    """Several effects that a player may decline together."""
    return {"effect_type": "choice", "choice": [combine_effects(those), {"effect_type": "pass"}]}


def effect_with_cost(cost: Sequence[Instruction], then: Sequence[Instruction], what: str) -> Effect:
    """The effect of a holomem's ability that a player may pay for, as the engine's own cards have it.

    Raises `Unsupported` for a cost that no card has; ``what`` is the node that is refused.
    """
    match cost:
        case (Roll(),) as roll:
            return optional_effect(translate_instructions([*roll, *then]))
        case (Move(to="archive", cards=ChosenCards() as chosen) as move,) if _is_plain(move) and not move.reveal:
            amount = exact_choice_count(chosen)
            if (of_which := ARCHIVED_AS_COST.get(choice_candidates(chosen))) is None:
                raise unsupported_node(what, "a cost of such cards")
            paid, payable = of_which
            asked = [{**payable, "amount_min": amount}]
            first = {**paid, "ability_source": HOLOMEM_ABILITY, "amount": amount}
            return {**optional_effect([first, *translate_instructions(then)]), "conditions": asked}
    raise unsupported_node(what, "a cost like that")


# --- what the engine does as one effect -----------------------------------------------------------


def _several(rest: list[Instruction], kind: str) -> tuple[Effect, int] | None:
    """The effect for the first few of these instructions, and the number of these instructions."""
    match rest:
        case [
            Move(cards=ChosenCards(among=MatchingCards(zone=("deck",))) as chosen) as move,
            Shuffle(zone="deck", side="you"),
            *_,
        ]:
            if move.to in ON_STAGE and kind == "support":
                raise unsupported_node("do move", "a support that puts a holomem onto the stage")
            return {**_from(chosen, move), "look_at": -1, "remaining_cards_action": "shuffle"}, 2
        case [
            Move(cards=ChosenCards() as chosen, to="deck", bottom=False) as move,
            Shuffle(zone="deck", side="you"),
            *_,
        ]:
            return {**_from(chosen, move), "look_at": -1, "remaining_cards_action": "nothing"}, 2
        case [
            Look() as look,
            Move(cards=ChosenCards(among=PreviousCards() | RemainingCards()) as chosen) as move,
            Move() as left,
            *_,
        ]:
            return _looking(look, chosen, move, left), 3
        case [Look(by="you", up_to=False, cards=MatchingCards(zone=("holo power",)) as cards), Move() as move, *_]:
            match move.cards:
                case ChosenCards(among=PreviousCards()) as chosen if cards.where == Filter():
                    taken = _from(replace(chosen, among=cards), move)
                    return {**taken, "look_at": -1, "remaining_cards_action": "nothing"}, 2
        case [Roll(count=1), IfInstruction(otherwise=()) as first, *_]:
            return _rolling(rest, first, kind)
        case [Roll(count=1), GameInstruction(what="boost", amount=RollAmount(times=times)), *_]:
            boost = {"effect_type": "power_boost", "amount": times, "multiplier": "last_die_value"}
            return _die([(list(range(1, 7)), [boost])], kind), 2
    return None


def _rolling(rest: list[Instruction], first: IfInstruction, kind: str) -> tuple[Effect, int]:
    branches = [(die_faces(first.condition), translate_instructions(first.then, kind))]
    if branches[0][0] is None:
        raise unsupported_node("do roll", "a roll before another condition")
    for each in rest[2:]:
        if not isinstance(each, IfInstruction) or each.otherwise or (shown := die_faces(each.condition)) is None:
            break
        branches.append((shown, translate_instructions(each.then, kind)))
    seen = [face for shown, _ in branches for face in shown or ()]
    if len(set(seen)) < len(seen):
        raise unsupported_node("do roll", "a roll with two effects for one number")
    return _die([(shown or [], done) for shown, done in branches], kind), 1 + len(branches)


def _die(branches: list[tuple[list[int], list[Effect]]], kind: str) -> Effect:
    options = [{"activate_on_values": shown, "effects": done} for shown, done in branches]
    return {"effect_type": "roll_die", "source": SOURCE[kind], "die_effects": options}


def _looking(look: Look, chosen: ChosenCards, move: Move, left: Move) -> Effect:
    """An effect that looks at some cards of the top of the deck, takes some of them, and puts the others somewhere."""
    match (look, left):
        case (
            Look(by="you", up_to=False, cards=TopCards(zone="deck", count=int(count), side="you", least=None)),
            Move(),
        ):
            pass
        case _:
            raise unsupported_node("do look", "a look like that")
    where = chosen.among.where if isinstance(chosen.among, RemainingCards) else Filter()
    least, most = choice_bounds(chosen)
    if least and where != Filter():
        raise unsupported_node(
            "of choose", "a card of some kind from a hidden zone: the engine has no rule for whether it must be found"
        )
    if chosen.by != "you" or chosen.alike or chosen.unlike or not _is_plain(move) or move.to != "hand":
        raise unsupported_node("do look", "a choice like that among the cards looked at")
    if left.cards not in (RemainingCards(), PreviousCards()) or not _is_plain(replace(left, bottom=False)):
        raise unsupported_node("do look", "the rest of the cards treated like that")
    action = {("archive", False): "archive", ("deck", True): "order_on_bottom", ("deck", False): "order_on_top"}
    if (left.to, left.bottom) not in action:
        raise unsupported_node("do look", f"the rest of the cards to {left.to}")
    return {
        **_choosing("deck", "hand", least, most, reveal=move.reveal),
        **card_requirement(where),
        "look_at": count,
        "remaining_cards_action": action[left.to, left.bottom],
    }


# --- one instruction ------------------------------------------------------------------------------


def _effect(instruction: Instruction, kind: str) -> Effect:
    match instruction:
        case Draw(count=int(count), up_to=False, until=False, bottom=False, side="you" | "opponent" as side):
            return {"effect_type": "draw", "amount": count, "opponent": side == "opponent"}
        case DamageInstruction(amount=int(amount)):
            return {"effect_type": "deal_damage", "amount": amount, **_damaged(instruction, kind)}
        case Heal():
            return {"effect_type": "restore_hp", **_healed(instruction, kind)}
        case Switch(cards=MatchingCards() as here, others=ChosenCards() as one):
            return _switched(here, one)
        case GameInstruction(what="return-to-debut", cards=ChosenCards() as one) if exact_choice_count(one) == 1:
            backs = choice_candidates(one)
            return {
                "effect_type": "return_holomem_to_debut",
                "target": stage_position_word(backs),
                **side_of_cards(backs),
            }
        case GameInstruction(what="down", cards=ChosenCards() as one) if (
            exact_choice_count(one) == 1 and choice_candidates(one).side == "opponent"
        ):
            return {
                "effect_type": "down_holomem",
                "target": stage_position_word(choice_candidates(one)),
                "required_damage": 0,
            }
        case GameInstruction(what="boost", amount=int(amount)) if amount > 0:
            return {"effect_type": "power_boost", "amount": amount}
        case Attach(cards=TopCards(zone="cheer deck", count=1, side="you", least=None), share=""):
            return {"effect_type": "send_cheer", "from": "cheer_deck", **_sent(1, 1, instruction, kind)}
        case Attach(cards=ChosenCards() as chosen, share=""):
            return _attached(chosen, instruction, kind)
        case Move(cards=ChosenCards() as chosen):
            return _moved(chosen, instruction)
        case Move(cards=TopCards(zone="deck", count=int(count), side="you", least=None), to="holo power", bottom=False):
            return {"effect_type": "generate_holopower", "amount": count}
        case OptionalInstruction(first=(Roll(),) as first, then=then, side="you"):
            return optional_effect(translate_instructions([*first, *then], kind))
        case OptionalInstruction(first=(Draw() | Heal(),) as first, then=then, side="you"):
            return optional_effect([*translate_instructions(first, kind), *translate_instructions(then, kind)])
        case OptionalInstruction(first=first, then=then, side="you") if kind == "holomem":
            return effect_with_cost(first, then, "do may")
        case GainEffect(until="turn", changes=(NumberChange(what="arts", add=int(add), set=None, named=None),)) if (
            add > 0
        ):
            return _gained(instruction, add)
        case IfInstruction(otherwise=()):
            done = combine_effects(translate_instructions(instruction.then, kind))
            return {**done, "conditions": [*translate_conditions(instruction.condition), *done.get("conditions", ())]}
    said = (
        f"act {instruction.what}"
        if isinstance(instruction, GameInstruction)
        else str(instruction.__struct_config__.tag)
    )
    raise unsupported_node(f"do {said}", f"the instruction {said} in this form")


def _damaged(damage: DamageInstruction, kind: str) -> Effect:
    match damage.to:
        case ThisCard() | HostCard() as one if _is_holomem(one, kind):
            return {"target": "self"}
        case MatchingCards() as cards:
            return {"target": stage_position_word(cards), "multiple_targets": "all", **side_of_cards(cards)}
        case ChosenCards() as chosen:
            cards = choice_candidates(chosen)
            return {
                "target": stage_position_word(cards),
                "multiple_targets": exact_choice_count(chosen),
                **side_of_cards(cards),
            }
    raise unsupported_node("do damage", "damage to such cards")


HEALED = {("center",): "center", ("back",): "backstage", STAGE: "holomem"}


def _is_holomem(one: ThisCard | HostCard, kind: str) -> bool:
    """Whether the reference means the holomem that has the text, or that the card with the text is attached to."""
    return kind == "holomem" if isinstance(one, ThisCard) else kind == "attached"


def _healed(heal: Heal, kind: str) -> Effect:
    amount: int | str = "all" if heal.amount is None else heal.amount if isinstance(heal.amount, int) else ""
    match heal.cards:
        case ThisCard() | HostCard() as one if amount and _is_holomem(one, kind):
            return {"target": "self" if kind == "holomem" else "attached_owner", "amount": amount}
        case MatchingCards(side="you") as cards if amount and cards.zone in HEALED and stage_position_word(cards):
            return {"target": HEALED[cards.zone], "amount": amount, "hit_all_targets": True}
        case ChosenCards() as chosen if (
            amount and choice_candidates(chosen).side == "you" and choice_candidates(chosen).zone in HEALED
        ):
            if exact_choice_count(chosen) == 1 and stage_position_word(choice_candidates(chosen)):
                return {"target": HEALED[choice_candidates(chosen).zone], "amount": amount}
    raise unsupported_node("do heal", "a heal of so much, or of such cards")


def _switched(center: MatchingCards, one: ChosenCards) -> Effect:
    backs = choice_candidates(one)
    active = backs.where in (Filter(state=("active",)), Filter(kind=("holomem",), state=("active",)))
    backs = replace(backs, where=Filter()) if active else backs
    if (
        stage_position_word(backs) != "backstage"
        or stage_position_word(center) != "center"
        or center.side != backs.side
        or exact_choice_count(one) != 1
    ):
        raise unsupported_node("do switch", "a switch of those cards")
    return {"effect_type": "switch_center_with_back", "skip_resting": active, **side_of_cards(backs)}


def _attached(chosen: ChosenCards, attach: Attach, kind: str) -> Effect:
    cards = choice_candidates(chosen)
    least, most = choice_bounds(chosen)
    if cards == CHEERS_ON_STAGE and least == most and kind != "support":
        return {"effect_type": "move_cheer_between_holomems", "amount": most, **_to_any_or_tagged(attach)}
    if cards.on or cards.side != "you" or cards.zone not in {("archive",), ("hand",), ("deck",)}:
        raise unsupported_node("do attach", "those cards to a holomem")
    if cards.where.kind == ("cheer",) and cards.zone == ("archive",):
        return {"effect_type": "send_cheer", "from": "archive", **_cheers(cards), **_sent(least, most, attach, kind)}
    if most != 1 or cards.zone == ("deck",):
        raise unsupported_node("do attach", "so many cards to a holomem")
    to = _to(attach)
    if to.get("to_limitation", ATTACHED[0]) not in ATTACHED:
        raise unsupported_node("do attach", "a card to such a holomem")
    asked = {**_choosing(ZONES[cards.zone[0]], "holomem", least, most, reveal=True), **card_requirement(cards.where)}
    return {**asked, "look_at": -1, "remaining_cards_action": "nothing", **to}


CHEERS_ON_STAGE = MatchingCards(side="both", where=CHEERS, on=MatchingCards(zone=STAGE))
"""All cheers attached to the player's own holomem."""


def _to_any_or_tagged(attach: Attach) -> Effect:
    """The holomem to which the engine can move a cheer: any, or those with a tag; it ignores all other limitations."""
    to = _to(attach)
    if to.get("to_limitation", "tag_in") != "tag_in":
        raise unsupported_node("do attach", "a cheer of another holomem to such a holomem")
    return to


ATTACHED = ("backstage", "color_in", "tag_in")
"""The holomem to which the engine can attach a chosen card other than a cheer; it ignores all other limitations."""


def _cheers(cards: MatchingCards) -> Effect:
    match cards.where.facts:
        case () if cards.where == Filter(kind=("cheer",)):
            return {}
        case (OneOf("color", colors),) if cards.where == Filter(kind=("cheer",), facts=cards.where.facts):
            return {"from_limitation": "color_in", "from_limitation_colors": list(colors)}
    raise unsupported_node("do attach", "cheers described like that")


def _sent(least: int, most: int, attach: Attach, kind: str) -> Effect:
    amounts = {"amount_min": least, "amount_max": most}
    if isinstance(attach.to, ThisCard) and kind == "holomem":
        return {**amounts, "to": "this_holomem"}
    return {**amounts, "to": "holomem", **_to(attach)}


def _to(attach: Attach) -> Effect:
    match attach.to:
        case ChosenCards() as one if exact_choice_count(one) == 1:
            return target_limitation(choice_candidates(one))
        case MatchingCards(zone=("center",)) as center:
            return target_limitation(center)
    raise unsupported_node("do attach", "to such a holomem")


def _moved(chosen: ChosenCards, move: Move) -> Effect:
    if move.to == "deck" and not move.bottom:
        raise unsupported_node("do move", "a card on top of the deck")
    if isinstance(chosen.among, MatchingCards) and chosen.among.zone == ("deck",):
        raise unsupported_node("do move", "a search of the deck after which it is not shuffled")
    return {**_from(chosen, move), "look_at": -1, "remaining_cards_action": "nothing"}


def _from(chosen: ChosenCards, move: Move) -> Effect:
    """The effect that moves chosen cards from one of the player's zones to another."""
    cards = choice_candidates(chosen)
    least, most = choice_bounds(chosen)
    if cards.on or cards.side != "you" or len(cards.zone) != 1 or cards.zone[0] not in ZONES:
        raise unsupported_node("do move", f"a move of cards in {', '.join(cards.zone) or 'any zone'}")
    if move.to in ON_STAGE:
        return {**_placed(cards, least, most, move), **card_requirement(cards.where)}
    if not _is_plain(replace(move, bottom=False)) or move.to not in {"hand", "archive", "deck", "holo power"}:
        raise unsupported_node("do move", f"a move like that to {move.to}")
    if cards.zone[0] in HIDDEN and least and cards.where != Filter():
        raise unsupported_node(
            "of choose", "a card of some kind from a hidden zone: the engine has no rule for whether it must be found"
        )
    to = "bottom_of_deck" if move.bottom else ZONES[move.to]
    return {**_choosing(ZONES[cards.zone[0]], to, least, most, reveal=move.reveal), **card_requirement(cards.where)}


def _placed(cards: MatchingCards, least: int, most: int, move: Move) -> Effect:
    """The effect that puts a chosen holomem onto the stage, which the engine's cards do if the stage has room."""
    if cards.zone != ("deck",) or most != 1 or not _is_plain(replace(move, reveal=False)):
        raise unsupported_node("do move", f"a move like that to {move.to}")
    chosen = _choosing("deck", "backstage", least, most, reveal=True)
    return {**chosen, "conditions": [{"condition": "stage_has_space"}]}


def _is_plain(move: Move) -> bool:
    more = move.resting or move.face_down or move.place or move.stack or move.bottom
    return not more and move.side in (None, "you")


def _choosing(zone: str, to: str, least: int, most: int, *, reveal: bool) -> Effect:
    return {
        "effect_type": "choose_cards",
        "from": zone,
        "destination": to,
        "amount_min": least,
        "amount_max": most,
        "reveal_chosen": reveal,
    }


def _gained(gain: GainEffect, add: int) -> Effect:
    turn: Effect = {"timing": "before_art", "effect_type": "power_boost", "amount": add}
    match gain.cards:
        case ChosenCards() as one if (
            exact_choice_count(one) == 1
            and stage_position_word(choice_candidates(one)) == "holomem"
            and choice_candidates(one).side == "you"
        ):
            turn["conditions"] = [{"condition": "performer_is_specific_id", "required_id": ""}]
            return {"effect_type": "add_turn_effect_for_holomem", "turn_effect": turn}
        case ChosenCards():
            raise unsupported_node("do gain", "an effect on such cards")
        case cards:
            turn["conditions"] = performer_conditions(cards)
            return {"effect_type": "add_turn_effect", "turn_effect": turn}


# --- what is always so ----------------------------------------------------------------------------


def art_color_bonus(color: str, amount: int) -> Effect:
    """The bonus of an art against targets of a colour."""
    condition = {"condition": "target_color", "color_requirement": color}
    return {"effect_type": "power_boost", "amount": amount, "conditions": [condition]}


def translate_change(change: Change) -> Effect:
    """The effect of a change of a number of a holomem while something lasts."""
    match change:
        case NumberChange(what="hp", add=int(add), set=None, named=None) if add > 0:
            return {"timing": "check_hp", "effect_type": "bonus_hp", "amount": add}
        case NumberChange(what="arts", add=int(add), set=None, named=None) if add > 0:
            return {"timing": "before_art", "effect_type": "power_boost", "amount": add}
    made = str(change.__struct_config__.tag)
    raise Unsupported(f"the change {made} in this form", "node", f"make {made}")
