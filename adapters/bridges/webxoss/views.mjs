// What the judge and the players see of the engine's state.

import { COLORS, LISTS, PLAYERS, SIGNI_ZONES } from './words.mjs';

const KINDS = { LRIG: 'lrig', SIGNI: 'signi', SPELL: 'spell', ARTS: 'arts' };

export function view(table, log, viewer) {
  const { phase } = table.game;
  const isJudge = viewer === 'judge';
  const seats = PLAYERS.map((letter, at) => [letter, table.players[at]]);
  const eyes = new Viewer(table, (card) => isJudge || log.sight.knows(table.player(viewer), card));
  return {
    viewer,
    turn: phase.turnCount + 1,
    turn_player: table.letter(phase.player),
    step: log.step,
    zones: Object.fromEntries(seats.map(([letter, player]) => [letter, eyes.zones(player)])),
    counters: Object.fromEntries(seats.map(([letter, player]) => [letter, counters(player)])),
    unused: isJudge ? log.chance.unused() : 0,
  };
}

function counters(player) {
  const virus = SIGNI_ZONES.map((name, at) => [`virus ${name}`, Number(player.signiZones[at].virus)]);
  return { coins: player.coin, ...Object.fromEntries(virus) };
}

/** A viewer, who is shown some of the cards. */
class Viewer {
  constructor(table, isShown) {
    this.table = table;
    this.isShown = isShown;
  }

  zones(player) {
    const lists = Object.entries(LISTS).map(([name, zone]) => [name, player[zone].cards.map((card) => this.seen(card))]);
    const fields = SIGNI_ZONES.map((name, at) => [name, this.signi(player.signiZones[at])]);
    return { ...Object.fromEntries(lists), ...Object.fromEntries(fields), lrig: this.lrig(player) };
  }

  /** A card, with what is to be said of it where it is. */
  seen(card, { facts: own, ...more } = {}) {
    const { face_down = false } = more;
    if (!this.isShown(card)) return { hidden: true, face_down };
    return { id: this.table.name(card), card: this.table.keys.get(card), ...more, facts: { ...facts(card), ...own } };
  }

  standing(card, more) {
    const numbers = card.frozen ? { frozen: 1 } : {};
    return this.seen(card, { resting: !card.isUp, face_down: !card.isFaceup, numbers, ...more });
  }

  lrig({ lrigZone: { cards } }) {
    const [top, ...under] = cards;
    if (!top) return [];
    const own = { level: top.level, limit: top.limit, types: [...top.classes].sort() };
    return [this.standing(top, { under: under.reverse().map((card) => this.seen(card)), facts: own })];
  }

  /** A SIGNI with what is attached to it and lies under it; without one, what is left where it was. */
  signi(zone) {
    const top = zone.getSigni();
    const laid = (card, role) => this.seen(card, { face_down: !card.isFaceup, numbers: { [role]: 1 } });
    const traps = zone.trap ? [laid(zone.trap, 'trap')] : [];
    if (!top) return [...zone.getNonTrapCards().map((card) => this.seen(card)), ...traps];
    const charm = top.charm ? [laid(top.charm, 'charm')] : [];
    const acce = top.getAccedCards().map((card) => laid(card, 'acce'));
    const own = {
      level: top.level, power: top.power, classes: classes(top), infected: Number(top.isInfected()),
      crossed: Number(Boolean(top.crossed)),
    };
    const under = top.getBottomCards().reverse().map((card) => this.seen(card));
    return [this.standing(top, { under, attached: [...charm, ...acce], facts: own }), ...traps];
  }
}

function facts(card) {
  return {
    kind: card.resona ? 'resona' : KINDS[card.type],
    names: [card.name],
    colors: COLORS.filter((color) => card.hasColor(color)).sort(),
  };
}

/** The engine lists the left part of a class before the right ones. */
function classes({ classes: listed }) {
  const [left, ...right] = listed;
  return right.length ? right.map((each) => `${left}:${each}`).sort() : [...listed];
}
