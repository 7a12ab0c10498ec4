"""One game on one engine, driven by intents: what a step means becomes answers to what the engine asks.

Engines ask in different grains. A step states an *intent* (a player, a kind of action, the fields it
knows); the session finds the one option that it fits, carries the fields that the option did not hold
to the asks that follow, and answers an ask with a single legal answer by itself. Of cards that are asked for one by
one it picks those that a step names, one after the other, and no more than those. It never passes, never says yes, and
never chooses between things that differ: a scenario does. Only when a scenario is over does it pick on, where a claim
of the scenario rests on how a row of asks goes on (:meth:`Session.finish`).

Whose fault an error is: :class:`NotOffered`, :class:`Refusal` and :class:`Endless` are the engine's (they
are assertion errors: a deviation), :class:`ScenarioError` the scenario's, :class:`AdapterError` the
adapter's.
"""

from __future__ import annotations

from collections.abc import Sequence

from .engine import Engine, EngineError, Illegal, conceding
from .messages import ACTS, Ask, AskKind, Event, Option, Player, Position, Result, Scene, Situation, View, Viewer
from .readback import differences
from .rows import Claim, goes_on, is_order
from .transcript import (
    Asked,
    Ended,
    Entry,
    GaveUp,
    Happened,
    Intended,
    Noted,
    Opened,
    Picked,
    Refused,
    Viewed,
    describe_ask,
    describe_fields,
    describe_option,
)
from .words import EVERY_GAME, Words

ANSWERS_AT_MOST = 2_000
"""So many answers in one game are taken for an engine that never comes to an end."""

TOLD_ALONG = " (what play itself changed before the first ask has to be told, as events of the answer to open)"
"""Why a position may look different though the engine was given it, and the mend."""

FieldValue = str | int | tuple[str, ...]


class NotOffered(AssertionError):
    """The engine does not offer what a step means. The message lists what it asks and offers."""


class Refusal(AssertionError):
    """The engine refused an answer that it had offered."""


class Endless(AssertionError):
    """The engine went on asking, and no scenario has so much to say."""


class ScenarioError(Exception):
    """The scenario is at fault: it cannot be carried out as written. The message names the mend."""


class Vague(ScenarioError):
    """A step fits several options that differ: it has to say more."""


class AdapterError(Exception):
    """The adapter is at fault: what it says cannot be judged."""


class SceneRefused(AdapterError):
    """The engine calls the scene illegal. Of decks it may have to."""


class ReadBack(AdapterError):
    """The position that the engine holds is not the one it was given."""


def is_forced(ask: Ask) -> bool:
    """Whether the ask has one legal answer.

    An ``action`` ask is never forced (to pass ends a step, and a scenario says so), an ``optional`` one
    neither; a ``response`` is, where nothing but to pass is left. Options that are alike in kind and fields count
    as one.
    """
    if ask.kind in ("action", "optional"):
        return False
    count = len(ask.options)
    if ask.ordered or ask.kind == "order":
        return count <= 1
    if ask.least == ask.most == count:
        return True
    if ask.least < 1 or not ask.options:
        return False
    return count == 1 or (ask.least == ask.most and _alike(ask.options))


