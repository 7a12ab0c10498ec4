// Card text: from trees to the engine's own definitions of effects. What has no such form is refused.

import { hook, isAnyOf, isHolomem, isTool, nameOf, refused, triggered, within } from './hooks.mjs';
import { drawing, program, refuseImpossible } from './instructions.mjs';
import { text } from './japanese.mjs';
import { checkKnown } from './known.mjs';
import { artText, attachedText, playedOnlyIf } from './printed.mjs';
import { holomemFilter, isStage } from './references.mjs';
import { automatic } from './triggers.mjs';
import { color, subtype } from './words.mjs';

/** What a definition's abilities are to the engine: facts printed on the card, and hooks for its registry. */
export function describe(definition, table) {
  const card = { definition, table, facts: {}, arts: [], skills: [], hooks: {}, replaces: false };
  const abilities = definition.abilities ?? [];
  abilities.forEach(checkKnown);
  if (isTool(card)) checkAttached(abilities);
  const printed = isTool(card) ? abilities.filter(isOfHost) : [];
  attached(card, printed);
  for (const ability of abilities.filter((each) => !printed.includes(each))) KINDS[ability.ability](card, ability);
  return {
    hooks: Object.keys(card.hooks).length ? card.hooks : null,
    replaces: card.replaces,
    printed: () => ({ ...card.facts, arts: [...card.arts], oshiSkills: [...card.skills] }),
  };
}

const KINDS = { special, played, activated, automatic, continuous, replacement, extra };
const SPECIAL = { art, 'oshi-skill': skill, 'sp-oshi-skill': skill };

/** What a card that is attached says of where it may be and of its holomem, which is one text to the engine. */
function attached(card, abilities) {
  if (!abilities.length) return;
  const { definition: { facts }, table } = card;
  const said = attachedText(facts.subtype, abilities);
  if (said === null) throw refused(`what a ${facts.subtype} says of its holomem`, `ability ${abilities[0].ability}`);
  const printed = { kind: 'support', supportType: subtype(facts.subtype), supportText: said };
  const own = said && table.compiler.compileCard(printed);
  if (said && !own) throw refused(`what a ${facts.subtype} says of its holomem`, `ability ${abilities[0].ability}`);
  if (own?.attached) card.hooks.attached = own.attached;
  if (own?.attachRule) card.hooks.attachRule = own.attachRule;
}

/** A card that is attached does something with its holomem: with itself, the engine's effects have no way to. */
function checkAttached(node) {
  if (node === null || typeof node !== 'object') return;
  if (node.of === 'this') throw refused('what a card that is attached does with itself', 'of this');
  Object.values(node).forEach(checkAttached);
}

const isOfHost = ({ ability }) => ['played', 'continuous', 'replacement'].includes(ability);

// --- what is played by an action ---

function special(card, ability) {
  const printed = Object.fromEntries((ability.values ?? []).map(({ what, value }) => [what, value]));
  SPECIAL[ability.what](card, ability, printed);
}

function art(card, { name, then = [] }, { cost = [], damage = 0, against, bonus = 0 }) {
  card.arts.push({
    name, dmg: damage, dmgPlus: false, cost: cost.map(color), text: '',
    tokkou: against ? [{ color: color(against), value: bonus }] : [],
  });
  if (!then.length) return;
  const said = artText(then);
  const own = said && card.table.compiler.compileCard({ arts: [{ name, text: said }] })?.arts?.[name];
  hook(within(card, 'arts'), name, own ? { ...own, run: own.run && ((ctx) => own.run(drawing(ctx))) } : { run: program(card.table, then) });
}

function skill(card, { what, name, limit, then, usable }, { cost = 0 }) {
  const sp = what === 'sp-oshi-skill';
  const per = limit && (limit.count ?? 1) === 1 ? limit.per ?? 'turn' : '';
  if (per !== (sp ? 'game' : 'turn')) throw refused('an oshi skill with another limit than its kind has', `ability special ${what}`);
  if (usable) {
    skillWhen(card, { name, sp, cost }, usable, then);
    return;
  }
  card.skills.push({ name, sp, cost, text: '' });
  hook(card.hooks, sp ? 'spOshiSkill' : 'oshiSkill', { run: program(card.table, then) });
}

