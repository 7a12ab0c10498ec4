// Which cards a text speaks of, as the engine's effects see them. Who fits a description, its compiler of text says.

import { Unsupported } from '../node/wire.mjs';
import { cardSpec, ownSpec } from './japanese.mjs';
import { STAGE } from './words.mjs';

const SIDES = { you: ['self'], opponent: ['opp'], both: ['self', 'opp'] };

const refused = (said, what) => new Unsupported(said, 'node', what);

export const sides = (side = 'you') => SIDES[side];
export const isStage = (zones = []) => zones.length > 0 && zones.every((zone) => STAGE.includes(zone));

/** Refuse, when a card is made, what could only be refused while it is played. */
export function checkReference(table, reference) {
  switch (reference.of) {
    case 'this':
    case 'host':
    case 'target':
      return;
    case 'cards':
      return checkCards(table, reference);
    case 'choose':
      if ((reference.by ?? 'you') !== 'you') throw refused('a choice by the other player', 'of choose');
      if (typeof (reference.most ?? 1) !== 'number') throw refused('a choice of a computed number', 'of choose');
      if (reference.alike || reference.unlike) throw refused('a choice of cards that are alike or unlike', 'of choose');
      if (reference.among.of !== 'cards') throw refused(`a choice among ${reference.among.of}`, 'of choose');
      checkHidden(reference);
      return checkCards(table, reference.among);
    default:
      throw refused(`the reference ${reference.of}`, `of ${reference.of}`);
  }
}

/** Whether a card that nobody else sees has to be found is for each of the engine's effects to say. */
function checkHidden({ among: { zone = [], where = {} }, least }) {
  const described = Object.keys(where).length > 0;
  if (described && least !== 0 && ['hand', 'deck'].includes(zone[0])) {
    throw refused(`a choice among the cards of a kind in the ${zone[0]}`, 'of choose');
  }
}

function checkCards(table, { zone = [], where = {}, on, part = 'attached', side = 'you' }) {
  if (on) {
    if (part !== 'attached') throw refused('cards of a stack', 'of cards');
    if (on.of !== 'this' && on.of !== 'host') checkReference(table, on);
    if (on.of === 'cards' && !isStage(on.zone)) throw refused('what is attached off the stage', 'of cards');
    cardFilter(table, where);
  } else if (isStage(zone)) {
    holomemFilter(table, where);
  } else {
    if (zone.length !== 1 || !['hand', 'archive', 'deck', 'life', 'holo power'].includes(zone[0])) {
      throw refused(`cards in ${zone.join(', ') || 'any zone'}`, 'of cards');
    }
    if (side !== 'you') throw refused(`cards in the opponent's ${zone[0]}`, 'of cards');
    cardFilter(table, where);
  }
}

const isAnything = (where = {}) => Object.values(where).every((value) => value == null || value === false || value.length === 0);

/** What the engine's compiler makes of a description of holomem: a question about one of them, in a context. */
export function holomemFilter(table, where = {}) {
  const { kind = [], ...more } = where;
  if (kind.every((each) => each === 'holomem') && isAnything(more)) return () => () => true;
  const spec = ownSpec({ of: 'cards', zone: STAGE, where });
  const target = spec && table.compiler.parseSelfTarget(spec);
  if (!target) throw refused("holomem described in words that are none of the engine's", 'of cards');
  return target.make;
}

/** What it makes of a description of cards anywhere. */
export function cardFilter(table, where = {}) {
  if (isAnything(where)) return () => true;
  const spec = cardSpec(where);
  const fits = spec && table.compiler.parseCardFilter(spec);
  if (!fits) throw refused("cards described in words that are none of the engine's", 'of cards');
  return fits;
}

const tableOf = (ctx) => ctx.engine.table;

/** The holomem of a reference to cards on the stage, as the engine's effects pass them about. */
export function holomemOf(ctx, { zone, side, where }) {
  const fits = holomemFilter(tableOf(ctx), where)(ctx);
  return sides(side).flatMap((each) => ctx.holomems(each, (entry) => zone.includes(entry.pos.zone) && fits(entry)));
}

/** The cards of a reference to one of the player's zones, or to what is attached. */
export function cardsOf(ctx, { zone, where, on }) {
  const fits = cardFilter(tableOf(ctx), where);
  if (on) {
    const hosts = on.of === 'cards' ? holomemOf(ctx, on) : single(ctx, on);
    return hosts.flatMap(({ holomem }) => attachedTo(holomem)).filter((card) => fits(card, ctx));
  }
  const list = { hand: 'hand', archive: 'archive', deck: 'deck', life: 'life', 'holo power': 'holoPower' }[zone[0]];
  return ctx.player[list].filter((card) => fits(card, ctx));
}

export const attachedTo = (holomem) => [...holomem.cheers, ...holomem.attachments];

/** The holomem that a reference which chooses nothing means. */
export function single(ctx, { of }) {
  if (of === 'target') return entries(ctx, [ctx.artTarget]);
  if (!ctx.sourceHolomem) tableOf(ctx).log.refuse(`the reference ${of} where there is no holomem`, `of ${of}`);
  return entries(ctx, [ctx.sourceHolomem]);
}

export function ownerOf(ctx, holomem) {
  return ctx.state.players.findIndex((player) => ctx.engine._stageHolomems(player).includes(holomem));
}

export function entries(ctx, holomem) {
  const all = [...ctx.holomems('self'), ...ctx.holomems('opp')];
  return holomem.map((each) => all.find((entry) => entry.holomem === each)).filter(Boolean);
}
