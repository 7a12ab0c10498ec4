// From a position of the protocol to a state of the engine.

import { Illegal, Unsupported } from '../node/wire.mjs';
import { describe } from './abilities.mjs';
import { Table } from './table.mjs';
import { isAttached, isStep, LISTS, PHASES, PLAYERS, STAGE, ZONES } from './words.mjs';

/** The game of a scene, and how it begins if the engine asks nobody at its beginning. */
export function set(scene, engine) {
  return scene.scene === 'position' ? setPosition(scene, engine) : setDecks(scene, engine);
}

// --- two decks ---

const PARTS = ['oshi', 'deck', 'cheer deck'];

/** Two decks that the engine takes. The set-up of its game is its screen's, which decides who is asked what. */
function setDecks(scene, engine) {
  const table = new Table(engine, scene.script);
  const setting = new Setting(scene, table);
  table.state = engine.initGameState(...PLAYERS.map((letter) => setting.deck(letter)));
  const begin = () => {
    throw new Unsupported('the set-up, which the screen of the engine leads', 'adapter', 'set-up');
  };
  return { table, begin };
}

// --- a position ---

function setPosition(scene, engine) {
  check(scene);
  const table = new Table(engine, scene.script);
  table.state = clock(scene, engine);
  const setting = new Setting(scene, table);
  PLAYERS.forEach((letter, player) => setting.seat(letter, table.state.players[player]));
  PLAYERS.forEach((letter, player) => refuseDue(letter, table, player));
  return { table, begin: beginning(scene.step ?? 'main', table) };
}

/** What begins a step at whose beginning the engine asks nobody: the engine's own way into it. */
function beginning(step, table) {
  const enter = (phase, type) => () => {
    table.state.phase = phase;
    table.act({ type });
  };
  switch (step) {
    case 'cheer':
      return table.zones(table.turnPlayer).cheerDeck.length ? null : enter('cheer', 'ADVANCE_PHASE');
    case 'performance':
      return enter('main', 'END_MAIN_PHASE');
    case 'end':
      refusePerformance(table);
      return enter('performance', 'END_PERFORMANCE');
    case 'main':
      return null;
    default:
      return enter(PHASES[step], 'ADVANCE_PHASE');
  }
}

/** The engine ends the performance step and begins the end step in one go. */
function refusePerformance(table) {
  if ([...table.cards.values()].some(({ hooks }) => hooks.includes('ON_PHASE_END'))) {
    throw new Unsupported('an end step beside an ability of the end of the performance step', 'position', 'end');
  }
}

function check(scene) {
  const { step = 'main', turn = 5 } = scene;
  if (!isStep(step)) throw new Illegal(`scene: there is no step ${JSON.stringify(step)}`);
  if (step === 'performance' && turn === 1) {
    throw new Unsupported('a performance step in the first turn', 'position', step);
  }
  const isOfFirst = (scene.turn_player ?? 'A') === (scene.first_player ?? 'A');
  if ((turn % 2 === 1) !== isOfFirst) throw new Illegal(`scene: turn ${turn} is not that player's`);
  for (const letter of PLAYERS) checkSeat(letter, scene.seats[letter]);
}

function checkSeat(letter, seat) {
  if (!seat) throw new Illegal(`scene: player ${letter} has no seat`);
  const zone = Object.keys(seat.zones ?? {}).find((each) => !ZONES.includes(each));
  if (zone) throw new Illegal(`scene: there is no zone ${JSON.stringify(zone)}`);
  const counter = Object.keys(seat.counters ?? {}).find((name) => seat.counters[name]);
  if (counter) throw new Unsupported(`the counter ${JSON.stringify(counter)}`, 'position', counter);
}

/** The state at the beginning of a turn. The engine itself ends the turn before: its state differs from then on. */
function clock(scene, engine) {
  const { turn = 5, turn_player: letter = 'A', first_player: first = 'A', step = 'main' } = scene;
  const [turnPlayer, firstPlayer] = [letter, first].map((each) => PLAYERS.indexOf(each));
  const before = { ...engine.createGameState(), firstPlayer, mulliganDone: [true, true], setupDone: [true, true] };
  const state = turn > 1 ? ended({ ...before, activePlayer: 1 - turnPlayer }, engine) : before;
  return {
    ...state,
    activePlayer: turnPlayer,
    phase: PHASES[step],
    turnNumber: turn - 1,
    firstTurn: PLAYERS.map((_, player) => turn <= (player === firstPlayer ? 1 : 2)),
  };
}

function ended(state, engine) {
  const member = engine.createCardInstance('');
  state.players.forEach(({ zones }) => {
    zones.center = member;
  });
  const { state: after } = engine.processAction({ ...state, phase: PHASES.performance }, { type: 'END_PERFORMANCE' });
  after.players.forEach(({ zones }) => {
    zones.center = null;
  });
  return after;
}

/** Refuse a position that does not last: the engine downs holomem and ends the game when the cause arises. */
function refuseDue(letter, table, player) {
  const due = table.members(player).some((member) => table.engine.isKnockedDown(member))
    ? 'a holomem without remaining HP'
    : ['life', 'stage'].find((what) => !(what === 'life' ? table.zones(player).life : table.members(player)).length);
  if (due) throw new Unsupported(`${letter}: ${due}: such a position does not last in the engine`, 'position', 'due');
}

class Setting {
  constructor(scene, table) {
    this.scene = scene;
    this.table = table;
    const { turn = 5, turn_player: turnPlayer = 'A' } = scene;
    this.copies = { A: {}, B: {} };
    this.lastTurn = Object.fromEntries(PLAYERS.map((letter) => [letter, letter === turnPlayer ? turn : turn - 1]));
  }

