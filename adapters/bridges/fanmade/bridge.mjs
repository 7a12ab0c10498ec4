// A bridge to the engine "fanmade": node bridge.mjs CHECKOUT, the protocol on the standard streams.

import { bridge } from '../node/bridge.mjs';
import { load } from './checkout.mjs';
import { TOLD } from './events.mjs';
import { Session } from './session.mjs';

const INTRODUCTION = {
  name: 'fanmade',
  language: 'JavaScript',
  url: 'https://github.com/H2KFORGIVEN/hololive-cardgame-fanmade',
  protocol: 1,
  games: { hololive: ['1.9.0'] },
  capabilities: [
    'scene.position', 'scene.decks', 'cards.vanilla', 'cards.abilities', 'random.dice', 'asks.complete', 'events',
    'views.judge', 'views.players',
  ],
  events: TOLD,
};

await bridge(INTRODUCTION, load, Session);
