"""Interactions: which two abilities of one card does the suite show together, so that each of them makes a difference?

    python benchmarks/interactions.py [--list] [GAME]...

Plays each example in which a card has several abilities, and again without each of these abilities. A pair is *shown*
by a Rule if one of these examples under it fails without the one, and one fails without the other. A keyword of an
ability is omitted alone, too: an ability and its keyword are a pair. An ability is named by its keyword, or else by its
kind.

``rulebooks/<game>/interactions.toml`` says which abilities a card of each kind can have, and explains pairs that are
not shown:

    [[card]]
    kinds = ["character"]
    abilities = ["appeal", "critical", "double"]

    [[explained]]
    abilities = ["critical"]
    with = ["critical"]
    why = "Two do not add up, so neither makes a difference next to the other."
    scenario = "critical.2/two-of-them-steal-one-more"

Without ``with``, an entry explains the pairs of its abilities with all abilities; ``with = ["itself"]`` is each of them
twice. The ``scenario`` of an entry has both on one card.
The command prints the pairs that can be on one card and are neither shown nor explained, and ends with 1 if there are
any; ``--list`` prints the whole table.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from saitei.adapters.card_text_tree import Ability, GameAbility, KeywordAbility
from saitei.adapters.launchers import FactoryLauncher
from saitei.adapters.messages import Position, Scene, Situation
from saitei.harness.judging.scenario_player import ScenarioPlayer
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.engine import ReferenceEngine
from saitei.rulebooks import games_with_rulebook
from saitei.rulebooks.game_vocabulary import load_declared_vocabulary
from saitei.rulebooks.ledger import ROOT

FILE = "interactions.toml"
ITSELF = "itself"

Pair = tuple[str, str]
"""The names of two abilities, in alphabetical order."""


# --- the pairs that can be on one card ----------------------------------------------------------------


class CardAbilities(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The names of the abilities that a card of these kinds can have."""

    kinds: tuple[str, ...]
    abilities: tuple[str, ...]


