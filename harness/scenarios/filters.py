"""Filters of a selection: scenarios by their ids, all except some, or one shard of several."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from msgspec import Struct

from ...rulebooks import Ledger, UnknownClause
from ..base.command_errors import NothingRan, WrongUse, nearest_suggestion
from .feature_parser import Scenario
from .renames import current_scenario_id
from .selection import BadFile, Selection, clauses_under, filter_selection
from .suite import Suite


class Shard(Struct, frozen=True):
    """One shard of a run: number ``number`` of ``of``, from 1."""

    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def includes_place(self, place: int) -> bool:
        """Whether the scenario at this place, from 0, belongs to the shard."""
        return place % self.of == self.number - 1


def parse_shard(words: str) -> Shard:
    """Parse a shard such as ``2/4``. Raises :class:`WrongUse`."""
    if found := re.fullmatch(r"(\d{1,4})/(\d{1,4})", words):
        number, of = map(int, found.groups())
        if 1 <= number <= of:
            return Shard(number, of)
    raise WrongUse(f'"{words}" is not a shard of a run; write, for example, --shard 2/4 for the second of four')


@dataclass(frozen=True)
class ScenarioFilter:
    """A filter of a selection. ``scenarios`` and ``skip`` are ids, or patterns of ids with ``*``, ``?`` and ``[...]``.

    ``skip`` can contain clauses, too. ``ids``, unless None, are the only ids that are wanted, also of files that cannot
    be played.
    """

    scenarios: tuple[str, ...] = ()
    skip: tuple[str, ...] = ()
    ids: frozenset[str] | None = None
    shard: Shard | None = None

    def __bool__(self) -> bool:
        return self != ScenarioFilter()

    def wanted_games(self, games: Collection[str]) -> list[str]:
        """The games that the wanted scenarios can belong to. Raises :class:`WrongUse` for an unknown game."""
        if not self.scenarios:
            return list(games)
        found = {name for word in self.scenarios for name in _games(word, games)}
        return [name for name in games if name in found]


def apply_filters(suite: Suite, selection: Selection, wish: ScenarioFilter) -> Selection:
    """The filtered selection.

    Raises :class:`WrongUse` for an id or a pattern that matches nothing, and :class:`NothingRan` if nothing is left.
    """
    if not wish:
        return selection
    scenarios, skip = (_current(suite, selection, words) for words in (wish.scenarios, wish.skip))
    wish = replace(wish, scenarios=scenarios, skip=skip)
    for word in wish.scenarios:
        _require(suite, selection, word)
    skipped = _clauses(selection.ledgers, wish.skip)
    left_out = [word for word in wish.skip if "/" in word or "*" in word]
    for word in left_out:
        _require(suite, selection, word)

    def is_wanted(found: Scenario) -> bool:
        return (
            _named(found.id, wish.scenarios)
            and not (left_out and _named(found.id, left_out))
            and not skipped[found.game].intersection(found.primary_clauses)
            and (wish.ids is None or found.id in wish.ids)
        )

    def is_wanted_file(bad: BadFile) -> bool:
        if bad.scenario:
            return is_wanted(bad.scenario)
        id = _id(bad)
        return (
            _holds(id, wish.scenarios)
            and not any(word.endswith("/*") and fnmatchcase(id, word[:-2]) for word in left_out)
            and not _all_of(selection.ledgers[bad.game], bad.path.stem) <= skipped[bad.game]
            and (wish.ids is None or id in wish.ids)
        )

    found = filter_selection(selection, is_wanted, is_wanted_file)
    if wish.shard:
        places = {id: at for at, id in enumerate(sorted([*found.selected_ids, *map(_id, found.bad)]))}
        has = _place_in(wish.shard, places)
        found = filter_selection(found, lambda each: has(each.id), lambda bad: has(_id(bad)))
    if not found.scenarios and not found.bad:
        raise NothingRan("nothing ran: the options exclude all scenarios; change them")
    return found


def current_selected_id(suite: Suite, selection: Selection, word: str) -> str:
    """The current id of the scenario of the selection that an old or current id names, or else the word itself."""
    game = word.partition("/")[0]
    if word in selection.selected_ids or game not in suite.game_names():
        return word
    now = current_scenario_id(suite, game, word)
    return now if now is not None and now in selection.selected_ids else word


def _current(suite: Suite, selection: Selection, words: Iterable[str]) -> tuple[str, ...]:
    return tuple(current_selected_id(suite, selection, word) for word in words)


def unknown_id_error(suite: Suite, selection: Selection, word: str) -> WrongUse:
    """The error for an id that matches no scenario of the selection."""
    game = word.partition("/")[0]
    for bad in selection.bad:
        if word.startswith(f"{_id(bad)}/"):
            return WrongUse("\n".join(bad.problems))
    if game in suite.game_names() and current_scenario_id(suite, game, word) is None:
        return WrongUse(f'the scenario "{word}" was removed with its clause; leave it out')
    return WrongUse(f'no scenario has the id "{word}"; {nearest_suggestion(word, selection.selected_ids)}')


def _require(suite: Suite, selection: Selection, word: str) -> None:
    """Raise :class:`WrongUse` for an id or a pattern that matches nothing."""
    if any(_named(id, [word]) for id in selection.selected_ids) or any(
        _holds(_id(bad), [word]) for bad in selection.bad
    ):
        return
    if set(word).intersection("*?[") or "/" not in word:
        raise WrongUse(f'no scenario matches "{word}"; write GAME/SECTION/TITLE, where * matches anything')
    raise unknown_id_error(suite, selection, word)


def _named(id: str, words: Iterable[str]) -> bool:
    """Whether one of the words matches the id of a scenario; always true without words."""
    words = tuple(words)
    return not words or any(id == word or fnmatchcase(id, word) for word in words)


def _holds(section: str, words: Iterable[str]) -> bool:
    """Whether one of the words may match scenarios of a file that cannot be read; always true without words."""
    words = tuple(words)
    return not words or any(fnmatchcase(section, word.rpartition("/")[0] or "*") for word in words)


def _games(word: str, games: Collection[str]) -> list[str]:
    head, slash, _ = word.partition("/")
    if not slash:
        return list(games)
    if not (found := [name for name in games if fnmatchcase(name, head)]):
        raise WrongUse(f'no game is called "{head}"; {nearest_suggestion(head, games)}')
    return found


def _clauses(ledgers: dict[str, Ledger], words: Iterable[str]) -> dict[str, set[str]]:
    """The clauses among the words, and all clauses under them, by game."""
    return clauses_under(ledgers, [word for word in words if "/" not in word and "*" not in word])


def _all_of(ledger: Ledger, section: str) -> set[str]:
    """The clauses of the section that a file is named after; only the name itself if no section has it."""
    try:
        return {clause.id for clause in ledger.section_clauses(ledger.resolve_entry_id(section))}
    except UnknownClause:
        return {section}


def _id(bad: BadFile) -> str:
    if bad.scenario:
        return bad.scenario.id
    return f"{bad.game}/{bad.path.stem}"


def _place_in(shard: Shard, places: dict[str, int]) -> Callable[[str], bool]:
    return lambda id: shard.includes_place(places[id])
