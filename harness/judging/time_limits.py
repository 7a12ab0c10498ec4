"""How long an engine may think, and how long a user may let it."""

LONGEST = 86400.0
"""The longest timeout, in seconds: a day."""

SCENARIO_SECONDS = 60.0
"""Seconds that an engine has for all its answers in a scenario."""
