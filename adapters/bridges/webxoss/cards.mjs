// Definitions of cards: from the protocol's to the rows that the engine makes cards of.

import { Illegal, Unsupported } from '../node/wire.mjs';
import { describe } from './abilities.mjs';
import { symbols, timing } from './words.mjs';

const TYPES = { lrig: 'LRIG', signi: 'SIGNI', resona: 'RESONA', spell: 'SPELL', arts: 'ARTS' };

/** What is read of each kind. Marks say which formats let a card into a deck, and no more. */
const FACTS = {
  lrig: ['colors', 'level', 'limit', 'types', 'grow', 'coins', 'marks'],
  signi: ['colors', 'level', 'power', 'classes', 'limiting', 'marks'],
  resona: ['colors', 'level', 'power', 'classes', 'limiting', 'timing', 'marks'],
  spell: ['colors', 'cost', 'limiting', 'marks'],
  arts: ['colors', 'cost', 'limiting', 'timing', 'marks'],
};

/** The definitions of a scene, whose rows the engine finds by their numbers. */
export class Definitions {
  constructor({ cards }, engine) {
    this.cards = cards;
    this.engine = engine;
    this.numbers = new Map(Object.keys(cards).map((key, at) => [key, at + 1]));
    globalThis.CardInfo = {};
  }

  /** The numbers of all cards of a name. */
  named(name) {
    return [...this.numbers].filter(([key]) => this.cards[key].name === name).map(([, number]) => number);
  }

  /** The number under which the engine finds the row of a definition. */
  number(key, where) {
    const definition = this.cards[key];
    if (!definition) throw new Illegal(`scene: ${where}: no card definition ${JSON.stringify(key)}`);
    const number = this.numbers.get(key);
    const made = { engine: this.engine, named: (name) => this.named(name) };
    globalThis.CardInfo[number] ??= row(definition, number, made);
    return number;
  }
}

/** The row of a definition, under a number of its own; `made` is the engine, and the numbers of cards by name. */
export function row(definition, number, made) {
  const { kind, facts = {}, name } = definition;
  if (!Object.hasOwn(TYPES, kind)) throw new Unsupported(`the kind of card ${JSON.stringify(kind)}`, 'card', kind);
  const unknown = Object.keys(facts).find((fact) => !FACTS[kind].includes(fact) && !isEmpty(facts[fact]));
  if (unknown) throw new Unsupported(`the fact ${JSON.stringify(unknown)} of a ${kind}`, 'card', unknown);
  const { colors = [], level = 0, limit = 0, power = 0, coins = 0, limiting = [] } = facts;
  return {
    pid: number, cid: number, name, cardType: TYPES[kind], color: colors.join('/') || 'colorless', level, limit, power,
    limiting: limiting.join('/'), classes: classes(kind, facts), coin: coins, guardFlag: false, multiEner: false,
    timmings: timings(facts), resonaPhase: timings(facts),
    ...symbols(facts.cost ?? facts.grow), ...describe(definition, made),
  };
}

const timings = (facts) => (facts.timing ?? []).map(timing);
const isEmpty = (value) => value === '' || value === false || (Array.isArray(value) && !value.length);

/** A LRIG's types, or a SIGNI's classes: the left part before the right ones. */
function classes(kind, facts) {
  if (kind === 'lrig') return facts.types ?? [];
  const parts = (facts.classes ?? []).map((each) => each.split(':'));
  const left = new Set(parts.map(([first]) => first));
  if (left.size > 1) throw new Unsupported('a SIGNI of several left classes', 'card', 'classes');
  return [...left, ...parts.flatMap(([, ...right]) => right)];
}
