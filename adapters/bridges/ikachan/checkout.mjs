// The modules of the engine, taken from a checkout.

import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const CORE = join('battle_simulator_v2', 'core');

/** The checkout's files are modules for a browser: no package.json has to say so. */
function readAsModules(root) {
  const prefix = JSON.stringify(pathToFileURL(root).href);
  const hooks = `export async function load(url, context, next) {
    const own = url.startsWith(${prefix}) && url.endsWith('.js');
    return next(url, own ? { ...context, format: 'module' } : context);
  }`;
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}

/** The engine's classes. Throws what `import` throws where the checkout is none of this engine. */
export async function load(root) {
  readAsModules(root);
  const part = (name) => import(pathToFileURL(join(root, CORE, name)).href);
  const [{ Engine }, { CardLibrary }, { EffectRegistry }, compiler] = await Promise.all([
    part('engine.js'),
    part('cards.js'),
    part('effects/registry.js'),
    part('effects/text-compiler.js'),
  ]);
  return { Engine, CardLibrary, EffectRegistry, compiler };
}
