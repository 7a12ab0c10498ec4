// Card text: from trees to the engine's own definitions of effects.

import { Unsupported } from './wire.mjs';
import { color } from './words.mjs';

/** What a definition's abilities are to the engine: facts printed on the card, and hooks. */
export function describe(definition, table) {
  const arts = [];
  for (const ability of definition.abilities ?? []) {
    if (ability.ability === 'art' && !(ability.then ?? []).length) arts.push(ability);
    else throw new Unsupported(`the ability ${ability.ability}`);
  }
  return { hooks: null, printed: () => ({ arts: arts.map(printedArt) }) };
}

function printedArt({ name, cost = [], damage = 0, bonus, usable, limit, valid }) {
  if (usable || limit || valid) throw new Unsupported('an art that cannot always be used');
  return {
    name, dmg: damage, dmgPlus: false, cost: cost.map(color), text: '',
    tokkou: bonus ? [{ color: color(bonus[0]), value: bonus[1] }] : [],
  };
}
