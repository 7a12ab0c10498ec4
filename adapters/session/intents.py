"""Translates intents into options: a player, a kind of action and some fields become answers to the engine's asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ..messages import ACTS, Ask, AskKind, Option, Player
from ..option_matching import (
    DECLINING,
    FieldValue,
    are_same_options,
    chooses_another,
    is_declinable,
    is_forced_ask,
    matches_intent,
    options_with_value,
    target_field,
)
from ..transcript import IntentEntry, describe_fields, describe_option
from .answered_game import AnsweredGame
from .replay import repeated_ask, replay_game
from .session_errors import AdapterError, AmbiguousStep, NotOffered


class Session(AnsweredGame):
    """A game that the steps of a scenario play by their intents."""

    def intend(self, player: Player, kind: str, /, *, asked: Sequence[AskKind] = (), **fields: FieldValue) -> None:
        """Take the option of that ``kind`` whose fields agree with ``fields``.

        ``asked`` limits the kinds of ask that the intent answers. Fields that the option does not hold answer the
        asks that follow. Raises :class:`NotOffered` or :class:`AmbiguousStep`.
        """
        self.transcript.append(IntentEntry(player, kind, fields))
        self.answer_forced_asks()
        ask = self._asked(player, asked, f"{kind} {describe_fields(fields)}".rstrip())
        self._act(ask, kind, fields)
        self.answer_forced_asks()

    def decide_yes_or_no(self, player: Player, yes: bool) -> None:
        """Say yes or no to a question, or to a choice of cards that may be declined."""
        self.answer_forced_asks()
        ask, word = self.ask, "yes" if yes else "no"
        if ask is None or ask.player != player or not is_declinable(ask):
            self.intend(player, word, asked=("optional",))
            return
        self.transcript.append(IntentEntry(player, word, {}))
        if yes:
            taken = tuple(option for option in ask.options if option.kind not in DECLINING)
            self.narrow_ask(ask, replace(ask, least=max(ask.least, 1), options=taken))
        else:
            self.answer_ask(ask, tuple(option for option in ask.options if option.kind in DECLINING))
        self.answer_forced_asks()

    def is_action_offered(self, player: Player, kind: str, /, **fields: FieldValue) -> bool:
        """Whether the player, at a play timing, is offered that action (:meth:`has_open_option`).

        Raises :class:`NotOffered` if the player is not at a play timing.
        """
        self.answer_forced_asks()
        self._asked(player, ACTS, f"whether {kind} is possible")
        return self.has_open_option(kind, **fields)

    def has_open_option(self, kind: str, /, **fields: FieldValue) -> bool:
        """Whether such an option is open now; forced asks are answered first.

        An engine may ask afterwards for fields that an option does not hold. That is tried, and the game is played
        again up to this ask. Raises :class:`AdapterError` if neither its options nor its asks decide it.
        """
        self.answer_forced_asks()
        fitting = [option for option in self.ask.options if matches_intent(option, kind, fields)] if self.ask else []
        if any(fields.keys() <= option.fields.keys() for option in fitting):
            return True
        ways = {str(option.fields): {**fields, **option.fields} for option in fitting}
        return any(self._goes_through(kind, way) for way in ways.values())

    def _goes_through(self, kind: str, fields: dict[str, FieldValue]) -> bool:
        """Whether the asks that follow the action take the fields that its option does not hold."""
        again = replay_game(self)
        try:
            again._act(repeated_ask(again, self.ask), kind, fields, only_try=True)
        except NotOffered:
            found = False
        else:
            found = True
        self.ask = replay_game(self).ask
        self.add_remark(f"{kind} {describe_fields(fields)} {'can' if found else 'cannot'} be done, over several asks")
        return found

    def _asked(self, player: Player, kinds: Sequence[AskKind], meant: str) -> Ask:
        ask = self.ask
        if ask is None or ask.player != player or (kinds and ask.kind not in kinds):
            raise NotOffered(f"{player} meant {meant}, but what is open is: {self.describe_situation()}")
        return ask

    def _act(self, ask: Ask, kind: str, fields: dict[str, FieldValue], *, only_try: bool = False) -> None:
        """Pick the option that matches, and answer the asks that follow with the fields that it does not hold.

        With ``only_try`` the last of these asks is not answered.
        """
        fitting = self._fitting(ask, kind, fields)
        option, before = fitting[0], len(self.events)
        left = {name: value for name, value in fields.items() if name not in option.fields}
        target = "" if are_same_options(fitting) else target_field(fitting, self.words)
        done: list[Any] = [value for name, value in option.fields.items() if name != target]
        if target:
            self._split(ask, fitting, target)
        else:
            self.answer_ask(ask, (option,))
        passed_over = self._answer_with(ask.player, left, done, only_try)
        self._check_left(f"the option of {kind!r}", ask.player, left, done, before, passed_over)

    def _fitting(self, ask: Ask, kind: str, fields: dict[str, FieldValue]) -> list[Option]:
        """The options that match: all the same, or an action combined with each of its possible target cards."""
        fitting = [option for option in ask.options if matches_intent(option, kind, fields)]
        meant = f"{kind} {describe_fields(fields)}".rstrip()
        if not fitting:
            raise NotOffered(f"{ask.player} is not offered {meant}; what is open is: {self.describe_situation()}")
        if not are_same_options(fitting) and not target_field(fitting, self.words):
            listed = " | ".join(describe_option(option) for option in fitting)
            raise AmbiguousStep(f"{meant!r} of {ask.player} fits several options; say which: {listed}")
        return fitting

    def _split(self, ask: Ask, options: Sequence[Option], target: str) -> None:
        """Take the action of options that name an action and a card together; the choice of the card stays open."""
        cards = tuple(replace(each, kind="card", fields={"card": each.fields[target]}) for each in options)
        self.narrow_ask(ask, replace(ask, kind="choose", options=cards))

    def _answer_with(self, player: Player, left: dict[str, FieldValue], done: list[Any], only_try: bool) -> bool:
        """Answer the asks that follow an action with the fields that are left; ``done`` collects the values picked.

        Returns whether the player was asked to choose something else instead.
        """
        passed_over = False
        while left and self.ask is not None:
            ask = self.ask
            name = next((n for n, v in left.items() if options_with_value(ask, v)), None)
            if name is not None and ask.player == player and ask.kind not in (*ACTS, "optional"):
                options = options_with_value(ask, left.pop(name))
                if only_try and not left:
                    break
                done += [value for each in options for value in each.fields.values()]
                self.pick_all_options(ask, options)
            elif is_forced_ask(ask):
                passed_over = passed_over or (ask.player == player and chooses_another(ask, done))
                self.answer_ask(ask, ask.options[: ask.least], forced=True)
            else:
                is_own = ask.player == player and ask.kind == "choose"
                return passed_over or is_own or (name is not None and ask.kind not in (*ACTS, "optional"))
        return passed_over

    def _check_left(
        self, option: str, player: Player, left: dict[str, FieldValue], done: list[Any], before: int, passed_over: bool
    ) -> None:
        """Check the fields that no ask took, against the events since ``before``.

        Such a field is accepted if the engine decided it by itself and an event shows it. It was not offered if the
        events are about other cards. Raises :class:`NotOffered` or :class:`AdapterError`.
        """
        events = self.events[before:]
        told = [value for event in events for value in event.fields.values()]
        of_others = [event for event in events if "card" in event.fields and event.fields["card"] not in done]
        for name, value in left.items():
            if passed_over or (of_others and value not in told):
                raise NotOffered(f"{player} meant {name} {value}, but was not offered it; {self.describe_situation()}")
            if value not in told:
                raise AdapterError(
                    f"{player} meant {name} {value}, and neither {option} nor an ask nor an event says "
                    f"so (one of them must, even without a choice); {self.describe_situation()}"
                )
