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

from msgspec.structs import replace

from .engine import Engine, EngineError, Illegal, conceding
from .messages import ACTS, Ask, AskKind, Event, Option, Player, Position, Result, Scene, Situation, View, Viewer
from .offers import (
    DECLINING,
    FieldValue,
    alike,
    as_before,
    chooses_another,
    fits,
    holding,
    is_act,
    is_declinable,
    is_forced,
    is_foreign,
    is_repeated,
    joined,
    named,
    same,
)
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
        self._whole: tuple[Ask, Ask] | tuple[None, None] = (None, None)

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
        self._act(ask, kind, fields)
        self.settle()

    def offered(self, player: Player, kind: str, /, **fields: FieldValue) -> bool:
        """Whether the player, at a play timing, is offered that action (:meth:`offers`).

        Raises :class:`NotOffered` when the player is not at a play timing at all.
        """
        self.settle()
        self._asked(player, ACTS, f"whether {kind} is possible")
        return self.offers(kind, **fields)

    def offers(self, kind: str, /, **fields: FieldValue) -> bool:
        """Whether such an option is open now; forced asks are answered first.

        What an option does not say, an engine may ask for afterwards: that is tried, and the game played again up to
        here. Raises :class:`AdapterError` when neither its options nor its asks say enough to tell.
        """
        self.settle()
        fitting = [option for option in self.ask.options if fits(option, kind, fields)] if self.ask else []
        if any(fields.keys() <= option.fields.keys() for option in fitting):
            return True
        ways = {str(option.fields): {**fields, **option.fields} for option in fitting}
        return any(self._goes_through(kind, way) for way in ways.values())

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
        """Say yes or no: to a question, or to a choice that may be declined, of which cards to do something with."""
        self.settle()
        ask, word = self.ask, "yes" if yes else "no"
        if ask is None or ask.player != player or not is_declinable(ask):
            self.intend(player, word, asked=("optional",))
            return
        self.transcript.append(Intended(player, word, {}))
        if yes:
            taken = tuple(option for option in ask.options if option.kind not in DECLINING)
            self._take_for(ask, replace(ask, least=max(ask.least, 1), options=taken))
        else:
            self._answer(ask, tuple(option for option in ask.options if option.kind in DECLINING))
        self.settle()

    def played(self) -> list[list[Event]]:
        """The ``played`` events so far, by decision, that were not the doing of an action a player took."""
        decisions: list[list[Event]] = [[]]
        act: list[Option] = []
        is_whole = True
        for entry in self.transcript:
            if isinstance(entry, Picked | GaveUp):
                decisions.append([])
            if isinstance(entry, Picked) and entry.ask.kind in ACTS and not entry.forced:
                act = [option for option in entry.options if option.kind in self._words.plays]
                is_whole = not act
            elif isinstance(entry, Picked) and not is_whole:
                act += entry.options
            elif isinstance(entry, Happened):
                is_whole = True
                if entry.event.kind == "played" and act and is_act(act, entry.event):
                    act = []
                elif entry.event.kind == "played":
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
        whole, part = self._whole
        if whole is not None and ask is part:
            by_id = {option.id: option for option in whole.options}
            ask, options = whole, tuple(by_id[option.id] for option in options)
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

    def _fitting(self, ask: Ask, kind: str, fields: dict[str, FieldValue]) -> list[Option]:
        """The options that are meant: alike, or an action together with each of the cards that it can be done to."""
        fitting = [option for option in ask.options if fits(option, kind, fields)]
        meant = f"{kind} {describe_fields(fields)}".rstrip()
        if not fitting:
            raise NotOffered(f"{ask.player} is not offered {meant}; what is open is: {self.describe()}")
        if not alike(fitting) and not joined(fitting, self._words):
            listed = " | ".join(describe_option(option) for option in fitting)
            raise Vague(f"{meant!r} of {ask.player} fits several options; say which: {listed}")
        return fitting

    def _split(self, ask: Ask, options: Sequence[Option], target: str) -> None:
        """Of an action and a card that are asked for together the action is meant: which card is open now."""
        cards = tuple(replace(each, kind="card", fields={"card": each.fields[target]}) for each in options)
        self._take_for(ask, replace(ask, kind="choose", options=cards))

    def _take_for(self, whole: Ask, part: Ask) -> None:
        """From now on what is open is a part of what the engine asks, with options of the same ids."""
        self.ask, self._whole = part, (whole, part)
        self.transcript.append(Asked(part))

    def _goes_through(self, kind: str, fields: dict[str, FieldValue]) -> bool:
        """Whether the asks that follow the action take what its option does not say."""
        again = self._again()
        try:
            again._act(again._come_to(self.ask), kind, fields, only_try=True)
        except NotOffered:
            found = False
        else:
            found = True
        self.ask = self._again().ask
        self.note(f"{kind} {describe_fields(fields)} {'can' if found else 'cannot'} be done, over several asks")
        return found

    def _again(self) -> Session:
        """The game, played once more up to here. Raises :class:`AdapterError` where it does not come to the same."""
        again = Session(self.engine, self.game, self.edition, read_back=False, words=self._words)
        for entry in self.transcript:
            match entry:
                case Opened(scene=scene):
                    self.engine.close()
                    again.open(scene)
                case GaveUp(player=player):
                    again.concede(player)
                case Picked(ask=ask, options=options, forced=forced):
                    now = again._come_to(ask)
                    again._answer(now, as_before(options, now), forced)
        again._come_to(self.ask)
        return again

    def _come_to(self, before: Ask | None) -> Ask:
        if before is None or self.ask is None or not is_repeated(self.ask, before):
            raise AdapterError(
                "what follows an action can only be looked at where a scene goes the same when it is played again "
                f"(options that say all need no look): first {describe_ask(before)}, now {self.describe()}"
            )
        return self.ask

    def _act(self, ask: Ask, kind: str, fields: dict[str, FieldValue], *, only_try: bool = False) -> None:
        """Pick the option that fits, and answer the asks that follow with the fields that it does not hold.

        A field that no ask takes is accepted where the engine settled it by itself and an event says so; it was not
        offered where the events are of other cards. Who tries only does not pick what is last.
        """
        fitting = self._fitting(ask, kind, fields)
        option, player, before = fitting[0], ask.player, len(self.events)
        left = {name: value for name, value in fields.items() if name not in option.fields}
        target = "" if alike(fitting) else joined(fitting, self._words)
        done = [value for name, value in option.fields.items() if name != target]
        if target:
            self._split(ask, fitting, target)
        else:
            self._answer(ask, (option,))
        passed_over = False
        while left and self.ask is not None:
            ask = self.ask
            name = next((n for n, v in left.items() if holding(ask, v)), None)
            if name is not None and ask.player == player and ask.kind not in (*ACTS, "optional"):
                if only_try and len(left) == 1:
                    return
                options = holding(ask, left.pop(name))
                done += [value for each in options for value in each.fields.values()]
                self._pick_all(ask, options)
            elif is_forced(ask):
                passed_over = passed_over or (ask.player == player and chooses_another(ask, done))
                self._answer(ask, ask.options[: ask.least], forced=True)
            else:
                is_own = ask.player == player and ask.kind == "choose"
                passed_over = passed_over or is_own or (name is not None and ask.kind not in (*ACTS, "optional"))
                break
        events = self.events[before:]
        told = [value for event in events for value in event.fields.values()]
        of_others = [event for event in events if "card" in event.fields and event.fields["card"] not in done]
        for name, value in left.items():
            if passed_over or (of_others and value not in told):
                raise NotOffered(f"{player} meant {name} {value}, but was not offered it; {self.describe()}")
            if value not in told:
                raise AdapterError(
                    f"{player} meant {name} {value}, and neither the option of {kind!r} nor an ask nor an event says "
                    f"whether it was (let one of them say it, where there is no choice too); {self.describe()}"
                )

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
        another = not (cards and self.ask and set(cards) <= {*named(self.ask)})
        ended = self._enough and self._goes_on and another
        if ended or not self._is_asked(player, kind) or (self.ask and is_foreign(self.ask)):
            self.settle()
        ask = self.ask
        if ask is None or not self._is_asked(player, kind):
            raise NotOffered(f"{player} meant to {kind} {wanted}, but what is open is: {self.describe()}")
        by_card = named(ask)
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
            now = [each for each in self.ask.options if same(each, option)] if self.ask and self._goes_on else []
            if self.ask is not None and now:
                self._answer(self.ask, (now[0],))
            elif remaining or not ordered:
                raise NotOffered(f"{ask.player} meant {describe_option(option)} as well; {self.describe()}")
        self._enough = True
