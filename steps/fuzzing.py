"""Sentences for games that a program plays, for any game, from its vocabulary and phrases.

A game that needs more (for example, its own way to lay cards again, or further hidden zones) has a subclass of
:class:`GameFuzzing`, given as ``fuzzing`` of its ``GAME``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, groupby, product
from typing import cast

from ..adapters.messages import PLAYERS, Player, SeenCard, View
from . import claim_writer
from .action_table import OF_EVERY_GAME, ActionRow, Fields, offer_sentence
from .board_notation import BoardItem
from .builder_protocol import GivensBuilder
from .claim_writer import Claim
from .deck_builder import NewGameBuilder
from .game_snapshot import GameSnapshot
from .phrase_vocabulary import TYPES, PhraseDefinition, Vocabulary
from .scene_builder import SceneBuilder
from .scene_recipe import RecipeCell, SceneRecipe

_FIELD = re.compile(r"\{(\w+):(\w+)\}")
_OF_DECKS = re.compile(r"[AB]:(?P<key>.+)#(?P<copy>\d+)$")
_FILLER = re.compile(r"(?:.+ )?\d+$")
_WORDS = re.compile(r"[a-z]+(?: [a-z]+)*(?:\|[a-z]+(?: [a-z]+)*)+$", re.IGNORECASE)


class GameFuzzing:
    """The sentences of ``saitei fuzz`` about the plays of a game."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        actions: Sequence[ActionRow],
        position: type[GivensBuilder],
        new_game: type[GivensBuilder] | None = None,
    ) -> None:
        self.position = cast("type[SceneBuilder]", position)
        self.new_game = cast("type[NewGameBuilder] | None", new_game)
        self.words = position.words
        self.vocabulary = vocabulary
        self.rows = (*actions, *OF_EVERY_GAME)

    # --- names of cards ---

    def card_label(self, card: str) -> str:
        """The name in a scenario of the card with that id."""
        match = _OF_DECKS.match(card)
        if match is None:
            return card
        copy = match["copy"]
        return self._filling.get(card) or (match["key"] if copy == "1" else f"{match['key']}#{copy}")

    @cached_property
    def _filling(self) -> Mapping[str, str]:
        """The names of the cards that fill up decks, by their ids."""
        if self.new_game is None:
            return {}
        builder = self.new_game()
        return {
            builder.card_id(name): name
            for player in PLAYERS
            for part, size in builder.part_sizes.items()
            for name in (builder.filler_name(player, part, at) for at in range(size))
        }

    # --- actions and claims ---

    def decision_sentence(self, player: Player, kind: str, picks: Sequence[tuple[str, Fields]]) -> str | None:
        """The When for a decision; None if no phrase says it."""
        for rows in (self.rows, OF_EVERY_GAME):
            said = claim_writer.decision_sentence(player, kind, picks, self.card_label, rows)
            if said and self.vocabulary.has_phrase("when", said):
                return said
        return None

    def opening_claims(self) -> Iterator[str]:
        """Thens that may hold for a scene that one engine accepts and another does not."""
        yield from ("the decks are accepted", "the decks are refused", "the game goes on")

    def difference_claims(self, right: GameSnapshot, wrong: GameSnapshot) -> Iterator[Claim]:
        """Thens (and tables) that may hold in the first situation and not in the second, the most telling first."""
        yield from ((sentence, ()) for sentence in self._telling(right, wrong))
        yield from claim_writer.event_claims(right, wrong, self.card_label)
        yield from ((sentence, ()) for sentence in (*self._offers(right), *claim_writer.result_claims(right)))
        if right.view is not None and right.view.step in self.words.steps:
            yield f"it is {right.view.turn_player}'s {self.step_name(right.view.step)}", ()

    def _telling(self, right: GameSnapshot, wrong: GameSnapshot) -> Iterator[str]:
        if right.result != wrong.result:
            yield from claim_writer.result_claims(right)
        for player, option, may in claim_writer.offer_differences(right, wrong):
            if told := offer_sentence(self.rows, player, option.kind, option.fields, may, self.card_label):
                yield told
        if right.ask != wrong.ask:
            yield from claim_writer.ask_claims(right, self.card_label)
        yield from claim_writer.placement_claims(
            right, wrong, self.words.unordered_zones, (), lambda card: "", self.card_label
        )
        yield from self._facts(right, wrong)
        yield from claim_writer.visibility_claims(right, wrong, self.card_label)

    def _offers(self, right: GameSnapshot) -> Iterator[str]:
        """All that is offered: useful if another engine is not at a play timing at all."""
        if right.ask is not None and right.ask.kind == "action":
            for option in right.ask.options:
                if told := offer_sentence(
                    self.rows, right.ask.player, option.kind, option.fields, True, self.card_label
                ):
                    yield told

    def _facts(self, right: GameSnapshot, wrong: GameSnapshot) -> Iterator[str]:
        """Thens of the game about the cards and players that differ, filled with the values that they have."""
        if right.view is None or wrong.view is None:
            return
        ours, theirs = ({str(card.id): card for card in _every(view)} for view in (right.view, wrong.view))
        parted = [name for name, card in ours.items() if card.id and card != theirs.get(name)]
        values = list(chain.from_iterable(map(_values, (card for name in parted for card in (ours[name],)))))
        for player in PLAYERS:
            values += right.view.counters.get(player, {}).values()
            values += [len(cards) for cards in right.view.zones.get(player, {}).values()]
        asked = right.ask.options if right.ask else ()
        cards = [self.card_label(str(option.fields["card"])) for option in asked if "card" in option.fields]
        names, numbers = (
            [self.card_label(name) for name in parted],
            [str(each) for each in values if isinstance(each, int)],
        )
        said: dict[str, Sequence[str]] = {
            "Card": names,
            "Cards": [", ".join(cards)] if cards else [],
            "Player": list(PLAYERS),
            "Zone": list(self.words.own_zones),
        }
        texts = [each for each in values if isinstance(each, str)]
        for definition in self.vocabulary.definitions:
            asks = "asked" in definition.pattern and right.ask != wrong.ask
            if definition.keyword == "then" and (asks or "views.judge" in definition.needs):
                yield from _filled(definition, said, list(dict.fromkeys(numbers)), list(dict.fromkeys(texts)))

    def step_name(self, step: str) -> str:
        """The name of a step in sentences."""
        return self.position().step_name(step)

    # --- hidden cards ---

    @property
    def hidden_zones(self) -> frozenset[str]:
        """The zones whose cards neither player sees: by default the decks."""
        return frozenset(zone for zone in self.words.own_zones if zone in self.words.decks and zone.endswith("deck"))

    @property
    def private_zones(self) -> frozenset[str]:
        """The zones whose cards only their player sees: by default the hand."""
        return frozenset({"hand"})

    def leaked_cards(self, view: View) -> Iterator[tuple[str, str]]:
        """The cards that a player's own view at a play timing shows against the rules: the place, and the card."""
        for player in PLAYERS:
            for zone, cards in view.zones.get(player, {}).items():
                if zone in self.hidden_zones or (zone in self.private_zones and player != view.viewer):
                    for card in cards:
                        if (card.id or card.card or card.facts) and not card.hidden:
                            yield f"{player}'s {zone}", str(card.id or card.card)

    # --- a position in the middle of a game ---

    def recipe_from_view(self, recipe: SceneRecipe, view: View) -> tuple[SceneRecipe, Mapping[str, str]] | None:
        """A position like the judge's view, and the names of the cards in it; None if no board can state it.

        Effects that last for the turn, and states that no board can express, are lost: play it to see whether it still
        shows the same.
        """
        if view.step not in self.words.steps or recipe.opening:
            return None
        printed = {item.name: item.attributes for cell in recipe.cells for item in cell.items if item.name}
        names: dict[str, str] = {}
        cells = [
            RecipeCell(
                player, zone, tuple(self._relaid(player, zone, view.zones[player].get(zone, ()), printed, names))
            )
            for zone in self.words.own_zones
            for player in PLAYERS
        ]
        spoken = [each for each in recipe.sentences if not re.match(r"it is |[AB] goes first", each)]
        first = "A" if (view.turn % 2 == 1) == (view.turn_player == "A") else "B"
        start = [f"it is the start of {view.turn_player}'s {self.step_name(view.step)}", f"{first} goes first"]
        return SceneRecipe(tuple(cells), recipe.texts, (*spoken, *start[: 1 + (first == "B")]), recipe.dice), names

    def _relaid(
        self,
        player: Player,
        zone: str,
        cards: Sequence[SeenCard],
        printed: Mapping[str, Mapping[str, tuple[str, ...]]],
        names: dict[str, str],
    ) -> Iterator[BoardItem]:
        count = 0
        for nameless, group in groupby(cards, key=lambda card: bool(_FILLER.match(str(card.id)))):
            if not nameless:
                yield from (BoardItem(self.card_label(str(card.id)), self._attributes(card, printed)) for card in group)
                continue
            run = list(group)
            for card in run:
                count += 1
                names[str(card.id)] = f"{player} {zone} {count}"
            yield BoardItem("", count=len(run))

    def _attributes(
        self, card: SeenCard, printed: Mapping[str, Mapping[str, tuple[str, ...]]]
    ) -> dict[str, tuple[str, ...]]:
        flags, lying = self.position.flags, {*self.words.names_of("numbers"), *self.words.attached, "under"}
        own = printed.get(str(card.id), {})
        found = {name: values for name, values in own.items() if name not in flags | lying}
        found |= {flag: () for flag in flags & own.keys() if not self._lies(flag)}
        for flag in filter(self._lies, sorted(flags)):
            if card.resting if flag != "face-down" else card.face_down:
                found[flag] = ()
        if card.under:
            found["under"] = tuple(self.card_label(str(each.id)) for each in card.under)
        for role in self.words.attached[:1] if card.attached else ():
            found[role] = tuple(self.card_label(str(each.id)) for each in card.attached)
        return found | {name: (str(number),) for name, number in card.numbers.items() if number}

    def _lies(self, flag: str) -> bool:
        """Whether an attribute means that a card rests, or lies face down."""
        return flag.replace("-", "_") in self.words.flags or len(self.position.flags) == 1


