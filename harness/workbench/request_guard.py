"""The guard of the page: it admits only the requests that the page itself sends, and answers all others with nothing.

The token is the first part of the path. It is only in the address that the command prints, so no other page knows it. A
request has to name this machine as its host: a page elsewhere that makes its own name point here has another host. Data
is only read and written by requests that name the page as their origin.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from starlette.types import ASGIApp, Receive, Scope, Send

HOST = "127.0.0.1"
"""The only interface that is served."""

SAFE_SITES = frozenset({b"same-origin", b"none"})
"""The values of ``Sec-Fetch-Site`` for requests of the page itself, and for an address that a user opens."""

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""The headers of each answer: the page loads nothing from elsewhere, and no other page can hold it."""


class RequestGuard:
    """An ASGI application in front of another. The other gets the admitted requests, without the token in the path."""

    def __init__(self, app: ASGIApp, token: str, port: int) -> None:
        self._app = app
        self._token = token.encode("ascii")
        self._host = f"{HOST}:{port}".encode("ascii")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            path = self.admitted_path(scope)
            if path is None:
                await send({"type": "http.response.start", "status": 404, "headers": []})
                await send({"type": "http.response.body", "body": b""})
            else:
                await self._app({**scope, "path": path, "raw_path": path.encode("utf-8")}, receive, send)

    def admitted_path(self, scope: Scope) -> str | None:
        """The path of an admitted request after its token; None for any other request."""
        headers: dict[bytes, list[bytes]] = {}
        for name, value in scope["headers"]:
            headers.setdefault(name.lower(), []).append(value)
        token, slash, rest = scope["path"].removeprefix("/").partition("/")
        if not slash or not secrets.compare_digest(token.encode("utf-8"), self._token):
            return None
        if headers.get(b"host") != [self._host] or scope["method"] not in ("GET", "POST"):
            return None
        origins = headers.get(b"origin", [])
        if scope["method"] == "POST" and not origins:
            return None
        if any(origin != b"http://" + self._host for origin in origins):
            return None
        if not SAFE_SITES.issuperset(headers.get(b"sec-fetch-site", [])):
            return None
        if scope["method"] == "POST" and headers.get(b"content-type") != [b"application/json"]:
            return None
        return f"/{rest}"
