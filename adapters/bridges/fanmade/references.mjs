// The cards that a text speaks of, and whether what it says of them is so.
//
// A moment is {state, context, triggerEvent, table} of the hook at which the text is done, and what was rolled in it.

import { only, refused } from './known.mjs';
import { LISTS, printedColor, STAGE, subtype } from './words.mjs';

/** The instances that a reference means, at a moment. */
export function cards(node) {
  const found = REFERENCES[node.of];
  if (!found) throw refused(`a text that speaks of ${node.of} there`, `of ${node.of}`);
  return found(node);
}

const REFERENCES = {
  this: () => ({ context }) => [context.memberInst],
  cards: ({ zone = [], side = 'you', where = {} }) => {
    const places = zone.map(placeOf);
    const matches = filter(where);
    return (moment) => sides(moment, side).flatMap((player) => places.flatMap((place) => [player.zones[place]].flat()))
      .filter((card) => card && matches(card, moment));
  },
};

function placeOf(zone) {
  const place = STAGE[zone] ?? LISTS[zone];
  if (!place) throw refused(`cards in the zone ${zone}`, 'of cards');
  return place;
}

export function sides({ state, context }, side) {
  const own = [state.players[context.player]];
  const theirs = [state.players[1 - context.player]];
  return { you: own, opponent: theirs, both: [...own, ...theirs] }[side];
}

/** Whether cards are such, by the engine's own comparisons where it has functions for them. */
export function filter(where) {
  only(where, 'filter', ['kind', 'facts', 'name', 'other']);
  const tests = [];
  if (where.kind?.length) tests.push((card, { table }) => where.kind.includes(table.card(card).definition.kind));
  if (where.name?.length) tests.push((card, { table }) => where.name.some((name) => own(table, 'Name', card, name)));
  if (where.other) tests.push((card, { context }) => card.instanceId !== context.memberInst?.instanceId);
  for (const { what, values = [] } of where.facts ?? []) tests.push(fact(what, values));
  return (card, moment) => tests.every((test) => test(card, moment));
}

/** The engine filters pairs of a holomem and its place. */
const own = (table, what, inst, value) => table.engine.common[`filterBy${what}`]([{ inst }], value).length > 0;

function fact(what, values) {
  switch (what) {
    case 'color':
      return (card, { table }) => values.some((color) => own(table, 'Color', card, printedColor([color])));
    case 'tag':
      return (card, { table }) => values.some((tag) => own(table, 'Tag', card, tag));
    case 'level':
      return (card, { table }) => values.includes(table.row(card).bloom?.replace(' Buzz', ''));
    case 'subtype': {
      const types = values.map(subtype);
      return (card, { table }) => types.includes(table.row(card).type);
    }
    default:
      throw refused(`cards by their ${what}`, 'filter');
  }
}

/** A number that is said, rolled or counted. */
export function number(node) {
  if (typeof node === 'number') return () => node;
  const { n, times = 1 } = node;
  if (n === 'rolled') return ({ rolled }) => rolled * times;
  const counted = cards(node.cards);
  return (moment) => counted(moment).length * times;
}

export function condition(node) {
  const { least = null, most = null, odd = null } = node;
  const amount = node.is === 'count' ? number({ n: 'count', cards: node.cards }) : number(node.amount);
  return (moment) => {
    const value = amount(moment);
    return (least === null || value >= least) && (most === null || value <= most)
      && (odd === null || (value % 2 === 1) === odd);
  };
}
