// Ener is paid at once in the engine; here it is chosen card by card, coloured payments first.

/** Which cards of the ener zone pay: each option is a card with which the engine still takes the whole. */
export function payment(asking, { cards, integers, requirements }) {
  const colors = requirements.filter(({ mask }) => mask).flatMap((each) => Array(each.count).fill(each.mask));
  const colorless = requirements.filter(({ mask }) => !mask).reduce((sum, { count }) => sum + count, 0);
  const due = [...colors, ...Array(colorless).fill(0)];
  return next(asking, { cards, integers, due }, []);
}

function next(asking, paying, paid) {
  const { cards, due } = paying;
  if (paid.length === due.length) {
    asking.input('PAY_ENER', paid);
    return null;
  }
  const options = cards.flatMap((card, at) =>
    (isPayable(paying, [...paid, at]) ? [{ kind: 'card', fields: { card: asking.name(card) }, at }] : []));
  const plan = ([{ at }]) => next(asking, paying, [...paid, at]);
  return { player: asking.table.letter(asking.player), kind: 'choose', options, about: 'ener', plan };
}

/** Whether what is still due can be paid besides, by what the engine says that each card pays for. */
function isPayable({ integers, due }, paid) {
  const [last] = paid.slice(-1);
  if (new Set(paid).size < paid.length || !pays(integers[last], due[paid.length - 1])) return false;
  return covered(integers, due.slice(paid.length), new Set(paid));
}

const pays = (integer, mask) => !mask || (integer & mask) !== 0;

function covered(integers, [mask, ...due], taken) {
  if (mask === undefined) return true;
  return integers.some((integer, at) =>
    !taken.has(at) && pays(integer, mask) && covered(integers, due, new Set([...taken, at])));
}
