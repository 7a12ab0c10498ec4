// The words that both sides have for the same thing.

import { Unsupported } from '../node/wire.mjs';

export const PLAYERS = ['A', 'B'];

const COLORS = {
  white: '白', green: '綠', red: '紅', blue: '藍', purple: '紫', yellow: '黃',
};
const SUBTYPES = {
  item: '支援・物品', event: '支援・活動', staff: '支援・工作人員',
  tool: '支援・道具', mascot: '支援・吉祥物', fan: '支援・粉絲',
};
const ATTACHED = ['tool', 'mascot', 'fan'];
const COLORLESS = '無';

/** Our zones, by what the engine calls the list; `oshi` and the stage are no lists. */
export const LISTS = {
  hand: 'hand', deck: 'deck', 'cheer deck': 'cheerDeck', archive: 'archive', 'holo power': 'holoPower', life: 'life',
};
/** The positions of the stage, by what the engine calls them. */
export const STAGE = { center: 'center', collab: 'collab', back: 'backstage' };
export const ZONES = ['oshi', ...Object.keys(STAGE), ...Object.keys(LISTS)];

/** Our steps, by what the engine calls its phases. */
export const PHASES = {
  reset: 'reset', hand: 'draw', cheer: 'cheer', main: 'main', performance: 'performance', end: 'end',
};

export const subtype = (word) => translated(SUBTYPES, word, 'subtype');
export const isAttached = (word) => ATTACHED.includes(word);
export const isStep = (word) => Object.hasOwn(PHASES, word);
export const stepOf = (phase) => Object.keys(PHASES).find((step) => PHASES[step] === phase) ?? 'setup';

/** Colors as the engine prints them on a card. */
export const printedColor = (words) => words.map((word) => translated(COLORS, word, 'color')).join(' / ') || COLORLESS;
export const colorsOf = (printed) => Object.keys(COLORS).filter((word) => printed.split(' / ').includes(COLORS[word]));

/** The icons that a cost is printed with. */
export const icons = (words) => words.map((word) => `icons/arts_${icon(word)}.png`);
export const bonusIcon = (amount, word) => `icons/tokkou_${amount}_${icon(word)}.png`;

function icon(word) {
  if (word === 'colorless') return 'null';
  translated(COLORS, word, 'color');
  return word;
}

function translated(words, word, what) {
  if (!Object.hasOwn(words, word)) throw new Unsupported(`the ${what} ${JSON.stringify(word)}`, 'card', what);
  return words[word];
}
