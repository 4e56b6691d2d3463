import type { Page } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

/** What stands out of the page at its right, so that the page can be scrolled sideways. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
      .concat(`${scrollWidth} px of ${clientWidth}`);
  });

async function firstCode(page: Page) {
  const link = page
    .getByRole('table')
    .getByRole('link', { name: /^[A-Z]{3}\d{10}$/ })
    .first();
  return { code: await link.innerText(), detail: (await link.getAttribute('href')) ?? '' };
}

for (const width of [320, 390, 1440]) {
  story(`no screen is wider than ${width} px`, async ({ page, otherPage }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/parcels');
    const { code, detail } = await firstCode(page);
    await page.goto('/news?publishState=published');
    const news = await page.getByRole('table').getByRole('link').first().getAttribute('href');
    for (const address of [
      '/',
      '/parcels',
      `/parcels?keywords=${code}&kind=box`,
      detail,
      '/parcels/receive',
      `/parcels/handover?codes=${code}`,
      `/parcels/print?codes=${code}`,
      '/news',
      news ?? '',
      `${news}?tab=readers`,
      '/news-template',
      '/news-template/create',
      '/news/create',
      '/report-emails',
      '/report-emails?keywords=nobody',
      '/admin/property?tab=3',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (address.includes('handover')) {
        await expect(page.getByRole('checkbox', { name: `เลือก ${code}` })).toBeVisible();
      }
      expect(await sticksOut(page), address).toEqual([]);
    }

    const visitor = await otherPage(undefined, { viewport: { width, height: 800 } });
    await visitor.goto('/login');
    expect(await sticksOut(visitor), '/login').toEqual([]);
  });

  story(`the dialogs and the open menu are not wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/report-emails');
    if (width < 960) {
      await page.getByRole('button', { name: 'เปิดเมนู' }).click();
      expect(await sticksOut(page), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'เพิ่มผู้รับรายงาน' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await sticksOut(page), 'dialog').toEqual([]);
  });
}
