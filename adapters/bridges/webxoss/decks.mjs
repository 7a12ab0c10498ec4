// From two decks of the protocol to a game of the engine, before its set-up.

import { Illegal, Unsupported } from '../node/wire.mjs';
import { Definitions } from './cards.mjs';
import { Log } from './events.mjs';
import { Table } from './table.mjs';
import { PLAYERS } from './words.mjs';

const PARTS = { deck: 'mainDeck', 'lrig deck': 'lrigDeck' };

/** The game of two decks that the engine accepts, what is told of it, and how to let it begin. */
export function deal(scene, engine) {
  if (scene.format) throw new Unsupported('scene.formats', 'capability', 'scene.formats');
  const definitions = new Definitions(scene, engine);
  const decks = PLAYERS.map((letter) => parts(scene.decks[letter] ?? {}, letter, definitions));
  const of = (part) => decks.map((deck) => deck[part]);
  const table = new Table(engine, scene.script, of('mainDeck'), of('lrigDeck'));
  PLAYERS.forEach((letter, at) => name(scene.decks[letter], letter, table.players[at], table));
  const log = table.game.log = new Log(table, scene.script, 'setup');
  return { table, log, begin: () => table.game.start() };
}

/** The numbers of a player's cards, which the engine's own check has accepted. */
function parts(deck, letter, definitions) {
  const unknown = Object.keys(deck).find((part) => !PARTS[part]);
  if (unknown) throw new Illegal(`scene: ${letter} has a deck ${JSON.stringify(unknown)}`);
  checkNames(Object.values(deck).flat(), definitions);
  checkOpening(deck['lrig deck'] ?? [], definitions);
  const numbers = Object.fromEntries(Object.entries(PARTS).map(([part, theirs]) =>
    [theirs, (deck[part] ?? []).map((key) => definitions.number(key, `${letter}'s ${part}`))]));
  if (!definitions.engine.Game.checkDeck(numbers, false)) throw new Illegal(`the engine does not accept ${letter}'s decks`);
  return numbers;
}

/** To the engine, cards are alike by their number and not by their name. */
function checkNames(keys, { cards }) {
  const names = [...new Set(keys)].map((key) => cards[key]?.name);
  if (new Set(names).size < names.length) throw new Unsupported('cards of one name that differ', 'card', 'name');
}

/** A game that begins with three LRIGs is none of the engine's: it has no room for two of them. */
function checkOpening(keys, { cards }) {
  const opening = keys.filter((key) => cards[key]?.kind === 'lrig' && !cards[key].facts.level);
  if (opening.length > 2) throw new Unsupported('three LRIGs of level 0 in a LRIG deck', 'position', 'left assist');
}

/** Name the cards, each copy by its own number. */
function name(deck, letter, player, table) {
  const copies = new Map();
  for (const [part, theirs] of Object.entries(PARTS)) {
    player[theirs].cards.forEach((card, at) => {
      const key = deck[part][at];
      copies.set(key, (copies.get(key) ?? 0) + 1);
      table.add(card, `${letter}:${key}#${copies.get(key)}`, key);
    });
  }
}
