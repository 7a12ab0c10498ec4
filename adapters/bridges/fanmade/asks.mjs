// What the engine can be told next, in the protocol's words, and what an answer tells it.
//
// An ask is {player, kind, options, plan}: `plan(picks)` does what was picked, or gives a further ask.

import { Unsupported } from '../node/wire.mjs';
import { refuseUnheard } from './triggers.mjs';
import { isAttached, PLAYERS } from './words.mjs';

/** The ask that is open at a table. */
export function asked(table) {
  const { pendingEffect, phase, activePlayer } = table.state;
  if (pendingEffect) return { player: PLAYERS[pendingEffect.player], ...choice(table, pendingEffect) };
  return { player: PLAYERS[activePlayer], ...{ cheer, main, performance }[phase](table) };
}

const done = ([pick]) => pick.go();

/** A choice of a card, and what is done with it. */
function chooseCard(table, cards, act) {
  const options = cards.map((card) => ({ kind: 'card', fields: { card: table.name(card) }, go: () => act(card) }));
  return { kind: 'choose', options, plan: done };
}

/** The engine asks nobody: the position can be read before it goes on. */
export function beforehand(player, go) {
  return { player, kind: 'choose', options: [{ kind: 'other', fields: { label: 'go on' }, go }], plan: done };
}

function cheer(table) {
  const action = ({ instanceId }) => ({ type: 'CHEER_ASSIGN', targetInstanceId: instanceId });
  const members = table.members(table.turnPlayer).filter((member) => table.allows(action(member)));
  return chooseCard(table, members, (member) => table.act(action(member)));
}

// --- actions ---

function main(table) {
  const options = [places, blooms, supports, skills, collabs, batonPasses].flatMap((actions) => actions(table));
  return { kind: 'action', options: [...options, pass(table, 'END_MAIN_PHASE')], plan: done };
}

function performance(table) {
  return { kind: 'action', options: [...arts(table), pass(table, 'END_PERFORMANCE')], plan: done };
}

function pass(table, type) {
  return { kind: 'pass', go: () => table.act({ type }) };
}

function option(table, kind, fields, action) {
  return table.allows(action) ? [{ kind, fields, go: () => table.act(action) }] : [];
}

/** An action that plays a card or an ability. */
function play(table, card, ability, action) {
  table.log.played(card, ability, table.turnPlayer);
  return table.act(action);
}

function inHand(table, actions) {
  return table.zones(table.turnPlayer).hand.flatMap((card, handIndex) => actions(table.name(card), handIndex, card));
}

function inBack(table, actions) {
  return table.zones(table.turnPlayer).backstage.flatMap((member, index) => actions(table.name(member), index));
}

function places(table) {
  return inHand(table, (card, handIndex) => option(table, 'place', { card }, { type: 'PLACE_MEMBER', handIndex }));
}

function blooms(table) {
  return inHand(table, (card, handIndex) => table.members(table.turnPlayer).flatMap((member) => {
    const action = { type: 'BLOOM', handIndex, targetInstanceId: member.instanceId };
    return option(table, 'bloom', { holomem: table.name(member), with: card }, action);
  }));
}

/** The engine wants a support that is attached with its holomem, which is asked for first. */
function supports(table) {
  return inHand(table, (name, handIndex, card) => {
    const action = { type: 'PLAY_SUPPORT', handIndex };
    const on = ({ instanceId }) => ({ ...action, targetInstanceId: instanceId });
    const [support] = option(table, 'support', { card: name }, action);
    if (!support) return [];
    const use = (said) => play(table, card, '', said);
    if (!isAttached(table.card(card).definition.facts?.subtype)) return [{ ...support, go: () => use(action) }];
    const members = table.members(table.turnPlayer).filter((member) => table.allows(on(member)));
    const attach = () => chooseCard(table, members, (member) => use(on(member)));
    return members.length ? [{ ...support, go: attach }] : [];
  });
}

