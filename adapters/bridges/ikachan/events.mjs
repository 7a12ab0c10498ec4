// What happens, observed where the engine changes its own state: it reports nothing but words for people.
//
// The lists and fields of a player and of a holomem are replaced by ones that tell of each change, in order.

import { Unsupported } from '../node/wire.mjs';
import { Chance } from './chance.mjs';
import { LISTS, PLAYERS, STAGE, stepOf } from './words.mjs';

/** Begin to observe a table that has been laid; `script` says what is to come by chance. */
export function watch(table, script) {
  const log = new Log(table, new Chance(table, script));
  table.state.players.forEach((player, at) => watchPlayer(log, player, at));
  watchClock(log, table.state);
  watchEngine(log, table.engine);
  return log;
}

class Log {
  constructor(table, chance) {
    this.table = table;
    this.chance = chance;
    this.events = [];
    this.where = new Map();
    this.standing = new Map();
    this.holders = new Map();
    this.cause = '';
    this.errors = [];
    this.refusal = null;
    table.log = this;
  }

  take() {
    return this.events.splice(0);
  }

  unused() {
    return this.chance.unused();
  }

  /** Raise what the engine has caught and only logged. */
  check() {
    if (this.refusal) throw this.refusal;
    if (this.errors.length) throw new Error(`the engine logged: ${this.errors.splice(0).join('; ')}`);
  }

  /** Refuse something in the middle of the engine's own running. */
  refuse(said, what) {
    this.refusal ??= new Unsupported(said, 'node', what);
    throw this.refusal;
  }

  tell(kind, fields) {
    if (fields.card !== this.acting?.card || !['revealed', 'moved'].includes(kind)) this.actionBegins();
    this.events.push({ kind, fields: this.cause && kind === 'moved' ? { cause: this.cause, ...fields } : fields });
  }

  /** What happens within `go` is part of `cause`. */
  because(cause, go) {
    const before = this.cause;
    this.cause = cause;
    try {
      return go();
    } finally {
      this.cause = before;
    }
  }

  /** What deals the damage of this moment: the art whose damage has just been settled, or an effect. */
  dealtBy() {
    const cause = this.art ? 'art' : 'effect';
    this.art = false;
    return cause;
  }

  /** An action has been taken; it is over when the check timing after it begins. `counted`: as a use, by the engine. */
  act(action) {
    this.acting = action;
    this.begun = false;
  }

  /** It is played when the engine has shown the card, or does the first thing for it. */
  actionBegins() {
    if (!this.acting || this.begun) return;
    this.begun = true;
    const { counted, ...fields } = this.acting;
    this.tell('played', fields);
  }

  actionIsOver() {
    if (!this.acting) return;
    this.actionBegins();
    const { player, counted, ...fields } = this.acting;
    this.acting = null;
    this.tell('resolved', fields);
    if (counted) this.tell('used', { ...fields, player });
  }

  // --- cards ---

  lie(card, place) {
    this.where.set(card, place);
  }

  moved(card, place) {
    const from = this.where.get(card);
    this.holders.delete(card);
    this.lie(card, place);
    if (place.zone === 'resolution') this.tell('revealed', { card: this.table.name(card) });
    if (place.zone !== 'resolution' || card.kind !== 'cheer') this.tellMove(this.table.name(card), from, place);
    this.actionBegins();
  }

  /** What is put back where it was attached has not been attached anew. */
  attached(card, holomem) {
    const before = this.holders.get(card);
    this.shown(card);
    this.holders.set(card, holomem);
    this.lie(card, { ...this.standing.get(holomem) });
    if (before === holomem) return;
    this.tell('attached', { card: this.table.name(card), to: this.table.top(holomem) });
  }

  /** What comes from the hand to lie in the open is seen by all. */
  shown(card) {
    if (this.where.get(card)?.zone === 'hand') this.tell('revealed', { card: this.table.name(card) });
  }

  stacked(card, holomem, below) {
    this.shown(card);
    this.lie(card, { ...this.standing.get(holomem) });
    this.tell('stacked', { card: this.table.name(card), onto: this.table.name(below) });
  }

  // --- holomem ---

