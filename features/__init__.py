"""The scenarios: Gherkin only, one section of a rulebook a file, one Rule a clause."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent
"""The directory that holds ``<game>/<chapter>/<section>.feature``."""
