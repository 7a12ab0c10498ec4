// Card text: from trees to the engine's own rows of cards. What has no such form is refused.

import { change, keyword } from './changes.mjs';
import { costOf } from './costs.mjs';
import { choice, program } from './instructions.mjs';
import { checkKnown, only, refused } from './known.mjs';
import { cards, condition, filter } from './references.mjs';
import { trigger } from './triggers.mjs';
import { Unsupported } from '../node/wire.mjs';
import { timing } from './words.mjs';

/** What a definition's abilities are in the engine's row of the card. */
export function describe(definition, engine) {
  const abilities = definition.abilities ?? [];
  abilities.forEach(checkKnown);
  const card = { definition, engine, row: { constEffects: [], startUpEffects: [], actionEffects: [] } };
  for (const ability of abilities) KINDS[ability.ability](card, ability);
  if (definition.kind === 'resona' && !card.row.resonaCondition) {
    throw new Unsupported('a Resona without an appearance condition', 'card', 'resona');
  }
  return { ...NOTHING[definition.kind], ...card.row };
}

/** What is used has an effect, if only one that does nothing. */
const NOTHING = { spell: { spellEffect: { actionAsyn() {} } }, arts: { artsEffect: { actionAsyn() {} } } };

const KINDS = { special, extra, played, activated, automatic, continuous, replacement };

const nameOf = ({ name, text }) => name || text || '';

/** The moment of a text that begins now. */
const now = (card, more = {}) => ({ card, player: card.player, it: [], ...more });

/** What an ability does, which begins by saying that it is played. */
function doing(engine, ability, then = ability.then) {
  const run = program(engine, then);
  return (moment) => {
    const { card, player } = moment;
    card.game.log.played(card, player, nameOf(ability));
    return run(moment);
  };
}

function without(ability, what) {
  const [first] = ability.keywords ?? [];
  if (first) throw refused(`the keyword ${first.what}`, `keyword ${first.what}`);
  return what;
}

function put(row, name, value, what) {
  if (row[name] !== undefined) throw refused(`two abilities of that kind on a card`, what);
  row[name] = value;
}

/** Once in a turn, or as often as one likes. */
function isOnce({ limit }, what) {
  if (!limit) return false;
  only(limit, 'limit', ['count', 'per']);
  if ((limit.count ?? 1) !== 1 || (limit.per ?? 'turn') !== 'turn') throw refused('another limit than once per turn', what);
  return true;
}

// --- keywords ---

function special(card, ability) {
  const { what, values = [] } = ability;
  without(ability);
  const isSigni = ['signi', 'resona'].includes(card.definition.kind);
  if (what === 'guard' || what === 'multi-ener') {
    if (values.length) throw refused(`${what} with ${values[0].what}`, `ability special ${what}`);
    put(card.row, what === 'guard' ? 'guardFlag' : 'multiEner', true, `ability special ${what}`);
  } else if (what === 'bet') {
    if (card.definition.kind !== 'arts') throw refused('a bet on a card that is no arts', 'ability special bet');
    put(card.row, 'bet', values.find((each) => each.what === 'number').value, 'ability special bet');
  } else {
    if (!isSigni && card.definition.kind !== 'lrig') throw refused(`${what} of a ${card.definition.kind}`, `ability special ${what}`);
    const prop = keyword(ability);
    card.row.constEffects.push({ action(set) { set(this, prop, true); } });
  }
}

const EXTRA = { enter, 'life-burst': burst, rise, appear, 'grow-condition': growCondition };

function extra(card, ability) {
  const make = EXTRA[ability.what];
  if (!make) throw refused(`the ability ${ability.what}`, `ability extra ${ability.what}`);
  without(ability);
  make(card, ability);
}

function enter({ row, engine }, ability) {
  const run = doing(engine, ability);
  if (ability.condition) throw refused('an enter ability with a condition', 'ability extra enter');
  row.startUpEffects.push({
    ability: nameOf(ability),
    ...costOf(engine, ability.cost),
    actionAsyn(event, cost) { return run(now(this, { event, cost })); },
  });
}

function burst({ row, engine }, ability) {
  if (ability.cost?.length || ability.condition) throw refused('a Life Burst with a cost or a condition', 'ability extra life-burst');
  const run = doing(engine, ability);
  put(row, 'burstEffect', { actionAsyn(event, paid) { return run(now(this, { event, cost: paid })); } }, 'ability extra life-burst');
}

