"""The page of the workbench: other pages get nothing from it, and a question is played with keys alone."""

from __future__ import annotations

import http.client
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest

from saitei.harness.commands.cli import main

ZOO = Path(__file__).resolve().parent.parent / "zoo"

FEW = 200
"""Milliseconds after which the page has asked for what it shows next."""


class Served(NamedTuple):
    """A workbench that runs: its address, its port, its token, and the directory of saved features."""

    address: str
    port: int
    token: str
    directory: Path


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The command, in a process of its own, with a second engine in its settings."""
    place = tmp_path_factory.mktemp("bench")
    (place / "saitei.toml").write_text('[engines.mine]\nengine = "python:planted:engine"\n', "utf-8")
    around = {**os.environ, "PYTHONPATH": str(ZOO)}
    command = [sys.executable, "-m", "saitei.harness.commands.cli", "workbench"]
    with subprocess.Popen(
        command, cwd=place, env=around, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout and process.stderr
        address = process.stdout.readline().removeprefix("Open ").strip()
        assert address.startswith("http://127.0.0.1:"), process.stderr.read()
        parts = urlsplit(address)
        yield Served(address, parts.port or 0, parts.path.strip("/"), place)
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
        assert process.stderr.read() == ""


# --- requests of others ---


class Request(NamedTuple):
    """A request to a workbench. Names in braces are filled in."""

    method: str = "GET"
    path: str = "/{token}/"
    headers: tuple[tuple[str, str], ...] = (("Host", "127.0.0.1:{port}"),)
    body: str = ""


HOST = ("Host", "127.0.0.1:{port}")
ORIGIN = ("Origin", "http://127.0.0.1:{port}")
JSON = ("Content-Type", "application/json")
PAGE = Request()
START = Request("POST", "/{token}/start", (HOST, ORIGIN, JSON), "{{}}")

ATTEMPTS = {
    "no token": PAGE._replace(path="/"),
    "a wrong token": PAGE._replace(path="/x{token}/"),
    "a part of the token": PAGE._replace(path="/{token:.8}/"),
    "the token as a parameter": PAGE._replace(path="/?token={token}"),
    "a file above the page": PAGE._replace(path="/{token}/../../../../etc/passwd"),
    "another name for this machine, by DNS rebinding": PAGE._replace(headers=(("Host", "rebound.example:{port}"),)),
    "another name for this machine, with our origin": START._replace(
        headers=(("Host", "rebound.example:{port}"), ORIGIN, JSON)
    ),
    "another name for this machine, with its own origin": START._replace(
        headers=(("Host", "rebound.example:{port}"), ("Origin", "http://rebound.example:{port}"), JSON)
    ),
    "localhost": PAGE._replace(headers=(("Host", "localhost:{port}"),)),
    "a host without a port": PAGE._replace(headers=(("Host", "127.0.0.1"),)),
    "the host of another port": PAGE._replace(headers=(("Host", "127.0.0.1:1"),)),
    "two hosts": PAGE._replace(headers=(HOST, ("Host", "rebound.example"))),
    "an address of another host": PAGE._replace(
        path="http://rebound.example/{token}/", headers=(("Host", "rebound.example"),)
    ),
    "a page elsewhere": START._replace(headers=(HOST, ("Origin", "https://elsewhere.example"), JSON)),
    "a page of another port": START._replace(headers=(HOST, ("Origin", "http://127.0.0.1:1"), JSON)),
    "a page without an origin": START._replace(headers=(HOST, ("Origin", "null"), JSON)),
    "data without an origin": START._replace(headers=(HOST, JSON)),
    "two origins": START._replace(headers=(HOST, ORIGIN, ("Origin", "https://elsewhere.example"), JSON)),
    "a form": START._replace(headers=(HOST, ORIGIN, ("Content-Type", "text/plain"))),
    "a script tag elsewhere": PAGE._replace(path="/{token}/keys.js", headers=(HOST, ("Sec-Fetch-Site", "cross-site"))),
    "a preflight": START._replace(method="OPTIONS", headers=(HOST, ("Origin", "https://elsewhere.example"))),
    "another method": START._replace(method="PUT"),
    "a web socket": PAGE._replace(
        headers=(HOST, ("Origin", "https://elsewhere.example"), ("Connection", "Upgrade"), ("Upgrade", "websocket"))
    ),
}
"""Requests that the page itself does not send, by what is wrong with them."""


def send(served: Served, request: Request) -> tuple[int, bytes, dict[str, str]]:
    """The status, the body and the headers of the answer."""
    known = {"port": served.port, "token": served.token}
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=20)
    connection.putrequest(request.method, request.path.format(**known), skip_host=True, skip_accept_encoding=True)
    for name, value in request.headers:
        connection.putheader(name, value.format(**known))
    body = request.body.format(**known).encode()
    if body:
        connection.putheader("Content-Length", str(len(body)))
    connection.endheaders(body or None)
    answer = connection.getresponse()
    found = answer.status, answer.read(), dict(answer.getheaders())
    connection.close()
    return found


@pytest.mark.long_run
def test_the_page_itself_is_answered(served: Served) -> None:
    status, body, headers = send(served, PAGE)
    assert status == 200 and b"saitei workbench" in body
    assert "default-src 'none'" in headers["content-security-policy"]
    assert not re.search(rb"https?://", body)
    status, body, _ = send(served, START)
    assert status == 200 and b"hololive" in body


@pytest.mark.long_run
@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_a_request_that_the_page_does_not_send_gets_nothing(served: Served, attempt: str) -> None:
    status, body, headers = send(served, ATTEMPTS[attempt])
    assert 400 <= status < 500 and body in (b"", b"Not Found", b"Invalid HTTP request received.")
    assert "access-control-allow-origin" not in headers and "server" not in headers


@pytest.mark.long_run
@pytest.mark.parametrize("body", ["", "[]", "{{", '{{"line": "one"}}', '{{"text": "' + "x" * 1_100_000 + '"}}'])
def test_data_that_is_not_a_request_is_refused(served: Served, body: str) -> None:
    status, said, _ = send(served, START._replace(body=body))
    assert (status, said) == (400, b"")


@pytest.mark.long_run
def test_a_port_in_use_is_said(
    served: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["saitei", "workbench", "--port", str(served.port)])
    assert main() == 2 and "choose another with --port" in capsys.readouterr().err


@pytest.mark.long_run
def test_a_page_elsewhere_cannot_use_it_even_with_the_token(served: Served, chromium: Any) -> None:
    tab = chromium.new_page()
    tab.route("http://elsewhere.example/", lambda route: route.fulfill(body="<p>elsewhere", content_type="text/html"))
    tab.goto("http://elsewhere.example/")
    fetched = tab.evaluate(
        """async (address) => {
            const told = [];
            for (const mode of ["cors", "no-cors"]) {
                try {
                    const answer = await fetch(address + "start", { method: "POST", mode, body: "{}" });
                    told.push((await answer.text()).length);
                } catch { told.push(0); }
            }
            return told;
        }""",
        served.address,
    )
    assert fetched == [0, 0]
    tab.set_content(f'<iframe src="{served.address}"></iframe>')
    tab.wait_for_timeout(FEW)
    assert tab.frames[-1].locator("textarea").count() == 0
    tab.close()


# --- the page in a browser ---

Opened = Callable[..., Any]


@pytest.fixture
def open_bench(served: Served, chromium: Any) -> Iterator[Opened]:
    """Opens the page; afterwards no error was reported, and nothing was asked of another host."""
    said: list[str] = []
    asked: list[str] = []
    tabs: list[Any] = []

    def opened(fragment: str = "", width: int = 1400, **wishes: Any) -> Any:
        tab = chromium.new_page(viewport={"width": width, "height": 900}, **wishes)
        tabs.append(tab)
        tab.on("console", lambda message: said.append(message.text))
        tab.on("pageerror", lambda error: said.append(str(error)))
        tab.on("request", lambda request: asked.append(request.url))
        tab.goto(served.address + fragment)
        tab.wait_for_selector(".board")
        return tab

    yield opened
    for tab in tabs:
        tab.close()
    assert said == []
    assert all(url.startswith((served.address, "data:")) for url in asked)


def write(tab: Any, text: str) -> None:
    """Type lines into the editor, without the completions."""
    for line in text.split("\n"):
        tab.keyboard.insert_text(line)
        tab.keyboard.press("Enter")


def wait_for_text(tab: Any, text: str) -> None:
    """Wait until the editor contains a text."""
    from playwright.sync_api import expect

    expect(tab.locator("#text")).to_have_value(re.compile(re.escape(text)))


def wait_for_option(tab: Any, label: str) -> str:
    """The key of an option, once it is offered."""
    option = tab.locator("#options button", has_text=label).first
    option.wait_for()
    key = option.get_attribute("aria-keyshortcuts")
    assert key
    return key


@pytest.mark.very_long_run
def test_a_question_is_played_with_keys_alone_from_an_empty_page_to_a_feature_that_passes(
    open_bench: Opened, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Can a holomem that collabs this turn still be moved back by a baton pass? Nobody touches a mouse."""
    tab = open_bench()
    press, text = tab.keyboard.press, tab.locator("#text")
    assert text.evaluate("each => each === document.activeElement")
    press("Control+a")
    write(tab, "@hololive\nFeature: Questions at the table\n\n  Scenario: A collabs, and then passes the baton")
    tab.keyboard.type("Given the boa")
    tab.wait_for_selector("#completions li")
    press("Tab")
    press("Enter")
    for row in ("  | zone | A | B |", "| center | Sora cheer:red | Miko |", "| back | Roboco, Suisei | |"):
        tab.keyboard.insert_text(row)
        press("Enter")
    tab.locator(".card", has_text="Suisei").first.wait_for()
    press("Escape")
    press(wait_for_option(tab, "A collabs Roboco"))
    tab.locator(".zone.changed", has_text="Roboco").first.wait_for()
    press(wait_for_option(tab, "A baton passes to Suisei"))
    tab.locator(".stepper output", has_text="after step 2 of 2").wait_for()
    press("ArrowLeft")
    assert "after step 1" in tab.inner_text(".stepper output")
    press("ArrowRight")
    tab.locator("#claims button", has_text="Then Suisei is in A's center").wait_for()
    press("t")
    while "Suisei is in A's center" not in tab.evaluate("document.activeElement.innerText"):
        press("Tab")
    press("Enter")
    wait_for_text(tab, "Then Suisei is in A's center")
    tab.locator("#verdicts .pill.pass").wait_for()
    press("y")
    tab.wait_for_selector("#clauses summary")
    press("y")
    assert tab.evaluate("document.activeElement.tagName") == "SUMMARY"
    press("s")
    press("Control+a")
    tab.keyboard.type("baton.feature")
    press("Enter")
    tab.locator("dialog .told .pill.pass").first.wait_for()
    press("Escape")
    assert "passes" in tab.inner_text("#status")
    monkeypatch.setattr("sys.argv", ["saitei", "run", str(served.directory / "baton.feature")])
    assert main() == 0