  /** A holomem stands at a place now; `tell` whether that has just come about. */
  stand(holomem, place, tell = true) {
    const before = this.standing.get(holomem);
    if (!before) watchHolomem(this, holomem);
    const from = before ?? this.where.get(holomem.stack[0]);
    this.standing.set(holomem, place);
    for (const card of [...holomem.stack, ...holomem.cheers, ...holomem.attachments]) this.lie(card, place);
    if (!tell || from?.zone === place.zone) return;
    this.tellMove(this.table.top(holomem), from, place);
  }

  tellMove(card, from, { zone, player }) {
    this.tell('moved', { card, from: from?.zone ?? '', to: zone, player: PLAYERS[player] });
  }
}

// --- what is observed ---

function watchPlayer(log, player, at) {
  for (const [zone, list] of Object.entries({ ...LISTS, resolution: 'revealed' })) {
    const place = { player: at, zone };
    player[list].forEach((card) => log.lie(card, place));
    watchList(player, list, (card) => log.moved(card, place), (read) => {
      log.chance.read = read;
    });
  }
  log.lie(player.oshi, { player: at, zone: 'oshi' });
  for (const zone of STAGE) {
    const place = { player: at, zone };
    [player[zone]].flat().filter(Boolean).forEach((holomem) => log.stand(holomem, place, false));
    if (zone === 'back') watchList(player, zone, (holomem) => log.stand(holomem, place));
    else watchField(player, zone, (holomem) => holomem && log.stand(holomem, place));
  }
  watchField(player, 'lifeDamage', (now, before) => lifeDamage(log, at, now - before));
}

function lifeDamage(log, at, amount) {
  if (amount > 0) log.tell('life-damage', { player: PLAYERS[at], amount });
  for (let taken = amount; taken < 0; taken += 1) log.tell('life-damage-taken', { player: PLAYERS[at] });
}

function watchHolomem(log, holomem) {
  const name = () => log.table.top(holomem);
  for (const card of [...holomem.cheers, ...holomem.attachments]) log.holders.set(card, holomem);
  watchList(holomem, 'cheers', (card) => log.attached(card, holomem));
  watchList(holomem, 'attachments', (card) => log.attached(card, holomem));
  watchList(holomem, 'stack', (card) => log.stacked(card, holomem, holomem.stack[1]));
  watchField(holomem, 'damage', (now, before) => {
    if (now > before) log.tell('damaged', { card: name(), amount: now - before, cause: log.dealtBy() });
    if (now < before) log.tell('healed', { card: name(), amount: before - now });
  });
  watchField(holomem, 'rested', (now, before) => {
    if (now !== before) log.tell(now ? 'rested' : 'readied', { card: name() });
  });
  watchField(holomem, 'faceDown', (now, before) => before && !now && log.tell('turned', { card: name(), face: 'up' }));
  watchField(holomem, 'forcedDown', (now, before) => now && !before && log.tell('marked-down', { card: name() }));
}

function watchClock(log, state) {
  const whose = () => PLAYERS[state.turnPlayer];
  watchField(state, 'step', (now) => log.tell('step-began', { step: stepOf(now), player: whose() }));
  watchField(state, 'turn', (now, before) => {
    if (before > 0) log.tell('turn-ended', { turn: before, player: whose() });
  });
  watchField(state, 'turnPlayer', () => log.tell('turn-began', { turn: state.turn, player: whose() }));
  watchField(state, 'phase', (now) => now === 'ended' && log.tell('game-ended', {}));
}

