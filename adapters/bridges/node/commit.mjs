// The commit that a checkout stands at.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
