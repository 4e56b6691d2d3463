import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { openChromium } from '../chromium.mjs';
import { inRoot } from '../root.mjs';
import { signIn, startPortal } from './portal.mjs';
import { printTable } from './table.mjs';

/** Makes 200,000 parcels in the first property. */
const scale = 334;
const rounds = 6;
const pages = 20;

/** A quick computer on its own network, and a slow one on a telephone's. */
export const places = {
  'as it is': { cpu: 1 },
  '4 times slower, fast 4G': {
    cpu: 4,
    network: { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  },
};

const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

/** Runs in the page before its own scripts: notes the first row, when it answers, and what blocks. */
function watch() {
  window.seen = { blocked: 0 };
  const note = (name) => {
    window.seen[name] ??= performance.now();
  };
  const look = () => {
    const row = document.querySelector('tbody tr');
    if (row) note('row');
    // React hangs an element's handlers on it once it answers to them.
    const box = row?.querySelector('input[type="checkbox"]');
    if (box && Object.keys(box).some((key) => key.startsWith('__reactProps'))) note('usable');
    if (!window.seen.usable) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    window.seen.largest = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** ms from the last key, or from going back, until the first row is another one that has a text. */
async function untilOtherRow(page, act, text = '') {
  await page.evaluate((wanted) => {
    const first = () => document.querySelector('tbody tr')?.textContent ?? '';
    const before = first();
    let from;
    const begin = ({ type }) => {
      if (type !== 'popstate' || from === undefined) from = performance.now();
    };
    const kinds = ['keydown', 'input', 'popstate'];
    for (const kind of kinds) addEventListener(kind, begin, true);
    window.changed = new Promise((resolve) => {
      const look = () => {
        const now = first();
        if (from === undefined || !now || now === before || !now.includes(wanted)) {
          return requestAnimationFrame(look);
        }
        for (const kind of kinds) removeEventListener(kind, begin, true);
        resolve(performance.now() - from);
      };
      look();
    });
  }, text);
  await act();
  return page.evaluate(() => window.changed);
}

/** ms from a press until another screen's title stands there, and a row where it is a list. */
async function untilOtherScreen(page, link, rows = '') {
  await page.evaluate((wanted) => {
    const title = () => document.querySelector('main h1')?.textContent;
    const before = title();
    let from;
    addEventListener('click', () => (from = performance.now()), { capture: true, once: true });
    window.changed = new Promise((resolve) => {
      const look = () => {
        const now = title();
        const isThere = now && now !== before && (!wanted || document.querySelector(wanted));
        if (from === undefined || !isThere) return requestAnimationFrame(look);
        resolve(performance.now() - from);
      };
      look();
    });
  }, rows);
  // As a hand does it: over the link, and down on it, for a moment.
  await link.hover();
  await page.waitForTimeout(120);
  await link.click({ delay: 80 });
  return page.evaluate(() => window.changed);
}

export async function openAt(context, { cpu, network }) {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await cdp.send('Network.enable');
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  return { page, cdp };
}

/** What a document costs until its rows can be used. */
async function load({ page }, address) {
  await page.goto(address);
  await page.waitForFunction(() => window.seen.usable);
  await page.waitForTimeout(2000);
  return page.evaluate(() => ({
    ...window.seen,
    requests: performance.getEntriesByType('resource').length + 1,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
}

/** What a person does with the open list. */
async function use({ page, cdp }) {
  const measured = {};
  const press = async (locator) => {
    await locator.focus();
    return untilOtherRow(page, () => page.keyboard.press('Enter'));
  };
  const next = page.getByRole('button', { name: 'หน้าถัดไป' });
  const turns = [];
  for (let page = 0; page < pages; page++) turns.push(await press(next));
  measured.next = median(turns);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  measured.heap = metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6;
  const search = page.getByRole('main').getByRole('searchbox');
  await search.focus();
  measured.search = await untilOtherRow(page, () => page.keyboard.type('สุรชั'), 'สุรชั');
  measured.open = await untilOtherScreen(page, page.locator('tbody tr a').first());
  await page.waitForURL(/\/parcels\/[^?]+$/);
  await page.waitForTimeout(1000);
  measured.back = await untilOtherRow(page, () => page.evaluate(() => history.back()), 'สุรชั');
  await page.waitForTimeout(1000);
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  const lists = [
    ['ลูกบ้าน', '/units'],
    ['พัสดุ', '/parcels'],
    ['ลูกบ้าน', '/units'],
  ];
  const routes = [];
  for (const [group, address] of lists) {
    const link = menu.locator(`a[href="${address}"]`);
    if (!(await link.isVisible())) await menu.getByRole('button', { name: group }).click();
    routes.push(await untilOtherScreen(page, link, 'tbody tr'));
    await page.waitForTimeout(1000);
  }
  [measured.route, , measured.again] = routes;
  return measured;
}

/** The page's own HTML and styles without its scripts: what a browser can do at best. */
async function startBare(base, cookie) {
  const whole = await (await fetch(`${base}/parcels`, { headers: { cookie } })).text();
  const html = whole
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link[^>]*as="script"[^>]*>/g, '')
    .replaceAll('"/_next/', `"${base}/_next/`);
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(html);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

const figures = {
  'cold, first row, ms': ({ cold }) => cold.row,
  'of the bare HTML': ({ bare }) => bare.row,
  'cold, row usable, ms': ({ cold }) => cold.usable,
  'largest paint, ms': ({ cold }) => cold.largest,
  'of the bare HTML ': ({ bare }) => bare.largest,
  'blocked, ms': ({ cold }) => cold.blocked,
  'scripts, kB gzip': ({ cold }) => cold.scripts / 1000,
  'requests, cold': ({ cold }) => cold.requests,
  'warm, first row, ms': ({ warm }) => warm.row,
  'warm, row usable, ms': ({ warm }) => warm.usable,
  'next page, ms': ({ used }) => used.next,
  'search, from the last key, ms': ({ used }) => used.search,
  'open a row until its title, ms': ({ used }) => used.open,
  'back to the list, ms': ({ used }) => used.back,
  'route to a list, first, ms': ({ used }) => used.route,
  'the same again, ms': ({ used }) => used.again,
  [`heap after ${pages} pages, MB`]: ({ used }) => used.heap,
};

/** One visit by a browser that knows nothing: the document twice, and what a person then does. */
async function visit(browser, place, { base, cookie, bareAddress }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'th-TH',
  });
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
    }),
  );
  const cold = await load(await openAt(context, place), `${base}/parcels`);
  const tab = await openAt(context, place);
  const warm = await load(tab, `${base}/parcels`);
  const used = await use(tab);
  await context.close();
  const stranger = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { page } = await openAt(stranger, place);
  await page.goto(bareAddress);
  await page.waitForTimeout(2000);
  const bare = await page.evaluate(() => window.seen);
  await stranger.close();
  return { cold, warm, used, bare };
}

/** The list of 200,000 parcels in the browser, in the figures that such lists are compared by. */
export async function list() {
  const home = inRoot('.cache/bench-list');
  mkdirSync(home, { recursive: true });
  console.log('\nPreparing the parcels (only the first time).');
  const { base, stop } = await startPortal({ home, scale });
  const browser = await openChromium();
  const cookie = await signIn(base);
  const bare = await startBare(base, cookie);
  try {
    const columns = [];
    for (const place of Object.values(places)) {
      const visits = [];
      for (let round = 0; round < rounds; round++) {
        visits.push(await visit(browser, place, { base, cookie, bareAddress: bare.address }));
      }
      columns.push(visits);
    }
    printTable(
      `The list of 200,000 parcels, middle of ${rounds} new browsers`,
      ['', ...Object.keys(places)],
      Object.entries(figures).map(([name, of]) => [
        name,
        ...columns.map((visits) => median(visits.map(of)).toFixed(0)),
      ]),
    );
  } finally {
    await browser.close();
    bare.stop();
    await stop();
  }
}
