"""A document that a URL names is asked for once, and kept; what cannot be had is one clear error."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from sample_rulebooks.invented import invented, plain, printed

from saitei.harness.base.command_errors import InfrastructureError, WrongUse
from saitei.harness.commands.cli import saitei_group
from saitei.harness.rulebook import document_download


class Site(ThreadingHTTPServer):
    """A site with one document: what it holds, and the requests that came."""

    content = b""
    pause = 0.0
    announced: int | None = None
    tagged = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Page)
        self.asked: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Page(BaseHTTPRequestHandler):
    server: Site

    def do_GET(self) -> None:
        site = self.server
        tag = f'"{hash(site.content)}"'
        known = self.headers.get("If-None-Match")
        site.asked.append("again" if known else "first")
        if not self.path.endswith(".txt"):
            self.send_error(404)
        elif site.tagged and known == tag:
            self.send_response(304)
            self.end_headers()
        else:
            self.send_response(200)
            self.send_header("Content-Length", str(site.announced or len(site.content)))
            if site.tagged:
                self.send_header("ETag", tag)
            self.end_headers()
            for at in range(0, len(site.content), 1000):
                self.wfile.write(site.content[at : at + 1000])
                self.wfile.flush()
                time.sleep(site.pause)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    served = Site()
    thread = threading.Thread(target=served.serve_forever, daemon=True)
    thread.start()
    yield served
    served.shutdown()
    served.server_close()
    thread.join()


def document(seed: int, clauses: int = 40) -> bytes:
    return plain(printed(invented(Random(seed), clauses))).encode()


def test_what_is_known_is_not_sent_again(site: Site) -> None:
    site.content = b"one"
    url = f"{site.url}/rules.txt"
    assert document_download.download_document(url).read_bytes() == b"one"
    assert document_download.download_document(url).read_bytes() == b"one"
    site.content = b"two"
    path = document_download.download_document(url)
    assert (path.name, path.read_bytes()) == ("rules.txt", b"two")
    assert site.asked == ["first", "again", "again"]
    site.content, site.tagged = b"three", False
    assert document_download.download_document(url).read_bytes() == b"three"
    assert document_download.download_document(url).read_bytes() == b"three"
    assert site.asked[3:] == ["again", "first"]  # a tag that is gone is not sent


def test_a_file_that_is_gone_from_the_cache_is_fetched_anew(site: Site) -> None:
    site.content = b"one"
    document_download.download_document(f"{site.url}/rules.txt").unlink()
    assert document_download.download_document(f"{site.url}/rules.txt").read_bytes() == b"one"
    assert site.asked == ["first", "first"]


def too_large(site: Site) -> None:
    site.content = b"x" * 5000


def too_slow(site: Site) -> None:
    site.content, site.pause = b"x" * 20000, 0.2


def cut_off(site: Site) -> None:
    site.content, site.announced = b"x" * 900, 1000


@pytest.mark.parametrize(
    ("fault", "bounds", "why"),
    [
        (too_large, {"most": 4096}, "it is larger than 4 KiB"),
        (too_slow, {"seconds": 0.5}, "it takes too long"),
        (cut_off, {}, "it was cut off after 900 of 1000 bytes"),
    ],
)
def test_what_cannot_be_had_leaves_what_was_kept(
    site: Site, fault: Callable[[Site], None], bounds: dict[str, float], why: str
) -> None:
    site.content = b"one"
    url = f"{site.url}/rules.txt"
    kept = document_download.download_document(url)
    fault(site)
    with pytest.raises(InfrastructureError, match=f"{url} cannot be downloaded: {why}; try again"):
        document_download.download_document(url, **bounds)
    assert kept.read_bytes() == b"one"


def test_errors_of_a_site_are_told(site: Site) -> None:
    with pytest.raises(
        InfrastructureError, match="cannot be downloaded: the server answers 404 Not Found; check the address"
    ):
        document_download.download_document(f"{site.url}/rules.pdf")
    with pytest.raises(InfrastructureError, match="cannot be downloaded: .*refused"):
        document_download.download_document("http://127.0.0.1:9/rules.txt")
    with pytest.raises(WrongUse, match="is not a valid address"):
        document_download.download_document("http://[nowhere/rules.txt")


@pytest.mark.long_run
def test_diff_of_a_url_says_by_its_exit_code_whether_anything_changed(site: Site, tmp_path: Path) -> None:
    site.content = document(1)
    (tmp_path / "old.txt").write_bytes(site.content)

    def code(*options: str) -> int:
        words = ["rulebook", "diff", str(tmp_path / "old.txt"), f"{site.url}/new.txt", "--game", "hololive", *options]
        found: int = CliRunner().invoke(saitei_group, words, standalone_mode=False, catch_exceptions=False).return_value
        return found

    assert code("--exit-code") == 0
    text = site.content.decode()
    site.content = text.replace("2個", "3個", 1).encode()
    assert text.encode() != site.content
    assert code("--exit-code") == 1
    page = tmp_path / "changes.html"
    assert code("--html", str(page)) == 0
    assert "3個" in page.read_text("utf-8")
    read = CliRunner().invoke(saitei_group, ["rulebook", "read", f"{site.url}/new.txt", "--game", "hololive"])
    assert "new.txt: hololive" in read.output