/** What a Rise is put on, of which the engine has one. */
function rise({ row }, { cost, then, condition: said }) {
  const [{ cards: reference, what, to } = {}, ...more] = cost ?? [];
  const { among, most = 1, least } = reference?.of === 'choose' ? reference : {};
  const simple = what === 'put-under' && to.of === 'this' && among?.zone?.join() === 'signi zones' && most === 1 && least == null;
  if (!simple || more.length || then?.length || said || among.on || among.place || (among.side ?? 'you') !== 'you') {
    throw refused('such a Rise', 'ability extra rise');
  }
  const fits = filter(among.where);
  put(row, 'rise', (signi) => fits(signi, {}), 'ability extra rise');
}

/** The engine has SIGNI of the field put into the trash for a Resona. */
function appear({ row, definition }, { cost, then, condition: said }) {
  const [{ do: done, cards: reference, to } = {}, ...more] = cost ?? [];
  const { among, most = 1, least } = reference?.of === 'choose' ? reference : {};
  const simple = done === 'move' && to === 'trash' && among?.zone?.join() === 'signi zones' && typeof most === 'number' && least == null;
  if (!simple || more.length || then?.length || said || among.on || among.place || (among.side ?? 'you') !== 'you' || definition.kind !== 'resona') {
    throw refused('such an appearance condition', 'ability extra appear');
  }
  const fits = filter(among.where);
  put(row, 'resonaCondition', function solution() {
    return this.getSummonSolution((signi) => fits(signi, now(this)), most);
  }, 'ability extra appear');
}

function growCondition({ row }, { condition: said, then, cost }) {
  if (then?.length || cost?.length) throw refused('a grow condition that does something', 'ability extra grow-condition');
  const holds = condition(said);
  put(row, 'growCondition', function may() { return holds(now(this)); }, 'ability extra grow-condition');
}

// --- what is used ---

function played({ row, engine, definition }, ability) {
  without(ability);
  const { then = [], condition: said } = ability;
  const isSpell = definition.kind === 'spell';
  if (!isSpell && definition.kind !== 'arts') throw refused(`what a ${definition.kind} does when it is used`, 'ability played');
  if (said) {
    const holds = condition(said);
    put(row, 'useCondition', function may() { return holds(now(this)); }, 'ability played');
  }
  const [first, ...more] = then;
  if (first?.do !== 'modes') {
    put(row, isSpell ? 'spellEffect' : 'artsEffect', (isSpell ? spell : arts)(engine, ability, then), 'ability played');
    return;
  }
  const { among, count = 1, least } = first;
  if (more.length) throw refused('modes and something else', 'do modes');
  if (isSpell && (count !== 1 || least != null)) throw refused('a spell of which several modes are chosen', 'do modes');
  const effects = among.map((mode) => ({ ...(isSpell ? spell : arts)(engine, ability, mode.then), mode: mode.text }));
  put(row, isSpell ? 'spellEffect' : 'artsEffect', effects, 'do modes');
  if (!isSpell) Object.assign(row, { getMinEffectCount: () => least ?? count, getMaxEffectCount: () => count });
}

function arts(engine, ability, then) {
  const run = doing(engine, ability, then);
  return { actionAsyn(cost) { return run(now(this, { cost })); } };
}

/** The engine lets targets of a spell be chosen before it can be cut into, and looks at them again afterwards. */
function spell(engine, ability, then) {
  const leading = then.findIndex((each) => each.what !== 'target');
  const [targets, rest] = leading < 0 ? [then, []] : [then.slice(0, leading), then.slice(leading)];
  const run = doing(engine, ability, rest);
  if (!targets.length) return { actionAsyn(_, cost) { return run(now(this, { cost })); } };
  if (targets.length > 1) throw refused('a spell with several targets one after the other', 'do act target');
  const [{ cards: reference }] = targets;
  if (reference.of !== 'choose') throw refused(`a target that is ${reference.of}`, 'do act target');
  const { candidates, chooser, most, least } = choice(reference);
  const there = (card) => candidates(now(card));
  if (reference.most === undefined && reference.least == null && (reference.by ?? 'you') === 'you') {
    return {
      dontCheckTarget: rest.some((each) => each.cards?.of !== 'it'),
      getTargets() { return there(this); },
      actionAsyn(target, cost) { return run(now(this, { cost, it: there(this).filter((each) => each === target) })); },
    };
  }
  return {
    getTargetAdvancedAsyn(cost) {
      const moment = now(this, { cost });
      return chooser(moment).selectSomeTargetsAsyn(candidates(moment), least(moment), most(moment));
    },
    actionAsyn(found, cost) { return run(now(this, { cost, it: there(this).filter((each) => found.includes(each)) })); },
  };
}

