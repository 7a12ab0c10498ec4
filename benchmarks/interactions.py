"""Interactions: which two abilities of one card does the suite show together, so that each of them makes a difference?

    python benchmarks/interactions.py [GAME]...

Plays each example in which a card has several abilities, and again without each of these abilities. A pair is *shown*
if an example fails without the one and fails without the other; otherwise it is only *printed* on one card. An ability
is named by its keyword, or else by its kind.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

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

Pair = tuple[str, str]
"""The names of two abilities, in alphabetical order."""


class PrintedAbility(NamedTuple):
    """An ability: the key of the card's definition in the scene, and its place among the abilities there."""

    card: str
    place: int


class OmittingEngine(ReferenceEngine):
    """The reference engine, which opens scenes without one ability. ``scene`` is the last scene with all of them."""

    omitted: PrintedAbility | None = None
    scene: Scene | None = None

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Open a scene without the omitted ability."""
        self.scene = scene
        if self.omitted is not None:
            card = scene.cards[self.omitted.card]
            left = tuple(each for place, each in enumerate(card.abilities) if place != self.omitted.place)
            scene = replace(scene, cards={**scene.cards, self.omitted.card: replace(card, abilities=left)})
        return super().open(game, edition, scene)


def ability_name(ability: Ability) -> str:
    """The keyword of an ability, or else its kind."""
    if isinstance(ability, KeywordAbility | GameAbility):
        return ability.what
    return " ".join(each.what for each in ability.keywords) or str(type(ability).__struct_config__.tag)


def shown_pairs(game: str) -> tuple[Counter[Pair], Counter[Pair]]:
    """For each pair of a game, the number of examples that show it, and of those on a card of which it is printed."""
    suite, engine = Suite(), OmittingEngine()
    ledger = suite.load_ledger(game)
    player = ScenarioPlayer(suite, Supervisor(FactoryLauncher("omitting", lambda: engine)), {game: ledger.edition})
    shown, printed = Counter[Pair](), Counter[Pair]()
    for scenario in select_scenarios(suite, {game: ledger}).scenarios:
        for example in scenario.examples or ({},):
            engine.omitted = None
            player.play_case(scenario, example)
            names = dict(abilities_of_crowded_cards(engine.scene))
            needed = set[PrintedAbility]()
            for engine.omitted in names:
                if player.play_case(scenario, example).verdict == "fail":
                    needed.add(engine.omitted)
            for one, other in combinations(names, 2):
                if one.card == other.card:
                    pair = (min(names[one], names[other]), max(names[one], names[other]))
                    printed[pair] += 1
                    shown[pair] += {one, other} <= needed
    return shown, printed


def abilities_of_crowded_cards(scene: Scene | None) -> Iterator[tuple[PrintedAbility, str]]:
    """The abilities of the cards of a position that have several, with their names."""
    if isinstance(scene, Position):
        for key, card in scene.cards.items():
            if len(card.abilities) > 1:
                yield from (
                    (PrintedAbility(key, place), ability_name(each)) for place, each in enumerate(card.abilities)
                )


def main() -> None:
    """Play the games, and print the pairs."""
    for game in sys.argv[1:] or games_with_rulebook():
        shown, printed = shown_pairs(game)
        print(f"{game}: {sum(1 for each in printed if shown[each])} pairs shown, {len(printed)} printed on one card")
        for pair in sorted(printed):
            print(f"  {' + '.join(pair)}: {shown[pair]} of {printed[pair]} examples")


if __name__ == "__main__":
    main()
