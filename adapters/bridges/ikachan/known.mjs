// What of a card's text is read here, node by node. A field that is not is refused, never dropped.

import { Unsupported } from '../node/wire.mjs';

const TAGS = ['ability', 'do', 'of', 'is', 'n', 'at', 'make'];

/** The fields that are read, by a node's tag and kind. Of kinds that are not here, the kind itself is refused. */
const FIELDS = {
  ability: {
    played: 'then condition only_on must', activated: 'then limit', automatic: 'at then cost condition',
    continuous: 'cards changes condition', replacement: 'at instead optional',
    extra: 'what names then condition',
  },
  do: {
    draw: 'count side up_to', damage: 'amount to', heal: 'cards amount', rest: 'cards', ready: 'cards',
    shuffle: 'zone side', roll: '', if: 'condition then otherwise', may: 'first then side',
    gain: 'cards changes until', switch: 'cards others', look: 'cards by up_to', delay: 'at then until once',
    attach: 'cards to',
    move: 'cards to bottom reveal resting side', happen: 'add set',
  },
  act: { down: 'cards', boost: 'amount', 'set-hp': 'cards amount', 'another-turn': '' },
  special: { art: 'name values then', 'oshi-skill': 'name values limit then usable', 'sp-oshi-skill': 'name values limit then usable' },
  of: {
    this: '', host: '', it: '', target: '', remaining: 'where', cards: 'zone side where on part', top: 'zone count side least',
    choose: 'among most least by alike unlike',
  },
  is: { count: 'cards least most', amount: 'amount least most odd', matches: 'card where zone' },
  n: { rolled: 'times', count: 'cards times', happened: 'at times' },
  at: { when: 'event subject source by frm to cause', step: 'name edge side' },
  make: { number: 'what add set named' },
};

const READ_OF_EVERY_ABILITY = ['name', 'text', 'keywords'];

/** Refuse what nothing here reads. A gift is a keyword that means nothing by itself. */
export function checkKnown(node) {
  if (Array.isArray(node)) node.forEach(checkKnown);
  if (Array.isArray(node) || node === null || typeof node !== 'object') return;
  const tag = TAGS.find((each) => typeof node[each] === 'string' && Object.hasOwn(FIELDS[each], node[each]));
  if (tag) checkFields(node, tag, node[tag], [tag]);
  if (node.do === 'act' && Object.hasOwn(FIELDS.act, node.what)) checkFields(node, 'act', node.what, ['do', 'what']);
  if (node.ability === 'special') checkSpecial(node);
  Object.values(node).forEach(checkKnown);
}

/** What may be printed with a special ability. */
const VALUES = { art: ['cost', 'damage', 'against', 'bonus'], 'oshi-skill': ['cost'], 'sp-oshi-skill': ['cost'] };

function checkSpecial(node) {
  if (!Object.hasOwn(FIELDS.special, node.what)) throw new Unsupported(`a special ability ${node.what}`, 'node', `ability special ${node.what}`);
  checkFields(node, 'special', node.what, ['ability', 'what', 'text']);
  const unknown = (node.values ?? []).find(({ what }) => !VALUES[node.what].includes(what));
  if (unknown) throw new Unsupported(`${node.what} with ${unknown.what}`, 'node', `ability special ${node.what}`);
}

function checkFields(node, tag, kind, names) {
  const read = [...names, ...FIELDS[tag][kind].split(' '), ...(tag === 'ability' ? READ_OF_EVERY_ABILITY : [])];
  const unread = Object.keys(node).find((name) => !read.includes(name) && !isEmpty(node[name]));
  if (unread) {
    const said = tag === 'ability' ? `an ability of the kind ${kind}` : kind;
    throw new Unsupported(`${said} with ${unread}`, 'node', `${tag === 'special' ? 'ability special' : tag} ${kind}`);
  }
  const keyword = node.keywords?.find?.(({ what }) => what !== 'gift');
  if (keyword) throw new Unsupported(`the keyword ${keyword.what}`, 'node', `ability ${kind}`);
}

const isEmpty = (value) => value === null || value === false || (Array.isArray(value) && !value.length);
