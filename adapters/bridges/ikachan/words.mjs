// The words that both sides have for the same thing.

import { Unsupported } from '../node/wire.mjs';

export const PLAYERS = ['A', 'B'];

const COLORS = {
  white: '白', green: '緑', red: '赤', blue: '青', purple: '紫', yellow: '黄', colorless: '無色',
};
const SUBTYPES = {
  item: 'アイテム', event: 'イベント', staff: 'スタッフ', tool: 'ツール', mascot: 'マスコット', fan: 'ファン',
};
const ATTACHED = ['tool', 'mascot', 'fan'];

/** Our zones, by what the engine calls the list; `oshi` and the stage are no lists. */
export const LISTS = {
  hand: 'hand', deck: 'deck', 'cheer deck': 'cheerDeck', archive: 'archive', 'holo power': 'holoPower', life: 'life',
};
export const STAGE = ['center', 'collab', 'back'];
export const ZONES = ['oshi', ...STAGE, ...Object.keys(LISTS)];

const STEPS = { reset: 'reset', hand: 'draw', cheer: 'cheer', main: 'main', performance: 'performance', end: 'end' };

export const color = (word) => translated(COLORS, word, 'color');
export const subtype = (word) => translated(SUBTYPES, word, 'subtype');
export const isAttached = (word) => ATTACHED.includes(word);
export const colorsOf = (theirs) =>
  Object.keys(COLORS).filter((word) => word !== 'colorless' && theirs.includes(COLORS[word]));
export const stepOf = (theirs) => Object.keys(STEPS).find((word) => STEPS[word] === theirs) ?? 'setup';
export const isStep = (word) => Object.hasOwn(STEPS, word);

function translated(words, word, what) {
  if (!Object.hasOwn(words, word)) throw new Unsupported(`the ${what} ${JSON.stringify(word)}`, 'card', what);
  return words[word];
}
