// What the engine asks, in the protocol's words, and what an answer means to the engine.
//
// An ask is {ask, plan}: `plan(picks)` gives the ids to apply one after the other, or a further ask.

import { Unsupported } from '../node/wire.mjs';
import { PLAYERS } from './words.mjs';

/** The open ask of the engine. */
export function asked(table) {
  const { pending } = table.state;
  const shaped = shape(table, pending);
  return { player: PLAYERS[pending.player], ...shaped };
}

function shape(table, pending) {
  switch (pending.type) {
    case 'main':
    case 'performance':
      return actions(table, pending);
    case 'chooseFirstPlayer':
      return whoGoesFirst(table, pending);
    case 'redraw':
      return optional(pending.options);
    case 'placementCenter':
      return { ...choice(pending.options, fromHand(table, pending)), about: 'the center position' };
    case 'placementPenalty':
      return underTheDeck(table, pending);
    case 'placementBack':
      return { ...oneByOne(table, pending, 0, roomFor(table, pending)), about: 'the back position' };
    case 'chooseCenter':
      return choice(pending.options, (option) => table.top(table.state.players[pending.player].back[option.backIndex]));
    case 'attachCheer':
    case 'attachLifeCheer':
      return choice(pending.options, (option) => table.top(table.holomemAt(pending.player, option.pos)));
    case 'endOfTurnOshiSkill':
      return optional(pending.options);
    case 'effectChoice':
      return effect(table, pending);
    default:
      throw new Unsupported(`an ask of the type ${pending.type}`, 'adapter', pending.type);
  }
}

// --- asks of the set-up ---

/** The engine asks nobody in particular who goes first; whom the coin picks is asked. */
function whoGoesFirst(table) {
  const picked = table.log.chance.coin() ? 0 : 1;
  const option = (kind, player) => ({ kind, theirs: `first_${player}` });
  const options = [option('yes', picked), option('no', 1 - picked)];
  return { player: PLAYERS[picked], kind: 'optional', options, plan: first };
}

const fromHand = (table, { player }) => (option) => table.name(table.state.players[player].hand[option.handIndex]);

/** How many the engine would go on asking for, one after the other: asked in a game of which this hand is all placed. */
function roomFor({ engine, state }, { player }) {
  const { hand, back, center } = state.players[player];
  const asksWith = (more) => {
    const players = state.players.with(player, { ...state.players[player], back: [...back, ...Array(more).fill(center)] });
    const there = Object.create(engine, { state: { value: { ...state, players } } });
    return there._makePlacementBackPending(player).options.some((option) => option.id !== 'done');
  };
  const full = hand.findIndex((_, more) => !asksWith(more));
  return full < 0 ? hand.length : full;
}

/** Cards that the engine asks for in the order in which they go under the deck: which, and then in which order. */
function underTheDeck(table, pending) {
  const chosen = oneByOne(table, pending, pending.remaining, pending.remaining);
  return { ...chosen, plan: (picks) => (picks.length < 2 ? chosen.plan(picks) : { ask: inOrder(picks, chosen.plan) }) };
}

function inOrder(options, plan) {
  return { kind: 'order', options, least: options.length, most: options.length, ordered: true, plan };
}

/** Cards that the engine asks for one after the other, as one choice. */
function oneByOne(table, pending, least, most) {
  const { player, type } = pending;
  const options = pending.options.filter((option) => option.id !== 'done');
  const again = (card) => () => {
    const now = table.state.pending;
    return now.options.find((option) => option.id !== 'done' && fromHand(table, now)(option) === card).id;
  };
  const end = () => (table.state.pending?.type === type && table.state.pending.player === player ? 'done' : null);
  return {
    ...choice(options, fromHand(table, pending)),
    least: Math.min(least, options.length),
    most: Math.min(most, options.length),
    plan: (picks) => ({ apply: [...picks.map((pick) => again(pick.fields.card)), ...(least ? [] : [end])] }),
    empty: options.length === 0,
  };
}

// --- asks of an effect ---

function effect(table, pending) {
  const { request, options } = pending;
  if (request.kind === 'confirm') return optional(options);
  if (pending.multiSelect) return several(table, pending);
  if (request.kind === 'chooseCard') return choice(options, (option) => table.name(option.card));
  if (request.kind === 'chooseHolomem') return choice(options, (option) => table.top(option.value.holomem));
  if (options.every((option) => table.waiting.has(option.label))) return waiting(table, options);
  if (options.every((option) => option.id.startsWith('downorder_'))) return downs(table, pending);
  if (options.every((option) => option.card)) return choice(options, (option) => table.name(option.card));
  return other(options);
}

function waiting(table, options) {
  const waits = options.map((option) => ({ id: option.id, ...table.waiting.get(option.label) }));
  return {
    kind: waits[0].kind,
    options: waits.map(({ id, card }) => ({ kind: 'ability', fields: { card: table.name(card) }, theirs: id })),
    plan: first,
  };
}

