"""What gotoubun reads of card texts."""

from __future__ import annotations

from ...adapters.words import words
from ..protocol.texts import Texts
from .instructions import HANDLERS

TEXTS = Texts(words("gotoubun"), HANDLERS)
