// What a text does. What the engine's own compiler of card text reads, it makes a program of. Any other instruction is
// done with what the engine gives its effects, and several one after the other, as in the engine's hand-written cards.

import { Unsupported } from '../node/wire.mjs';
import { text } from './japanese.mjs';
import {
  attachedTo, cardsOf, checkReference, entries, holomemOf, isStage, ownerOf, single,
} from './references.mjs';

const refused = (said, what) => new Unsupported(said, 'node', what);

/** A program of the engine's effect format. Raises `Unsupported` now for whatever it could not do then. */
export function program(table, instructions = []) {
  const own = compiled(table, instructions);
  if (own) return own;
  if (!instructions.length) throw refused('a text without an instruction', 'do nothing');
  if (instructions.length > 1) return sequence(instructions.map((each) => [each, program(table, [each])]));
  const [instruction] = instructions;
  const known = doing(instruction);
  if (!known) throw refused(`the instruction ${instruction.what ?? instruction.do}`, nameOf(instruction));
  known.check(table, instruction);
  return (ctx) => known.run(ctx, instruction);
}

/** One program after the other, as the engine's own cards are written. */
function sequence(parts) {
  return function* inOrder(ctx) {
    for (const [instruction, run] of parts) {
      if (instruction !== parts.at(-1)[0]) refuseImpossible(ctx, instruction);
      yield* run(ctx);
    }
  };
}

/** Refuse what cannot be done in full now: what happens then, each card's own code decides. */
export function refuseImpossible(ctx, instruction) {
  if (!isPossible(ctx, instruction)) {
    ctx.engine.table.log.refuse('an instruction that cannot be carried out in full', nameOf(instruction));
  }
}

function isPossible(ctx, { do: done, count = 1, cards, to, side }) {
  if (done === 'draw') return (side === 'opponent' ? ctx.opponent : ctx.player).deck.length >= amountOf(ctx, count);
  if (done === 'shuffle' || done === 'roll') return true;
  const references = [cards, to].filter((each) => each?.of);
  return references.every((each) => candidates(ctx, each, done) >= (each.least ?? each.most ?? 1));
}

/** By instruction: whether it would change such a holomem. */
const CHANGES = {
  rest: ({ rested }) => !rested,
  ready: ({ rested }) => rested,
  heal: ({ damage }) => damage > 0,
};

function candidates(ctx, reference, done) {
  const cards = reference.of === 'choose' ? reference.among : reference;
  if (reference.of === 'top') return reference.zone === 'cheer deck' ? ctx.player.cheerDeck.length : 0;
  if (!isHolomem(reference)) return cardsOf(ctx, cards).length;
  const those = cards.of === 'cards' ? holomemOf(ctx, cards) : single(ctx, cards);
  return those.filter(({ holomem: one }) => CHANGES[done]?.(one) ?? true).length;
}

const nameOf = ({ do: done, what }) => `do ${done}${what ? ` ${what}` : ''}`;

/** What the engine makes of the same in Japanese. */
export function compiled(table, instructions) {
  const said = text(instructions);
  const own = said && table.compiler.compileCard({ kind: 'support', supportType: 'イベント', supportText: said })?.support;
  return own && ((ctx) => own.run(drawing(ctx)));
}

/** Effects draw in a way of their own: what that moves is told as a draw. */
export function drawing(ctx) {
  const draw = ctx.draw.bind(ctx);
  ctx.draw = (count) => ctx.engine.table.log.because('draw', () => draw(count));
  return ctx;
}

// --- choosing ---

