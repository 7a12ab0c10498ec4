// Dice, coins and shuffles decided beforehand, given to the engine through its own source of randomness.

import { Illegal } from '../node/wire.mjs';
import { LISTS, PLAYERS } from './words.mjs';

export class Chance {
  constructor(table, { dice = [], coins = [], shuffles = [], seed = null } = {}) {
    this.table = table;
    this.dice = [...dice];
    this.coins = [...coins];
    this.shuffles = [...shuffles];
    this.scripted = dice.length > 0 && seed === null;
    this.rolling = false;
    this.read = null;
    const known = new Set(table.names.values());
    const unknown = this.shuffles.flat().find((name) => !known.has(name));
    if (unknown) throw new Illegal(`scene: the shuffled card ${unknown} is not in the scene`);
  }

  unused() {
    return this.dice.length + this.coins.length + this.shuffles.length;
  }

  /** Stand between the engine and its generator. */
  govern(engine, shuffled) {
    const own = engine.rng;
    Object.defineProperty(engine, 'rng', {
      get: () => {
        if (this.rolling) return () => this.die(own);
        const list = this.read;
        const place = this.placeOf(list);
        if (!place) return own;
        shuffled(place);
        return this.shuffle(list) ?? own;
      },
    });
  }

  /** Whether the player A is picked. */
  coin() {
    return this.coins.length ? this.coins.shift() : this.table.engine.rng() < 0.5;
  }

  die(own) {
    if (this.dice.length) return (this.dice.shift() - 0.5) / 6;
    if (this.scripted) throw new Error('the script holds no further die');
    return own();
  }

  /** Numbers that shuffle a list into the scripted order, swap for swap from its end; without a script none of ours. */
  shuffle(list) {
    const order = this.scriptedFor(list);
    if (!order) return null;
    const wanted = order.map((name) => list.find((card) => this.table.name(card) === name));
    const target = [...wanted, ...list.filter((card) => !wanted.includes(card))];
    const work = [...list];
    let last = work.length - 1;
    return () => {
      const from = work.indexOf(target[last]);
      const number = (from + 0.5) / (last + 1);
      [work[last], work[from]] = [work[from], work[last]];
      last -= 1;
      return number;
    };
  }

  scriptedFor(list) {
    const names = new Set(list.map((card) => this.table.name(card)));
    const at = this.shuffles.findIndex((order) => order.every((name) => names.has(name)));
    if (at < 0) return null;
    return this.shuffles.splice(at, 1)[0];
  }

  placeOf(list) {
    for (const [zone, name] of Object.entries(LISTS)) {
      const at = this.table.state.players.findIndex((player) => player[name] === list);
      if (at >= 0) return { zone, player: PLAYERS[at] };
    }
    return null;
  }
}
