// What a text does, done with what the engine gives its own effects to do it with.

import {
  amountOf, attachedTo, cardsOf, checkAmount, checkCondition, checkReference, entries, holds, holomemOf, isStage,
  ownerOf, single,
} from './references.mjs';
import { Unsupported } from './wire.mjs';

/** A program of the engine's effect format. Raises `Unsupported` now for whatever it could not do then. */
export function program(instructions = []) {
  instructions.forEach(check);
  checkSearches(instructions);
  return function* run(ctx) {
    yield* perform(ctx, { it: [] }, instructions);
  };
}

/** Whoever has looked for a card in a deck shuffles it: the engine sees to that, whatever the text says. */
function checkSearches(instructions) {
  const searches = instructions.some(({ cards }) => cards?.of === 'choose' && cards.among.zone?.[0] === 'deck');
  const shuffles = instructions.some((each) => each.do === 'shuffle' && (each.zone ?? 'deck') === 'deck');
  if (searches && !shuffles) throw new Unsupported('a search of the deck after which it is not shuffled');
}

function check(instruction) {
  const known = doing(instruction);
  if (!known) throw new Unsupported(`the instruction ${instruction.what ?? instruction.do}`);
  known.check(instruction);
}

export function* perform(ctx, frame, instructions) {
  for (const instruction of instructions) yield* doing(instruction).run(ctx, frame, instruction);
}

// --- choosing ---

/** The holomem that an instruction is about, chosen if it says so. */
function* holomem(ctx, frame, reference) {
  if (reference.of === 'cards') return holomemOf(ctx, reference);
  if (reference.of !== 'choose') return single(ctx, frame, reference);
  const { among, most = 1, least } = reference;
  const fitting = holomemOf(ctx, among);
  frame.it = most === 1 ? yield* one(ctx, among, fitting, least === 0) : yield* several(ctx, fitting, least, most);
  return frame.it;
}

function* one(ctx, { side = 'you' }, fitting, optional) {
  if (side === 'both') {
    return yield* several(ctx, fitting, optional ? 0 : 1, 1);
  }
  const among = new Set(fitting.map((entry) => entry.holomem));
  const chosen = yield ctx.chooseHolomem({
    side: side === 'you' ? 'self' : 'opp', filter: (entry) => among.has(entry.holomem), title: '', optional,
  });
  return chosen ? [chosen] : [];
}

function* several(ctx, fitting, least, most) {
  const cards = fitting.map((entry) => entry.top);
  const chosen = yield ctx.chooseCards({ cards, min: least ?? most, max: most, title: '' });
  return entries(ctx, chosen.map((card) => fitting.find((entry) => entry.top === card).holomem));
}

function* chooseCards(ctx, frame, { among, most = 1, least }) {
  const fitting = cardsOf(ctx, frame, among);
  const cards = among.zone?.[0] === 'deck' ? ctx.deckCards((card) => fitting.includes(card)) : fitting;
  return yield ctx.chooseCards({ cards, min: least ?? most, max: most, title: '' });
}

const isHolomem = (reference) => {
  const cards = reference.of === 'choose' ? reference.among : reference;
  return cards.of !== 'cards' || (isStage(cards.zone) && !cards.on);
};

function checkHolomem(reference) {
  checkReference(reference);
  if (!isHolomem(reference)) throw new Unsupported('doing that to what is no holomem');
}

// --- the instructions ---

/** An instruction about holomem, each after the other. */
function toHolomem(field, act, checkMore = () => {}) {
  return {
    check(instruction) {
      checkHolomem(instruction[field]);
      checkMore(instruction);
    },
    *run(ctx, frame, instruction) {
      for (const entry of yield* holomem(ctx, frame, instruction[field])) yield* act(ctx, entry, instruction, frame);
    },
  };
}

