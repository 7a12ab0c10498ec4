// Card text: from trees to the engine's own rows of cards. What has no such form is refused.

import { change, keyword } from './changes.mjs';
import { costOf } from './costs.mjs';
import { program, target } from './instructions.mjs';
import { checkKnown, only, refused } from './known.mjs';
import { cards, condition, filter } from './references.mjs';
import { trigger } from './triggers.mjs';
import { symbols, timing } from './words.mjs';

/** What a definition's abilities are in the engine's row of the card. */
export function describe(definition, { engine, named }) {
  const abilities = definition.abilities ?? [];
  abilities.forEach(checkKnown);
  const card = { definition, engine, named, row: { constEffects: [], startUpEffects: [], actionEffects: [] } };
  for (const ability of abilities) KINDS[ability.ability](card, ability);
  return { ...NOTHING[definition.kind]?.(engine), ...card.row };
}

/** What is used has an effect, if only one that does nothing. A Resona has a condition, if only that it has room. */
const NOTHING = {
  spell: () => ({ spellEffect: { actionAsyn() {} } }),
  arts: () => ({ artsEffect: { actionAsyn() {} } }),
  resona: ({ Callback }) => ({
    resonaCondition() { return this.canSummonWith(this.player.signis) && (() => Callback.immediately([])); },
  }),
};

const KINDS = { special, extra, played, activated, automatic, continuous, replacement };

const nameOf = ({ name, text }) => name || text || '';

/** The moment of a text that begins now. */
const now = (card, more = {}) => ({ card, player: card.player, it: [], ...more });

const tell = ({ card, player }, ability) => card.game.log.played(card, player, nameOf(ability));

/** What an ability does, which begins by saying that it is played. */
function doing(engine, ability, then = ability.then) {
  const run = program(engine, then);
  return (moment) => {
    tell(moment, ability);
    return run(moment);
  };
}

/** Refuse the keywords that stand before an ability. */
function checkBare({ keywords: [first] = [] }) {
  if (first) throw refused(`the keyword ${first.what}`, `keyword ${first.what}`);
}

/** The engine has room for one of each on a card. */
function put(row, name, value, what) {
  if (row[name] !== undefined) throw refused('two abilities of that kind on a card', what);
  row[name] = value;
}

const isSpell = ({ definition }) => definition.kind === 'spell';

/** Refuse an ability of a card that does not stand on the field. */
function checkStands({ definition: { kind } }, what) {
  if (!['signi', 'resona', 'lrig'].includes(kind)) throw refused(`such an ability of a card of the kind ${kind}`, what);
}

/** Once in a turn, or as often as one likes. */
function isOnce({ limit }, what) {
  if (!limit) return false;
  only(limit, 'limit', ['count', 'per']);
  const { count = 1, per = 'turn' } = limit;
  if (count !== 1 || per !== 'turn') throw refused('another limit than once per turn', what);
  return true;
}

// --- keywords ---

/** Where the keyword Cross stands before an ability, the engine has it while its card is in the cross state alone. */
function crossed({ keywords = [], ...ability }) {
  checkBare({ keywords: keywords.filter(({ what }) => what !== 'cross'), ...ability });
  return { cross: keywords.length > 0 };
}

const SIDES = { 'left-of': 'crossLeft', 'right-of': 'crossRight' };

/** The Cross icon with its condition: beside which cards, by all their numbers. */
function cross({ row, named }, { values = [] }) {
  for (const { what, value } of values) put(row, SIDES[what], named(value), 'ability special cross');
}

const FLAGS = { guard: 'guardFlag', 'multi-ener': 'multiEner' };

function special(card, ability) {
  const { what, values = [] } = ability;
  const node = `ability special ${what}`;
  checkBare(ability);
  if (FLAGS[what]) {
    if (values.length) throw refused(`${what} with ${values[0].what}`, node);
    put(card.row, FLAGS[what], true, node);
  } else if (what === 'bet') {
    if (card.definition.kind !== 'arts') throw refused('a bet on a card that is no arts', node);
    put(card.row, 'bet', values.find((each) => each.what === 'number').value, node);
  } else if (what === 'chain') {
    put(card.row, 'chain', symbols(values.map(({ value }) => value)), node);
  } else if (what === 'cross') {
    cross(card, ability);
  } else {
    checkStands(card, node);
    const give = keyword(ability);
    // No card of its time has both. With both, the engine lets effects of the opponent choose the card.
    card.keywords = [...(card.keywords ?? []), what];
    if (['shadow', 'unaffected'].every((each) => card.keywords.includes(each))) throw refused('a card with Shadow and Unaffected', node);
    card.row.constEffects.push({ action(set, add) { give(this, { set, add }, now(this)); } });
  }
}

