// A bridge to the engine "ikachan": node bridge.mjs CHECKOUT, the protocol on the standard streams.

import { bridge } from '../node/bridge.mjs';
import { load } from './checkout.mjs';
import { Session } from './session.mjs';

const INTRODUCTION = {
  name: 'ikachan',
  language: 'JavaScript',
  url: 'https://github.com/ikachan-desuyo/hololive_card_list_check',
  protocol: 1,
  games: { hololive: ['1.9.0'] },
  capabilities: [
    'scene.position', 'scene.decks', 'cards.vanilla', 'cards.abilities', 'random.dice', 'random.shuffles',
    'asks.complete', 'events', 'events.order', 'views.judge', 'views.players', 'concede',
  ],
  events: [
    'moved', 'stacked', 'revealed', 'shuffled', 'damaged', 'healed', 'rested', 'readied', 'turned', 'attached',
    'downed', 'marked-down', 'life-damage', 'waiting', 'played', 'rolled', 'step-began', 'turn-began', 'turn-ended',
    'game-ended',
  ],
};

await bridge(INTRODUCTION, load, Session);
