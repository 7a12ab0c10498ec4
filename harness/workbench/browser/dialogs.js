// The dialogs: new, open, save, phrases, engines, keys.
const dialog = byId("dialog");

function openDialog(title, ...content) {
  const close = button("Close", null, () => dialog.close());
  const heading = Object.assign(make("h2", title), { id: "dialog-title" });
  dialog.replaceChildren(make("div.head", heading, close), ...content);
  dialog.showModal();
}
dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

// An input with a label; `pressed` is called on Enter.
function input(label, value, pressed) {
  const element = Object.assign(make("input"), { value, type: "text", autocomplete: "off" });
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      pressed();
    }
  });
  return [make("label", make("span", label), element), element];
}

// Arrows go through the buttons of a list.
function walkable(home) {
  home.addEventListener("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const items = [...home.querySelectorAll("button, input, select")];
    const at = items.indexOf(document.activeElement);
    if (!by || at < 0 || items[at].matches("select")) return;
    event.preventDefault();
    items[Math.max(0, Math.min(items.length - 1, at + by))].focus();
  });
  return home;
}

// A search that lists what the server finds.
function search(label, find, item) {
  const found = make("ul.found", make("li.note", "The list is looked up."));
  const [box, field] = input(label, "", () => found.querySelector("button")?.click());
  const look = later(150, async () => {
    const answer = await find(field.value);
    if (answer) found.replaceChildren(...(answer.length ? answer.map((each) => make("li", item(each))) : [make("li.note", "Nothing was found.")]));
  });
  field.type = "search";
  field.addEventListener("input", look);
  look();
  return walkable(make("div", box, found));
}

function newFeature() {
  openDialog("New scenario", walkable(make("ul.found", state.games.map((game) => make("li", button(game, null, () => {
    dialog.close();
    start(game);
  }))))));
}

async function start(game) {
  const answer = await ask("blank", { game });
  if (!answer) return;
  Object.assign(state, { name: "", example: 0 });
  setText(answer.text, answer.line);
  field.focus();
  moveCaret(answer.line, answer.text.split("\n")[answer.line - 1].length);
}

function openFeature() {
  const games = make("select", [...state.games, ""].map((each) => Object.assign(make("option", each || "only own files"), { value: each })));
  games.ariaLabel = "Game";
  games.value = state.answer?.scenario.game ?? state.games[0];
  const editions = make("span");
  let edition = state.edition;
  const showEditions = () => {
    const choice = editionChoice(games.value, edition, (chosen) => { edition = chosen; look(); });
    edition = choice?.value ?? "";
    editions.replaceChildren(choice ?? "");
  };
  const look = () => found.querySelector("input").dispatchEvent(new Event("input"));
  showEditions();
  const found = search("Search ids and titles, or paste a link", async (words) => {
    const position = await positionOf(words);
    if (position) {
      dialog.close();
      showPosition(position);
      return null;
    }
    return (await ask("list", { words, game: games.value, edition }))?.scenarios;
  }, (each) => {
    const element = button("", null, () => openScenario(each, edition));
    element.append(each.verdict ? make(`span.pill.${each.verdict}`, each.verdict) : "", make("span.title", each.title),
      make("span.note", `${each.id} · ${each.source}`), each.says ? make("span.note", each.says) : "");
    return element;
  });
  games.addEventListener("change", () => { showEditions(); look(); });
  openDialog("Open a scenario", games, " ", editions, found);
  found.querySelector("input").focus();
}

async function openScenario(each, edition) {
  const answer = await ask("open", { id: each.id, source: each.source, edition });
  if (!answer) return;
  dialog.close();
  Object.assign(state, { name: answer.name, example: 0, edition: answer.edition || edition });
  setText(answer.text, answer.line);
  field.focus();
  say(`Opened ${each.id}.`);
}

function showPosition(position) {
  Object.assign(state, { example: position.example ?? 0, edition: position.edition ?? "" });
  setText(position.text, position.line ?? 1);
}

// The name of the first scenario as that of a file.
const suggestedName = () =>
  `${(state.answer?.scenario.title ?? "question").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, 60) || "question"}.feature`;

