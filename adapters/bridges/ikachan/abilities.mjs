// Card text: from trees to the engine's own definitions of effects. What has no such form is refused.

import { program } from './instructions.mjs';
import { checkKnown } from './known.mjs';
import { checkCondition, checkFilter, holds, holomemFits, isStage } from './references.mjs';
import { Unsupported } from './wire.mjs';
import { color, isAttached, STAGE } from './words.mjs';

/** What a definition's abilities are to the engine: facts printed on the card, and hooks for its registry. */
export function describe(definition, table) {
  const card = { definition, table, facts: {}, arts: [], skills: [], hooks: {}, replaces: false };
  for (const ability of definition.abilities ?? []) {
    checkKnown(ability);
    KINDS[ability.ability](card, ability);
  }
  return {
    hooks: Object.keys(card.hooks).length ? card.hooks : null,
    replaces: card.replaces,
    printed: () => ({ ...card.facts, arts: [...card.arts], oshiSkills: [...card.skills] }),
  };
}

const KINDS = { special, played, activated, automatic, continuous, replacement, extra };
const SPECIAL = { art, 'oshi-skill': skill, 'sp-oshi-skill': skill };

const isHolomem = ({ definition }) => definition.kind === 'holomem';
const isTool = ({ definition }) => definition.kind === 'support' && isAttached(definition.facts.subtype);
const nameOf = ({ name, text }) => name || text || '';

/** Put a hook at its place; the engine has room for one of each. */
function hook(holder, name, value) {
  if (holder[name]) throw new Unsupported(`several abilities of one card at ${name}`);
  holder[name] = value;
}

function within(card, name) {
  card.hooks[name] ??= {};
  return card.hooks[name];
}

/** A program that begins by saying that an ability is played, and is for nothing if its condition does not hold. */
function triggered(card, ability) {
  checkCondition(ability.condition);
  const run = program(ability.then);
  return function* play(ctx) {
    const { log } = card.table;
    const fields = { card: card.table.name(ctx.sourceCard), ability: nameOf(ability) };
    log.tell('played', { ...fields, player: 'AB'[ctx.playerIdx] });
    if (holds(ctx, { it: [] }, ability.condition)) yield* run(ctx);
    log.tell('resolved', fields);
  };
}

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
  if (then.length) hook(within(card, 'arts'), name, { run: program(then) });
}

function skill(card, { what, name, limit, then }, { cost = 0 }) {
  const sp = what === 'sp-oshi-skill';
  const per = limit && (limit.count ?? 1) === 1 ? limit.per ?? 'turn' : '';
  if (per !== (sp ? 'game' : 'turn')) throw new Unsupported('an oshi skill with another limit than its kind has');
  card.skills.push({ name, sp, cost, text: '' });
  hook(card.hooks, sp ? 'spOshiSkill' : 'oshiSkill', { run: program(then) });
}

function played(card, ability) {
  const { then = [], condition, only_on: onlyOn } = ability;
  if (isTool(card)) {
    if (then.length || condition) {
      throw new Unsupported('a text of a tool, mascot or fan that is done when it is played');
    }
    if (onlyOn) attachRule(card, onlyOn);
    return;
  }
  if (onlyOn) throw new Unsupported('a support card that is not attached, with only_on');
  if (condition) throw new Unsupported('a condition for playing a support: the code of each card of the engine decides it');
  hook(card.hooks, 'support', { run: program(then) });
}

function attachRule(card, where) {
  checkFilter(where);
  const { table } = card;
  hook(card.hooks, 'attachRule', { canAttach: (holomem) => holomemFits(table.context(holomem), holomem, where) });
}

function activated(card, ability) {
  if (!isHolomem(card) && !isTool(card)) {
    throw new Unsupported(`an activated ability of a card of the kind ${card.definition.kind}`);
  }
  const { limit } = ability;
  if (limit && ((limit.count ?? 1) !== 1 || (limit.per ?? 'turn') !== 'turn')) {
    throw new Unsupported('an activated ability with another limit than once a turn');
  }
  card.hooks.activatedAbilities ??= [];
  card.hooks.activatedAbilities.push({ name: nameOf(ability), oncePerTurn: Boolean(limit), run: program(ability.then) });
}

