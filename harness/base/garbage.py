"""Settings of the garbage collector for the processes of saitei."""

import gc


def collect_garbage_rarely() -> None:
    """Search for reference cycles less often: a scenario creates many objects, but hardly any cycles."""
    gc.set_threshold(20_000, 10, 10)
