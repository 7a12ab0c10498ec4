// The ask that a game has open, and the options that an answer picks of it.

import { Illegal } from './wire.mjs';

/** What a session of any engine has: at most one open ask. */
export class AskingSession {
  asks = 0;
  open = null;

  /** Open an ask: of one option, if it does not say of how many. */
  ask(open) {
    this.asks += 1;
    this.open = { least: 1, most: 1, ...open };
  }

  /** The open ask in the words of the protocol. */
  spoken() {
    const { player, kind, options, least, most, ordered = false, about = '' } = this.open;
    return {
      id: String(this.asks), player, kind, least, most, ordered, about,
      options: options.map(({ kind: word, fields = {} }, at) => ({ id: String(at), kind: word, fields })),
    };
  }

  /** The options that an answer picks, in its order. Refuses an answer that the open ask does not allow. */
  chosen({ ask, picks }) {
    if (!this.open) throw new Illegal('nothing is asked');
    if (ask !== String(this.asks)) throw new Illegal(`ask ${ask} is not open; ask ${this.asks} is`);
    const { options, least, most } = this.open;
    if (picks.length < least || picks.length > most) {
      throw new Illegal(`${picks.length} picks; between ${least} and ${most} are allowed`);
    }
    if (new Set(picks).size < picks.length) throw new Illegal('the same option was picked twice');
    return picks.map((pick) => {
      const at = options.findIndex((_, index) => String(index) === pick);
      if (at < 0) throw new Illegal(`option ${JSON.stringify(pick)} is not offered`);
      return options[at];
    });
  }
}
