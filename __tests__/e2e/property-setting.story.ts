import type { Page } from '@playwright/test';
import { chooseInAccountMenu } from '@tests/e2e/kit/menu';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

// The village's manager: no other story changes what the village's office says of itself.
story.use({ as: 'village' });
story.describe.configure({ mode: 'serial' });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'บันทึก', exact: true }).click();
const uncovered = (page: Page) => expect(page.getByText('กำลังโหลด', { exact: true })).toBeHidden();

story('the office changes its data, and finds it on the page about itself', async ({ page }) => {
  await page.goto('/');
  await chooseInAccountMenu(page, 'ตั้งค่าโครงการ');
  const phone = field(page, 'โทรศัพท์สำนักงาน');
  await expect(phone).toHaveValue('02-969-1212');

  await phone.fill('1212');
  await page.getByRole('button', { name: 'เพิ่มกรรมการ' }).click();
  await expect(field(page, 'ชื่อ-นามสกุล').last()).toBeFocused();
  await page.keyboard.type('วีระ ใจดี');
  await field(page, 'ตำแหน่ง').last().fill('กรรมการ');
  await field(page, 'เริ่มวาระ').last().fill('๑/๒/๒๕๖๙');
  await field(page, 'สิ้นสุดวาระ').last().fill('31/2/2571');
  await save(page);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/^กรอกเบอร์โทรศัพท์ไทย/);
  await expect(field(page, 'สิ้นสุดวาระ').last()).toHaveAccessibleDescription(/^กรอกวันที่/);

  await phone.fill('๐๒ ๙๖๙ ๑๓๑๓');
  await field(page, 'สิ้นสุดวาระ').last().fill('31/01/2028');
  await save(page);
  await expect(page.getByText('บันทึกข้อมูลเรียบร้อยแล้ว')).toBeVisible();
  await expect(phone).toHaveValue('02-969-1313');
  await expect(field(page, 'สิ้นสุดวาระ').last()).toHaveValue('31/01/2571');
  await uncovered(page);

  await chooseInAccountMenu(page, 'เกี่ยวกับนิติบุคคล');
  await expect(page.getByRole('heading', { name: /สวนพฤกษา/ })).toBeVisible();
  const link = page.getByRole('link', { name: '02-969-1313' });
  await expect(link).toHaveAttribute('href', 'tel:+6629691313');
  const member = page.getByRole('listitem').filter({ hasText: 'วีระ ใจดี' });
  await expect(member).toContainText('1 ก.พ. 2569 – 31 ม.ค. 2571');
});

story('an address that lacks a part leads to that part', async ({ page, watch }) => {
  watch.expectStatus(400);
  await page.goto('/property-setting');
  const part = (name: string) => page.getByRole('combobox', { name });
  await part('อำเภอ/เขต').fill('ไทรน้อย');
  await page.locator('.ant-select-item-option').filter({ hasText: 'ไทรน้อย' }).first().click();
  await save(page);
  await expect(part('ตำบล/แขวง')).toBeFocused();
  await expect(part('ตำบล/แขวง')).toHaveAccessibleDescription(/ที่ตรงกัน$/);
});

story(
  'the second of two people who change it sees both sides, and loses nothing',
  async ({ page, otherPage, watch }) => {
    watch.expectStatus(409);
    const other = await otherPage('village');
    for (const one of [page, other]) {
      await one.goto('/property-setting');
      await expect(field(one, 'LINE ID')).toBeEditable();
    }
    await field(other, 'LINE ID').fill('@second');
    await field(page, 'LINE ID').fill('@first');
    await field(page, 'เลขทะเบียนนิติบุคคล').fill('9/2569');
    await save(page);
    await expect(page.getByText('บันทึกข้อมูลเรียบร้อยแล้ว')).toBeVisible();

    await save(other);
    const conflict = other.getByRole('alert').filter({ hasText: 'อำนาจ พฤกษาสกุล' });
    const line = conflict.getByRole('group', { name: 'LINE ID' });
    await expect(line.getByLabel('ล่าสุด: @first')).not.toBeChecked();
    await expect(line.getByLabel('ของคุณ: @second')).toBeChecked();
    const number = conflict.getByRole('group', { name: 'เลขทะเบียนนิติบุคคล' });
    await expect(number.getByLabel('ล่าสุด: 9/2569')).toBeChecked();
    await expect(conflict.getByRole('group')).toHaveCount(2);
    // What is typed on meanwhile is saved with the rest.
    await field(other, 'ชื่อนิติบุคคล (จีน)').fill('花园村');
    await conflict.getByRole('button', { name: 'บันทึกตามที่เลือก' }).click();
    await expect(other.getByText('บันทึกข้อมูลเรียบร้อยแล้ว')).toBeVisible();
    await expect(conflict).toBeHidden();
    for (const one of [page, other]) {
      await expect(field(one, 'LINE ID')).toHaveValue('@second');
      await expect(field(one, 'เลขทะเบียนนิติบุคคล')).toHaveValue('9/2569');
      await expect(field(one, 'ชื่อนิติบุคคล (จีน)')).toHaveValue('花园村');
    }
  },
);

story('what is not saved is not left unasked', async ({ page }) => {
  await page.goto('/property-setting');
  await field(page, 'LINE ID').fill('@unsaved');
  await chooseInAccountMenu(page, 'เกี่ยวกับนิติบุคคล');
  await answer(page, 'แก้ไขต่อ');
  await expect(field(page, 'LINE ID')).toHaveValue('@unsaved');

  await chooseInAccountMenu(page, 'เกี่ยวกับนิติบุคคล');
  await answer(page, 'ออกโดยไม่บันทึก');
  await expect(page).toHaveURL(/\/admin\/property\/about/);
});

story.describe('for who may not change them', () => {
  story.use({ as: 'counter' });

  story('the settings are opened from the account, and read', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
    await page.getByRole('link', { name: 'ตั้งค่าโครงการ' }).click();
    await expect(page.getByRole('heading', { name: 'ตั้งค่าโครงการ' })).toBeVisible();
    await expect(page.getByText('ดูได้อย่างเดียว')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('นิติบุคคลอาคารชุด ริมน้ำเรสซิเดนซ์')).toBeVisible();
    await expect(main.getByText('แจ้งเตือนพัสดุหลังรับเข้า (วัน)')).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});
