// One open game: the engine's, with the names that the scene gave its cards.

/** Each card object of the engine has a name, the key of its definition, and that definition. */
export class Table {
  /** `compiler` of card text and `board` are the engine's own. */
  constructor({ compiler, board }) {
    this.compiler = compiler;
    this.board = board;
    this.engine = null;
    this.names = new Map();
    this.keys = new Map();
    this.definitions = new Map();
    this.waiting = new Map();
  }

  /** A label for an ability that waits, by which it is known again among the engine's options. */
  waits(kind, runner) {
    const label = `waiting ${this.waiting.size}`;
    this.waiting.set(label, { kind, card: runner.opts.sourceCard });
    return label;
  }

  add(card, name, key, definition) {
    card.imageUrl = name;
    this.names.set(card, name);
    this.keys.set(card, key);
    this.definitions.set(card, definition);
    return card;
  }

  get state() {
    return this.engine.state;
  }

  name(card) {
    return this.names.get(card);
  }

  definition(card) {
    return this.definitions.get(card);
  }

  /** The name of the card on top of a holomem. */
  top(holomem) {
    return this.name(holomem.stack[0]);
  }

  /** What the engine gives its effects to work with, for a holomem that stands somewhere. */
  context(holomem) {
    const owner = this.state.players.findIndex((player) => this.engine._stageHolomems(player).includes(holomem));
    return this.engine._effectContext(Math.max(owner, 0), { sourceCard: holomem.stack[0], sourceHolomem: holomem });
  }

  /** A program for later, as the doing of the card that has it done. */
  trigger(card, holomem, run) {
    return (ctx) => run(Object.assign(ctx, { sourceCard: card, sourceHolomem: holomem }));
  }

  holomemAt(player, position) {
    return this.engine._holomemAt(this.state.players[player], position);
  }
}