const EXTRA = { enter, 'life-burst': burst, trap, encore, rise, appear, 'grow-condition': growCondition };

function extra(card, ability) {
  const make = EXTRA[ability.what];
  if (!make) throw refused(`the ability ${ability.what}`, `ability extra ${ability.what}`);
  if (make !== enter) checkBare(ability);
  make(card, ability);
}

function enter({ row, engine }, ability) {
  const run = doing(engine, ability);
  if (ability.condition) throw refused('an enter ability with a condition', 'ability extra enter');
  row.startUpEffects.push({
    ability: nameOf(ability),
    ...crossed(ability),
    ...costOf(engine, ability.cost),
    actionAsyn(event, cost) { return run(now(this, { event, cost })); },
  });
}

function burst({ row, engine }, ability) {
  const node = 'ability extra life-burst';
  if (ability.cost?.length || ability.condition) throw refused('a Life Burst with a cost or a condition', node);
  const run = doing(engine, ability);
  put(row, 'burstEffect', { actionAsyn(event, cost) { return run(now(this, { event, cost })); } }, node);
}

function trap({ row, engine }, ability) {
  const node = 'ability extra trap';
  if (ability.cost?.length || ability.condition) throw refused('a Trap with a cost or a condition', node);
  const run = doing(engine, ability);
  put(row, 'trap', { actionAsyn(event) { return run(now(this, { event })); } }, node);
}

function encore({ row, engine }, { cost, then, condition: said }) {
  if (then?.length || said) throw refused('an Encore that does something else', 'ability extra encore');
  put(row, 'encore', costOf(engine, cost), 'ability extra encore');
}

/** What is done for it with so many SIGNI of the player's own, as the one cost of an ability. */
function ownSigni({ cost = [], then, condition: said }, node) {
  const [{ cards: reference = {}, ...part } = {}, ...more] = cost;
  const { of, among = {}, most = 1, least } = reference;
  const { zone = [], side = 'you', on, place, where } = among;
  const own = of === 'choose' && ['signi zones', 'field'].includes(zone.join()) && side === 'you' && !on && !place;
  if (!own || least != null || typeof most !== 'number' || more.length || then?.length || said) {
    throw refused('a condition of coming onto the field that the engine has not', node);
  }
  return { part, most, fits: filter(where) };
}

/** What a Rise is put on, of which the engine has one. */
function rise({ row }, ability) {
  const node = 'ability extra rise';
  const { part, most, fits } = ownSigni(ability, node);
  if (part.what !== 'put-under' || part.to.of !== 'this' || most !== 1) throw refused('such a Rise', node);
  put(row, 'rise', (signi) => fits(signi, {}), node);
}

/** The engine has SIGNI of the field put into the trash for a Resona. */
function appear({ row, definition }, ability) {
  const node = 'ability extra appear';
  const { part, most, fits } = ownSigni(ability, node);
  if (part.to !== 'trash' || definition.kind !== 'resona') throw refused('such an appearance condition', node);
  put(row, 'resonaCondition', function solution() {
    return this.getSummonSolution((signi) => fits(signi, now(this)), most);
  }, node);
}

function growCondition({ row }, { condition: said, then, cost }) {
  const node = 'ability extra grow-condition';
  if (then?.length || cost?.length) throw refused('a grow condition that does something', node);
  const holds = condition(said);
  put(row, 'growCondition', function may() { return holds(now(this)); }, node);
}

// --- what is used ---

