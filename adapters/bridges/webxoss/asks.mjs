// What the engine asks, in the protocol's words, and what an answer means to the engine.
//
// An ask is {player, kind, options, plan}: `plan(picks)` answers the engine, or gives a further ask.

import { Illegal, Unsupported } from '../node/wire.mjs';
import { payment } from './payment.mjs';
import { stepOf } from './words.mjs';

/** What ends a play timing, by the engine's label. */
const ENDS = [
  'END_ENER_PHASE', 'END_GROW_PHASE', 'END_MAIN_PHASE', 'END_ARTS_STEP', 'END_SIGNI_ATTACK_STEP', 'END_LRIG_ATTACK_STEP',
];

/** The open ask of the engine. What shows a player something, or can be answered in one way only, asks nothing. */
export function asked(table, log) {
  const player = table.players.find((each) => Object.keys(each.listener).length);
  if (!player) throw new Error('the engine neither asks anything nor ends the game');
  const asking = new Asking(table, log, player);
  const open = asking.confirms() ? null : asking.shape();
  if (open) return { player: table.letter(player), ...open };
  return table.game.winner ? null : asked(table, log);
}

class Asking {
  constructor(table, log, player) {
    this.table = table;
    this.log = log;
    this.player = player;
    this.labels = Object.keys(player.listener);
  }

  prompt(label) {
    return this.log.prompt(this.player, label);
  }

  input(label, input) {
    if (!this.player.input({ label, input })) throw new Illegal(`the engine refuses that answer to ${label}`);
  }

  /** Answer what has one answer because it offers nothing; whether it did. */
  confirms() {
    const [label] = this.labels;
    const { type, content } = this.prompt(label);
    const shows = label === 'OK' && type !== 'CONFIRM';
    const empty = type === 'SELECT' && !ENDS.includes(label) && !SHAPES[label] && !content.options.length;
    if (shows || empty) this.input(label, shows ? null : []);
    return shows || empty;
  }

  shape() {
    const acts = this.labels.filter((label) => ACTIONS[label]);
    if (this.labels.some((label) => ENDS.includes(label)) || acts.length > 1 || acts.includes('SIGNI_ATTACK')) {
      return this.actions();
    }
    const [label, ...more] = this.labels;
    if (more.length) throw new Unsupported(`asks of ${this.labels.join(', ')} at once`, 'adapter', label);
    const { type, content } = this.prompt(label);
    if (type === 'PAY_ENER') return payment(this, content);
    if (type === 'CONFIRM') return this.yesOrNo((yes) => this.input(label, yes));
    if (type !== 'SELECT') throw new Unsupported(`an ask of the type ${type}`, 'adapter', type);
    return (SHAPES[label] ?? chosen)(this, label, content);
  }

  // --- play timings ---

  actions() {
    const { phase } = this.table.game;
    const isDefense = this.labels.includes('END_ARTS_STEP') && this.player === phase.opponent;
    if (isDefense) this.log.enter('defense', phase.player);
    else this.log.step = stepOf(phase.status);
    const end = this.labels.find((label) => ENDS.includes(label));
    const options = this.labels.filter((label) => label !== end).flatMap((label) => {
      const { content } = this.prompt(label);
      return ACTIONS[label](this, content.options, label, content);
    });
    if (end) options.push({ kind: 'pass', go: () => this.input(end, []) });
    return { kind: 'action', options, plan: ([pick]) => pick.go() };
  }

  /** One option for each card, which is picked by its place. */
  each(cards, kind, label, fields = (card) => ({ card: this.name(card) })) {
    return cards.map((card, at) => ({ kind, fields: fields(card), go: () => this.input(label, [at]) }));
  }

  name(card) {
    return this.table.name(card);
  }

  /** The next question of the engine to the same player, answered with one of its options. */
  then(label, wanted) {
    const { content } = this.prompt(label) ?? {};
    const at = this.player.listener[label] ? content.options.indexOf(wanted) : -1;
    if (at < 0) throw new Error(`the engine does not offer at ${label} what it offered before`);
    this.input(label, [at]);
  }

  yesOrNo(answer) {
    const options = [{ kind: 'yes' }, { kind: 'no' }];
    return { kind: 'optional', options, plan: ([pick]) => answer(pick.kind === 'yes') };
  }
}

const ACTIONS = {
  CHARGE: (asking, cards, label) => asking.each(cards, 'ener', label),
  GROW: (asking, cards, label) =>
    asking.each(cards, 'grow', label, (card) => ({ card: asking.name(asking.player.lrig), with: asking.name(card) })),
  SUMMON_SIGNI: summons,
  RESONA: resonas,
  TRASH_SIGNI: (asking, cards, label) => asking.each(cards, 'remove', label),
  USE_SPELL: (asking, cards, label) => asking.each(cards, 'spell', label),
  USE_ARTS: (asking, cards, label) => asking.each(cards, 'arts', label),
  USE_ACTION_EFFECT: (asking, cards, label, { descriptions }) =>
    (descriptions.length ? described(asking, cards, label, descriptions) : held(asking, cards, label)),
  SIGNI_ATTACK: (asking, cards, label) => asking.each(cards, 'attack', label),
  LRIG_ATTACK: (asking, cards, label) => asking.each(cards, 'attack', label),
};

/** A SIGNI and then its zone: as many options as the engine has zones for it. */
function summons(asking, cards, label) {
  const { player, table } = asking;
  return cards.flatMap((card, at) => player.getSummonZones(null, card.rise).map((zone) => ({
    kind: 'play',
    fields: { card: asking.name(card), zone: table.place(zone).zone },
    go: () => {
      asking.input(label, [at]);
      asking.then('SUMMON_SIGNI_ZONE', zone);
    },
  })));
}

