"""The language server of feature files, ``saitei lsp``: an editor starts it, and speaks with it by the LSP."""

from __future__ import annotations

from pathlib import Path

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path
from pygls.workspace import TextDocument

from ..base.version import version
from ..scenarios.suite import Suite
from . import checking, completing, formatting, pointing

KINDS = {
    "phrase": lsp.CompletionItemKind.Function,
    "text": lsp.CompletionItemKind.Keyword,
    "tag": lsp.CompletionItemKind.Reference,
    "card": lsp.CompletionItemKind.Variable,
    "zone": lsp.CompletionItemKind.EnumMember,
}


def server(suite: Suite) -> LanguageServer:
    """A server for the suite's features, and for those of one's own. Start it with ``start_io()``."""
    made = LanguageServer("saitei", version() or "0")

    def document(uri: str) -> TextDocument:
        return made.workspace.get_text_document(uri)

    @made.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    @made.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def check(params: lsp.DidOpenTextDocumentParams | lsp.DidChangeTextDocumentParams) -> None:
        found = document(params.text_document.uri)
        faults = checking.faults(suite, _path(found), found.source)
        made.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(found.uri, [_diagnostic(found, fault) for fault in faults])
        )

    @made.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=["@", '"', "|", " "]))
    def complete(params: lsp.CompletionParams) -> lsp.CompletionList:
        found, at = document(params.text_document.uri), params.position
        offered = completing.completions(suite, _path(found), found.source, at.line, at.character)
        # Incomplete: what fits is asked for anew as one types on, for an editor's own filter knows no arguments.
        items = [_item(completion, place, at) for place, completion in enumerate(offered)]
        return lsp.CompletionList(is_incomplete=True, items=items)

    @made.feature(lsp.TEXT_DOCUMENT_HOVER)
    def hover(params: lsp.HoverParams) -> lsp.Hover | None:
        found, at = document(params.text_document.uri), params.position
        means = pointing.meaning(suite, _path(found), found.source, at.line, at.character)
        return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, means)) if means else None

    @made.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    def define(params: lsp.DefinitionParams) -> lsp.Location | None:
        found = document(params.text_document.uri)
        target = pointing.defined(suite, _path(found), found.source, params.position.line)
        if target is None:
            return None
        place = lsp.Position(target.line, 0)
        return lsp.Location(target.path.as_uri(), lsp.Range(place, place))

    @made.feature(lsp.TEXT_DOCUMENT_RENAME)
    def rename(params: lsp.RenameParams) -> lsp.WorkspaceEdit:
        found, at = document(params.text_document.uri), params.position
        places = pointing.places_of_card(suite, _path(found), found.source, at.line, at.character)
        edits = [lsp.TextEdit(_range(line, start, end), params.new_name) for line, start, end in places]
        return lsp.WorkspaceEdit(changes={found.uri: edits})

    @made.feature(lsp.TEXT_DOCUMENT_FORMATTING)
    def lay_out(params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit]:
        found = document(params.text_document.uri)
        return [lsp.TextEdit(_range(0, 0, 0, last=len(found.lines) + 1), formatting.laid_out(found.source))]

    return made


def _path(document: TextDocument) -> Path:
    return Path(to_fs_path(document.uri) or document.path).resolve()


def _range(line: int, start: int, end: int, last: int | None = None) -> lsp.Range:
    return lsp.Range(lsp.Position(line, start), lsp.Position(line if last is None else last, end))


def _diagnostic(document: TextDocument, fault: checking.Fault) -> lsp.Diagnostic:
    """A fault where it begins, until the end of its line."""
    line = fault.line - 1
    text = document.lines[line].rstrip("\r\n") if line < len(document.lines) else ""
    start = fault.column - 1 if fault.column else len(text) - len(text.lstrip())
    return lsp.Diagnostic(
        _range(line, start, max(start + 1, len(text))),
        fault.message,
        severity=lsp.DiagnosticSeverity.Error,
        source="saitei",
    )


def _item(completion: completing.Completion, place: int, at: lsp.Position) -> lsp.CompletionItem:
    begins = lsp.Position(at.line, at.character - len(completion.begun))
    return lsp.CompletionItem(
        label=completion.shown,
        kind=KINDS[completion.sort],
        documentation=completion.means,
        filter_text=completion.begun or completion.shown,
        sort_text=f"{place:04}",
        insert_text_format=lsp.InsertTextFormat.Snippet if completion.snippet else lsp.InsertTextFormat.PlainText,
        text_edit=lsp.TextEdit(lsp.Range(begins, at), completion.put),
    )
