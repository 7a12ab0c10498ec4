// What is seen of the engine's state: all of it by the judge, by a player what the engine's server sends to that player.

import { Unsupported } from '../node/wire.mjs';
import { colorsOf, LISTS, PLAYERS, STAGE, stepOf } from './words.mjs';

export function ofJudge(table) {
  return { ...view(table, 'judge', table.state), unused: table.chance.unused() };
}

export function ofPlayer(table, viewer) {
  const player = PLAYERS.indexOf(viewer);
  const state = table.engine.redactState(table.state, player);
  refuseShown(table.state, state, player);
  return view(table, viewer, state);
}

/** Refuse a view of cards that lie where their player does not see them, and are shown with a choice. */
function refuseShown({ pendingEffect }, state, player) {
  if (pendingEffect?.player !== player || !pendingEffect.cards) return;
  const lying = state.players.flatMap(({ zones: theirs }) => Object.values(theirs).flat());
  const seenIds = new Set(lying.map((card) => card?.instanceId));
  if (pendingEffect.cards.some(({ instanceId }) => !seenIds.has(instanceId))) {
    throw new Unsupported('cards that are shown with a choice', 'view', 'choice');
  }
}

function view(table, viewer, state) {
  return {
    viewer,
    turn: state.turnNumber + 1,
    turn_player: PLAYERS[state.activePlayer],
    step: stepOf(state.phase),
    zones: Object.fromEntries(PLAYERS.map((letter, player) => [letter, zones(table, state.players[player])])),
    shared: { resolution: beside(state).map((card) => seen(table, card)) },
  };
}

/** Cards that lie in no zone of the engine while their player chooses. */
const beside = ({ pendingEffect }) => pendingEffect?.cheerInstances ?? [];

function zones(table, { oshi, zones: theirs }) {
  const lists = Object.entries(LISTS).map(([zone, list]) => [zone, theirs[list].map((card) => seen(table, card))]);
  const stage = Object.entries(STAGE).map(([zone, place]) => [
    zone, [theirs[place]].flat().filter(Boolean).map((member) => standing(table, member)),
  ]);
  const oshis = [{ ...seen(table, oshi), facts: oshiFacts(table.row(oshi)) }];
  return { oshi: oshis, ...Object.fromEntries([...stage, ...lists]) };
}

function seen(table, card) {
  if (card.hidden) return { hidden: true };
  const { name, key } = table.card(card);
  return { id: name, card: key };
}

function standing(table, member) {
  const shown = (card) => seen(table, card);
  return {
    ...shown(member),
    resting: member.state === 'rest',
    numbers: { damage: member.damage },
    under: member.bloomStack.map(shown),
    attached: [...member.attachedCheer, ...member.attachedSupport].map(shown),
    facts: holomemFacts(table, member),
  };
}

function oshiFacts({ name, color }) {
  return { kind: 'oshi holomem', names: [name], colors: colorsOf(color) };
}

function holomemFacts(table, member) {
  const { name, color, bloom, hp: printed, tag, art1, art2 } = table.row(member);
  const hp = printed + table.engine.getExtraHp(member);
  return {
    kind: 'holomem',
    names: [name],
    colors: colorsOf(color),
    level: bloom.replace(' Buzz', ''),
    hp,
    'remaining hp': hp - member.damage,
    tags: tag ? tag.split(' / ').sort() : [],
    arts: [art1, art2].filter(Boolean).map((art) => art.name).sort(),
  };
}
