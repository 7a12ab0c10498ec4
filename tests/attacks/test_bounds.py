"""Inputs of another kind or size than any honest one: each is one clear error, within 10 s and 300 MiB."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from saitei.harness.base.command_errors import InfrastructureError
from saitei.harness.rulebook import document_download

from .conftest import TESTS

SECONDS = 10
MEMORY = 300
slow = pytest.mark.slow

MEASURE = """
import resource, subprocess, sys
code = subprocess.run(sys.argv[1:]).returncode
print("peak", resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)
sys.exit(code)
"""


class Measured(NamedTuple):
    """A command that has ended."""

    code: int
    said: str


@pytest.fixture
def measured(tmp_path: Path) -> Callable[..., Measured]:
    """Calls the command line, and measures its time and its memory."""

    def call(*words: str) -> Measured:
        line = [sys.executable, "-c", MEASURE, sys.executable, str(TESTS / "zoo" / "toyline.py"), *words]
        begun = time.monotonic()
        done = subprocess.run(line, check=False, capture_output=True, text=True, cwd=tmp_path, timeout=60)
        assert time.monotonic() - begun < SECONDS
        out, _, peak = done.stdout.rpartition("peak ")
        assert int(peak) < MEMORY
        assert "Traceback" not in done.stderr and "unexpected error" not in done.stderr
        return Measured(done.returncode, out + done.stderr)

    return call


def _sparse(path: Path) -> None:
    with open(path, "wb") as file:
        file.truncate(3 << 30)


def _long_line(path: Path) -> None:
    path.write_bytes(b"x" * 60_000_000)


KINDS: dict[str, tuple[Callable[[Path], object], str]] = {
    "a pipe": (os.mkfifo, "it is a pipe"),
    "an endless device": (lambda path: path.symlink_to("/dev/zero"), "it is a device"),
    "gigabytes": (_sparse, "it is larger than "),
    "a line of 60 MB": (_long_line, "is larger than "),
}
COMMANDS = {
    "a feature": ("x.feature", "run x.feature"),
    "a baseline": ("x", "run --baseline x"),
    "a linted feature": ("x.feature", "lint x.feature"),
    "a formatted feature": ("x.feature", "fmt x.feature"),
    "results": ("x", "report merge x"),
    "a document": ("x", "rulebook read x --game hololive"),
    "a form": ("x", "rulebook read doc.txt --form x"),
    "a proof": ("x", "coverage --game digicharat --proof x"),
    "rulings": ("x", "rulebook rulings x --game hololive"),
    "settings": ("saitei.toml", "run --engine mine"),
    "a page": ("x", "report engines r.json --page x"),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("command", COMMANDS)
def test_an_input_of_another_kind(measured: Callable[..., Measured], tmp_path: Path, command: str, kind: str) -> None:
    name, line = COMMANDS[command]
    make, message = KINDS[kind]
    make(tmp_path / name)
    (tmp_path / "doc.txt").write_text("1. x\n", "utf-8")
    (tmp_path / "r.json").write_text("{}", "utf-8")
    found = measured(*line.split())
    assert found.code in (2, 3), found.said
    if command != "a page":  # the results are read first
        assert message in found.said and found.said.count("\n") == 1


@pytest.mark.sampled(4)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_socket_or_a_directory(measured: Callable[..., Measured], tmp_path: Path, command: str) -> None:
    name, line = COMMANDS[command]
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(os.path.relpath(tmp_path / name))
        assert measured(*line.split()).code in (2, 3)
    (tmp_path / name).unlink()
    (tmp_path / name).mkdir()
    assert measured(*line.split()).code in (2, 3)


MANY = ", ".join(f"C{number}" for number in range(12_000))
FEATURE = "@{game}\nFeature: mine\n\n  Scenario: it lies there\n    Given {given}\n    Then it is A's play timing\n"


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("given", "message"),
    [
        (f"the board\n      | zone | A |\n      | hand | {MANY} |", "a text of 84888 characters; 4000 are the most"),
        (f"the board\n      | zone | A |\n      | hand | {',' * 3_900} |", "a card without a name"),
        ("the board\n      | zone | A |\n      | deck | 1000000000 cards |", "1000000000 cards are too many; 5000 are"),
        ("the board\n      | zone | A |\n      | deck | Sora art:red*99999999 |", "99999999 cards are too many"),
        (
            "the board\n      | zone | A |\n      | deck | " + "9" * 3_900 + " cards |",
            "cards are too many; 5000 are the",
        ),
        ("a new game\n    And A's deck has 1000000000 cards", "1000000000 cards are too many; 5000 are the most"),
        ("a new game\n    And A's deck has " + "9" * 3_900 + " cards", ""),
        (
            "a new game\n    And A's deck holds Sora copies:1000000000",
            "1000000000 cards are too many; 5000 are the most",
        ),
    ],
    ids=lambda said: said[:40],
)
def test_a_feature_that_is_larger_than_it_looks(tmp_path: Path, given: str, message: str) -> None:
    (tmp_path / "x.feature").write_text(FEATURE.format(game="hololive", given=given), "utf-8")
    line = [sys.executable, "-m", "saitei.harness.commands.cli", "run", str(tmp_path / "x.feature")]
    begun = time.monotonic()
    done = subprocess.run(line, check=False, capture_output=True, text=True, timeout=60)
    assert time.monotonic() - begun < SECONDS
    assert done.returncode in (2, 3) and message in done.stdout + done.stderr, done.stdout + done.stderr
    assert "Traceback" not in done.stderr and "unexpected error" not in done.stderr


def _pdf(stream: bytes, pages: int = 1) -> bytes:
    """A PDF whose pages all have the same content."""
    kids = " ".join(f"{4 + n} 0 R" for n in range(pages))
    filters = b"/FlateDecode"
    return b"".join(
        [
            b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n",
            f"2 0 obj\n<< /Type /Pages /Kids [{kids}] /Count {pages} >>\nendobj\n".encode(),
            b"3 0 obj\n<< /Length %d /Filter [%b] >>\nstream\n%b\nendstream\nendobj\n" % (len(stream), filters, stream),
            *(
                b"%d 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 3 0 R >>\nendobj\n" % (4 + n)
                for n in range(pages)
            ),
            b"trailer\n<< /Root 1 0 R >>\n%%EOF\n",
        ]
    )


def _bomb(mib: int) -> bytes:
    squeezing, out = zlib.compressobj(9), bytearray()
    for _ in range(mib):
        out += squeezing.compress(bytes(1 << 20))
    return bytes(out + squeezing.flush())


@pytest.mark.long_run
@pytest.mark.parametrize("levels", [1, pytest.param(2, marks=slow)])
def test_a_pdf_that_is_a_bomb(measured: Callable[..., Measured], tmp_path: Path, levels: int) -> None:
    bomb = _bomb(1000)
    (tmp_path / "x.pdf").write_bytes(_pdf(bomb if levels == 1 else zlib.compress(bomb)))
    found = measured("rulebook", "read", "x.pdf", "--game", "hololive")
    assert found.code == 2 and "this PDF holds more than 96 MiB of compressed data" in found.said


def test_a_pdf_of_countless_pages(measured: Callable[..., Measured], tmp_path: Path) -> None:
    (tmp_path / "x.pdf").write_bytes(_pdf(zlib.compress(b"BT ET"), 5_000))
    found = measured("rulebook", "read", "x.pdf", "--game", "hololive")
    assert found.code == 2 and "pages, and 1000 are the most" in found.said


def test_an_archive_is_not_opened(measured: Callable[..., Measured], tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_bytes(b"PK\x03\x04" + _bomb(100))
    found = measured("rulebook", "read", "x.zip", "--game", "hololive")
    assert found.code == 2 and "this is neither PDF nor HTML nor text" in found.said


@pytest.fixture
def dripping() -> Iterator[str]:
    """The address of a server that sends a letter of an endless header from time to time."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            answer, _ = server.accept()
            with answer:
                answer.sendall(b"HTTP/1.1 200 OK\r\nX: ")
                while True:
                    try:
                        answer.sendall(b"x")
                    except OSError:
                        return
                    time.sleep(0.05)

        threading.Thread(target=drip, daemon=True).start()
        yield f"http://127.0.0.1:{server.getsockname()[1]}/x.txt"


def test_headers_that_drip(dripping: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    begun = time.monotonic()
    with pytest.raises(InfrastructureError, match="cannot be downloaded: the server did not answer within 0.5 s; try"):
        document_download.download_document(dripping, seconds=0.5)
    assert time.monotonic() - begun < 5


@pytest.mark.parametrize(
    "name", ["%00", "a%00b.txt", "..", "%2e%2e", "x" * 5_000, "%0a::error::", "a%2f..%2f..%2fb", "\u30ab" * 300, ""]
)
def test_the_name_of_a_downloaded_file_is_harmless(name: str) -> None:
    found = document_download._file_name(f"http://127.0.0.1/{name}")
    assert found not in ("", ".", "..") and len(found.encode()) < 200
    assert found.isprintable() and not set(found) & set("/\\:\0\n")
