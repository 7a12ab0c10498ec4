// From a scene of the protocol to a game of the engine.

import { Illegal, Unsupported } from '../node/wire.mjs';
import { Definitions } from './cards.mjs';
import { deal } from './decks.mjs';
import { Log } from './events.mjs';
import { Table } from './table.mjs';
import { LISTS, PLAYERS, SIGNI_ZONES, STEPS } from './words.mjs';

const ZONES = [...Object.keys(LISTS), ...SIGNI_ZONES, 'lrig'];

/** The game of a scene: how it lies, what is told of it, and how to let it begin. */
export function set(scene, engine) {
  return scene.scene === 'decks' ? deal(scene, engine) : lay(scene, engine);
}

function lay(scene, engine) {
  check(scene);
  const setting = new Setting(scene, engine);
  const { table } = setting;
  PLAYERS.forEach((letter, at) => setting.seat(scene.seats[letter], table.players[at], letter));
  const { game } = table;
  table.players.forEach((player) => game.allocateSid(player, game.objList));
  layClock(scene, table);
  game.cards.forEach((card) => card.setupEffects());
  const log = game.log = new Log(table, scene.script);
  setting.enter();
  return { table, log, begin: () => begin(table, scene.step ?? 'main') };
}

function check(scene) {
  const { step = 'main' } = scene;
  if (!STEPS[step]) throw new Unsupported(`a position in the step ${step}`, 'position', step);
  const odd = (scene.turn ?? 5) % 2 === 1;
  const first = (scene.turn_player ?? 'A') === (scene.first_player ?? 'A');
  if (odd !== first) throw new Illegal(`scene: turn ${scene.turn} is not that player's`);
  for (const letter of PLAYERS) checkSeat(letter, scene.seats[letter]);
}

function checkSeat(letter, seat) {
  if (!seat) throw new Illegal(`scene: player ${letter} has no seat`);
  for (const [zone, laid] of Object.entries(seat.zones ?? {})) {
    if (laid.length && !ZONES.includes(zone)) throw new Unsupported(`cards in the zone ${zone}`, 'position', zone);
  }
  if (seat.zones?.lrig?.length !== 1) throw new Unsupported('a player without one center LRIG', 'position', 'lrig');
}

function layClock(scene, { game, players }) {
  const { phase } = game;
  const turn = scene.turn ?? 5;
  game.turnPlayer = phase.player = players[PLAYERS.indexOf(scene.turn_player ?? 'A')];
  phase.opponent = phase.player.opponent;
  phase.turnCount = turn - 1;
  phase.firstTurn = turn === 1;
}

/** The defense step is the engine's arts step, which its turn player has ended. */
function begin({ game: { phase } }, step) {
  phase[STEPS[step]]();
  if (step === 'defense') phase.player.input({ label: 'END_ARTS_STEP', input: [] });
}

class Setting {
  constructor(scene, engine) {
    this.engine = engine;
    this.definitions = new Definitions(scene, engine);
    this.table = new Table(engine, scene.script, [[], []], [[], []]);
  }

  card(placed, player, zone, where) {
    const { table, engine: { Card } } = this;
    if ([...table.names.values()].includes(placed.id)) throw new Illegal(`scene: two cards are called ${placed.id}`);
    const card = new Card(table.game, player, zone, this.definitions.number(placed.card, where));
    zone.cards.push(card);
    card.isUp = zone.up;
    card.isFaceup = zone.faceup;
    return table.add(card, placed.id, placed.card);
  }

  seat({ zones = {}, counters = {} }, player, letter) {
    for (const [zone, list] of Object.entries(LISTS)) {
      for (const placed of zones[zone] ?? []) {
        plain(placed, zone);
        const card = this.card(placed, player, player[list], `${letter}'s ${zone}`);
        if (zone === 'hand') player.hands.push(card);
      }
    }
    [player.lrig] = (zones.lrig ?? []).map((placed) => this.lrig(placed, player, letter));
    SIGNI_ZONES.forEach((zone, at) => {
      this.signiZone(zones[zone] ?? [], player, player.signiZones[at], `${letter}'s ${zone}`);
    });
    for (const [name, number] of Object.entries(counters)) this.count(player, name, number);
  }

