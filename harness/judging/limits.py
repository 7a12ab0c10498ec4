"""How long a user may let an engine think."""

LONGEST = 86400.0
"""The longest timeout, in seconds: a day."""
