"""What it costs and gains to have several processes play, or a cluster of this machine: wall time and processor time.

    python benchmarks/machines.py [--times N] [COMMAND LINE OF SAITEI]...

Without a command line ``prove --game digicharat``. It is called in turn with 1, 2 and 4 processes and with a cluster of
as many threads, so that a machine that is busy is so for all; on such a machine seconds of the processor say more.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import time

NUMBERS = (1, 2, 4)
PLAYERS = [("-n", str(number)) for number in NUMBERS] + [("--dask", "local", "-n", str(number)) for number in NUMBERS]
PROOF = ("prove", "--game", "digicharat")
SAITEI = "import sys; from saitei.harness.commands.cli import main; sys.exit(main())"


def main() -> None:
    """Call each, and print a line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("words", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    for _ in range(options.times):
        for players in PLAYERS:
            began, before = time.monotonic(), _processor()
            words = [sys.executable, "-c", SAITEI, *(options.words or PROOF), *players]
            code = subprocess.run(words, stdout=subprocess.DEVNULL, check=False).returncode
            wall, processor = time.monotonic() - began, _processor() - before
            said = f"{' '.join(players):20} {wall:6.1f} s  {processor:6.1f} s of the processor  exit code {code}"
            print(f"{said}  load {os.getloadavg()[0]:.1f}", flush=True)


def _processor() -> float:
    """Seconds of the processor that all children took that have ended, and theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