const DOES = {
  draw: {
    check({ count = 1, side = 'you', up_to, until, bottom }) {
      if (side !== 'you') throw new Unsupported('a draw by the other player');
      if (until || bottom) throw new Unsupported('a draw until so many are in hand, or from the bottom');
      if (up_to) throw new Unsupported('a draw of up to a number');
      checkAmount(count);
    },
    *run(ctx, frame, { count = 1 }) {
      ctx.engine.table.log.because('draw', () => ctx.draw(amountOf(ctx, frame, count)));
    },
  },
  damage: toHolomem(
    'to',
    (ctx, entry, { amount }, frame) => ctx.dealSpecialDamage(entry, amountOf(ctx, frame, amount)),
    ({ amount }) => checkAmount(amount),
  ),
  heal: toHolomem(
    'cards',
    function* heal(ctx, entry, { amount }, frame) {
      if (amount == null) ctx.healAll(entry.holomem);
      else ctx.heal(entry.holomem, amountOf(ctx, frame, amount));
    },
    ({ amount }) => amount == null || checkAmount(amount),
  ),
  rest: toHolomem('cards', function* rest(ctx, entry) {
    entry.holomem.rested = true;
  }),
  ready: toHolomem('cards', function* ready(ctx, entry) {
    ctx.setActive(entry.holomem);
  }),
  shuffle: {
    check({ zone = 'deck', side = 'you' }) {
      if (side !== 'you' || !['deck', 'cheer deck'].includes(zone)) {
        throw new Unsupported(`a shuffle of the ${zone} of ${side}`);
      }
    },
    *run(ctx, frame, { zone = 'deck' }) {
      if (zone === 'deck') ctx.shuffleDeck();
      else ctx.shuffleCheerDeck();
    },
  },
  roll: {
    check({ count = 1 }) {
      if (count !== 1) throw new Unsupported('several dice at once');
    },
    *run(ctx, frame) {
      frame.rolled = yield* ctx.rollDice();
    },
  },
  if: {
    check({ condition, then, otherwise = [] }) {
      checkCondition(condition);
      [...then, ...otherwise].forEach(check);
    },
    *run(ctx, frame, { condition, then, otherwise = [] }) {
      yield* perform(ctx, frame, holds(ctx, frame, condition) ? then : otherwise);
    },
  },
  may: {
    check({ first, then = [], side = 'you' }) {
      if (side !== 'you') throw new Unsupported('what the other player may do');
      if (first.length !== 1 || !['draw', 'heal'].includes(first[0].do)) {
        throw new Unsupported('what may be done only whole or not at all');
      }
      [...first, ...then].forEach(check);
    },
    *run(ctx, frame, { first, then = [] }) {
      if (!(yield ctx.confirm(''))) return;
      yield* perform(ctx, frame, first);
      yield* perform(ctx, frame, then);
    },
  },
  gain: {
    check({ cards, changes, until = 'turn' }) {
      checkHolomem(cards);
      if (until !== 'turn') throw new Unsupported(`an effect until ${until}`);
      for (const { make, what, add, set, named } of changes) {
        if (make !== 'number' || !['arts', 'hp'].includes(what) || set != null || named || typeof add !== 'number') {
          throw new Unsupported(`an effect that changes ${what ?? make} like that`);
        }
      }
    },
    *run(ctx, frame, { cards, changes }) {
      for (const entry of yield* holomem(ctx, frame, cards)) {
        const common = { ownerIdx: ownerOf(ctx, entry.holomem), match: (each) => each === entry.holomem };
        for (const { what, add } of changes) {
          ctx.addTurnModifier({ kind: what === 'arts' ? 'artsPlus' : 'hpPlus', amount: add, ...common });
        }
      }
    },
  },
  delay: {
    check({ at, then, until, once }) {
      const ofAnyTurn = (at.side ?? 'both') === 'both';
      if (at.at !== 'step' || at.name !== 'turn' || at.edge !== 'ends' || !ofAnyTurn || until || once) {
        throw new Unsupported('a delayed trigger like that');
      }
      then.forEach(check);
    },
    *run(ctx, frame, { then }) {
      const { table } = ctx.engine;
      if (ctx.state.turnPlayer !== ctx.playerIdx) table.log.refuse("a trigger at the end of the opponent's turn");
      ctx.scheduleEndOfTurn(table.trigger(ctx.sourceCard, ctx.sourceHolomem, program(then)));
    },
  },
  attach: {
    check({ cards, to, share }) {
      if (share) throw new Unsupported('attaching to several holomem');
      checkHolomem(to);
      if (cards.of === 'top') {
        if (cards.zone !== 'cheer deck' || (cards.count ?? 1) !== 1 || (cards.side ?? 'you') !== 'you') {
          throw new Unsupported('attaching those cards');
        }
        return;
      }
      checkReference(cards);
      const among = cards.of === 'choose' ? cards.among : cards;
      const fromArchive = among.of === 'cards' && !among.on && among.zone?.[0] === 'archive';
      if (cards.of !== 'choose' || !(fromArchive || among.on)) throw new Unsupported('attaching those cards');
      if (among.where?.kind?.[0] !== 'cheer') throw new Unsupported('attaching what is no cheer');
    },
    *run(ctx, frame, { cards, to }) {
      const chosen = cards.of === 'top' ? null : yield* chooseCards(ctx, frame, cards);
      for (const { holomem: host } of (yield* holomem(ctx, frame, to)).slice(0, 1)) {
        if (!chosen) ctx.sendCheerFromCheerDeckTop(host);
        for (const card of chosen ?? []) attachCheer(ctx, card, host);
      }
    },
  },
  move: {
    check: checkMove,
    *run(ctx, frame, instruction) {
      yield* moverOf(instruction).run(ctx, frame, instruction);
    },
  },
};

