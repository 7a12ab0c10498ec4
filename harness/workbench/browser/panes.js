// The panes: the board after a step, what is asked, what is true, and what the step rests on.
const played = byId("played"), options = byId("options"), claims = byId("claims");
let board = null; // the element of the player

const playSoon = later(250, () => play());
const engineColumns = () => state.engines.map((name) => state.plays.get(name)).filter(Boolean);

async function play() {
  const wanted = state.edition;
  await Promise.all(state.engines.map(async (engine, at) => {
    const answer = await ask("play", { ...position(), engine }, `play ${engine}`);
    if (!answer) return;
    if (!at) {
      state.answer = answer.scenario ? answer : null;
      state.clauses = null;
      if (state.answer && state.edition === wanted) takeEdition(state.answer.scenario);
      tellClauses();
    }
    if (answer.play) state.plays.set(engine, { ...answer.play, engine: at });
    else state.plays.delete(engine);
    showPlays();
  }));
}

function showPlays() {
  const plays = engineColumns();
  engines.splice(0, engines.length, ...state.engines);
  byId("verdicts").replaceChildren(...(state.answer ? [...state.answer.scenario.readings.map(reading), ...plays.map(verdict)] : [make("p.note", "There is no scenario at the cursor.")]));
  showExamples();
  if (!state.answer || !plays.length) {
    board = null;
    played.replaceChildren();
    showStep(-1);
    return;
  }
  const words = plays.reduce((longest, each) => (each.words.length > longest.length ? each.words : longest), []);
  board = player({ words, plays }, state.answer.layout, showStep);
  played.replaceChildren(board);
  if (board.show) board.show(placeAtLine(caret().line));
  else showStep(placeAtLine(caret().line));
}

function verdict(play) {
  const unfinished = !state.answer.scenario.whole;
  const word = unfinished && play.verdict === "pass" ? "unfinished" : play.verdict;
  return make(`div.outcome.${word}`,
    make("p", make(`span.pill.${word}`, chip(play.engine), word), " ", make("span.name", engines[play.engine]), " ",
      make("span.ms", `${play.ms.toFixed(1)} ms`)),
    play.message ? make("p.message", play.message) : null);
}

// The edition that was played: the chosen one, or the default one if the game does not have it.
function takeEdition({ game, edition }) {
  if (state.edition && !Object.values(state.editions).flat().includes(state.edition))
    say(`This workbench has no edition ${state.edition}; ${game} ${edition} is played.`);
  const changed = state.edition !== edition;
  state.edition = edition;
  if (changed) keepInAddress();
  const choice = editionChoice(game, edition, (chosen) => { state.edition = chosen; textChanged(); });
  if (byId("edition").querySelector("select")?.value !== choice?.value) byId("edition").replaceChildren(choice ?? "");
}

// A choice of the edition of a game; null if the game has only one.
function editionChoice(game, edition, chosen) {
  const names = state.editions[game] ?? [];
  if (names.length < 2) return null;
  const select = make("select", names.map((each) => Object.assign(make("option", each), { value: each })));
  select.ariaLabel = "Edition";
  select.value = names.includes(edition) ? edition : names[0];
  select.addEventListener("change", () => chosen(select.value));
  return select;
}

const reading = (text) => make("p.note", `The scenario shows another reading than ours: ${text}. The reference engine takes ours.`);

function showExamples() {
  const examples = state.answer?.scenario.examples ?? [];
  if (examples.length < 2) return byId("example").replaceChildren();
  const select = make("select", examples.map((each, at) => Object.assign(make("option", each), { value: at })));
  select.ariaLabel = "Example";
  select.value = Math.min(state.example, examples.length - 1);
  select.addEventListener("change", () => { state.example = +select.value; play(); });
  byId("example").replaceChildren(select);
}

// The place of the last step that begins at or before a line and that was carried out.
function placeAtLine(line) {
  const steps = state.answer?.steps ?? [];
  const done = steps.filter((each) => each.done).length;
  const before = steps.filter((each) => each.line <= line).length;
  return Math.max(0, Math.min(before || done, done) - 1);
}

function lineChanged(line) {
  if (!state.answer) return;
  const { line: first } = state.answer.scenario;
  const last = state.answer.steps.at(-1)?.end ?? first;
  if (line < first - 1 || line > last + 1) playSoon();
  else if (board?.show) board.show(placeAtLine(line));
}

// --- the shown step ---

function showStep(place) {
  const moved = state.shown !== place;
  state.shown = place;
  const step = state.answer?.steps[place];
  const hadFocus = byId("next").contains(document.activeElement);
  byId("next-title").textContent = step?.situation ? `${step.situation[0].toUpperCase()}${step.situation.slice(1)}` : "Options";
  showOptions(step);
  byId("changes").replaceChildren(...(step?.changes ?? []).map((each) => make("li", each)));
  const said = engineColumns()[0]?.said[place] ?? [];
  byId("reported").hidden = !said.length;
  byId("transcript").textContent = said.map((each) => each.trim()).join("\n");
  showClauses();
  if (hadFocus) byId("next").focus({ preventScroll: true });
  if (moved || step) claims.replaceChildren();
  tellClaims();
  drawUnderlay();
}

