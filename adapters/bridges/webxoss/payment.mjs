// Ener is paid at once in the engine; here it is chosen colour by colour, what is colourless last.

/** Which cards of the ener zone pay, by what the engine has said to its clients that each of them pays for. */
export function payment(asking, { cards, integers, requirements }) {
  const colors = requirements.filter(({ mask }) => mask);
  const colorless = requirements.filter(({ mask }) => !mask);
  return next(asking, { cards, integers }, [...colors, ...colorless], []);
}

/** The next choice, or nothing where one is left: then the engine has been paid. */
function next(asking, { cards, integers }, due, paid) {
  const left = [...integers.keys()].filter((at) => !paid.includes(at));
  const ways = subsets(left, due.reduce((sum, { count }) => sum + count, 0)).filter((way) => covers(integers, due, way));
  if (ways.length <= 1) {
    asking.input('PAY_ENER', [...paid, ...ways.flat()]);
    return null;
  }
  const [{ mask, count }, ...rest] = due;
  const goesOn = (those, later) => ways.some((way) =>
    those.every((at) => way.includes(at) && pays(integers[at], mask)) && covers(integers, later, without(way, those)));
  const options = left.filter((at) => goesOn([at], less(due)));
  const most = subsets(options, count).every((those) => goesOn(those, rest)) ? count : 1;
  const then = (picks) => (picks.length === count ? rest : less(due));
  return {
    player: asking.table.letter(asking.player), kind: 'choose', about: 'ener', least: most, most,
    options: options.map((at) => ({ kind: 'card', fields: { card: asking.name(cards[at]) }, at })),
    plan: (picks) => next(asking, { cards, integers }, then(picks), [...paid, ...picks.map(({ at }) => at)]),
  };
}

const pays = (integer, mask) => !mask || (integer & mask) !== 0;
const without = (way, those) => way.filter((at) => !those.includes(at));

/** What is due when one card has been paid. */
const less = ([{ count, ...more }, ...due]) => (count > 1 ? [{ ...more, count: count - 1 }, ...due] : due);

/** Whether these cards pay for what is due, each for one. */
function covers(integers, due, way) {
  if (!due.length) return !way.length;
  return way.some((at) => pays(integers[at], due[0].mask) && covers(integers, less(due), without(way, [at])));
}

function subsets(list, size) {
  if (!size) return [[]];
  return list.flatMap((each, at) => subsets(list.slice(at + 1), size - 1).map((more) => [each, ...more]));
}