const POSITION = /（(?:(センター)|(コラボ)|バック(\d+))）$/;

/** Which of several downs comes first: the engine says in words which position each option is about. */
function downs(table, { player, options }) {
  const { center, collab, back } = table.state.players[player];
  return choice(options, ({ label }) => {
    const [, isCenter, isCollab, place] = POSITION.exec(label) ?? [];
    const holomem = isCenter ? center : isCollab ? collab : back[place - 1];
    if (!holomem) throw new Unsupported('an option of several downs', 'adapter');
    return table.top(holomem);
  });
}

function several(table, pending) {
  const cards = pending.options.filter((option) => !option.confirm);
  return {
    ...choice(cards, (option) => table.name(option.card)),
    least: pending.multiSelect.min,
    most: pending.multiSelect.max,
    plan: (picks) => ({ apply: [...picks.map((pick) => pick.theirs), 'confirm'] }),
  };
}

function optional(options) {
  return { kind: 'optional', options: options.map((option) => ({ kind: option.id, theirs: option.id })), plan: first };
}

export function choice(options, name) {
  const cards = options.filter((option) => option.id !== 'skip');
  const least = cards.length < options.length ? 0 : 1;
  return {
    kind: 'choose',
    least,
    options: cards.map((option) => ({ kind: 'card', fields: { card: name(option) }, theirs: option.id })),
    plan: (picks) => ({ apply: [picks[0]?.theirs ?? 'skip'] }),
    empty: cards.length === 0,
  };
}

function other(options) {
  return {
    kind: 'choose',
    options: options.map((option) => ({ kind: 'other', fields: { label: option.label }, theirs: option.id })),
    plan: first,
  };
}

function first([pick]) {
  return { apply: [pick.theirs] };
}

// --- actions ---

function actions(table, pending) {
  const options = [];
  for (const theirs of pending.options) {
    const known = KINDS[theirs.kind];
    const option = known ? known(table, theirs, pending) : { kind: 'other', fields: { label: theirs.label } };
    const same = option.group && options.find((each) => each.group === option.group);
    const aimed = { id: theirs.id, card: option.aim };
    if (same) same.among.push(aimed);
    else options.push({ ...option, theirs: theirs.id, among: option.group ? [aimed] : null });
  }
  return { kind: 'action', options, plan: act };
}

/** An action that the engine wants with its target in one message: the target is asked for first. */
function act([pick]) {
  if (!pick.among) return { apply: [pick.theirs] };
  return { ask: choice(pick.among, (option) => option.card) };
}

const KINDS = {
  place: (table, option, { player }) => ({ kind: 'place', fields: { card: inHand(table, player, option) } }),
  bloom: (table, option, { player }) => ({
    kind: 'bloom',
    fields: { holomem: table.top(table.holomemAt(player, option.pos)), with: inHand(table, player, option) },
  }),
  collab: (table, option, { player }) => ({ kind: 'collab', fields: { holomem: atBack(table, player, option) } }),
  baton: (table, option, { player }) => ({ kind: 'baton-pass', fields: { holomem: atBack(table, player, option) } }),
  support: (table, option, { player }) => ({ kind: 'support', fields: { card: inHand(table, player, option) } }),
  supportAttach: (table, option, { player }) => ({
    kind: 'support',
    fields: { card: inHand(table, player, option) },
    group: `support ${option.handIndex}`,
    aim: table.top(table.holomemAt(player, option.pos)),
  }),
  oshiSkill: (table, option, { player }) => ({
    kind: 'skill',
    fields: { ability: table.state.players[player].oshi.oshiSkills[option.skillIndex].name },
  }),
  activatedAbility: (table, option, { player }) => {
    const holomem = table.holomemAt(player, option.pos);
    const card = option.attachIndex < 0 ? holomem.stack[0] : holomem.attachments[option.attachIndex];
    const { name } = table.engine.registry.get(card.number).activatedAbilities[option.abilityIndex];
    return { kind: 'ability', fields: { card: table.name(card), ability: name } };
  },
  art: (table, option, { player }) => {
    const holomem = table.state.players[player][option.zone];
    const art = option.artObj ?? holomem.stack[0].arts[option.artIndex];
    return {
      kind: 'art',
      fields: { holomem: table.top(holomem), ability: art.name },
      group: `art ${option.zone} ${option.artIndex} ${option.reArts} ${option.artFrom}`,
      aim: table.top(table.holomemAt(1 - player, option.target)),
    };
  },
  pass: () => ({ kind: 'pass' }),
};

function inHand(table, player, option) {
  return table.name(table.state.players[player].hand[option.handIndex]);
}

function atBack(table, player, option) {
  return table.top(table.state.players[player].back[option.backIndex]);
}
