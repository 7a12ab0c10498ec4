// One open game: the engine's, with the names that the scene gave its cards.

import { LISTS, PLAYERS, SIGNI_ZONES } from './words.mjs';

export class Table {
  /** The engine's game of these main decks and LRIG decks, each of the numbers of its cards. */
  constructor(engine, script, [hostMainDeck, guestMainDeck], [hostLrigDeck, guestLrigDeck]) {
    const decks = { hostMainDeck, guestMainDeck, hostLrigDeck, guestLrigDeck };
    const io = () => ({ send() {} });
    this.game = new engine.Game({
      ...decks, seed: script?.seed ?? 1, hostIO: io(), guestIO: io(), onGameover() {},
    });
    this.players = [this.game.hostPlayer, this.game.guestPlayer];
    this.names = new Map();
    this.keys = new Map();
    this.zones = new Map();
    this.players.forEach((player, at) => this.call(player, at));
  }

  /** What our words are for the zones of a player. */
  call(player, at) {
    const put = (zone, name) => this.zones.set(zone, { zone: name, player: PLAYERS[at] });
    for (const [name, theirs] of Object.entries(LISTS)) put(player[theirs], name);
    put(player.lrigZone, 'lrig');
    SIGNI_ZONES.forEach((name, index) => put(player.signiZones[index], name));
  }

  add(card, name, key) {
    this.names.set(card, name);
    this.keys.set(card, key);
    return card;
  }

  name(card) {
    return this.names.get(card);
  }

  place(zone) {
    return this.zones.get(zone);
  }

  letter(player) {
    return PLAYERS[this.players.indexOf(player)];
  }

  player(letter) {
    return this.players[PLAYERS.indexOf(letter)];
  }
}
