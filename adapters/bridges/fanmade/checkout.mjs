// The modules of the engine, taken from a checkout.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The engine reads its card database once: it reads so many blank cards, which each scene prints. */
const CARDS = 1000;

/** What a card that is attached can change of its holomem, by the engine's names. */
const CHANGES = ['extraHp', 'artDamageBoost', 'colorlessReduction', 'batonColorlessReduction'];

/** What the engine's server shows to a player: a function of its own, which stands in the file that starts the server. */
async function redaction(root) {
  const server = readFileSync(join(root, 'web', 'game', 'server', 'ws-server.js'), 'utf8');
  const [text] = /^function redactState\b[^]*?^}/m.exec(server);
  return import(`data:text/javascript,${encodeURIComponent(`export ${text}`)}`);
}

/** What the bridge runs of the engine. Throws what `import` throws if the checkout is of another engine. */
export async function load(root) {
  const part = (...names) => import(pathToFileURL(join(root, 'web', 'game', ...names)).href);
  const blanks = Array.from({ length: CARDS }, (_, at) => ({ id: `card ${at}`, name: '', type: '' }));
  const changes = new Map();
  const { REGISTRY_EXTRA } = await part('core', 'AttachedSupportEffects-extra.js');
  blanks.forEach(({ id }) => {
    REGISTRY_EXTRA[id] = Object.fromEntries(CHANGES.map((name) => [name, () => changes.get(id)?.[name] ?? 0]));
  });
  const modules = await Promise.all([
    part('core', 'GameState.js'),
    part('core', 'GameEngine.js'),
    part('core', 'ActionValidator.js'),
    part('core', 'EffectResolver.js'),
    part('core', 'DamageCalculator.js'),
    part('core', 'AttachedSupportEffects.js'),
    part('core', 'constants.js'),
    part('core', 'DeckBuilder.js'),
    part('core', 'SetupManager.js'),
    part('effects', 'EffectRegistry.js'),
  ]);
  const cards = await part('core', 'CardDatabase.js');
  await cards.loadCards(`data:application/json,${encodeURIComponent(JSON.stringify(blanks))}`);
  return {
    ...Object.assign({}, ...modules),
    ...(await redaction(root)),
    common: await part('effects', 'handlers', 'common.js'),
    blanks: blanks.map(({ id }) => cards.getCard(id)),
    changes,
  };
}
