"""A job of Windows: processes that end together, and that end with the process that made the job.

No Windows was at hand when this was written, see docs/systems.md. The tests run it against stand-ins of the functions.
"""

from __future__ import annotations

import ctypes
import subprocess
from typing import Any

CREATION_FLAGS = 0x00000004 | 0x00000200
"""``CREATE_SUSPENDED``, until the process has joined its job, and ``CREATE_NEW_PROCESS_GROUP``."""

_EXTENDED_LIMIT_INFORMATION = 9
_KILL_ON_JOB_CLOSE = 0x2000
_EXIT_STATUS = 1


class BasicLimits(ctypes.Structure):
    """``JOBOBJECT_BASIC_LIMIT_INFORMATION``"""

    _fields_ = (
        ("process_time", ctypes.c_int64),
        ("job_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("active_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority", ctypes.c_uint32),
        ("scheduling", ctypes.c_uint32),
    )


class ExtendedLimits(ctypes.Structure):
    """``JOBOBJECT_EXTENDED_LIMIT_INFORMATION``"""

    _fields_ = (
        ("basic", BasicLimits),
        ("io_counters", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("peak_process_memory", ctypes.c_size_t),
        ("peak_job_memory", ctypes.c_size_t),
    )


class WindowsJob:
    """A job whose processes end when it is killed, or when its last handle is closed: ours, with our process."""

    def __init__(self) -> None:
        self._kernel = _library("kernel32")
        self._kernel.CreateJobObjectW.restype = ctypes.c_void_p
        self._job = ctypes.c_void_p(_succeeded(self._kernel.CreateJobObjectW(None, None)))
        limits = ExtendedLimits(basic=BasicLimits(flags=_KILL_ON_JOB_CLOSE))
        _succeeded(
            self._kernel.SetInformationJobObject(
                self._job, _EXTENDED_LIMIT_INFORMATION, ctypes.byref(limits), ctypes.sizeof(limits)
            )
        )

    def add_and_resume(self, process: subprocess.Popen[bytes]) -> None:
        """Add a process that was started with :data:`CREATION_FLAGS`, and let it run. Raises ``OSError``."""
        handle = ctypes.c_void_p(int(process._handle))  # type: ignore[attr-defined]
        _succeeded(self._kernel.AssignProcessToJobObject(self._job, handle))
        if status := _library("ntdll").NtResumeProcess(handle):
            raise OSError(f"the process cannot be resumed: {status:#x}")

    def kill(self) -> None:
        """End all processes of the job. May be called once."""
        self._kernel.TerminateJobObject(self._job, _EXIT_STATUS)
        self._kernel.CloseHandle(self._job)


def _library(name: str) -> Any:
    return ctypes.WinDLL(name, use_last_error=True)  # type: ignore[attr-defined,unused-ignore]


def _succeeded(result: Any) -> Any:
    if not result:
        raise ctypes.WinError(ctypes.get_last_error())  # type: ignore[attr-defined,unused-ignore]
    return result
