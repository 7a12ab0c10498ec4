// What is printed on a card besides instructions, in the wordings that the engine's own compiler reads: what an art deals
// more, when a support can be used, what a card that is attached says of its holomem. Null for what has none.

import { bare, cardSpec, isAnyHolomem, isEmpty, isExactly, isPlain, only, ownSpec, STAGE, text } from './japanese.mjs';
import { subtype } from './words.mjs';

// --- an art ---

/** The text of an art. */
export const artText = (instructions) => text(instructions, more);

function more({ do: done, what, amount, condition, then = [], otherwise }) {
  if (done === 'act' && what === 'boost') return forEach(amount);
  const [boost, ...others] = then;
  const isBoost = boost?.do === 'act' && boost.what === 'boost' && boost.amount > 0 && !others.length;
  if (done !== 'if' || !isBoost || !isEmpty(otherwise)) return null;
  const held = whether(condition);
  return held && `${held}時、このアーツ+${boost.amount}`;
}

const isOwnStage = ({ of, zone = [], side = 'you', on }) => of === 'cards' && side === 'you' && !on && zone.join(' ') === STAGE;

function forEach({ n, cards = {}, times = 1, ...others }) {
  if (n !== 'count' || !only(others) || !(times > 0)) return null;
  const { where = {}, zone, side = 'you', on } = cards;
  const [fact, ...facts] = where.facts ?? [];
  if (isOwnStage(cards) && only(where, 'facts') && fact?.what === 'tag' && fact.values.length === 1 && !facts.length) {
    return `自分の#${bare(fact.values[0])}を持つホロメン1人につき、このアーツ+${times}`;
  }
  const isHolomem = where.kind?.join() === 'holomem' && isAnyHolomem(where);
  const isArchived = cards.of === 'cards' && zone?.join() === 'archive' && side === 'you' && !on && isHolomem;
  return isArchived ? `自分のアーカイブのホロメン1枚につき、このアーツ+${times}` : null;
}

function whether({ is, amount, cards, least, most }) {
  if (least !== 1 || most != null) return null;
  if (is === 'amount') {
    const { n, at, times = 1 } = amount;
    const isUse = n === 'happened' && times === 1 && at.event === 'use-support' && at.by === 'you' && only(at, 'at', 'event', 'by');
    return isUse ? 'このターンに自分がサポートカードを使っていた' : null;
  }
  const isTool = is === 'count' && cards.of === 'cards' && cards.on?.of === 'this' && cardSpec(cards.where) === 'ツール';
  return isTool ? 'このホロメンにツールが付いている' : null;
}

// --- a support, and a card that is attached ---

/** The condition or the further cost of a support; null where there is no wording. */
export function playedOnlyIf({ condition, must = [] }) {
  if (condition && must.length) return null;
  if (!condition && !must.length) return '';
  if (condition) {
    const { is, cards, least, most } = condition;
    const isLife = is === 'count' && cards.of === 'cards' && cards.zone?.join() === 'life' && (cards.side ?? 'you') === 'you';
    return isLife && least == null && most != null ? `このカードは、自分のライフが${most}以下でなければ使えない。` : null;
  }
  const [move, ...more] = must;
  if (more.length || move.do !== 'move' || move.to !== 'archive' || !isPlain(move)) return null;
  const { of, zone, count = 1, side = 'you', least, among, most = 1 } = move.cards;
  if (of === 'top' && zone === 'holo power' && side === 'you' && least == null) {
    return `このカードは、自分のホロパワー${count}枚をアーカイブしなければ使えない。`;
  }
  const everywhere = among?.on?.of === 'cards' && among.on.zone?.join(' ') === STAGE && ownSpec(among.on) === '自分のホロメン';
  if (of !== 'choose' || !everywhere || cardSpec(among.where) !== 'エール' || !isExactly(move.cards, most)) return null;
  return `このカードは、自分のステージのエール${most}枚をアーカイブしなければ使えない。`;
}

/** What a card that is attached says of where it may be, and of the holomem that holds it. */
export function attachedText(kind, abilities) {
  const said = abilities.map((ability) => ATTACHED[ability.ability]?.(subtype(kind), ability) ?? null);
  return said.every((each) => each !== null) ? said.filter(Boolean).join('\n') : null;
}

const ATTACHED = {
  played: (noun, { then = [], must = [], condition, only_on: on }) => {
    if (then.length || must.length || condition) return null;
    if (!on) return '';
    const name = only(on, 'name') && on.name.length === 1 ? on.name[0] : null;
    return noun === 'ファン' && name ? `このファンは、自分の〈${name}〉だけに付けられ、1人につき何枚でも付けられる。` : null;
  },
  continuous: (noun, { cards, changes, condition, zone, valid }) => {
    if (cards.of !== 'host' || condition || valid || !isEmpty(zone)) return null;
    const said = changes.map(({ make, what, add, set, named }) => {
      const name = { hp: 'HP', arts: 'アーツ' }[what];
      const isMore = make === 'number' && name && typeof add === 'number' && add > 0 && set == null && !named;
      return isMore ? `この${noun}が付いているホロメンの${name}+${add}。` : null;
    });
    return said.every(Boolean) ? said.join('\n') : null;
  },
  replacement: (noun, { at, instead, optional, first, condition }) => {
    const [happen, ...more] = instead;
    const isBy = at.event === 'take-damage' && at.subject?.of === 'host' && only(at, 'at', 'event', 'subject');
    const isChange = happen?.do === 'happen' && only(happen, 'do', 'add') && typeof happen.add === 'number';
    if (!isBy || !isChange || more.length || optional || !isEmpty(first) || condition) return null;
    return `この${noun}が付いているホロメンが受けるダメージ${happen.add > 0 ? '+' : '-'}${Math.abs(happen.add)}。`;
  },
};
