import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'admin' });

const dialog = (page: Page) => page.getByRole('dialog');
const names = (page: Page) =>
  page.getByRole('table').locator('tbody tr [data-opens]').allInnerTexts();

story('a category is added to its group and put first by the keyboard', async ({ page, watch }) => {
  watch.expectStatus(409);
  const name = `หลังคา ${Date.now()}`;
  await page.goto('/categories');
  await page.getByRole('link', { name: 'งานซ่อมและช่าง' }).click();
  await expect.poll(() => names(page)).toContain('ไฟฟ้า');
  await page.getByRole('button', { name: 'เพิ่มหมวดหมู่' }).first().click();
  await dialog(page).getByLabel('ชื่อ (ไทย)').fill(name);
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await expect.poll(async () => (await names(page)).at(-1)).toBe(name);

  await page.getByRole('button', { name: 'จัดลำดับ' }).click();
  const up = dialog(page).getByRole('button', { name: `เลื่อน ${name} ขึ้น` });
  await up.focus();
  while (await up.isEnabled()) await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await expect.poll(async () => (await names(page))[0]).toBe(name);

  await page.goto('/categories/group');
  const group = page.getByRole('row').filter({ hasText: 'งานซ่อมและช่าง' });
  await choose(group, /^ลบ/);
  await answer(page, 'ลบ', 'งานซ่อมและช่าง');
  await expect(page.getByText(/ยังมีหมวดหมู่อยู่ในกลุ่ม/)).toBeVisible();
});
