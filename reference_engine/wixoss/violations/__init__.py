"""Violations of WIXOSS, as malicious readers of its entries would build them."""

from __future__ import annotations

from ...violations import Violations
from . import attacks, fates, keywords, laid, payments, rules, seasons, spared, terms, zones

PARTS = (rules, zones, attacks, keywords, fates, terms, laid, payments, spared, seasons)

VIOLATIONS = Violations({each: broken for part in PARTS for each, broken in part.VIOLATIONS.every.items()})
