// A bridge to the engine "webxoss": node bridge.mjs CHECKOUT, the protocol on the standard streams.

import { resolve } from 'node:path';
import { commit, loaded } from '../node/checkout.mjs';
import { Illegal, serve, Unsupported } from '../node/wire.mjs';
import { load } from './checkout.mjs';
import { TOLD } from './events.mjs';
import { Session } from './session.mjs';

const GAME = 'wixoss';
const EDITION = 'undated';

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
  games: { [GAME]: [EDITION] },
  readings: { [GAME]: READINGS },
  capabilities: [
    'scene.position', 'cards.vanilla', 'cards.abilities', 'random.shuffles', 'asks.complete', 'events', 'events.order',
    'views.judge', 'concede',
  ],
  events: TOLD,
};

async function main() {
  const root = resolve(process.argv[2] ?? '.');
  console.log = console.error;
  const engine = await loaded(load, root);
  let session = null;
  const game = () => {
    if (!session) throw new Illegal('no game is open');
    return session;
  };
  await serve({
    initialize: () => ({ ...INTRODUCTION, version: commit(root) }),
    open: ({ game: name, scene }) => {
      session = null;
      if (name !== GAME) throw new Unsupported(`the game ${JSON.stringify(name)}`, 'game', name);
      session = new Session(scene, engine);
      return session.situation();
    },
    answer: (params) => {
      game().answer(params);
      return session.situation();
    },
    concede: ({ player }) => {
      game().concede(player);
      return session.situation();
    },
    view: ({ viewer }) => game().view(viewer ?? 'judge'),
    close: () => {
      session = null;
    },
    shutdown: () => {},
  });
}

await main();
