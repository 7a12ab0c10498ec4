"""Time limits of engines, and the longest limit that a user may set."""

LONGEST = 86400.0
"""The longest timeout, in seconds: a day."""

SCENARIO_SECONDS = 60.0
"""Seconds that an engine has by default for all its answers in a scenario."""