/** The holomem that an instruction is about, chosen if it says so. */
function* holomem(ctx, reference) {
  if (reference.of === 'cards') return holomemOf(ctx, reference);
  if (reference.of !== 'choose') return single(ctx, reference);
  const { among, most = 1, least } = reference;
  const fitting = holomemOf(ctx, among);
  return most === 1 ? yield* one(ctx, among, fitting, least === 0) : yield* several(ctx, fitting, least, most);
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

function* chooseCards(ctx, { among, most = 1, least }) {
  return yield ctx.chooseCards({ cards: cardsOf(ctx, among), min: least ?? most, max: most, title: '' });
}

const isHolomem = (reference) => {
  const cards = reference.of === 'choose' ? reference.among : reference;
  return cards.of !== 'cards' || (isStage(cards.zone) && !cards.on);
};

function checkHolomem(table, reference) {
  checkReference(table, reference);
  if (!isHolomem(reference)) throw refused('doing that to what is no holomem', 'of cards');
}

function checkAmount(amount) {
  if (typeof amount !== 'number' && amount?.n !== 'rolled') throw refused(`the amount ${amount?.n}`, `n ${amount?.n}`);
}

const amountOf = (ctx, amount) => (typeof amount === 'number' ? amount : ctx.rolled * (amount.times ?? 1));

// --- the instructions ---

/** An instruction about holomem, each after the other. */
function toHolomem(field, act, checkMore = () => {}) {
  return {
    check(table, instruction) {
      checkHolomem(table, instruction[field]);
      checkMore(instruction);
    },
    *run(ctx, instruction) {
      for (const entry of yield* holomem(ctx, instruction[field])) yield* act(ctx, entry, instruction);
    },
  };
}

const DOES = {
  draw: {
    check(table, { count = 1, up_to: upTo, side = 'you' }) {
      if (upTo || side !== 'you') throw refused('drawing like that', 'do draw');
      checkAmount(count);
    },
    *run(ctx, { count = 1 }) {
      drawing(ctx).draw(amountOf(ctx, count));
    },
  },
  roll: {
    check: () => {},
    *run(ctx) {
      ctx.rolled = yield* ctx.rollDice();
    },
  },
  may: {
    check(table, { first, then = [], side = 'you' }) {
      if (side !== 'you') throw refused('what the other player may do', 'do may');
      program(table, [...first, ...then]);
    },
    *run(ctx, { first, then = [] }) {
      refuseImpossible(ctx, first[0]);
      if (yield ctx.confirm('')) yield* program(ctx.engine.table, [...first, ...then])(ctx);
    },
  },
  damage: toHolomem(
    'to',
    (ctx, entry, { amount }) => ctx.dealSpecialDamage(entry, amountOf(ctx, amount)),
    ({ amount }) => checkAmount(amount),
  ),
  heal: toHolomem(
    'cards',
    function* heal(ctx, entry, { amount }) {
      if (amount == null) ctx.healAll(entry.holomem);
      else ctx.heal(entry.holomem, amountOf(ctx, amount));
    },
    ({ amount }) => amount == null || checkAmount(amount),
  ),
  rest: toHolomem('cards', function* rest(ctx, entry) {
    entry.holomem.rested = true;
  }),
  ready: toHolomem('cards', function* ready(ctx, entry) {
    ctx.setActive(entry.holomem);
  }),
  gain: {
    check(table, { cards, changes, until = 'turn' }) {
      checkHolomem(table, cards);
      if (until !== 'turn') throw refused(`an effect until ${until}`, 'do gain');
      for (const { make, what, add, set, named } of changes) {
        if (make !== 'number' || !['arts', 'hp'].includes(what) || set != null || named || typeof add !== 'number') {
          throw refused(`an effect that changes ${what ?? make} like that`, `make ${make}`);
        }
      }
    },
    *run(ctx, { cards, changes }) {
      for (const entry of yield* holomem(ctx, cards)) {
        const common = { ownerIdx: ownerOf(ctx, entry.holomem), match: (each) => each === entry.holomem };
        for (const { what, add } of changes) {
          ctx.addTurnModifier({ kind: what === 'arts' ? 'artsPlus' : 'hpPlus', amount: add, ...common });
        }
      }
    },
  },
  delay: {
    check(table, { at, then, until, once }) {
      const ofAnyTurn = (at.side ?? 'both') === 'both';
      if (at.at !== 'step' || at.name !== 'turn' || at.edge !== 'ends' || !ofAnyTurn || until || once) {
        throw refused('a delayed trigger like that', 'do delay');
      }
      program(table, then);
    },
    *run(ctx, { then }) {
      const { table } = ctx.engine;
      if (ctx.state.turnPlayer !== ctx.playerIdx) table.log.refuse("a trigger at the end of the opponent's turn", 'do delay');
      ctx.scheduleEndOfTurn(table.trigger(ctx.sourceCard, ctx.sourceHolomem, program(table, then)));
    },
  },
  attach: {
    check(table, { cards, to, share }) {
      if (share) throw refused('attaching to several holomem', 'do attach');
      checkHolomem(table, to);
      if (cards.of === 'top') {
        if (cards.zone !== 'cheer deck' || (cards.count ?? 1) !== 1 || (cards.side ?? 'you') !== 'you') {
          throw refused('attaching those cards', 'do attach');
        }
        return;
      }
      checkReference(table, cards);
      const among = cards.of === 'choose' ? cards.among : cards;
      const fromArchive = among.of === 'cards' && !among.on && among.zone?.[0] === 'archive';
      if (cards.of !== 'choose' || !(fromArchive || among.on)) throw refused('attaching those cards', 'do attach');
      if (among.where?.kind?.[0] !== 'cheer') throw refused('attaching what is no cheer', 'do attach');
    },
    *run(ctx, { cards, to }) {
      const chosen = cards.of === 'top' ? null : yield* chooseCards(ctx, cards);
      for (const { holomem: host } of (yield* holomem(ctx, to)).slice(0, 1)) {
        if (!chosen) ctx.sendCheerFromCheerDeckTop(host);
        for (const card of chosen ?? []) attachCheer(ctx, card, host);
      }
    },
  },
  move: {
    check: checkMove,
    *run(ctx, instruction) {
      yield* moverOf(instruction).run(ctx, instruction);
    },
  },
};

/** What hololive has verbs of its own for. */
const ACTS = {
  down: toHolomem('cards', function* down(ctx, entry) {
    ctx.forceDown(entry);
  }),
  boost: {
    check: (table, { amount }) => checkAmount(amount),
    *run(ctx, { amount }) {
      ctx.addArtBonus(amountOf(ctx, amount));
    },
  },
  'another-turn': {
    check: () => {},
    *run(ctx) {
      ctx.player._extraTurnPending = true;
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

const MOVES = [
  {
    fits: ({ to, cards }) => to === 'archive' && chosenFrom('hand', cards),
    *run(ctx, { cards }) {
      for (const card of yield* chooseCards(ctx, cards)) yield* ctx.archiveHandCard(card);
    },
  },
  {
    fits: ({ to, cards, reveal }) => to === 'hand' && chosenFrom('archive', cards) && !reveal,
    *run(ctx, { cards }) {
      for (const card of yield* chooseCards(ctx, cards)) {
        ctx.removeFromArchive(card);
        ctx.addToHand(card, { reveal: false });
      }
    },
  },
  {
    fits: ({ to, cards, reveal }) => to === 'stage' && chosenFrom('archive', cards) && isOne(cards) && !reveal,
    *run(ctx, { cards }) {
      for (const card of yield* chooseCards(ctx, cards)) {
        if (yield* ctx.putToBackWithTrigger(card)) ctx.removeFromArchive(card);
      }
    },
  },
  {
    fits: ({ to, cards }) => to === 'archive' && chosenCheer(cards),
    *run(ctx, { cards }) {
      for (const card of yield* chooseCards(ctx, cards)) {
        const { holomem: host } = ctx.holomems('self').find((entry) => attachedTo(entry.holomem).includes(card));
        yield* ctx.archiveCheer(host, card);
      }
    },
  },
  {
    fits: ({ to, cards }) => to === 'collab' && isHolomem(cards) && isOne(cards) && cards.among?.side === 'opponent',
    *run(ctx, { cards }) {
      for (const { holomem: one } of yield* holomem(ctx, cards)) ctx.moveToCollabOwner(one);
    },
  },
  {
    fits: ({ to, cards }) => to === 'deck' && isHolomem(cards) && isOne(cards),
    *run(ctx, { cards, bottom = false }) {
      for (const { holomem: one } of yield* holomem(ctx, cards)) {
        if (one.stack.length > 1) {
          ctx.engine.table.log.refuse('a move to the deck of a holomem without what is under it', 'do move');
        }
        yield* ctx.returnHolomemToDeck(one, { bottom });
      }
    },
  },
];

function checkMove(table, instruction) {
  const { cards, to, bottom, reveal, resting, side, stack } = instruction;
  if (cards.of !== 'top') checkReference(table, cards);
  if ((bottom && to !== 'deck') || reveal) throw refused(`a move like that to ${to}`, 'do move');
  if (resting || side || stack || !moverOf(instruction)) throw refused(`a move of those cards to ${to}`, 'do move');
}

function moverOf(instruction) {
  if (instruction.cards.of === 'top') return null;
  return MOVES.find((move) => move.fits(instruction));
}
