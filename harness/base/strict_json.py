"""A strict reader of JSON: it also refuses numbers that JSON does not have, and a key that an object has twice."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}:,]')


def parse_json(text: str) -> Any:
    """The value of a JSON text.

    Raises ``ValueError`` with the line for ``NaN``, ``Infinity``, a number that is too large, and a repeated key;
    ``json.JSONDecodeError`` for another text that is not JSON, and ``RecursionError``.
    """
    return json.loads(text, object_pairs_hook=_Pairs(text), parse_constant=_refuse_number, parse_float=_finite_number)


class _Pairs:
    """Makes the dict of an object. Raises ``ValueError`` for a repeated key."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __call__(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            raise ValueError(_first_repeated_key(self._text))
        return found


def _refuse_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number of JSON")


def _finite_number(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"the number {digits[:40]} is too large")
    return number


def _first_repeated_key(text: str) -> str:
    """The first repeated key of a JSON text with one, and the lines of both."""
    open_objects: list[dict[str, int] | None] = []
    line, place, key = 1, 0, ""
    for token in _TOKEN.finditer(text):
        line += text.count("\n", place, token.start())
        place = token.start()
        match token[0]:
            case "{":
                open_objects.append({})
            case "[":
                open_objects.append(None)
            case "}" | "]":
                open_objects.pop()
            case ":" if (keys := open_objects[-1]) is not None:
                if key in keys:
                    return f"the key {key} is in line {keys[key]}, and again in line {line}"
                keys[key] = line
            case said if said.startswith('"'):
                key = said
    return "a key is repeated"
