import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** What V8 reads as: compile every function of this script while it loads, beside the page's own thread. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the hint over each script that a page names in its HTML: nearly all of it runs before the page answers, and
 * would be compiled piece by piece while somebody waits. What a press brings later stays as it is, for it would be
 * compiled whole to be used in part. Other engines read a comment.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileEarly(build) {
  const { pages } = JSON.parse(readFileSync(inRoot(build, 'build-manifest.json'), 'utf8'));
  const names = new Set(Object.values(pages).flat());
  for (const name of [...names].filter((one) => one.endsWith('.js'))) {
    const path = inRoot(build, name);
    const text = readFileSync(path, 'utf8');
    if (!text.startsWith(hint)) writeFileSync(path, hint + text);
  }
}
