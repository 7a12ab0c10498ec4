"""The language server for feature files, ``saitei lsp``, which an editor starts and calls by the LSP."""

from __future__ import annotations

from pathlib import Path

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path
from pygls.workspace import TextDocument

from ..base.version import package_version
from ..scenarios.suite import Suite
from . import feature_completion, feature_faults, feature_format, navigation, scenario_commands

KINDS = {
    "phrase": lsp.CompletionItemKind.Function,
    "text": lsp.CompletionItemKind.Keyword,
    "tag": lsp.CompletionItemKind.Reference,
    "card": lsp.CompletionItemKind.Variable,
    "zone": lsp.CompletionItemKind.EnumMember,
    "step": lsp.CompletionItemKind.EnumMember,
    "attribute": lsp.CompletionItemKind.Property,
}


RUN_COMMAND = "runCommand"
"""The option of the editor that names its command to run saitei with arguments in a terminal."""


class FeatureLanguageServer(LanguageServer):
    """A language server that knows whether its editor asked it to shut down, and how the editor runs saitei."""

    is_shut_down = False
    run_command = ""


def create_language_server(suite: Suite) -> FeatureLanguageServer:
    """A server for the features of the suite, and for the user's own. Start it with ``start_io()``."""
    made = FeatureLanguageServer("saitei", package_version() or "0")

    @made.feature(lsp.INITIALIZE)
    def note_run_command(params: lsp.InitializeParams) -> None:
        options = params.initialization_options
        made.run_command = str(options.get(RUN_COMMAND, "")) if isinstance(options, dict) else ""

    @made.feature(lsp.SHUTDOWN)
    def note_shutdown(_params: None) -> None:
        made.is_shut_down = True

    def open_text_document(uri: str) -> TextDocument:
        return made.workspace.get_text_document(uri)

    @made.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    @made.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def publish_faults(params: lsp.DidOpenTextDocumentParams | lsp.DidChangeTextDocumentParams) -> None:
        found = open_text_document(params.text_document.uri)
        faults = feature_faults.find_faults(suite, _path(found), found.source)
        made.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(found.uri, [_diagnostic(found, fault) for fault in faults])
        )

    @made.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=["@", '"', "|", " "]))
    def offer_completions(params: lsp.CompletionParams) -> lsp.CompletionList:
        found, at = open_text_document(params.text_document.uri), params.position
        offered = feature_completion.completions_at(suite, _path(found), found.source, at.line, at.character)
        # Incomplete: the editor asks again after each letter, because its own filter does not know about arguments.
        items = [_item(completion, place, at) for place, completion in enumerate(offered)]
        return lsp.CompletionList(is_incomplete=True, items=items)

    @made.feature(lsp.TEXT_DOCUMENT_HOVER)
    def show_hover(params: lsp.HoverParams) -> lsp.Hover | None:
        found, at = open_text_document(params.text_document.uri), params.position
        means = navigation.hover_text(suite, _path(found), found.source, at.line, at.character)
        return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, means)) if means else None

    @made.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    def find_definition(params: lsp.DefinitionParams) -> lsp.Location | None:
        found = open_text_document(params.text_document.uri)
        target = navigation.phrase_definition(suite, _path(found), found.source, params.position.line)
        if target is None:
            return None
        place = lsp.Position(target.line, 0)
        return lsp.Location(target.path.as_uri(), lsp.Range(place, place))

    @made.feature(lsp.TEXT_DOCUMENT_RENAME)
    def rename_card(params: lsp.RenameParams) -> lsp.WorkspaceEdit:
        found, at = open_text_document(params.text_document.uri), params.position
        places = navigation.card_mentions(suite, _path(found), found.source, at.line, at.character)
        edits = [lsp.TextEdit(_range(line, start, end), params.new_name) for line, start, end in places]
        return lsp.WorkspaceEdit(changes={found.uri: edits})

    @made.feature(lsp.TEXT_DOCUMENT_CODE_LENS)
    def offer_commands(params: lsp.CodeLensParams) -> list[lsp.CodeLens]:
        if not made.run_command:
            return []
        found = open_text_document(params.text_document.uri)
        return [
            lsp.CodeLens(_range(each.line, 0, 0), lsp.Command(each.title, made.run_command, arguments=[each.arguments]))
            for each in scenario_commands.scenario_commands(suite, _path(found), found.source)
        ]

    @made.feature(lsp.TEXT_DOCUMENT_FORMATTING)
    def format_document(params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit]:
        found = open_text_document(params.text_document.uri)
        return [lsp.TextEdit(_range(0, 0, 0, last=len(found.lines) + 1), feature_format.format_feature(found.source))]

    return made


def _path(document: TextDocument) -> Path:
    return Path(to_fs_path(document.uri) or document.path).resolve()


def _range(line: int, start: int, end: int, last: int | None = None) -> lsp.Range:
    return lsp.Range(lsp.Position(line, start), lsp.Position(line if last is None else last, end))


def _diagnostic(document: TextDocument, fault: feature_faults.FeatureFault) -> lsp.Diagnostic:
    """The diagnostic of a fault, from its column to the end of its line."""
    line = fault.line - 1
    text = document.lines[line].rstrip("\r\n") if line < len(document.lines) else ""
    start = fault.column - 1 if fault.column else len(text) - len(text.lstrip())
    return lsp.Diagnostic(
        _range(line, start, max(start + 1, len(text))),
        fault.message,
        severity=lsp.DiagnosticSeverity.Error,
        source="saitei",
    )


def _item(completion: feature_completion.Completion, place: int, at: lsp.Position) -> lsp.CompletionItem:
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
