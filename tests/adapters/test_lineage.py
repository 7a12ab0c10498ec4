"""Processes that an engine starts end with us, however early we end."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from saitei.adapters import process_cleanup

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the signal of a parent's death is Linux's")


def bind_to(parent: int) -> int:
    """How a process ends that binds itself to this parent, and then goes on to exit with 0."""
    bind = process_cleanup.die_with_parent(parent)
    assert bind is not None
    process = os.fork()
    if not process:
        bind()
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def test_a_process_whose_parent_ended_before_it_was_bound_ends() -> None:
    assert bind_to(os.getpid()) == 0
    assert bind_to(os.getppid()) == -signal.SIGKILL
