// One open game as the protocol sees it: situations, answers, views.

import { chosenFrom } from '../node/picks.mjs';
import { Illegal, Unsupported } from '../node/wire.mjs';
import { asked } from './asks.mjs';
import { set } from './scene.mjs';
import { view } from './views.mjs';

export class Session {
  constructor(scene, engine) {
    const { table, log, begin } = set(scene, engine);
    this.table = table;
    this.log = log;
    this.asks = 0;
    this.open = null;
    this.losers = [];
    this.run(begin);
  }

  situation() {
    const events = this.log.take();
    if (this.isOver()) return { events, result: { losers: this.losers } };
    return { events, ask: this.spoken() };
  }

  answer({ ask, picks }) {
    const { open } = this;
    if (!open) throw new Illegal('nothing is asked');
    if (ask !== String(this.asks)) throw new Illegal(`ask ${ask} is not open; ask ${this.asks} is`);
    const chosen = chosenFrom(open, picks);
    this.run(() => open.plan(chosen));
  }

  concede(player) {
    if (this.isOver()) throw new Illegal('the game is over');
    this.open = null;
    this.table.game.gameover({ surrender: player === 'A' ? 'host' : 'guest' });
    this.losers = [player];
  }

  view(viewer) {
    if (viewer !== 'judge') throw new Unsupported('views.players', 'capability', 'views.players');
    return view(this.table, this.log, this.log.chance.unused());
  }

  // --- inside ---

  isOver() {
    return this.losers.length > 0;
  }

  /** Let the engine run, and see what it asks then; `go` may have a further ask before it runs. */
  run(go) {
    const further = go() ?? (this.table.game.winner ? null : asked(this.table, this.log));
    const { winner } = this.table.game;
    this.open = null;
    if (winner) this.losers = [this.table.letter(winner.opponent)];
    else this.ask(further);
  }

  ask(open) {
    this.asks += 1;
    this.open = { least: 1, most: 1, ...open };
  }

  spoken() {
    const { player, kind, options, least, most, ordered = false, about = '' } = this.open;
    return {
      id: String(this.asks), player, kind, least, most, ordered, about,
      options: options.map(({ kind: word, fields = {} }, at) => ({ id: String(at), kind: word, fields })),
    };
  }
}
