"""A document that a URL names: one request for it, bounded in size and time, and none twice for the same bytes.

What was fetched is kept in the user's directory of caches with the tag that the server gave it (ETag, or the day of its
last change), and asked for again with that. Python's own client suffices: nothing here needs more than one GET.
"""

from __future__ import annotations

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
"""So long may the whole of a request take."""

BYTES = 64 * 1024 * 1024
"""So large may a document be."""

_SILENCE = 20.0
"""So many seconds may the server say nothing."""

_CHUNK = 64 * 1024
_NOT_MODIFIED = 304
_KEPT = "kept.json"


class _Kept(msgspec.Struct, frozen=True):
    """What the server said of the file that is kept."""

    etag: str | None = None
    modified: str | None = None


def is_url(name: str) -> bool:
    """Whether a name is one that is fetched."""
    return name.lower().startswith(("http://", "https://"))


def download_document(url: str, *, seconds: float = SECONDS, most: int = BYTES) -> Path:
    """The file of a URL, as it is now; raises :class:`Broken` where it cannot be had, :class:`WrongUse` for no URL."""
    caches = Path(platformdirs.user_cache_dir("saitei", appauthor=False))
    home = caches / f"document-{sha256(url.encode(errors='replace')).hexdigest()}"
    deadline = time.monotonic() + seconds
    try:
        path = home / (unquote(PurePosixPath(urlsplit(url).path).name) or "document").replace("/", "-")
        request = urllib.request.Request(url, headers=_headers(home, path))
        with urllib.request.urlopen(request, timeout=min(seconds, _SILENCE)) as answer:
            content = _all(answer, deadline, most)
            kept = _Kept(answer.headers.get("ETag"), answer.headers.get("Last-Modified"))
    except urllib.error.HTTPError as error:
        if error.code == _NOT_MODIFIED:
            return path
        raise InfrastructureError(
            f"{url} cannot be fetched: the server says {error.code} {error.reason}; look where it is"
        ) from error
    except (ValueError, UnicodeError) as error:
        raise WrongUse(f"{url} is no address ({error}); write it as https://...") from error
    except (OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise InfrastructureError(
            f"{url} cannot be fetched: {reason}; try again, or download it and name the file"
        ) from error
    _keep(home, path, content, kept)
    return path


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
    """What a server answers, as long as it is neither too large nor too slow."""
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
    """The file whole, and what the server said of it last, so that neither is ever of another."""
    try:
        home.mkdir(parents=True, exist_ok=True)
        (home / _KEPT).unlink(missing_ok=True)
        new = path.with_name(f"{path.name}.new")
        new.write_bytes(content)
        new.replace(path)
        (home / _KEPT).write_bytes(msgspec.json.encode(kept))
    except OSError as error:
        raise InfrastructureError(
            f"{home} cannot be written: {error.strerror}; set XDG_CACHE_HOME to where it can"
        ) from error
