import type { Page } from '@playwright/test';
import { choose, leave } from '@tests/e2e/kit/deeds';
import { chooseInMenu } from '@tests/e2e/kit/menu';
import { answer, question } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

const unsaved = 'ออกจากหน้านี้หรือไม่';
const stay = 'แก้ไขต่อ';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'บันทึก' }).click();
const toast = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openNew(page: Page) {
  await page.goto('/report-emails');
  await page.getByRole('button', { name: 'เพิ่มผู้รับรายงาน' }).click();
}

async function add(page: Page, name: string, email: string) {
  await openNew(page);
  await field(page, 'ชื่อผู้รับ').fill(name);
  await field(page, 'อีเมล').fill(email);
  await save(page);
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, name)).toBeVisible();
}

story('a wrong address is told beside its field, and what was typed is kept', async ({ page }) => {
  await openNew(page);
  await field(page, 'ชื่อผู้รับ').fill('คุณน้ำทิพย์ ชื่นใจ');
  await field(page, 'อีเมล').fill('namthip@');
  await save(page);
  await expect(dialog(page).getByText('รูปแบบอีเมลไม่ถูกต้อง')).toBeVisible();
  await expect(field(page, 'อีเมล')).toBeFocused();
  await expect(field(page, 'ชื่อผู้รับ')).toHaveValue('คุณน้ำทิพย์ ชื่นใจ');
  await expect(field(page, 'อีเมล')).toHaveValue('namthip@');

  await field(page, 'อีเมล').fill('namthip@rmn.example');
  await expect(dialog(page).getByText('รูปแบบอีเมลไม่ถูกต้อง')).toBeHidden();
  await field(page, 'อีเมล').press('Enter');
  await toast(page, 'บันทึกข้อมูลเรียบร้อยแล้ว');
  await expect(row(page, 'คุณน้ำทิพย์ ชื่นใจ')).toContainText('namthip@rmn.example');
  await expect(row(page, 'คุณน้ำทิพย์ ชื่นใจ')).toContainText('ทุกวัน 08:00 น.');
});

story('whose address is known need not be typed again', async ({ page }) => {
  await openNew(page);
  await field(page, 'อีเมล').click();
  const offered = page.locator('.ant-select-item-option');
  await expect(offered).toHaveCount(2);
  await offered.filter({ hasText: 'นิติบุคคล' }).click();
  await expect(field(page, 'อีเมล')).toHaveValue(/@/);
  await expect(field(page, 'ชื่อผู้รับ')).toHaveValue(/^นิติบุคคล/);
  // Another's address brings another's name, and none takes away one that was written.
  await field(page, 'อีเมล').fill('');
  await offered.filter({ hasText: 'manager@' }).click();
  await expect(field(page, 'ชื่อผู้รับ')).not.toHaveValue(/^นิติบุคคล/);
  await field(page, 'ชื่อผู้รับ').fill('คุณน้ำทิพย์ ชื่นใจ');
  await field(page, 'อีเมล').fill('');
  await offered.filter({ hasText: 'นิติบุคคล' }).click();
  await expect(field(page, 'ชื่อผู้รับ')).toHaveValue('คุณน้ำทิพย์ ชื่นใจ');
});

story(
  'the second of two people who edit one record is told, and loses nothing',
  async ({ page, otherPage, watch }) => {
    watch.expectStatus(409);
    await add(page, 'คุณสองคน แก้พร้อมกัน', 'both@rmn.example');
    const other = await otherPage('manager');
    await other.goto('/report-emails');
    for (const one of [page, other]) {
      await choose(row(one, 'คุณสองคน'), /^แก้ไข/);
      await expect(field(one, 'ชื่อผู้รับ')).toHaveValue('คุณสองคน แก้พร้อมกัน');
    }
    await field(page, 'ชื่อผู้รับ').fill('คุณสองคน คนแรก');
    await field(page, 'อีเมล').fill('first@rmn.example');
    await save(page);
    await expect(row(page, 'คุณสองคน คนแรก')).toBeVisible();

    await field(other, 'ชื่อผู้รับ').fill('คุณสองคน คนหลัง');
    await save(other);
    await expect(dialog(other).getByRole('alert')).toContainText('ปิยะมาศ ตั้งตระกูล');
    await expect(field(other, 'ชื่อผู้รับ')).toHaveValue('คุณสองคน คนหลัง');

    const sides = (name?: string) => dialog(other).getByRole('alert').getByRole('group', { name });
    await expect(sides()).toHaveCount(2);
    await expect(sides('ชื่อผู้รับ').getByRole('radio', { name: /^ของคุณ/ })).toBeChecked();
    await expect(sides('อีเมล').getByRole('radio', { name: /^ล่าสุด/ })).toBeChecked();
    await dialog(other).getByRole('button', { name: 'บันทึกตามที่เลือก' }).click();
    await expect(row(other, 'คุณสองคน คนหลัง')).toContainText('first@rmn.example');
  },
);

story('a receiver is switched off, and deleted only after a yes', async ({ page }) => {
  const name = 'คุณลาออก ไปแล้ว';
  await add(page, name, 'gone@rmn.example');
  await choose(row(page, name), /^ปิดใช้งาน/);
  await expect(row(page, name).getByText('ปิดใช้งาน', { exact: true }).first()).toBeVisible();

  const remove = () => choose(row(page, name), /^ลบ/);
  await remove();
  await expect(question(page)).toContainText(`${name} (gone@rmn.example)`);
  // A hasty Enter deletes nothing.
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(row(page, name)).toBeVisible();

  await remove();
  await answer(page, 'ลบ');
  await toast(page, 'ลบข้อมูลเรียบร้อยแล้ว');
  await expect(row(page, name)).toHaveCount(0);
});

story('leaving what is not saved is asked first', async ({ page }) => {
  await page.goto('/');
  await chooseInMenu(page, 'นิติบุคคล', 'อีเมลรับรายงาน');
  await page.getByRole('button', { name: 'เพิ่มผู้รับรายงาน' }).click();
  await field(page, 'ชื่อผู้รับ').fill('คุณยังไม่ได้ บันทึก');

  await leave(dialog(page));
  await expect(question(page).getByRole('button', { name: stay })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(field(page, 'ชื่อผู้รับ')).toHaveValue('คุณยังไม่ได้ บันทึก');

  await page.evaluate(() => history.back());
  await answer(page, stay, unsaved);
  await expect(field(page, 'ชื่อผู้รับ')).toHaveValue('คุณยังไม่ได้ บันทึก');
  await expect(page).toHaveURL(/\/report-emails$/);

  const closes = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await closes).dismiss();
  await expect(field(page, 'ชื่อผู้รับ')).toHaveValue('คุณยังไม่ได้ บันทึก');

  await leave(dialog(page));
  await answer(page, stay, unsaved);
  await page.evaluate(() => history.back());
  await answer(page, 'ออกโดยไม่บันทึก', unsaved);
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog(page)).toHaveCount(0);
});
