// One open game as the protocol sees it: situations, answers, views.

import { asked } from './asks.mjs';
import { set } from './scene.mjs';
import { view } from './views.mjs';
import { Illegal, Unsupported } from './wire.mjs';
import { PLAYERS } from './words.mjs';

export class Session {
  constructor(scene, modules) {
    const { table, log, begin } = set(scene, modules);
    this.table = table;
    this.log = log;
    this.asks = 0;
    this.open = null;
    this.run(begin);
  }

  situation() {
    const { state } = this.table;
    const events = this.log.take();
    if (state.phase === 'ended') return { events, result: result(state) };
    if (!this.open) throw new Error('the engine neither asks anything nor ends the game');
    return { events, ask: this.spoken() };
  }

  answer({ ask, picks }) {
    const { open } = this;
    if (!open) throw new Illegal('nothing is asked');
    if (ask !== String(this.asks)) throw new Illegal(`ask ${ask} is not open; ask ${this.asks} is`);
    const chosen = chosenFrom(open, picks);
    const { apply, ask: further } = open.plan(chosen);
    if (further) this.ask({ player: open.player, least: 1, most: 1, ...further });
    else this.run(() => apply.forEach((id) => this.table.engine.apply(id)));
  }

  concede(player) {
    if (this.table.state.phase === 'ended') throw new Illegal('the game is over');
    this.run(() => this.table.engine.concede(PLAYERS.indexOf(player)));
  }

  view(viewer) {
    if (viewer !== 'judge') throw new Unsupported('views.players');
    return view(this.table, this.log.unused());
  }

  // --- inside ---

  /** Let the engine run, and see what it asks then. What it only logs as an error is a fault. */
  run(go) {
    this.open = null;
    go();
    this.log.check();
    const { state } = this.table;
    if (state.phase !== 'ended' && state.pending) this.ask(asked(this.table));
  }

  ask(open) {
    this.asks += 1;
    this.open = open;
  }

  spoken() {
    const { player, kind, options, least, most } = this.open;
    return {
      id: String(this.asks), player, kind, least, most,
      options: options.map(({ kind: word, fields = {} }, at) => ({ id: String(at), kind: word, fields })),
    };
  }
}

function chosenFrom({ options, least, most }, picks) {
  if (picks.length < least || picks.length > most) {
    throw new Illegal(`${picks.length} picks; between ${least} and ${most} are allowed`);
  }
  if (new Set(picks).size < picks.length) throw new Illegal('the same option was picked twice');
  return picks.map((pick) => {
    const at = options.findIndex((_, index) => String(index) === pick);
    if (at < 0) throw new Illegal(`option ${JSON.stringify(pick)} is not offered`);
    return options[at];
  });
}

function result({ winner, lossReason }) {
  const losers = winner === 'draw' ? [...PLAYERS] : [PLAYERS[1 - winner]];
  return { losers, reason: lossReason ?? '' };
}
