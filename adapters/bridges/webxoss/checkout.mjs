// The engine's classes, taken from a checkout: scripts that name each other through what is global.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const RANDOM = 'random.min.js';
const SCRIPTS = [
  'util.js', 'Callback.js', 'Game.js', 'Phase.js', 'Player.js', 'Card.js', 'Zone.js', 'Timming.js', 'Mask.js',
  'ConstEffect.js', 'ConstEffectManager.js', 'Effect.js', 'EffectManager.js',
];

/** Read the engine without its cards: those of a scene take their place. */
export function load(root) {
  const missing = [RANDOM, ...SCRIPTS].find((name) => !existsSync(join(root, name)));
  if (missing) throw new Error(`it holds no ${missing}`);
  const require = createRequire(join(root, RANDOM));
  globalThis.window = globalThis;
  globalThis.Random = require(`./${RANDOM}`);
  for (const name of SCRIPTS) require(`./${name}`);
  const { Game, Card, Callback, inArr } = globalThis;
  return { Game, Card, Callback, inArr };
}