function skills(table) {
  const { oshi } = table.state.players[table.turnPlayer];
  const { oshiSkill, spSkill } = table.row(oshi);
  const skill = (printed, skillType) => {
    if (!printed) return [];
    const action = { type: 'USE_OSHI_SKILL', skillType };
    const use = () => play(table, oshi, printed.name, action);
    return option(table, 'skill', { ability: printed.name }, action).map((each) => ({ ...each, go: use }));
  };
  return [...skill(oshiSkill, 'oshi'), ...skill(spSkill, 'sp')];
}

function collabs(table) {
  return inBack(table, (holomem, backstageIndex) => {
    const action = { type: 'COLLAB', backstageIndex };
    const act = () => {
      refuseUnheard(table, table.members(1 - table.turnPlayer), 'collab');
      table.act(action);
    };
    return option(table, 'collab', { holomem }, action).map((each) => ({ ...each, go: act }));
  });
}

function batonPasses(table) {
  return inBack(table, (holomem, backstageIndex) => {
    const action = { type: 'BATON_PASS', backstageIndex };
    const pass = () => payment(table, action);
    return option(table, 'baton-pass', { holomem }, action).map((each) => ({ ...each, go: pass }));
  });
}

/** The engine takes all cheers of a baton pass at once, and says which it takes; they are asked for one by one. */
function payment(table, action) {
  const { center } = table.zones(table.turnPlayer);
  const { engine, state } = table;
  const { total } = engine.parseCost(table.row(center).batonImage);
  const ways = combinations(center.attachedCheer, total)
    .filter((cheers) => !engine.processAction(state, paid(action, cheers)).error);
  return pay(table, action, ways, []);
}

const paid = (action, cheers) => ({ ...action, cheerToArchive: cheers.map(({ instanceId }) => instanceId) });

/** Ask for cheers until one way to pay is left. */
function pay(table, action, ways, chosen) {
  if (ways.length === 1) return table.act(paid(action, ways[0]));
  const left = [...new Set(ways.flat())].filter((cheer) => !chosen.includes(cheer));
  const options = left.map((cheer) => ({
    kind: 'card',
    fields: { card: table.name(cheer) },
    go: () => pay(table, action, ways.filter((way) => way.includes(cheer)), [...chosen, cheer]),
  }));
  return { kind: 'choose', about: 'cheers', options, plan: done };
}

function combinations(items, size) {
  if (!size) return [[]];
  return items.flatMap((item, at) => combinations(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** The engine wants an art with its target, which is asked for afterwards. */
function arts(table) {
  const { center, collab } = table.zones(table.turnPlayer);
  return Object.entries({ center, collab }).filter(([, member]) => member).flatMap(([position, member]) =>
    [0, 1].flatMap((artIndex) => art(table, position, member, artIndex)));
}

function art(table, position, member, artIndex) {
  const printed = table.row(member)[`art${artIndex + 1}`];
  if (!printed) return [];
  const { center, collab } = table.zones(1 - table.turnPlayer);
  const aimed = (targetPosition) => ({ type: 'USE_ART', position, artIndex, targetPosition });
  const targets = Object.entries({ center, collab })
    .filter(([at, target]) => target && table.allows(aimed(at)))
    .map(([at, target]) => ({ at, target }));
  if (!targets.length) return [];
  const fields = { holomem: table.name(member), ability: printed.name };
  const act = (chosen) => play(table, member, printed.name, aimed(targets.find(({ target }) => target === chosen).at));
  return [{ kind: 'art', fields, go: () => chooseCard(table, targets.map(({ target }) => target), act) }];
}

// --- choices of effects ---

/** A choice that the engine waits for, with the cards that it offers. */
function choice(table, prompt) {
  const { type, afterAction = type, player, cards, message = '' } = prompt;
  const offered = afterAction === 'LIFE_CHEER' ? table.members(player) : cards;
  if (!offered) throw new Unsupported(`an ask of the type ${type}`, 'adapter', type);
  return { ...chooseCard(table, offered, (selected) => table.resolve(prompt, selected)), about: message };
}