function watchEngine(log, engine) {
  around(engine, 'log', (original, message) => {
    if (message.startsWith('⚠')) log.errors.push(message);
    if (message.includes(': 手札を公開')) revealHand(log, message);
    if (message.endsWith(' を公開し手札に加えた')) revealLast(log, message);
    return original(message);
  });
  around(engine, 'flashReveal', (original, card) => {
    log.tell('revealed', { card: log.table.name(card) });
    return original(card);
  });
  around(engine, '_drawCards', (original, ...args) => log.because('draw', () => original(...args)));
  log.chance.govern(engine, (place) => log.tell('shuffled', place));
  around(engine, '_shuffle', (original, list) => {
    log.chance.read = list;
    return original(list);
  });
  around(engine, '_processDown', (original, player, position, next) => {
    log.tell('downed', { card: log.table.top(engine._holomemAt(player, position)) });
    return original(player, position, next);
  });
  around(engine, '_runOrderedTriggers', (original, runners, owner, after) => {
    const kind = runners.some((runner) => isOfDown(engine, runner)) ? 'downed' : 'waiting';
    for (const { opts } of kind === 'waiting' ? runners : []) {
      log.tell(kind, { card: log.table.name(opts.sourceCard), player: PLAYERS[owner] });
    }
    return original(runners.map((runner) => ({ ...runner, label: log.table.waits(kind, runner) })), owner, after);
  });
  around(engine, '_rollDieFor', (original, player, size) => {
    log.chance.rolling = true;
    const number = original(player, size);
    log.chance.rolling = false;
    log.tell('rolled', { player: PLAYERS[player], number });
    return number;
  });
  around(engine, '_offerDamageOshiSkill', (original, target, damage, after, ...more) => {
    const observed = (...args) => {
      log.art = true;
      after(...args);
      log.art = false;
    };
    return original(target, damage, observed, ...more);
  });
  around(engine, '_dispatchDamageReceivedForced', (original, holomem) => {
    refuseUnheard(log, engine, holomem);
    return original(holomem);
  });
  around(engine, '_checkTiming', (original, resume) => {
    if (resume.observed) return original(resume);
    log.actionIsOver();
    log.tell('check-began', {});
    const observed = () => {
      log.tell('check-ended', {});
      return resume();
    };
    observed.observed = true;
    return original(observed);
  });
}

/** Whether it is what a down sets off, and not what waits to be played. */
function isOfDown({ registry }, { run, opts }) {
  const { onDown, onAnyDown } = registry.get(opts.sourceCard.number)?.triggers ?? {};
  return run === onDown || run === onAnyDown;
}

/** Of damage that its player's own turn brings a holomem is not told. */
function refuseUnheard(log, { registry, state }, holomem) {
  const cards = [holomem.stack[0], ...holomem.attachments];
  const isDeaf = cards.some(({ number }) => registry.get(number)?.unheard?.includes('damage'));
  const isOwnTurn = log.standing.get(holomem).player === state.turnPlayer;
  if (isDeaf && isOwnTurn) log.refuse("a trigger at damage in one's own turn", 'at when');
}

/** A hand is shown in words alone, and so is a card that has just come into it. */
function revealHand(log, message) {
  handOf(log, message).forEach((card) => log.tell('revealed', { card: log.table.name(card) }));
}

function revealLast(log, message) {
  log.tell('revealed', { card: log.table.name(handOf(log, message).at(-1)) });
}

function handOf(log, message) {
  return log.table.state.players.find(({ name }) => message.startsWith(`${name}:`)).hand;
}

// --- how it is observed ---

function around(object, name, wrapped) {
  const original = object[name].bind(object);
  object[name] = (...args) => wrapped(original, ...args);
}

function watchField(object, name, changed) {
  let value = object[name];
  Object.defineProperty(object, name, {
    enumerable: true,
    get: () => value,
    set: (now) => {
      const before = value;
      value = now;
      changed(now, before);
    },
  });
}

function watchList(object, name, entered, read = () => {}) {
  let list = Watched.of_(object[name], entered);
  Object.defineProperty(object, name, {
    enumerable: true,
    get: () => {
      read(list);
      return list;
    },
    set: (now) => {
      const known = new Set(list);
      list = Watched.of_(now, entered);
      list.filter((each) => !known.has(each)).forEach(entered);
    },
  });
}

/** A list that tells what enters it, in order. What is derived from it is an ordinary one. */
class Watched extends Array {
  static get [Symbol.species]() {
    return Array;
  }

  static of_(items, entered) {
    const list = new Watched();
    for (const item of items) super.prototype.push.call(list, item);
    Object.defineProperty(list, 'entered', { value: entered });
    return list;
  }

  push(...items) {
    return items.reduce((size, item) => this.added(item, super.push(item)), this.length);
  }

  unshift(...items) {
    return items.reduceRight((size, item) => this.added(item, super.unshift(item)), this.length);
  }

  splice(start, count = this.length, ...items) {
    const removed = super.splice(start, count, ...items);
    items.forEach((item) => this.entered(item));
    return removed;
  }

  added(item, size) {
    this.entered(item);
    return size;
  }
}
