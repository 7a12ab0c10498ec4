// A bridge to the engine "webxoss": node bridge.mjs CHECKOUT, the protocol on the standard streams.

import { bridge } from '../node/bridge.mjs';
import { load } from './checkout.mjs';
import { TOLD } from './events.mjs';
import { Session } from './session.mjs';

/** What the engine takes the game to be where the suite assumes something else. */
const READINGS = {
  'WA-13': 'targets-before-the-cut-in',
  'WA-20': 'never-ended',
  'WA-21': 'gone-with-its-card',
};

const INTRODUCTION = {
  name: 'webxoss',
  language: 'JavaScript',
  url: 'https://github.com/webxoss/webxoss-core',
  protocol: 1,
  games: { wixoss: ['undated'] },
  readings: { wixoss: READINGS },
  capabilities: [
    'scene.position', 'scene.decks', 'cards.vanilla', 'cards.abilities', 'random.coins', 'random.shuffles',
    'asks.complete', 'events', 'events.order', 'views.judge', 'views.players', 'concede',
  ],
  events: TOLD,
};

await bridge(INTRODUCTION, load, Session);
