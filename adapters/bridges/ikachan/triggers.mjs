// Abilities that trigger: each a hook that the engine has for its moment. At another moment it would hear nothing.

import { hook, isAnyOf, isHolomem, isTool, nameOf, refused, triggered, within } from './hooks.mjs';
import { cardFilter, holomemFilter, isStage } from './references.mjs';
import { STAGE, ZONES } from './words.mjs';

export function automatic(card, ability) {
  const { at } = ability;
  const how = at.at === 'step' ? step : at.at === 'when' ? WHEN[at.event] : null;
  if (!how) throw refused(`a trigger at ${at.event ?? at.at}`, `at ${at.at}`);
  how(card, ability);
}

const isSaid = (value) => value != null && value !== false && value.length !== 0;

/** Refuse a pattern that says more than this: the hook would hear too much. */
function checkSaid(at, ...known) {
  const more = Object.keys(at).find((name) => !['at', 'event', ...known].includes(name) && isSaid(at[name]));
  if (more) throw refused(`a trigger at that ${at.event}`, 'at when');
}

// --- about its own holomem: the one whose text it is, or that holds the card ---

function isOwn(card, reference) {
  return isTool(card) ? reference?.of === 'host' : isHolomem(card) && reference?.of === 'this';
}

/** By event: the hook of a holomem's own text, and that of a card which is attached to it. */
const OWN = {
  bloom: [(card, { run, name }) => hook(card.hooks, 'bloomEffect', { name, run }), asTrigger('onBloom')],
  'use-art': [asTrigger('onArtsUse'), asTrigger('onArtsUse')],
  'baton-pass': [asTrigger('onBatonMove'), null],
  damage: [atOnce('onDamageReceivedForced', 'damage'), atOnce('onDamageReceivedForced', 'damage')],
  heal: [atOnce('onHealed'), atOnce('onHealed')],
};

function asTrigger(name) {
  return (card, { run }) => hook(within(card, 'triggers'), name, run);
}

/** A hook at which the engine asks nobody. `deaf`: what it does not hear of in its player's own turn. */
function atOnce(name, deaf) {
  return (card, { run }) => {
    const done = (engine, ownerIdx, sourceHolomem, sourceCard) => {
      const ctx = engine._effectContext(ownerIdx, { sourceCard, sourceHolomem });
      if (!run(ctx).next().done) card.table.log.refuse('a choice at a moment at which the engine asks nobody', 'of choose');
    };
    if (deaf) card.hooks.unheard = [...(card.hooks.unheard ?? []), deaf];
    if (isTool(card)) hook(within(card, 'attached'), name, (holomem, engine, self, ownerIdx) => done(engine, ownerIdx, holomem, self));
    else hook(card.hooks, name, (holomem, engine, ownerIdx) => done(engine, ownerIdx, holomem, holomem.stack[0]));
  };
}

function own(card, ability) {
  const { at } = ability;
  checkSaid(at, 'subject');
  const [ofHolomem, ofAttached] = OWN[at.event];
  const how = isTool(card) ? ofAttached : ofHolomem;
  if (!how || !isOwn(card, at.subject)) throw refused(`a trigger at that ${at.event}`, 'at when');
  how(card, { run: triggered(card, ability), name: nameOf(ability) });
}

// --- about others as well ---

function collab(card, ability) {
  const { at } = ability;
  checkSaid(at, 'subject');
  const run = triggered(card, ability);
  const effect = { name: nameOf(ability), run };
  if (isOwn(card, at.subject)) {
    if (isTool(card)) hook(within(card, 'triggers'), 'onCollab', run);
    else hook(card.hooks, 'collabEffect', effect);
    return;
  }
  const { side = 'you' } = at.subject ?? {};
  if (!isHolomem(card) || !isAnyOf(side, at.subject)) throw refused('a trigger at that collab', 'at when');
  if (side === 'opponent') throw refused("a trigger at the opponent's collab", 'at when');
  hook(card.hooks, 'collabEffect', effect);
  hook(within(card, 'triggers'), 'onCollab', run);
  if (side === 'both') card.hooks.unheard = [...(card.hooks.unheard ?? []), 'collab'];
}

function down(card, ability) {
  const { at } = ability;
  checkSaid(at, 'subject', 'source');
  const { subject, source } = at;
  if (!isHolomem(card) && !isTool(card)) throw refused('an ability at a down of a card that is on no stage', 'at when');
  const run = triggered(card, ability);
  const triggers = within(card, 'triggers');
  if (source) {
    if (!isOwn(card, source) || !isAnyOf('opponent', subject)) throw refused('an ability at that down', 'at when');
    hook(triggers, 'onOpponentDown', run);
  } else if (isOwn(card, subject)) hook(triggers, 'onDown', run);
  else if (isHolomem(card)) anyDown(card, subject, run);
  else throw refused('an ability at that down', 'at when');
}

