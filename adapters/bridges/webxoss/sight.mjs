// Which cards each player's client can tell apart, by the numbers that the engine sends it.

export class Sight {
  /** `known` are the cards that each player's client knows: at first those of which it would be told as they come. */
  constructor({ players, game: { cards } }) {
    this.known = new Map(players.map((player) => [player, new Set(cards.filter((card) => isTold(card, player)))]));
  }

  knows(player, card) {
    return this.known.get(player).has(card);
  }

  /** What a client learns of a card, or what it can follow no longer, by a message. */
  heard(player, { type, content }) {
    const known = this.known.get(player);
    if (type === 'MOVE_CARD') known[content.pid ? 'add' : 'delete'](content.card);
    else if (type === 'FACEUP_CARD') known.add(content.card);
    else if (type === 'SHUFFLE') content.cards.filter((card) => !isTold(card, player)).forEach((card) => known.delete(card));
  }
}

/** The condition on which the engine names a card to a player as it comes to where it is. */
function isTold(card, player) {
  const isOwn = card.player === player && (card.zone.checkable || card.zone.trap === card);
  return card.isFaceup || isOwn;
}
