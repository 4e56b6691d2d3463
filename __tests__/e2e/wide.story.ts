import type { Page } from '@playwright/test';
import { sticksOut } from '@tests/e2e/kit/look';
import { codeCells } from '@tests/e2e/kit/parcels';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

const widths = [320, 390, 1440];

/** What stands out at any width; at the last one the page stays. */
async function sticksOutAtAny(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await sticksOut(page)).map((one) => `${width} px: ${one}`));
  }
  return found;
}

story('no screen that was asked for something is wider than its window', async ({ page }) => {
  await page.goto('/parcels');
  const code = await codeCells(page).first().innerText();
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
    expect(await sticksOutAtAny(page), address).toEqual([]);
  }
});

story('neither a dialog nor the open menu is wider than the window', async ({ page }) => {
  await page.goto('/report-emails');
  for (const width of widths.filter((one) => one < 960)) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'เปิดเมนู' }).click();
    expect(await sticksOut(page), `menu at ${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'เพิ่มผู้รับรายงาน' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await sticksOutAtAny(page), 'dialog').toEqual([]);
});
