import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from '@tests/e2e/kit/accounts';
import { barriers, firstHtml, sticksOut } from '@tests/e2e/kit/look';
import { type Measured, measure } from '@tests/e2e/kit/measure';
import { refused } from '@tests/e2e/kit/policy';
import { screenRoutes } from '@tests/e2e/kit/screens';
import { expect } from '@tests/e2e/kit/story';
import { visit } from '@tests/e2e/kit/visitor';

/** Thai comes last: the next visit is in it again. */
const languages = [
  ['en', 'en'],
  ['cn', 'zh-Hans'],
  ['th', 'th'],
] as const;

/** What breaks the dress and is meant to. */
const meant: Readonly<Record<string, (keyof Measured)[]>> = {
  // A sheet of paper keeps its width.
  '/parcels/reports/daily': ['overflowing'],
};

/** What breaks the dress at a width; buttons for fingers are asked for on phones. */
async function undressed(page: Page, route: string, width: number) {
  const found = Object.entries(await measure(page)).filter(
    ([what, where]) =>
      where.length > 0 &&
      (what !== 'small' || width === 390) &&
      !meant[route]?.includes(what as keyof Measured),
  );
  return Object.fromEntries(found);
}

interface Opened {
  as: Account | undefined;
  html: string;
}

/** How an address opens to the first of a visitor, a property's manager and a platform admin. */
async function opened(asking: (as?: Account) => Promise<APIRequestContext>, address: string) {
  for (const as of [undefined, 'manager', 'admin'] as const) {
    const request = await asking(as);
    const answer = await request.get(address, { maxRedirects: 0 });
    const found: Opened | false = answer.status() === 200 && { as, html: await answer.text() };
    await request.dispose();
    if (found) return found;
  }
  throw new Error(`${address} opens to nobody`);
}

// One visit looks at all that holds for every screen; what is particular is told elsewhere.
for (const route of screenRoutes) {
  visit(`${route} is whole`, async ({ visitor, asking }) => {
    // A record's screen is looked at for the first of its list.
    const list = route.replace(/\/\[\w+\]$/, '');
    const { as, html } = await opened(asking, list);
    const record = new RegExp(`<tbody.*?href="(${list}/[^"?]+)`, 's');
    const address = list === route ? route : (record.exec(html)?.[1] ?? '');
    const { page, watch } = await visitor(as);
    await page.setViewportSize({ width: 1440, height: 900 });
    const answer = await page.goto(address);
    const thai = (await answer?.text()) ?? '';
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('กำลังโหลดข้อมูล')).toHaveCount(0);
    const rows = await page.locator('main table:has(caption) tbody tr').count();
    expect(await refused(page), 'by the policy').toEqual([]);
    expect(await barriers(page), 'at 1440 px').toEqual([]);

    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sticksOut(page), `at ${width} px`).toEqual([]);
      if (width > 320) expect(await undressed(page, route, width), `at ${width} px`).toEqual({});
    }
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await barriers(page), 'at 390 px').toEqual([]);
    await page.addStyleTag({ content: '* { transition: none !important }' });
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    expect(await barriers(page, 'color-contrast'), 'in the dark').toEqual([]);

    const url = new URL(page.url()).origin;
    const seen = new Set<string>();
    for (const [language, lang] of languages) {
      await page.context().addCookies([{ name: 'language', value: language, url }]);
      const html = language === 'th' ? thai : await (await page.request.get(address)).text();
      const first = await firstHtml(page, html);
      expect(first, language).toMatchObject({ lang, bareKeys: [] });
      if (rows > 0) expect(first.rows, 'rows before any script').toBeGreaterThan(0);
      seen.add(html.replace(/<script[\s\S]*?<\/script>/g, ''));
    }
    expect(seen.size, 'each language has its own words').toBe(languages.length);
    watch.check();
  });
}
