// What a text does: from instructions to a handler of the engine. It does each as the engine's own cards do it.

import { refused } from './known.mjs';
import { cards, condition, number, sides } from './references.mjs';
import { PLAYERS } from './words.mjs';

/** A handler for a hook. The engine asks after its handlers: an instruction that asks comes last. */
export function program(instructions) {
  const gains = JSON.stringify(instructions).split('"do":"gain"').length - 1;
  if (gains > 1) throw refused('two changes of arts in one text', 'do gain');
  const acts = sequence(instructions);
  return (moment) => {
    const { state } = moment;
    const running = { ...moment, rolled: 0, boosts: [], prompt: null };
    acts.forEach((act) => act(running));
    const { boosts, prompt: asked } = running;
    const [boost] = boosts;
    const effect = boost && { ...boost, amount: boosts.reduce((sum, { amount }) => sum + amount, 0) };
    return { state, resolved: !asked, ...(asked && { prompt: asked }), ...(effect && { effect }) };
  };
}

function sequence(instructions) {
  const [first, ...rest] = instructions;
  if (!first) return [];
  const [{ do: next = '', zone = 'deck' } = {}] = rest;
  const shuffles = isSearch(first) && next === 'shuffle' && zone === 'deck';
  const after = shuffles ? rest.slice(1) : rest;
  if (after.length && asks(first)) throw refused('an instruction after a choice', `do ${after[0].do}`);
  return [INSTRUCTIONS[first.do](first, shuffles), ...sequence(after)];
}

/** Whether somebody has to choose. */
export const asks = (node) => JSON.stringify(node).includes('"of":"choose"');
const isSearch = ({ do: what, cards: { of, among } = {} }) => what === 'move' && of === 'choose' && isIn(among, 'deck');
const isIn = ({ of, zone = [], side = 'you' }, ...zones) =>
  of === 'cards' && side === 'you' && zone.length === zones.length && zones.every((each) => zone.includes(each));

const INSTRUCTIONS = {
  draw: ({ count = 1, side = 'you' }) => {
    const amount = number(count);
    return (moment) => {
      const points = amount(moment);
      sides(moment, side).forEach((player) => moment.table.engine.common.drawCards(player, points));
    };
  },
  damage: ({ amount, to }) => {
    const points = number(amount);
    if (to.of === 'choose') return chosenDamage(points, to.among);
    const targets = cards(to);
    return (moment) => targets(moment).forEach((member) => hit(moment, member, points(moment)));
  },
  heal: ({ cards: node, amount }) => {
    if (amount === undefined) throw refused('healing of all damage', 'do heal');
    const [members, points] = [cards(node), number(amount)];
    return (moment) => members(moment).forEach((each) => moment.table.engine.common.healMember(each, points(moment)));
  },
  rest: ({ cards: node }) => setState(node, 'rest'),
  ready: ({ cards: node }) => setState(node, 'active'),
  move,
  attach,
  shuffle: () => {
    throw refused('shuffling without a search', 'do shuffle');
  },
  roll: () => (moment) => {
    const { table, state, context } = moment;
    const who = { player: context.player, member: context.memberInst };
    moment.rolled = table.chance.rolling(() => table.engine.common.rollDieFor(state, who));
    table.log.tell('rolled', { player: PLAYERS[context.player], number: moment.rolled });
  },
  if: ({ condition: node, then = [], otherwise = [] }) => {
    const [holds, yes, no] = [condition(node), sequence(then), sequence(otherwise)];
    return (moment) => (holds(moment) ? yes : no).forEach((act) => act(moment));
  },
  gain: ({ cards: node, changes }) => {
    const [{ make, what, add }, ...more] = changes;
    const isOfArts = !more.length && make === 'number' && what === 'arts';
    if (!isOfArts) throw refused('a change that lasts for the turn', 'do gain');
    if (node.of === 'choose') return chosenBoost(node.among, add);
    const isCenter = node.of === 'cards' && isIn(node, 'center') && !Object.keys(node.where ?? {}).length;
    if (!isCenter && node.of !== 'this') throw refused('a change of the arts of several', 'do gain');
    return (moment) => moment.boosts.push(turnBoost(add, isCenter ? null : moment.context.memberInst));
  },
  act: (node) => ACTS[node.what](node),
};

const ACTS = {
  boost,
  'another-turn': () => ({ state, context }) => {
    state.extraTurnQueued = context.player;
  },
};

function boost({ amount }) {
  const points = number(amount);
  return (moment) => {
    moment.boosts.push({ type: 'DAMAGE_BOOST', amount: points(moment), target: 'self', duration: 'instant' });
  };
}

/** What the engine's cards give to the arts of the center holomem, or of a certain one, for the turn. */
function turnBoost(amount, member) {
  const target = member ? { target: 'instance', instanceId: member.instanceId } : { target: 'center' };
  return { type: 'DAMAGE_BOOST', amount, ...target, duration: 'turn' };
}

