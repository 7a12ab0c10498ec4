// Card text: from trees to the engine's rows and handlers. What has no such form is refused.

import { printed } from './cards.mjs';
import { Unsupported } from '../node/wire.mjs';
import { asks, program } from './instructions.mjs';
import { checkKnown, only, refused } from './known.mjs';
import { filter } from './references.mjs';
import { trigger } from './triggers.mjs';
import { bonusIcon, icons, isAttached, STAGE } from './words.mjs';

/** A definition in the engine's database, and what its abilities do. */
export function describe(definition) {
  const abilities = definition.abilities ?? [];
  abilities.forEach(checkKnown);
  const card = { definition, row: printed(definition), hooks: {}, changes: {}, unheard: '' };
  for (const ability of abilities) KINDS[ability.ability](card, ability);
  if (definition.facts?.buzz && !card.losesTwo) {
    throw new Unsupported('a Buzz holomem that costs one life', 'card', 'buzz');
  }
  return card;
}

const KINDS = { played, automatic, continuous, extra, special };

/** The engine has room for one of each on a card. */
function hook(card, name, run, node) {
  if (card.hooks[name]) throw refused('two abilities of one card at one moment', node);
  card.hooks[name] = run;
}

/** The acts that not every text can do: the engine has room for one further turn, and a boost is of an art. */
const ACTS = ['another-turn', 'boost'];

/** A handler that does what a text says, of such acts at most this one. */
function doing(then, allowed = '') {
  const act = ACTS.find((each) => each !== allowed && JSON.stringify(then).includes(`"what":"${each}"`));
  if (act) throw refused(`${act} in another text than the engine's cards have it in`, `do act ${act}`);
  return program(then);
}

/** A handler that tells that its ability is played. */
function telling(ability, run) {
  return (moment) => {
    moment.table.log.played(moment.context, nameOf(ability), moment.context.player);
    return run(moment);
  };
}

const isHolomem = ({ definition: { kind } }) => kind === 'holomem';
const isTool = ({ definition: { facts } }) => isAttached(facts?.subtype);

function played(card, { then = [] }) {
  if (isTool(card)) throw refused('a text of a card that is attached', 'ability played');
  hook(card, 'ON_PLAY', doing(then), 'ability played');
}

/** The moments at which the engine would lose a question. */
const ASKING_NOBODY = ['ON_KNOCKDOWN', 'ON_DAMAGE_TAKEN'];

function automatic(card, ability) {
  const { at, then = [] } = ability;
  if (!isHolomem(card)) throw refused('an ability that waits, on a card that is no holomem', 'ability automatic');
  const { name, hears, unheard = '' } = trigger(at);
  if (asks(then) && ASKING_NOBODY.includes(name)) throw refused('a choice at a moment of damage', 'of choose');
  const run = telling(ability, doing(then));
  hook(card, name, (moment) => (hears(moment) ? run(moment) : null), 'ability automatic');
  card.unheard ||= unheard;
}

// --- keywords ---

const EXTRAS = {
  'bloom-effect': (card, ability) => effect(card, 'ON_BLOOM', ability),
  'collab-effect': (card, ability) => effect(card, 'ON_COLLAB', ability),
  'any-number': (card) => {
    card.isUnlimited = true;
  },
  'life-2': (card) => {
    if (!card.definition.facts.buzz) throw refused('two life for a holomem that is no Buzz', 'ability extra life-2');
    card.losesTwo = true;
  },
};

function extra(card, ability) {
  const read = EXTRAS[ability.what];
  if (!read) throw refused(`the keyword ${ability.what}`, `ability extra ${ability.what}`);
  read(card, ability);
}

function effect(card, name, ability) {
  const run = telling(ability, doing(ability.then ?? []));
  hook(card, name, (moment) => (moment.triggerEvent ? null : run(moment)), 'ability extra');
}

// --- special abilities ---

const SPECIALS = {
  art,
  'oshi-skill': (card, ability) => skill(card, ability, 'oshiSkill', 'oshi', 'turn'),
  'sp-oshi-skill': (card, ability) => skill(card, ability, 'spSkill', 'sp', 'game'),
};

function special(card, ability) {
  const read = SPECIALS[ability.what];
  if (!read) throw refused(`a special ability ${ability.what}`, `ability special ${ability.what}`);
  read(card, ability, valuesOf(ability));
}

