// One open game: the engine's state, with the names that the scene gave its cards.

import { Illegal, Unsupported } from '../node/wire.mjs';
import { Chance } from './chance.mjs';
import { Log } from './events.mjs';

/** What is heard at the hooks of every card. */
const HEARD = {
  ON_DAMAGE_DEALT: ({ context: { target, amount, memberInst }, table }) => {
    table.log.damaged(target, amount, memberInst, 'art');
  },
};

/** Each card of the scene has a row in the engine's database: by its id there it is known again. */
export class Table {
  constructor(engine, script) {
    this.engine = engine;
    this.chance = new Chance(script);
    this.log = new Log(this);
    this.state = null;
    this.cards = new Map();
    this.failure = null;
    engine.changes.clear();
  }

  /** The id in the database of a card of the scene, which is printed there; at most one card has each name. */
  add(name, key, definition, { row, hooks, changes, unheard, isUnlimited }) {
    if ([...this.cards.values()].some((card) => card.name === name)) {
      throw new Illegal(`scene: two cards are called ${name}`);
    }
    const printed = this.engine.blanks[this.cards.size];
    if (!printed) throw new Unsupported(`more than ${this.cards.size} cards`, 'adapter', 'cards');
    const { id } = printed;
    Object.keys(printed).forEach((field) => delete printed[field]);
    Object.assign(printed, { id, ...row });
    this.cards.set(id, { name, key, definition, row: printed, unheard, hooks: Object.keys(hooks) });
    this.engine.changes.set(id, changes);
    this.engine.NO_LIMIT_CARDS[isUnlimited ? 'add' : 'delete'](id);
    Object.values(this.engine.HOOK).forEach((hook) => this.handle(id, hook, hooks[hook] ?? HEARD[hook]));
    return id;
  }

  /** Have something done at a hook of the engine. The engine only logs what fails there. */
  handle(id, hook, run) {
    this.engine.registerEffect(id, hook, (state, context) => {
      const { triggerEvent = '' } = context;
      if (hook === 'ON_KNOCKDOWN' && !triggerEvent) this.log.knocked.add(id);
      try {
        return run?.({ state, context, triggerEvent, table: this }) ?? { state };
      } catch (error) {
        this.failure ??= error;
        throw error;
      }
    });
  }

  card({ cardId }) {
    return this.cards.get(cardId);
  }

  name(instance) {
    return this.card(instance).name;
  }

  row(instance) {
    return this.card(instance).row;
  }

  zones(player) {
    return this.state.players[player].zones;
  }

  get turnPlayer() {
    return this.state.activePlayer;
  }

  members(player) {
    return this.engine.getStageMembers(this.state.players[player]);
  }

  /** Whether the engine takes an action. It does not take one for which its validation fails with an error. */
  allows(action) {
    try {
      return this.engine.validateAction(this.state, action).valid;
    } catch (error) {
      console.error(`the engine cannot validate ${action.type}:`, error);
      return false;
    }
  }

  /** An action that the engine has to do. */
  act(action) {
    const { state, error } = this.engine.processAction(this.state, action);
    if (error) throw new Error(`the engine does not do ${action.type}: ${error}`);
    this.become(state, true);
  }

  /** Answer a choice that the engine waits for. */
  resolve(prompt, selected) {
    const { afterAction, damageAmount, dealer } = prompt;
    const draws = afterAction !== 'ADD_TO_HAND';
    if (afterAction === 'OPP_MEMBER_DAMAGE') this.log.damaged(selected, damageAmount, dealer, 'effect');
    this.become(this.engine.resolveEffectChoice(this.engine.cloneState(this.state), prompt, selected), draws);
  }

  /** The state that follows. Raises what the engine has only logged. */
  become(state, draws) {
    if (this.failure) throw this.failure;
    this.log.compare(this.state, state, draws);
    this.state = state;
  }
}