/** A Resona, whose zone the engine asks for when its condition is met: which SIGNI go for it may be open until then. */
function resonas(asking, cards, label) {
  return asking.each(cards, 'play', label).map((option) => ({
    ...option,
    go: () => {
      option.go();
      const open = asking.player.listener.TRASH && asking.prompt('TRASH').content;
      if (open && open.options.length > open.min) {
        throw new Unsupported('a Resona whose zone is asked for after which SIGNI go for it', 'adapter', 'play');
      }
    },
  }));
}

const ability = (asking, card, effect) => ({ card: asking.name(card), ability: effect.ability });

/** Abilities, each an option of the engine's. */
function described(asking, cards, label, descriptions) {
  return cards.map((card, at) => {
    const effect = card.actionEffects.find(({ description }) => description === descriptions[at]);
    return { kind: 'ability', fields: ability(asking, card, effect), go: () => asking.input(label, [at]) };
  });
}

/** Cards that have abilities: the engine asks which of them afterwards, where there are several. */
function held(asking, cards, label, how = {}) {
  return cards.flatMap((card, at) => {
    const effects = card.actionEffects.filter((effect) => asking.player.canUseActionEffect(effect, how));
    return effects.map((effect, index) => ({
      kind: 'ability',
      fields: ability(asking, card, effect),
      go: () => {
        asking.input(label, [at]);
        if (effects.length > 1) asking.input('USE_ACTION_EFFECT', [index]);
      },
    }));
  });
}

// --- single questions ---

const SHAPES = {
  GUARD: (asking, label, { options }) => {
    const { table, log } = asking;
    log.enter('guard', table.game.phase.player);
    return response(asking, label, asking.each(options, 'guard', label));
  },
  SPELL_CUT_IN: (asking, label, { options }) => {
    const acts = options.flatMap((card, at) => {
      const alone = (kind) => [{ kind, fields: { card: asking.name(card) }, go: () => asking.input(label, [at]) }];
      if (card.type === 'ARTS') return alone('arts');
      return card.resona ? alone('play') : held(asking, [card], label, { spellCutIn: true });
    });
    return response(asking, label, acts);
  },
  LAUNCH: (asking, label, { options: [card] }) => {
    if (bursts(asking).some(({ source }) => source === card)) {
      return response(asking, label, asking.each([card], 'burst', label));
    }
    const about = asking.name(card);
    return { ...asking.yesOrNo((yes) => asking.input(label, yes ? [0] : [])), about };
  },
  EFFECTS: waiting,
  CHOOSE_EFFECT: replacements,
  SPELL_EFFECT: modes,
  ARTS_EFFECT: modes,
};

function response(asking, label, options) {
  const pass = { kind: 'pass', go: () => asking.input(label, []) };
  return { kind: 'response', options: [...options, pass], plan: ([pick]) => pick.go() };
}

/** Effects of the player's that have triggered and may be done now. */
function waitingEffects({ table }) {
  return table.game.effectManager.getPlayerEffects();
}

const bursts = (asking) => waitingEffects(asking).filter(({ isBurst }) => isBurst);

function waiting(asking, label, { min }) {
  const effects = waitingEffects(asking);
  const options = effects.map((effect, at) => {
    const card = asking.name(effect.source);
    const go = () => asking.input(label, [at]);
    return effect.isBurst
      ? { kind: 'burst', fields: { card }, go }
      : { kind: 'ability', fields: { card, ability: nameOf(effect) }, go };
  });
  if (effects.every(({ isBurst }) => isBurst) && !min) return response(asking, label, options);
  if (!min) options.push({ kind: 'none', go: () => asking.input(label, []) });
  return { kind: 'waiting', options, plan: ([pick]) => pick.go() };
}

/** An enter ability is numbered by the engine; others bear the name of the ability. */
function nameOf({ source, description }) {
  const entering = source.startUpEffects.find((effect) => effect.description === description);
  return entering ? entering.ability : description;
}

/** What is done instead, of several things that may be. */
function replacements(asking, label, { options, descriptions, min }) {
  const each = options.map((card, at) => ({
    kind: 'replacement', fields: { card: asking.name(card), ability: descriptions[at] }, at,
  }));
  return { kind: 'replacement', options: each, least: min, plan: ([{ at }]) => asking.input(label, [at]) };
}

function modes(asking, label, { options, descriptions, min, max }) {
  const [card] = options;
  const effects = label === 'SPELL_EFFECT' ? card.spellEffects : card.artsEffects;
  const texts = descriptions.map((each) => effects.find(({ description }) => description === each).mode);
  return {
    kind: 'mode', least: min, most: max, about: asking.name(card),
    options: texts.map((mode, at) => ({ kind: 'mode', fields: { mode }, at })),
    plan: (picks) => asking.input(label, picks.map(({ at }) => at)),
  };
}

/** Cards, or zones. */
function chosen(asking, label, { options, min, max, careOrder }) {
  const { table } = asking;
  const plan = (picks) => asking.input(label, picks.flatMap(({ at }) => (at === undefined ? [] : [at])));
  if (options.length && options.every((each) => table.place(each))) {
    const zones = options.map((zone, at) => ({ kind: 'zone', fields: table.place(zone), at }));
    return { kind: 'zone', options: min ? zones : [...zones, { kind: 'none' }], plan };
  }
  const cards = options.map((card, at) => ({ kind: 'card', fields: { card: asking.name(card) }, at }));
  if (careOrder) return { kind: 'order', options: cards, least: min, most: max, ordered: true, plan };
  return { kind: 'choose', options: cards, least: min, most: max, plan };
}