function saveFeature() {
  const told = make("div.told");
  told.setAttribute("aria-live", "polite");
  let replace = false;
  const save = async () => {
    const { edition } = state;
    const answer = await ask("save", { text: field.value, name: name.value, replace, edition, engine: state.engines[0] });
    if (!answer) {
      replace = true;
      return told.replaceChildren(make("p.bad", status.textContent));
    }
    state.name = name.value;
    replace = true;
    if (answer.text !== field.value) setText(answer.text, caret().line);
    say(`Saved ${answer.path}: ${answer.passes ? "passes" : "does not pass"}.`);
    told.replaceChildren(make("p", make(`span.pill.${answer.passes ? "pass" : "fail"}`, answer.passes ? "passes" : "does not pass"), ` ${answer.path}`),
      make("p.note", "as by ", make("code", answer.command)),
      ...answer.faults.map((each) => make("p.bad", each)),
      ...answer.verdicts.map((each) => make("p", make(`span.pill.${each.verdict}`, each.verdict), ` ${each.title}`, each.message ? make("span.note", ` ${each.message}`) : null)));
  };
  const [box, name] = input(`Name of the file in ${state.directory}`, state.name || suggestedName(), save);
  name.addEventListener("input", () => { replace = false; });
  openDialog("Save as a feature file", box, button("Save", null, save), told);
  name.focus();
}

async function copyLink() {
  const link = `${location.protocol}//${location.hostname}/${await fragmentOf(position())}`;
  try {
    await navigator.clipboard.writeText(link);
    say("The link was copied. It opens in any workbench: paste it into its search of scenarios.");
  } catch {
    const [box, shown] = input("Link to this position", link, () => dialog.close());
    openDialog("Link", box);
    shown.select();
  }
}

function searchPhrases() {
  const game = state.answer?.scenario.game ?? state.games[0];
  const found = search("Search phrases", async (words) => (await ask("phrases", { words, game }))?.phrases, (each) => {
    const element = button("", null, () => {
      dialog.close();
      const [keyword, ...sentence] = each.sentence.split(" ");
      addStep(keyword.toLowerCase(), sentence.join(" "));
    });
    element.append(make("span.title", each.sentence), make("span.note", each.means));
    return element;
  });
  openDialog("Phrases", found);
  found.querySelector("input").focus();
}

// Asks the reference engine whether something may be done after the shown step, and which clauses forbid it.
function askRules() {
  const told = make("div.told");
  told.setAttribute("aria-live", "polite");
  const find = async () => {
    told.replaceChildren(make("p.note", "The reference engine is asked."));
    const answer = await ask("ask", { ...position(), after: state.shown + 1, sentence: field.value });
    if (!answer) return told.replaceChildren(make("p.bad", status.textContent));
    const add = button(`add: Then ${answer.sentence}`, null, () => { dialog.close(); addStep("then", answer.sentence); });
    const heading = answer.jointly ? "These clauses forbid it together" : answer.forbidding.length
      ? "These clauses forbid it" : "No clause was found that forbids it; the engine looks at these";
    const found = answer.forbidding.length ? answer.forbidding : answer.reached;
    told.replaceChildren(
      make("p", make(`span.pill.${answer.allowed ? "pass" : "fail"}`, answer.allowed ? "yes" : "no"), ` ${answer.sentence}`),
      ...(answer.allowed ? [] : [make("h3", heading), ...found.map((each) => clause(each, true))]),
      ...(answer.further.length ? [make("h3", "It rests on these, too"), ...answer.further.map((each) => clause(each, true))] : []),
      make("p", add));
  };
  const [box, field] = input("Is this true after the shown step? For example: A can collab Roboco", "A can ", find);
  openDialog("Ask the rules", box, button("Ask", null, find), told);
  field.focus();
}

function chooseEngines() {
  const items = state.known.map((name) => {
    const box = Object.assign(make("input"), { type: "checkbox", checked: state.engines.includes(name), value: name });
    box.addEventListener("change", () => {
      state.engines = find("input", list).filter((each) => each.checked).map((each) => each.value);
      if (!state.engines.length) state.engines = [state.known[0]];
      state.plays.clear();
      play();
    });
    return make("li", make("label.check", box, make("span", name)));
  });
  const list = walkable(make("ul.found", items));
  openDialog("Engines side by side", list,
    make("p.note", "The options and claims are those of the first engine. Name further engines in saitei.toml."));
  list.querySelector("input").focus();
}

function showKeys() {
  openDialog("Keys", make("table.keys", make("tbody", KEYS.map(([keys, says]) => make("tr", make("td", keys.map((key) => make("kbd", key))), make("td", says))))));
}