def _every(view: View) -> Iterator[SeenCard]:
    for cards in chain(*(view.zones.get(player, {}).values() for player in PLAYERS), view.shared.values()):
        for card in cards:
            yield card
            yield from (*card.under, *card.attached)


def _values(card: SeenCard) -> Iterator[str | int]:
    for value in (*card.facts.values(), *card.numbers.values()):
        for each in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(each, (str, int)):
                yield each


def _filled(
    definition: PhraseDefinition, said: Mapping[str, Sequence[str]], numbers: Sequence[str], texts: Sequence[str]
) -> Iterator[str]:
    """The sentences of a phrase with these values in its fields."""
    fields = _FIELD.findall(definition.pattern)
    example = _of_example(definition)
    if example is None or len(fields) > 3:
        return
    choices = []
    for name, type_ in fields:
        pattern = getattr({**TYPES, **definition.types}[type_], "pattern", "")
        if type_ in said:
            choices.append(said[type_])
        elif _WORDS.match(pattern):
            choices.append(pattern.split("|"))
        elif re.search(r"\d", example[name]):
            choices.append([re.sub(r"\d+", number, example[name], count=1) for number in numbers])
        else:
            choices.append([f'"{text}"' if type_ == "Quoted" else text for text in texts])
    for values in product(*choices):
        left = iter(values)
        yield _FIELD.sub(lambda _, left=left: next(left), definition.pattern)  # type: ignore[misc]


def _of_example(definition: PhraseDefinition) -> Mapping[str, str] | None:
    """The values of the fields in the example of a phrase."""
    parts = _FIELD.split(definition.pattern)
    names, between = parts[1::3], parts[::3]
    form = "(.+?)".join(map(re.escape, between))
    match = re.fullmatch(form, definition.example)
    return dict(zip(names, match.groups(), strict=True)) if match else None
