// What the engine's own board shows to one of two players who sit apart. It is drawn into elements that know what a board
// needs of them, and read; each card bears its name as its picture.

class Drawn {
  constructor() {
    Object.assign(this, { className: '', children: [], dataset: {}, style: {}, closer: [] });
  }

  get classList() {
    return { add: (name) => { this.className += ` ${name}`; } };
  }

  set innerHTML(_) {
    this.children = [];
  }

  appendChild(child) {
    this.children.push(child);
    return child;
  }

  addEventListener(event, listener) {
    if (event === 'click') this.closer.push(listener);
  }

  get all() {
    return [this, ...this.children.flatMap((child) => child.all)];
  }

  of(name) {
    return this.all.filter(({ className }) => className.split(' ').includes(name));
  }

  /** The cards that can be told apart by their pictures. */
  get pictures() {
    const on = ({ dataset, style, src }) => [dataset.preview, src, /^url\((.*)\)$/.exec(style.backgroundImage)?.[1]];
    return this.all.flatMap(on).filter(Boolean);
  }

  /** Each thing is looked at closer. */
  click() {
    this.all.forEach(({ closer }) => closer.forEach((look) => look({ stopPropagation() {} })));
  }
}

/** A side as a player sees it: the names of the cards that are shown, and by zone how many lie there. */
export function drawn({ engine, board }, viewer, side) {
  const player = engine.state.players[side];
  const [table, hand] = [new Drawn(), new Drawn()];
  const names = new Set();
  const show = (cards) => cards.forEach(({ imageUrl }) => names.add(imageUrl));
  const hooks = {
    effectiveHp: (holomem) => engine.effectiveHp(holomem),
    onInspect: ({ sections }) => sections.forEach(({ cards }) => show(cards)),
    onArchive: () => show(player.archive),
  };
  globalThis.document = { createElement: () => new Drawn() };
  board.renderSide(table, player, side, hooks);
  if (viewer === side) board.renderHand(hand, player.hand, side, hooks);
  else board.renderOppHand(hand, player.hand);
  table.click();
  [...table.pictures, ...hand.pictures].forEach((name) => names.add(name));
  const pile = (zone) => Number(table.of(zone)[0].of('pile-count')[0].textContent);
  return {
    names,
    counts: {
      hand: hand.children.length, life: table.of('life-slot').length, archive: pile('archive'), deck: pile('deck'),
      'cheer deck': pile('cheerdeck'), 'holo power': pile('holopower'),
    },
  };
}