class ExplainedPairs(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Pairs of abilities, and the reason why no Rule shows them.

    Without ``others``, they are the pairs with all abilities; if these are ``itself``, each of the abilities twice.
    ``scenario`` is the id of a scenario in which a card has both, if the rulebook says that one changes nothing.
    """

    abilities: tuple[str, ...]
    why: str
    others: tuple[str, ...] = msgspec.field(default=(), name="with")
    scenario: str = ""

    def matches(self, pair: Pair) -> bool:
        """Whether the entry explains a pair."""
        if self.others == (ITSELF,):
            return pair[0] == pair[1] and pair[0] in self.abilities
        return any(
            one in self.abilities and (not self.others or other in self.others) for one, other in (pair, pair[::-1])
        )


class Interactions(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game."""

    card: tuple[CardAbilities, ...]
    explained: tuple[ExplainedPairs, ...] = ()


def read_interactions(game: str) -> Interactions:
    """The file of a game. Raises `ValueError` if it is wrong, or names a kind of card or an ability that is unknown."""
    path = ROOT / game / FILE
    found = msgspec.toml.decode(path.read_bytes(), type=Interactions)
    known = ability_names(game)
    kinds = {each.name for each in load_declared_vocabulary(game).kinds}
    placed = {each for card in found.card for each in card.abilities}
    named = placed.union(*((*each.abilities, *each.others) for each in found.explained))
    if unknown := (named - known - {ITSELF}) | ({each for card in found.card for each in card.kinds} - kinds):
        raise ValueError(f"{path}: these are not in the words of the game: {', '.join(sorted(unknown))}")
    if missing := known - placed:
        raise ValueError(f"{path}: say which cards can have these abilities: {', '.join(sorted(missing))}")
    return found


def ability_names(game: str) -> set[str]:
    """The names of all abilities and keywords that the words of a game have."""
    words = load_declared_vocabulary(game)
    names = set(words.texts.get("ability extra: what", ())) | set(words.texts.get("keyword: what", ()))
    for each in words.nodes["ability"]:
        kind, _, name = each.partition(" ")
        names |= {name or kind} - {"extra"}
    return names | {each.removeprefix("keyword ") for each in words.nodes[""] if each.startswith("keyword ")}


def pairs_on_one_card(interactions: Interactions) -> set[Pair]:
    """The pairs of abilities that a card can have, each also with itself."""
    return {
        pair for card in interactions.card for pair in combinations_with_replacement(sorted(set(card.abilities)), 2)
    }


# --- the pairs that scenarios show --------------------------------------------------------------------


class AbilityPart(NamedTuple):
    """An ability: the key of the card's definition in the scene and its place there; or one keyword of the ability."""

    card: str
    place: int
    keyword: int | None = None


class OmittingEngine(ReferenceEngine):
    """The reference engine, which opens scenes without a part. ``scene`` is the last scene with all of them."""

    omitted: AbilityPart | None = None
    scene: Scene | None = None

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Open a scene without the omitted part."""
        self.scene = scene
        if self.omitted is not None:
            scene = without_part(scene, self.omitted)
        return super().open(game, edition, scene)


def without_part(scene: Scene, part: AbilityPart) -> Scene:
    """A scene in which a card lacks an ability, or an ability lacks a keyword."""
    card = scene.cards[part.card]
    abilities = list(card.abilities)
    ability = abilities.pop(part.place)
    if part.keyword is not None:
        kept = (*ability.keywords[: part.keyword], *ability.keywords[part.keyword + 1 :])
        abilities.insert(part.place, replace(ability, keywords=kept))
    return replace(scene, cards={**scene.cards, part.card: replace(card, abilities=tuple(abilities))})


def parts_of_scene(scene: Scene | None) -> Iterator[tuple[AbilityPart, Ability]]:
    """The abilities and keywords of the cards of a position that have several of them, with the ability of each."""
    if isinstance(scene, Position):
        for key, card in scene.cards.items():
            if len(card.abilities) > 1 or any(each.keywords for each in card.abilities):
                for place, ability in enumerate(card.abilities):
                    yield AbilityPart(key, place), ability
                    for number in range(len(ability.keywords)):
                        yield AbilityPart(key, place, number), ability


def own_name(ability: Ability) -> str:
    """The name of an ability of the game's own, or else its kind."""
    if isinstance(ability, KeywordAbility | GameAbility):
        return ability.what
    return str(type(ability).__struct_config__.tag)


def pairs_of_parts(
    one: AbilityPart, other: AbilityPart, abilities: Mapping[AbilityPart, Ability]
) -> dict[Pair, tuple[AbilityPart, AbilityPart]]:
    """The pairs that two parts of a card are, with the parts in the order of the pair's names.

    Two abilities are pairs by all their names, and two parts of one ability are one pair.
    """
    if one.card != other.card or (one.place != other.place and (one.keyword, other.keyword) != (None, None)):
        return {}
    if one.place == other.place:
        names = [[part_name(part, abilities[part])] for part in (one, other)]
    else:
        names = [
            [own_name(abilities[part]), *(keyword.what for keyword in abilities[part].keywords)]
            for part in (one, other)
        ]
    return {
        (first, second) if first <= second else (second, first): (one, other) if first <= second else (other, one)
        for first, second in product(*names)
    }


def part_name(part: AbilityPart, ability: Ability) -> str:
    """The name of an ability, or of the keyword that the part is."""
    return own_name(ability) if part.keyword is None else ability.keywords[part.keyword].what


class SuitePairs(NamedTuple):
    """For each pair, the clauses whose Rules show it, and the ids of the scenarios that have it on one card."""

    shown: Mapping[Pair, set[str]]
    printed: Mapping[Pair, set[str]]


def pairs_of_suite(game: str) -> SuitePairs:
    """The pairs that the scenarios of a game show, and those that they have on one card."""
    suite, engine = Suite(), OmittingEngine()
    ledger = suite.load_ledger(game)
    player = ScenarioPlayer(suite, Supervisor(FactoryLauncher("omitting", lambda: engine)), {game: ledger.edition})
    needed_places = defaultdict[tuple[tuple[str, ...], Pair], set[int]](set)
    printed = defaultdict[Pair, set[str]](set)
    for scenario in select_scenarios(suite, {game: ledger}).scenarios:
        for example in scenario.examples or ({},):
            engine.omitted = None
            if player.play_case(scenario, example).verdict != "pass":
                continue
            abilities = dict(parts_of_scene(engine.scene))
            needed = set[AbilityPart]()
            for engine.omitted in abilities:
                if player.play_case(scenario, example).verdict == "fail":
                    needed.add(engine.omitted)
            for one, other in combinations(abilities, 2):
                for pair, parts in pairs_of_parts(one, other, abilities).items():
                    printed[pair].add(scenario.id)
                    places = needed_places[scenario.primary_clauses, pair]
                    places |= {place for place, part in enumerate(parts) if part in needed}
    shown = defaultdict[Pair, set[str]](set)
    for (clauses, pair), places in needed_places.items():
        if len(places) == 2:
            shown[pair] |= set(clauses)
    return SuitePairs(shown, printed)


# --- the table ----------------------------------------------------------------------------------------


class InteractionTable(NamedTuple):
    """The pairs that can be on one card: with the clauses whose Rules show them, with the reasons of the others, and
    those that have neither; and what is wrong with the game's file.
    """

    shown: Mapping[Pair, set[str]]
    explained: Mapping[Pair, str]
    missing: Collection[Pair]
    faults: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Whether each pair is shown or explained, and the file is right."""
        return not self.missing and not self.faults


def interaction_table(interactions: Interactions, pairs: SuitePairs) -> InteractionTable:
    """The table of a game by its file and the pairs of its suite."""
    possible = pairs_on_one_card(interactions)
    shown = {pair: pairs.shown[pair] for pair in sorted(possible) if pair in pairs.shown}
    unshown = sorted(possible - set(shown))
    reasons = {pair: next((each.why for each in interactions.explained if each.matches(pair)), "") for pair in unshown}
    faults = [
        f"the scenario {ids[0]} has {' + '.join(pair)} on one card: name a card that can have both"
        for pair in sorted(set(pairs.printed) - possible)
        if (ids := sorted(pairs.printed[pair]))
    ]
    for each in interactions.explained:
        matched = [pair for pair in unshown if each.matches(pair)]
        if not matched:
            faults.append(f"no pair needs this reason: {each.why} Delete the entry.")
        elif each.scenario and not any(
            each.scenario in pairs.printed[pair] for pair in matched if pair in pairs.printed
        ):
            faults.append(f"there is no scenario {each.scenario} with {' + '.join(matched[0])} on one card")
    return InteractionTable(
        shown,
        {pair: why for pair, why in reasons.items() if why},
        [pair for pair, why in reasons.items() if not why],
        tuple(faults),
    )


def table_lines(table: InteractionTable) -> Iterator[str]:
    """All pairs, with the clauses whose Rules show each, or with the reason."""
    for pair, clauses in table.shown.items():
        yield f"  {' + '.join(pair)}: {', '.join(sorted(clauses))}"
    for pair, why in table.explained.items():
        yield f"  {' + '.join(pair)}: {why}"


def main() -> int:
    """Play the games, and print the pairs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--list", action="store_true", help="print all pairs, with their clauses or reasons")
    arguments = parser.parse_args()
    complete = True
    for game in arguments.games or games_with_rulebook():
        if not Path(ROOT / game / FILE).exists():
            continue
        table = interaction_table(read_interactions(game), pairs_of_suite(game))
        counts = f"{len(table.shown)} shown, {len(table.explained)} explained, {len(table.missing)} missing"
        print(f"{game}: {len(table.shown) + len(table.explained) + len(table.missing)} pairs on one card: {counts}")
        for line in table_lines(table) if arguments.list else ():
            print(line)
        for pair in table.missing:
            print(f"  {' + '.join(pair)}: no Rule shows this pair")
        for fault in table.faults:
            print(f"  {fault}")
        complete &= table.complete
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
