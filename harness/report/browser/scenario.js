// A scenario, made when it is opened: its player, and the outcome of each engine.

function outcome(play) {
  const lines = play.words.flatMap((each, step) => [
    ...each.map((line) => make("span.word", line)), ...(play.said[step] ?? []).map((line) => make("span", line))]);
  const kept = play.said.some((each) => each.length);
  return make(`div.outcome.${play.verdict}`,
    make("p", pill(play.engine, play.verdict), " ", make("span.name", engines[play.engine]), " ",
      make("span.ms", `${play.ms.toFixed(1)} ms`)),
    play.message ? make("pre.message", play.message) : null,
    (play.rulings ?? []).map((ruling) => make("p.ruling", `ruling ${ruling}`)),
    kept ? make("details.transcript", make("summary", "transcript"), Object.assign(make("pre", lines), { tabIndex: 0 })) : null);
}

function place(scenario, told) {
  const link = Object.assign(make("a.link", "link"), { href: `#${scenario.id}` });
  let file = told.place ? make("code", told.place) : null;
  if (file && main.dataset.source) {
    const [path, line] = told.place.split(/:(?=\d+$)/);
    file = Object.assign(make("a", file), { href: `${main.dataset.source}${path}#L${line}`, rel: "noreferrer" });
  }
  const clauses = told.clauses.length > 1 ? ` clauses ${told.clauses.join(", ")}` : null;
  return make("p.place", make("code", told.id), " ", file, clauses, " ", link);
}

// Fills a scenario that is opened for the first time.
function fill(scenario) {
  if (scenario.children.length > 1) return;
  const told = toldOf(scenario);
  const layout = JSON.parse(scenario.closest("[data-layout]").dataset.layout);
  const plays = playsOf(told), played = plays.filter((play) => play.verdict !== "unsupported");
  scenario.append(place(scenario, told), ...together(played.length ? played : plays).map((group) => player(group, layout)), ...plays.map(outcome));
}

document.addEventListener("toggle", (event) => {
  if (event.target.open && event.target.matches(".scenario")) fill(event.target);
}, true);

// The keys step through the scenario that has the focus, or else through the one that was opened last.
let reading = null;
for (const kind of ["toggle", "focusin", "click"]) {
  document.addEventListener(kind, (event) => {
    const scenario = event.target.closest?.("details.scenario[open]");
    if (scenario) reading = scenario;
  }, true);
}
document.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  const play = event.target.closest(".play") ?? (reading?.open && reading.querySelector(".play"));
  if (!play) return;
  event.preventDefault();
  play.step(by);
});
