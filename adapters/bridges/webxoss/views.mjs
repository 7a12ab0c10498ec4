// What the judge sees of the engine's state.

import { COLORS, LISTS, PLAYERS, SIGNI_ZONES } from './words.mjs';

const KINDS = { LRIG: 'lrig', SIGNI: 'signi', SPELL: 'spell', ARTS: 'arts' };

export function view(table, clock, unused) {
  const { phase } = table.game;
  const seats = PLAYERS.map((letter, at) => [letter, table.players[at]]);
  return {
    viewer: 'judge',
    turn: phase.turnCount + 1,
    turn_player: table.letter(phase.player),
    step: clock.step,
    zones: Object.fromEntries(seats.map(([letter, player]) => [letter, zones(table, player)])),
    counters: Object.fromEntries(seats.map(([letter, player]) => [letter, counters(player)])),
    unused,
  };
}

function counters(player) {
  const virus = SIGNI_ZONES.map((name, at) => [`virus ${name}`, Number(player.signiZones[at].virus)]);
  return { coins: player.coin, ...Object.fromEntries(virus) };
}

function zones(table, player) {
  const lists = Object.entries(LISTS).map(([name, zone]) => [name, player[zone].cards.map((card) => seen(table, card))]);
  const fields = SIGNI_ZONES.map((name, at) => [name, signi(table, player.signiZones[at])]);
  return { ...Object.fromEntries(lists), ...Object.fromEntries(fields), lrig: lrig(table, player) };
}

function seen(table, card) {
  return { id: table.name(card), card: table.keys.get(card), facts: facts(card) };
}

function standing(table, card) {
  return {
    ...seen(table, card), resting: !card.isUp, face_down: !card.isFaceup, numbers: card.frozen ? { frozen: 1 } : {},
  };
}

function lrig(table, { lrigZone: { cards } }) {
  const [top, ...under] = cards;
  if (!top) return [];
  const own = { level: top.level, limit: top.limit, types: [...top.classes].sort() };
  return [{
    ...standing(table, top), under: under.reverse().map((card) => seen(table, card)), facts: { ...facts(top), ...own },
  }];
}

/** A SIGNI with what is attached to it and lies under it; without one, what is left where it was. */
function signi(table, zone) {
  const top = zone.getSigni();
  const traps = zone.trap ? [{ ...seen(table, zone.trap), face_down: !zone.trap.isFaceup, numbers: { trap: 1 } }] : [];
  if (!top) return [...zone.getNonTrapCards().map((card) => seen(table, card)), ...traps];
  const charm = top.charm ? [{ ...seen(table, top.charm), face_down: !top.charm.isFaceup, numbers: { charm: 1 } }] : [];
  const acce = top.getAccedCards().map((card) => ({ ...seen(table, card), numbers: { acce: 1 } }));
  const own = {
    level: top.level, power: top.power, classes: classes(top), infected: Number(top.isInfected()),
    crossed: Number(Boolean(top.crossed)),
  };
  return [{
    ...standing(table, top), under: top.getBottomCards().reverse().map((card) => seen(table, card)),
    attached: [...charm, ...acce], facts: { ...facts(top), ...own },
  }, ...traps];
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
