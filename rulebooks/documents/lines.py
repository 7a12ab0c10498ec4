"""A published document as lines of text, whatever kind of file it came in: PDF, HTML or plain text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ..errors import DocumentError

_PDF = b"%PDF"
_BINARY = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"\x1f\x8b")
"""How files begin that hold no text as it stands: archives and office documents, pictures."""

_ENCODINGS = ("utf-8-sig", "cp932")


@dataclass(frozen=True)
class Line:
    """A line that holds something.

    `number` counts the lines of the file, or of the page in a PDF (1 is the first); `page` is None
    where there are no pages. `apart` says that something sets it off from the line before, `heading`
    that the file marks it as a heading.
    """

    text: str
    number: int
    page: int | None = None
    apart: bool = False
    heading: bool = False

    @property
    def place(self) -> str:
        """Where it stands, for a message."""
        return f"line {self.number}" if self.page is None else f"page {self.page}, line {self.number}"


def lines_of(path: Path) -> tuple[Line, ...]:
    """The lines of a document that are not blank; raises `DocumentError` for a file without text."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise DocumentError.of(path, f"the file cannot be read ({error.strerror})", "name a file that can") from error
    if not content.strip():
        raise DocumentError.of(path, "the file is empty", "download it again")
    if content.lstrip().startswith(_PDF):
        from .pdf import lines

        found = lines(path, content)
    elif content.startswith(_BINARY):
        raise DocumentError.of(path, "this is no PDF, no HTML and no text", "save the document as one of the three")
    elif path.suffix.lower() in {".html", ".htm", ".xhtml"} or _is_html(content):
        from .html import lines

        found = lines(path, content)
    else:
        found = plain(_decoded(path, content).splitlines())
    if not found:
        raise DocumentError.of(path, "the file holds no text", "download it again")
    return found


def plain(texts: Iterable[str]) -> tuple[Line, ...]:
    """The lines of a text; a blank one sets the next apart."""
    found: list[Line] = []
    apart = True
    for number, text in enumerate(texts, 1):
        if text.strip():
            found.append(Line(text.rstrip(), number, apart=apart))
        apart = not text.strip()
    return tuple(found)


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
