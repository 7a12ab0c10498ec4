// What is said of a checkout: the commit that it stands at, or in one line that it is none of the engine.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `load` makes of it. An engine that is not there ends the process, and says so in the last line of its log. */
export async function loaded(load, root) {
  try {
    return await load(root);
  } catch (error) {
    console.error(`${root} is no checkout of this engine: ${error.message}`.replaceAll('\n', ' '));
    process.exit(1);
  }
}

/** The commit of the checkout, shortened; nothing where git does not say. */
export function commit(root) {
  const git = join(root, '.git');
  const head = text(join(git, 'HEAD'));
  const reference = /^ref: (.+)$/.exec(head)?.[1];
  const full = reference ? text(join(git, reference)) || packed(git, reference) : head;
  return full.slice(0, 10);
}

function packed(git, reference) {
  const line = text(join(git, 'packed-refs')).split('\n').find((each) => each.endsWith(` ${reference}`));
  return line?.split(' ')[0] ?? '';
}

function text(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
}