  /** A deck that the engine calls legal. It counts the cards of a number by their id in its database. */
  deck(letter) {
    const parts = this.scene.decks[letter] ?? {};
    const [oshi, deck, cheers] = PARTS.map((part) => (parts[part] ?? []).map((key) => this.copy(letter, key)));
    if (oshi.length > 1) throw new Unsupported('two oshi holomem', 'adapter', 'oshi');
    const list = (ids) => ids.map((cardId) => ({ cardId, count: 1 }));
    const config = (id) => ({ oshi: oshi[0], mainDeck: list(deck.map(id)), cheerDeck: list(cheers.map(id)) });
    const { valid, errors } = this.table.engine.validateDeck(config((id) => this.numbered(letter, id)));
    if (!valid) throw new Illegal(`scene: ${letter}: ${errors.join('; ')}`);
    return config((id) => id);
  }

  copy(letter, key) {
    this.copies[letter][key] = (this.copies[letter][key] ?? 0) + 1;
    return this.print({ id: `${letter}:${key}#${this.copies[letter][key]}`, card: key }, `${letter}'s decks`);
  }

  /** The first card of a player that has the number of this one. */
  numbered(letter, id) {
    const number = ({ key, definition }) => definition.number || key;
    const mine = [...this.table.cards].filter(([, { name }]) => name.startsWith(`${letter}:`));
    const wanted = number(this.table.cards.get(id));
    return mine.find(([, card]) => number(card) === wanted)[0];
  }

  /** The id in the engine's database of a card of the scene. */
  print(placed, where) {
    const definition = this.scene.cards[placed.card];
    if (!definition) throw new Illegal(`scene: ${where}: no card definition ${JSON.stringify(placed.card)}`);
    return this.table.add(placed.id, placed.card, definition, describe(definition));
  }

  card(placed, where) {
    return this.table.engine.createCardInstance(this.print(placed, where));
  }

  plainCard(placed, where) {
    refuseStanding(placed, where);
    return this.card(placed, where);
  }

  seat(letter, player) {
    const { zones = {} } = this.scene.seats[letter];
    player.oshi = this.oshi(letter, zones.oshi ?? []);
    for (const [zone, list] of Object.entries(LISTS)) {
      player.zones[list] = (zones[zone] ?? []).map((placed) => this.plainCard(placed, `${letter}'s ${zone}`));
    }
    for (const [zone, place] of Object.entries(STAGE)) this.stage(letter, player, zone, place, zones[zone] ?? []);
  }

  oshi(letter, laid) {
    const [placed, ...more] = laid;
    const isOshi = placed && this.scene.cards[placed.card]?.kind === 'oshi holomem';
    if (more.length || !isOshi) throw new Unsupported('a player without one oshi holomem', 'position', 'oshi');
    refuseStanding(placed, 'the oshi position');
    return { cardId: this.print(placed, `${letter}'s oshi`), usedSp: false };
  }

  stage(letter, player, zone, place, laid) {
    const members = laid.map((placed) => this.holomem(letter, placed, `${letter}'s ${zone}`));
    if (zone === 'back') player.zones[place] = members;
    else if (members.length > 1) throw new Unsupported(`several holomem in the ${zone} position`, 'position', zone);
    else player.zones[place] = members[0] ?? null;
  }

  holomem(letter, placed, where) {
    const { damage = 0, arrived = 0, bloomed = 0, ...unknown } = placed.numbers ?? {};
    const [number] = Object.keys(unknown);
    if (number) throw new Unsupported(`the number ${number} of a card`, 'position', number);
    if (placed.face_down) throw new Unsupported('a holomem that lies face down', 'position', 'face_down');
    const member = this.card(placed, where);
    const { type, hp } = this.table.row(member);
    if (type !== '成員') throw new Unsupported('a position of the stage that holds no holomem', 'position', 'stage');
    if (!hp) throw new Unsupported('a holomem without HP, which the engine never downs', 'card', 'hp');
    for (const each of placed.attached ?? []) this.attach(member, each, where);
    return Object.assign(member, {
      damage,
      state: placed.resting ? 'rest' : 'active',
      placedThisTurn: arrived >= this.lastTurn[letter],
      bloomedThisTurn: bloomed >= this.lastTurn[letter],
      bloomStack: (placed.under ?? []).map((each) => {
        const { cardId, instanceId } = this.plainCard(each, where);
        return { cardId, instanceId };
      }),
    });
  }

  attach(member, placed, where) {
    const card = this.plainCard(placed, where);
    const { kind, facts = {} } = this.table.card(card).definition;
    if (kind === 'cheer') {
      member.attachedCheer.push(card);
      return;
    }
    if (kind !== 'support' || !isAttached(facts.subtype)) {
      throw new Unsupported(`a ${facts.subtype ?? kind} attached to a holomem`, 'position', facts.subtype ?? kind);
    }
    const { type } = this.table.row(card);
    if (facts.subtype !== 'fan' && member.attachedSupport.some((each) => this.table.row(each).type === type)) {
      throw new Unsupported(`two ${facts.subtype} cards attached to a holomem`, 'position', facts.subtype);
    }
    member.attachedSupport.push(card);
  }
}

/** Refuse what a card can only be on the stage. */
function refuseStanding(placed, where) {
  const numbers = placed.numbers ?? {};
  const said = ['resting', 'face_down'].find((name) => placed[name])
    ?? Object.keys(numbers).find((name) => numbers[name])
    ?? ['under', 'attached'].find((name) => placed[name]?.length);
  if (said) throw new Unsupported(`${said} of a card in ${where}`, 'position', said);
}
