// The editor: a text area, and under it the same text, which carries the marks of faults and of the shown step.
const field = byId("text"), underlay = byId("underlay"), faultList = byId("faults"), meaning = byId("meaning");
let faults = [];

const caret = () => {
  const before = field.value.slice(0, field.selectionStart);
  return { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") - 1 };
};

// The position of the editor, as requests hold it.
const position = () => ({ text: field.value, ...caret(), example: state.example, edition: state.edition });

const lineStart = (line) => field.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);

function moveCaret(line, column = 0) {
  const at = Math.min(lineStart(line) + column, field.value.length);
  field.setSelectionRange(at, at);
}

// The first and the last character of a fault in its line.
function span(fault, text) {
  const start = fault.column ? fault.column - 1 : text.length - text.trimStart().length;
  return [Math.min(start, text.length), text.length];
}

function drawUnderlay() {
  const steps = state.answer?.steps ?? [];
  const now = steps[state.shown];
  underlay.replaceChildren(...field.value.split("\n").map((text, at) => {
    const line = at + 1;
    const step = steps.find((each) => each.line <= line && line <= each.end);
    const fault = faults.find((each) => each.line === line);
    const [start, end] = fault ? span(fault, text) : [text.length, text.length];
    const element = make("div", text.slice(0, start), fault ? make("mark", text.slice(start, end) || " ") : null, "\n");
    element.classList.toggle("now", Boolean(now && now.line <= line && line <= now.end));
    element.classList.toggle("done", Boolean(step?.done));
    element.classList.toggle("failed", Boolean(step?.failed));
    return element;
  }));
}

function showFaults(found) {
  faults = found;
  faultList.replaceChildren(...found.map((fault) => make("li",
    button(`${fault.line}${fault.column ? `:${fault.column}` : ""}  ${fault.message}`, null, () => goToFault(fault)))));
  drawUnderlay();
}

function goToFault(fault) {
  if (!fault) return;
  field.focus();
  moveCaret(fault.line, fault.column ? fault.column - 1 : 0);
  say(fault.message);
}

const nextFault = () => goToFault(faults.find((each) => each.line > caret().line) ?? faults[0]);

// Puts a text into the editor; the earlier one can be taken back.
function setText(text, line) {
  if (field.value && field.value !== text) state.before.push({ text: field.value, line: caret().line });
  replaceText(text, line);
}

function replaceText(text, line) {
  field.value = text;
  moveCaret(line, field.value.split("\n")[line - 1]?.length ?? 0);
  textChanged();
}

function takeBack() {
  const before = state.before.pop();
  if (!before) return say("There is nothing to take back.");
  replaceText(before.text, before.line);
  say("The last change was taken back.");
}

const tellMeaning = later(200, async () => {
  const answer = await ask("meaning", position());
  if (answer) meaning.textContent = answer.meaning.replaceAll("\n\n", " · ").replaceAll("`", "");
});

const tellFaults = later(250, async () => {
  const answer = await ask("faults", position());
  if (answer) showFaults(answer.faults);
});

const keepInAddress = later(400, async () => history.replaceState(null, "", await fragmentOf(position())));

function textChanged() {
  drawUnderlay();
  tellFaults();
  tellMeaning();
  keepInAddress();
  playSoon();
}

field.addEventListener("input", () => { if (!typing()) textChanged(); });
field.addEventListener("compositionend", textChanged);

// Whether an input method is composing a word, whose letters are not the text yet.
let composing = false;
field.addEventListener("compositionstart", () => { composing = true; });
field.addEventListener("compositionend", () => { composing = false; }, true);
const typing = () => composing;

let lastLine = 0;
document.addEventListener("selectionchange", () => {
  if (document.activeElement !== field || typing()) return;
  tellMeaning();
  const { line } = caret();
  if (line !== lastLine) {
    lastLine = line;
    lineChanged(line);
  }
});
