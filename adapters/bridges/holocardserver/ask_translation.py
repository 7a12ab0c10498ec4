"""Asks: the decisions that the engine waits for, in the protocol's words, and the messages that answer them.

The engine wants an action in one message, with its target and its payment. So one of its decisions may become several
asks here; the message is sent after the last.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from ...engine_interface import EngineFault, Illegal, Unsupported
from ...messages import Ask, AskKind, Option, OptionKind
from .card_translation import name_of_card

Message = tuple[str, dict[str, Any]] | Callable[[], None]
"""A message to the engine, or a call if the engine goes on without a message."""

CARDS = {"card", "holomem", "with"}
"""The fields of an option that hold cards."""

SHOWN = "shown"
"""A decision made by this bridge, which the engine would answer by itself."""


@dataclass(frozen=True)
class EngineChoice:
    """An option, and its meaning: a message to send, or the next decision."""

    kind: OptionKind
    fields: dict[str, str | int]
    value: Any = None

    @property
    def fields_by_card_name(self) -> dict[str, str | int]:
        """The fields, with cards given by their names."""
        return {word: name_of_card(str(value)) if word in CARDS else value for word, value in self.fields.items()}


@dataclass(frozen=True)
class UnnumberedAsk:
    """An ask without its number."""

    player: str
    kind: AskKind
    choices: tuple[EngineChoice, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    about: str = ""

    def to_protocol_ask(self, ident: str) -> Ask:
        """The ask as a message of the protocol."""
        options = tuple(
            Option(id=str(at), kind=each.kind, fields=each.fields_by_card_name) for at, each in enumerate(self.choices)
        )
        return Ask(
            id=ident,
            player=self.player,  # type: ignore[arg-type]
            kind=self.kind,
            options=options,
            least=self.least,
            most=self.most,
            ordered=self.ordered,
            about=self.about,
        )

    def picked_choices(self, picks: tuple[str, ...]) -> list[EngineChoice]:
        """The choices that were picked; raises `Illegal` if one is not offered."""
        if not self.least <= len(picks) <= self.most or len(set(picks)) < len(picks):
            raise Illegal(f"{len(picks)} picks; between {self.least} and {self.most} different ones are wanted")
        known = {str(at): choice for at, choice in enumerate(self.choices)}
        if unknown := [pick for pick in picks if pick not in known]:
            raise Illegal(f"option {unknown[0]} is not offered")
        return [known[pick] for pick in picks]


@dataclass(frozen=True)
class PendingDecision:
    """The open ask, or the message that is ready to be sent."""

    player: str
    ask: UnnumberedAsk
    then: Callable[[list[EngineChoice]], PendingDecision | Message]
    step: str = ""
    message: Message | None = None

    def decision_after(self, chosen: list[EngineChoice]) -> PendingDecision:
        """The decision or the message that follows the answer."""
        found = self.then(chosen)
        return (
            found
            if isinstance(found, PendingDecision)
            else PendingDecision(self.player, self.ask, self.then, self.step, found)
        )


def pending_decision(game: Any) -> PendingDecision | None:
    """The decision that the engine waits for; None if there is none."""
    if game.is_game_over():
        return None
    if game.current_decision is None:
        return _setting_up(game)
    decision = game.current_decision
    kind = decision["decision_type"]
    if kind not in _KNOWN:
        raise Unsupported(f"the engine's decision {kind}", "adapter", kind)
    return _KNOWN[kind](game, decision, decision["decision_player"])


def step_beginning(player: str, step: str, start: Callable[[], None]) -> PendingDecision:
    """The beginning of a step in which the engine asks nothing: it stops for a view, then goes on."""
    ask = UnnumberedAsk(player, "choose", (EngineChoice("other", {"label": f"the {step} step begins"}),))
    return PendingDecision(player, ask, lambda _: start, step)


def ask_before_ending(game: Any) -> None:
    """Make the engine ask before it ends a turn in which no art can be used; by default it ends the turn by itself."""
    send = game.send_performance_step_actions

    def send_or_ask() -> None:
        if len(game.get_available_performance_actions()) > 1:
            send()
        else:
            over = {"decision_type": SHOWN, "decision_player": game.active_player_id}
            game.set_decision({**over, "continuation": game.end_player_turn})

    game.send_performance_step_actions = send_or_ask


def _taken(game: Any, cards: Sequence[str], valid: Callable[[list[str]], bool]) -> list[Collection[str]]:
    """The sets of these cards that the engine accepts, tried one by one; its error events are dropped."""
    game.send_event = lambda event: None
    try:
        sets = (found for size in range(len(cards) + 1) for found in combinations(cards, size))
        return [found for found in sets if valid(list(found))]
    finally:
        del game.send_event


def _nothing_left(game: Any, decision: dict[str, Any], player: str) -> PendingDecision:
    def end_turn() -> None:
        game.clear_decision()()

    return _one(player, "action", [EngineChoice("pass", {}, end_turn)], "performance")


# --- before the first turn ------------------------------------------------------------------------


def _setting_up(game: Any) -> PendingDecision | None:
    if game.phase not in {"Mulligan", "InitialPlacement"}:
        return None
    asked = next(event for event in reversed(game.all_events) if "desired_response" in event)
    wanted = asked["desired_response"]
    if wanted not in _SETTING_UP:
        raise Unsupported(f"the engine's ask for {wanted}", "adapter", wanted)
    return _SETTING_UP[wanted](game, asked, asked["active_player"])


def _redraw(game: Any, asked: dict[str, Any], player: str) -> PendingDecision:
    return _yes_or_no(player, lambda yes: ("mulligan", {"do_mulligan": yes}), about="redraw", step="setup")


def _center(game: Any, asked: dict[str, Any], player: str) -> PendingDecision:
    """The choice of the center holomem; an engine that lists Spot holomem here wants the back holomem in the same
    message.
    """

    def place_center(chosen: list[str]) -> PendingDecision | Message:
        center = {"center_holomem_card_id": chosen[0]}
        if "spot_options" not in asked:
            return "initial_placement", center
        return _backs(game, asked, player, "initial_placement", center)

    return _cards(player, asked["debut_options"], place_center, step="setup", about="the center position")


def _under_the_deck(game: Any, asked: dict[str, Any], player: str) -> PendingDecision:
    """The cost of forced redraws: the choice of the cards, and their order."""

    def return_message(cards: list[str]) -> Message:
        return "return_cards", {"card_ids": cards}

    def order_returned_cards(cards: list[str]) -> PendingDecision | Message:
        return return_message(cards) if len(cards) < 2 else _in_order(player, cards, return_message)

    count = asked["return_count"]
    return _cards(player, asked["hand_card_ids"], order_returned_cards, least=count, most=count, step="setup")


def _back_alone(game: Any, asked: dict[str, Any], player: str) -> PendingDecision:
    found = _backs(game, asked, player, "backstage_placement", {})
    if isinstance(found, PendingDecision):
        return found
    ask = UnnumberedAsk(player, "choose", (), least=0, most=0, about="the back position")
    return PendingDecision(player, ask, lambda _: found, "setup", found)


def _backs(
    game: Any, asked: dict[str, Any], player: str, action: str, center: dict[str, Any]
) -> PendingDecision | Message:
    """The choice of the back holomem: any number that the engine accepts."""
    validate = getattr(game, f"validate_{action}")
    able = [card for card in (*asked["debut_options"], *asked["spot_options"]) if card not in center.values()]

    def placement_data(backs: list[str]) -> dict[str, Any]:
        return {**center, "backstage_holomem_card_ids": backs}

    taken = _taken(game, able, lambda backs: validate(player, placement_data(backs)))
    return _among(
        player, able, taken, lambda backs: (action, placement_data(backs)), step="setup", about="the back position"
    )


_SETTING_UP: dict[str, Callable[[Any, dict[str, Any], str], PendingDecision]] = {
    "mulligan": _redraw,
    "initial_placement": _center,
    "return_cards": _under_the_deck,
    "backstage_placement": _back_alone,
}


# --- the decisions of a turn ----------------------------------------------------------------------


def _main_step(game: Any, decision: dict[str, Any], player: str) -> PendingDecision:
    choices: list[EngineChoice] = []
    actions = decision["available_actions"]
    performs = any(action["action_type"] == "mainstep_begin_performance" for action in actions)
    for action in actions:
        choices += _main_action(game, action, performs)
    return _one(player, "action", choices, "main")


def _main_action(game: Any, action: dict[str, Any], performs: bool) -> Iterable[EngineChoice]:
    kind = action["action_type"]
    match kind:
        case "mainstep_place_holomem":
            yield EngineChoice("place", {"card": action["card_id"]}, (kind, {"card_id": action["card_id"]}))
        case "mainstep_bloom":
            data = {"card_id": action["card_id"], "target_id": action["target_id"]}
            yield EngineChoice("bloom", {"holomem": action["target_id"], "with": action["card_id"]}, (kind, data))
        case "mainstep_collab":
            yield EngineChoice("collab", {"holomem": action["card_id"]}, (kind, {"card_id": action["card_id"]}))
        case "mainstep_oshi_skill":
            yield EngineChoice("skill", {"ability": action["skill_id"]}, (kind, {"skill_id": action["skill_id"]}))
        case "mainstep_play_support":
            yield EngineChoice("support", {"card": action["card_id"]}, (kind, {"card_id": action["card_id"]}))
        case "mainstep_baton_pass":
            for back in action["backstage_options"]:
                yield EngineChoice("baton-pass", {"holomem": back}, _Paying(game, kind, back, action))
        case "mainstep_begin_performance":
            yield EngineChoice("pass", {}, (kind, {}))
        case "mainstep_end_turn":
            yield (
                EngineChoice("other", {"label": "end the turn"}, (kind, {}))
                if performs
                else EngineChoice("pass", {}, (kind, {}))
            )
        case _:
            yield EngineChoice("other", {"label": kind}, None)


@dataclass(frozen=True)
class _Paying:
    """A baton pass whose cheers are still to be chosen, among the sets that the engine accepts."""

    game: Any = field(compare=False)
    kind: str
    back: str
    action: dict[str, Any] = field(compare=False)

    def next_decision(self, player: str) -> PendingDecision | Message:
        cheers = self.action["available_cheer"]

        def payment_data(chosen: list[str]) -> dict[str, Any]:
            return {"card_id": self.back, "cheer_ids": chosen}

        def payment_message(chosen: list[str]) -> Message:
            return self.kind, payment_data(chosen)

        taken = _taken(
            self.game, cheers, lambda chosen: self.game.validate_main_step_baton_pass(player, payment_data(chosen))
        )
        return _among(player, cheers, taken, payment_message, step="main")


def _performance_step(game: Any, decision: dict[str, Any], player: str) -> PendingDecision:
    choices: list[EngineChoice] = []
    for action in decision["available_actions"]:
        kind = action["action_type"]
        if kind == "performance_step_use_art":
            named = {"holomem": action["performer_id"], "ability": action["art_id"]}
            choices.append(EngineChoice("art", named, _Aiming(kind, action)))
        elif kind == "performance_step_end_turn":
            choices.append(EngineChoice("pass", {}, (kind, {})))
        else:
            choices.append(EngineChoice("other", {"label": "back to the main step"}, (kind, {})))
    return _one(player, "action", choices, "performance")


@dataclass(frozen=True)
class _Aiming:
    """An art whose target is still to be chosen."""

    kind: str
    action: dict[str, Any] = field(compare=False)

    def next_decision(self, player: str) -> PendingDecision | Message:
        named = {"performer_id": self.action["performer_id"], "art_id": self.action["art_id"]}

        def target_message(chosen: list[str]) -> Message:
            return self.kind, {**named, "target_id": chosen[0]}

        return _cards(player, self.action["valid_targets"], target_message, step="performance")


def _place_cheer(game: Any, decision: dict[str, Any], player: str) -> PendingDecision:
    return _sending(player, decision["cheer_to_place"], decision["options"], "place_cheer", "cheer")


def _move_cheer(game: Any, decision: dict[str, Any], player: str) -> PendingDecision:
    """The choice of the cheers, unless all have to move, then of a target for each that the engine accepts."""
    cheers, targets = decision["available_cheer"], decision["available_targets"]
    least, most = decision["amount_min"], min(decision["amount_max"], len(cheers))
    action = "effect_resolution_move_cheer_between_holomems"

    def are_placements_valid(placements: dict[str, str]) -> bool:
        game.send_event = lambda event: None
        try:
            return bool(game.validate_move_cheer_between_holomems(player, {"placements": placements}))
        finally:
            del game.send_event

    def send_cheers(chosen: list[str]) -> PendingDecision | Message:
        return (
            _sending(player, chosen, targets, action, "", are_placements_valid)
            if chosen
            else (action, {"placements": {}})
        )

    if least == most == len(cheers):
        found = send_cheers(cheers)
        assert isinstance(found, PendingDecision)
        return found
    return _cards(player, cheers, send_cheers, least=least, most=most)


def _sending(
    player: str,
    cheers: list[str],
    targets: list[str],
    action: str,
    step: str,
    taken: Callable[[dict[str, str]], bool] = lambda placements: True,
) -> PendingDecision:
    """Sends cheers one after another, each to a holomem of the player's choice, the last to one that the engine
    accepts.
    """

    def ask_next_target(sent: dict[str, str]) -> PendingDecision | Message:
        if len(sent) == len(cheers):
            return action, {"placements": sent}
        cheer = cheers[len(sent)]
        is_last = len(sent) + 1 == len(cheers)
        able = [target for target in targets if not is_last or taken({**sent, cheer: target})]
        if not able:
            raise EngineFault("the engine asks where to send a cheer that it accepts nowhere")
        return _cards(
            player,
            able,
            lambda chosen: ask_next_target({**sent, cheer: chosen[0]}),
            step=step,
            about=name_of_card(cheer),
        )

    found = ask_next_target({})
    if not isinstance(found, PendingDecision):
        raise EngineFault("the engine asks for targets, but for an empty set of cheers")
    return found


def _new_center(game: Any, decision: dict[str, Any], player: str) -> PendingDecision:
    if not decision["options"]:
        raise EngineFault("the engine asks for a new center holomem where there is none to choose")
    return _cards(player, decision["options"], lambda chosen: ("choose_new_center", {"new_center_card_id": chosen[0]}))


IN_ORDER = {"holopower", "bottom_of_deck"}
"""The zones into which the engine puts cards in the order of the choice."""


def _cards_for_effect(game: Any, decision: dict[str, Any], player: str) -> PendingDecision:
    """A choice of some of these cards; if there are none, the engine gets an empty answer without an ask.

    For an ordered zone the cards are named from the top, because the engine puts one after the other there.
    """
    to = decision.get("to_zone", "")
    able, most = decision["cards_can_choose"], decision["amount_max"]

    def choice_message(cards: list[str]) -> Message:
        return "effect_resolution_choose_card_for_effect", {"card_ids": cards[::-1] if to == "holopower" else cards}

    asked = _cards(
        player, able, choice_message, least=decision["amount_min"], most=most, ordered=most > 1 and to in IN_ORDER
    )
    return asked if most else asked.decision_after([])


def _order(game: Any, decision: dict[str, Any], player: str) -> PendingDecision:
    return _in_order(player, decision["card_ids"], lambda cards: ("effect_resolution_order_cards", {"card_ids": cards}))


def _choice(game: Any, decision: dict[str, Any], player: str) -> PendingDecision:
    """A choice among effects: who goes first, whether to do something or pass, or which comes first."""
    if "choice" not in decision:
        raise Unsupported("the engine's choice of a number of its own", "adapter")
    effects = [effect["effect_type"] for effect in decision["choice"]]

    def index_message(index: int) -> Message:
        return "effect_resolution_make_choice", {"choice_index": index}

    if decision.get("simultaneous_resolution"):
        return _one(player, *_waiting(decision["choice"], index_message), "")
    if effects == ["go_first", "go_first"]:
        firsts = [effect["first"] for effect in decision["choice"]]
        return _yes_or_no(player, lambda yes: index_message(firsts.index(yes)), about="go first", step="setup")
    if len(effects) == 2 and effects.count("pass") == 1:
        declined = effects.index("pass")
        return _yes_or_no(player, lambda yes: index_message(1 - declined if yes else declined))
    choices = [EngineChoice("other", {"label": name}, index_message(at)) for at, name in enumerate(effects)]
    return _one(player, "choose", choices, "")


OF_A_DOWN = {"on_down", "on_kill"}
"""The timings of triggers of a down."""


def _waiting(effects: list[dict[str, Any]], picked: Callable[[int], Message]) -> tuple[AskKind, list[EngineChoice]]:
    """The choice of the effect that comes first, each given by its card and by its name there."""
    kind: AskKind = "downed" if all(effect.get("timing") in OF_A_DOWN for effect in effects) else "waiting"
    said = [{"card": effect["source_card_id"], "ability": effect.get("ability", "")} for effect in effects]
    choices = [
        EngineChoice("ability", {k: v for k, v in each.items() if v}, picked(at)) for at, each in enumerate(said)
    ]
    return kind, choices


_KNOWN: dict[str, Callable[[Any, dict[str, Any], str], PendingDecision]] = {
    SHOWN: _nothing_left,
    "decision_main_step": _main_step,
    "decision_performance_step": _performance_step,
    "decision_place_cheer": _place_cheer,
    "decision_effect_move_cheer_between_holomems": _move_cheer,
    "decision_choose_new_center": _new_center,
    "decision_choose_cards_for_effect": _cards_for_effect,
    "decision_order_cards": _order,
    "decision_choice": _choice,
}


# --- how asks are made ----------------------------------------------------------------------------


def _one(player: str, kind: AskKind, choices: list[EngineChoice], step: str) -> PendingDecision:
    """A choice of one of several actions; some of them lead to further asks."""

    def follow_choice(chosen: list[EngineChoice]) -> PendingDecision | Message:
        value = chosen[0].value
        if value is None:
            raise Unsupported(f"the engine's action {chosen[0].fields.get('label')}", "adapter")
        if isinstance(value, _Paying | _Aiming):
            return value.next_decision(player)
        message: Message = value
        return message

    return PendingDecision(player, UnnumberedAsk(player, kind, tuple(choices)), follow_choice, step)


def _cards(
    player: str,
    cards: list[str],
    then: Callable[[list[str]], PendingDecision | Message],
    *,
    least: int = 1,
    most: int = 1,
    step: str = "",
    about: str = "",
    ordered: bool = False,
) -> PendingDecision:
    """A choice of cards."""
    choices = tuple(EngineChoice("card", {"card": card}, card) for card in cards)
    ask = UnnumberedAsk(player, "choose", choices, least, most, ordered, about)
    return PendingDecision(player, ask, lambda chosen: then([each.value for each in chosen]), step)


def _in_order(player: str, cards: list[str], then: Callable[[list[str]], Message]) -> PendingDecision:
    choices = tuple(EngineChoice("card", {"card": card}, card) for card in cards)
    ask = UnnumberedAsk(player, "order", choices, len(cards), len(cards), ordered=True)
    return PendingDecision(player, ask, lambda chosen: then([each.value for each in chosen]))


def _among(
    player: str,
    cards: list[str],
    taken: list[Collection[str]],
    then: Callable[[list[str]], Message],
    *,
    step: str,
    about: str = "",
) -> PendingDecision | Message:
    """A choice of one of these sets of cards; no ask if there is only one set."""
    if not taken:
        raise EngineFault("the engine offers an action for which it accepts no set of cards")
    if len(taken) == 1:
        return then(list(taken[0]))
    able = [card for card in cards if any(card in each for each in taken)]
    sizes = [len(each) for each in taken]

    def check_picked_set(picked: list[str]) -> Message:
        if not any(set(each) == set(picked) for each in taken):
            raise Illegal(f"the engine does not accept {', '.join(picked) or 'no cards'} for that")
        return then(picked)

    return _cards(player, able, check_picked_set, least=min(sizes), most=max(sizes), step=step, about=about)


def _yes_or_no(player: str, then: Callable[[bool], Message], *, about: str = "", step: str = "") -> PendingDecision:
    choices = (EngineChoice("yes", {}, True), EngineChoice("no", {}, False))
    return PendingDecision(
        player, UnnumberedAsk(player, "optional", choices, about=about), lambda c: then(c[0].value), step
    )
