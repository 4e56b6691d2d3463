import { openChromium } from '../chromium.mjs';
import { openAt, places } from './list.mjs';
import { signIn, startPortal } from './portal.mjs';
import { printTable } from './table.mjs';

const rounds = 12;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** What a page costs its browser's processor, as the browser counts it. */
async function load(browser, place, { base, cookie }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
    }),
  );
  const { page, cdp } = await openAt(context, place);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${base}/parcels`);
  await page.waitForFunction(() => window.seen.usable);
  await page.waitForTimeout(2000);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const spent = Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  const seen = await page.evaluate(() => {
    const asked = performance.getEntriesByType('resource');
    const scripts = asked.filter(({ name }) => name.endsWith('.js'));
    return {
      ...window.seen,
      requests: asked.length + 1,
      scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    };
  });
  await context.close();
  return { ...seen, ...spent };
}

const figures = {
  'first row, ms': ({ row }) => row,
  'row usable, ms': ({ usable }) => usable,
  'largest paint, ms': ({ largest }) => largest,
  'blocked, ms': ({ blocked }) => blocked,
  'scripts run, ms of the processor': ({ ScriptDuration }) => ScriptDuration,
  'styles, ms of the processor': ({ RecalcStyleDuration }) => RecalcStyleDuration,
  'layout, ms of the processor': ({ LayoutDuration }) => LayoutDuration,
  'all tasks, ms of the processor': ({ TaskDuration }) => TaskDuration,
  'scripts, kB': ({ scripts }) => scripts,
  'requests, cold': ({ requests }) => requests,
};

/**
 * The list of parcels by this build and by the one in the folder of OLD_PORTAL, in turns, so that a busy machine is as
 * busy for both: the middle of each, and the middle of the ratios of the pairs.
 */
export async function turns() {
  const old = process.env.OLD_PORTAL;
  if (!old) return console.log('\nOLD_PORTAL names the folder of another build to compare with.');
  const portals = [await startPortal({ root: old }), await startPortal()];
  const browser = await openChromium();
  try {
    const sides = await Promise.all(
      portals.map(async ({ base }) => ({ base, cookie: await signIn(base) })),
    );
    for (const [name, place] of Object.entries(places)) {
      const pairs = [];
      for (let round = 0; round < rounds; round++) {
        const pair = [];
        for (const side of sides) pair.push(await load(browser, place, side));
        // The first finds servers that have rendered nothing yet.
        if (round > 0) pairs.push(pair);
      }
      printTable(
        `The list of parcels, ${name}: ${pairs.length} turns`,
        ['', 'old', 'new', 'new / old'],
        Object.entries(figures).map(([title, of]) => [
          title,
          median(pairs.map(([one]) => of(one))).toFixed(0),
          median(pairs.map(([, other]) => of(other))).toFixed(0),
          median(pairs.map(([one, other]) => of(other) / Math.max(of(one), 1))).toFixed(2),
        ]),
      );
    }
  } finally {
    await browser.close();
    for (const { stop } of portals) await stop();
  }
}
