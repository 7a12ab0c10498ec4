// Boards: restored from changes, compared with those of another engine, and drawn in the rows of the game.
const EMPTY = { when: "", zones: {}, counters: {}, shuffled: [] };

const after = (board, change) => ({
  when: change.when || board.when,
  zones: { ...board.zones, ...change.zones },
  counters: { ...board.counters, ...change.counters },
  shuffled: change.shuffled || board.shuffled,
});

// The single cards, also of an entry for several cards with consecutive numbers.
const eachOf = (cards = []) => cards.flatMap((card) => {
  const [, prefix, number] = /^(.* )?(\d+)$/.exec(card.name ?? "") ?? [];
  return Array.from({ length: card.count ?? 1 }, (_, at) =>
    ({ ...card, count: 1, name: number === undefined || !at ? card.name : `${prefix ?? ""}${+number + at}` }));
});

// Facts that both boards show have to be equal; a number that is not shown is 0.
function factsAgree(one = [], other = []) {
  const known = new Map(other.map((note) => [note.slice(0, note.lastIndexOf(" ")), note]));
  return one.every((note) => (known.get(note.slice(0, note.lastIndexOf(" "))) ?? note) === note);
}
function lieAlike(one, other) {
  const numbers = new Set([...Object.keys(one.numbers ?? {}), ...Object.keys(other.numbers ?? {})]);
  return (one.name ?? "") === (other.name ?? "") && !one.resting === !other.resting && !one.face_down === !other.face_down
    && [...numbers].every((name) => (one.numbers?.[name] ?? 0) === (other.numbers?.[name] ?? 0))
    && factsAgree(one.notes, other.notes)
    && areAlike(one.under, other.under, true) && areAlike(one.attached, other.attached, false);
}
function areAlike(some, others, ordered) {
  const byName = (one, other) => ((one.name ?? "") < (other.name ?? "") ? -1 : 1);
  const [these, those] = [some, others].map((cards) => (ordered ? eachOf(cards) : eachOf(cards).sort(byName)));
  return these.length === those.length && these.every((card, at) => lieAlike(card, those[at]));
}

// The zones and counters in which the boards of two engines differ. The order of a shuffled zone does not count.
function differing(one, other, layout) {
  const zones = [...new Set([...Object.keys(one.zones), ...Object.keys(other.zones)])].filter((zone) => {
    const shuffled = [...one.shuffled, ...other.shuffled].includes(zone);
    const ordered = !shuffled && !layout.unordered.some((name) => [name, `A ${name}`, `B ${name}`].includes(zone));
    return !areAlike(one.zones[zone], other.zones[zone], ordered);
  });
  const named = Object.keys(one.counters).filter((name) => name in other.counters);
  return [...zones, ...named.filter((name) => one.counters[name] !== other.counters[name])];
}

// --- drawn ---

function drawnCard(card, before, resting) {
  const was = before?.find((other) => other.name === card.name && (other.count ?? 1) === (card.count ?? 1));
  const isNew = before && (!was || JSON.stringify(was) !== JSON.stringify(card));
  const element = make(`li.card${card.resting ? ".resting" : ""}${card.face_down ? ".back" : ""}${isNew ? ".new" : ""}`);
  if (card.count > 1) element.classList.add("pile");
  if (card.card) element.title = card.card;
  const state = [card.resting && resting, card.face_down && "face down"].filter(Boolean);
  const numbers = Object.entries(card.numbers ?? {}).map(([name, number]) => `${name} ${number}`);
  element.append(make("span.card-name", card.name || "hidden", card.count > 1 ? make("b", ` ×${card.count}`) : null));
  const notes = [...state.map((each) => make("b", each)), ...numbers.map((each) => make("em", each)),
    ...(card.notes ?? []).map((each) => make("span", each))];
  if (notes.length) element.append(make("span.notes", notes));
  for (const [what, cards] of [["with", card.attached], ["over", card.under]]) {
    if (cards) element.append(make(`div.${what}`, make("span", what), make("ul", cards.map((each) => drawnCard(each, null, resting)))));
  }
  return element;
}

function drawnZone(name, board, before, marked, resting) {
  const cards = board.zones[name] ?? [];
  const changed = before && name in before.changed;
  const zone = make(`div.zone${cards.length ? "" : ".empty"}${changed ? ".changed" : ""}${marked.has(name) ? ".differs" : ""}`);
  const count = cards.reduce((sum, card) => sum + (card.count ?? 1), 0);
  zone.append(make("div.zone-name", name, count > 1 ? make("span", `${count}`) : null));
  if (cards.length) zone.append(make("ul", cards.map((card) => drawnCard(card, changed ? before.zones[name] ?? [] : null, resting))));
  return zone;
}

// The board in the rows of its game: B's side, the shared zones, A's side. Changes are marked, and so are the zones in
// `marked`, in which engines differ. Zones behind the rows are drawn if they are used; the others are only named.
function drawn(board, layout, before, marked, used) {
  const figure = make("div.board");
  const row = (names, kind) => {
    const shown = kind === "places" ? names : names.filter((name) => used.has(name));
    const zones = shown.map((name) => drawnZone(name, board, before, marked, layout.resting));
    const unused = names.filter((name) => !shown.includes(name)).map((name) => name.replace(/^[AB] /, ""));
    if (unused.length) zones.push(make("div.zone-name.unused", `empty: ${unused.join(", ")}`));
    if (zones.length) figure.append(Object.assign(make(`div.row.${kind}`, zones), { style: `--places: ${names.length}` }));
  };
  const side = (player, rows) => {
    for (const names of rows) row(names.map((name) => `${player} ${name}`), names === layout.behind ? "behind" : "places");
  };
  const opposite = layout.turned ? layout.rows.map((names) => [...names].reverse()) : layout.rows;
  side("B", [layout.behind, ...[...opposite].reverse()]);
  row(layout.middle, "places");
  row(layout.shared, "behind");
  side("A", [...layout.rows, layout.behind]);
  const known = new Set([...layout.rows.flat(), ...layout.behind].flatMap((zone) => [`A ${zone}`, `B ${zone}`])
    .concat(layout.middle, layout.shared));
  row(Object.keys(board.zones).filter((zone) => !known.has(zone)), "behind");
  const counters = Object.entries(board.counters).filter(([, number]) => number);
  if (counters.length) {
    figure.append(make("p.counters", counters.map(([name, number]) =>
      make(`span${before && name in before.counters ? ".changed" : ""}${marked.has(name) ? ".differs" : ""}`, `${name}: ${number}`))));
  }
  return figure;
}
