import { readFile } from 'node:fs/promises';
import { choose, leave } from '@tests/e2e/kit/deeds';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { bangkok } from '@/portal/kit/text/dates';

story.use({ as: 'manager' });

story(
  'the public holidays of a year are offered, and one that is missing is added',
  async ({ page, watch }) => {
    watch.expectStatus(400);
    await page.goto('/holidays?year=2031');
    await expect(page.getByText('ยังไม่มีวันหยุดของปี 2574')).toBeVisible();
    await page.getByRole('button', { name: 'วันหยุดราชการ' }).first().click();
    const offer = page.getByRole('dialog');
    await offer
      .getByRole('checkbox', { name: /วันแรงงานแห่งชาติ/ })
      .first()
      .uncheck();
    await offer.getByRole('button', { name: /^เพิ่ม \d+ วัน$/ }).click();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('วันรัฐธรรมนูญ').first()).toContainText('10 ธ.ค. 2574');
    await expect(row('1 พ.ค. 2574')).toHaveCount(0);

    await page.getByRole('button', { name: 'เพิ่มวันหยุด' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('วันที่').fill('10/12/2574');
    await form.getByLabel('ชื่อวันหยุด').fill('วันทำบุญประจำปี');
    await form.getByRole('button', { name: 'บันทึก' }).click();
    await expect(form.getByText('มีข้อมูลนี้อยู่แล้ว')).toBeVisible();
    await form.getByLabel('วันที่').fill('๒๖/๑๒/๒๕๗๔');
    await form.getByRole('button', { name: 'บันทึก' }).click();
    await expect(row('วันทำบุญประจำปี')).toContainText('26 ธ.ค. 2574');

    await choose(row('วันทำบุญประจำปี'), /^แก้ไข/);
    await expect(form.getByLabel('วันที่')).toHaveValue('26/12/2574');
    await leave(form);
    await choose(row('วันทำบุญประจำปี'), /^ลบ/);
    await answer(page, 'ลบ', 'ระบบจะเตือนผู้รับพัสดุ');
    await expect(row('วันทำบุญประจำปี')).toHaveCount(0);
  },
);

story('what is past is folded away, and the next day off is told first', async ({ page }) => {
  await page.goto(`/holidays?year=${year}`);
  const today = bangkok(Date.now()).format('YYYY-MM-DD');
  const days = page.getByRole('table', { name: 'วันหยุด' }).getByRole('row');
  const fold = page.getByRole('button', { name: /^ผ่านไปแล้ว \d+ วัน$/ });
  // From the last day off of a year on there is none to come.
  story.skip(today > `${year}-12-09`, 'no day off is to come');
  await expect(page.getByText(/^ถัดไป: /)).toBeVisible();
  const before = await days.count();
  const n = Number((await fold.textContent())?.match(/\d+/)?.[0]);
  await fold.click();
  await expect(days).toHaveCount(before + n);
  await page.getByRole('button', { name: /^ซ่อน \d+ วันที่ผ่านไปแล้ว$/ }).click();
  await expect(days).toHaveCount(before);
});

/** The demo world's days off are of this year; the tenth of December is one in each. */
const year = bangkok(Date.now()).year();
const thaiYear = String(year + 543);
const inThaiDigits = thaiYear.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? '');

story('a file is looked at line by line before its new days are added', async ({ page, watch }) => {
  watch.expectStatus(415);
  await page.goto(`/holidays?year=${year}`);
  const days = [`26/12/${thaiYear}`, `๒๗/๑๒/${inThaiDigits}`, `31/02/${thaiYear}`];
  days.push(`10/12/${thaiYear}`, `26/12/${thaiYear}`);
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'วันหยุด',
        rows: [
          ['วันที่', 'ชื่อวันหยุด', 'ชื่อภาษาอังกฤษ'],
          ...days.map((day, i) => [day, `วันจากไฟล์ ${i}`, '']),
          [new Date(`${year}-12-29T00:00:00Z`), 'วันจากปฏิทิน', 'A date'],
          ['รวม 6 แถว'],
        ],
      },
    ],
  });
  await page.getByRole('button', { name: 'เพิ่มเติม' }).click();
  await page.getByRole('button', { name: 'นำเข้าจาก Excel' }).click();
  const dialog = page.getByRole('dialog');
  const choose = (name: string, buffer: Uint8Array) =>
    dialog
      .getByLabel('เลือกไฟล์ Excel')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) });
  await choose('รูป.xlsx', new TextEncoder().encode('ไม่ใช่ไฟล์ Excel'));
  await expect(dialog.getByRole('alert')).toContainText('รูป.xlsx: ');
  await choose('วันหยุด.xlsx', sheet);
  await expect(dialog.getByText('พบ 6 แถว ผิด 2 แถว')).toBeVisible();
  const line = (n: number) => dialog.getByRole('listitem').nth(n - 1);
  await expect(line(2)).toContainText(`27 ธ.ค. ${thaiYear}`);
  await expect(line(3)).toContainText('กรอกวันที่เป็น วัน/เดือน/ปี');
  await expect(line(4)).toContainText('มีแล้ว');
  await expect(line(5)).toContainText('แถวที่ 2');
  await expect(line(6)).toContainText(`29 ธ.ค. ${thaiYear}`);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'ดาวน์โหลดแถวที่ผิด (2)' }).click();
  expect((await file).suggestedFilename()).toBe('วันหยุดที่นำเข้าไม่ได้.xlsx');
  const { sheets } = await readXlsx(await readFile(await (await file).path()));
  expect(sheets[0]?.rows.slice(0, 3)).toEqual([
    ['วันที่', 'ชื่อวันหยุด', 'ชื่อภาษาอังกฤษ', 'เหตุผล'],
    [`31/02/${thaiYear}`, 'วันจากไฟล์ 2', '', expect.stringContaining('วันที่: กรอกวันที่เป็น')],
    [`26/12/${thaiYear}`, 'วันจากไฟล์ 4', '', expect.stringContaining('แถวที่ 2')],
  ]);
  await dialog.getByRole('button', { name: 'เพิ่ม 3 วัน' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'วันจากปฏิทิน' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'วันจากไฟล์' })).toHaveCount(2);
});
