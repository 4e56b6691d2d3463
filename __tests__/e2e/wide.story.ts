import type { Page } from '@playwright/test';
import { sticksOut } from '@tests/e2e/kit/look';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

async function firstCode(page: Page) {
  const link = page
    .getByRole('table')
    .getByRole('link', { name: /^[A-Z]{3}\d{10}$/ })
    .first();
  return link.innerText();
}

for (const width of [320, 390, 1440]) {
  story(`no screen that was asked for something is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/parcels');
    const code = await firstCode(page);
    await page.goto('/news?publishState=published');
    const news = await page.getByRole('table').getByRole('link').first().getAttribute('href');
    for (const address of [
      `/parcels?keywords=${code}&kind=box`,
      `/parcels/handover?codes=${code}`,
      `/parcels/print?codes=${code}`,
      `${news}?tab=readers`,
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
