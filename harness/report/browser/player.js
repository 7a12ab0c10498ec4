// The player of a scenario: its steps, the boards after each step, and the controls to go from one to the next.

// The boards of an engine after each step, with the previous board; null if the judge did not look.
function seenBy(play) {
  let board = null;
  return play.boards.map((change) => {
    if (!change) return null;
    const last = board;
    board = after(board ?? EMPTY, change);
    return { board, before: last && { zones: last.zones, changed: change.zones ?? {}, counters: change.counters ?? {} } };
  });
}

// For each engine and step, the zones in which its board differs from that of the first engine; for the first engine, from
// any other.
function differences(seen, layout) {
  const first = seen.findIndex((each) => each.length);
  const found = seen.map((each) => each.map((one, step) => {
    const other = seen[first][step];
    return new Set(one && other ? differing(one.board, other.board, layout) : []);
  }));
  if (first >= 0) found[first] = seen[first].map((_, step) => new Set(found.flatMap((each) => [...(each[step] ?? [])])));
  return found;
}

// The player of plays with the same steps. `shown` is called with the place of a step when its boards are shown.
function player({ words, plays }, layout, shown = () => {}) {
  const seen = plays.map(seenBy);
  const first = Math.min(...seen.map((each) => each.findIndex(Boolean)).filter((at) => at >= 0));
  if (!Number.isFinite(first)) return make("pre.words", words.flat().join("\n"));

  const used = new Set(seen.flat().filter(Boolean).flatMap(({ board }) =>
    Object.keys(board.zones).filter((zone) => board.zones[zone].length)));
  const marked = differences(seen, layout);
  const parted = Math.min(...marked.map((each) => each.findIndex((zones) => zones.size)).filter((at) => at >= 0));
  const differs = Number.isFinite(parted);
  const last = Math.max(...seen.map((each) => each.length)) - 1;
  const list = make("ol.words", words.map((lines) => make("li", lines.join("\n"))));
  const boards = make("div.boards");
  const where = make("output");
  let now = first;

  function show(step) {
    now = Math.min(Math.max(step, first), last);
    [...list.children].forEach((item, at) => {
      item.classList.toggle("now", at === now);
      at === now ? item.setAttribute("aria-current", "step") : item.removeAttribute("aria-current");
    });
    where.textContent = now === first ? "the position" : `after step ${now - first} of ${last - first}`;
    const alike = new Map(); // engines with the same board share one
    seen.forEach((each, at) => {
      const known = each.slice(0, now + 1).findLast(Boolean);
      if (!known) return;
      const zones = marked[at][now] ?? new Set();
      const looked = each[now] ? "" : now < each.length ? ", not seen since" : ", the last step of this engine";
      const key = JSON.stringify([known.board, looked]);
      if (!alike.has(key)) alike.set(key, { known, looked, zones, before: each[now]?.before, engines: [] });
      alike.get(key).engines.push(plays[at].engine);
    });
    boards.replaceChildren(...[...alike.values()].map((each) => make("figure",
      make("figcaption", each.engines.flatMap((engine) => [chip(engine), engines.length > 1 ? `${engines[engine]}; ` : null]),
        each.known.board.when + each.looked),
      drawn(each.known.board, layout, each.before, each.zones, used))));
    shown(now);
  }

  const back = button("◀", "step back", () => show(now - 1)), on = button("▶", "step on", () => show(now + 1));
  const keys = make("span.note", "keys ◀ ▶");
  const zones = differs && [...new Set(marked.flatMap((each) => [...(each[parted] ?? [])]))].join(", ");
  const differ = differs ? button(
    `first difference: ${parted > first ? `after step ${parted - first}` : "the position"}, ${zones}`,
    null, () => show(parted)) : null;
  differ?.classList.add("differ");
  [...list.children].forEach((item, at) => at >= first && item.addEventListener("click", () => show(at)));
  const element = make("div.play", make("div.stepper", back, on, where, keys, differ), list, boards);
  element.show = show;
  element.step = (by) => show(now + by);
  show(differs ? parted : first);
  return element;
}