class Session:
    """A game that is being played.

    ``ask`` and ``result`` say where it stands; ``events`` are all so far, ``told`` the same by decision; ``transcript``
    is everything in order. With ``read_back`` false the position is not compared (an engine without a judge's view).
    ``words`` are the game's. ``in_order``: the events of one decision are told in the order in which they happened.
    """

    def __init__(
        self,
        engine: Engine,
        game: str,
        edition: str,
        *,
        read_back: bool = True,
        words: Words = EVERY_GAME,
        in_order: bool = True,
    ) -> None:
        self.engine = engine
        self.game = game
        self.edition = edition
        self.ask: Ask | None = None
        self.result: Result | None = None
        self.events: list[Event] = []
        self.told: list[tuple[Event, ...]] = []
        self.in_order = in_order
        self.transcript: list[Entry] = []
        self._read_back = read_back
        self._words = words
        self._views: dict[Viewer, View] = {}
        self._open = False
        self._forced: list[tuple[Ask, tuple[Option, ...]]] = []
        self._given = 0
        self._last: tuple[Ask, tuple[Option, ...], int] | None = None
        self._enough = False
        self._claim: Claim | None = None

    # --- the game as a whole ---

    def open(self, scene: Scene) -> None:
        """Begin. Raises :class:`SceneRefused` when the engine calls the scene illegal, :class:`ReadBack` when
        it then holds another position.
        """
        self.transcript.append(Opened(self.game, self.edition, scene))
        try:
            situation = self.engine.open(self.game, self.edition, scene)
        except EngineError as error:
            self.transcript.append(Refused("the scene", str(error)))
            if isinstance(error, Illegal):
                raise SceneRefused(f"the engine refuses the scene: {error}") from error
            raise
        self._open = True
        self._take(situation)
        if self._read_back and isinstance(scene, Position):
            found = differences(scene, self.view("judge"), self.events, self._words, in_order=self.in_order)
            if found:
                raise ReadBack(f"the engine does not hold the scene it was given: {'; '.join(found)}{TOLD_ALONG}")

    @property
    def is_open(self) -> bool:
        """Whether there is a game."""
        return self._open

    def close(self) -> None:
        """Forget the game."""
        if self._open:
            self._open = False
            self.engine.close()

    def view(self, viewer: Viewer) -> View:
        """What the viewer may know now; asked once for each situation."""
        known = self._views.get(viewer)
        if known is None:
            self.transcript.append(Viewed(viewer))
            known = self._views[viewer] = self.engine.view(viewer)
            self.transcript[-1] = Viewed(viewer, known)
        return known

    def note(self, text: str) -> None:
        """Put a remark into the transcript."""
        self.transcript.append(Noted(text))

    def describe(self) -> str:
        """What is open now, in one line."""
        return describe_ask(self.ask, self.result)

    # --- intents ---

    def intend(self, player: Player, kind: str, /, *, asked: Sequence[AskKind] = (), **fields: FieldValue) -> None:
        """Do what a step means: the option of that ``kind`` whose fields agree with ``fields``.

        ``asked`` narrows the kinds of ask that it answers. Fields that the option does not hold answer the
        asks that follow. Raises :class:`NotOffered` or :class:`Vague`.
        """
        self.transcript.append(Intended(player, kind, fields))
        self.settle()
        ask = self._asked(player, asked, f"{kind} {describe_fields(fields)}".rstrip())
        option = self._fitting(ask, kind, fields)
        before = len(self.events)
        self._answer(ask, (option,))
        self._carry(player, {k: v for k, v in fields.items() if k not in option.fields}, option, before)
        self.settle()

    def offered(self, player: Player, kind: str, /, **fields: FieldValue) -> bool:
        """Whether the player, at a play timing, is offered that action; forced asks are answered first.

        Raises :class:`NotOffered` when the player is not at a play timing at all, and
        :class:`AdapterError` when the options do not say enough to tell.
        """
        self.settle()
        ask = self._asked(player, ACTS, f"whether {kind} is possible")
        fitting = [option for option in ask.options if _fits(option, kind, fields)]
        silent = [name for option in fitting for name in fields if name not in option.fields]
        if silent:
            raise AdapterError(f"the options {kind!r} do not say {silent[0]!r}: {self.describe()}")
        return bool(fitting)

    def settle(self) -> None:
        """Answer forced asks until an ask is open that is not; and end a row of which a step named all its cards."""
        self._settle_forced()
        if self._enough and self._goes_on and self.ask is not None and not self.ask.least:
            self._answer(self.ask, ())
            self._settle_forced()

    def concede(self, player: Player) -> None:
        """Let a player give up, whatever is asked."""
        self.transcript.append(GaveUp(player))
        self._last = self._claim = None
        self._take(conceding(self.engine).concede(player))

    # --- answers to particular asks ---

    def pick(self, ids: Sequence[str]) -> None:
        """Answer the open ask with these option ids, in this order."""
        if self.ask is None:
            raise NotOffered(f"an answer was meant, but {self.describe()}")
        by_id = {option.id: option for option in self.ask.options}
        unknown = [name for name in ids if name not in by_id]
        if unknown:
            raise NotOffered(f"no option has the id {unknown[0]!r}; {self.describe()}")
        self._answer(self.ask, tuple(by_id[name] for name in ids))

    def choose(self, player: Player, cards: Sequence[str]) -> None:
        """Choose exactly these cards; none is an answer where the ask allows it.

        To state a choice that was forced, and has been made, is no error.
        """
        if self._was_forced(player, cards):
            return
        self._pick_cards(player, "choose", cards)

    def order(self, player: Player, cards: Sequence[str]) -> None:
        """Put the cards into this order, the first one first."""
        self._pick_cards(player, "order", cards)

    def order_as_listed(self) -> None:
        """Where an order is asked for, put the options into that in which they are listed."""
        self.settle()
        while self.ask is not None and is_order(self.ask):
            self._answer(self.ask, self.ask.options[: self.ask.most])
            self._settle_forced()
            if not self._goes_on:
                break

    def claim(self, claim: Claim) -> bool:
        """Whether so many are asked for: at once, or one by one, which is held against how the asks go on."""
        if self.ask is None:
            return False
        self._claim = claim if claim.agrees(self.ask) and claim.most <= len(self.ask.options) else None
        return self._claim is not None or (self.ask.least, self.ask.most) == (claim.least, claim.most)

    def finish(self) -> None:
        """The scenario is over. A claim that only a row of asks makes true is shown by picking on.

        Raises :class:`Miscounted` where it is not true.
        """
        while self._claim is not None and self._claim.most > 1 and self.ask is not None:
            self._answer(self.ask, self.ask.options[:1])
            self._settle_forced()

    def decide(self, player: Player, yes: bool) -> None:
        """Say yes or no."""
        self.intend(player, "yes" if yes else "no", asked=("optional",))

    def played(self) -> list[list[Event]]:
        """The ``played`` events so far, by decision, that were not the doing of an action a player took."""
        decisions: list[list[Event]] = [[]]
        pending: Option | None = None
        for entry in self.transcript:
            if isinstance(entry, Picked | GaveUp):
                decisions.append([])
            if isinstance(entry, Picked) and entry.ask.kind in ACTS and not entry.forced:
                pending = next((o for o in entry.options if o.kind in self._words.plays), None)
            elif isinstance(entry, Happened) and entry.event.kind == "played":
                if pending is not None and _is_act(pending, entry.event):
                    pending = None
                else:
                    decisions[-1].append(entry.event)
        return decisions

    # --- inside ---

    def _take(self, situation: Situation) -> None:
        self._views.clear()
        self.events.extend(situation.events)
        self.told.append(situation.events)
        self.transcript.extend(Happened(event) for event in situation.events)
        self.ask, self.result = situation.ask, situation.result
        if self.ask is not None and self.ask.kind not in self._words.names("asks"):
            raise AdapterError(f"it asks {self.ask.kind!r}, which is no ask of the protocol or of the game")
        if self.ask is not None:
            self.transcript.append(Asked(self.ask))
        if self.result is not None:
            self.transcript.append(Ended(self.result))

    def _settle_forced(self) -> None:
        while self.ask is not None and is_forced(self.ask):
            self._answer(self.ask, self.ask.options[: self.ask.least], forced=True)

    @property
    def _goes_on(self) -> bool:
        """Whether the open ask goes on with a row: for what remains of the last one, and nothing happened since."""
        if self.ask is None or self._last is None:
            return False
        ask, options, before = self._last
        return len(self.events) == before and goes_on(ask, options, self.ask)

    def _check_claim(self, taken: int) -> None:
        """Hold the engine to what was claimed of a row, of which so many cards were picked by the last answer."""
        if self._claim is None or self._last is None:
            return
        self._claim.taken += taken
        if self._goes_on:
            self._claim.check(self.ask)
        elif self.ask is None or not is_forced(self.ask):  # else it may ask to confirm what was picked
            claim, self._claim = self._claim, None
            if self._last[1]:
                claim.check(None)

    def _answer(self, ask: Ask, options: tuple[Option, ...], forced: bool = False) -> None:
        if self._given == ANSWERS_AT_MOST:
            raise Endless(f"the engine asks on and on: {ANSWERS_AT_MOST} answers were given; {self.describe()}")
        self._given += 1
        self.transcript.append(Picked(ask, options, forced))
        self._forced = [*self._forced, (ask, options)] if forced else []
        in_row = not forced or self._goes_on
        try:
            situation = self.engine.answer(ask.id, tuple(option.id for option in options))
        except Illegal as error:
            picks = ", ".join(describe_option(option) for option in options) or "nothing"
            self.transcript.append(Refused(picks, str(error)))
            raise Refusal(f"the engine refused {picks}, which it had offered: {error}") from error
        except EngineError as error:
            self.transcript.append(Refused("an answer", str(error)))
            raise
        before = len(self.events)
        self._take(situation)
        if in_row:
            self._last, self._enough = (ask, options, before), False
        self._check_claim(len(options) if in_row else 0)

    def _asked(self, player: Player, kinds: Sequence[AskKind], meant: str) -> Ask:
        ask = self.ask
        if ask is None or ask.player != player or (kinds and ask.kind not in kinds):
            raise NotOffered(f"{player} meant {meant}, but what is open is: {self.describe()}")
        return ask

    def _fitting(self, ask: Ask, kind: str, fields: dict[str, FieldValue]) -> Option:
        fitting = [option for option in ask.options if _fits(option, kind, fields)]
        meant = f"{kind} {describe_fields(fields)}".rstrip()
        if not fitting:
            raise NotOffered(f"{ask.player} is not offered {meant}; what is open is: {self.describe()}")
        if not _alike(fitting):
            listed = " | ".join(describe_option(option) for option in fitting)
            raise Vague(f"{meant!r} of {ask.player} fits several options; say which: {listed}")
        return fitting[0]

    def _carry(self, player: Player, fields: dict[str, FieldValue], option: Option, before: int) -> None:
        """Answer the asks that follow an action with the fields its ``option`` did not hold.

        A field that no ask takes is accepted where the engine settled it by itself and an event says so.
        """
        passed_over = False
        while fields and self.ask is not None:
            ask = self.ask
            name = next((n for n, v in fields.items() if _holding(ask, v)), None)
            if name is not None and ask.player == player and ask.kind not in (*ACTS, "optional"):
                self._pick_all(ask, _holding(ask, fields.pop(name)))
            elif is_forced(ask):
                passed_over = passed_over or (ask.player == player and _chooses_another(ask, option))
                self._answer(ask, ask.options[: ask.least], forced=True)
            else:
                break
        told = [value for event in self.events[before:] for value in event.fields.values()]
        for name, value in fields.items():
            if passed_over or value not in told:
                raise NotOffered(f"{player} meant {name} {value}, but was not offered it; {self.describe()}")

    def _was_forced(self, player: Player, cards: Sequence[str]) -> bool:
        """Whether that choice is among those made by the session since the last that was a step's."""
        if self._is_asked(player, "choose"):
            return False
        for entry in self._forced:
            ask, options = entry
            chosen = sorted(str(option.fields.get("card")) for option in options)
            if (ask.kind, ask.player, chosen) == ("choose", player, sorted(cards)):
                self._forced.remove(entry)
                return True
        return False

    def _is_asked(self, player: Player, kind: AskKind) -> bool:
        """Whether cards are to be chosen by that player, or to be put into an order."""
        ask = self.ask
        if ask is None or ask.player != player:
            return False
        return is_order(ask) and not is_forced(ask) if kind == "order" else ask.kind == kind

    def _pick_cards(self, player: Player, kind: AskKind, cards: Sequence[str]) -> None:
        wanted = ", ".join(cards) or "nothing"
        self.transcript.append(Intended(player, kind, {"cards": tuple(cards)}))
        another = not (cards and self.ask and set(cards) <= {*_by_card(self.ask)})
        ended = self._enough and self._goes_on and another
        if ended or not self._is_asked(player, kind) or (self.ask and _is_foreign(self.ask)):
            self.settle()
        ask = self.ask
        if ask is None or not self._is_asked(player, kind):
            raise NotOffered(f"{player} meant to {kind} {wanted}, but what is open is: {self.describe()}")
        by_card = _by_card(ask)
        missing = [card for card in cards if card not in by_card]
        if missing or not (ask.least <= len(cards) <= ask.most or (cards and ask.most == 1)):
            why = f"{missing[0]} is not offered" if missing else f"{ask.least} to {ask.most} have to be named"
            raise NotOffered(f"{player} meant to {kind} {wanted}, but {why}: {self.describe()}")
        self._pick_all(ask, tuple(by_card[card] for card in cards), ordered=kind == "order")
        self._settle_forced()

    def _pick_all(self, ask: Ask, options: Sequence[Option], *, ordered: bool = False) -> None:
        """Pick these, at once or one by one; of an order the last one need not be asked for."""
        at_once = len(options) if len(options) <= ask.most else 1
        self._answer(ask, tuple(options[:at_once]))
        remaining = list(options[at_once:])
        while remaining:
            option = remaining.pop(0)
            if not self._goes_on:
                self._settle_forced()  # it may ask to confirm what was picked
            now = [each for each in self.ask.options if _same(each, option)] if self.ask and self._goes_on else []
            if self.ask is not None and now:
                self._answer(self.ask, (now[0],))
            elif remaining or not ordered:
                raise NotOffered(f"{ask.player} meant {describe_option(option)} as well; {self.describe()}")
        self._enough = True


