// What happens, as the engine tells it to its players' clients and to the timings at which its own cards listen.

import { Chance } from './chance.mjs';
import { Sight } from './sight.mjs';
import { SIGNI_ZONES, stepOf } from './words.mjs';

/** Of a move the engine does not say what it is part of, but for those of its own method for drawing; a guard step it has not. */
export const TOLD = [
  'moved/draw', 'rested', 'readied', 'shuffled', 'tucked', 'attached', 'attacked', 'battled', 'banished', 'crushed',
  'guarded', 'refreshed', 'froze', 'thawed', 'heaven', 'played', 'turn-began',
];

export class Log {
  /** `step` is that which comes before the first one that the engine begins. */
  constructor(table, script, step = '') {
    this.table = table;
    this.chance = new Chance(table, script);
    this.sight = new Sight(table);
    this.events = [];
    this.prompts = new Map(table.players.map((player) => [player, new Map()]));
    this.places = new Map();
    this.playing = new Set();
    this.cause = '';
    this.step = step;
    table.players.forEach((player) => this.watchPlayer(player));
    table.game.cards.forEach((card) => this.watchCard(card));
    this.watchClock(table.game.phase);
    this.chance.govern((zone) => zone && this.tell('shuffled', table.place(zone)));
  }

  take() {
    return this.events.splice(0);
  }

  tell(kind, fields) {
    this.events.push({ kind, fields });
  }

  /** What the engine has last put before a player under a label. */
  prompt(player, label) {
    return this.prompts.get(player).get(label);
  }

  /** What is played from the check zone is so once, with its targets or without. */
  played(card, player, ability) {
    if (this.playing.has(card)) return;
    if (card.zone === card.player.checkZone) this.playing.add(card);
    this.tell('played', { card: this.table.name(card), ability, player: this.table.letter(player) });
  }

  /** A step that the engine has no word for, seen by what it asks. */
  enter(step, player) {
    if (this.step === step) return;
    this.step = step;
    this.tell('step-began', { step, player: this.table.letter(player) });
  }

  // --- what is observed ---

  watchPlayer(player) {
    const letter = this.table.letter(player);
    const { output, draw, guardAsyn, up } = player;
    player.output = (message) => {
      this.heard(player, message);
      return output.call(player, message);
    };
    player.draw = (count) => this.because('draw', () => draw.call(player, count));
    player.up = () => {
      const frozen = [player.lrig, ...player.signis].filter((card) => card.frozen);
      up.call(player);
      frozen.filter((card) => !card.frozen).forEach((card) => this.tell('thawed', { card: this.table.name(card) }));
    };
    player.guardAsyn = () => guardAsyn.call(player).callback(this, (guarded) => {
      if (guarded) this.tell('guarded', { card: this.latest, player: letter });
      return guarded;
    });
    this.at(player.onAttack, ({ card }) => this.tell('attacked', { card: this.table.name(card) }));
    this.at(player.onSigniBanished, ({ card }) => this.tell('banished', { card: this.table.name(card) }));
    this.at(player.onSigniFreezed, ({ card }) => this.tell('froze', { card: this.table.name(card) }));
    this.at(player.onHeaven, () => this.tell('heaven', { player: letter }));
    this.at(player.onRebuild, () => this.tell('refreshed', { player: letter }));
  }

  watchCard(card) {
    this.places.set(card, card.zone);
    this.at(card.onBattle, ({ card: attacker, target }) => {
      if (attacker === card) this.tell('battled', { card: this.table.name(card), other: this.table.name(target) });
    });
  }

  /** Hear of a timing of the engine's when it triggers. */
  at(timing, hear) {
    const { trigger } = timing;
    timing.trigger = (event, silent) => {
      hear(event);
      return trigger.call(timing, event, silent);
    };
  }

  watchClock(phase) {
    let { status } = phase;
    Object.defineProperty(phase, 'status', {
      get: () => status,
      set: (next) => {
        status = next;
        if (stepOf(next)) this.begins(phase, next);
      },
    });
  }

  begins(phase, status) {
    const player = this.table.letter(phase.player);
    if (status === 'upPhase' && this.step) this.tell('turn-began', { turn: phase.turnCount + 1, player });
    this.enter(stepOf(status), phase.player);
  }

  because(cause, go) {
    const before = this.cause;
    this.cause = cause;
    try {
      return go();
    } finally {
      this.cause = before;
    }
  }

  // --- what clients are told ---

  heard(player, message) {
    const { type, content } = message;
    this.sight.heard(player, message);
    if (ASKED.has(type)) this.prompts.get(player).set(ASKED.get(type) ?? content.label, { type, content });
    if (player !== this.table.players[0]) return;
    if (type === 'MOVE_CARD') this.moved(content.card);
    else if (type === 'DOWN_CARD') this.tell('rested', { card: this.table.name(content.card) });
    else if (type === 'UP_CARD') this.tell('readied', { card: this.table.name(content.card) });
  }

  moved(card) {
    const { table } = this;
    const [before, now] = [this.places.get(card), card.zone];
    if (before === now) return;
    this.places.set(card, now);
    this.playing.delete(card);
    this.latest = table.name(card);
    const [from, to] = [table.place(before), table.place(now)];
    const signi = SIGNI_ZONES.includes(to.zone) && now.getSigni();
    if (signi && signi !== card && !SIGNI_ZONES.includes(from.zone)) this.laid(card, signi);
    this.tell('moved', {
      card: this.latest, from: from.zone, to: to.zone, player: to.player, ...(this.cause && { cause: this.cause }),
    });
    if (from.zone === 'life' && to.zone === 'check') this.tell('crushed', { card: this.latest, player: from.player });
    const stands = now.cards[0] === card && [...SIGNI_ZONES, 'lrig'].includes(to.zone);
    if (stands && !SIGNI_ZONES.includes(from.zone)) this.covers(card, now);
  }

  /** A card comes to lie with a SIGNI. */
  laid(card, signi) {
    const attached = card === signi.charm || card.acceingCard === signi;
    this.tell(attached ? 'attached' : 'tucked', { card: this.table.name(card), to: this.table.name(signi) });
  }

  /** A card comes to lie on what lay on top. */
  covers(card, { cards: [, below] }) {
    if (below) this.tell('tucked', { card: this.table.name(below), to: this.table.name(card) });
  }
}

/** The messages that put a question, and the label that an answer to it has where the message itself has none. */
const ASKED = new Map([
  ['SELECT', null], ['SELECT_NUMBER', null], ['SELECT_TEXT', null], ['SELECT_CARD_ID', null], ['PAY_ENER', 'PAY_ENER'],
  ['CONFIRM', 'OK'], ['SHOW_CARDS', 'OK'], ['SHOW_CARDS_BY_ID', 'OK'], ['SHOW_COLORS', 'OK'], ['SHOW_TYPES', 'OK'],
  ['SHOW_EFFECTS', 'OK'], ['SHOW_TEXT', 'OK'],
]);
