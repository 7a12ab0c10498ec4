// Which cards a text speaks of, how much, and whether something holds: as the engine's effects see it.

import { Unsupported } from './wire.mjs';
import { colorsOf, STAGE } from './words.mjs';

const SIDES = { you: ['self'], opponent: ['opp'], both: ['self', 'opp'] };
const FILTERS = ['kind', 'name', 'facts', 'state', 'other'];

/** How a holomem lies, in the words of a filter. */
const STANDING = {
  resting: (holomem) => holomem.rested,
  active: (holomem) => !holomem.rested,
  damaged: (holomem) => holomem.damage > 0,
  undamaged: (holomem) => !holomem.damage,
};

/** What is so of a card wherever it lies, in the words of a filter. */
const PRINTED = { limited: (card) => Boolean(card.limited), buzz: (card) => Boolean(card.buzz) };

/** Facts of a card, each with whether it is some value. */
const FACTS = {
  subtype: (card, definition, word) => word === definition.facts?.subtype,
  color(card, definition, word) {
    const colors = colorsOf(card.color ?? '');
    return colors.includes(word) || (word === 'colorless' && !colors.length);
  },
  level: (card, definition, word) => word === card.bloomLevel,
  tag: (card, definition, word) => card.tags.includes(word),
};

const isStanding = (where = {}) => (where.state ?? []).some((word) => Object.hasOwn(STANDING, word));

export const sides = (side = 'you') => SIDES[side];
export const isStage = (zones = []) => zones.length > 0 && zones.every((zone) => STAGE.includes(zone));

/** Refuse, when a card is made, what could only be refused while it is played. */
export function checkReference(reference) {
  switch (reference.of) {
    case 'this':
    case 'host':
    case 'it':
    case 'target':
      return;
    case 'cards':
      return checkCards(reference);
    case 'choose':
      if ((reference.by ?? 'you') !== 'you') throw new Unsupported('a choice by the other player');
      if (typeof (reference.most ?? 1) !== 'number') throw new Unsupported('a choice of a computed number');
      if (reference.alike || reference.unlike) throw new Unsupported('a choice of cards that are alike or unlike');
      if (reference.among.of !== 'cards') throw new Unsupported(`a choice among ${reference.among.of}`);
      checkHidden(reference);
      return checkCards(reference.among);
    default:
      throw new Unsupported(`the reference ${reference.of}`);
  }
}

/** Whether a card that nobody else sees has to be found is for each of the engine's effects to say. */
function checkHidden({ among: { zone = [], where = {} }, least }) {
  const described = Object.keys(where).length > 0;
  if (described && least !== 0 && ['hand', 'deck'].includes(zone[0])) {
    throw new Unsupported(`a choice among the cards of a kind in the ${zone[0]}`);
  }
}

function checkCards({ zone = [], where = {}, on, part = 'attached', side = 'you' }) {
  checkFilter(where);
  if (on) {
    if (isStanding(where) || 'other' in where) throw new Unsupported('a state of what is attached');
    if (part !== 'attached') throw new Unsupported('cards of a stack');
    if (on.of !== 'this' && on.of !== 'host') checkReference(on);
    if (on.of === 'cards' && !isStage(on.zone)) throw new Unsupported('what is attached off the stage');
    return;
  }
  if (isStage(zone)) return;
  if (isStanding(where)) throw new Unsupported('a state of cards off the stage');
  if (zone.length !== 1 || !['hand', 'archive', 'deck', 'life', 'holo power'].includes(zone[0])) {
    throw new Unsupported(`cards in ${zone.join(', ') || 'any zone'}`);
  }
  if (side !== 'you') throw new Unsupported(`cards in the opponent's ${zone[0]}`);
}

export function checkFilter(where) {
  const unknown = Object.keys(where).find((name) => !FILTERS.includes(name));
  if (unknown) throw new Unsupported(`a card described by ${unknown}`);
  const fact = (where.facts ?? []).find(({ what }) => !Object.hasOwn(FACTS, what));
  if (fact) throw new Unsupported(`a card described by its ${fact.what}`);
  const state = (where.state ?? []).find((word) => !Object.hasOwn({ ...STANDING, ...PRINTED }, word));
  if (state) throw new Unsupported(`a card that is ${state}`);
}

/** Whether a card that lies anywhere fits. */
export function cardFits(ctx, card, where = {}) {
  const definition = ctx.engine.table.definition(card);
  const oneOf = (wanted, has) => !wanted?.length || wanted.some(has);
  return oneOf(where.kind, (word) => word === definition.kind)
    && oneOf(where.name, (word) => ctx.nameIs(card, word))
    && (where.facts ?? []).every(({ what, values }) => values.some((word) => FACTS[what](card, definition, word)))
    && (where.state ?? []).every((word) => PRINTED[word]?.(card) ?? true);
}

/** Whether a holomem fits. */
export function holomemFits(ctx, holomem, where = {}) {
  if (where.other && holomem === ctx.sourceHolomem) return false;
  if (!(where.state ?? []).every((word) => STANDING[word]?.(holomem) ?? true)) return false;
  return cardFits(ctx, holomem.stack[0], where);
}

