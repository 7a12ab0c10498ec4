"""What OSICA reads of card texts."""

from __future__ import annotations

from ...adapters.words import words
from ..protocol.texts import Texts
from .effects import HANDLERS

TEXTS = Texts(words("osica"), HANDLERS)
