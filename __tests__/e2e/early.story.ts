import type { Page } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

/** Opens a page whose scripts wait until they are let go. */
async function openWithoutScripts(page: Page, address: string) {
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  return go;
}

story('what is typed and pressed before a page answers is done once it does', async ({ page }) => {
  const go = await openWithoutScripts(page, '/parcels');
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.pressSequentially('สมพร');
  go();
  await expect(page).toHaveURL(/keywords=/);
  await expect(search).toHaveValue('สมพร');
  await search.pressSequentially('ก');
  await expect(search).toHaveValue('สมพรก');
});

story('a button that is pressed before its page answers opens what it opens', async ({ page }) => {
  const go = await openWithoutScripts(page, '/parcels');
  await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
  go();
  await expect(page.getByRole('button', { name: 'ออกจากระบบ' })).toBeVisible();
});

story(
  'a filter that is confirmed before its page answers is asked for, and what is typed on stays',
  async ({ page }) => {
    const go = await openWithoutScripts(page, '/news');
    const day = page.getByRole('textbox', { name: 'สร้างเมื่อ' });
    await day.pressSequentially('20/11/2569');
    await day.press('Enter');
    await day.pressSequentially('x');
    go();
    await expect(page).toHaveURL(/dateCreated=2026-11-20/);
    await expect(day).toHaveValue('20/11/2569x');
  },
);
