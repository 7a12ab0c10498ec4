// From a position of the protocol to a game of the engine.

import { Illegal, Unsupported } from '../node/wire.mjs';
import { cardOf } from './cards.mjs';
import { describe } from './abilities.mjs';
import { Table } from './table.mjs';
import { isAttached, isStep, LISTS, PLAYERS, STAGE, ZONES } from './words.mjs';
import { watch } from './events.mjs';

const BEGIN = {
  reset: '_resetStep', hand: '_drawStep', cheer: '_cheerStep', main: '_mainStep', performance: '_performanceStep',
  end: '_endStep',
};

/** The game of a scene: how it lies, what is told of it, and how to let it begin. */
export function set(scene, modules) {
  return scene.scene === 'position' ? setPosition(scene, modules) : setDecks(scene, modules);
}

function setPosition(scene, modules) {
  const { Engine } = modules;
  check(scene);
  const setting = new Setting(scene, modules);
  const decks = PLAYERS.map((letter) => ({ oshi: setting.oshi(letter), deck: [], cheerDeck: [] }));
  const engine = new Engine({
    decks, seed: scene.script?.seed ?? 1, firstPlayer: PLAYERS.indexOf(scene.first_player ?? 'A'),
    registry: setting.registry, stepPauses: false,
  });
  const table = setting.table;
  table.engine = engine;
  engine.table = table;
  layClock(scene, engine.state);
  PLAYERS.forEach((letter, player) => setting.seat(letter, engine.state.players[player]));
  const log = watch(table, scene.script);
  refuseDue(engine, log);
  return { table, log, begin: () => begin(engine, scene.step ?? 'main') };
}

// --- two decks ---

const PARTS = ['oshi', 'deck', 'cheer deck'];

function setDecks(scene, modules) {
  const { Engine, CardLibrary } = modules;
  const setting = new Setting(scene, modules);
  const decks = PLAYERS.map((letter) => setting.deck(letter, new CardLibrary({})));
  const engine = new Engine({
    decks, seed: scene.script?.seed ?? 1, names: PLAYERS, registry: setting.registry, stepPauses: false,
  });
  setting.table.engine = engine;
  engine.table = setting.table;
  const log = watch(setting.table, scene.script);
  return { table: setting.table, log, begin: () => engine.start() };
}

// --- a position ---

const CHECK = ['check-began', 'check-ended'];

/** A position begins where all checks have been made: one in which the engine's own finds something to do is none of its. */
function refuseDue(engine, log) {
  let idle = false;
  engine._checkTiming(() => {
    idle = true;
  });
  const done = log.take().some(({ kind }) => !CHECK.includes(kind));
  if (!idle || done) {
    const said = 'a position in which rule processing is due: the engine does it when the cause arises';
    throw new Unsupported(said, 'position', 'due');
  }
}

function begin(engine, step) {
  engine[BEGIN[step]]();
  engine._autoResolve();
}

function check(scene) {
  if (!isStep(scene.step ?? 'main')) throw new Illegal(`scene: there is no step ${JSON.stringify(scene.step)}`);
  const odd = (scene.turn ?? 5) % 2 === 1;
  const first = (scene.turn_player ?? 'A') === (scene.first_player ?? 'A');
  if (odd !== first) throw new Illegal(`scene: turn ${scene.turn} is not that player's`);
  for (const letter of PLAYERS) checkSeat(letter, scene.seats[letter]);
}

function checkSeat(letter, seat) {
  if (!seat) throw new Illegal(`scene: player ${letter} has no seat`);
  const zone = Object.keys(seat.zones ?? {}).find((each) => !ZONES.includes(each));
  if (zone) throw new Illegal(`scene: there is no zone ${JSON.stringify(zone)}`);
  for (const [name, number] of Object.entries(seat.counters ?? {})) {
    if (!['life damage', 'redraws'].includes(name)) throw new Unsupported(`the counter ${JSON.stringify(name)}`, 'position', name);
    if (!Number.isInteger(number) || number < 0) throw new Illegal(`scene: ${name} ${number}`);
  }
}

function layClock(scene, state) {
  const turn = scene.turn ?? 5;
  state.phase = 'playing';
  state.turn = turn;
  state.turnPlayer = PLAYERS.indexOf(scene.turn_player ?? 'A');
  state.players.forEach((player, at) => {
    player.turnCount = at === state.firstPlayer ? Math.ceil(turn / 2) : Math.floor(turn / 2);
  });
}

class Setting {
  constructor(scene, { EffectRegistry, ...own }) {
    this.scene = scene;
    this.table = new Table(own);
    this.registry = new EffectRegistry();
    this.described = new Map();
    this.replacements = 0;
  }

  /** A card of the scene as one of the engine's. */
  card(placed, where) {
    if ([...this.table.names.values()].includes(placed.id)) {
      throw new Illegal(`scene: two cards are called ${placed.id}`);
    }
    const card = this.print(placed.card, where);
    return this.table.add(card, placed.id, placed.card, this.scene.cards[placed.card]);
  }