/** An oshi skill that may be used at a moment, which the engine offers then. */
function skillWhen(card, { name, sp, cost }, { at, would = false, condition }, then) {
  const { event, subject, source, ...others } = at;
  if (condition || Object.entries(others).some(([field, value]) => field !== 'at' && value?.length)) {
    throw refused('an oshi skill at such a moment', 'ability special oshi-skill');
  }
  const common = { cost, sp, title: name, canUse: () => true };
  const [{ do: done, add, ...rest }, ...more] = then;
  const isLess = done === 'happen' && add < 0 && !Object.keys(rest).length && !more.length;
  if (would && event === 'take-damage' && isLess && isAnyOf('you', subject) && !source) {
    hook(card.hooks, 'onDamageOshiSkill', { ...common, reduce: () => -add });
  } else if (!would && event === 'damage' && isAnyOf('opponent', subject) && isAnyOf('you', source)) {
    const used = { ...common, run: program(card.table, then) };
    hook(card.hooks, 'onDamageDealtOshiSkills', [used]);
    hook(card.hooks, 'onSpecialDamageDealtOshiSkill', used);
  } else if (!would && event === 'use-art' && isAnyOf('you', subject) && !source) {
    hook(card.hooks, 'onArtsUseOshiSkills', [{ ...common, run: program(card.table, then) }]);
  } else if (!would && event === 'down' && isAnyOf('you', subject) && !source) {
    hook(card.hooks, 'onDownOshiSkill', { ...common, canUse: canPay(card.table, common), run: program(card.table, then) });
  } else throw refused(`an oshi skill at a ${event}`, 'ability special oshi-skill');
}

/** For a down each card's own code looks at cost and limit: a skill that could not be used is refused. */
function canPay(table, { cost, sp }) {
  return ({ state }, ownerIdx) => {
    const { holoPower, usedSpOshiSkillThisGame, usedOshiSkillThisTurn } = state.players[ownerIdx];
    if (holoPower.length < cost || (sp ? usedSpOshiSkillThisGame : usedOshiSkillThisTurn)) {
      table.log.refuse('an oshi skill for a down that cannot be used', 'ability special oshi-skill');
    }
    return true;
  };
}

/** Where nothing would come of its text, each card's own code says whether a support can be used. */
function withChoices(table, then) {
  const canUse = (ctx) => {
    then.filter(chooses).forEach((instruction) => refuseImpossible(ctx, instruction));
    return true;
  };
  return { canUse, run: program(table, then) };
}

const chooses = (instruction) => Object.values(instruction).some((value) => value?.of === 'choose');

/** The text of a support is one text to the engine, which makes of it when the card can be used, too. */
function played(card, ability) {
  const { then = [], only_on: onlyOn } = ability;
  if (onlyOn) throw refused('a support card that is not attached, with only_on', 'ability played');
  const before = playedOnlyIf(ability);
  const said = before !== null && text(then);
  const printed = { kind: 'support', supportType: 'イベント', supportText: before + said };
  const own = said && card.table.compiler.compileCard(printed)?.support;
  if (!own && before !== '') throw refused("a support's text in words that are none of the engine's", 'ability played');
  hook(card.hooks, 'support', own ? { ...own, run: (ctx) => own.run(drawing(ctx)) } : withChoices(card.table, then));
}

function activated(card, ability) {
  if (!isHolomem(card) && !isTool(card)) {
    throw refused(`an activated ability of a card of the kind ${card.definition.kind}`, 'ability activated');
  }
  const { limit } = ability;
  if (limit && ((limit.count ?? 1) !== 1 || (limit.per ?? 'turn') !== 'turn')) {
    throw refused('an activated ability with another limit than once a turn', 'ability activated');
  }
  card.hooks.activatedAbilities ??= [];
  card.hooks.activatedAbilities.push({ name: nameOf(ability), oncePerTurn: Boolean(limit), run: program(card.table, ability.then) });
}