BATON = """\
@hololive
Feature: Questions at the table

  Scenario: A collabs, and then passes the baton
    Given the board
      | zone   | A               | B    |
      | center | Sora cheer:red  | Miko |
      | back   | Roboco, Suisei  |      |
    When A collabs Roboco
    And A baton passes to Suisei
"""


@pytest.mark.long_run
def test_a_link_holds_the_whole_position_and_engines_stand_side_by_side(open_bench: Opened) -> None:
    tab = open_bench()
    tab.fill("#text", BATON)
    tab.locator(".stepper output", has_text="of 2").wait_for()
    tab.wait_for_timeout(FEW * 4)
    other = open_bench(tab.evaluate("location.hash"))
    assert other.input_value("#text") == BATON
    press = other.keyboard.press
    for key in ("c", "ArrowDown", "Space", "Escape"):
        press(key)
    other.locator(".differ", has_text="first difference: after step 2, A archive").wait_for()
    press("ArrowLeft")
    assert other.locator("#played figcaption .chip").all_inner_texts() == ["1", "2"]
    assert other.locator(".board").count() == 1
    press("d")
    assert other.locator(".board").count() == 2 and other.locator(".zone.differs").count() == 2


@pytest.mark.long_run
def test_a_chosen_edition_is_in_the_link_and_its_scenarios_are_opened(open_bench: Opened) -> None:
    from playwright.sync_api import expect

    tab = open_bench()
    choice = tab.locator("#edition select")
    assert choice.locator("option").all_inner_texts() == ["1.9.0", "1.7.0"]
    choice.select_option("1.7.0")
    tab.wait_for_timeout(FEW * 4)
    other = open_bench(tab.evaluate("location.hash"))
    expect(other.locator("#edition select")).to_have_value("1.7.0")
    other.keyboard.press("o")
    expect(other.locator("dialog").get_by_label("Edition")).to_have_value("1.7.0")
    other.keyboard.insert_text("too late to trigger")
    other.locator("dialog li button", has_text="has come too late to trigger").click()
    other.locator("#verdicts .pill.pass").wait_for()
    other.locator("#edition select").select_option("1.9.0")
    other.locator("#verdicts .pill.fail").wait_for()
    other.fill("#text", other.input_value("#text").replace("@hololive", "@osica"))
    expect(other.locator("#edition select")).to_have_count(0)