  /** A new card of a definition; its abilities are told to the registry once. */
  print(key, where) {
    const definition = this.scene.cards[key];
    if (!definition) throw new Illegal(`scene: ${where}: no card definition ${JSON.stringify(key)}`);
    const number = definition.number || key;
    if (!this.described.has(key)) {
      const described = describe(definition, this.table);
      this.described.set(key, described);
      if (described.hooks) this.tell(number, described.hooks);
    }
    const { replaces, printed } = this.described.get(key);
    this.replacements += replaces ? 1 : 0;
    if (this.replacements > 1) throw new Unsupported('a choice among several replacements', 'node', 'ability replacement');
    return { ...cardOf(definition, number), ...printed() };
  }

  tell(number, hooks) {
    if (this.registry.defs.has(number)) throw new Unsupported('two cards of one number with different text', 'card', 'number');
    this.registry.defs.set(number, hooks);
  }

  /** A deck that the engine's own library builds, and so far as it calls it legal. */
  deck(letter, library) {
    const parts = this.scene.decks[letter] ?? {};
    const counts = {};
    for (const key of PARTS.flatMap((part) => parts[part] ?? [])) {
      if (!library.cards.has(key)) library.cards.set(key, { ...this.print(key, `${letter}'s decks`), key });
      counts[key] = (counts[key] ?? 0) + 1;
    }
    const built = library.buildGameDeck(counts);
    if (built.errors.length) throw new Illegal(`scene: ${letter}: ${built.errors.join('; ')}`);
    this.number(letter, [built.oshi, ...built.deck, ...built.cheerDeck]);
    return built;
  }

  number(letter, cards) {
    const seen = {};
    for (const card of cards) {
      seen[card.key] = (seen[card.key] ?? 0) + 1;
      this.table.add(card, `${letter}:${card.key}#${seen[card.key]}`, card.key, this.scene.cards[card.key]);
    }
  }

  oshi(letter) {
    const laid = this.scene.seats[letter].zones?.oshi ?? [];
    if (laid.length !== 1) throw new Unsupported('a player without one oshi holomem', 'position', 'oshi');
    plain(laid[0], 'the oshi position');
    const card = this.card(laid[0], `${letter}'s oshi`);
    if (card.kind !== 'oshi') throw new Unsupported('an oshi position that holds no oshi holomem', 'position', 'oshi');
    return card;
  }

  seat(letter, player) {
    const { zones = {}, counters = {} } = this.scene.seats[letter];
    for (const [zone, list] of Object.entries(LISTS)) {
      player[list] = (zones[zone] ?? []).map((placed) => this.lying(placed, zone, letter));
    }
    for (const zone of STAGE) this.stage(letter, player, zone, zones[zone] ?? []);
    player.lifeDamage = counters['life damage'] ?? 0;
    player.mulliganCount = counters.redraws ?? 0;
  }

  lying(placed, zone, letter) {
    plain(placed, zone);
    return this.card(placed, `${letter}'s ${zone}`);
  }

  stage(letter, player, zone, laid) {
    const holomem = laid.map((placed) => this.holomem(placed, `${letter}'s ${zone}`));
    if (zone === 'back') player.back = holomem;
    else if (holomem.length > 1) throw new Unsupported(`several holomem in the ${zone} position`, 'position', zone);
    else player[zone] = holomem[0] ?? null;
  }

  holomem(placed, where) {
    const under = (placed.under ?? []).map((each) => this.part(each, where)).reverse();
    const card = this.card(placed, where);
    if (card.kind !== 'holomen') throw new Unsupported('a holomem position that holds no holomem', 'position', 'stage');
    const { damage = 0, arrived = 0, bloomed = 0, ...unknown } = placed.numbers ?? {};
    const [number] = Object.keys(unknown);
    if (number) throw new Unsupported(`the number ${number} of a card`, 'position', number);
    const made = this.table.engine._createHolomem(card, arrived);
    made.stack.push(...under);
    for (const each of placed.attached ?? []) this.attach(made, each, where);
    made.damage = damage;
    made.rested = placed.resting ?? false;
    made.faceDown = placed.face_down ?? false;
    made.bloomedTurn = bloomed || null;
    return made;
  }

  attach(holomem, placed, where) {
    const card = this.part(placed, where);
    const { kind, facts } = this.table.definition(card);
    if (kind === 'cheer') holomem.cheers.push(card);
    else if (kind === 'support' && isAttached(facts.subtype)) holomem.attachments.push(card);
    else throw new Unsupported(`a ${facts?.subtype ?? kind} attached to a holomem`, 'position', facts?.subtype ?? kind);
  }

  part(placed, where) {
    plain(placed, 'a stack');
    return this.card(placed, where);
  }
}

/** Refuse what a card can only be on top of a holomem. */
function plain(placed, where) {
  const numbers = placed.numbers ?? {};
  const flag = ['resting', 'face_down'].find((name) => placed[name]);
  const said = flag ?? Object.keys(numbers).find((name) => numbers[name]);
  const held = ['under', 'attached'].find((name) => placed[name]?.length);
  if (said ?? held) throw new Unsupported(`${said ?? held} of a card in ${where}`, 'position', said ?? held);
}
