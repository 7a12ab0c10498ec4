// What of a card's text is read here, node by node. A field that is not is refused, never dropped.

import { Unsupported } from '../node/wire.mjs';

const TAGS = ['ability', 'do', 'of', 'is', 'n', 'at', 'make'];

/** The fields that are read, by a node's tag and kind. Of kinds that are not here, the kind itself is refused. */
const FIELDS = {
  ability: {
    activated: 'then cost limit', automatic: 'at then cost condition limit', continuous: 'cards changes condition',
    replacement: 'at instead', played: 'then condition', extra: 'what then cost condition', special: 'what name values',
  },
  do: {
    draw: 'count side', move: 'cards to bottom', rest: 'cards', ready: 'cards', shuffle: 'zone side', pay: 'symbols',
    modes: 'among count least', if: 'condition then otherwise', may: 'first then', gain: 'cards changes until',
    adjust: 'name add side',
  },
  act: {
    target: 'cards', choose: 'cards', 'after-that': '', banish: 'cards', freeze: 'cards', discard: 'cards',
    'ener-charge': 'amount', crush: 'amount side', damage: 'side', exceed: 'amount', coins: 'amount', rearrange: 'cards',
    search: 'cards', 'attach-charm': 'cards to', 'attach-acce': 'cards to', 'put-under': 'cards to', virus: 'side',
    'remove-virus': 'side', trap: 'cards', 'end-turn': '',
  },
  of: {
    this: '', it: '', that: '', cards: 'zone side where on part place', top: 'zone count side',
    choose: 'among most least by',
  },
  is: {
    count: 'cards least most', amount: 'amount least most', turn: 'side', matches: 'card where zone', not: 'condition',
    all: 'conditions',
  },
  n: { count: 'cards times', counter: 'name side' },
  at: { when: 'event subject to by', step: 'name edge side' },
  make: { number: 'what add set', 'gain-ability': 'ability', 'lose-abilities': '', forbid: 'what' },
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
  const name = [tag, kind, ...(kind === 'act' || ['extra', 'special'].includes(kind) ? [node.what] : [])].join(' ');
  const fields = kind === 'act' ? FIELDS.act[node.what] : FIELDS[tag][kind];
  if (fields === undefined) throw refused(`a text that says ${name}`, name);
  const own = kind === 'act' ? ['do', 'what'] : [tag];
  const read = [...own, ...fields.split(' '), ...(tag === 'ability' ? READ_OF_EVERY_ABILITY : [])];
  const unread = Object.keys(node).find((field) => !read.includes(field) && !isEmpty(node[field]));
  if (unread) throw refused(`${name} with ${unread}`, name);
}

/** Refuse a field of an untagged node that is not among those that are read. */
export function only(node, what, names) {
  const unread = Object.keys(node).find((field) => !names.includes(field) && !isEmpty(node[field]));
  if (unread) throw refused(`a ${what} with ${unread}`, what);
}

const isEmpty = (value) => value === null || value === false || (Array.isArray(value) && !value.length);
