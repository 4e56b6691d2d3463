import type { Page } from '@playwright/test';
import { menuEntry } from '@tests/e2e/kit/menu';
import { signInAfresh } from '@tests/e2e/kit/own-session';
import { someCode } from '@tests/e2e/kit/property-form';
import { expect, story } from '@tests/e2e/kit/story';

const dialog = (page: Page) => page.getByRole('dialog');

/** Types a part of a place's name and takes the one that is meant. */
async function choose(page: Page, label: string, part: string, place: string) {
  await dialog(page).getByRole('combobox', { name: label }).fill(part);
  await page.locator('.ant-select-item-option').filter({ hasText: place }).first().click();
}

story(
  'the platform makes a property, enters it, and takes a feature from it and gives it back',
  async ({ page, context, watch }) => {
    watch.expectStatus(403);
    // What the page asked while the main admin was left.
    watch.expectStatus(409);
    await signInAfresh(context, 'admin');
    const code = someCode();
    const name = `อาคารชุด กระรอก ${code}`;

    await page.goto('/admin/property');
    await page.getByRole('link', { name: 'ไปที่รายการโครงการ' }).click();
    await page.getByRole('button', { name: 'เพิ่มโครงการ' }).first().click();
    await dialog(page).getByLabel('ชื่อโครงการ (ไทย)').fill(name);
    await dialog(page).getByLabel('ชื่อโครงการ (อังกฤษ)').fill(`Krarok ${code}`);
    await dialog(page).getByLabel('รหัสโครงการ').fill('rmn');
    await expect(dialog(page).getByText('มีโครงการใช้รหัสนี้แล้ว')).toBeVisible();
    await dialog(page).getByLabel('รหัสโครงการ').fill(code);
    await expect(dialog(page).getByText('ใช้รหัสนี้ได้')).toBeVisible();
    await choose(page, 'จังหวัด', 'กรุงเทพ', 'กรุงเทพมหานคร');
    await choose(page, 'อำเภอ/เขต', 'คลองเตย', 'คลองเตย');
    await choose(page, 'ตำบล/แขวง', 'พระโขนง', 'พระโขนง');
    await choose(page, 'รหัสไปรษณีย์', '', '10260');
    await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('คลองเตย กรุงเทพมหานคร');

    await row.getByRole('button', { name: /^เข้าโครงการ/ }).click();
    await expect(page.getByRole('complementary', { name: /ภายในโครงการ/ })).toBeVisible();
    await page.goto('/admin/property?tab=1');
    await expect(page.getByRole('main')).toContainText('แขวงพระโขนง เขตคลองเตย กรุงเทพมหานคร 10260');

    await page.getByRole('link', { name: 'เมนูที่เปิดใช้' }).click();
    const entry = await menuEntry(page, 'นิติบุคคล', 'สมุดโทรศัพท์');
    await expect(entry).toBeVisible();
    const feature = page.getByRole('checkbox', { name: 'สมุดโทรศัพท์' });
    await feature.click();
    await dialog(page).getByRole('button', { name: 'ปิดใช้งาน' }).click();
    await expect(feature).not.toBeChecked();
    await expect(entry).toHaveCount(0);

    await page.goto('/phone-directory');
    await expect(page.getByRole('heading', { name: 'คุณไม่มีสิทธิ์เข้าหน้านี้' })).toBeVisible();
    const session = await (await page.request.get('/api/auth/session')).json();
    const headers = { authorization: `Bearer ${session.accessToken}` };
    const call = '/services/master-data/api/v1/phone-directory/pages';
    expect((await page.request.get(call, { headers })).status()).toBe(403);

    await page.goto('/admin/property?tab=2');
    await feature.click();
    await expect(feature).toBeChecked();
    await expect(await menuEntry(page, 'นิติบุคคล', 'สมุดโทรศัพท์')).toBeVisible();
    await page.goto('/phone-directory');
    await expect(page.getByRole('heading', { level: 1, name: 'สมุดโทรศัพท์' })).toBeVisible();
  },
);
