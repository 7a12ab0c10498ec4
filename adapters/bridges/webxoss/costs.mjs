// Costs: symbols, what the engine counts by itself, and what is done with cards.

import { choice, program } from './instructions.mjs';
import { refused } from './known.mjs';
import { symbols } from './words.mjs';

/** A cost as the engine's rows hold it. */
export function costOf(engine, parts = []) {
  const paid = parts.filter((part) => part.do === 'pay').flatMap((part) => part.symbols);
  const rest = parts.filter((part) => part.do === 'rest' && part.cards.of === 'this');
  const those = (what) => parts.filter((part) => part.what === what);
  const counted = (what) => those(what).reduce((sum, part) => sum + fixed(part.amount), 0);
  const [exceed, coins] = [counted('exceed'), counted('coins')];
  const done = parts.filter((part) => ![...rest, ...those('exceed'), ...those('coins')].includes(part) && part.do !== 'pay');
  return {
    ...(paid.length && symbols(paid)),
    ...(rest.length && { costDown: true }),
    ...(exceed && { costExceed: exceed }),
    ...(coins && { costCoin: coins }),
    ...(done.length && doing(engine, done)),
  };
}

function fixed(said) {
  if (typeof said !== 'number') throw refused('a cost that is counted', 'n count');
  return said;
}

/** What is done with cards to pay: possible where there are enough of them. */
function doing(engine, parts) {
  const can = parts.map(possible);
  const run = program(engine, parts);
  return {
    costCondition() { return can.every((each) => each({ card: this, player: this.player, it: [] })); },
    costAsyn() { return run({ card: this, player: this.player, it: [] }); },
  };
}

function possible({ do: done, what, cards: reference, to }) {
  const puts = done === 'move' && to === 'trash';
  const node = done === 'act' ? `do act ${what}` : `do ${done}`;
  if (!puts && !['discard', 'banish'].includes(what)) throw refused(`a cost of ${what ?? done}`, node);
  if (reference.of === 'this') return ({ card }) => !puts || card.canTrashAsCost();
  if (reference.of !== 'choose') throw refused(`a cost of ${reference.of}`, `of ${reference.of}`);
  const { candidates, most } = choice(reference);
  const may = (card) => !puts || card.canTrashAsCost();
  return (moment) => candidates(moment).filter(may).length >= most(moment);
}
