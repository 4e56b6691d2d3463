import { tryCommand } from '../command.mjs';
import { inRoot } from '../root.mjs';
import { idempotency, limits, receipts, sessions } from './agreement.mjs';
import { rollingRestart } from './rolling.mjs';
import { schedules, uploads } from './shared-work.mjs';

/** Each of them one thing that several processes have to agree on. */
const checks = {
  sessions,
  limits,
  idempotency,
  receipts,
  uploads,
  schedules,
  'rolling restart': rollingRestart,
};

/** What people do at a desk, in a browser: a counter, money, news, and the way in. */
const stories = ['parcels.story', 'money.story', 'news.story', 'login.story'];

async function inBrowsers({ portal, tokenSecret }) {
  const { code } = await tryCommand(
    inRoot('node_modules/.bin/playwright'),
    ['test', '--reporter=list', '--workers=2', ...stories],
    { env: { STORIES_AT: portal, STORIES_TOKEN_SECRET: tokenSecret } },
  );
  return {
    isGood: code === 0,
    says: `${stories.join(', ')} ${code === 0 ? 'pass' : 'fail'}, see above`,
  };
}

/** What is tried by `--check`. */
export const allChecks = { ...checks, stories: inBrowsers };

/** Runs these against an installation, prints a line for each, and answers whether all are good. */
export async function tryAll(installation, wanted) {
  let isGood = true;
  for (const [name, check] of Object.entries(wanted)) {
    const failed = (error) => ({ isGood: false, says: error.stack });
    const found = await check(installation).catch(failed);
    isGood &&= found.isGood;
    console.log(`${found.isGood ? 'ok  ' : 'FAIL'} ${name.padEnd(24)} ${found.says}`);
  }
  return isGood;
}
