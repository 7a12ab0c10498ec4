// The moments of the engine at which an ability can wait: its hooks, and whether the right thing happened there.

import { refused } from './known.mjs';
import { STAGE } from './words.mjs';

/** The hook of a trigger, and whether it hears a moment there; `unheard` is the event that it does not always hear. */
export function trigger(at) {
  if (at.at === 'step') return step(at);
  const found = EVENTS[at.event]?.(at);
  if (!found) throw refused(`a trigger at ${at.event}`, 'at when');
  return found;
}

const isAnyone = (subject, ...sides) =>
  subject?.of === 'cards' && sides.includes(subject.side ?? 'you') && !Object.keys(subject.where ?? {}).length
  && Object.keys(STAGE).every((zone) => (subject.zone ?? []).includes(zone));
const isOwn = ({ triggerEvent }) => !triggerEvent;
const isThis = (subject) => subject?.of === 'this';

/** The engine tells a collab to the holomem of its player alone; of an effect's damage and downs it tells nobody. */
const EVENTS = {
  collab: ({ subject, source }) => {
    if (source) return null;
    if (isThis(subject)) return { name: 'ON_COLLAB', hears: isOwn };
    if (!isAnyone(subject, 'you', 'both')) return null;
    return { name: 'ON_COLLAB', hears: () => true, ...(subject.side === 'both' && { unheard: 'collab' }) };
  },
  damage: ({ subject, source }) => {
    if (!isThis(subject) || (source && !isAnyone(source, 'opponent'))) return null;
    return { name: 'ON_DAMAGE_TAKEN', hears: ({ context }) => context.amount > 0, unheard: 'damage' };
  },
  down: ({ subject, source }) => {
    if (isThis(subject) && !source) return { name: 'ON_KNOCKDOWN', hears: isOwn, unheard: 'down' };
    if (!isAnyone(subject, 'opponent', 'both') || !isThis(source)) return null;
    const hears = ({ triggerEvent }) => triggerEvent === 'attacker_knocked_opp';
    return { name: 'ON_KNOCKDOWN', hears, unheard: 'down' };
  },
};

function step({ name, edge = 'begins', side = 'you' }) {
  if (name !== 'performance') throw refused(`a trigger at the ${name} step`, 'at step');
  const hears = ({ context }) => context.isOpp === (side === 'opponent');
  return { name: edge === 'begins' ? 'ON_PHASE_START' : 'ON_PHASE_END', hears };
}

/** Refuse an event that the engine does not tell to a card that waits for it. */
export function refuseUnheard(table, cards, event) {
  if (cards.some((card) => table.card(card).unheard === event)) {
    throw refused(`a trigger at ${event}, of which the engine tells this card nothing`, 'at when');
  }
}