function showOptions(step) {
  if (!step?.ask) {
    options.replaceChildren(make("p.note", step ? "No option is open after this step." : "Write the Givens of a position first."));
    return;
  }
  options.replaceChildren(step.ask.several ? severalOptions(step.ask) : make("ol.choices", step.ask.options.map((each, at) =>
    make("li", optionButton(each, at)))));
}

function optionButton(option, at) {
  const element = button(option.label, null, () => decide(option.id ? [option.id] : []));
  element.disabled = !option.sentence;
  if (!option.sentence) element.title = "No phrase says this alone; write the step yourself.";
  return keyed(element, at);
}

function keyed(element, at) {
  if (at > 8) return element;
  element.prepend(make("kbd", `${at + 1}`));
  element.setAttribute("aria-keyshortcuts", `${at + 1}`);
  return element;
}

// An ask for several cards: the picks in their order, and a button to answer with them.
function severalOptions(ask) {
  const picks = [];
  const answer = button("", null, () => decide(picks));
  const names = () => picks.map((id) => ask.options.find((each) => each.id === id).label).join(", ");
  const tell = () => {
    answer.replaceChildren(make("kbd", "Enter"), ` ${ask.ordered ? "order" : "choose"}: ${names() || "nothing"}`);
    answer.disabled = picks.length < ask.least || picks.length > ask.most;
  };
  const items = ask.options.filter((each) => each.id).map((each, at) => {
    const element = keyed(button(each.label, null, () => {
      const place = picks.indexOf(each.id);
      place < 0 ? picks.push(each.id) : picks.splice(place, 1);
      element.ariaPressed = `${place < 0}`;
      tell();
    }), at);
    element.ariaPressed = "false";
    return make("li", element);
  });
  answer.id = "answer";
  tell();
  return make("div", make("ol.choices", items), answer);
}

async function decide(picks) {
  const answer = await ask("decide", { ...position(), engine: state.engines[0], after: state.shown + 1, picks });
  if (answer) edited(answer);
}

async function addStep(keyword, sentence, table = []) {
  const answer = await ask("step", { ...position(), after: state.shown + 1, keyword, sentence, table });
  if (answer) edited(answer);
}

function edited(answer) {
  setText(answer.text, answer.line);
  say(`Added: ${answer.text.split("\n")[answer.line - 1].trim()}`);
}

const tellClaims = later(300, async () => {
  if (!state.answer || state.shown < 0) return claims.replaceChildren();
  const answer = await ask("claims", { ...position(), engine: state.engines[0], after: state.shown + 1 });
  if (!answer) return;
  const found = answer.claims.map((each) =>
    make("li", button(`Then ${each.sentence}`, null, () => addStep("then", each.sentence, each.table))));
  claims.replaceChildren(found.length ? make("ul.choices", found) : make("p.note", "No claim was found; write one."));
});

// --- clauses ---

const tellClauses = later(500, async () => {
  const answer = await ask("clauses", position());
  if (!answer) return;
  state.clauses = answer;
  showClauses();
});

function showClauses() {
  const home = byId("clauses");
  if (!state.clauses) return home.replaceChildren(make("p.note", state.answer ? "The clauses are looked up." : ""));
  // A Then rests on the step before it.
  const own = state.clauses.own, found = state.clauses.steps.slice(0, state.shown + 1).findLast((each) => each.length) ?? [];
  const heading = (words, some) => (some.length ? [make("h3", words)] : []);
  home.replaceChildren(
    ...heading("The scenario counts for", own), ...own.map((each) => clause(each, true)),
    ...heading("The reference engine used, new and rare clauses first", found),
    ...found.map((each) => clause(each, own.some((one) => one.id === each.id))));
}

function clause(each, isOwn) {
  const more = [
    ...each.readings.map((one) => make("p", make("b", `reading ${one.id}${one.contested ? " (contested)" : ""}: `), one.says)),
    ...each.rulings.map((one) => make("p", make("b", "ruling "), one)),
    ...each.places.map((place) => make("p.note", place)),
    isOwn ? null : button(`count the scenario for ${each.id}`, null, () => tag(each.id)),
  ];
  return make("details.basis", make("summary", make("span.number", each.id), " ", make("span.title", each.title),
    each.readings.length ? make("span.pill.reading", "reading") : null,
    each.rulings.length ? make("span.pill.known", "ruling") : null), ...more.filter(Boolean));
}

async function tag(id) {
  const answer = await ask("tag", { ...position(), clause: id });
  if (answer) edited(answer);
}
