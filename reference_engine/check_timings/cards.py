"""The lines of a card that is played and then put away, as one ability."""

from __future__ import annotations

from functools import lru_cache

from ...adapters.card_text_tree import AllConditions, PlayAbility


@lru_cache(maxsize=10_000)
def merge_played_lines(lines: tuple[PlayAbility, ...]) -> PlayAbility:
    """One ability that does all that a played card does, in however many lines it is printed."""
    conditions = tuple(each.condition for each in lines if each.condition is not None)
    return PlayAbility(
        then=tuple(instruction for each in lines for instruction in each.then),
        must=tuple(instruction for each in lines for instruction in each.must),
        condition=AllConditions(conditions) if conditions else None,
        only_on=next((each.only_on for each in lines if each.only_on is not None), None),
        timing=tuple(dict.fromkeys(each for line in lines for each in line.timing)),
        limit=next((each.limit for each in lines if each.limit is not None), None),
        text=" ".join(each.text for each in lines),
        keywords=tuple(keyword for each in lines for keyword in each.keywords),
    )
