import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Writes down what a resident told the office. */
async function writeDown(page: Page, subject: string) {
  await page.goto('/suggestion');
  await page.getByRole('button', { name: 'บันทึกเรื่องใหม่' }).first().click();
  await dialog(page).getByLabel('เรื่อง', { exact: true }).fill(subject);
  await dialog(page).getByRole('combobox', { name: 'ห้อง/บ้าน' }).fill('A-0406');
  await page.locator('.ant-select-item-option').filter({ hasText: 'A-0406' }).click();
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, subject)).toBeVisible();
}

story(
  'a suggestion arrives live, is given to somebody, answered, noted, merged with its double and closed',
  async ({ page, otherPage }) => {
    story.slow();
    const counter = await otherPage('counter');
    await page.goto('/suggestion');
    const subject = `ไฟทางเดินดับ ${Date.now()}`;
    const double = `${subject} อีกคน`;
    await writeDown(counter, subject);
    await writeDown(counter, double);
    // Told and listed without a reload.
    await expect(page.getByRole('alert').filter({ hasText: 'เรื่องแจ้ง #' }).first()).toBeVisible();
    await expect(row(page, double)).toContainText('เรื่องใหม่');
    await row(page, double)
      .getByRole('button', { name: /^รับเรื่อง/ })
      .click();
    await expect(row(page, double)).toContainText('กำลังดำเนินการ');

    await row(page, double).getByRole('link', { name: double }).click();
    const doing = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(double);
    await choose(doing.locator('section').first(), 'รวมกับเรื่องซ้ำ');
    const into = dialog(page).getByRole('combobox', { name: 'รวมเข้ากับ' });
    await into.fill(subject);
    await expect(page.locator('.ant-select-item-option')).toContainText([subject]);
    await into.press('Enter');
    await dialog(page).getByRole('button', { name: 'รวมกับเรื่องซ้ำ' }).click();
    await expect(doing.getByText('รวมแล้ว').first()).toBeVisible();

    await page.getByRole('link', { name: new RegExp(`^#\\d+ ${subject}$`) }).click();
    await expect(section(page, 'ข้อมูลเรื่อง').getByRole('link', { name: double })).toBeVisible();
    await doing.getByLabel('ผู้รับผิดชอบ').selectOption({ label: 'สมพร น้ำใจงาม' });
    await doing.getByRole('button', { name: 'ดำเนินการ' }).click();
    await expect(doing.getByText('กำลังดำเนินการ').first()).toBeVisible();

    const said = section(page, 'พูดคุยกับลูกบ้าน');
    const notes = section(page, 'บันทึกภายใน');
    await said.getByRole('button', { name: 'ส่งข้อความ' }).click();
    await expect(said.getByText('กรุณากรอกข้อมูล')).toBeVisible();
    await said.getByLabel('ข้อความ', { exact: true }).fill('ช่างจะเข้าวันนี้ค่ะ');
    await said.getByRole('button', { name: 'ส่งข้อความ' }).click();
    await expect(said.getByRole('listitem').filter({ hasText: 'ช่างจะเข้าวันนี้ค่ะ' })).toBeVisible();
    await notes.getByText('เพิ่มบันทึกภายใน').click();
    await notes.getByLabel('ข้อความบันทึก').fill('หลอดสำรองหมด สั่งเพิ่ม');
    await notes.getByRole('button', { name: 'เก็บบันทึก' }).click();
    await expect(notes.getByRole('listitem').filter({ hasText: 'หลอดสำรองหมด' })).toBeVisible();
    await expect(said.getByText('หลอดสำรองหมด')).toHaveCount(0);

    await doing.getByRole('button', { name: 'ทำเสร็จแล้ว' }).click();
    await doing.getByRole('button', { name: 'ปิดเรื่อง' }).click();
    await expect(doing.getByRole('button', { name: 'ดำเนินการ' })).toBeVisible();
    await counter.goto('/suggestion?status=closed');
    await expect(row(counter, subject)).toContainText('สมพร น้ำใจงาม');

    await page.keyboard.press('Control+KeyK');
    await page.locator('[aria-controls=palette-list]').pressSequentially(subject);
    await expect(page.getByRole('option', { name: subject, exact: false }).first()).toBeVisible();
  },
);

story('what is late is seen at once', async ({ page }) => {
  await page.goto('/suggestion');
  await page
    .getByRole('navigation', { name: 'เรื่องตามสถานะ' })
    .getByRole('link', { name: /^เกินกำหนด/ })
    .click();
  await expect(row(page, 'ไฟลานจอดชั้น 2')).toHaveCount(0);
  await expect(row(page, 'ห้องข้างบนลากเก้าอี้')).toContainText(/เลย \d+ วัน/);
  await page.getByRole('link', { name: 'ห้องข้างบนลากเก้าอี้เสียงดังตอนดึก' }).click();
  await expect(page.getByText(/^เกินกำหนดตั้งแต่/)).toBeVisible();
});