// --- what triggers ---

function automatic(card, ability) {
  const { at } = ability;
  if (at.at === 'step') step(card, ability);
  else if (at.at === 'when' && at.event === 'collab') collab(card, ability);
  else if (at.at === 'when' && at.event === 'down') whenDowned(card, ability);
  else if (at.at === 'when' && at.event === 'bloom' && isOwn(card, at)) {
    hook(card.hooks, 'bloomEffect', { name: nameOf(ability), run: triggered(card, ability) });
  } else if (at.at === 'when' && at.event === 'use-art' && isOwn(card, at)) {
    hook(within(card, 'triggers'), 'onArtsUse', triggered(card, ability));
  } else throw new Unsupported(`a trigger at ${at.event ?? at.at}`);
}

function isOwn(card, { subject, source, by, frm, to, cause }) {
  if (source || by || frm?.length || to?.length || cause?.length) return false;
  return isHolomem(card) && subject?.of === 'this';
}

function collab(card, ability) {
  const { subject, ...rest } = ability.at;
  if (!isHolomem(card) || Object.keys(rest).some((name) => !['at', 'event'].includes(name))) {
    throw new Unsupported('a trigger at that collab');
  }
  const run = triggered(card, ability);
  const own = { name: nameOf(ability), run };
  if (subject?.of === 'this') {
    hook(card.hooks, 'collabEffect', own);
    return;
  }
  const { zone = [], side = 'you', where = {}, on } = subject ?? {};
  if (subject?.of !== 'cards' || on || !STAGE.every((each) => zone.includes(each)) || Object.keys(where).length) {
    throw new Unsupported('a trigger at that collab');
  }
  if (side === 'opponent') throw new Unsupported("a trigger at the opponent's collab");
  hook(card.hooks, 'collabEffect', own);
  hook(within(card, 'triggers'), 'onCollab', run);
  if (side === 'both') card.hooks.unheard = ['collab'];
}

function step(card, ability) {
  const { name, edge = 'begins', side = 'both' } = ability.at;
  const run = triggered(card, ability);
  const mine = function* mine(ctx) {
    if (side === 'both' || (ctx.state.turnPlayer === ctx.playerIdx) === (side === 'you')) yield* run(ctx);
  };
  if (isHolomem(card) && name === 'performance' && edge === 'begins') {
    hook(within(card, 'triggers'), 'onPerformanceStepStart', mine);
  } else if (card.definition.kind === 'oshi holomem' && name === 'turn' && edge === 'ends' && side === 'you') {
    hook(within(card, 'oshiStageSkill'), 'onTurnEnd', run);
  } else throw new Unsupported(`a trigger when the ${name} ${edge}`);
}

function whenDowned(card, ability) {
  if (!isHolomem(card)) throw new Unsupported('an ability at a down of a card that is no holomem');
  const { at: kind, event, subject, ...more } = ability.at;
  if (!subject || Object.values(more).some((value) => value && value.length !== 0)) {
    throw new Unsupported('an ability at that down');
  }
  const run = triggered(card, ability);
  const triggers = within(card, 'triggers');
  if (subject.of === 'this') {
    hook(triggers, 'onDown', run);
    return;
  }
  const { zone = [], side = 'you', where = {}, on } = subject;
  if (subject.of !== 'cards' || on || !isStage(zone)) throw new Unsupported('an ability at that down');
  checkFilter(where);
  const fits = (ctx, holomem, at) => zone.includes(at) && holomemFits(ctx, holomem, where);
  if (side !== 'opponent') {
    hook(triggers, 'onDown', function* own(ctx) {
      if (fits(ctx, ctx.sourceHolomem, ctx.engine._zoneOf(ctx.sourceHolomem))) yield* run(ctx);
    });
  }
  hook(triggers, 'onAnyDown', function* any(ctx) {
    const { holomem, ownerIdx, zone: at } = ctx.downedInfo;
    const whose = ownerIdx === ctx.playerIdx ? 'you' : 'opponent';
    if ((side === 'both' || side === whose) && fits(ctx, holomem, at)) yield* run(ctx);
  });
}

