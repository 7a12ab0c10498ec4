"""What Di Gi Charat reads of card texts."""

from __future__ import annotations

from ...adapters.words import words
from ..facing.texts import Texts
from .effects import DO

TEXTS = Texts(words("digicharat"), DO)
