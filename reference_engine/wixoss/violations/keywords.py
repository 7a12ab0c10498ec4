"""Violations of WIXOSS: keywords, what is attached and what lies underneath, Rise, Remove and crafts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel.asks import Option
from ...kernel.choices import choose
from ...kernel.choices import pick as pick_any
from ...kernel.committing import commit, let_go
from ...kernel.costs import agrees
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.references import amount, cards
from ...violations import Patch, Violations
from .. import (
    attached,
    attack,
    contents,
    crafts,
    effects,
    events,
    harmony,
    lrigs,
    resolving,
    rule_processing,
    running,
    scene,
    setup,
    shadow,
    signi,
    state,
    usage,
)
from .. import game as games
from ..damage import crush
from ..keywords import is_keyword
from ..words import CRAFTS, ENER, HAND, LRIG_TRASH, REMOVED, SIGNI_ZONES, TRASH
from .ways import applies, handler, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- Lancer and S-Lancer ------------------------------------------------------------------------------


def beats(patch: Patch, wins: Any) -> None:
    """A battle counts as one that banished where ``wins(game, attacker, front, banished)`` says so."""

    def battle(game: Any, attacker: int, front: int) -> Any:
        commit(game, (Event("battled", attacker, other=front),))
        done = []
        if game.info(attacker).power >= game.info(front).power:
            done = yield from signi.banish(game, (front,), "battle", source=game.state.ref(attacker))
        if wins(game, attacker, front, done):
            commit(game, [Event("beat", attacker, other=front)])

    patch.setattr(attack, "battle", battle)


@breaks("lancer.2", "s-lancer.4")
def lancer_comes_after_a_battle_that_was_not_won(patch: Patch) -> None:
    beats(patch, lambda game, attacker, front, done: True)


@breaks("lancer.6", "s-lancer.8")
def lancer_comes_where_banishing_was_replaced(patch: Patch) -> None:
    def won(game: Any, attacker: int, front: int, done: Any) -> bool:
        return bool(done) or game.state.cards[front].zone not in SIGNI_ZONES or game.state.cards[front].resting

    beats(patch, won)


@breaks("lancer.6")
def lancer_does_not_come_where_the_way_was_replaced(patch: Patch) -> None:
    beats(patch, lambda game, attacker, front, done: bool(done) and game.state.cards[front].zone == ENER)


@breaks("lancer.2", "lancer.3")
def lancer_crushes_whenever_its_signi_attacks(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        whole(game, card)
        if game.has(card, "lancer") and game.state.in_front(card) is not None:
            crush(game, 1 - game.state.cards[card].seat)

    whole = attack.declare
    patch.setattr(attack, "declare", declare)


@breaks("lancer.3")
def lancer_comes_whatever_its_signi_banishes(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        done = yield from whole(game, banished, cause, source, by)
        if cause == "effect" and done and source is not None and game.state.is_there(source):
            commit(game, [Event("beat", source.card, other=done[0])])
        return done

    whole = signi.banish
    patch.setattr(effects, "banish", banish)


@breaks("lancer.3", "power.3")
def lancer_comes_where_its_signi_takes_the_power(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        done = yield from whole(game, banished, cause, source, by)
        for card in game.state.signi(game.state.turn_player):
            if done and game.has(card, "lancer"):
                crush(game, 1 - game.state.turn_player)
        return done

    whole = signi.banish
    patch.setattr(rule_processing, "banish", banish)


@breaks("lancer.4", "s-lancer.5")
def each_lancer_crushes_one(patch: Patch) -> None:
    patch.setattr(games, "once_each", lambda new: new)


@breaks("s-lancer.6", "lancer.2")
def lancer_works_beside_s_lancer(patch: Patch) -> None:
    def once_each(new: Any) -> Any:
        kept, seen = [], set()
        for each in new:
            what = getattr(each.live.origin or each.live.ability, "what", "")
            if not games.is_lancer(each.live) or (each.live.card, what) not in seen:
                kept.append(each)
            seen.add((each.live.card, what))
        return tuple(kept)

    patch.setattr(games, "once_each", once_each)


@breaks("s-lancer.2", "s-lancer.4")
def s_lancer_is_lancer(patch: Patch) -> None:
    patch.setitem(contents.HANDLERS, "s-lancer", contents.HANDLERS["lancer"])


# --- Assassin -----------------------------------------------------------------------------------------


def without(patch: Patch, keyword: str) -> None:
    """Nobody has the keyword."""

    def has(self: Any, card: int, what: str) -> bool:
        return what != keyword and bool(whole(self, card, what))

    whole = running.Running.has
    patch.setattr(running.Running, "has", has)


@breaks("assassin.1", "assassin.2")
def an_assassin_battles_who_is_in_front(patch: Patch) -> None:
    without(patch, "assassin")


@breaks("assassin.2", "assassin.5")
def an_assassin_battles_as_well(patch: Patch) -> None:
    def attacks(game: Any, frame: Any) -> Any:
        card = game.state.found(frame[1])
        front = None if card is None else game.state.in_front(card)
        yield from attack.signi_attack(game, frame)
        if card is not None and front is not None and game.has(card, "assassin"):
            yield from attack.battle(game, card, front)

    patch.setitem(contents.PROCEDURES, "attack", attacks)


@breaks("assassin.2")
def an_assassin_is_not_battled(patch: Patch) -> None:
    def battle(game: Any, attacker: int, front: int) -> Any:
        if not game.has(front, "assassin"):
            yield from whole(game, attacker, front)

    whole = attack.battle
    patch.setattr(attack, "battle", battle)


# --- Shadow -------------------------------------------------------------------------------------------


def targeted(patch: Patch, other: Any) -> None:
    """Who can be targeted: ``other(whole, game, ctx, card)``."""

    def may_be(game: Any, ctx: Any, card: int) -> bool:
        return bool(other(whole, game, ctx, card))

    whole = shadow.may_be_targeted
    patch.setattr(shadow, "may_be_targeted", may_be)
    patch.setattr(games, "may_be_targeted", may_be)


@breaks("shadow.1", "target.5", "shadow.3", "shadow.4")
def shadow_is_targeted(patch: Patch) -> None:
    targeted(patch, lambda whole, game, ctx, card: True)


@breaks("shadow.1")
def one_s_own_effects_do_not_target_shadow(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, card: int) -> bool:
        mine = game.state.cards[card].seat == ctx.seat
        return bool(whole(game, ctx, card)) and not (mine and any(game.keywords(card, "shadow")))

    targeted(patch, other)


@breaks("shadow.1")
def shadow_stops_what_targets_nothing(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        cards = game.state.cards
        gone = [card for card in banished if by in (-1, cards[card].seat) or not any(game.keywords(card, "shadow"))]
        return (yield from whole(game, gone, cause, source, by))

    whole = signi.banish
    patch.setattr(effects, "banish", banish)


@breaks("shadow.1", "power.3")
def shadow_stops_rule_processing(patch: Patch) -> None:
    def low(game: Any, player: int) -> list[int]:
        return [card for card in whole(game, player) if not any(game.keywords(card, "shadow"))]

    whole = rule_processing.powerless
    patch.setattr(rule_processing, "powerless", low)


@breaks("shadow.2")
def who_has_shadow_is_targeted_by_its_own_player(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            going = []
            for player in (game.state.turn_player, 1 - game.state.turn_player):
                going += yield from choose(game, player, list(game.state.signi(player)), 1, 1)
            game.move(going, TRASH, "effect")
            return bool(going)

        return done

    handler(patch, "each-trashes", made)


@breaks("shadow.3")
def shadow_of_a_kind_stops_every_kind(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, card: int) -> bool:
        return game.state.cards[card].seat == ctx.seat or not any(game.keywords(card, "shadow"))

    targeted(patch, other)


@breaks("shadow.4")
def bursts_target_shadow(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, card: int) -> bool:
        return game.state.cards[ctx.this.card].zone == "check" or bool(whole(game, ctx, card))

    targeted(patch, other)


# --- Harmony ------------------------------------------------------------------------------------------


@breaks("harmony.1", "harmony.2", "harmony.3")
def harmony_does_nothing(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        @at_once
        def done(game: Any, ctx: Any, node: Any) -> bool:
            return True

        return done

    handler(patch, "harmony", made)


@breaks("harmony.2")
def a_lrig_has_to_go_down_for_harmony(patch: Patch) -> None:
    def agreed(ctx: Any, player: int) -> Any:
        yield from ()
        return True

    patch.setattr(harmony, "agrees", agreed)


@breaks("harmony.1")
def any_lrig_goes_down_for_harmony(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            able = [card for card in game.state.lrigs(ctx.seat) if not game.state.cards[card].resting]
            agreed = bool(able) and (yield from agrees(ctx, ctx.seat))
            going = able[:1] if agreed else [ctx.this.card]
            yield from game.happen(*(Event("rest", card) for card in going))
            return True

        return done

    handler(patch, "harmony", made)


@breaks("harmony.3")
def harmony_is_an_enter_ability(patch: Patch) -> None:
    def may_wait(self: Any, live: Any) -> bool:
        barred = is_keyword(live, "harmony") and self.forbids(live.card, "enter-abilities")
        return bool(whole(self, live)) and not barred

    whole = games.Wixoss.may_wait
    patch.setattr(games.Wixoss, "may_wait", may_wait)


# --- what is attached ---------------------------------------------------------------------------------


@breaks("acce.5", "charm.3", "soul.3", "acce.3")
def any_number_of_cards_is_attached(patch: Patch) -> None:
    patch.setattr(attached, "can_hold", lambda game, card, role: game.state.is_signi(card))
    patch.setattr(attached, "too_many", lambda game, player: False)


@breaks("acce.3", "charm.3", "soul.2", "rule-process.a8")
def a_second_attached_card_takes_the_place_of_the_first(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        for part in table.cards[event.other].attached:
            if table.cards[part].role == event.to:
                let_go(table, part)
                host = table.cards[event.other]
                table.change(event.other, attached=tuple(each for each in host.attached if each != part))
        whole(table, event)

    patch.setattr(attached, "can_hold", lambda game, card, role: game.state.is_signi(card))
    applies(patch, "attach", other)


@breaks("acce.7")
def an_acce_enters(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            before = [card for card in game.state.zones[ctx.seat, HAND]]
            found = yield from whole(game, ctx, node)
            for card in before:
                if game.state.cards[card].role:
                    for live in game.abilities(card):
                        if is_keyword(live, "enter"):
                            yield from game.resolve(ctx, live.ability.then)
            return found

        return done

    handler(patch, "attach-acce", made)


@breaks("acce.8")
def an_acce_is_bound_by_level_and_type(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            hand = game.state.zones[ctx.seat, HAND]
            if not any(
                lrigs.fits_type(game, card) and game.info(card).level <= lrigs.center_level(game, ctx.seat)
                for card in hand
            ):
                return False
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "attach-acce", made)


@breaks("acce.4", "charm.2", "charm.1")
def an_acce_lies_face_down_and_a_charm_face_up(patch: Patch) -> None:
    patch.setattr(events, "CHARM", "acce")


@breaks("charm.2")
def the_opponent_does_not_see_a_charm(patch: Patch) -> None:
    def can_see(self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        return not (record.role == "charm" and record.seat != player) and bool(whole(self, player, card))

    whole = state.Table.can_see
    patch.setattr(state.Table, "can_see", can_see)


@breaks("charm.4")
def a_charm_s_text_applies(patch: Patch) -> None:
    def at_work(self: Any) -> Any:
        yield from whole(self)
        for player in (0, 1):
            for card in self.signi(player):
                yield from (each for each in self.cards[card].attached if self.cards[each].face.is_working)

    whole = state.Table.at_work
    patch.setattr(state.Table, "at_work", at_work)


@breaks("soul.4", "rule-process.a11", "attached.5", "soul.5")
def a_soul_goes_to_the_trash(patch: Patch) -> None:
    patch.setattr(attached, "trash_of", lambda game, card: TRASH)


@breaks("attached.3", "acce.4", "charm.5", "rule-process.a3")
def what_is_attached_goes_to_the_lrig_trash(patch: Patch) -> None:
    patch.setattr(attached, "trash_of", lambda game, card: LRIG_TRASH)


@breaks("attached.3", "acce.4", "charm.5", "under.3", "rise.5", "rule-process.a3")
def what_belonged_to_a_signi_goes_where_it_goes(patch: Patch) -> None:
    def dropped(game: Any) -> list[Event]:
        return [replace(each, to=ENER if each.to == TRASH else each.to) for each in whole(game)]

    whole = attached.dropped
    patch.setattr(attached, "dropped", dropped)


@breaks("attached.4", "under.4", "soul.4")
def what_belongs_to_a_signi_that_moves_stays_behind(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        record = table.cards[event.card]
        if record.zone in SIGNI_ZONES and event.to in SIGNI_ZONES:
            for part in (*record.attached, *record.under):
                let_go(table, part)
            table.change(event.card, attached=(), under=())
        whole(table, event)

    applies(patch, "move", other)


@breaks("attached.5")
def what_is_attached_stays_on_a_card_that_is_turned(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        table.change(event.card, face_down=event.face_down, awakened=False, unseen_by=frozenset())

    applies(patch, "turn", other)


@breaks("under.5")
def what_lies_under_a_card_that_is_turned_goes(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        for part in table.cards[event.card].under:
            let_go(table, part)
        table.change(event.card, under=())
        whole(table, event)

    applies(patch, "turn", other)


@breaks("under.2", "attached.2", "charm.7")
def what_is_attached_lies_underneath(patch: Patch) -> None:
    def trashed(game: Any, ctx: Any, node: Any) -> Any:
        here = game.state.found(ctx.this)
        of_under = here is not None and game.state.cards[here].under
        found = yield from moves(game, ctx, node)
        if of_under and here is not None and not game.state.cards[here].under:
            game.move(game.state.cards[here].attached, TRASH, "effect")
        return found

    moves = contents.HANDLERS[a.Move]
    patch.setitem(contents.HANDLERS, a.Move, trashed)


# --- Rise and Remove ----------------------------------------------------------------------------------


@breaks("rise.1")
def who_rises_needs_nobody_beneath(patch: Patch) -> None:
    patch.setattr(signi, "rises_on", lambda game, card: None)


@breaks("rise.3")
def effects_field_who_rises_without_one_beneath(patch: Patch) -> None:
    def places(game: Any, card: int) -> list[str]:
        found = list(whole(game, card))
        free = [zone for zone in SIGNI_ZONES if not game.state.zones[game.state.cards[card].owner, zone]]
        return found or (free if game.state.cards[card].zone != HAND and signi.rises_on(game, card) is not None else [])

    def come(game: Any, player: int, card: int, zone: str, cause: str, *, resting: bool = False) -> Any:
        if cause == "effect" and not signi.ways(game, card):
            game.move((card,), zone, cause)
        else:
            yield from arrives(game, player, card, zone, cause, resting=resting)

    whole, arrives = signi.places, signi.come
    patch.setattr(effects, "places", places)
    patch.setattr(effects, "come", come)


@breaks("rise.6")
def who_rises_is_frozen_as_the_one_beneath(patch: Patch) -> None:
    taken_over(patch, "frozen", "awakened")


@breaks("rise.7", "rise.6")
def who_rises_lies_as_the_one_beneath(patch: Patch) -> None:
    taken_over(patch, "resting")


def taken_over(patch: Patch, *names: str) -> None:
    """A card that comes to lie on another takes that over from it."""

    def other(whole: Any, table: Any, event: Any) -> None:
        was = {name: getattr(table.cards[event.card], name) for name in names}
        whole(table, event)
        table.change(event.other, **was)

    applies(patch, "tuck", other)


@breaks("rise.8", "const-ability.2")
def what_lies_underneath_is_in_force(patch: Patch) -> None:
    def at_work(self: Any) -> Any:
        yield from whole(self)
        for player in (0, 1):
            for card in self.signi(player):
                yield from (each for each in self.cards[card].under if self.cards[each].face.is_working)

    whole = state.Table.at_work
    patch.setattr(state.Table, "at_work", at_work)


@breaks("rise.9", "soul.5")
def who_rises_takes_over_what_is_attached(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        kept = table.cards[event.card].attached
        table.change(event.card, attached=())
        whole(table, event)
        for part in kept:
            table.change(part, host=event.other)
        table.change(event.other, attached=(*table.cards[event.other].attached, *kept))

    applies(patch, "tuck", other)


@breaks("rise.11")
def what_lay_underneath_before_goes_when_another_rises(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        for part in table.cards[event.card].under:
            let_go(table, part)
        table.change(event.card, under=())
        whole(table, event)

    applies(patch, "tuck", other)


@breaks("remove.1")
def one_signi_is_removed(patch: Patch) -> None:
    def remove(game: Any, player: int, card: int) -> Any:
        yield from ()
        game.state.done |= {signi.REMOVE}
        game.move((card,), TRASH, "remove")

    patch.setitem(contents.ACTIONS, "remove", contents.ACTIONS["remove"]._replace(does=remove))


@breaks("remove.1", "main-phase.3")
def signi_are_removed_as_often_as_one_likes(patch: Patch) -> None:
    patch.setattr(signi, "REMOVE", ("never",))
    offers(patch, "remove", forgetting)


def forgetting(whole: Any, game: Any, player: int, timing: str) -> Any:
    """What is offered where nothing has been removed."""
    game.state.done -= {signi.REMOVE}
    return whole(game, player, timing)


@breaks("remove.1")
def a_resona_is_removed(patch: Patch) -> None:
    patch.setattr(signi, "may_remove", lambda game, card: True)


@breaks("remove.1")
def what_is_removed_is_banished(patch: Patch) -> None:
    def remove(game: Any, player: int, card: int) -> Any:
        game.state.done |= {signi.REMOVE}
        yield from signi.banish(game, (card,), "remove")

    patch.setitem(contents.ACTIONS, "remove", contents.ACTIONS["remove"]._replace(does=remove))


# --- crafts and Resonas -------------------------------------------------------------------------------


@breaks("craft.4")
def a_deck_holds_what_is_created(patch: Patch) -> None:
    def check(player: str, deck: Any, lrig_deck: Any) -> None:
        setup.check_deck(player, deck)
        setup.check_lrig_deck(player, lrig_deck)

    patch.setattr(scene, "check_decks", check)


@breaks("craft.5")
def nothing_is_created_of_a_name_that_is_there(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            names = {game.state.cards[card].face.name for card in game.state.zones[ctx.seat, "lrig deck"]}
            if any(game.state.cards[card].face.name in names for card in game.state.zones[ctx.seat, CRAFTS]):
                return False
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "create-in-deck", made)


@breaks("craft.6", "craft-resona.5")
def what_is_no_card_goes_where_cards_go(patch: Patch) -> None:
    patch.setattr(running.Running, "_leaving", lambda self, event: event)


@breaks("craft.6", "craft.8")
def what_is_no_card_is_removed_when_it_moves(patch: Patch) -> None:
    def leaving(self: Any, event: Any) -> Any:
        if event.kind != "move":
            return event
        record = self.state.cards[event.card]
        moves = record.zone in SIGNI_ZONES and record.face.is_craft
        return replace(event, to=REMOVED) if moves else event

    patch.setattr(running.Running, "_leaving", leaving)


@breaks("craft.8", "craft-resona.4")
def what_is_no_card_is_chosen_as_one(patch: Patch) -> None:
    def kind(self: Any, record: Any, what: str) -> bool:
        return what == "card" or bool(whole(self, record, what))

    whole = state.Table._is_kind
    patch.setattr(state.Table, "_is_kind", kind)


@breaks("craft-resona.3", "craft.8")
def effects_on_signi_pass_by_what_is_no_card(patch: Patch) -> None:
    def kind(self: Any, record: Any, what: str) -> bool:
        return bool(whole(self, record, what)) and not (what == "signi" and record.face.is_craft)

    whole = state.Table._is_kind
    patch.setattr(state.Table, "_is_kind", kind)


@breaks("appear-cond.2", "craft-resona.2")
def a_resona_appears_without_its_condition(patch: Patch) -> None:
    def declare(game: Any, player: int, card: int) -> Any:
        yield from ()
        return True

    patch.setattr(crafts, "declare", declare)


@breaks("appear-cond.2", "main-phase.a2")
def a_resona_appears_at_any_timing(patch: Patch) -> None:
    def resonas(game: Any, player: int, timing: str) -> Any:
        for card in game.state.zones[player, "lrig deck"]:
            if game.state.cards[card].face.kind == "resona":
                for zone in SIGNI_ZONES:
                    if crafts.can_appear(game, player, card, zone):
                        yield Option("play", (card, zone))

    patch.setattr(crafts, "resonas", resonas)


@breaks("rule-process.a6")
def a_resona_stays_where_it_goes(patch: Patch) -> None:
    patch.setattr(rule_processing, "astray", lambda game, player: [])


# --- searches -----------------------------------------------------------------------------------------


def finds(patch: Patch, least: Any, enough: Any) -> None:
    """A search finds between ``least(count, there)`` and so many cards where ``enough(count, there)``."""

    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            known = {ref.card for ref in ctx.it} if node.what == "search-too" else set()
            game.state.show(ctx.seat, game.state.zones[ctx.seat, "deck"])
            there = [card for card in cards(game, ctx, node.cards.among) if card not in known]
            count = amount(game, ctx, node.cards.most)
            low = node.cards.least if node.cards.least is not None else least(count, there)
            found = []
            if enough(count, there):
                found = yield from choose(game, ctx.seat, there, min(low, len(there)), min(count, len(there)))
            before = ctx.it if node.what == "search-too" else ()
            ctx.it = (*before, *(game.state.ref(card) for card in found))
            return len(found) == count

        return done

    handler(patch, "search", made)
    handler(patch, "search-too", made)


@breaks("search.3")
def what_fits_has_to_be_found(patch: Patch) -> None:
    finds(patch, lambda count, there: count, lambda count, there: len(there) >= count)


@breaks("search.5")
def of_several_as_many_as_there_are_are_found(patch: Patch) -> None:
    finds(patch, lambda count, there: 0, lambda count, there: True)


@breaks("search.4")
def where_one_is_lacking_none_is_found(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            found = yield from whole(game, ctx, node)
            if node.what == "search-too" and not found:
                ctx.it = ()
            return found

        return done

    handler(patch, "search-too", made)


@breaks("search.2")
def who_has_searched_does_not_shuffle(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        @at_once
        def done(game: Any, ctx: Any, node: Any) -> bool:
            return True

        return done

    handler(patch, a.Shuffle, made)


# --- targets and modes --------------------------------------------------------------------------------


def picks(patch: Patch, other: Any) -> None:
    """Targets are chosen so: ``other(whole, game, ctx, wanted, may)``."""

    def pick(game: Any, ctx: Any, wanted: Any, may: Any = None) -> Any:
        return (yield from other(whole, game, ctx, wanted, may))

    whole = pick_any
    patch.setattr(resolving, "pick", pick)


@breaks("target.3")
def a_target_may_be_left_out(patch: Patch) -> None:
    picks(patch, lambda whole, game, ctx, wanted, may: whole(game, ctx, replace(wanted, least=0), may))


@breaks("target.4", "shadow.1")
def fewer_targets_than_named_are_chosen(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, wanted: Any, may: Any) -> Any:
        there = [card for card in cards(game, ctx, wanted.among) if may is None or may(card)]
        most = min(wanted.most, len(there)) if isinstance(wanted.most, int) else wanted.most
        return whole(game, ctx, replace(wanted, most=most) if most else wanted, may)

    picks(patch, other)


@breaks("target.6")
def targets_are_chosen_one_after_the_other(patch: Patch) -> None:
    def parts(then: Any) -> list[tuple[Any, ...]]:
        found: list[list[Any]] = []
        for each in then:
            if resolving.targeting((each,)) or not found:
                found.append([])
            found[-1].append(each)
        return [tuple(each) for each in found]

    patch.setattr(resolving, "parts", parts)


@breaks("target.6")
def what_comes_after_that_is_targeted_before(patch: Patch) -> None:
    patch.setattr(resolving, "parts", lambda then: [then])


@breaks("mode.2", "mode.3")
def every_mode_is_done(patch: Patch) -> None:
    def modes(game: Any, ctx: Any, node: Any) -> Any:
        yield from whole(game, ctx, node)
        return tuple(range(len(node.among)))

    whole = resolving.choose_modes
    patch.setattr(resolving, "choose_modes", modes)


@breaks("mode.3")
def modes_are_done_from_below(patch: Patch) -> None:
    def modes(game: Any, ctx: Any, node: Any) -> Any:
        return tuple(reversed((yield from whole(game, ctx, node))))

    whole = resolving.choose_modes
    patch.setattr(resolving, "choose_modes", modes)


@breaks("mode.2", "timing-cutin.1")
def the_targets_of_a_mode_are_chosen_when_it_is_done(patch: Patch) -> None:
    def declare(game: Any, ctx: Any, then: Any) -> Any:
        modes = resolving.modes_of(then)
        if modes is None:
            return resolving.Declared((), ())
        return resolving.Declared((yield from resolving.choose_modes(game, ctx, modes)), ())

    def done(game: Any, ctx: Any, declared: Any, then: Any = None) -> Any:
        if declared.modes and not declared.targets:
            text = ctx.live.ability.then if then is None else then
            chosen = yield from resolving.choose_targets(game, ctx, resolving.with_modes(text, declared.modes))
            declared = declared._replace(targets=chosen)
        return (yield from whole(game, ctx, declared, then))

    whole = resolving.perform_declared
    patch.setattr(usage, "declare", declare)
    patch.setattr(usage, "perform_declared", done)
