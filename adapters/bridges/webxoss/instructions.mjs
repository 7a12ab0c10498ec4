// What a text says is done: each instruction as a function of a moment, made of the engine's own primitives.

import { change } from './changes.mjs';
import { refused } from './known.mjs';
import { amount, cards, condition, whose } from './references.mjs';

/** All of them, one after the other. Whatever cannot be said to the engine is refused now. */
export function program(engine, instructions = []) {
  checkTargets(instructions);
  const steps = [];
  for (let rest = instructions; rest.length;) {
    const [first, ...more] = rest;
    steps.push(...[step(engine, first, more)].flat());
    rest = more;
  }
  return (moment) => engine.Callback.forEach(steps, (run) => run(moment), moment.card);
}

/** When targets are chosen that are not the first thing that a text says each of the engine's own cards decides. */
function checkTargets(instructions) {
  const isFirst = (at) => at === 0 || instructions[at - 1].what === 'after-that';
  const late = instructions.some((each, at) => isTargeting(each) && (each.do === 'may' || !isFirst(at)));
  if (late) throw refused("a target that is not the first thing: each card's own code decides when", 'do act target');
}

/** Whether a target is chosen in it, wherever in it that stands. */
function isTargeting({ what, first = [], then = [], otherwise = [] }) {
  return what === 'target' || [first, then, otherwise].flat().some(isTargeting);
}

function step(engine, instruction, rest) {
  const { do: done, what } = instruction;
  const make = done === 'act' ? ACTS[what] : DOES[done];
  if (!make) throw refused(`the instruction ${what ?? done}`, done === 'act' ? `do act ${what}` : `do ${done}`);
  return make(engine, instruction, rest);
}

// --- choosing ---

const HIDDEN = ['hand', 'deck', 'life', 'lrig deck'];

/** What is chosen among, and how many. */
export function choice({ among, most = 1, least, by = 'you' }) {
  const described = Object.values(among.where ?? {}).some((value) => value && value.length !== 0);
  if (described && least !== 0 && (among.zone ?? []).some((zone) => HIDDEN.includes(zone))) {
    throw refused('a choice among hidden cards of a kind: whether one has to be found each card decides', 'of choose');
  }
  const candidates = cards(among);
  const many = amount(most);
  return {
    candidates,
    chooser: (moment) => whose(moment, by),
    most: many,
    least: (moment) => least ?? many(moment),
    isOne: most === 1 && least == null && by === 'you',
  };
}

/**
 * Who is targeted: what is chosen among, and how many. As in the code of the engine's own cards with several targets,
 * none is chosen among too few candidates.
 */
export function target({ cards: reference }) {
  if (reference.of !== 'choose') throw refused(`a target that is ${reference.of}`, 'do act target');
  const choosing = choice(reference);
  const targets = (moment) => {
    const found = choosing.candidates(moment);
    return found.length < choosing.least(moment) ? [] : found;
  };
  return { ...choosing, targets };
}

/** Cards that are to be chosen under a label, or are meant without a choice. */
function meant(engine, reference, label) {
  if (reference.of !== 'choose') {
    const those = cards(reference);
    return (moment) => engine.Callback.immediately(those(moment));
  }
  const { candidates, chooser, most, least } = choice(reference);
  return (moment) => chooser(moment).selectSomeAsyn(label, candidates(moment), least(moment), most(moment));
}

/** Do something with the cards of an instruction. */
const upon = (label, go) => (engine, instruction) => {
  const those = meant(engine, instruction.cards, label);
  return (moment) => those(moment).callback(moment.card, (found) => {
    moment.it = found;
    return go(found, moment, instruction);
  });
};

const targeting = (engine, instruction) => {
  const { targets, chooser, most, least } = target(instruction);
  return (moment) => chooser(moment).selectSomeTargetsAsyn(targets(moment), least(moment), most(moment))
    .callback(moment.card, (found) => {
      moment.it = found;
    });
};

