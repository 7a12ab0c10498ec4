// What is told of what happens: what the engine's hooks say, and what differs after an action. The order is not told.

import { refuseUnheard } from './triggers.mjs';
import { LISTS, PLAYERS, STAGE } from './words.mjs';

/** The kinds of events that are told, each time. */
export const TOLD = [
  'moved/draw', 'damaged', 'downed', 'played', 'rolled', 'rested', 'readied', 'turn-began', 'turn-ended',
];

export class Log {
  constructor(table) {
    this.table = table;
    this.events = [];
    this.knocked = new Set();
  }

  take() {
    return this.events.splice(0);
  }

  tell(kind, fields) {
    this.events.push({ kind, fields });
  }

  played(card, ability, player) {
    const fields = { card: this.table.name(card), ...(ability && { ability }), player: PLAYERS[player] };
    this.tell('played', fields);
  }

  /** Damage; the engine tells nobody of an effect's. */
  damaged(card, amount, source, cause) {
    if (cause === 'effect') refuseUnheard(this.table, [card], 'damage');
    if (amount) this.tell('damaged', { card: this.table.name(card), amount, source: this.table.name(source), cause });
  }

  /** What differs between two states. `draws`: whether cards that came from a deck into a hand were drawn. */
  compare(before, after, draws) {
    for (const [player, letter] of PLAYERS.entries()) {
      const [old, now] = [before, after].map((state) => state.players[player].zones);
      if (draws) common(old[LISTS.deck], now[LISTS.hand]).forEach((card) => this.drawn(card, letter));
      common(stage(old), now[LISTS.archive]).forEach((card) => this.downed(card));
      this.turnedTo('rest', 'rested', stage(old), stage(now));
      this.turnedTo('active', 'readied', stage(old), stage(now));
    }
    this.knocked.clear();
    if (after.turnNumber > before.turnNumber && after.winner === null) this.turned(before, after);
  }

  /** A down; the engine tells nobody of one that is no knock-out by an art. */
  downed(card) {
    if (!this.knocked.has(card.cardId)) refuseUnheard(this.table, [card], 'down');
    this.tell('downed', { card: this.table.name(card) });
  }

  turnedTo(word, kind, before, now) {
    const other = common(before.filter(({ state }) => state !== word), now.filter(({ state }) => state === word));
    other.forEach((card) => this.tell(kind, { card: this.table.name(card) }));
  }

  drawn(card, player) {
    this.tell('moved', { card: this.table.name(card), from: 'deck', to: 'hand', player, cause: 'draw' });
  }

  turned(...states) {
    const turn = ({ turnNumber, activePlayer }) => ({ turn: turnNumber + 1, player: PLAYERS[activePlayer] });
    const [ended, began] = states.map(turn);
    this.tell('turn-ended', ended);
    this.tell('turn-began', began);
  }
}

const stage = (zones) => Object.values(STAGE).flatMap((place) => [zones[place]].flat()).filter(Boolean);

/** The cards that were in one list and are in another now. */
function common(before, now) {
  const known = new Set(before.map(({ cardId }) => cardId));
  return now.filter(({ cardId }) => known.has(cardId));
}
