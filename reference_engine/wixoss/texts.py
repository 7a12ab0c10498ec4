"""What WIXOSS reads of card texts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ...adapters.words import words
from ..protocol import texts
from ..protocol.texts import called
from .contents import HANDLERS
from .resolving import targeting

NO_EFFECT = ("cost", "instead")
"""Where a text says what is paid or met, or done in place of something else: there no effect begins to be done."""


class Texts(texts.Texts):
    """What the words list; of targets those that are chosen right before an effect, for no clause knows others."""

    def _of(self, node: Struct) -> Iterator[str]:
        yield from super()._of(node)
        for field in NO_EFFECT:
            for each in targeting(getattr(node, field, ())):
                yield f"{each.what!r} in the field {field!r} of {called(type(node))}: it is not said when it is chosen"


TEXTS = Texts(words("wixoss"), HANDLERS)
