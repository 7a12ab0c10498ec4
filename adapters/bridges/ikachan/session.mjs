// One open game as the protocol sees it: situations, answers, views.

import { AskingSession } from '../node/asking.mjs';
import { Illegal, Unsupported } from '../node/wire.mjs';
import { asked } from './asks.mjs';
import { set } from './scene.mjs';
import { ofJudge, ofPlayer } from './views.mjs';
import { PLAYERS } from './words.mjs';

const PLAYS = ['art', 'ability', 'skill', 'support'];

/** What the engine tells only the holomem of the player who does it. */
const HEARD_BY_ONE = ['collab', 'place'];

export class Session extends AskingSession {
  constructor(scene, modules) {
    super();
    const { table, log, begin } = set(scene, modules);
    this.table = table;
    this.log = log;
    this.run(begin);
  }

  situation() {
    const { state } = this.table;
    const events = this.log.take();
    if (state.phase === 'ended') return { events, result: result(state) };
    if (!this.open) throw new Error('the engine neither asks anything nor ends the game');
    return { events, ask: this.spoken() };
  }

  answer(picked) {
    const chosen = this.chosen(picked);
    const { open } = this;
    const { apply, ask: further } = open.plan(chosen);
    if (open.kind === 'action') this.begin(open, chosen[0]);
    if (further) this.ask({ player: open.player, ...further });
    else this.run(() => this.apply(apply));
  }

  /** An action begins: what plays something is told, and what the engine would not hear is refused. */
  begin({ player }, { kind, fields = {} }) {
    if (HEARD_BY_ONE.includes(kind)) this.refuseUnheard(kind, player);
    if (!PLAYS.includes(kind)) return;
    const oshi = this.table.name(this.table.state.players[PLAYERS.indexOf(player)].oshi);
    const { card = fields.holomem ?? oshi, ability } = fields;
    this.acting = { card, player, ...(ability && { ability }), counted: kind !== 'ability' };
  }

  apply(ids) {
    if (this.acting) this.log.act(this.acting);
    this.acting = null;
    for (const id of ids) this.applyOne(typeof id === 'function' ? id() : id);
  }

  applyOne(id) {
    if (id) this.table.engine.apply(id);
  }

  /** The engine tells a player's own holomem alone of what that player does. */
  refuseUnheard(event, player) {
    const { engine, state } = this.table;
    const theirs = engine._stageHolomems(state.players[1 - PLAYERS.indexOf(player)]);
    const deaf = theirs.find((holomem) => engine.registry.get(holomem.stack[0].number)?.unheard?.includes(event));
    if (deaf) throw new Unsupported(`a trigger at the opponent's ${event}`, 'node', 'at when');
  }

  concede(player) {
    if (this.table.state.phase === 'ended') throw new Illegal('the game is over');
    this.run(() => this.table.engine.concede(PLAYERS.indexOf(player)));
  }

  view(viewer) {
    return viewer === 'judge' ? ofJudge(this.table, this.log.unused()) : ofPlayer(this.table, viewer);
  }

  // --- inside ---

  /** Let the engine run, and see what it asks then. What it only logs as an error is a fault. */
  run(go) {
    this.open = null;
    go();
    this.log.check();
    const { state } = this.table;
    if (state.phase === 'ended' || !state.pending) return;
    const open = asked(this.table);
    if (open.empty) this.run(() => this.apply(open.plan([]).apply));
    else this.ask(open);
  }
}

function result({ winner, lossReason }) {
  const losers = winner === 'draw' ? [...PLAYERS] : [PLAYERS[1 - winner]];
  return { losers, reason: lossReason ?? '' };
}
