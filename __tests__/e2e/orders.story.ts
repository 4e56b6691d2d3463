import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Chooses what stands under a name in one of a form's selects, found by typing a part. */
async function pick(page: Page, label: string, typed: string, option: RegExp) {
  await dialog(page).getByLabel(label, { exact: true }).click();
  await page.keyboard.type(typed);
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}

story(
  'a vendor and its service are added, an order arrives live, is given to it, done and reviewed',
  async ({ page, otherPage }) => {
    const mark = String(Date.now()).slice(-6);
    const vendor = `ช่างกระจก ${mark}`;
    const service = `เปลี่ยนกระจก ${mark}`;
    const resident = `คุณน้ำฝน ${mark}`;

    await page.goto('/vendors');
    await page.getByRole('button', { name: 'เพิ่มผู้ให้บริการ' }).first().click();
    await dialog(page).getByLabel('ชื่อผู้ให้บริการ').fill(vendor);
    await dialog(page).getByLabel('ผู้ติดต่อ').fill('คุณใส');
    await dialog(page).getByLabel('โทรศัพท์').fill('081 234 5678');
    await pick(page, 'พื้นที่ให้บริการ', 'กรุงเทพ', /กรุงเทพมหานคร/);
    await dialog(page).getByLabel('ผู้ติดต่อ').click();
    await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
    await expect(row(page, vendor)).toContainText('081-234-5678');

    await page.goto('/vendors/services');
    await page.getByRole('button', { name: 'เพิ่มบริการ' }).first().click();
    await dialog(page).getByLabel('ชื่อ (ไทย)').fill(service);
    await pick(page, 'หมวดหมู่', 'ประตู', /ประตูและกุญแจ/);
    await dialog(page).getByLabel('ราคา (บาท)').fill('1,250.50');
    await pick(page, 'ผู้ให้บริการ', vendor, new RegExp(vendor));
    await dialog(page).getByLabel('รายละเอียด').click();
    await pick(page, 'พื้นที่ให้บริการ', 'กรุงเทพ', /กรุงเทพมหานคร/);
    await dialog(page).getByLabel('รายละเอียด').click();
    await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
    await expect(row(page, service)).toContainText('1,250.50');

    await page.goto('/orders');
    const counter = await otherPage('counter');
    await counter.goto('/orders');
    await counter.getByRole('button', { name: 'บันทึกคำสั่งซื้อ' }).first().click();
    await dialog(counter).getByLabel('โทรศัพท์').fill('0898765432');
    await dialog(counter).getByLabel('ผู้สั่ง').fill(resident);
    await pick(counter, 'บริการ', service, new RegExp(service));
    await dialog(counter).getByLabel('จำนวน').fill('2');
    await expect(dialog(counter).getByText('ยอดรวม 2,501.00 บาท')).toBeVisible();
    await dialog(counter).getByRole('button', { name: 'บันทึก' }).click();
    await expect(dialog(counter)).toBeHidden();

    // Told and listed without a reload.
    const told = page.getByRole('alert').filter({ hasText: service });
    await expect(told.first()).toBeVisible();
    await expect(row(page, resident)).toContainText('รอมอบหมาย');
    await expect(row(page, resident).getByRole('link', { name: /^มอบหมาย/ })).toBeVisible();
    await row(page, resident).getByRole('link', { name: service }).click();
    const doing = page.getByRole('main');
    await expect(doing.getByLabel('มอบหมายให้')).toHaveValue(/.+/);
    await doing.getByRole('button', { name: 'มอบหมาย', exact: true }).click();
    await expect(doing.getByText(`ผู้ให้บริการ: ${vendor}`)).toBeVisible();
    await choose(doing, 'รับชำระเงินแล้ว');
    await doing.getByRole('button', { name: 'เริ่มให้บริการ' }).click();
    await doing.getByRole('button', { name: 'งานเสร็จแล้ว' }).click();
    await expect(doing.getByText('เสร็จแล้ว', { exact: true })).toBeVisible();
    await expect(section(page, 'เหตุการณ์').getByRole('listitem')).toHaveCount(5);

    await page.getByRole('button', { name: 'บันทึกรีวิว' }).click();
    await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
    await expect(dialog(page).getByText('กรุณากรอกข้อมูล')).toBeVisible();
    await dialog(page).getByLabel('4 จาก 5 ดาว').check();
    await dialog(page).getByLabel('ความเห็น').fill('ใสมากค่ะ');
    await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
    await expect(section(page, 'รายละเอียด').getByText('4 จาก 5 ดาว · ใสมากค่ะ')).toBeVisible();

    await page.keyboard.press('Control+KeyK');
    await page.locator('[aria-controls=palette-list]').pressSequentially(resident);
    await expect(page.getByRole('option', { name: service }).first()).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto('/reviews');
    await page.getByLabel('บริการ', { exact: true }).selectOption({ label: `${service} (1)` });
    await expect(page.getByRole('heading', { name: `คะแนน ${service}` })).toBeVisible();
    await choose(row(page, 'ใสมากค่ะ'), /^ซ่อน/);
    await dialog(page).getByLabel('เหตุผล').fill('ทดลอง');
    await dialog(page).getByRole('button', { name: 'ซ่อน' }).click();
    await expect(row(page, 'ใสมากค่ะ')).toContainText('ซ่อนอยู่');
    await expect(page.getByText('จาก 5 · 0 รีวิว')).toBeVisible();
  },
);
