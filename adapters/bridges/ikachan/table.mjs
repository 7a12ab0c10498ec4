// One open game: the engine's, with the names that the scene gave its cards.

/** `names` and `definitions` know each card object of the engine; `numbers` the definitions by the engine's number. */
export class Table {
  constructor(engine) {
    this.engine = engine;
    this.names = new Map();
    this.keys = new Map();
    this.definitions = new Map();
  }

  add(card, name, key, definition) {
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

  holomemAt(player, position) {
    return this.engine._holomemAt(this.state.players[player], position);
  }
}