  lrig(placed, player, letter) {
    const where = `${letter}'s lrig`;
    const card = this.standing(placed, player, player.lrigZone, where);
    if (card.type !== 'LRIG') throw new Unsupported('a center LRIG that is no LRIG', 'position', 'lrig');
    if (placed.attached?.length) throw new Unsupported('what is attached to a LRIG', 'position', 'attached');
    return card;
  }

  signiZone(laid, player, zone, where) {
    const [signi, ...more] = laid.filter(({ numbers = {} }) => !numbers.trap);
    if (more.length) throw new Unsupported(`several cards in ${where}`, 'position', 'SIGNI zone');
    if (signi) this.signi(signi, player, zone, where);
    for (const each of laid.filter((placed) => placed !== signi)) this.trap(each, player, zone, where);
  }

  signi(placed, player, zone, where) {
    const signi = this.standing(placed, player, zone, where);
    if (signi.type !== 'SIGNI') throw new Unsupported('a SIGNI zone that holds no SIGNI', 'position', 'SIGNI zone');
    player.signis.push(signi);
    for (const each of placed.attached ?? []) this.attached(each, signi, where);
  }

  trap(placed, player, zone, where) {
    if (zone.trap) throw new Unsupported(`two Traps in ${where}`, 'position', 'trap');
    plain({ ...placed, face_down: false, numbers: { ...placed.numbers, trap: 0 } }, where);
    zone.trap = this.card(placed, player, zone, where);
    zone.trap.isFaceup = false;
  }

  /** A card with what lies under it, the one on top first. */
  standing(placed, player, zone, where) {
    const { frozen = 0, ...unknown } = placed.numbers ?? {};
    const [number] = Object.keys(unknown).filter((name) => unknown[name]);
    if (number) throw new Unsupported(`the number ${number} of a card`, 'position', number);
    if (placed.face_down) throw new Unsupported('a card that lies face down', 'position', 'face_down');
    const card = this.card(placed, player, zone, where);
    card.isUp = !placed.resting;
    card.frozen = frozen > 0;
    for (const each of [...placed.under ?? []].reverse()) {
      plain(each, where);
      this.card(each, player, zone, where);
    }
    return card;
  }

  attached(placed, signi, where) {
    const { charm = 0, acce = 0, ...unknown } = placed.numbers ?? {};
    const [other] = Object.keys(unknown).filter((name) => unknown[name]);
    if (other || !(charm || acce)) {
      throw new Unsupported(`a card that is attached as ${other ?? 'nothing'}`, 'position', other ?? 'attached');
    }
    const card = this.card(placed, signi.player, signi.zone, where);
    card.isUp = signi.isUp;
    if (charm) {
      if (signi.charm) throw new Unsupported('two Charms on a SIGNI', 'position', 'charm');
      card.isFaceup = false;
      signi.charm = card;
    } else card.acceingCard = signi;
  }

  count(player, name, number) {
    const virus = SIGNI_ZONES.findIndex((zone) => name === `virus ${zone}`);
    if (name === 'coins') player.coin = number;
    else if (virus >= 0) player.signiZones[virus].virus = number > 0;
    else if (number) throw new Unsupported(`the counter ${JSON.stringify(name)}`, 'position', name);
  }

  /** What lies on the field has come there: its continuous effects and triggers are the engine's from now on. */
  enter() {
    const { game, players } = this.table;
    players.forEach((player) => player.setCrossPair());
    game.frameStart();
    for (const card of players.flatMap((player) => [player.lrig, ...player.signis])) card.onEnterField.trigger();
    game.triggeringEffects.length = game.triggeringEvents.length = 0;
    game.frameEnd();
  }
}

/** Refuse what a card can only be on the field. */
function plain(placed, where) {
  const { numbers = {} } = placed;
  const said = ['resting', 'face_down'].find((name) => placed[name])
    ?? Object.keys(numbers).find((name) => numbers[name])
    ?? ['under', 'attached'].find((name) => placed[name]?.length);
  if (said) throw new Unsupported(`${said} of a card in ${where}`, 'position', said);
}
