"""The actions of hololive, a row each."""

from __future__ import annotations

from ..action_table import ActionRow

MAIN_STEP = (
    ActionRow(
        "place", "places", "place", "{card:Card}", {"card": "Roboco"},
        "Puts a holomem from the hand onto the stage.",
        section="8.2",
    ),
    ActionRow(
        "bloom", "blooms", "bloom", "{holomem:Card} with {with:Card}", {"holomem": "Sora", "with": "Sora-1st"},
        "Blooms a holomem with a card from the hand. From then on the holomem is called by the upper card's name.",
        section="8.3",
    ),
    ActionRow(
        "collab", "collabs", "collab", "{holomem:Card}", {"holomem": "Roboco"},
        "Moves a back holomem to the collab position.",
        section="8.4",
    ),
    ActionRow(
        "baton-pass", "baton passes", "baton pass", "to {holomem:Card}", {"holomem": "Roboco"},
        "Exchanges the center holomem with a back holomem, at the cost of its cheers.",
        section="8.7",
    ),
    ActionRow(
        "support", "plays", "play", "the support {card:Card}", {"card": "Cake"},
        "Plays a support card from the hand.",
        section="8.6",
    ),
    ActionRow(
        "support", "plays", "", "the support {card:Card} on {on:Card}", {"card": "Mic", "on": "Sora"},
        "Plays a tool, mascot or fan and attaches it to that holomem.",
        section="8.6",
    ),
    ActionRow(
        "skill", "uses", "use", "the oshi skill {ability:Quoted}", {"ability": "Idol"},
        "Plays an oshi skill or SP oshi skill, by its name, at the player's own play timing.",
        section="8.5",
    ),
)  # fmt: skip

PERFORMANCE_STEP = (
    ActionRow(
        "art", "uses", "use", "the art {ability:Quoted} of {holomem:Card}", {"ability": "Sing", "holomem": "Sora"},
        "Plays an art; if several holomem can be its target, a choice follows.",
    ),
    ActionRow(
        "art", "uses", "", "the art {ability:Quoted} of {holomem:Card} on {target:Card}",
        {"ability": "Sing", "holomem": "Sora", "target": "Miko"},
        "Plays an art, with that target.",
    ),
)  # fmt: skip

CHECK_TIMING = (
    ActionRow(
        "ability", "does", "", "the downed ability of {card:Card} first", {"card": "Roboco"},
        "Chooses which of the player's abilities about a down is done next, if there are several.",
        asked=("downed",),
    ),
)  # fmt: skip

ACTIONS = (*MAIN_STEP, *PERFORMANCE_STEP, *CHECK_TIMING)
