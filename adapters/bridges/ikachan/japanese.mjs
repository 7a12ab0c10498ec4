// Card text in Japanese, in the wordings that the engine's own compiler of card text reads; null for what has none.
//
// Of several cards it asks for one after the other, where all could be said at once: those wordings are left out.
// What becomes of the text is the engine's: its compiler refuses a wording that it does not know.

import { color, subtype } from './words.mjs';

/** The text of some instructions; `more` are wordings that there are for one of them besides. */
export function text(instructions = [], more = () => null) {
  const found = [];
  for (let rest = instructions; rest.length;) {
    const [said, taken] = several(rest) ?? [more(rest[0]) ?? sentence(rest[0]), 1];
    rest = rest.slice(taken);
    if (!said || (said.includes('：') && rest.length)) return null;
    found.push(said);
  }
  return found.length ? `${found.join('。')}。` : null;
}

// --- cards ---

export const isEmpty = (value) => value == null || value === false || (Array.isArray(value) && !value.length);
export const only = (node, ...names) => Object.keys(node).every((name) => names.includes(name) || isEmpty(node[name]));

/** What a card has to be; null where there is no wording, or nothing is asked of it. */
export function cardSpec(where = {}) {
  if (!only(where, 'kind', 'name', 'facts', 'state')) return null;
  const { kind = [], name = [], facts = [], state = [] } = where;
  const limited = state.length === 1 && state[0] === 'limited' ? 'LIMITEDの' : '';
  if (state.length && !limited) return null;
  if (name.length) return kind.length || facts.length || limited ? null : name.map((each) => `〈${each}〉`).join('か');
  if (facts.length > 1 || kind.length > 1) return null;
  const noun = factSpec(kind[0], facts[0]);
  return noun ? limited + noun : limited ? `${limited}サポートカード` : null;
}

const NOUNS = { holomem: 'ホロメン', cheer: 'エール', support: 'サポートカード' };

function factSpec(kind, fact) {
  const noun = NOUNS[kind] ?? null;
  if (!fact) return noun;
  const { what, values } = fact;
  if (what === 'subtype' && (!kind || kind === 'support')) return values.map(subtype).join('か');
  if (what === 'level' && kind === 'holomem') return values.map((each) => `${each}${noun}`).join('か');
  if (what === 'color' && ['holomem', 'cheer'].includes(kind) && !values.includes('colorless')) {
    return values.map((each) => `${color(each)}${noun}`).join('か');
  }
  return what === 'tag' && kind === 'holomem' && values.length === 1 ? `#${bare(values[0])}を持つ${noun}` : null;
}

