// When an ability triggers: the engine's timings, on a card or on its player.

import { refused } from './known.mjs';
import { filter, sides } from './references.mjs';
import { LISTS } from './words.mjs';

const OF_CARD = {
  attack: 'onAttack', banish: 'onBanish', 'be-banished-in-battle': 'onBanish', leave: 'onLeaveField',
  'be-frozen': 'onFreeze', 'go-down': 'onDown', 'change-zone': 'onChangeSigniZone', move: 'onMove',
  'be-in-heaven': 'onHeaven',
};
const OF_PLAYER = {
  attack: 'onAttack', banish: 'onSigniBanished', 'be-banished-in-battle': 'onSigniBanished', leave: 'onSigniLeaveField',
  enter: 'onSummonSigni', 'be-frozen': 'onSigniFreezed', move: 'onCardMove', discard: 'onDiscard',
  'use-spell': 'onUseSpell', 'use-arts': 'onUseArts',
};
const WITHOUT_CARD = { draw: 'onDraw', refresh: 'onRebuild', crush: 'onCrash', heaven: 'onHeaven' };
const STEPS = {
  'main begins': 'onMainPhaseStart', 'grow begins': 'onGrowPhaseStart', 'attack begins': 'onAttackPhaseStart',
  'pre-attack begins': 'onAttackPhaseStart', 'turn ends': 'onTurnEnd2',
};

/** What an ability listens to, by a card: `hear(card, on)` names timings; `fits(moment)` says whether it is meant. */
export function trigger(at) {
  return at.at === 'step' ? step(at) : when(at);
}

function step({ name, edge = 'begins', side = 'both' }) {
  const timing = STEPS[`${name} ${edge}`];
  if (!timing) throw refused(`a trigger when the ${name} ${edge}`, 'at step');
  return { hear: (card, on) => sides(card, side).forEach((player) => on(player, timing)), fits: () => true };
}

function when(at) {
  const { event, subject, by } = at;
  if (by && (subject || !WITHOUT_CARD[event])) throw refused(`a trigger at a ${event} by a player`, 'at when');
  if (event === 'banish-in-battle') return banishing(at);
  if (subject?.of === 'this') return ofCard(at);
  const { of, zone = [], side = by ?? 'you', where = {}, on, place } = subject ?? { of: 'cards' };
  const elsewhere = zone.length > 0 && !(isField(zone) && where.kind?.join() === 'signi');
  if (of !== 'cards' || on || place || where.state?.length || elsewhere) throw refused(`a trigger at that ${event}`, 'at when');
  const plain = WITHOUT_CARD[event];
  const timing = plain ?? OF_PLAYER[event];
  const isDescribed = Object.values(where).some((value) => value && value.length !== 0) || zone.length > 0;
  if (!timing || (plain && isDescribed)) throw refused(`a trigger at a ${event}`, 'at when');
  const [described, moved] = [filter(where), goes(at)];
  const stood = event === 'move' && zone.length ? ({ event: { isSigni } }) => isSigni : () => true;
  return {
    hear: (card, listen) => sides(card, side).forEach((player) => listen(player, timing)),
    fits: (moment) =>
      (plain || described(moment.event.card, moment)) && moved(moment) && stood(moment) && inBattle(at, moment),
  };
}

function ofCard(at) {
  const timing = OF_CARD[at.event];
  if (!timing) throw refused(`a trigger at this card's ${at.event}`, 'at when');
  const moved = goes(at);
  return { hear: (card, listen) => listen(card, timing), fits: (moment) => moved(moment) && inBattle(at, moment) };
}

const isField = (zone) => ['signi zones', 'field'].includes(zone.join());

const inBattle = ({ event }, moment) => event !== 'be-banished-in-battle' || Boolean(moment.event.attackingSigni);

/** Where a card goes, as the engine tells of its moves. */
function goes({ event, to = [] }) {
  if (event !== 'move') {
    if (to.length) throw refused(`a ${event} to a zone`, 'at when');
    return () => true;
  }
  const zones = to.map((zone) => LISTS[zone]);
  if (!zones.length || zones.some((zone) => !zone)) throw refused('a move to such a zone', 'at when');
  return ({ event: { card, newZone } }) => zones.some((zone) => card.player[zone] === newZone);
}

/** This SIGNI banishes another in battle. */
function banishing({ subject, to = [] }) {
  if (subject?.of !== 'this' || to.length) throw refused('a trigger at a banish in battle by others', 'at when');
  return {
    hear: (card, listen) => listen(card.player.opponent, 'onSigniBanished'),
    fits: ({ card, event }) => event.attackingSigni === card,
  };
}