function anyDown(card, subject, run) {
  const { zone = [], side = 'you', where = {}, on } = subject ?? {};
  if (subject?.of !== 'cards' || on || !isStage(zone)) throw refused('an ability at that down', 'at when');
  const filter = holomemFilter(card.table, where);
  const fits = (ctx, holomem, at) =>
    zone.includes(at) && filter(ctx)({ holomem, top: holomem.stack[0], pos: { zone: at } });
  const triggers = within(card, 'triggers');
  if (side !== 'opponent') {
    hook(triggers, 'onDown', function* ownDown(ctx) {
      if (fits(ctx, ctx.sourceHolomem, ctx.engine._zoneOf(ctx.sourceHolomem))) yield* run(ctx);
    });
  }
  hook(triggers, 'onAnyDown', function* any(ctx) {
    const { holomem, ownerIdx, zone: at } = ctx.downedInfo;
    const whose = ownerIdx === ctx.playerIdx ? 'you' : 'opponent';
    if ((side === 'both' || side === whose) && fits(ctx, holomem, at)) yield* run(ctx);
  });
}

/** What comes to the player's own stage from elsewhere. */
function enter(card, ability) {
  const { at } = ability;
  checkSaid(at, 'subject', 'frm', 'to');
  const { subject, frm = [], to = [] } = at;
  const isArrival = STAGE.every((zone) => to.includes(zone)) && ZONES.every((zone) => STAGE.includes(zone) || frm.includes(zone));
  const { side = 'you', where = {}, on, zone = [] } = subject ?? {};
  if (!isHolomem(card) || !isArrival || subject?.of !== 'cards' || on || zone.length || side === 'opponent') {
    throw refused('a trigger at that move', 'at when');
  }
  const filter = holomemFilter(card.table, where);
  const run = triggered(card, ability);
  hook(within(card, 'triggers'), 'onEnter', function* entered(ctx) {
    const { holomem } = ctx.enteredInfo;
    if (filter(ctx)({ holomem, top: holomem.stack[0], pos: { zone: 'back' } })) yield* run(ctx);
  });
  if (side === 'both') card.hooks.unheard = [...(card.hooks.unheard ?? []), 'place'];
}

/** What is attached to the holomem whose text it is. */
function attach(card, ability) {
  const { at } = ability;
  checkSaid(at, 'subject');
  const { subject } = at;
  if (!isHolomem(card) || subject?.of !== 'cards' || subject.on?.of !== 'this') throw refused('a trigger at that attach', 'at when');
  const fits = cardFilter(card.table, subject.where);
  const run = triggered(card, ability);
  hook(within(card, 'triggers'), 'onAttached', function* attached(ctx) {
    if (fits(ctx.sourceCard, ctx)) yield* run(Object.assign(ctx, { sourceCard: ctx.sourceHolomem.stack[0] }));
  });
}

function useSkill(card, ability) {
  const { at } = ability;
  checkSaid(at, 'by');
  if (!isHolomem(card) || at.by !== 'you') throw refused('a trigger at that oshi skill', 'at when');
  const run = triggered(card, ability);
  hook(within(card, 'triggers'), 'onOshiSkillUsed', function* used(ctx) {
    yield* run(Object.assign(ctx, { sourceCard: ctx.sourceHolomem.stack[0] }));
  });
}

const WHEN = {
  ...Object.fromEntries(Object.keys(OWN).map((event) => [event, own])),
  collab, down, attach, move: enter, 'use-skill': useSkill,
};

// --- at a step ---

/** By step and edge: the hook of both players' cards, which are to say whose step it is. */
const STEPS = { 'performance begins': 'onPerformanceStepStart', 'end begins': 'onEndStepStart' };

function step(card, ability) {
  const { name, edge = 'begins', side = 'both' } = ability.at;
  const run = triggered(card, ability);
  const known = STEPS[`${name} ${edge}`];
  if (known && isHolomem(card)) {
    hook(within(card, 'triggers'), known, function* mine(ctx) {
      if (side === 'both' || (ctx.state.turnPlayer === ctx.playerIdx) === (side === 'you')) yield* run(ctx);
    });
  } else if (isHolomem(card) && name === 'performance' && edge === 'ends' && side === 'opponent') {
    hook(within(card, 'triggers'), 'onOpponentPerformanceEnd', run);
  } else if (card.definition.kind === 'oshi holomem' && name === 'turn' && edge === 'ends' && side === 'you') {
    hook(within(card, 'oshiStageSkill'), 'onTurnEnd', run);
  } else throw refused(`a trigger when the ${name} ${edge}`, 'at step');
}
