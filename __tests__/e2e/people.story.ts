import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'village' });

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'บันทึก' }).click();
const sum = (page: Page) => page.getByText('อัตราส่วนกรรมสิทธิ์รวม');

async function search(page: Page, words: string) {
  await page.getByRole('main').getByRole('searchbox').fill(words);
}

story('a unit’s ratio is corrected, and the sum says what is missing', async ({ page }) => {
  await page.goto('/units');
  await expect(sum(page)).toContainText('ครบ 100 %');
  await search(page, '99/77');
  const unit = page.getByRole('row').filter({ hasText: '99/77' });
  await choose(unit, /^แก้ไข/);
  const ratio = dialog(page).getByLabel('อัตราส่วนกรรมสิทธิ์');
  const right = await ratio.inputValue();
  await ratio.fill('๐');
  await save(page);
  await expect(sum(page)).toContainText(`ยังขาด ${right} %`);
  await choose(unit, /^แก้ไข/);
  await ratio.fill(right);
  await save(page);
  await expect(sum(page)).toContainText('ครบ 100 %');
});

story('a tenant moves in, is found at the counter, and moves out', async ({ page }) => {
  const name = `ผู้เช่า ทดลอง${Date.now()}`;
  await page.goto('/customers');
  await page.getByRole('button', { name: 'เพิ่มรายชื่อ' }).first().click();
  await dialog(page).getByLabel('ชื่อ-นามสกุล').fill(name);
  await dialog(page).getByLabel('เลขบัตรประชาชน').fill('1-2345-67890-12-3');
  await save(page);
  await expect(dialog(page).getByText('เลขบัตรประชาชนไม่ถูกต้อง')).toBeVisible();
  await dialog(page).getByLabel('เลขบัตรประชาชน').fill('3-1006-00445-63-5');
  await save(page);
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/units?keywords=99/78');
  await page.getByRole('link', { name: '99/78' }).click();
  await page.getByRole('button', { name: 'ลงชื่อเข้าอยู่' }).click();
  await dialog(page).getByRole('combobox', { name: 'ชื่อ' }).fill(name);
  // What was offered before it was typed has gone.
  await expect(page.locator('.ant-select-item-option')).toHaveCount(1);
  await page.getByTitle(name).click();
  await dialog(page).getByRole('button', { name: 'ลงชื่อเข้าอยู่' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('ปัจจุบัน');

  await choose(row, /^ย้ายออก/);
  await dialog(page).getByLabel('ตั้งแต่วันที่').fill('1/1/2560');
  await dialog(page).getByLabel('ถึงวันที่').fill('๓๑/๑๒/๒๕๖๐');
  await dialog(page).getByRole('button', { name: 'ย้ายออก' }).click();
  await expect(row).toContainText('31 ธ.ค. 2560');
  await expect(row).toContainText('เคยอยู่');

  // Whose number is on the card is shown to who says why.
  await row.getByRole('link', { name }).click();
  const about = page.getByRole('region', { name: 'ข้อมูลบุคคล' });
  await expect(about.getByText('x-xxxx-xxxxx-63-x')).toBeVisible();
  await page.getByRole('button', { name: 'เปิดดูเลขเต็ม' }).click();
  await dialog(page).getByLabel('เหตุผล').fill('ตรวจสัญญาเช่า');
  await dialog(page).getByRole('button', { name: 'เปิดดูเลขเต็ม' }).click();
  await expect(page.getByText('3-1006-00445-63-5')).toBeVisible();
  await page.reload();
  await expect(about.getByText('x-xxxx-xxxxx-63-x')).toBeVisible();
  await expect(page.getByText('ตรวจสัญญาเช่า')).toBeVisible();
});

story('who stands there twice is merged, and made two again', async ({ page }) => {
  await page.goto('/customers/duplicates');
  const keep = page.getByRole('button', { name: /^เก็บรายชื่อนี้ไว้/ });
  await expect(keep.first()).toBeVisible();
  const before = await keep.count();
  await keep.first().click();
  await expect(keep).toHaveCount(before - 2);
  await page.getByRole('button', { name: 'เลิกรวม' }).click();
  await expect(keep).toHaveCount(before);
});

story('a resident is invited to the app again, and suspended', async ({ page }) => {
  await page.goto('/users?state=invited');
  const invited = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^ทำกับ/ }) });
  await choose(invited.first(), /^เชิญอีกครั้ง/);
  await expect(dialog(page).locator('code')).toHaveText(/^[A-Z2-9]{10}$/);
  await page.keyboard.press('Escape');
  const before = await invited.count();
  await choose(invited.first(), /^ระงับ/);
  await dialog(page).getByRole('button', { name: 'ระงับ' }).click();
  await expect(invited).toHaveCount(before - 1);
});