export const bare = (tag) => tag.replace(/^#/, '');

const PLACES = { center: 'センターホロメン', collab: 'コラボホロメン', back: 'バックホロメン' };
export const STAGE = 'center collab back';

/** Holomem of the player whose text it is; null where there is no wording. */
export function ownSpec(cards) {
  if (cards.of === 'this') return 'このホロメン';
  if (cards.of !== 'cards' || (cards.side ?? 'you') !== 'you' || cards.on || cards.place) return null;
  const where = cards.where ?? {};
  const zone = cards.zone.join(' ');
  const asked = { ...where, kind: (where.kind ?? []).filter((kind) => kind !== 'holomem') };
  if (!isEmpty(asked.kind) || !only(asked, 'kind', 'name', 'facts', 'other')) return null;
  const { name = [], facts = [], other } = asked;
  if (zone !== STAGE) {
    if (name.length || facts.length || other) return null;
    return zone === 'center collab' ? '自分の[センターホロメンとコラボホロメン]' : PLACES[zone] ? `自分の${PLACES[zone]}` : null;
  }
  if (name.length) return name.length === 1 && !facts.length && !other ? `自分の〈${name[0]}〉` : null;
  if (!facts.length) return other ? '自分の他のホロメン' : '自分のホロメン';
  const [{ what, values }, ...more] = facts;
  if (more.length || values.length !== 1) return null;
  if (what === 'color' && !other && values[0] !== 'colorless') return `自分の${color(values[0])}ホロメン`;
  return what === 'tag' ? `自分の${other ? '他の' : ''}#${bare(values[0])}を持つホロメン` : null;
}

/** One holomem of that player, chosen if there are several. */
function ownOne(reference) {
  if (reference.of === 'choose') return isExactly(reference, 1) ? counted(ownSpec(reference.among), '1人') : null;
  return reference.of === 'cards' && reference.zone.join() !== 'center' ? null : ownSpec(reference);
}

const counted = (spec, number) => (spec ? spec + number : null);

export const isExactly = ({ most = 1, least, by = 'you', alike, unlike }, number) =>
  most === number && (least ?? most) === most && by === 'you' && !alike && !unlike;

const CHOSEN = {
  center: '相手のセンターホロメン', collab: '相手のコラボホロメン',
  back: '相手のバックホロメン1人', 'center collab': '相手のセンターホロメンかコラボホロメン1人', 'center back': '相手のセンターホロメンかバックホロメン1人',
  [STAGE]: '相手のホロメン1人',
};

/** Holomem of the opponent's; null where there is no wording. */
function theirs(reference) {
  const cards = reference.of === 'choose' ? reference.among : reference;
  if (cards.of !== 'cards' || cards.side !== 'opponent' || cards.on || cards.place || !isAnyHolomem(cards.where)) return null;
  const zone = cards.zone.join(' ');
  if (reference.of === 'cards') {
    return zone === 'back' ? '相手のバックホロメン全員' : ['center', 'collab'].includes(zone) ? `相手の${PLACES[zone]}` : null;
  }
  return isExactly(reference, 1) ? CHOSEN[zone] ?? null : null;
}

export const isAnyHolomem = (where = {}) => only(where, 'kind') && (where.kind ?? []).every((kind) => kind === 'holomem');

// --- sentences that stand for several instructions ---

function several(rest) {
  const [first, second, third] = rest;
  if (first.do === 'move' && isFrom(first, 'deck') && second?.do === 'shuffle' && (second.zone ?? 'deck') === 'deck') {
    const said = search(first);
    return said && [`${said}。デッキをシャッフルする`, 2];
  }
  if (first.do === 'look' && second?.do === 'move' && third?.do === 'move') {
    const said = looked(first, second, third);
    return said && [said, 3];
  }
  if (first.do === 'roll' && rest.length > 1) {
    const said = rolled('振る', first, rest.slice(1));
    return said && [said, rest.length];
  }
  return null;
}

const isFrom = ({ cards }, zone) =>
  cards.of === 'choose' && cards.among.of === 'cards' && !cards.among.on && !cards.among.place
  && (cards.among.side ?? 'you') === 'you' && cards.among.zone?.join() === zone;

export const isPlain = (move, ...more) => only(move, 'do', 'cards', 'to', ...more);

function search(move) {
  const { most = 1, least, by = 'you' } = move.cards;
  const spec = cardSpec(move.cards.among.where);
  if (!spec || least !== 0 || by !== 'you' || most !== 1 || !isPlain(move, 'reveal')) return null;
  const to = move.to === 'stage' ? 'ステージに出す' : move.to === 'hand' && move.reveal ? '手札に加える' : null;
  return to ? `自分のデッキから、${spec}1枚を公開し、${to}` : null;
}

function looked({ cards, by = 'you', up_to: upTo }, taken, left) {
  if (cards.of !== 'top' || cards.zone !== 'deck' || (cards.side ?? 'you') !== 'you' || by !== 'you' || upTo) return null;
  if (cards.least != null || typeof (cards.count ?? 1) !== 'number') return null;
  const { among, most = 1, least } = taken.cards;
  if (taken.cards.of !== 'choose' || !['it', 'remaining'].includes(among.of) || taken.to !== 'hand' || !taken.reveal) return null;
  const spec = cardSpec(among.where);
  if (!spec || !isPlain(taken, 'reveal') || typeof most !== 'number' || !['remaining', 'it'].includes(left.cards.of)) return null;
  if (least != null && least !== 0 && least !== most) return null;
  const rest = left.to === 'archive' && isPlain(left) ? 'アーカイブする'
    : left.to === 'deck' && left.bottom && isPlain(left, 'bottom') ? '好きな順でデッキの下に戻す' : null;
  if (!rest) return null;
  const see = `自分のデッキの上から${cards.count ?? 1}枚を見る`;
  return `${see}。その中から、${spec}${most}枚${least === 0 ? 'まで' : ''}を公開し、手札に加える。そして残ったカードを${rest}`;
}

function rolled(verb, { count = 1 }, branches) {
  const said = branches.map((each) => {
    const faces = each.do === 'if' && isEmpty(each.otherwise) ? facesOf(each.condition) : null;
    const done = faces && text(each.then);
    return done && `${faces}の時、${done}`;
  });
  return count === 1 && said.every(Boolean) ? `サイコロを1回${verb}：${said.join('').replace(/。$/, '')}` : null;
}

function facesOf({ is, amount, least, most, odd }) {
  if (is !== 'amount' || amount?.n !== 'rolled' || (amount.times ?? 1) !== 1) return null;
  if (odd != null) return least == null && most == null ? (odd ? '奇数' : '偶数') : null;
  if (least != null && least === most) return String(least);
  if (least != null && most != null) return null;
  return least != null ? `${least}以上` : `${most}以下`;
}

// --- one sentence ---

function sentence(instruction) {
  return SENTENCES[instruction.do]?.(instruction) ?? null;
}

const SENTENCES = {
  draw: ({ count = 1, side = 'you', ...more }) =>
    (typeof count === 'number' && side === 'you' && only(more, 'do') ? `自分のデッキを${count}枚引く` : null),
  shuffle: ({ zone = 'deck', side = 'you' }) =>
    (side === 'you' ? { deck: 'デッキをシャッフルする', 'cheer deck': 'エールデッキをシャッフルする' }[zone] : null),
  damage: ({ amount, to }) => (typeof amount === 'number' ? counted(theirs(to), `に特殊ダメージ${amount}を与える`) : null),
  heal,
  switch: exchanged,
  attach: sent,
  gain,
  move: moved,
  may: paid,
  if: conditional,
  act: ({ what, cards, amount }) => {
    if (what === 'down') return counted(theirs(cards), 'をダウンさせる');
    if (what === 'set-hp') return typeof amount === 'number' ? remaining(theirs(cards), amount) : null;
    return what === 'boost' && typeof amount === 'number' && amount > 0 ? `このアーツ+${amount}` : null;
  },
};

function heal({ cards, amount }) {
  const one = ownOne(cards);
  if (!one || (amount != null && typeof amount !== 'number')) return null;
  if (amount == null) return `${one}のHPすべて回復`;
  return one === 'このホロメン' || one.endsWith('1人') ? `${one}のHP${amount}回復` : `${one}1人のHP${amount}回復`;
}

const remaining = (whose, amount) => (whose === '相手のセンターホロメン' ? `${whose}の残りHPを${amount}にする` : null);

/** The player's center holomem is switched with an active back holomem, the opponent's with any. */
function exchanged({ cards, others }) {
  const isCenter = cards.of === 'cards' && cards.zone?.join() === 'center' && isAnyHolomem(cards.where) && !cards.on;
  const back = others.among;
  if (!isCenter || others.of !== 'choose' || !isExactly(others, 1) || back.zone?.join() !== 'back') return null;
  if ((cards.side ?? 'you') !== (back.side ?? 'you')) return null;
  if (cards.side === 'opponent') return isAnyHolomem(back.where) ? '相手のセンターホロメンとバックホロメン1人を交代させる' : null;
  const isActive = back.where?.state?.join() === 'active' && isAnyHolomem({ ...back.where, state: [] });
  return isActive ? '自分のセンターホロメンとお休みしていないバックホロメン1人を交代させる' : null;
}

function sent({ cards, to, share }) {
  const one = ownOne(to);
  if (!one || share) return null;
  if (cards.of === 'top') {
    const { zone, side = 'you', count = 1, least } = cards;
    return zone === 'cheer deck' && side === 'you' && count === 1 && least == null ? `自分のエールデッキの上から1枚を、${one}に送る` : null;
  }
  if (cards.of !== 'choose' || cards.among.of !== 'cards' || cards.among.place) return null;
  const spec = isExactly(cards, 1) ? cardSpec(cards.among.where) : null;
  if (!spec) return null;
  if (cards.among.on) {
    const everywhere = cards.among.on.of === 'cards' && cards.among.on.zone?.join(' ') === STAGE && ownSpec(cards.among.on) === '自分のホロメン';
    return everywhere && spec === 'エール' ? `自分のステージのエール1枚を、${one}に付け替える` : null;
  }
  if (cards.among.zone?.join() !== 'archive' || (cards.among.side ?? 'you') !== 'you') return null;
  // The compiler attaches a support of the archive for no card of the engine: their own code asks where it may go.
  return spec.endsWith('エール') ? `自分のアーカイブの${spec}1枚を、${one}に送る` : null;
}

function gain({ cards, changes, until = 'turn' }) {
  const [{ make, what, add, set, named }, ...more] = changes;
  const isMore = make === 'number' && what === 'arts' && typeof add === 'number' && add > 0 && set == null && !named;
  if (!isMore || more.length || until !== 'turn') return null;
  const whom = cards.of === 'choose' ? ownOne(cards) : ownSpec(cards);
  return whom ? `このターンの間、${whom}のアーツ+${add}` : null;
}

function moved(move) {
  const { cards, to } = move;
  if (cards.of !== 'choose') return null;
  const { most = 1, least } = cards;
  if (to === 'archive' && isPlain(move) && isFrom(move, 'hand') && isEmpty(Object.keys(cards.among.where ?? {}))) {
    return isExactly(cards, 1) ? '手札1枚をアーカイブする' : null;
  }
  if (to !== 'hand' || !isPlain(move, 'reveal') || !isFrom(move, 'archive')) return null;
  const spec = cardSpec(cards.among.where);
  if (!spec || most !== 1 || cards.by || cards.alike || cards.unlike) return null;
  return `自分のアーカイブの${spec}1枚を手札に戻${least === 0 ? 'せる' : 'す'}`;
}

/** What may be done by paying with cards, or by rolling a die; all that comes after hangs on it. */
function paid({ first, then = [], side = 'you' }) {
  if (side !== 'you' || first.length !== 1 || !then.length) return null;
  if (first[0].do === 'roll') return rolled('振れる', first[0], then);
  const cost = costOf(first[0]);
  const done = cost && text(then);
  return done && `${cost}をアーカイブできる：${done.replace(/。$/, '')}`;
}

function costOf(move) {
  if (move.do !== 'move' || move.to !== 'archive' || !isPlain(move) || move.cards.of !== 'choose') return null;
  const { among, most = 1 } = move.cards;
  if (!isExactly(move.cards, most)) return null;
  if (isFrom(move, 'hand')) return isEmpty(Object.keys(among.where ?? {})) ? `自分の手札${most}枚` : null;
  return among.on?.of === 'this' && cardSpec(among.where) === 'エール' ? `このホロメンのエール${most}枚` : null;
}

function conditional({ condition, then, otherwise }) {
  if (!isEmpty(otherwise) || then.length !== 1) return null;
  const held = conditionOf(condition);
  const done = held && sentence(then[0]);
  return done && `${held}時、${done}`;
}

function conditionOf({ is, cards, card, least, most, where, zone }) {
  if (is === 'count' && least === 1 && most == null && cards.of === 'cards' && cards.zone?.join(' ') === STAGE) {
    const named = ownSpec(cards)?.match(/^自分の(〈.+〉)$/);
    return named ? `自分のステージにホロメンの${named[1]}がいる` : null;
  }
  if (is !== 'matches' || card.of !== 'cards' || card.zone?.join() !== 'center' || (card.side ?? 'you') !== 'you') return null;
  const spec = isEmpty(zone) ? cardSpec({ kind: ['holomem'], ...where })?.match(/^#(\S+)を持つホロメン$/) : null;
  return spec ? `自分のセンターホロメンが#${spec[1]}を持つ` : null;
}
