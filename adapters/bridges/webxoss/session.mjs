// One open game as the protocol sees it: situations, answers, views.

import { AskingSession } from '../node/asking.mjs';
import { Illegal } from '../node/wire.mjs';
import { asked } from './asks.mjs';
import { set } from './scene.mjs';
import { view } from './views.mjs';

export class Session extends AskingSession {
  constructor(scene, engine) {
    super();
    const { table, log, begin } = set(scene, engine);
    this.table = table;
    this.log = log;
    this.losers = [];
    this.run(begin);
  }

  situation() {
    const events = this.log.take();
    if (this.isOver()) return { events, result: { losers: this.losers } };
    return { events, ask: this.spoken() };
  }

  answer(picked) {
    const chosen = this.chosen(picked);
    const { open } = this;
    this.run(() => open.plan(chosen));
  }

  concede(player) {
    if (this.isOver()) throw new Illegal('the game is over');
    this.open = null;
    this.table.game.gameover({ surrender: player === 'A' ? 'host' : 'guest' });
    this.losers = [player];
  }

  view(viewer) {
    return view(this.table, this.log, viewer);
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
}
