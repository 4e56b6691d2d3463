import type { Page } from '@playwright/test';
import type { Account } from '@tests/e2e/kit/accounts';
import { barriers, firstHtml, sticksOut } from '@tests/e2e/kit/look';
import { screenRoutes } from '@tests/e2e/kit/screens';
import { expect, story } from '@tests/e2e/kit/story';

type Open = (as?: Account) => Promise<Page>;

const languages = [
  ['th', 'th'],
  ['en', 'en'],
  ['cn', 'zh-Hans'],
] as const;

/** The first of a visitor, a property's manager and a platform admin to whom an address opens. */
async function whoMay(open: Open, address: string): Promise<Page> {
  for (const as of [undefined, 'manager', 'admin'] as const) {
    const page = await open(as);
    const answer = await page.request.get(address, { maxRedirects: 0 });
    if (answer.status() === 200) return page;
    await page.close();
  }
  throw new Error(`${address} opens to nobody`);
}

/** A route's address: one of a record is that of the first in its list. */
async function addressOf(open: Open, route: string): Promise<string> {
  const list = route.replace(/\/\[\w+\]$/, '');
  if (list === route) return route;
  const page = await whoMay(open, list);
  await page.goto(list);
  const link = page.getByRole('main').locator(`tbody a[href^="${list}/"]`).first();
  return (await link.getAttribute('href')) ?? '';
}

// One visit looks at all that holds for every screen; what is particular is told elsewhere.
for (const route of screenRoutes) {
  story(`${route} is whole`, async ({ otherPage }) => {
    const address = await addressOf(otherPage, route);
    const page = await whoMay(otherPage, address);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'กำลังโหลดข้อมูล' })).toHaveCount(0);
    const rows = await page.locator('main table:has(caption) tbody tr').count();
    expect(await barriers(page), 'at 1440 px').toEqual([]);

    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sticksOut(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await barriers(page), 'at 390 px').toEqual([]);
    await page.addStyleTag({ content: '* { transition: none !important }' });
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    expect(await barriers(page, 'color-contrast'), 'in the dark').toEqual([]);

    const seen = new Set<string>();
    for (const [language, lang] of languages) {
      const url = new URL(page.url()).origin;
      await page.context().addCookies([{ name: 'language', value: language, url }]);
      const html = await (await page.request.get(address)).text();
      const first = await firstHtml(page, html);
      expect(first, language).toMatchObject({ lang, bareKeys: [] });
      if (rows > 0) expect(first.rows, 'rows before any script').toBeGreaterThan(0);
      seen.add(html.replace(/<script[\s\S]*?<\/script>/g, ''));
    }
    expect(seen.size, 'each language has its own words').toBe(languages.length);
  });
}
