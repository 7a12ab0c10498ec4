// What the judge sees of the engine's state.

import { colorsOf, LISTS, PLAYERS, stepOf } from './words.mjs';

export function view(table, unused) {
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
