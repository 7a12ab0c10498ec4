"""How our processes deal with memory."""

import gc


def collect_garbage_rarely() -> None:
    """Look for circles of garbage more seldom: of the many things that a scenario makes, hardly any is in one."""
    gc.set_threshold(20_000, 10, 10)
