// What of a card's text is read here, node by node. A field that is not is refused, never dropped.

import { Unsupported } from '../node/wire.mjs';

const TAGS = ['ability', 'do', 'of', 'is', 'n', 'at', 'make'];

/** The fields that are read, by a node's tag and kind. Of kinds that are not here, the kind itself is refused. */
const FIELDS = {
  ability: {
    played: 'then', automatic: 'at then', continuous: 'cards changes', extra: 'what then',
    special: 'what name values limit then',
  },
  do: {
    draw: 'count side', damage: 'amount to', heal: 'cards amount', rest: 'cards', ready: 'cards', move: 'cards to',
    attach: 'cards to', shuffle: 'zone', roll: '', if: 'condition then otherwise', gain: 'cards changes',
  },
  act: { boost: 'amount', 'another-turn': '' },
  of: { this: '', host: '', cards: 'zone side where', top: 'zone count', choose: 'among' },
  is: { amount: 'amount least most odd', count: 'cards least most' },
  n: { rolled: 'times', count: 'cards times' },
  at: { when: 'event subject source', step: 'name edge side' },
  make: { number: 'what add' },
};

const READ_OF_EVERY_ABILITY = ['name', 'text', 'keywords'];

/** A refusal of a node, by its name in the game's words. */
export const refused = (said, what) => new Unsupported(said, 'node', what);

/** Refuse what nothing here reads. */
export function checkKnown(node) {
  if (Array.isArray(node)) node.forEach(checkKnown);
  if (Array.isArray(node) || node === null || typeof node !== 'object') return;
  const tag = TAGS.find((each) => typeof node[each] === 'string');
  if (tag) checkNode(node, tag, node[tag]);
  Object.values(node).forEach(checkKnown);
}

function checkNode(node, tag, kind) {
  const name = [tag, kind, ...(['act', 'extra', 'special'].includes(kind) ? [node.what] : [])].join(' ');
  const fields = kind === 'act' ? FIELDS.act[node.what] : FIELDS[tag][kind];
  if (fields === undefined) throw refused(`a text that says ${name}`, name);
  const own = kind === 'act' ? ['do', 'what'] : [tag];
  const read = [...own, ...fields.split(' '), ...(tag === 'ability' ? READ_OF_EVERY_ABILITY : [])];
  const unread = Object.keys(node).find((field) => !read.includes(field) && !isEmpty(node[field]));
  if (unread) throw refused(`${name} with ${unread}`, name);
  const keyword = node.keywords?.find?.(({ what }) => what !== 'gift');
  if (keyword) throw refused(`the keyword ${keyword.what}`, name);
}

/** Refuse a field of an untagged node that is not among those that are read. */
export function only(node, what, names) {
  const unread = Object.keys(node).find((field) => !names.includes(field) && !isEmpty(node[field]));
  if (unread) throw refused(`a ${what} with ${unread}`, what);
}

const isEmpty = (value) => value === null || value === false || (Array.isArray(value) && !value.length);
