// One engine behind the protocol: its checkout is loaded, and its games come and go.

import { resolve } from 'node:path';
import { commit, loaded } from './checkout.mjs';
import { Illegal, serve, Unsupported } from './wire.mjs';

/** Serve the engine that `load` finds in the checkout that the command line names: a `Session` a scene. */
export async function bridge(introduction, load, Session) {
  const root = resolve(process.argv[2] ?? '.');
  console.log = console.error;
  const engine = await loaded(load, root);
  let session = null;
  const game = () => {
    if (!session) throw new Illegal('no game is open');
    return session;
  };
  await serve({
    initialize: () => ({ ...introduction, version: commit(root) }),
    open: ({ game: name, scene }) => {
      session = null;
      if (!Object.hasOwn(introduction.games, name)) {
        throw new Unsupported(`the game ${JSON.stringify(name)}`, 'game', name);
      }
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