const nameOf = ({ name, text }) => name || text || '';
const valuesOf = ({ values = [] }) => Object.fromEntries(values.map(({ what, value }) => [what, value]));

/** The text of an art changes its damage; when anything else in it is done, the engine leaves to each card. */
function art(card, ability) {
  const node = 'ability special art';
  const { cost = [], damage = 0, bonus, against } = valuesOf(ability);
  const place = ['art1', 'art2'].find((each) => !card.row[each]);
  if (!place) throw refused('a third art of a holomem', node);
  if (ability.limit) throw refused('a limit of an art', node);
  card.row[place] = {
    name: nameOf(ability), image: icons(cost), damage, effect: null,
    specialAttackImage: bonus ? bonusIcon(bonus, against) : null,
  };
  const { then = [] } = ability;
  if (!then.length) return;
  if (!then.every(isBoost)) throw refused('an art that does more than damage', node);
  const run = doing(then, 'boost');
  hook(card, 'ON_ART_DECLARE', (moment) => (moment.context.artKey === place ? run(moment) : null), node);
}

function isBoost({ do: what, what: act, then = [], otherwise = [] }) {
  if (what === 'if') return [...then, ...otherwise].every(isBoost);
  return what === 'roll' || (what === 'act' && act === 'boost');
}

function skill(card, ability, field, skillType, usual) {
  const node = `ability special ${ability.what}`;
  const { count = 1, per = 'turn', ...more } = ability.limit ?? {};
  only(more, 'limit', []);
  if (count !== 1 || per !== usual) throw refused(`another limit than once per ${usual}`, node);
  if (card.row[field]) throw refused('two skills of one kind', node);
  card.row[field] = { name: nameOf(ability), holoPower: -(valuesOf(ability).cost ?? 0), effect: null };
  const run = doing(ability.then ?? [], field === 'spSkill' ? 'another-turn' : '');
  const other = card.hooks.ON_OSHI_SKILL;
  card.hooks.ON_OSHI_SKILL = (moment) => (moment.context.skillType === skillType ? run(moment) : other?.(moment));
}

// --- continuous abilities ---

/** What an attached card changes of its holomem, or a holomem of the arts of its player. */
function continuous(card, { cards: node, changes }) {
  const [{ what, add = 0 }, ...more] = changes;
  if (more.length) throw refused('several changes in one ability', 'ability continuous');
  if (isTool(card) && node.of === 'host') attached(card, what, add);
  else if (isHolomem(card) && what === 'arts') passive(card, node, add);
  else throw refused('a change that lasts', 'ability continuous');
}

/** The engine's names of changes, and the direction in which its cards change them. */
const ATTACHED = {
  hp: ['extraHp', 1, [1]],
  arts: ['artDamageBoost', 1, [1, -1]],
  'colorless arts cost': ['colorlessReduction', -1, [1]],
  'baton pass': ['batonColorlessReduction', -1, [1]],
};

function attached(card, what, add) {
  const [name, direction, signs] = ATTACHED[what] ?? [];
  if (!signs?.includes(Math.sign(add * direction))) throw refused(`a change of ${what} by ${add}`, 'make number');
  card.changes[name] = (card.changes[name] ?? 0) + add * direction;
}

function passive(card, node, add) {
  if (node.of !== 'this' && !(node.of === 'cards' && (node.side ?? 'you') === 'you')) {
    throw refused('a change of the arts of an opponent', 'ability continuous');
  }
  const { zone = [], where = {} } = node;
  const matches = filter(where);
  const isMeant = ({ state, context, ...moment }) => {
    const { attacker, player, memberInst } = context;
    if (node.of === 'this') return attacker.instanceId === memberInst.instanceId;
    const stands = zone.some((each) => [state.players[player].zones[STAGE[each]]].flat().includes(attacker));
    return stands && matches(attacker, { state, context, ...moment });
  };
  const boost = (moment) => {
    const { context } = moment;
    if (!context.attacker || context.attackerPlayer !== context.player || !isMeant(moment)) return null;
    const effect = { type: 'DAMAGE_BOOST', amount: add, target: 'self', duration: 'instant' };
    return { state: moment.state, resolved: true, effect };
  };
  hook(card, 'ON_PASSIVE_GLOBAL', boost, 'ability continuous');
}
