"""The file of a document, and its kind: PDF, HTML, Markdown or plain text."""

from __future__ import annotations

from pathlib import Path

from ..bounded_file import MIB, read_bounded_bytes
from ..rulebook_errors import DocumentError
from . import html_lines, markdown_lines, pdf_lines
from .document_lines import ExtractedText, drop_running_heads, plain_text_lines
from .unnamed_characters import name_bullets

_PDF = b"%PDF"
_BINARY = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"\x1f\x8b")
"""The first bytes of files without plain text: archives, office documents and pictures."""

MOST = 64 * MIB
"""The greatest size of a document, in bytes; pictures make a PDF large."""

MOST_TEXT = 8 * MIB
"""The greatest size of a document without pictures, in bytes."""

_ENCODINGS = ("utf-8-sig", "cp932")


def extract_text(path: Path) -> ExtractedText:
    """The text of a document's file; raises `DocumentError` for a file without text."""
    try:
        content = read_bounded_bytes(path, MOST)
    except OSError as error:
        raise DocumentError.for_document(
            path, f"the file cannot be read ({error.strerror})", "name a readable file"
        ) from error
    if not content.strip():
        raise DocumentError.for_document(path, "the file is empty", "download it again")
    if content.lstrip().startswith(_PDF):
        found = pdf_lines.extract_pdf_text(path, content)
    elif content.startswith(_BINARY):
        raise DocumentError.for_document(
            path, "this is neither PDF nor HTML nor text", "save the document as one of the three"
        )
    elif len(content) > MOST_TEXT:
        raise DocumentError.for_document(
            path, f"the text is larger than {MOST_TEXT // MIB} MiB", "save only the rulebook, without anything else"
        )
    elif path.suffix.lower() in {".html", ".htm", ".xhtml"} or _is_html(content):
        found = drop_running_heads(html_lines.extract_html_lines(path, content))
    elif path.suffix.lower() in markdown_lines.SUFFIXES:
        found = drop_running_heads(markdown_lines.extract_markdown_lines(path, _decoded(path, content)))
    else:
        found = drop_running_heads(plain_text_lines(_decoded(path, content).splitlines()))
    if not found.lines:
        raise DocumentError.for_document(path, "the file holds no text", "download it again")
    return name_bullets(found)


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
    raise DocumentError.for_document(path, "the text is neither UTF-8 nor Shift_JIS", "save it as UTF-8")
