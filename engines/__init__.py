"""The registry: third-party engines that saitei judges, one TOML file for each, and the history of their results.

``harness/report/engine_registry.py`` describes and reads the files, and ``saitei engines`` lists them.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent
"""The directory that holds ``<engine>.toml`` and ``results.jsonl``."""