/** What hololive has verbs of its own for. */
const ACTS = {
  down: toHolomem('cards', function* down(ctx, entry) {
    ctx.forceDown(entry);
  }),
  boost: {
    check: ({ amount }) => checkAmount(amount),
    *run(ctx, frame, { amount }) {
      ctx.addArtBonus(amountOf(ctx, frame, amount));
    },
  },
};

const doing = ({ do: done, what }) => (done === 'act' ? ACTS[what] : DOES[done]);

function attachCheer(ctx, card, host) {
  const from = ctx.holomems('self').find((entry) => entry.holomem.cheers.includes(card));
  if (from) {
    ctx.moveCheer(card, from.holomem, host);
  } else {
    ctx.removeFromArchive(card);
    ctx.attachCheer(card, host);
  }
}

// --- moves: those that the engine's effects have a way for ---

const chosenFrom = (zone, cards) =>
  cards.of === 'choose' && !isHolomem(cards) && !cards.among.on && cards.among.zone?.[0] === zone;

const chosenCheer = (cards) => cards.of === 'choose' && cards.among.on && cards.among.where?.kind?.[0] === 'cheer';

const isOne = (cards) => cards.of === 'this' || (cards.of === 'choose' && (cards.most ?? 1) === 1);

/** The engine says in words for people alone that a card is shown on its way. */
function toHand(ctx, card, reveal) {
  const { table } = ctx.engine;
  if (reveal) table.log.tell('revealed', { card: table.name(card) });
  ctx.addToHand(card, { reveal });
}

const MOVES = [
  {
    fits: ({ to, cards }) => to === 'archive' && chosenFrom('hand', cards),
    *run(ctx, frame, { cards }) {
      for (const card of yield* chooseCards(ctx, frame, cards)) yield* ctx.archiveHandCard(card);
    },
  },
  {
    fits: ({ to, cards }) => to === 'hand' && chosenFrom('archive', cards),
    *run(ctx, frame, { cards, reveal = false }) {
      for (const card of yield* chooseCards(ctx, frame, cards)) {
        ctx.removeFromArchive(card);
        toHand(ctx, card, reveal);
      }
    },
  },
  {
    fits: ({ to, cards }) => to === 'hand' && chosenFrom('deck', cards),
    *run(ctx, frame, { cards, reveal = false }) {
      for (const card of yield* chooseCards(ctx, frame, cards)) {
        ctx.removeFromDeck(card);
        toHand(ctx, card, reveal);
      }
    },
  },
  {
    fits: ({ to, cards }) => to === 'archive' && chosenCheer(cards),
    *run(ctx, frame, { cards }) {
      for (const card of yield* chooseCards(ctx, frame, cards)) {
        const { holomem: host } = ctx.holomems('self').find((entry) => attachedTo(entry.holomem).includes(card));
        yield* ctx.archiveCheer(host, card);
      }
    },
  },
  {
    fits: ({ to, cards }) => to === 'deck' && isHolomem(cards) && isOne(cards),
    *run(ctx, frame, { cards, bottom = false }) {
      for (const { holomem: one } of yield* holomem(ctx, frame, cards)) {
        if (one.stack.length > 1) ctx.engine.table.log.refuse('a move to the deck of a holomem without what is under it');
        yield* ctx.returnHolomemToDeck(one, { bottom });
      }
    },
  },
];

function checkMove(instruction) {
  const { cards, to, bottom, reveal, resting, side, stack } = instruction;
  if (cards.of !== 'top') checkReference(cards);
  if ((bottom && to !== 'deck') || (reveal && to !== 'hand')) throw new Unsupported(`a move like that to ${to}`);
  if (resting || side || stack || !moverOf(instruction)) throw new Unsupported(`a move of those cards to ${to}`);
}

function moverOf(instruction) {
  if (instruction.cards.of === 'top') return null;
  return MOVES.find((move) => move.fits(instruction));
}


