import type { Page } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'village' });

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'บันทึก' }).click();
const names = (page: Page) =>
  page.getByRole('table').locator('tbody tr td:first-child [data-opens]').allInnerTexts();

story('a number is added with its extension, put first, and looked up by it', async ({ page }) => {
  const name = `ช่างแอร์ ${Date.now()}`;
  await page.goto('/phone-directory');
  await page.getByRole('button', { name: 'เพิ่มหมายเลข' }).first().click();
  await dialog(page).getByLabel('ชื่อ (ไทย)').fill(name);
  await dialog(page).getByLabel('หมายเลขที่ 1').fill('12');
  await save(page);
  await expect(dialog(page).getByText('กรอกเบอร์โทรศัพท์ไทย')).toBeVisible();
  await dialog(page).getByLabel('หมายเลขที่ 1').fill('๐๒-๗๗๗-๘๘๙๙ ต่อ ๔๒');
  await save(page);
  await expect(page.getByRole('link', { name: '02-777-8899 ต่อ 42' })).toBeVisible();

  await page.getByRole('button', { name: 'จัดลำดับ' }).click();
  const up = dialog(page).getByRole('button', { name: `เลื่อน ${name} ขึ้น` });
  await up.focus();
  while (await up.isEnabled()) await page.keyboard.press('Enter');
  await save(page);
  await expect.poll(async () => (await names(page))[0]).toBe(name);

  await page.getByRole('searchbox', { name: 'ค้นหาชื่อหรือหมายเลข' }).pressSequentially('7778899');
  await expect.poll(() => names(page)).toEqual([name]);

  await page.goto('/');
  await page.keyboard.press('Control+KeyK');
  await page.getByRole('combobox').pressSequentially('7778899');
  await page.getByRole('option', { name }).click();
  await expect.poll(() => names(page)).toEqual([name]);
});

story('an entry is dragged to another place', async ({ page }) => {
  await page.goto('/quick-call-phone');
  await page.getByRole('button', { name: 'จัดลำดับ' }).click();
  const rows = dialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(rows).toHaveCount(3);
  const last = (await rows.nth(2).textContent())?.trim() ?? '';
  expect(last).not.toBe('');
  const from = await rows.nth(2).locator('span').first().boundingBox();
  const to = await rows.nth(0).boundingBox();
  if (!from || !to) throw new Error('the rows are not shown');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 6 });
  await page.mouse.move(to.x + 20, to.y + 6, { steps: 10 });
  await page.mouse.up();
  await expect(rows.nth(0)).toContainText(last);
  await save(page);
  await expect.poll(async () => (await names(page))[0]).toBe(last);
});