// --- moving ---

const ZONES = { hand: 'handZone', ener: 'enerZone', deck: 'mainDeck', life: 'lifeClothZone' };
const isOnField = (card) => card.player.signis.includes(card);

function move(engine, instruction) {
  const { to, bottom = false } = instruction;
  const go = {
    field: (found, { card }) => engine.Callback.forEach(found, (each) => each.summonAsyn(), card),
    removed: (found, { card }) => void card.game.excludeCards(found),
    trash: (found, { card: { game } }) =>
      (found.every(isOnField) ? game.trashCardsAsyn(found) : void game.trashCards(found)),
    hand: (found, { card: { game } }) =>
      (found.every(isOnField) ? game.bounceCardsAsyn(found) : carry(game, found, to)),
    deck: (found, { card: { game } }) => carry(game, found, to, { bottom }),
  }[to] ?? (ZONES[to] && ((found, { card: { game } }) => carry(game, found, to)));
  if (!go) throw refused(`a move to the ${to}`, 'do move');
  return upon('TARGET', go)(engine, instruction);
}

/** Each player's cards into the zone of that player. */
function carry(game, found, to, how = {}) {
  for (const player of [game.turnPlayer, game.turnPlayer.opponent]) {
    game.moveCards(found.filter((card) => card.player === player), player[ZONES[to]], { ...how });
  }
}

// --- the deck ---

function search(engine, { cards: reference }, rest) {
  const { of, among = {}, most = 1, least, by } = reference;
  const { zone = [], side = 'you' } = among;
  if (most !== 1 && least !== 0) throw refused('a search for exactly so many', 'do act search');
  const own = of === 'choose' && among.of === 'cards' && zone.join() === 'deck' && side === 'you' && !by;
  if (!own || typeof most !== 'number') throw refused('such a search', 'do act search');
  const [then, after] = rest;
  const toHand = then?.do === 'move' && then.to === 'hand' && then.cards.of === 'it' && after?.do === 'shuffle';
  if (!toHand) throw refused('a search of which the cards do not go into the hand', 'do act search');
  const candidates = cards(among);
  rest.splice(0, 2);
  return [(moment) => {
    const fits = candidates(moment);
    return moment.player.seekAsyn((card) => fits.includes(card), most);
  }];
}

// --- others ---

function may(engine, { first, then }) {
  const [doing, after] = [program(engine, first), program(engine, then)];
  return (moment) => moment.player.selectOptionalAsyn('LAUNCH', [moment.card]).callback(moment.card, (yes) =>
    (yes ? doing(moment).callback(moment.card, () => after(moment)) : undefined));
}

function either(engine, { condition: said, then, otherwise }) {
  const [holds, doing, other] = [condition(said), program(engine, then), program(engine, otherwise)];
  return (moment) => (holds(moment) ? doing : other)(moment);
}

function gain(engine, { cards: reference, changes, until = 'turn' }) {
  if (until !== 'turn') throw refused(`a change until ${until}`, 'do gain');
  const made = changes.map(change);
  return upon('TARGET', (found, moment) => {
    const { game } = moment.card;
    game.frameStart();
    const set = (subject, prop, value) => game.tillTurnEndSet(moment.card, subject, prop, value);
    const add = (subject, prop, value) => game.tillTurnEndAdd(moment.card, subject, prop, value);
    found.forEach((card) => made.forEach((apply) => apply(card, { set, add }, moment)));
    game.frameEnd();
  })(engine, { cards: reference });
}

function adjust(engine, { name, add = 1, side }) {
  if (name !== 'coins') throw refused(`the counter ${name}`, 'do adjust');
  const many = amount(add);
  return (moment) => whose(moment, side).gainCoins(many(moment));
}