// --- what is always in effect ---

const AURAS = { hp: ['auraHpPlus', 'hpPlus'], arts: ['auraArtsPlus', 'artsPlus'] };

function continuous(card, ability) {
  checkCondition(ability.condition);
  const { cards, changes, condition } = ability;
  for (const { make, what, add, set, named } of changes) {
    if (make !== 'number' || !AURAS[what] || set != null || named || typeof add !== 'number') {
      throw new Unsupported(`a continuous effect that changes ${what ?? make} like that`);
    }
    const [aura, onHost] = AURAS[what];
    const sum = (source, target) => (concerns(card, cards, condition, source, target) ? add : 0);
    if (isHolomem(card)) hook(card.hooks, aura, sum);
    else if (isTool(card) && cards.of === 'host' && !condition) hook(within(card, 'attached'), onHost, () => add);
    else throw new Unsupported(`a continuous effect of a card of the kind ${card.definition.kind}`);
  }
  if (isHolomem(card)) checkOwnSide(cards);
}

function checkOwnSide(cards) {
  if (cards.of === 'this') return;
  if (cards.of !== 'cards' || cards.on || !isStage(cards.zone)) {
    throw new Unsupported(`a continuous effect on ${cards.of}`);
  }
  if ((cards.side ?? 'you') !== 'you') throw new Unsupported("a continuous effect on the opponent's holomem");
  checkFilter(cards.where ?? {});
}

/** Whether an effect of one holomem that is on the stage is about another of its player's. */
function concerns(card, cards, condition, source, target) {
  const ctx = card.table.context(source);
  if (!holds(ctx, { it: [] }, condition)) return false;
  if (cards.of === 'this') return source === target;
  return cards.zone.includes(ctx.engine._zoneOf(target)) && holomemFits(ctx, target, cards.where);
}

/** The engine has a hook for each of these keywords. */
const EFFECTS = { 'collab-effect': 'collabEffect', 'bloom-effect': 'bloomEffect' };

const DAMAGE = { art: 'arts', effect: 'special' };

function replacement(card, ability) {
  const { at, instead, optional = false } = ability;
  card.replaces = true;
  const [happen, ...more] = instead;
  const additive = happen?.do === 'happen' && Object.keys(happen).length === 2 && typeof happen.add === 'number';
  const strange = (at.cause ?? []).some((cause) => !Object.hasOwn(DAMAGE, cause));
  if (at.event !== 'take-damage' || at.source || at.by || at.frm || at.to || strange || !additive || more.length) {
    throw new Unsupported(`a replacement of ${at.event}`);
  }
  if (!isHolomem(card) || at.subject == null) throw new Unsupported('a replacement of that damage');
  checkOwnSide(at.subject);
  const kinds = (at.cause ?? []).map((cause) => DAMAGE[cause]);
  const fits = (source, target, kind) =>
    (!kinds.length || kinds.includes(kind)) && concerns(card, at.subject, undefined, source, target);
  if (!optional) {
    const delta = (source, target, zone, engine, kind) => (fits(source, target, kind) ? happen.add : 0);
    hook(card.hooks, 'auraDamageDelta', delta);
    return;
  }
  hook(card.hooks, 'onDamageReceivedReact', {
    title: nameOf(ability),
    canUse: (engine, { reactor, target, kind }) => fits(reactor, target, kind),
    apply: (engine, { dmg }) => Math.max(0, dmg + happen.add),
  });
}

function extra(card, ability) {
  const { what, names } = ability;
  if (EFFECTS[what]) {
    if (!isHolomem(card)) throw new Unsupported(`the keyword ${what} on a card that is no holomem`);
    hook(card.hooks, EFFECTS[what], { name: nameOf(ability), run: triggered(card, ability) });
    return;
  }
  const facts = {
    'any-number': { unlimitedInDeck: true },
    'life-2': { extraLifeLossOnDown: 2 },
    also: { nameAliases: names ?? [] },
    'no-bloom': { cannotBloom: true },
  }[what];
  if (!facts || ability.then || ability.condition) throw new Unsupported(`the extra ability ${what}`);
  Object.assign(card.facts, facts);
}
