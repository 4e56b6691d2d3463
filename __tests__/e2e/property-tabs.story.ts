import { choose } from '@tests/e2e/kit/deeds';
import { newcomer } from '@tests/e2e/kit/newcomer';
import { photo } from '@tests/e2e/kit/news-form';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

story(
  'testers are added and paused, an admin is added and goes on as staff',
  async ({ page, asking }) => {
    const dialog = page.getByRole('dialog');
    const stamp = Date.now();
    const name = `ผู้ลอง ${stamp}`;
    await page.goto('/admin/property');
    await page.getByRole('link', { name: 'ผู้ทดสอบ' }).click();
    await page.getByRole('button', { name: 'เพิ่มผู้ทดสอบ' }).first().click();
    await dialog.getByLabel('ชื่อ', { exact: true }).fill(name);
    await dialog.getByLabel('เบอร์โทรศัพท์').fill('081-222-3334');
    await dialog.getByRole('button', { name: 'บันทึก' }).click();
    const tester = page.getByRole('row').filter({ hasText: name });
    await choose(tester, /^ปิดใช้งาน/);
    await expect(tester.getByText('ปิดใช้งาน', { exact: true }).first()).toBeVisible();
    await choose(tester, /^ลบ/);
    await answer(page, 'ลบ', name);
    await expect(tester).toHaveCount(0);

    // Somebody whom no other story knows, so that nobody's rights change under them.
    const { fullname, roleName } = await newcomer(await asking('admin'), 'counter');

    await page.getByRole('link', { name: 'ผู้ดูแลและเจ้าหน้าที่' }).click();
    await page.getByRole('button', { name: 'เพิ่มผู้ดูแล' }).click();
    await dialog.getByRole('combobox', { name: 'เจ้าหน้าที่' }).fill(fullname);
    await page.locator('.ant-select-item-option').filter({ hasText: fullname }).click();
    await dialog.getByRole('button', { name: 'เพิ่มผู้ดูแล' }).click();
    const admins = page.getByRole('table', { name: 'ผู้ดูแล', exact: true });
    const row = admins.getByRole('row').filter({ hasText: fullname });
    await choose(row, /^ถอนสิทธิ์/);
    await dialog.getByLabel(`ทำงานต่อในบทบาท${roleName}`).check();
    await dialog.getByRole('button', { name: 'ถอนสิทธิ์' }).click();
    await expect(row).toHaveCount(0);
  },
);

story('a document is kept, read and removed', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const name = `รายงานการประชุม ${Date.now()}`;
  await page.goto('/admin/property/about');
  await page.getByRole('link', { name: 'เอกสาร', exact: true }).click();
  await page.getByRole('button', { name: 'เพิ่มเอกสาร' }).first().click();
  await dialog.getByLabel('ชื่อเอกสาร').fill(name);
  await dialog.getByLabel('ประเภทเอกสาร').click();
  await page.getByTitle('รายงานการประชุม').last().click();
  await dialog.getByLabel('วันที่ในเอกสาร').fill('๓๑/๓/๒๕๖๙');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog.getByText('กรุณากรอกข้อมูล')).toBeVisible();
  await dialog.getByLabel('เลือกไฟล์').setInputFiles(await photo('#0e7490'));
  await expect(dialog.getByRole('list').getByRole('button', { name: /^นำออก/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('31 มี.ค.');
  await expect(row).toContainText('เจ้าหน้าที่เท่านั้น');
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: /\.jpg$|\.png$/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.(jpg|png)$/);
  await choose(row, /^ลบ/);
  await answer(page, 'ลบ', name);
  await expect(row).toHaveCount(0);
});
