// Search, filters and links. Without script the page is the whole tree, folded.
(() => {
  const find = (selector, root = document) => [...root.querySelectorAll(selector)];
  const byId = (id) => document.getElementById(id);
  const plain = (text) => text.normalize("NFKC").toLowerCase();
  const amiss = new Set(document.querySelector("main").dataset.amiss.split(" "));

  const heading = (element) =>
    [".section > h3", ".chapter > summary"]
      .map((selector) => element.closest(selector.split(" ")[0])?.querySelector(":scope > " + selector.split(" > ")[1]))
      .map((head) => (head ? find(".number, .title", head).map((part) => part.textContent).join(" ") : ""))
      .join(" ");
  const clauses = find(".clause").map((element) => ({
    element,
    kind: element.dataset.kind,
    verdicts: element.dataset.verdicts.trim().split(" "),
    differs: "differs" in element.dataset,
    text: plain(heading(element) + " " + find(".find", element).map((part) => part.textContent).join(" ")),
  }));
  const chapters = find(".chapter");
  const search = byId("search"), verdict = byId("verdict"), kind = byId("kind"), unfold = byId("unfold");
  let before = null; // which chapters were open before anything was filtered

  const judgedAs = (clause, wanted) =>
    !wanted ||
    (wanted === "differs" && clause.differs) ||
    clause.verdicts.some((each) => (wanted === "amiss" ? amiss.has(each) : each === wanted));

  function apply() {
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    const filtered = words.length > 0 || verdict.value !== "" || kind.value !== "";
    let shown = 0;
    for (const clause of clauses) {
      const fits =
        (!kind.value || clause.kind === kind.value) &&
        judgedAs(clause, verdict.value) &&
        words.every((word) => clause.text.includes(word));
      clause.element.hidden = !fits;
      shown += fits;
    }
    for (const group of find(".section, .chapter, .game")) {
      group.hidden = filtered && !group.querySelector(".clause:not([hidden])");
    }
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

  function label() {
    unfold.textContent = chapters.every((chapter) => chapter.open) ? "fold chapters" : "unfold chapters";
  }

  function follow() {
    let id = location.hash.slice(1);
    try { id = decodeURIComponent(id); } catch { /* it stands as it is */ }
    const target = id && byId(id);
    if (!target) return;
    if (target.closest("[hidden]")) {
      search.value = verdict.value = kind.value = "";
      apply();
    }
    for (let element = target; element; element = element.parentElement) {
      if (element.tagName === "DETAILS") element.open = true;
    }
    target.scrollIntoView({ block: "center" });
  }

  search.addEventListener("input", apply);
  verdict.addEventListener("change", apply);
  kind.addEventListener("change", apply);
  unfold.addEventListener("click", () => {
    const open = !chapters.every((chapter) => chapter.open);
    chapters.forEach((chapter) => (chapter.open = open));
    label();
  });
  chapters.forEach((chapter) => chapter.addEventListener("toggle", label));
  window.addEventListener("hashchange", follow);
  document.querySelector(".tools").hidden = false;
  apply();
  follow();
})();
