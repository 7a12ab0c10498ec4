// Which options an answer picks of an ask.

import { Illegal } from './wire.mjs';

/** Those that are picked, in that order; refuses what the ask does not let be picked. */
export function chosenFrom({ options, least, most }, picks) {
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
