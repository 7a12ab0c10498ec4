"""Answers that pick cards: at once, or one by one if the engine asks for them in a row."""

from __future__ import annotations

from collections.abc import Sequence

from ..ask_rows import CountClaim, continues_row, is_order_ask
from ..messages import Ask, AskKind, Option, Player
from ..option_matching import is_forced_ask, is_foreign_ask, is_same_option, options_by_card
from ..transcript import IntentEntry, PickEntry, describe_option
from .recorded_game import RecordedGame
from .session_errors import NotOffered


class AnsweredGame(RecordedGame):
    """A game in which forced asks are answered, and cards are picked at once or one by one.

    It keeps the last answer to a row of asks, a step's claim about that row, and the asks that it answered by itself
    since the last choice of a step.
    """

    _forced: tuple[PickEntry, ...] = ()
    _last: tuple[PickEntry, int] | None = None
    """The last answer that was not forced or that continued a row, and the number of events before it."""
    _named_all = False
    """Whether the last answer picked the last card that a step named."""
    _claim: CountClaim | None = None

    def answer_forced_asks(self) -> None:
        """Answer asks as long as they are forced, or continue a row of which a step has named all its cards."""
        self._settle_forced()
        if self._named_all and self._goes_on and self.ask is not None and not self.ask.least:
            self.answer_ask(self.ask, ())
            self._settle_forced()

    def answer_ask(self, ask: Ask, options: tuple[Option, ...], forced: bool = False) -> None:
        """Answer an ask with these options, and check the claim about the row."""
        in_row = not forced or self._goes_on
        before = len(self.events)
        picked = self.send_answer(ask, options, forced)
        self._forced = (*self._forced, picked) if forced else ()
        if in_row:
            self._last, self._named_all = (picked, before), False
        self._check_claim(len(options) if in_row else 0)

    def concede(self, player: Player) -> None:
        """Let a player give up, whatever is asked. That ends a row of asks."""
        self._last = self._claim = None
        super().concede(player)

    def pick_options(self, ids: Sequence[str]) -> None:
        """Answer the open ask with these option ids, in this order."""
        if self.ask is None:
            raise NotOffered(f"an answer was meant, but {self.describe_situation()}")
        by_id = {option.id: option for option in self.ask.options}
        unknown = [name for name in ids if name not in by_id]
        if unknown:
            raise NotOffered(f"no option has the id {unknown[0]!r}; {self.describe_situation()}")
        self.answer_ask(self.ask, tuple(by_id[name] for name in ids))

    def end_row(self) -> None:
        """End a row of asks of which a step has picked all that it names, if that is possible."""
        self._named_all = True
        self.answer_forced_asks()

    def choose_cards(self, player: Player, cards: Sequence[str]) -> None:
        """Choose exactly these cards. Choosing no card is an answer if the ask allows it.

        A step may state a choice that was forced and has been made already.
        """
        if not self.was_forced(player, "choose", "card", cards):
            self._pick_cards(player, "choose", cards)

    def order_cards(self, player: Player, cards: Sequence[str]) -> None:
        """Put the cards into this order, the first one first."""
        self._pick_cards(player, "order", cards)

    def order_as_listed(self) -> None:
        """If an order is asked for, keep the order in which the options are listed."""
        self.answer_forced_asks()
        while self.ask is not None and is_order_ask(self.ask):
            self.answer_ask(self.ask, self.ask.options[: self.ask.most])
            self._settle_forced()
            if not self._goes_on:
                break

    def claim_card_count(self, claim: CountClaim) -> bool:
        """Whether the engine asks for this number of cards. If it asks one by one, the asks that follow are checked."""
        if self.ask is None:
            return False
        self._claim = claim if claim.matches_ask(self.ask) and claim.most <= len(self.ask.options) else None
        return self._claim is not None or (self.ask.least, self.ask.most) == (claim.least, claim.most)

    def finish_scenario(self) -> None:
        """End the scenario. A claim that depends on the rest of a row is checked by picking on.

        Raises :class:`Miscounted` if the claim is false.
        """
        while self._claim is not None and self._claim.most > 1 and self.ask is not None:
            self.answer_ask(self.ask, self.ask.options[:1])
            self._settle_forced()

    def pick_all_options(self, ask: Ask, options: Sequence[Option], *, ordered: bool = False) -> None:
        """Pick these options, at once or one by one. An engine need not ask for the last card of an order."""
        at_once = len(options) if len(options) <= ask.most else 1
        self.answer_ask(ask, tuple(options[:at_once]))
        remaining = list(options[at_once:])
        while remaining:
            option = remaining.pop(0)
            if not self._goes_on:
                self._settle_forced()  # it may ask to confirm what was picked
            now = (
                [each for each in self.ask.options if is_same_option(each, option)]
                if self.ask and self._goes_on
                else []
            )
            if self.ask is not None and now:
                self.answer_ask(self.ask, (now[0],))
            elif remaining or not ordered:
                raise NotOffered(f"{ask.player} meant {describe_option(option)} as well; {self.describe_situation()}")
        self._named_all = True

    @property
    def _goes_on(self) -> bool:
        """Whether the open ask continues a row: it asks for the remaining cards, and nothing happened in between."""
        if self.ask is None or self._last is None:
            return False
        last, events = self._last
        return len(self.events) == events and continues_row(last.ask, last.options, self.ask)

    def _settle_forced(self) -> None:
        while self.ask is not None and is_forced_ask(self.ask):
            self.answer_ask(self.ask, self.ask.options[: self.ask.least], forced=True)

    def _check_claim(self, taken: int) -> None:
        """Check the claim about a row, in which the last answer picked ``taken`` cards."""
        if self._claim is None or self._last is None:
            return
        self._claim.taken += taken
        if self._goes_on:
            self._claim.check_next_ask(self.ask)
        elif self.ask is None or not is_forced_ask(self.ask):  # else it may ask to confirm what was picked
            claim, self._claim = self._claim, None
            if self._last[0].options:
                claim.check_next_ask(None)

    def was_forced(self, player: Player, kind: AskKind, field: str, values: Sequence[str]) -> bool:
        """Whether options with these values of a field had to be picked, and were since the last choice of a step."""
        if self._is_asked(player, kind):
            return False
        for entry in self._forced:
            chosen = sorted(str(option.fields.get(field)) for option in entry.options)
            if (entry.ask.kind, entry.ask.player, chosen) == (kind, player, sorted(values)):
                self._forced = tuple(each for each in self._forced if each is not entry)
                return True
        return False

    def _is_asked(self, player: Player, kind: AskKind) -> bool:
        """Whether that player is asked to choose cards, or to put cards into an order."""
        ask = self.ask
        if ask is None or ask.player != player:
            return False
        return is_order_ask(ask) and not is_forced_ask(ask) if kind == "order" else ask.kind == kind

    def _pick_cards(self, player: Player, kind: AskKind, cards: Sequence[str]) -> None:
        wanted = ", ".join(cards) or "nothing"
        self.transcript.append(IntentEntry(player, kind, {"cards": tuple(cards)}))
        another = not (cards and self.ask and set(cards) <= {*options_by_card(self.ask)})
        ended = self._named_all and self._goes_on and another
        if ended or not self._is_asked(player, kind) or (self.ask and is_foreign_ask(self.ask)):
            self.answer_forced_asks()
        ask = self.ask
        if ask is None or not self._is_asked(player, kind):
            raise NotOffered(f"{player} meant to {kind} {wanted}, but what is open is: {self.describe_situation()}")
        by_card = options_by_card(ask)
        missing = [card for card in cards if card not in by_card]
        if missing or not (ask.least <= len(cards) <= ask.most or (cards and ask.most == 1)):
            why = f"{missing[0]} is not offered" if missing else f"{ask.least} to {ask.most} have to be named"
            raise NotOffered(f"{player} meant to {kind} {wanted}, but {why}: {self.describe_situation()}")
        self.pick_all_options(ask, tuple(by_card[card] for card in cards), ordered=kind == "order")
        self._settle_forced()
