// Search and filters, which are kept in the address. Without the script, the page is the folded tree of clauses.
const plain = (text) => text.normalize("NFKC").toLowerCase();
const amiss = new Set(main.dataset.amiss.split(" "));
const fields = ["search", "engine", "verdict", "kind"].map(byId).filter(Boolean);
const chapters = find(".chapter");
let before = null; // for each chapter, whether it was open before a filter was set

const heading = (element) =>
  [[".section", ":scope > h3"], [".chapter", ":scope > summary"]]
    .map(([group, head]) => element.closest(group)?.querySelector(head))
    .map((head) => (head ? find(".number, .title", head).map((part) => part.textContent).join(" ") : ""))
    .join(" ");

const clauses = find(".clause").map((element) => ({
  element,
  kind: element.dataset.kind,
  verdicts: new Map(element.dataset.verdicts.trim().split(" ").map((each) => each.split(/[:+]/)).map(([engine, ...found]) => [engine, found])),
  differs: "differs" in element.dataset,
  get text() {
    const own = find(".find", element).map((part) => part.textContent);
    const value = plain([heading(element), ...own, ...find(".scenario[id]", element).map(wordsOf)].join(" "));
    Object.defineProperty(this, "text", { value });
    return value;
  },
}));

function judgedAs(clause, wanted, engine) {
  if (wanted === "differs") return clause.differs;
  const verdicts = engine ? clause.verdicts.get(engine) ?? [] : [...clause.verdicts.values()].flat();
  return verdicts.some((each) => (wanted === "amiss" ? amiss.has(each) : wanted ? each === wanted : each !== "none"));
}

const value = (name) => byId(name)?.value ?? "";

function apply() {
  const words = plain(value("search")).split(/\s+/).filter(Boolean);
  const filtered = fields.some((field) => field.value.trim());
  let shown = 0;
  for (const clause of clauses) {
    const fits =
      (!value("kind") || clause.kind === value("kind")) &&
      ((!value("verdict") && !value("engine")) || judgedAs(clause, value("verdict"), value("engine"))) &&
      words.every((word) => clause.text.includes(word));
    clause.element.hidden = !fits;
    shown += fits;
  }
  for (const group of find(".section, .chapter, .game")) {
    group.hidden = filtered && !group.querySelector(".clause:not([hidden])");
  }
  document.body.classList.toggle("filtered", filtered);
  if (filtered && !before) {
    before = chapters.map((chapter) => chapter.open);
    chapters.forEach((chapter) => (chapter.open = true));
  } else if (!filtered && before) {
    chapters.forEach((chapter, index) => (chapter.open = before[index]));
    before = null;
  }
  byId("nothing").hidden = shown > 0;
  byId("count").textContent = filtered ? `${shown} of ${clauses.length} clauses` : `${clauses.length} clauses`;
  label();
}

const unfold = byId("unfold");
function label() {
  unfold.textContent = chapters.every((chapter) => chapter.open) ? "fold chapters" : "unfold chapters";
}

// --- the address: an anchor, or the filters: #?verdict=fail&engine=0 ---

function keep() {
  const said = fields.filter((field) => field.value.trim()).map((field) => [field.id, field.value]);
  const kept = said.length ? `#?${new URLSearchParams(said)}` : location.pathname + location.search;
  history.replaceState(null, "", kept);
}

function follow() {
  const hash = location.hash.slice(1);
  if (hash.startsWith("?")) {
    const said = new URLSearchParams(hash.slice(1));
    for (const field of fields) {
      field.value = said.get(field.id) ?? "";
      if (field.selectedIndex === -1) field.value = "";
    }
    return apply();
  }
  let id = hash;
  try { id = decodeURIComponent(hash); } catch { /* use it as it is */ }
  const target = id && byId(id);
  if (!target) return;
  if (target.closest("[hidden]")) {
    fields.forEach((field) => (field.value = ""));
    apply();
  }
  for (let element = target; element; element = element.parentElement) {
    if (element.tagName === "DETAILS") element.open = true;
  }
  if (target.matches(".scenario")) fill(target);
  target.scrollIntoView({ block: "start" });
}

// Copies an address, or shows it if it cannot be copied.
function copy(address, place) {
  const say = (said) => { place.textContent = said; };
  navigator.clipboard ? navigator.clipboard.writeText(address).then(() => say("copied"), () => say(address)) : say(address);
}

for (const field of fields) {
  field.addEventListener("input", () => { apply(); keep(); });
}
unfold.addEventListener("click", () => {
  const open = !chapters.every((chapter) => chapter.open);
  chapters.forEach((chapter) => (chapter.open = open));
  label();
});
chapters.forEach((chapter) => chapter.addEventListener("toggle", label));
byId("copy").addEventListener("click", () => copy(location.href, byId("copied")));
document.addEventListener("click", (event) => {
  if (event.target.matches("a.link")) copy(event.target.href, byId("copied"));
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, select, textarea")) {
    event.preventDefault();
    byId("search").focus();
  }
});
addEventListener("hashchange", follow);

// Print the table of clauses: with open chapters and folded clauses.
let folded = [];
addEventListener("beforeprint", () => {
  folded = chapters.filter((chapter) => !chapter.open);
  folded.forEach((chapter) => (chapter.open = true));
});
addEventListener("afterprint", () => folded.forEach((chapter) => (chapter.open = false)));

document.querySelector(".tools").hidden = false;
apply();
follow();
