// What a continuous effect, or one until the end of the turn, does to a card: by what the engine sets or adds.

import { only, refused } from './known.mjs';
import { amount } from './references.mjs';

/** The properties in which the engine holds keywords. */
const KEYWORDS = {
  lancer: 'lancer', 'double-crush': 'doubleCrash', 'triple-crush': 'tripleCrash', assassin: 'assassin', shadow: 'shadow',
};
const FORBIDDEN = { attack: 'canNotAttack', banish: 'canNotBeBanished' };
const NUMBERS = { power: 'power', 'base power': 'power', level: 'level', limit: 'limit' };

const UNAFFECTED = 'unaffected';

/**
 * What a special ability that is a keyword does to a card, or a refusal. A filter of the engine has to let through what
 * it comes from: it would undo itself.
 */
export function keyword({ what, values = [] }) {
  if (!KEYWORDS[what] && what !== UNAFFECTED) throw refused(`the keyword ${what}`, `ability special ${what}`);
  if (values.length) throw refused(`the keyword ${what} with ${values[0].what}`, `ability special ${what}`);
  if (what === UNAFFECTED) return (card, { add }, moment) => add(card, 'effectFilters', (source) => source === moment.card);
  return (card, { set }) => set(card, KEYWORDS[what], true);
}

/** A change as a function of a card, the engine's `set` and `add`, and a moment. */
export function change(said) {
  switch (said.make) {
    case 'number':
      return number(said);
    case 'gain-ability':
      return gained(said);
    case 'lose-abilities':
      return (card, { set }) => set(card, 'abilityLost', true);
    case 'forbid':
      return forbidden(said);
    default:
      throw refused(`a change of ${said.what}`, `make ${said.make}`);
  }
}

function number({ what, add: more, set: whole }) {
  const prop = NUMBERS[what];
  if (!prop || (whole == null && what === 'base power')) throw refused(`a change of ${what}`, 'make number');
  if (what === 'limit' && whole == null) {
    const many = amount(more);
    return (card, { add }, moment) => add(card.player.lrig, prop, many(moment)); // the limit is the center LRIG's
  }
  if (whole != null) {
    if (what === 'power') throw refused('a power that is set', 'make number');
    return (card, { set }) => set(card, prop, whole);
  }
  const many = amount(more);
  return (card, { add }, moment) => add(card, prop, many(moment));
}

function gained({ ability }) {
  if (ability.ability !== 'special') throw refused('an ability that is gained and no keyword', 'make gain-ability');
  only(ability, 'ability special', ['ability', 'what', 'name', 'text', 'values']);
  return keyword(ability);
}

function forbidden({ what }) {
  const prop = FORBIDDEN[what];
  if (!prop) throw refused(`that ${what} is forbidden`, 'make forbid');
  return (card, { set }) => set(card, prop, true);
}