def _fits(option: Option, kind: str, fields: dict[str, FieldValue]) -> bool:
    return option.kind == kind and all(
        option.fields[name] == value for name, value in fields.items() if name in option.fields
    )


def _is_foreign(ask: Ask) -> bool:
    """Whether nothing that is asked has a word of ours: a moment that only the engine knows."""
    return all(option.kind == "other" for option in ask.options)


def _alike(options: Sequence[Option]) -> bool:
    return all(_same(option, options[0]) for option in options)


def _same(option: Option, other: Option) -> bool:
    return option.kind == other.kind and option.fields == other.fields


def _by_card(ask: Ask) -> dict[str, Option]:
    return {str(option.fields.get("card")): option for option in ask.options}


def _chooses_another(ask: Ask, option: Option) -> bool:
    """Whether a choice with one answer is of something else than what was picked with the option: not to confirm it."""
    named = option.fields.values()
    return ask.kind == "choose" and not all(value in named for each in ask.options for value in each.fields.values())


def _holding(ask: Ask, value: FieldValue) -> tuple[Option, ...]:
    """The options that hold the value (each of them, for several), or none if it does not answer the ask."""
    wanted = value if isinstance(value, tuple) else (value,)
    found = [next((o for o in ask.options if item in o.fields.values()), None) for item in wanted]
    options = tuple(option for option in found if option is not None)
    fits = ask.least <= len(options) <= ask.most or (ask.most == 1 and ask.kind == "choose")
    return options if len(options) == len(wanted) and fits else ()


def _is_act(option: Option, event: Event) -> bool:
    """Whether something was played by picking that option: what it names was, and the rest is not named."""
    card, ability = event.fields.get("card"), event.fields.get("ability")
    if "ability" in option.fields and option.fields["ability"] != ability:
        return False
    others = [value for name, value in option.fields.items() if name != "ability"]
    return not others or card in others
