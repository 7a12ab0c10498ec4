"""Violations of OSICA: the main phase and Entry (main, entry)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....adapters.card_text_tree import OptionalInstruction, Switch
from ...kernel import play_abilities
from ...kernel.commit import commit_events
from ...kernel.decisions import EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.lexicon import EventWord
from ...patching import Patch
from ...violations import Change, Violations, set_entry, swap_function, wrap_function, wrapper_of
from .. import (
    effects,
    keywords,
    main_phase,
    rulebook_map,
    text_usage,
)
from .. import game as games
from ..game import Osica, is_entry_ability, is_may_instruction
from ..lexicon import (
    ASSIST,
    BOARD,
    HAND,
    OSHI,
    STAGE,
    SUPPORT,
    WORDS,
)
from ..rules_context import RulesContext
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Once a character or support has been played, no other can be played", "main.5")
def _(patch: Patch) -> None:
    def play_options_once(game: Any, player: int) -> Any:
        played = any(event.cause == "play" for event in game.state.log)
        return iter(()) if played or "play" in game.state.done else whole(game, player)

    def move_and_note(self: Any, moved: Any, to: str, cause: str) -> None:
        if cause == "play" and to in BOARD:
            self.state.done |= {"play"}
        whole_move(self, moved, to, cause)

    whole, whole_move = main_phase.play_options, RulesContext.move_to_zone
    patch.setattr(main_phase, "play_options", play_options_once)
    patch.setattr(RulesContext, "move_to_zone", move_and_note)


breaks("Effects that let a player play an event do nothing", "main.d4")(
    swap_function(effects.HANDLERS["play"], without_asks(lambda *_: False))
)
breaks("A card that is moved within the board triggers its Entry", "entry.d1")(
    set_entry(WORDS.happenings, "enter", EventWord("move", to=BOARD))
)
breaks(
    "Only a card that is played from the hand triggers its Entry",
    "yell.4",
    "steal.5",
    "main.3",
    "entry.d1",
    "yell.d2",
    "yell.d3",
)(set_entry(WORDS.happenings, "enter", EventWord("move", ("play",), to=BOARD, frm=(HAND,))))
breaks(
    "No triggered text can be declined, be it an Entry, an Appeal or a keyword such as Destroy",
    "entry.2",
    "main.d5",
    "entry.3",
    "appealx.2",
    "appealx.3",
    spread="every scenario of Cheer declines a text or asks about one",
)(swap_function(play_abilities.agree_to_play, without_asks(lambda *_: True)))


@breaks(
    "A player who declines any triggered text, such as an Entry, still pays for it",
    "entry.3",
    "appealx.3",
    "decode.3",
    "destroy.3",
    "perform.3",
)
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    yes = yield from whole(game, ctx, held)
    if not yes:
        yield from text_usage.pay_cost_cards(game, held.seat, keywords.printed_number(held.origin))
    return yes


@breaks("An Entry that triggers in the main phase has to be used", "main.d5", "entry.2", "entry.3")
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    if is_entry_ability(held) and game.step == "main":
        return True
    return (yield from whole(game, ctx, held))


@breaks("An entering card does not count itself for the Unity of its Entry", "main.d6")
@wrapper_of(GameState.is_keyword_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    itself = ctx.held is not None and is_entry_ability(ctx.held) and self.is_there(ctx.this)
    return bool(self._counted(game, ctx.seat, keyword) - itself >= keyword.number)


@breaks("A player who declines an Appeal text still pays for it", "appealx.3")
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    yes = yield from whole(game, ctx, held)
    if not yes and held.origin.what == "appeal":
        yield from text_usage.pay_cost_cards(game, held.seat, keywords.printed_number(held.origin))
    return yes


@breaks("Cards that swap places on the board trigger their Entry", "entry.d1")
@wrapper_of(effects.HANDLERS[Switch])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from whole(game, ctx, node)
    for ref in ctx.it:
        record = game.state.cards[ref.card]
        commit_events(game, (EngineEvent("move", ref.card, record.seat, frm=HAND, to=record.zone, cause="effect"),))
    return done


@breaks("Once a player has used an Entry, that player cannot use another one", "entry.1")
def _(patch: Patch) -> None:
    def usable_once(self: Any, held: Any) -> bool:
        return not (is_entry_ability(held) and ("entry", held.seat) in self.state.done) and bool(whole(self, held))

    def count_entry_use(self: Any, held: Any) -> None:
        if is_entry_ability(held):
            self.state.done |= {("entry", held.seat)}
        whole_count(self, held)

    whole, whole_count = Osica.is_usable, Osica.count_use
    patch.setattr(Osica, "is_usable", usable_once)
    patch.setattr(Osica, "count_use", count_entry_use)


@breaks("An Appeal text can be used without a target", "appealx.1")
@wrapper_of(Osica.is_usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    return getattr(held.origin, "what", "") == "appeal" or bool(whole(self, held))


@breaks("A card that enters the assist area does not count itself for the Unity of its Entry", "main.d6")
@wrapper_of(GameState.is_keyword_met)
def _(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
    itself = ctx.held is not None and is_entry_ability(ctx.held) and self.cards[ctx.this.card].zone == ASSIST
    return bool(self._counted(game, ctx.seat, keyword) - itself >= keyword.number)


@breaks("A player who declines one Entry of a card cannot use its other ones", "entry.2")
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    yes = yield from whole(game, ctx, held)
    if not yes and is_entry_ability(held):
        game.state.waiting = tuple(
            each for each in game.state.waiting if each.held.key == held.key or each.held.card != held.card
        )
    return yes


@breaks("Only one Entry text of a card can be used when it comes out", "entry.1")
@wrapper_of(Osica.count_use)
def _(whole: Any, self: Any, held: Any) -> None:
    if is_entry_ability(held):
        self.state.waiting = tuple(
            each for each in self.state.waiting if each.held.key == held.key or each.held.card != held.card
        )
    whole(self, held)


@breaks("A card that comes out a second time in a turn has no Entry", "entry.1")
@wrapper_of(Osica.notice_triggers)
def _(whole: Any, self: Any, done: Any, before: Any) -> None:
    whole(self, done, before)
    coming = {("out", event.card) for event in done if event.kind == "move" and event.to in BOARD}
    again = {card for _, card in coming & self.state.done}
    self.state.waiting = tuple(
        each for each in self.state.waiting if each.held.card not in again or not is_entry_ability(each.held)
    )
    self.state.done |= coming


breaks("An Entry that begins with something optional has to be used for the rest of its text", "entry.2")(
    wrap_function(
        is_may_instruction, lambda whole, held: any(isinstance(each, OptionalInstruction) for each in held.ability.then)
    )
)


@breaks("A support can be played even if the assist area is full", "main.1")
@wrapper_of(main_phase.play_options)
def _(whole: Any, game: Any, player: int) -> Any:
    yield from (each for each in whole(game, player) if not is_support(game, each.args[0]))
    for card in game.state.zones[player, HAND]:
        if is_support(game, card):
            yield EngineOption("play", (card, ASSIST))


def is_support(game: Any, card: int) -> bool:
    """Whether a card is a support."""
    return bool(game.state.cards[card].face.kind == SUPPORT)


@breaks("Turning the oshi face up ends the main phase", "main.4")
@wrapper_of(main_phase.turn_oshi_up)
def _(whole: Any, game: Any, player: int) -> Any:
    yield from whole(game, player)
    game.pop_frame()


@breaks("A played character comes to the first free area of the stage, whichever its player names", "main.d3")
@wrapper_of(RulesContext.move_to_zone)
def _(whole: Any, self: Any, moved: Any, to: str, cause: str) -> None:
    free = (spot for spot in STAGE if not self.state.zones[self.state.turn_player, spot])
    whole(self, moved, next(free, to) if cause == "play" and to in STAGE else to, cause)


breaks("An Appeal text that costs nothing has to be used", "appealx.2")(
    wrap_function(
        Osica.is_optional,
        lambda whole, self, held: getattr(held.origin, "what", "") != "appeal" and bool(whole(self, held)),
    )
)


# --- events, the oshi and Unity in single situations --------------------------------------------------


@breaks("A text that asks for a tag does not find a card with a further tag", "main.d4")
@wrapper_of(GameState.matches_game_filter)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    found = bool(whole(self, game, ctx, record, info, where))
    return found and all(info.tags <= {*each.values} for each in where.facts)


@breaks("A player can play only one event per turn by effects", "main.d4")
@wrapper_of(rulebook_map.HANDLERS["play"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if ("event played", ctx.seat) in game.state.done:
        return False
    found = yield from whole(game, ctx, node)
    if found:
        game.state.done |= {("event played", ctx.seat)}
    return found


@breaks("An event that an effect lets a player play costs nothing", "main.d4")
@wrapper_of(games.Osica.cost_of)
def _(whole: Any, self: Any, held: Any) -> Any:
    is_played = self.step == "main" and getattr(held.ability, "what", "") == "play"
    return () if is_played else whole(self, held)


def play_oshi_only_if(meant: Callable[[Any, Any], bool]) -> Change:
    """Let the oshi be played only where ``meant(game, option)`` holds."""

    def play_options(whole: Any, game: Any, player: int) -> Any:
        for option in whole(game, player):
            if game.state.cards[option.args[0]].zone != OSHI or meant(game, option):
                yield option

    return wrap_function(main_phase.play_options, play_options)


breaks("The oshi cannot be played to the assist area", "main.3", "oshi.2")(
    play_oshi_only_if(lambda game, option: option.args[1] != ASSIST)
)
breaks("The oshi can be played only to an empty stage", "main.3")(
    play_oshi_only_if(lambda game, option: not game.state.characters_on_stage(game.state.turn_player))
)


@breaks("The oshi can be played to the stage beyond the limit", "main.3")
@wrapper_of(main_phase.play_options)
def _(whole: Any, game: Any, player: int) -> Any:
    found = [*whole(game, player)]
    for card in main_phase.oshi_in_area(game, player, face_down=False):
        free = [EngineOption("play", (card, zone)) for zone in STAGE if not game.state.zones[player, zone]]
        found += [each for each in free if each not in found]
    yield from found


def count_for_entry(counted: Callable[[Any, Any, Any, int], bool]) -> Change:
    """Change whether Unity of a tag holds for an Entry: ``counted(state, info, keyword, number)``."""

    def is_keyword_met(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        if keyword.what != "unity-tag" or ctx.held is None or getattr(ctx.held.origin, "what", "") != "entry":
            return bool(whole(self, game, ctx, keyword))
        number = self._counted(game, ctx.seat, keyword)
        return counted(self, game.characteristics_of(ctx.this.card), keyword, number)

    return wrap_function(GameState.is_keyword_met, is_keyword_met)


breaks("An entering card counts itself for the Unity of its Entry even without the tag", "main.d6")(
    count_for_entry(lambda state, info, keyword, number: number + info.tags.isdisjoint(keyword.names) >= keyword.number)
)
breaks("A card that a yell puts into the assist area does not count itself for the Unity of its Entry", "main.d6")(
    count_for_entry(lambda state, info, keyword, number: number - (state.step == "yell") >= keyword.number)
)