function activated({ row, engine, definition }, ability) {
  if (!['signi', 'resona', 'lrig'].includes(definition.kind)) throw refused(`an Action of a ${definition.kind}`, 'ability activated');
  const [when, ...more] = ability.keywords ?? [];
  const other = [...more, ...(when && when.what !== 'timing' ? [when] : [])][0];
  if (other) throw refused(`the keyword ${other.what}`, `keyword ${other.what}`);
  const run = doing(engine, ability);
  row.actionEffects.push({
    ability: nameOf(ability),
    once: isOnce(ability, 'ability activated'),
    ...Object.fromEntries((when?.names ?? []).map((name) => [timing(name), true])),
    ...costOf(engine, ability.cost),
    actionAsyn(cost) { return run(now(this, { cost })); },
  });
}

// --- what is so, or triggers, while the card is on the field ---

const stands = ({ definition: { kind } }, what) => {
  if (!['signi', 'resona', 'lrig'].includes(kind)) throw refused(`an ability of a ${kind} that is always there`, what);
};

function automatic(card, ability) {
  without(ability);
  stands(card, 'ability automatic');
  const { engine, row } = card;
  const run = doing(engine, ability);
  const holds = condition(ability.condition);
  const { hear, fits } = trigger(ability.at);
  row.constEffects.push({
    auto(add, effect) { hear(this, (subject, timing) => add(subject, timing, effect)); },
    effect: {
      description: nameOf(ability),
      once: isOnce(ability, 'ability automatic'),
      ...costOf(engine, ability.cost),
      triggerCondition(event) { return fits(now(this, { event })); },
      condition(event) { return holds(now(this, { event })); },
      actionAsyn(event, cost) { return run(now(this, { event, cost })); },
    },
  });
}

function continuous(card, ability) {
  without(ability);
  stands(card, 'ability continuous');
  const said = ability.changes.find(({ make, what }) => make === 'forbid' && PLAYERS[what]);
  if (said) {
    ofPlayer(card, ability, said);
    return;
  }
  const [affected, holds] = [cards(ability.cards), condition(ability.condition)];
  const made = ability.changes.map(change);
  card.row.constEffects.push({
    condition() { return holds(now(this)); },
    action(set, add) {
      const moment = now(this);
      affected(moment).forEach((each) => made.forEach((apply) => apply(each, { set, add }, moment)));
    },
  });
}

/** What is forbidden not to a card but to its player. */
const PLAYERS = { guard: 'canNotGuard', 'enter-abilities': 'signiStartUpBanned' };

function ofPlayer({ row }, { cards: reference, changes, condition: said }, { what }) {
  const { of, side = 'you', where = {} } = reference;
  const whole = of === 'cards' && !reference.on && !reference.place && side !== 'both';
  const plain = Object.entries(where).every(([name, value]) => name === 'kind' || !value || value.length === 0);
  if (!whole || !plain || changes.length > 1) throw refused(`that ${what} is forbidden to some`, 'make forbid');
  const holds = condition(said);
  row.constEffects.push({
    condition() { return holds(now(this)); },
    action(set) { set(side === 'you' ? this.player : this.player.opponent, PLAYERS[what], true); },
  });
}

/** The engine lets a banish be replaced. */
function replacement(card, ability) {
  without(ability);
  stands(card, 'ability replacement');
  const { at, instead } = ability;
  const own = at.event === 'banish' && at.subject?.of === 'this' && !at.to?.length;
  if (!own) throw refused(`a replacement of ${at.event}`, 'ability replacement');
  const run = program(card.engine, instead);
  card.row.constEffects.push({
    action(set, add) {
      const source = this;
      add(this, 'banishProtections', {
        source,
        description: nameOf(ability),
        optional: false,
        condition: () => true,
        actionAsyn: (banished) => run(now(source, { event: { card: banished } })),
      });
    },
  });
}