@pytest.mark.long_run
def test_a_pick_is_taken_back(open_bench: Opened) -> None:
    tab = open_bench()
    before = tab.input_value("#text")
    tab.keyboard.press("Escape")
    tab.locator("#options button").first.wait_for()
    tab.keyboard.press("1")
    wait_for_text(tab, "When ")
    tab.keyboard.press("u")
    assert tab.input_value("#text") == before


@pytest.mark.long_run
def test_japanese_words_are_written_as_the_input_method_composes_them(open_bench: Opened) -> None:
    tab = open_bench()
    tab.keyboard.press("End")
    client = tab.context.new_cdp_session(tab)
    before = tab.input_value("#text")
    client.send("Input.imeSetComposition", {"text": "そら", "selectionStart": 2, "selectionEnd": 2})
    tab.wait_for_timeout(FEW * 3)
    assert not tab.is_visible("#completions")
    client.send("Input.insertText", {"text": "空"})
    assert tab.input_value("#text") == before.rstrip("\n") + "空\n"


@pytest.mark.very_long_run
@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1400, "light")])
def test_axe_finds_no_violation(open_bench: Opened, width: int, scheme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    tab = open_bench(width=width, color_scheme=scheme, bypass_csp=True)
    for key in ("", "n", "o", "s", "p", "q", "c", "?"):
        tab.keyboard.press("Escape")
        if key:
            tab.keyboard.press(key)
        tab.wait_for_timeout(FEW * 4)
        assert tab.locator("dialog[open]").count() == bool(key)
        found = axe.run(tab).response["violations"]
        assert {each["id"]: [node["html"][:200] for node in each["nodes"][:3]] for each in found} == {}, key
        assert tab.evaluate("document.documentElement.scrollWidth") == width
        tab.keyboard.press("Escape")