/** The holomem of a reference to cards on the stage, as the engine's effects pass them about. */
export function holomemOf(ctx, { zone, side, where }) {
  const fits = (entry) => zone.includes(entry.pos.zone) && holomemFits(ctx, entry.holomem, where);
  return sides(side).flatMap((each) => ctx.holomems(each, fits));
}

/** The cards of a reference to one of the player's zones, or to what is attached. */
export function cardsOf(ctx, frame, { zone, where, on }) {
  if (on) {
    const attached = hosts(ctx, frame, on).flatMap(({ holomem }) => attachedTo(holomem));
    return attached.filter((card) => cardFits(ctx, card, where));
  }
  const list = { hand: 'hand', archive: 'archive', deck: 'deck', life: 'life', 'holo power': 'holoPower' }[zone[0]];
  return ctx.player[list].filter((card) => cardFits(ctx, card, where) && !(where?.other && card === ctx.sourceCard));
}

export const attachedTo = (holomem) => [...holomem.cheers, ...holomem.attachments];

function hosts(ctx, frame, on) {
  return on.of === 'cards' ? holomemOf(ctx, on) : single(ctx, frame, on);
}

/** The holomem that a reference which chooses nothing means. */
export function single(ctx, frame, reference) {
  switch (reference.of) {
    case 'this':
    case 'host':
      if (!ctx.sourceHolomem) ctx.engine.table.log.refuse(`the reference ${reference.of} where there is no holomem`);
      return entries(ctx, [ctx.sourceHolomem]);
    case 'it':
      return frame.it;
    case 'target':
      return entries(ctx, [ctx.artTarget]);
    default:
      throw new Unsupported(`the reference ${reference.of}`);
  }
}

export function ownerOf(ctx, holomem) {
  return ctx.state.players.findIndex((player) => ctx.engine._stageHolomems(player).includes(holomem));
}

export function entries(ctx, holomem) {
  const all = [...ctx.holomems('self'), ...ctx.holomems('opp')];
  return holomem.map((each) => all.find((entry) => entry.holomem === each)).filter(Boolean);
}

// --- amounts ---

export function checkAmount(amount) {
  if (typeof amount === 'number' || amount?.n === 'rolled') return;
  if (amount?.n === 'count' && amount.cards.of !== 'it') return checkReference(amount.cards);
  throw new Unsupported(`the amount ${amount?.n}`);
}

export function amountOf(ctx, frame, amount) {
  if (typeof amount === 'number') return amount;
  const times = amount.times ?? 1;
  return times * (amount.n === 'rolled' ? frame.rolled ?? 0 : countOf(ctx, frame, amount.cards));
}

function countOf(ctx, frame, reference) {
  if (reference.of !== 'cards') return single(ctx, frame, reference).length;
  return (isStage(reference.zone) && !reference.on ? holomemOf(ctx, reference) : cardsOf(ctx, frame, reference)).length;
}

// --- conditions ---

export function checkCondition(condition) {
  switch (condition?.is) {
    case undefined:
    case 'turn':
      return;
    case 'count':
      return checkReference(condition.cards);
    case 'amount':
      return checkAmount(condition.amount);
    case 'matches':
      checkFilter(condition.where ?? {});
      if (condition.card.of === 'cards' && (condition.card.on || !isStage(condition.card.zone))) {
        throw new Unsupported('a condition about cards that are no holomem');
      }
      return checkReference(condition.card);
    case 'not':
      return checkCondition(condition.condition);
    case 'all':
      return condition.conditions.forEach(checkCondition);
    default:
      throw new Unsupported(`the condition ${condition.is}`);
  }
}

export function holds(ctx, frame, condition) {
  switch (condition?.is) {
    case undefined:
      return true;
    case 'turn':
      return isTurnOf(ctx, condition.side);
    case 'count':
      return within(countOf(ctx, frame, condition.cards), condition);
    case 'amount':
      return within(amountOf(ctx, frame, condition.amount), condition);
    case 'matches':
      return matches(ctx, frame, condition);
    case 'not':
      return !holds(ctx, frame, condition.condition);
    default:
      return condition.conditions.every((each) => holds(ctx, frame, each));
  }
}

function isTurnOf(ctx, side = 'you') {
  return side === 'both' || (ctx.state.turnPlayer === ctx.playerIdx) === (side === 'you');
}

function within(number, { least, most, odd }) {
  if (odd !== undefined && odd !== null && (number % 2 === 1) !== odd) return false;
  return number >= (least ?? -Infinity) && number <= (most ?? Infinity);
}

function matches(ctx, frame, { card, where, zone = [] }) {
  const found = hosts(ctx, frame, card);
  return found.length > 0 && found.every(
    ({ holomem, pos }) => holomemFits(ctx, holomem, where) && (!zone.length || zone.includes(pos.zone)),
  );
}


