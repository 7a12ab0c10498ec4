// Connects the editor to `saitei lsp`, and runs saitei for the scenarios of a file.
import { type ChildProcess, spawn } from "node:child_process";
import { dirname } from "node:path";
import * as vscode from "vscode";
import { LanguageClient } from "vscode-languageclient/node";

const LANGUAGE = "saitei-feature";
/** The command of the editor with which the language server runs saitei. Its argument is the list of arguments. */
const RUN_ARGUMENTS = "saitei.runArguments";
const INSTALL = "Install it in your clone of saitei by pip install -e '.[editor]', or set saitei.command.";

let client: LanguageClient | undefined;
let workbench: ChildProcess | undefined;
/** The directory in which saitei runs. It is the same for all commands, because ids of scenarios depend on it. */
let directory: string | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const add = (name: string, command: (...given: never[]) => unknown): void => {
    context.subscriptions.push(vscode.commands.registerCommand(name, command));
  };
  add(RUN_ARGUMENTS, runArguments);
  add("saitei.runScenario", () => runAtCursor("Run"));
  add("saitei.explainScenario", () => runAtCursor("Explain"));
  add("saitei.runFile", () => runArguments(["run", openDocument().uri.fsPath]));
  add("saitei.openWorkbench", openWorkbench);
  add("saitei.restartServer", startServer);
  context.subscriptions.push(
    vscode.workspace.onDidChangeConfiguration((change) => change.affectsConfiguration("saitei.command") && startServer()),
  );
  await startServer();
}

export async function deactivate(): Promise<void> {
  workbench?.kill("SIGINT");
  await client?.dispose();
}

/** Start the language server, in place of the one that runs. */
async function startServer(): Promise<void> {
  await client?.dispose().catch(() => undefined);
  const file = vscode.window.activeTextEditor?.document.uri.fsPath;
  directory = workspaceFolder()?.uri.fsPath ?? (file && dirname(file));
  const server = { command: saiteiCommand(), args: ["lsp"], options: { cwd: directory } };
  client = new LanguageClient("saitei", "saitei", server, {
    documentSelector: [{ scheme: "file", language: LANGUAGE }],
    initializationOptions: { runCommand: RUN_ARGUMENTS },
  });
  try {
    await client.start();
  } catch {
    void vscode.window.showErrorMessage(`The language server does not start. ${INSTALL}`); // the client has told why
  }
}

/** Run the command of this title that the language server offers for the scenario at the cursor. */
async function runAtCursor(title: string): Promise<void> {
  const { uri } = openDocument();
  const line = vscode.window.activeTextEditor?.selection.active.line ?? 0;
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>("vscode.executeCodeLensProvider", uri);
  const before = lenses.filter((each) => each.command?.title === title && each.range.start.line <= line);
  const command = before.sort((a, b) => a.range.start.line - b.range.start.line).at(-1)?.command;
  if (!command) throw new Error("No scenario begins before the cursor, or the file cannot be read yet.");
  await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
}

/** Save the open files, and run saitei with these arguments in a terminal. */
async function runArguments(given: string[]): Promise<void> {
  await vscode.workspace.saveAll(false);
  const engine = setting("engine");
  const words = engine ? [...given, "--engine", engine] : given;
  const task = new vscode.Task(
    { type: "saitei" },
    workspaceFolder() ?? vscode.TaskScope.Workspace,
    given[0] ?? "",
    "saitei",
    new vscode.ProcessExecution(saiteiCommand(), words, { cwd: directory }),
    given.some((each) => each.endsWith(".feature")) ? "$saitei" : "$saitei-suite",
  );
  task.presentationOptions = { clear: true, showReuseMessage: false };
  await vscode.tasks.executeTask(task);
}

/** Start the workbench, which can open the scenarios of the open file, and open its page in the browser. */
function openWorkbench(): void {
  workbench?.kill("SIGINT");
  const open = vscode.window.activeTextEditor?.document;
  const files = open?.languageId === LANGUAGE ? [open.uri.fsPath] : [];
  const started = spawn(saiteiCommand(), ["workbench", ...files], { cwd: directory });
  workbench = started;
  let said = "";
  let isOpen = false;
  const listen = (data: Buffer): void => {
    said += data.toString();
    const address = /^Open (http:\S+)$/m.exec(said)?.[1];
    if (address && !isOpen) {
      isOpen = true;
      void vscode.env.openExternal(vscode.Uri.parse(address, true));
    }
  };
  started.stdout.on("data", listen);
  started.stderr.on("data", listen);
  started.on("error", (error) => void vscode.window.showErrorMessage(`saitei workbench does not start: ${error.message}`));
  started.on("exit", (code) => {
    if (code && !isOpen) void vscode.window.showErrorMessage(`saitei workbench does not start: ${said.trim()}`);
  });
}

function openDocument(): vscode.TextDocument {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId !== LANGUAGE) throw new Error("Open a feature file first.");
  return document;
}

function workspaceFolder(): vscode.WorkspaceFolder | undefined {
  return vscode.workspace.workspaceFolders?.[0];
}

function saiteiCommand(): string {
  return setting("command").replaceAll("${workspaceFolder}", workspaceFolder()?.uri.fsPath ?? "");
}

function setting(name: string): string {
  return vscode.workspace.getConfiguration("saitei").get<string>(name, "");
}
