// A bridge to the engine "ikachan": node bridge.mjs CHECKOUT, the protocol on the standard streams.

import { resolve } from 'node:path';
import { Illegal, serve, Unsupported } from '../node/wire.mjs';
import { commit, loaded } from '../node/checkout.mjs';
import { load } from './checkout.mjs';
import { Session } from './session.mjs';

const GAME = 'hololive';
const EDITION = '1.9.0';

const INTRODUCTION = {
  name: 'ikachan',
  language: 'JavaScript',
  url: 'https://github.com/ikachan-desuyo/hololive_card_list_check',
  protocol: 1,
  games: { [GAME]: [EDITION] },
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

async function main() {
  const root = resolve(process.argv[2] ?? '.');
  console.log = console.error;
  const modules = await loaded(load, root);
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
      session = new Session(scene, modules);
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