/** The engine lets cards of a hand be discarded by the player whose they are. */
function discard(engine, { cards: reference }) {
  const { among, most = 1, least } = reference;
  const whole = reference.of === 'choose' && among.of === 'cards' && among.zone?.join() === 'hand' && least == null;
  if (!whole || Object.values(among.where ?? {}).some((value) => value && value.length !== 0)) {
    return upon('DISCARD', (found, { player }) => void player.discardCards(found))(engine, { cards: reference });
  }
  const many = amount(most);
  return (moment) => {
    const whoever = whose(moment, among.side);
    return whoever.discardAsyn(many(moment)).callback(moment.card, (found) => {
      moment.it = found;
    });
  };
}

function count(go) {
  return (engine, { amount: said, count: also, side }) => {
    const many = amount(said ?? also);
    return (moment) => go(whose(moment, side), many(moment));
  };
}

/** Attach or put cards to the one SIGNI that is meant before these cards are. */
const to = (go) => (engine, instruction) => {
  const host = cards(instruction.to);
  const those = meant(engine, instruction.cards, 'TARGET');
  return (moment) => {
    const [signi] = host(moment);
    return those(moment).callback(moment.card, (found) => {
      moment.it = found;
      if (signi) found.forEach((card) => go(card, signi));
    });
  };
};

/** To a zone that the engine has open for a SIGNI. */
const rearrange = (engine, instruction) => upon('TARGET', (found, moment) =>
  engine.Callback.forEach(found, (signi) => {
    const free = signi.player.getSummonZones();
    return moment.player.selectAsyn('RESET_SIGNI_ZONE', free)
      .callback(signi, (zone) => zone && signi.changeSigniZone(zone));
  }, moment.card))(engine, instruction);

/** The engine's own cards let the zone be chosen like a target. */
const trap = (engine, instruction) => upon('TARGET', (found, { card, player }) => {
  const set = (each) => player.selectAsyn('TARGET', player.signiZones).callback(each, (zone) => each.trapTo(zone));
  return engine.Callback.forEach(found, set, card);
})(engine, instruction);

function removeVirus(engine, { side }) {
  return (moment) => {
    const zones = whose(moment, side).getInfectedZones();
    return moment.player.selectAsyn('TARGET', zones).callback(moment.card, (zone) => zone && zone.removeVirus());
  };
}

function virus(engine, { side }) {
  if (side !== 'opponent') throw refused('a Virus in a zone of the own', 'do act virus');
  return ({ player }) => player.infectZoneAsyn();
}

const DOES = {
  draw: count((player, many) => void player.draw(many)),
  move,
  rest: upon('TARGET', (found, { card }) => void card.game.downCards(found)),
  ready: upon('TARGET', (found, { card }) => void card.game.upCards(found)),
  shuffle: (engine, { zone = 'deck', side }) => {
    if (zone !== 'deck') throw refused(`a shuffle of the ${zone}`, 'do shuffle');
    return (moment) => whose(moment, side).shuffle();
  },
  if: either, may, gain, adjust,
};

const ACTS = {
  target: targeting,
  choose: upon('CHOOSE', () => {}),
  'after-that': () => [],
  banish: upon('TARGET', (found, { card }) => card.game.banishCardsAsyn(found)),
  freeze: upon('TARGET', (found) => found.forEach((card) => card.freeze())),
  discard,
  'ener-charge': count((player, many) => void player.enerCharge(many)),
  crush: count((player, many) => player.crashAsyn(many)),
  damage: (engine, { side }) => (moment) => whose(moment, side).damageAsyn(),
  rearrange,
  search,
  'attach-charm': to((card, signi) => card.charmTo(signi)),
  'attach-acce': to((card, signi) => card.acceTo(signi)),
  'put-under': to((card, signi) => card.moveTo(signi.zone, { up: signi.isUp, faceup: true, bottom: true })),
  virus,
  'remove-virus': removeVirus,
  trap,
  'end-turn': () => ({ card: { game } }) => game.setData(game, 'endThisTurn', true),
};
