import { readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';

/** Every setting as nobody had set it, so that none of this machine, from its environment or .env, counts. */
export const noSettings = Object.fromEntries(
  [...readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => [name, ''],
  ),
);