function played(card, ability) {
  const { row, definition: { kind } } = card;
  const { then = [], condition: said } = ability;
  checkBare(ability);
  if (!isSpell(card) && kind !== 'arts') throw refused(`what a card of the kind ${kind} does when used`, 'ability played');
  if (said) {
    const holds = condition(said);
    put(row, 'useCondition', function may() { return holds(now(this)); }, 'ability played');
  }
  const effects = then[0]?.do === 'modes' ? modes(card, ability) : effect(card, ability, then);
  put(row, isSpell(card) ? 'spellEffect' : 'artsEffect', effects, 'ability played');
}

const effect = (card, ability, then) => (isSpell(card) ? spell : arts)(card.engine, ability, then);

/** Of the effects of a spell the engine lets one be chosen, of those of an arts as many as the card says. */
function modes(card, ability) {
  const [{ among, count = 1, least }, ...more] = ability.then;
  if (more.length) throw refused('modes and something else', 'do modes');
  if (isSpell(card) && (count !== 1 || least != null)) throw refused('a spell of which several modes are chosen', 'do modes');
  if (!isSpell(card)) {
    Object.assign(card.row, { getMinEffectCount: () => least ?? count, getMaxEffectCount: () => count });
  }
  return among.map((mode) => ({ ...effect(card, ability, mode.then), mode: mode.text }));
}

function arts(engine, ability, then) {
  const run = doing(engine, ability, then);
  return { actionAsyn(cost) { return run(now(this, { cost })); } };
}

/** The engine lets targets of a spell be chosen before it can be cut into, and looks at them again afterwards. */
function spell(engine, ability, then) {
  const [first, ...rest] = then;
  if (first?.what !== 'target') {
    const run = doing(engine, ability, then);
    return { actionAsyn(_, cost) { return run(now(this, { cost })); } };
  }
  if (rest[0]?.what === 'target') throw refused('a spell with several targets one after the other', 'do act target');
  const { candidates, targets, chooser, most, least, isOne } = target(first);
  const run = doing(engine, ability, rest);
  const still = (card, found) => candidates(now(card)).filter((each) => found.includes(each));
  const begin = (moment) => {
    tell(moment, ability);
    return targets(moment);
  };
  if (isOne) {
    return {
      dontCheckTarget: rest.some((each) => each.cards?.of !== 'it'),
      getTargets() { return begin(now(this)); },
      actionAsyn(found, cost) { return run(now(this, { cost, it: still(this, [found]) })); },
    };
  }
  return {
    getTargetAdvancedAsyn(cost) {
      const moment = now(this, { cost });
      return chooser(moment).selectSomeTargetsAsyn(begin(moment), least(moment), most(moment));
    },
    actionAsyn(found, cost) { return run(now(this, { cost, it: still(this, found) })); },
  };
}

function activated(card, ability) {
  const { row, engine } = card;
  const { keywords = [] } = ability;
  const [timed, others] = [true, false].map((is) => keywords.filter(({ what }) => (what === 'timing') === is));
  checkStands(card, 'ability activated');
  const run = doing(engine, ability);
  row.actionEffects.push({
    ability: nameOf(ability),
    once: isOnce(ability, 'ability activated'),
    ...crossed({ keywords: others }),
    ...Object.fromEntries(timed.flatMap(({ names }) => names).map((name) => [timing(name), true])),
    ...costOf(engine, ability.cost),
    actionAsyn(cost) { return run(now(this, { cost })); },
  });
}

// --- what is so, or triggers, while the card is on the field ---

function automatic(card, ability) {
  checkStands(card, 'ability automatic');
  const { engine, row } = card;
  const run = doing(engine, ability);
  const holds = condition(ability.condition);
  const { hear, fits } = trigger(ability.at);
  row.constEffects.push({
    ...crossed(ability),
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
  checkStands(card, 'ability continuous');
  const said = ability.changes.find(({ make, what }) => make === 'forbid' && PLAYERS[what]);
  if (said) {
    checkBare(ability);
    ofPlayer(card, ability, said);
    return;
  }
  const [affected, holds] = [cards(ability.cards), condition(ability.condition)];
  const made = ability.changes.map(change);
  card.row.constEffects.push({
    ...crossed(ability),
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
  checkBare(ability);
  checkStands(card, 'ability replacement');
  const { at, instead } = ability;
  const own = at.event === 'banish' && at.subject?.of === 'this' && !at.to?.length && !at.by;
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
