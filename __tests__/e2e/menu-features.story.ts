import { choose } from '@tests/e2e/kit/deeds';
import { menuEntry } from '@tests/e2e/kit/menu';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'admin' });

story(
  'a menu entry is renamed and put first, both are taken back, a widget is hidden',
  async ({ page, otherPage }) => {
    const dialog = page.getByRole('dialog');
    await page.goto('/admin/features?group=services');
    const row = page.getByRole('row').filter({ hasText: 'Category groups' });
    await choose(row, /^แก้ไข/);
    await dialog.getByLabel('ชื่อ (ไทย)').fill('ชุดหมวดหมู่');
    await dialog.getByRole('button', { name: 'บันทึก' }).click();
    await expect(row.getByText('เปลี่ยนชื่อแล้ว')).toBeVisible();
    await expect(await menuEntry(page, 'งานบริการ', 'ชุดหมวดหมู่')).toBeVisible();

    await page.getByRole('button', { name: 'จัดลำดับ' }).click();
    const up = dialog.getByRole('button', { name: 'เลื่อน ชุดหมวดหมู่ ขึ้น' });
    await up.focus();
    while (await up.isEnabled()) await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'บันทึก' }).click();
    const first = page.getByRole('table').locator('tbody tr').first();
    await expect(first).toContainText('ชุดหมวดหมู่');

    await choose(row, /^คืนชื่อเดิม/);
    await dialog.getByRole('button', { name: 'คืนชื่อเดิม' }).click();
    await expect(await menuEntry(page, 'งานบริการ', 'กลุ่มหมวดหมู่')).toBeVisible();
    await page.getByRole('button', { name: 'คืนลำดับเดิม' }).click();
    await dialog.getByRole('button', { name: 'คืนลำดับเดิม' }).click();
    await expect(first).not.toContainText('กลุ่มหมวดหมู่');

    const village = await otherPage('village');
    await village.goto('/');
    const ages = village.getByRole('heading', { name: 'พัสดุ', exact: true });
    await expect(ages).toBeVisible();
    await page.getByRole('link', { name: 'วิดเจ็ตหน้าแรก' }).click();
    const widget = page.getByRole('group', { name: 'หมู่บ้าน' }).getByLabel('พัสดุที่รอและเข้าออกวันนี้');
    await widget.click();
    await expect(widget).not.toBeChecked();
    await expect(ages).toHaveCount(0);
    await widget.click();
    await expect(ages).toBeVisible();
  },
);
