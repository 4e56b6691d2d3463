import { randomUUID } from 'node:crypto';
import { openChromium } from '../chromium.mjs';
import { signIn, startPortal } from './portal.mjs';
import { printTable } from './table.mjs';

const slowdown = 4;
/** No task may keep a hand waiting for longer, ms. */
const budget = 100;
const rows = 500;
const labels = 1000;

/** A signed-in page of a browser of its own. */
async function openPage(base) {
  const browser = await openChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const cookies = (await signIn(base)).split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}

/** The longest task of the page's thread while something is done, ms; tasks below 50 are not told. */
async function longestTask(page, act) {
  await page.evaluate(() => {
    window.longest = 0;
    window.watching = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.longest = Math.max(window.longest, duration);
      }
    });
    window.watching.observe({ type: 'longtask' });
  });
  await act();
  await page.waitForTimeout(1500);
  return page.evaluate(() => {
    window.watching.disconnect();
    return Math.round(window.longest);
  });
}

/** Scrolling and choosing in the longest list that there is, on a slow machine. */
async function longList(page, base) {
  await page.goto(`${base}/parcels?limit=${rows}`);
  const boxes = page.locator('tbody input[type="checkbox"]');
  await boxes.nth(rows - 1).waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // By keys: a click by the page's own script would be measured with what it clicks.
  const { keyboard } = page;
  const all = page.locator('thead input[type="checkbox"]');
  const acts = {
    'scroll to the end': async () => {
      for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, 600);
    },
    'tick ten rows': async () => {
      for (let at = 0; at < 10; at++) await keyboard.press('Space');
    },
    [`tick all ${rows}`]: () => keyboard.press('Space'),
    'untick all': () => keyboard.press('Space'),
  };
  const begin = { 'tick ten rows': boxes.first(), [`tick all ${rows}`]: all };
  await page.mouse.move(800, 600);
  const measured = [];
  for (const [name, act] of Object.entries(acts)) {
    await begin[name]?.focus();
    await page.waitForTimeout(1000);
    measured.push([name, await longestTask(page, act), budget]);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  printTable(
    `${rows} rows at ${slowdown} times slower, longest task, ms (0: none above 50)`,
    ['what is done', 'longest', 'budget'],
    measured,
  );
}

/** Receives parcels for the first unit, and gives their numbers. */
async function receive(page, base) {
  const { accessToken } = await (await page.request.get(`${base}/api/auth/session`)).json();
  const call = async (path, data) => {
    const answer = await page.request.fetch(`${base}/services/parcel/api/v1/parcels/${path}`, {
      method: data ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${accessToken}` },
      ...(data && { data }),
    });
    return (await answer.json()).data;
  };
  const [unit] = await call('masterUnit');
  const codes = [];
  while (codes.length < labels) {
    const parcels = Array.from({ length: 200 }, () => ({
      id: randomUUID(),
      unitId: unit.id,
      recipientName: 'คุณหญิงพิมพ์ชนกนาถ ศรีสุวรรณภูมิรัตนโกสินทร์',
      carrier: 'flash',
    }));
    codes.push(...(await call('insertParcels', { parcels })).map(({ docCode }) => docCode));
  }
  return codes;
}

/** From the address to the last label in its final size. */
async function manyLabels(page, base) {
  const codes = await receive(page, base);
  const [first, ...others] = codes;
  const address = [first, ...others.map((code) => code.slice(-4))].join('.');
  await page.goto(`${base}/parcels/print?codes=${address}`);
  await page
    .locator('article')
    .nth(labels - 1)
    .waitFor();
  const ready = await page.evaluate(async () => {
    await document.fonts.ready;
    return Math.round(performance.now());
  });
  printTable('Labels', ['labels', 'ready after, ms'], [[labels, ready]]);
}

/** What a person waits for in the browser: a long list under the hand, and many labels. */
export async function screens() {
  const { base, stop } = await startPortal();
  const page = await openPage(base);
  try {
    await longList(page, base);
    await manyLabels(page, base);
  } finally {
    await page.context().browser().close();
    await stop();
  }
}
