"""The server of the page, for this machine only: its files, and the answers to its requests."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from ..base.command_errors import CommandError, WrongUse
from ..report.html_page import read_browser_file
from .chosen_engines import ChosenEngines
from .page_requests import ANSWERS, PLAYING, TRACING, PageRequest, Workbench
from .request_guard import HEADERS, HOST, RequestGuard

LARGEST = 1024 * 1024
"""The greatest size of a request, in bytes."""

TOKEN_BYTES = 24

_HOME = Path(__file__).resolve().parent / "browser"

_OF_REPORTS = ("page.css", "board.css", "dom.js", "board.js", "player.js")
"""The files that the page shares with the page of reports."""

_TYPES = {"css": "text/css", "js": "text/javascript", "html": "text/html"}


def page_application(bench: Workbench, token: str, port: int) -> ASGIApp:
    """The application that answers the requests of the page, and no others."""
    threads = _Threads(bench.engines)
    routes = [Route("/", _file_endpoint("index.html"))]
    routes += [Route(f"/{each.name}", _file_endpoint(each.name)) for each in _HOME.iterdir()]
    routes += [Route(f"/{name}", _file_endpoint(name)) for name in _OF_REPORTS]
    routes += [Route(f"/{name}", _answer_endpoint(bench, name, threads), methods=["POST"]) for name in ANSWERS]
    return RequestGuard(Starlette(routes=routes), token, port)


def serve_page(bench: Workbench, port: int, announce: Callable[[str], None]) -> None:
    """Serve the page until Ctrl-C. ``announce`` gets its address; port 0 means any free port.

    Raises :class:`WrongUse` if the port is not free.
    """
    with socket.socket() as listening:
        try:
            listening.bind((HOST, port))
            listening.listen()
        except OSError as error:
            raise WrongUse(f"port {port} cannot be used: {error.strerror}; choose another with --port") from error
        token = secrets.token_urlsafe(TOKEN_BYTES)
        port = listening.getsockname()[1]
        config = uvicorn.Config(
            page_application(bench, token, port),
            log_level="error",
            access_log=False,
            server_header=False,
            date_header=False,
            lifespan="off",
            ws="none",
        )
        announce(f"http://{HOST}:{port}/{token}/")
        try:
            with contextlib.suppress(KeyboardInterrupt):  # raised again after the server has ended
                uvicorn.Server(config).run(sockets=[listening])
        finally:
            bench.shutdown()


class _Threads:
    """A thread for each engine, one for clauses, and one for all other work: so no slow answer stops the others.

    Requests to one engine wait for each other.
    """

    def __init__(self, engines: ChosenEngines) -> None:
        self._of_engines = {name: ThreadPoolExecutor(1) for name in engines.names}
        self._of_clauses, self._of_texts = ThreadPoolExecutor(1), ThreadPoolExecutor(1)

    def thread(self, function: str, engine: str) -> ThreadPoolExecutor:
        """The thread of a function of the page, which may play on an engine."""
        if function in PLAYING and engine in self._of_engines:
            return self._of_engines[engine]
        return self._of_clauses if function in TRACING else self._of_texts


def _file_endpoint(name: str) -> Callable[[Request], Response]:
    text = read_browser_file(name) if name in _OF_REPORTS else (_HOME / name).read_text("utf-8")

    def send_file(_request: Request) -> Response:
        return Response(text, media_type=_TYPES[name.rpartition(".")[2]], headers=HEADERS)

    return send_file


def _answer_endpoint(bench: Workbench, name: str, threads: _Threads) -> Callable[[Request], Awaitable[Response]]:
    async def answer_request(request: Request) -> Response:
        try:
            asked = msgspec.json.decode(await _body(request), type=PageRequest)
        except msgspec.MsgspecError:
            return Response(status_code=400, headers=HEADERS)
        try:
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(threads.thread(name, asked.engine), bench.answer, name, asked)
        except CommandError as error:
            answer = {"problem": str(error)}
        return Response(msgspec.json.encode(answer), media_type="application/json", headers=HEADERS)

    return answer_request


async def _body(request: Request) -> bytes:
    """The content of a request; empty if it is too large."""
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > LARGEST:
            return b""
    return content
