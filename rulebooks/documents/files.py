"""A document's file, and which kind it is: PDF, HTML or plain text."""

from __future__ import annotations

from pathlib import Path

from ..errors import DocumentError
from . import html, pdf
from .lines import Source, plain

_PDF = b"%PDF"
_BINARY = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"\x1f\x8b")
"""How files begin that hold no text as it stands: archives and office documents, pictures."""

_ENCODINGS = ("utf-8-sig", "cp932")


def opened(path: Path) -> Source:
    """What a document's file holds; raises `DocumentError` for one without text."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise DocumentError.of(path, f"the file cannot be read ({error.strerror})", "name a file that can") from error
    if not content.strip():
        raise DocumentError.of(path, "the file is empty", "download it again")
    if content.lstrip().startswith(_PDF):
        found = pdf.source(path, content)
    elif content.startswith(_BINARY):
        raise DocumentError.of(path, "this is no PDF, no HTML and no text", "save the document as one of the three")
    elif path.suffix.lower() in {".html", ".htm", ".xhtml"} or _is_html(content):
        found = Source(html.lines(path, content))
    else:
        found = Source(plain(_decoded(path, content).splitlines()))
    if not found.lines:
        raise DocumentError.of(path, "the file holds no text", "download it again")
    return found


def _is_html(content: bytes) -> bool:
    return content.lstrip()[:64].lower().startswith((b"<!doctype html", b"<html"))


def _decoded(path: Path, content: bytes) -> str:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace")
    for encoding in _ENCODINGS:
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise DocumentError.of(path, "the text is neither UTF-8 nor Shift_JIS", "save it as UTF-8")
