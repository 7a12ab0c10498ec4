// The words that both sides have for the same thing.

import { Unsupported } from '../node/wire.mjs';

export const PLAYERS = ['A', 'B'];
export const SIGNI_ZONES = ['left', 'center', 'right'];

/** Our zones, by what the engine calls the player's zone; the SIGNI zones are three of one name. */
export const LISTS = {
  hand: 'handZone', deck: 'mainDeck', life: 'lifeClothZone', ener: 'enerZone', trash: 'trashZone',
  'lrig deck': 'lrigDeck', 'lrig trash': 'lrigTrashZone', check: 'checkZone', removed: 'excludedZone',
};

/** What begins a step of the engine, and its own words for where it stands. */
export const STEPS = {
  up: 'upPhase', draw: 'drawPhase', ener: 'enerPhase', grow: 'growPhase', main: 'mainPhase', 'pre-attack': 'attackPhase',
  defense: 'artsStep', 'signi-attack': 'signiAttackStep', 'lrig-attack': 'lrigAttackStep', end: 'endPhase',
};
const STATUSES = {
  upPhase: 'up', drawPhase: 'draw', enerPhase: 'ener', growPhase: 'grow', mainPhase: 'main', beforeArtsStep: 'pre-attack',
  artsStep: 'pre-attack', signiAttackStep: 'signi-attack', lrigAttackStep: 'lrig-attack', endPhase: 'end',
};
export const stepOf = (status) => STATUSES[status];

const TIMINGS = { main: 'mainPhase', attack: 'attackPhase', 'cut-in': 'spellCutIn' };
export const timing = (word) => translated(TIMINGS, word, 'timing');

const COSTS = {
  white: 'costWhite', black: 'costBlack', red: 'costRed', blue: 'costBlue', green: 'costGreen', colorless: 'costColorless',
};
export const COLORS = Object.keys(COSTS).filter((word) => word !== 'colorless');

/** Symbols as the engine counts them, each colour by itself. */
export function symbols(words = []) {
  const cost = Object.fromEntries(Object.values(COSTS).map((name) => [name, 0]));
  for (const word of words) cost[translated(COSTS, word, 'cost')] += 1;
  return cost;
}

function translated(words, word, what) {
  if (!Object.hasOwn(words, word)) throw new Unsupported(`the ${what} ${JSON.stringify(word)}`, 'card', what);
  return words[word];
}
