"""Download of a document from a URL: one request, limited in size and time, and a cache.

The file is kept in the user's cache directory with the server's tag (ETag, or the date of the last change). The next
request sends that tag, so that an unchanged file is not downloaded again. Python's own client is enough for one GET.
"""

from __future__ import annotations

import re
import threading
import time
import urllib.error
import urllib.request
from hashlib import sha256
from http.client import HTTPException, HTTPResponse
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

import msgspec
import platformdirs

from ..base.command_errors import InfrastructureError, WrongUse
from ..base.version import package_version

SECONDS = 60.0
"""The time limit for a whole request, in seconds."""

BYTES = 64 * 1024 * 1024
"""The maximum size of a document, in bytes."""

_SILENCE = 10.0
"""The time limit for a silent server, in seconds."""

_CHUNK = 64 * 1024
_NOT_MODIFIED = 304
_KEPT = "kept.json"


class _Kept(msgspec.Struct, frozen=True):
    """The server's tags of the cached file."""

    etag: str | None = None
    modified: str | None = None


def is_url(name: str) -> bool:
    """Whether a name is a URL, which is downloaded."""
    return name.lower().startswith(("http://", "https://"))


def download_document(url: str, *, seconds: float = SECONDS, most: int = BYTES) -> Path:
    """The path of the current file of a URL.

    Raises :class:`InfrastructureError` if it cannot be downloaded, and :class:`WrongUse` if the URL is not valid.
    """
    caches = Path(platformdirs.user_cache_dir("saitei", appauthor=False))
    home = caches / f"document-{sha256(url.encode(errors='replace')).hexdigest()}"
    deadline = time.monotonic() + seconds
    try:
        path = home / _file_name(url)
        request = urllib.request.Request(url, headers=_headers(home, path))
        with _answer(request, min(seconds, _SILENCE)) as answer:
            content = _all(answer, deadline, most)
            kept = _Kept(answer.headers.get("ETag"), answer.headers.get("Last-Modified"))
    except urllib.error.HTTPError as error:
        error.close()
        if error.code == _NOT_MODIFIED:
            return path
        raise InfrastructureError(
            f"{url} cannot be downloaded: the server answers {error.code} {error.reason}; check the address"
        ) from error
    except (ValueError, UnicodeError) as error:
        raise WrongUse(f"{url} is not a valid address ({error}); write it as https://...") from error
    except (OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise InfrastructureError(
            f"{url} cannot be downloaded: {reason}; try again, or download it yourself and name the file"
        ) from error
    _keep(home, path, content, kept)
    return path


def _file_name(url: str) -> str:
    """The last part of the path of a URL as the name of a file, with a hyphen for each unusual character."""
    name = re.sub(r"[^\w.-]", "-", unquote(PurePosixPath(urlsplit(url).path).name))[-60:]
    return (name.strip(".") and name) or "document"


def _answer(request: urllib.request.Request, seconds: float) -> HTTPResponse:
    """The answer of a server with its headers. Raises :class:`OSError` if they do not come within these seconds."""
    found: list[HTTPResponse | Exception] = []

    def send_request() -> None:
        try:
            found.append(urllib.request.urlopen(request, timeout=seconds))
        except Exception as error:
            found.append(error)

    sending = threading.Thread(target=send_request, daemon=True)
    sending.start()
    sending.join(seconds)
    if not found:
        raise TimeoutError(f"the server did not answer within {seconds:g} s")
    answer = found.pop()
    if isinstance(answer, Exception):
        try:
            raise answer
        finally:
            del answer  # the error would hold itself, and its connection would stay open
    return answer


def _headers(home: Path, path: Path) -> dict[str, str]:
    headers = {"User-Agent": f"saitei/{package_version()}", "Accept-Encoding": "identity"}
    try:
        kept = msgspec.json.decode((home / _KEPT).read_bytes(), type=_Kept)
    except (OSError, msgspec.DecodeError):
        return headers
    if path.exists() and kept.etag:
        headers["If-None-Match"] = kept.etag
    if path.exists() and kept.modified:
        headers["If-Modified-Since"] = kept.modified
    return headers


def _all(answer: HTTPResponse, deadline: float, most: int) -> bytes:
    """The content of a server's answer. Raises :class:`OSError` if it is too large, too slow or incomplete."""
    announced = answer.length
    content = bytearray()
    while piece := answer.read1(_CHUNK):
        content += piece
        if len(content) > most:
            raise OSError(f"it is larger than {most // 1024} KiB")
        if time.monotonic() > deadline:
            raise TimeoutError("it takes too long")
    if announced is not None and len(content) < announced:
        raise OSError(f"it was cut off after {len(content)} of {announced} bytes")
    return bytes(content)


def _keep(home: Path, path: Path, content: bytes, kept: _Kept) -> None:
    """Write the file, and then the server's tags, so that the tags never belong to another file."""
    try:
        home.mkdir(parents=True, exist_ok=True)
        (home / _KEPT).unlink(missing_ok=True)
        new = path.with_name(f"{path.name}.new")
        new.write_bytes(content)
        new.replace(path)
        (home / _KEPT).write_bytes(msgspec.json.encode(kept))
    except OSError as error:
        raise InfrastructureError(
            f"{home} cannot be written: {error.strerror}; set XDG_CACHE_HOME to a writable directory"
        ) from error
