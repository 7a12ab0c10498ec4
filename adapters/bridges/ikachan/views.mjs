// What is seen of the engine's state: all of it by the judge, by a player what the engine's own board shows.

import { drawn } from './drawn.mjs';
import { Unsupported } from '../node/wire.mjs';
import { colorsOf, LISTS, PLAYERS, stepOf } from './words.mjs';

export function ofPlayer(table, viewer) {
  const at = PLAYERS.indexOf(viewer);
  const whole = ofJudge(table, 0);
  const sides = PLAYERS.map((_, side) => drawn(table, at, side));
  const names = new Set(sides.flatMap((side) => [...side.names]));
  refuseShown(table.state.pending, at, names);
  const masked = (card) => (names.has(card?.id) ? { ...card, ...below(card) } : { hidden: true });
  const below = ({ under = [], attached = [] }) => ({ under: under.map(masked), attached: attached.map(masked) });
  const seat = (letter, { counts }) => Object.fromEntries(Object.entries(whole.zones[letter]).map(([zone, cards]) => [
    zone, Array.from({ length: counts[zone] ?? cards.length }, (_, place) => masked(cards[place])),
  ]));
  return {
    ...whole,
    viewer,
    zones: Object.fromEntries(PLAYERS.map((letter, side) => [letter, seat(letter, sides[side])])),
    shared: { resolution: whole.shared.resolution.map(masked) },
  };
}

/** Cards that lie beside the board while their player chooses are on no board. */
function refuseShown(pending, viewer, names) {
  if (pending?.player !== viewer) return;
  const cards = [...pending.options.map(({ card }) => card), ...(pending.request?.displayCards ?? [])];
  if (cards.some((card) => card && !names.has(card.imageUrl))) {
    throw new Unsupported('cards that are shown with a choice', 'view', 'choice');
  }
}

export function ofJudge(table, unused) {
  const { state } = table;
  const seats = PLAYERS.map((letter, player) => [letter, zones(table, player)]);
  return {
    viewer: 'judge',
    turn: state.turn,
    turn_player: PLAYERS[state.turnPlayer],
    step: stepOf(state.step),
    zones: Object.fromEntries(seats),
    shared: { resolution: state.players.flatMap((player) => player.revealed.map((card) => seen(table, card))) },
    counters: Object.fromEntries(state.players.map((player, at) => [PLAYERS[at], counters(player)])),
    unused,
  };
}

function counters(player) {
  return { 'life damage': player.lifeDamage, redraws: player.mulliganCount };
}

function zones(table, at) {
  const player = table.state.players[at];
  const lists = Object.entries(LISTS).map(([zone, list]) => [zone, player[list].map((card) => seen(table, card))]);
  const standing = (holomem) => stack(table, holomem, at);
  return {
    oshi: [{ ...seen(table, player.oshi), facts: oshiFacts(player.oshi) }],
    center: [player.center].filter(Boolean).map(standing),
    collab: [player.collab].filter(Boolean).map(standing),
    back: player.back.map(standing),
    ...Object.fromEntries(lists),
  };
}

function seen(table, card) {
  return { id: table.name(card), card: table.keys.get(card) };
}

function stack(table, holomem, owner) {
  const [top, ...under] = holomem.stack;
  return {
    ...seen(table, top),
    resting: holomem.rested,
    face_down: holomem.faceDown,
    numbers: { damage: holomem.damage },
    under: under.reverse().map((card) => seen(table, card)),
    attached: [...holomem.cheers, ...holomem.attachments].map((card) => seen(table, card)),
    facts: holomemFacts(table, holomem, owner),
  };
}

function oshiFacts(card) {
  return { kind: 'oshi holomem', names: [card.name], colors: colorsOf(card.color) };
}

function holomemFacts(table, holomem, owner) {
  const { engine } = table;
  const top = holomem.stack[0];
  const hp = engine.effectiveHp(holomem);
  return {
    kind: 'holomem',
    names: [top.name, ...(top.nameAliases ?? [])].sort(),
    colors: colorsOf(top.color),
    level: top.bloomLevel,
    hp,
    'remaining hp': hp - holomem.damage,
    tags: top.tags.map((tag) => `#${tag}`).sort(),
    arts: top.arts.map((art) => art.name).sort(),
    'arts bonus': engine.effects.artsBonus(holomem, owner),
  };
}
