import type { Page } from '@playwright/test';
import { photo, press } from '@tests/e2e/kit/news-form';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'admin' });

const form = (page: Page) => page.getByRole('dialog').first();
const save = (page: Page) => form(page).getByRole('button', { name: 'บันทึก', exact: true }).click();

story(
  "a tutorial's pictures change places by keys, and it is off at one property",
  async ({ page }) => {
    const name = `ทดลอง ${Date.now()}`;
    await page.goto('/tutorial?feature=facility');
    await page.getByRole('button', { name: 'เพิ่มรุ่น' }).first().click();
    await form(page).getByLabel('ชื่อรุ่น').fill(name);
    await save(page);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: `หน้าของรุ่น ${name}` })).toBeVisible();
    for (const [words, colour] of [
      ['เลือกพื้นที่', '#0b6b58'],
      ['เลือกเวลา', '#c2410c'],
    ] as const) {
      await press(page, 'เพิ่มรูป');
      await form(page)
        .getByLabel('เลือกรูป')
        .setInputFiles(await photo(colour));
      await press(page, 'ใช้ภาพนี้');
      await expect(form(page).getByRole('img', { name: 'รูปของหน้า' })).toBeVisible();
      await form(page).getByLabel('คำอธิบายใต้รูป').fill(words);
      await save(page);
      await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    }
    const phone = page.getByRole('region', { name: 'ตัวอย่างที่ผู้พักอาศัยเห็น' });
    await expect(phone).toContainText('เลือกพื้นที่');
    await press(page, 'จัดลำดับ');
    await form(page).getByRole('button', { name: 'เลื่อน เลือกเวลา ขึ้น' }).focus();
    await page.keyboard.press('Enter');
    await save(page);
    await expect(phone).toContainText('เลือกเวลา');
    await press(page, 'ดูหน้าถัดไป');
    await expect(phone).toContainText('เลือกพื้นที่');

    await page.getByRole('combobox', { name: 'โครงการ' }).selectOption({ index: 1 });
    await press(page, 'ปิดที่โครงการนี้');
    await page.getByRole('button', { name: /^เปิดอีกครั้ง/ }).click();
    await expect(page.getByText('เปิดใช้ทุกโครงการ')).toBeVisible();
  },
);