// --- what is always in effect ---

const AURAS = { hp: 'auraHpPlus', arts: 'auraArtsPlus' };

function continuous(card, ability) {
  const { cards, changes, condition } = ability;
  if (condition) throw refused("a condition: each card's own code has its own", `is ${condition.is}`);
  if (!isHolomem(card)) throw refused(`a continuous effect of a card of the kind ${card.definition.kind}`, 'ability continuous');
  checkOwnSide(card, cards);
  for (const { make, what, add, set, named } of changes) {
    if (make !== 'number' || !AURAS[what] || set != null || named || typeof add !== 'number') {
      throw refused(`a continuous effect that changes ${what ?? make} like that`, `make ${make}`);
    }
    hook(card.hooks, AURAS[what], (source, target) => (concerns(card, cards, source, target) ? add : 0));
  }
}

function checkOwnSide(card, cards) {
  if (cards.of === 'this') return;
  if (cards.of !== 'cards' || cards.on || !isStage(cards.zone)) {
    throw refused(`a continuous effect on ${cards.of}`, `of ${cards.of}`);
  }
  if ((cards.side ?? 'you') !== 'you') throw refused("a continuous effect on the opponent's holomem", 'of cards');
  holomemFilter(card.table, cards.where);
}

/** Whether an effect of one holomem that is on the stage is about another of its player's. */
function concerns(card, cards, source, target) {
  if (cards.of === 'this') return source === target;
  const ctx = card.table.context(source);
  const entry = { holomem: target, top: target.stack[0], pos: { zone: ctx.engine._zoneOf(target) } };
  return cards.zone.includes(entry.pos.zone) && holomemFilter(card.table, cards.where)(ctx)(entry);
}

/** The engine has a hook for each of these keywords. */
const EFFECTS = { 'collab-effect': 'collabEffect', 'bloom-effect': 'bloomEffect' };

const DAMAGE = { art: 'arts', effect: 'special' };

/** So much less is none, as the engine's own cards say it. */
const NONE = -100000;

function replacement(card, ability) {
  const { at, instead, optional = false } = ability;
  card.replaces = true;
  const [happen, ...more] = instead;
  const added = happen?.do === 'happen' && Object.keys(happen).length === 2 ? happen.add ?? (happen.set === 0 ? NONE : null) : null;
  const strange = (at.cause ?? []).some((cause) => !Object.hasOwn(DAMAGE, cause));
  if (at.event !== 'take-damage' || at.source || at.by || at.frm || at.to || strange || typeof added !== 'number' || more.length) {
    throw refused(`a replacement of ${at.event}`, 'ability replacement');
  }
  if (optional) throw refused("what may be done or not: each card's own code decides when", 'ability replacement');
  if (!isHolomem(card) || at.subject == null) throw refused('a replacement of that damage', 'ability replacement');
  checkOwnSide(card, at.subject);
  const kinds = (at.cause ?? []).map((cause) => DAMAGE[cause]);
  const delta = (source, target, zone, engine, kind) =>
    ((!kinds.length || kinds.includes(kind)) && concerns(card, at.subject, source, target) ? added : 0);
  hook(card.hooks, 'auraDamageDelta', delta);
}

function extra(card, ability) {
  const { what, names } = ability;
  if (EFFECTS[what]) {
    if (!isHolomem(card)) throw refused(`the keyword ${what} on a card that is no holomem`, `ability extra ${what}`);
    hook(card.hooks, EFFECTS[what], { name: nameOf(ability), run: triggered(card, ability) });
    return;
  }
  const facts = {
    'any-number': { unlimitedInDeck: true },
    'life-2': { extraLifeLossOnDown: 2 },
    also: { nameAliases: names ?? [] },
    'no-bloom': { cannotBloom: true },
  }[what];
  if (!facts || ability.then || ability.condition) throw refused(`the extra ability ${what}`, `ability extra ${what}`);
  Object.assign(card.facts, facts);
}
