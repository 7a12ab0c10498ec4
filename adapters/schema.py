"""The protocol's JSON Schema, generated from the types. ``schema.json`` beside this file is its copy.

``python -m saitei.adapters.schema > adapters/schema.json`` renews it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from .messages import PROTOCOL
from .wire import FAULT, ILLEGAL, METHODS, UNSUPPORTED, Problem

PATH = Path(__file__).with_name("schema.json")
"""The shipped copy."""


def schema() -> dict[str, Any]:
    """The schema: every type in ``$defs``, and under ``methods`` what each method takes and returns."""
    types = [kind for method in METHODS for kind in (method.takes, method.returns)]
    _, components = msgspec.json.schema_components([*types, Problem], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The saitei adapter protocol",
        "version": PROTOCOL,
        "methods": {
            method.name: {"params": _reference(method.takes), "result": _reference(method.returns)}
            for method in METHODS
        },
        "errors": {"unsupported": UNSUPPORTED, "illegal": ILLEGAL, "fault": FAULT},
        "$defs": dict(sorted(components.items())),
    }


def text() -> str:
    """The schema as the shipped file has it."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def _reference(kind: type) -> dict[str, str]:
    return {"$ref": f"#/$defs/{kind.__name__}"}


if __name__ == "__main__":
    print(text(), end="")
