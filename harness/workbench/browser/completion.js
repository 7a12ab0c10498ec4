// Completions below the cursor. Tab takes the first one, or the chosen one; its arguments are then stepped through.
const list = byId("completions");
let offered = [], chosen = -1, places = [];

const isOffering = () => !list.hidden;

function hideCompletions() {
  list.hidden = true;
  chosen = -1;
  field.removeAttribute("aria-activedescendant");
}

const completeSoon = later(180, () => complete(false));

// Asks for completions; `wanted` says that the user asked for them, not only the letters.
async function complete(wanted) {
  const now = position();
  const before = field.value.split("\n")[now.line - 1].slice(0, now.column);
  if (!wanted && !before.trim()) return hideCompletions();
  const answer = await ask("complete", now);
  if (!answer || field.value !== now.text || document.activeElement !== field) return;
  offered = answer.completions.filter((each) => each.begun.trim() !== each.shown);
  if (!offered.length) return hideCompletions();
  list.replaceChildren(...offered.map((each, at) => {
    const item = make("li", make("span", each.shown), each.means ? make("span.note", each.means) : null);
    Object.assign(item, { id: `completion-${at}`, role: "option", ariaSelected: "false" });
    item.addEventListener("mousedown", (event) => { event.preventDefault(); take(at); });
    return item;
  }));
  list.hidden = false;
  placeBelowCaret();
  choose(wanted ? 0 : -1);
}

function placeBelowCaret() {
  const { line, column } = caret();
  const range = document.createRange();
  const box = underlay.children[line - 1].getBoundingClientRect();
  const walker = document.createTreeWalker(underlay.children[line - 1], NodeFilter.SHOW_TEXT);
  let left = column, node;
  while ((node = walker.nextNode()) && left > node.length) left -= node.length;
  let x = box.left;
  if (node) {
    range.setStart(node, Math.min(left, node.length));
    range.collapse(true);
    x = (range.getClientRects()[0] ?? box).left;
  }
  const pane = list.parentElement.getBoundingClientRect();
  list.style.top = `${box.bottom - pane.top + 2}px`;
  list.style.left = `${Math.max(0, Math.min(x - pane.left, pane.width - Math.min(list.offsetWidth, pane.width)))}px`;
}

function choose(at) {
  list.children[chosen]?.setAttribute("aria-selected", "false");
  chosen = at;
  const item = list.children[at];
  if (!item) return field.removeAttribute("aria-activedescendant");
  item.setAttribute("aria-selected", "true");
  item.scrollIntoView({ block: "nearest" });
  field.setAttribute("aria-activedescendant", item.id);
}

function take(at) {
  const completion = offered[at];
  hideCompletions();
  const start = field.selectionStart - completion.begun.length;
  places = [];
  let text = completion.put;
  if (completion.snippet) {
    text = "";
    let end = 0;
    for (const found of completion.put.matchAll(/\$\{\d+(?::((?:\\.|[^}\\])*))?\}/g)) {
      text += plain(completion.put.slice(end, found.index));
      const argument = plain(found[1] ?? "");
      places.push([start + text.length, argument.length]);
      text += argument;
      end = found.index + found[0].length;
    }
    text += plain(completion.put.slice(end));
  }
  field.setRangeText(text, start, field.selectionStart, "end");
  nextPlace();
  textChanged();
}

const plain = (text) => text.replace(/\\([$}\\])/g, "$1");

// Selects the next argument of the phrase that was put.
function nextPlace() {
  const [at, length] = places.shift() ?? [];
  if (at === undefined) return false;
  field.setSelectionRange(at, at + length);
  return true;
}

// An argument that is typed moves those after it.
let lengthBefore = 0;
field.addEventListener("beforeinput", () => { lengthBefore = field.value.length; });
field.addEventListener("input", (event) => {
  const by = field.value.length - lengthBefore;
  places = places.map(([at, length]) => [at + by, length]);
  if (event.inputType === "insertLineBreak") places = [];
  if (!typing()) completeSoon();
});
field.addEventListener("blur", hideCompletions);
field.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  const plainKey = !event.ctrlKey && !event.altKey && !event.metaKey;
  if (event.key === " " && event.ctrlKey) complete(true);
  else if (isOffering() && event.key === "ArrowDown") choose((chosen + 1) % offered.length);
  else if (isOffering() && event.key === "ArrowUp") choose((Math.max(chosen, 0) - 1 + offered.length) % offered.length);
  else if (isOffering() && event.key === "Tab" && plainKey && !event.shiftKey) take(Math.max(chosen, 0));
  else if (isOffering() && event.key === "Enter" && chosen >= 0) take(chosen);
  else if (isOffering() && event.key === "Escape") hideCompletions();
  else if (event.key === "Tab" && plainKey && !event.shiftKey && places.length) nextPlace();
  else if (event.key === "Enter" && plainKey && !event.shiftKey) breakLine();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
});

// A new line begins below the words of the last one.
function breakLine() {
  const { line } = caret();
  const [margin] = /^\s*/.exec(field.value.split("\n")[line - 1]);
  hideCompletions();
  places = [];
  document.execCommand("insertText", false, `\n${margin}`);
}