function hit({ table, context }, member, points) {
  const before = member.damage;
  table.engine.common.applyDamageToMember(member, points);
  table.log.damaged(member, member.damage - before, context, 'effect');
}

/** The engine asks for one of the opponent's holomem, if there are several. */
function chosenDamage(points, among) {
  if (among.side !== 'opponent') throw refused("damage to one of a player's own holomem", 'do damage');
  const members = cards(among);
  return (moment) => {
    const found = members(moment);
    const dealt = { damageAmount: points(moment), dealer: { cardId: moment.context.cardId } };
    if (found.length === 1) hit(moment, found[0], dealt.damageAmount);
    else prompt(moment, 'SELECT_TARGET', 'OPP_MEMBER_DAMAGE', found, dealt);
  };
}

/** The engine asks for one of the player's holomem, and remembers which it was. */
function chosenBoost(among, amount) {
  if ((among.side ?? 'you') !== 'you') throw refused("a change of an opponent's arts", 'do gain');
  const members = cards(among);
  return (moment) => prompt(moment, 'SELECT_OWN_MEMBER', 'BOOST_PICKED_MEMBER', members(moment), { amount });
}

function setState(node, word) {
  const members = cards(node);
  return (moment) => members(moment).forEach((member) => {
    member.state = word;
  });
}

/** The choices of a card that the engine moves, by where it lies and where it goes. */
const MOVES = {
  'archive hand': ['SELECT_FROM_ARCHIVE', 'RETURN_FROM_ARCHIVE'],
  'hand archive': ['SELECT_FROM_HAND', 'HAND_TO_ARCHIVE'],
  'deck hand': ['SEARCH_SELECT', 'ADD_TO_HAND'],
  'archive stage': ['SELECT_FROM_ARCHIVE', 'PLACE_ON_STAGE'],
};

function move({ cards: node, to }, shuffles) {
  const known = node.of === 'choose' && MOVES[`${node.among.zone?.join()} ${to}`];
  if (!known || !isIn(node.among, ...node.among.zone)) throw refused(`a move to the ${to}`, 'do move');
  const { zone: [from], where = {} } = node.among;
  if (from !== 'archive' && Object.keys(where).length) {
    throw refused('a search that need not find: its screen lets a player skip every choice', 'do move');
  }
  if (to === 'stage' && !isAmong(where, 'level', 'Debut', 'Spot')) throw refused('a move to the stage', 'do move');
  const found = cards(node.among);
  const [type, afterAction] = known;
  return (moment) => prompt(moment, type, afterAction, found(moment), { source: from, noShuffle: !shuffles });
}

/** Whether a filter lets cards of such a fact alone through. */
const isAmong = ({ facts = [] }, fact, ...words) =>
  facts.some(({ what, values = [] }) => what === fact && values.every((value) => words.includes(value)));

/** A cheer of the cheer deck for a chosen holomem, or a chosen card of the archive for a certain one. */
function attach({ cards: node, to }) {
  if (node.of === 'top') return sendCheer(node, to);
  const isKnown = node.of === 'choose' && isIn(node.among, 'archive')
    && isAmong(node.among.where ?? {}, 'subtype', 'tool', 'mascot', 'fan')
    && (to.of === 'this' || isIn(to, 'center') || isIn(to, 'collab'));
  if (!isKnown) throw refused('attaching of such a card', 'do attach');
  const [found, holders] = [cards(node.among), cards(to)];
  return (moment) => {
    const [holder] = holders(moment);
    const more = { targetInstanceId: holder?.instanceId };
    if (holder) prompt(moment, 'SELECT_FROM_ARCHIVE', 'ATTACH_FROM_ARCHIVE_TO_MEMBER', found(moment), more);
  };
}

function sendCheer({ zone, count = 1 }, to) {
  const isOwn = to.of === 'choose' && (to.among.side ?? 'you') === 'you';
  if (zone !== 'cheer deck' || count !== 1 || !isOwn) throw refused('sending of such a cheer', 'do attach');
  const members = cards(to.among);
  return (moment) => {
    const [{ zones }] = sides(moment, 'you');
    if (!zones.cheerDeck.length) throw refused('sending of a cheer that is not there', 'do attach');
    prompt(moment, 'SELECT_OWN_MEMBER', 'CHEER_FROM_DECK_TOP_TO_MEMBER', members(moment));
  };
}

/** What the engine asks after its handler: which of these cards. It asks nothing if there is none. */
function prompt(moment, type, afterAction, found, more = {}) {
  const { table, context } = moment;
  if (!found.length) return;
  const { player } = context;
  const list = found.map(({ instanceId, cardId }) => ({ instanceId, cardId, name: table.name({ cardId }) }));
  moment.prompt = { type, afterAction, player, message: table.name(context), maxSelect: 1, cards: list, ...more };
}
