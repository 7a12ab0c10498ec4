"""What WIXOSS reads of card texts."""

from __future__ import annotations

from ...adapters.words import words
from ..protocol.texts import Texts
from .contents import HANDLERS

TEXTS = Texts(words("wixoss"), HANDLERS)
