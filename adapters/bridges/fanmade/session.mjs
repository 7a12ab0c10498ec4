// One open game as the protocol sees it: situations, answers, views.

import { AskingSession } from '../node/asking.mjs';
import { Unsupported } from '../node/wire.mjs';
import { asked, beforehand } from './asks.mjs';
import { set } from './scene.mjs';
import { ofJudge, ofPlayer } from './views.mjs';
import { PLAYERS } from './words.mjs';

/** The phases that the engine goes through by itself. */
const PASSING = ['reset', 'draw'];

export class Session extends AskingSession {
  constructor(scene, engine) {
    super();
    const { table, begin } = set(scene, engine);
    this.table = table;
    this.beginning = begin && (scene.step ?? 'setup');
    this.ask(begin ? beforehand(PLAYERS[table.turnPlayer], begin) : asked(table));
  }

  situation() {
    const { winner } = this.table.state;
    const events = this.table.log.take();
    if (winner !== null) return { events, result: { losers: [PLAYERS[1 - winner]] } };
    return { events, ask: this.spoken() };
  }

  answer(picked) {
    const chosen = this.chosen(picked);
    const { open } = this;
    this.open = null;
    this.beginning = null;
    const further = open.plan(chosen);
    if (further) this.ask({ player: open.player, ...further });
    else this.goOn();
  }

  concede() {
    throw new Unsupported('concede', 'capability', 'concede');
  }

  view(viewer) {
    const seen = viewer === 'judge' ? ofJudge(this.table) : ofPlayer(this.table, viewer);
    return this.beginning ? { ...seen, step: this.beginning } : seen;
  }

  // --- inside ---

  isPassing() {
    const { phase, activePlayer, players } = this.table.state;
    return PASSING.includes(phase) || (phase === 'cheer' && !players[activePlayer].zones.cheerDeck.length);
  }

  /** A turn that has ended leads to the next moment at which the engine waits for somebody. */
  goOn() {
    const { state } = this.table;
    if (state.winner === null && !state.pendingEffect && this.isPassing()) this.table.act({ type: 'ADVANCE_PHASE' });
    if (this.table.state.winner === null) this.ask(asked(this.table));
  }
}
