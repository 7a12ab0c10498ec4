// Shuffles and who goes first, decided beforehand and given to the engine through its own source of randomness.

import { Illegal } from '../node/wire.mjs';

export class Chance {
  constructor(table, { dice = [], coins = [], shuffles = [] } = {}) {
    this.table = table;
    this.shuffles = [...shuffles];
    this.coins = [...coins];
    this.dice = dice.length;
    const known = new Set(table.names.values());
    const unknown = this.shuffles.flat().find((name) => !known.has(name));
    if (unknown) throw new Illegal(`scene: the shuffled card ${unknown} is not in the scene`);
  }

  unused() {
    return this.shuffles.length + this.coins.length + this.dice;
  }

  /** Stand between the engine and its generator; `shuffled` is told of every shuffle. */
  govern(shuffled) {
    const { game, players } = this.table;
    const own = game._r;
    let script = null;
    game._r = { integer: (least, most) => (script ? script(least) : own.integer(least, most)) };
    const { decideFirstPlayerAsyn } = game;
    game.decideFirstPlayerAsyn = () => {
      const [coin] = this.coins.splice(0, 1);
      script = coin === undefined ? null : () => Number(coin);
      const decided = decideFirstPlayerAsyn.call(game);
      script = null;
      return decided;
    };
    for (const player of players) {
      const { shuffle } = player;
      player.shuffle = (cards = player.mainDeck.cards) => {
        shuffled(cards[0]?.zone);
        script = this.scripted(cards);
        shuffle.call(player, cards);
        script = null;
      };
    }
  }

  /** Numbers that shuffle a list into the scripted order, swap for swap from its beginning. */
  scripted(list) {
    const names = new Set(list.map((card) => this.table.name(card)));
    const at = this.shuffles.findIndex((order) => order.every((name) => names.has(name)));
    if (at < 0) return null;
    const [order] = this.shuffles.splice(at, 1);
    const wanted = order.map((name) => list.find((card) => this.table.name(card) === name));
    const target = [...wanted, ...list.filter((card) => !wanted.includes(card))];
    return (first) => list.indexOf(target[first]);
  }
}
