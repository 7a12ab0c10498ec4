"""The reference engine without one of its capabilities: it refuses the scenarios that need it."""

from __future__ import annotations

from msgspec.structs import replace

from saitei.adapters.messages import EngineInfo, Initialize
from saitei.reference_engine import ReferenceEngine

refused = ""
"""The capability that the engines lack; a test sets it."""


class Refusing(ReferenceEngine):
    """Does not declare the capability."""

    def initialize(self, hello: Initialize) -> EngineInfo:
        info = super().initialize(hello)
        return replace(info, capabilities=tuple(name for name in info.capabilities if name != refused))
