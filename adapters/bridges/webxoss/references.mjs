// Which cards a text speaks of, how many, and whether something is so: each a function of a moment.
//
// A moment is {card, player, it, event, cost}: whose text it is, its player, what was chosen last, what triggered it,
// and what was paid.

import { only, refused } from './known.mjs';
import { LISTS, SIGNI_ZONES } from './words.mjs';

/** The players that a side means to what has a player. */
export const sides = ({ player }, side = 'you') =>
  ({ you: [player], opponent: [player.opponent], both: [player, player.opponent] })[side];
export const whose = (moment, side) => sides(moment, side)[0];

/** The cards that a reference means at a moment; a choice is no such. */
export function cards(reference) {
  switch (reference.of) {
    case 'this':
      return ({ card }) => [card];
    case 'it':
      return ({ it }) => it;
    case 'that':
      return ({ event }) => [event.card];
    case 'top':
      return top(reference);
    case 'cards':
      return lying(reference);
    default:
      throw refused(`the reference ${reference.of}`, `of ${reference.of}`);
  }
}

function top({ zone, count = 1, side }) {
  if (!['deck', 'life'].includes(zone)) throw refused(`the top of the ${zone}`, 'of top');
  const many = amount(count);
  return (moment) => sides(moment, side).flatMap((player) => player[LISTS[zone]].getTopCards(many(moment)));
}

function lying({ zone = [], side, where = {}, on, part = 'attached', place }) {
  const fits = filter(where);
  if (on) {
    if (part !== 'stacked' || zone.length || place) throw refused('what is attached', 'of cards');
    const hosts = cards(on);
    return (moment) => hosts(moment).flatMap((host) => host.getBottomCards() ?? [])
      .filter((card) => fits(card, moment));
  }
  const lists = zone.map(list);
  const placed = place ? front(place) : () => true;
  return (moment) => sides(moment, side).flatMap((player) => lists.flatMap((each) => each(player)))
    .filter((card) => fits(card, moment) && placed(card, moment));
}

function list(zone) {
  if (LISTS[zone]) return (player) => player[LISTS[zone]].cards;
  if (zone === 'signi zones') return (player) => player.signis;
  if (zone === 'lrigs' || zone === 'lrig') return (player) => [player.lrig];
  if (zone === 'field') return (player) => [player.lrig, ...player.signis];
  const at = SIGNI_ZONES.indexOf(zone);
  if (at < 0) throw refused(`cards in the zone ${zone}`, 'of cards');
  return (player) => player.signis.filter((signi) => signi.zone === player.signiZones[at]);
}

/** Those in front of a card that stands. */
function front(place) {
  only(place, 'places', ['of', 'at']);
  if (place.at !== 'front') throw refused(`places ${place.at}`, 'places');
  const stands = cards(place.of);
  return (card, moment) => stands(moment).some((each) => each.getOpposingSigni() === card);
}

// --- what a card must be ---

const KINDS = {
  signi: (card) => card.type === 'SIGNI', resona: (card) => card.resona, lrig: (card) => card.type === 'LRIG',
  center: (card) => card === card.player.lrig, spell: (card) => card.type === 'SPELL',
  arts: (card) => card.type === 'ARTS', card: () => true,
};
const STATES = {
  up: (card) => card.isUp, down: (card) => !card.isUp, frozen: (card) => card.frozen,
  charm: (card) => Boolean(card.charm), crossed: (card) => Boolean(card.crossed), infected: (card) => card.zone.virus, acce: (card) => card.isAcced() > 0,
  stacked: (card) => card.getBottomCards().length > 0,
};
const FACTS = {
  color: (card, value) => card.hasColor(value),
  class: (card, value) => value.split(':').every((part) => card.hasClass(part)),
};

/** Whether a card is as described. */
export function filter(where = {}) {
  only(where, 'filter', ['kind', 'name', 'facts', 'bounds', 'state', 'other']);
  const { kind = [], name = [], facts = [], bounds = [], state = [], other = false } = where;
  const kinds = kind.map((each) => known(KINDS, each, 'filter'));
  const states = state.map((each) => known(STATES, each, 'filter'));
  const said = facts.map(({ what, values }) => {
    const is = known(FACTS, what, `one-of ${what}`);
    return (card) => values.some((value) => is(card, value));
  });
  for (const each of bounds) {
    only(each, 'bound', ['what', 'least', 'most']);
    if (!['level', 'power'].includes(each.what)) throw refused(`a card's ${each.what}`, 'bound');
  }
  return (card, moment) =>
    (!kinds.length || kinds.some((is) => is(card)))
    && (!name.length || name.includes(card.name))
    && said.every((is) => is(card))
    && bounds.every(({ what, least, most }) => between(card[what], least, most))
    && states.every((is) => is(card))
    && !(other && card === moment.card);
}

function known(words, word, what) {
  if (!Object.hasOwn(words, word)) throw refused(`a card that is ${word}`, what);
  return words[word];
}

const between = (number, least, most) => (least ?? -Infinity) <= number && number <= (most ?? Infinity);

// --- how many, and whether ---

export function amount(said = 1) {
  if (typeof said === 'number') return () => said;
  if (said.n === 'count') {
    const counted = cards(said.cards);
    return (moment) => counted(moment).length * (said.times ?? 1);
  }
  if (said.n === 'counter' && said.name === 'coins') return (moment) => whose(moment, said.side).coin;
  if (said.n === 'counter' && said.name === 'bet') return ({ cost }) => (cost?.bet ? 1 : 0);
  throw refused(`the amount ${said.name ?? said.n}`, `n ${said.n}`);
}

export function condition(said) {
  if (!said) return () => true;
  const { is, least, most } = said;
  if (is === 'count') {
    const counted = cards(said.cards);
    return (moment) => between(counted(moment).length, least, most);
  }
  if (is === 'amount') {
    const many = amount(said.amount);
    return (moment) => between(many(moment), least, most);
  }
  if (is === 'turn') return (moment) => sides(moment, said.side).includes(moment.card.game.turnPlayer);
  if (is === 'matches') return matches(said);
  if (is === 'not') {
    const holds = condition(said.condition);
    return (moment) => !holds(moment);
  }
  if (is === 'all') {
    const all = said.conditions.map(condition);
    return (moment) => all.every((holds) => holds(moment));
  }
  throw refused(`the condition ${is}`, `is ${is}`);
}

function matches({ card, where, zone = [] }) {
  const [referred, fits] = [cards(card), filter(where)];
  const lists = zone.map(list);
  return (moment) => referred(moment).some((each) =>
    fits(each, moment) && (!lists.length || lists.some((those) => those(each.player).includes(each))));
}
