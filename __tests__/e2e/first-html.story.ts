import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { menuEntry } from '@tests/e2e/kit/menu';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

story.describe('without scripts', () => {
  story.use({ javaScriptEnabled: false });

  for (const [address, title] of [
    ['/parcels', 'พัสดุ'],
    ['/report-emails', 'อีเมลรับรายงาน'],
  ] as const) {
    story(`${address} shows its rows, dressed, beside the menu`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      const rows = page.getByRole('table').locator('tbody').getByRole('row');
      await expect(rows.first()).toBeVisible();
      expect(await rows.count()).toBeGreaterThanOrEqual(4);

      const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
      await expect(menu.locator('[aria-current=page]')).toBeVisible();
      const sidebar = await page.getByRole('complementary').boundingBox();
      expect(sidebar?.width).toBe(280);
    });
  }
});

for (const [address, as, kilobytes] of [
  ['/login', undefined, 130],
  ['/parcels', 'manager', 230],
  ['/invoices', 'manager', 230],
] as const) {
  story(`${address} needs ${kilobytes} kB of scripts at most`, async ({ asking }) => {
    const request = await asking(as);
    const html = await (await request.get(address)).text();
    const [scripts] = [...html.matchAll(/\["\/_next\/[^\]]+\.js"\]/g)].map(
      ([list]) => JSON.parse(list) as string[],
    );
    if (!scripts) throw new Error('The page names no scripts');
    expect(scripts.length).toBeGreaterThan(3);
    let bytes = 0;
    for (const script of scripts) {
      const body = await (await request.get(script)).body();
      bytes += gzipSync(body, { level: 9 }).length;
      // What the page names is compiled while it loads.
      if (script.includes('/chunks/'))
        expect(`${body}`).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
    expect(bytes).toBeLessThan(kilobytes * 1000);
  });
}

/** Gives a wait until nothing has been under way for a while, however long each answer takes. */
function stillness(page: Page) {
  const underWay = new Set<Request>();
  let since = Date.now();
  page.on('request', (request) => underWay.add(request));
  const ended = (request: Request) => {
    underWay.delete(request);
    since = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    since = Date.now();
    await expect.poll(() => underWay.size === 0 && Date.now() - since > 800).toBe(true);
  };
}

/** What was asked over the network; what the browser had at hand, and its own icon, left out. */
const asked = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .sort(),
  );

story('going from one area to another asks for nothing but the data', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // Lists are read again when others change something: here nobody is heard.
  await page.routeWebSocket(/\/services\/realtime\//, () => {});
  // Nor is there the desk that fetches its screens' code by and by.
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query === '(pointer: fine)' ? 'not all' : query);
  });
  const settled = stillness(page);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  const go = async (group: string, name: string) => {
    const link = await menuEntry(page, group, name);
    await link.hover();
    await settled();
    await page.evaluate(() => performance.clearResourceTimings());
    await link.click();
    await expect(menu.locator('[aria-current=page]')).toHaveText(name);
    await expect(page.getByRole('table')).toBeVisible();
    await settled();
    return asked(page);
  };
  const emails = '/services/master-data/api/v1/report-emails';
  /** The views of lists that the person keeps. */
  const views = '/services/auth/api/v1/auth/profile/views';
  /** Which columns of a list the person hides. */
  const columns = '/services/auth/api/v1/auth/profile/columns';
  const parcels = '/services/parcel/api/v1/parcels';

  const first = await go('นิติบุคคล', 'อีเมลรับรายงาน');
  expect(first).toEqual(expect.arrayContaining([columns, emails, views]));
  // What may be received there, and the bar that shows a change of the route, which comes with the first one.
  expect(first.length).toBeLessThanOrEqual(5);

  const list = await go('พัสดุ', 'รายการพัสดุ');
  // What the new screen's own links lead to may be fetched ahead, but not once for each row.
  const ahead = list.filter((path) => path.startsWith('/_next/'));
  expect(ahead.length).toBeLessThanOrEqual(4);
  expect(list.filter((path) => !ahead.includes(path))).toEqual([
    columns,
    views,
    // The page's rows, and the tabs with today's bookings.
    `${parcels}/parcelsListTab`,
    `${parcels}/parcelsTab`,
  ]);
  expect(await go('นิติบุคคล', 'อีเมลรับรายงาน')).toEqual([columns, views, emails, `${emails}/kinds`]);
  expect(documents).toBe(1);
});
