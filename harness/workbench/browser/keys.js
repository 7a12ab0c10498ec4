// The keys: letters outside of text fields, and a few combinations everywhere. Then the page starts.
const ACTIONS = [
  ["n", "New", newFeature],
  ["o", "Open", openFeature],
  ["s", "Save", saveFeature],
  ["u", "Take back", takeBack],
  ["p", "Phrases", searchPhrases],
  ["q", "Ask", askRules],
  ["c", "Engines", chooseEngines],
  ["l", "Copy link", copyLink],
  ["?", "Keys", showKeys],
];

const KEYS = [
  ...ACTIONS.map(([key, says]) => [[key], says]),
  [["e"], "go to the editor"],
  [["Escape"], "in the editor: go to the options; in a dialog: close it"],
  [["1", "9"], "take an option"],
  [["Enter"], "answer with the chosen cards"],
  [["t"], "go to the claims that are true"],
  [["y"], "go to the clauses of the step"],
  [["d"], "go to the first difference of the engines"],
  [["◀", "▶"], "step back, step on"],
  [["F9", "F10"], "step back, step on: also in the editor"],
  [["F8"], "next fault"],
  [["F6"], "next part of the page"],
  [["Ctrl", "Space"], "completions; Tab takes one, and goes to its next argument"],
  [["Ctrl", "S"], "save: also in the editor"],
  [["Ctrl", "O"], "open: also in the editor"],
];

byId("tools").append(...ACTIONS.map(([key, says, work]) => {
  const element = button("", null, work);
  element.append(make("span", says), make("kbd", key));
  element.setAttribute("aria-keyshortcuts", key);
  return element;
}));

const panes = ["write", "next", "table", "basis"];
function nextPane(by) {
  const at = panes.findIndex((id) => byId(id).contains(document.activeElement));
  const id = panes[(at + by + panes.length) % panes.length];
  (id === "write" ? field : byId(id)).focus();
}

const focusFirst = (selector, otherwise) => (document.querySelector(selector) ?? byId(otherwise)).focus();

const LETTERS = {
  ...Object.fromEntries(ACTIONS.map(([key, , work]) => [key, work])),
  e: () => field.focus(),
  t: () => {
    byId("truths").open = true;
    focusFirst("#claims button", "next");
  },
  y: () => focusFirst("#clauses summary", "basis"),
  d: () => document.querySelector(".differ")?.click(),
  ArrowLeft: () => board?.step?.(-1),
  ArrowRight: () => board?.step?.(1),
};

document.addEventListener("keydown", (event) => {
  if (event.isComposing || dialog.open) return;
  const inText = event.target.closest("input, select, textarea");
  const control = event.ctrlKey || event.metaKey;
  let work = null;
  if (control && !event.altKey) work = { s: saveFeature, o: openFeature }[event.key.toLowerCase()];
  else if (event.key === "F6") work = () => nextPane(event.shiftKey ? -1 : 1);
  else if (event.key === "F8") work = nextFault;
  else if (event.key === "F9") work = LETTERS.ArrowLeft;
  else if (event.key === "F10") work = LETTERS.ArrowRight;
  else if (event.key === "Escape" && event.target === field) work = () => byId("next").focus();
  else if (inText || event.altKey) return;
  else if (/^[1-9]$/.test(event.key)) work = () => options.querySelector(`[aria-keyshortcuts="${event.key}"]`)?.click();
  else if (event.key === "Enter" && event.target === byId("next")) work = () => byId("answer")?.click();
  else work = LETTERS[event.key];
  if (!work) return;
  event.preventDefault();
  work();
});

(async () => {
  byId("truths").open = !matchMedia("(max-width: 40rem)").matches;
  const answer = await ask("start");
  if (!answer) return;
  const { editions, engines: known, directory } = answer;
  Object.assign(state, { games: Object.keys(editions), editions, known, engines: [known[0]], directory });
  const position = await positionOf(location.hash);
  if (position) showPosition(position);
  else await start(state.games.includes("hololive") ? "hololive" : state.games[0]);
})();
