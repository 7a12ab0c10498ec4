// A card as it is being described: its facts, and the hooks for the engine's registry, each at its place.

import { compiled, program } from './instructions.mjs';
import { Unsupported } from '../node/wire.mjs';
import { isAttached, STAGE } from './words.mjs';

export const refused = (said, what) => new Unsupported(said, 'node', what);

export const isHolomem = ({ definition }) => definition.kind === 'holomem';
export const isTool = ({ definition }) => definition.kind === 'support' && isAttached(definition.facts.subtype);
export const nameOf = ({ name, text }) => name || text || '';

/** Put a hook at its place; the engine has room for one of each. */
export function hook(holder, name, value) {
  if (holder[name]) throw refused(`several abilities of one card at ${name}`, 'ability automatic');
  holder[name] = value;
}

export function within(card, name) {
  card.hooks[name] ??= {};
  return card.hooks[name];
}

/** A program that says that an ability is played: at once, or when the engine was told that its cost is to be paid. */
export function triggered(card, ability) {
  if (ability.condition) throw refused("a condition: each card's own code has its own", `is ${ability.condition.is}`);
  const { cost = [], then } = ability;
  const run = cost.length ? compiled(card.table, [{ do: 'may', first: cost, then }]) : program(card.table, then);
  if (!run) throw refused("a cost in words that are none of the engine's", 'ability automatic');
  return function* play(ctx) {
    const { log } = card.table;
    const fields = { card: card.table.name(ctx.sourceCard), ability: nameOf(ability) };
    const running = run(ctx);
    let isPlayed = false;
    const begins = (agreed) => {
      if (agreed && !isPlayed) log.tell('played', { ...fields, player: 'AB'[ctx.playerIdx] });
      isPlayed ||= agreed;
    };
    begins(!cost.length);
    for (let step = running.next(); !step.done;) {
      const answer = yield step.value;
      begins(answer === true);
      step = running.next(answer);
    }
    if (isPlayed) log.tell('resolved', fields);
  };
}

/** Whether a text speaks of all holomem of a side's stage, whoever they are. */
export function isAnyOf(wanted, subject) {
  return subject?.of === 'cards' && (subject.side ?? 'you') === wanted && !subject.on && !Object.keys(subject.where ?? {}).length
    && STAGE.every((zone) => (subject.zone ?? []).includes(zone));
}
