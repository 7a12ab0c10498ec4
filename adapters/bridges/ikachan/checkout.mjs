// The modules of the engine, taken from a checkout.

import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const GAME = 'battle_simulator_v2';

/** The checkout's files are modules for a browser: no package.json has to say so. */
function readAsModules(root) {
  const prefix = JSON.stringify(pathToFileURL(root).href);
  const hooks = `export async function load(url, context, next) {
    const own = url.startsWith(${prefix}) && url.endsWith('.js');
    return next(url, own ? { ...context, format: 'module' } : context);
  }`;
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}

/** What the bridge runs of the engine. Throws what `import` throws where the checkout is none of this engine. */
export async function load(root) {
  readAsModules(root);
  const part = (...names) => import(pathToFileURL(join(root, GAME, ...names)).href);
  const [{ Engine }, { CardLibrary }, { EffectRegistry }, compiler, board] = await Promise.all([
    part('core', 'engine.js'),
    part('core', 'cards.js'),
    part('core', 'effects', 'registry.js'),
    part('core', 'effects', 'text-compiler.js'),
    part('ui', 'board.js'),
  ]);
  return { Engine, CardLibrary, EffectRegistry, compiler, board };
}
