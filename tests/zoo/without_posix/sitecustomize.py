"""Takes from the modules of saitei, in this process and in all that it starts, what a Python of Windows does not have.

Python loads this module by itself where its directory is on ``PYTHONPATH``. Other modules keep what they have. The
functions of Windows that saitei calls have stand-ins here, and those of both systems do what they do on Windows.
"""

from __future__ import annotations

import builtins
import contextlib
import ctypes
import errno
import fcntl
import os
import pathlib
import select
import signal
import subprocess
import sys
from types import FrameType, ModuleType
from typing import Any

MISSING = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "pty"}
_OS = """
    fork forkpty killpg setsid getsid getpgid setpgid getpgrp setpgrp chown mkfifo getuid geteuid getgid getegid wait
    wait3 wait4 waitid waitpid WNOHANG WUNTRACED sysconf nice uname statvfs posix_spawn pidfd_open set_blocking
    getloadavg ctermid sched_getaffinity register_at_fork O_NOFOLLOW O_CLOEXEC O_NONBLOCK pipe2 openpty
"""
_SIGNAL = "alarm setitimer getitimer pthread_kill pthread_sigmask pause sigwait ITIMER_REAL"
_SIGNALS_OF_WINDOWS = {"SIGABRT", "SIGFPE", "SIGILL", "SIGINT", "SIGSEGV", "SIGTERM"}
HIDDEN = {
    "os": _OS.split(),
    "select": ["poll", "epoll"],
    "signal": [*_SIGNAL.split(), *({each.name for each in signal.Signals} - _SIGNALS_OF_WINDOWS)],
    "ctypes": ["CDLL"],
    "subprocess": [],
}
CREATE_SUSPENDED, CREATE_NEW_PROCESS_GROUP = 0x4, 0x200


def stand_in(module: ModuleType, **changed: Any) -> ModuleType:
    """The module without what Windows does not have, and with these changes."""
    made = ModuleType(module.__name__)
    hidden = HIDDEN[module.__name__]
    vars(made).update({name: value for name, value in vars(module).items() if name not in hidden}, **changed)
    return made


# --- processes ---


class Popen(subprocess.Popen):  # type: ignore[type-arg]
    """Starts processes as Windows does, and ends them as abruptly."""

    def __init__(self, *words: Any, creationflags: int = 0, **how: Any) -> None:
        for name in ("preexec_fn", "pass_fds"):
            if how.get(name):
                raise ValueError(f"{name} is not supported on Windows")
        how.pop("start_new_session", None)
        in_job = bool(creationflags & CREATE_SUSPENDED)
        super().__init__(*words, **how, start_new_session=in_job, preexec_fn=_die_with_parent if in_job else None)

    @property
    def _handle(self) -> int:
        return self.pid

    def terminate(self) -> None:
        self.kill()


def _die_with_parent() -> None:
    """What the system does with the processes of a job when the only handle of the job is gone."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


class Kernel:
    """The functions of kernel32 and ntdll for jobs; a job is the session of its first process."""

    jobs: dict[int, list[int]] = {}  # noqa: RUF012

    def __init__(self, name: str, **how: Any) -> None:
        self.CreateJobObjectW = self.create_job

    class create_job:
        restype: Any = None

        def __new__(cls, *arguments: Any) -> Any:
            job = len(Kernel.jobs) + 1
            Kernel.jobs[job] = []
            return job

    def SetInformationJobObject(self, job: Any, kind: int, limits: Any, size: int) -> int:
        assert (job.value in Kernel.jobs, kind, size) == (True, 9, 144)
        assert limits._obj.basic.flags == 0x2000
        return 1

    def AssignProcessToJobObject(self, job: Any, process: Any) -> int:
        Kernel.jobs[job.value].append(process.value)
        return 1

    def NtResumeProcess(self, process: Any) -> int:
        return 0

    def TerminateJobObject(self, job: Any, status: int) -> int:
        for process in Kernel.jobs[job.value]:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process, signal.SIGKILL)
        return 1

    def CloseHandle(self, job: Any) -> int:
        del Kernel.jobs[job.value]
        return 1


def kill(process: int, number: int) -> None:
    os.kill(process, 0 if number == 0 else signal.SIGKILL)


# --- files ---


def utime(path: Any, *times: Any, **how: Any) -> None:
    if isinstance(path, int):
        raise TypeError("utime: path should be string, bytes or os.PathLike, not int")
    os.utime(path, *times, **how)


def locking(file: int, how: int, length: int) -> None:
    assert os.lseek(file, 0, os.SEEK_CUR) > 1 << 30, "what is locked can be read by nobody else"
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise PermissionError(errno.EACCES, "Permission denied") from error


def write_text(self: pathlib.Path, data: str, encoding: Any = None, errors: Any = None, newline: Any = None) -> int:
    with self.open("w", encoding=encoding, errors=errors, newline="\r\n" if newline is None else newline) as file:
        return file.write(data)


def refuse(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuse what Windows refuses: to delete or replace a file that is open here, and to read ``/proc``."""
    if event not in ("open", "os.remove", "os.rename", "os.listdir") or not _is_ours(sys._getframe()):
        return
    if event in ("open", "os.listdir"):
        if str(arguments[0]).startswith("/proc"):
            raise FileNotFoundError(errno.ENOENT, "No such file or directory", str(arguments[0]))
        return
    places = {os.path.abspath(os.fsdecode(each)) for each in arguments if isinstance(each, (str, bytes, os.PathLike))}
    for each in range(256):
        try:
            held = os.readlink(f"/proc/self/fd/{each}")
        except OSError:
            continue
        if held in places:
            raise PermissionError(errno.EACCES, "The file is used by another process", held)


def _is_ours(frame: FrameType | None) -> bool:
    while frame and frame.f_globals.get("__name__") in ("pathlib", "contextlib", __name__):
        frame = frame.f_back
    return bool(frame) and str(frame.f_globals.get("__name__")).startswith("saitei.")  # type: ignore[union-attr]


# --- imports ---

MSVCRT = ModuleType("msvcrt")
vars(MSVCRT).update(locking=locking, LK_NBLCK=2)
STAND_INS = {
    "os": stand_in(os, name="nt", kill=kill, utime=utime),
    "select": stand_in(select),
    "signal": stand_in(signal, SIGBREAK=21),
    "ctypes": stand_in(ctypes, WinDLL=Kernel, WinError=lambda code: OSError(code, "refused"), get_last_error=lambda: 5),
    "subprocess": stand_in(subprocess, Popen=Popen, CREATE_NEW_PROCESS_GROUP=CREATE_NEW_PROCESS_GROUP),
    "msvcrt": MSVCRT,
}
whole = builtins.__import__


def import_as_on_windows(name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0) -> Any:
    if level == 0 and str((globals or {}).get("__package__")).startswith("saitei."):
        if name in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        if name in STAND_INS:
            return STAND_INS[name]
    return whole(name, globals, locals, fromlist, level)


builtins.__import__ = import_as_on_windows
pathlib.Path.write_text = write_text  # type: ignore[method-assign]
sys.addaudithook(refuse)
