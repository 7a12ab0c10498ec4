// Definitions of cards: from the protocol's to the engine's.

import { Unsupported } from '../node/wire.mjs';
import { color, subtype } from './words.mjs';

const KINDS = { holomem: 'holomen', 'oshi holomem': 'oshi', support: 'support', cheer: 'cheer' };
const FACTS = {
  holomem: ['hp', 'level', 'colors', 'tags', 'buzz', 'baton_pass'],
  'oshi holomem': ['life', 'colors'],
  support: ['subtype', 'limited', 'tags'],
  cheer: ['colors'],
};

/** A new card of the engine, for a definition of the scene. `number` keys the abilities of its definition. */
export function cardOf(definition, number) {
  const { kind, facts = {} } = definition;
  if (!Object.hasOwn(KINDS, kind)) throw new Unsupported(`the kind of card ${JSON.stringify(kind)}`, 'card', kind);
  const unknown = Object.keys(facts).find((fact) => !FACTS[kind].includes(fact));
  if (unknown) throw new Unsupported(`the fact ${JSON.stringify(unknown)} of a ${kind}`, 'card', unknown);
  return { ...blank(definition, number), ...PRINTED[kind](facts) };
}

function blank(definition, number) {
  return {
    id: number, number, name: definition.name, kind: KINDS[definition.kind], rawType: '', buzz: false,
    supportType: null, limited: false, color: '無色', hp: null, bloomLevel: null, batonTouch: [], life: null, tags: [],
    imageUrl: '', arts: [], keywords: [], oshiSkills: [], supportText: null,
  };
}

const PRINTED = {
  holomem: (facts) => ({
    hp: facts.hp ?? 0,
    bloomLevel: facts.level ?? 'Debut',
    color: colors(facts),
    tags: bareTags(facts),
    buzz: facts.buzz ?? false,
    batonTouch: (facts.baton_pass ?? []).map(color),
  }),
  'oshi holomem': (facts) => ({ life: facts.life ?? 0, color: colors(facts) }),
  support: (facts) => ({
    supportType: subtype(facts.subtype), limited: facts.limited ?? false, tags: bareTags(facts),
  }),
  cheer: (facts) => {
    if ((facts.colors ?? []).length > 1) throw new Unsupported('a cheer of several colors', 'card', 'colors');
    return { color: colors(facts) };
  },
};

function colors({ colors: words = [] }) {
  return words.map(color).join('') || '無色';
}

/** The engine writes a tag without its mark. */
function bareTags({ tags = [] }) {
  return tags.map((tag) => tag.replace(/^#/, ''));
}
