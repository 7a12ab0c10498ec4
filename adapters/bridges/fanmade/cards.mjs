// Definitions of cards: from the protocol's to rows of the engine's database.

import { Unsupported } from '../node/wire.mjs';
import { icons, printedColor, subtype } from './words.mjs';

const FACTS = {
  holomem: ['hp', 'level', 'colors', 'tags', 'buzz', 'baton_pass'],
  'oshi holomem': ['life', 'colors'],
  support: ['subtype', 'limited', 'tags'],
  cheer: ['colors'],
};

/** What a definition says without its abilities. */
export function printed(definition) {
  const { kind, name, facts = {} } = definition;
  if (!Object.hasOwn(FACTS, kind)) throw new Unsupported(`the kind of card ${JSON.stringify(kind)}`, 'card', kind);
  const unknown = Object.keys(facts).find((fact) => !FACTS[kind].includes(fact));
  if (unknown) throw new Unsupported(`the fact ${JSON.stringify(unknown)} of a ${kind}`, 'card', unknown);
  return { name, ...PRINTED[kind](facts) };
}

const PRINTED = {
  holomem: (facts) => ({
    type: '成員', hp: facts.hp ?? 0, bloom: bloom(facts), color: printedColor(facts.colors ?? []), tag: tags(facts),
    batonImage: icons(facts.baton_pass ?? []),
  }),
  'oshi holomem': (facts) => ({ type: '主推', life: facts.life ?? 0, color: printedColor(facts.colors ?? []) }),
  support: (facts) => ({
    type: subtype(facts.subtype), tag: tags(facts), supportEffect: facts.limited ? 'LIMITED' : '',
  }),
  cheer: ({ colors = [] }) => {
    if (colors.length > 1) throw new Unsupported('a cheer of several colors', 'card', 'colors');
    return { type: '吶喊', color: printedColor(colors) };
  },
};

/** Buzz is a level of its own. */
function bloom({ level = 'Debut', buzz = false }) {
  if (buzz && level !== '1st') throw new Unsupported(`a Buzz holomem of the level ${level}`, 'card', 'buzz');
  return buzz ? `${level} Buzz` : level;
}

const tags = ({ tags: words = [] }) => words.join(' / ');
