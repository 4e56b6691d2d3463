import { readFile } from 'node:fs/promises';
import { pagesOf } from '@tests/e2e/kit/pdf';
import { expect, story } from '@tests/e2e/kit/story';
import { readXlsx } from 'hucre/xlsx';

story.use({ as: 'manager' });

story(
  'a report holds exactly what the filters find, in Thai, with real dates',
  async ({ page }) => {
    await page.goto('/parcels/reports');
    await page.getByLabel('ห้อง/บ้าน').fill('A-0');
    await page.getByLabel('สถานะ').selectOption('handed_over');
    const [from, to] = [page.getByLabel('รับเข้าตั้งแต่'), page.getByLabel('รับเข้าถึง')];
    await from.fill('๑/๑๑/๒๕๖๙');
    await to.fill('31/02/2570');
    await page.getByRole('button', { name: 'กรอง', exact: true }).click();
    await expect(page.getByText(/^กรอกวันที่เป็น/)).toBeVisible();
    await expect(to).toBeFocused();
    await to.fill('');
    await page.getByRole('button', { name: 'กรอง', exact: true }).click();
    await expect(page).toHaveURL(/status=handed_over&receivedFrom=2026-11-01$/);
    await expect(from).toHaveValue('01/11/2569');
    await from.fill('');
    await page.getByRole('button', { name: 'กรอง', exact: true }).click();
    await expect(page).toHaveURL(/status=handed_over$/);
    const row = page.getByRole('listitem').filter({ hasText: 'ข้อมูลพัสดุ' });
    await expect(row).toContainText(/\d+ ชิ้น/);

    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name: 'ดาวน์โหลด' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^ข้อมูลพัสดุ .*\.xlsx$/);
    expect(download.url()).toMatch(/^blob:/);
    const { sheets } = await readXlsx(await readFile(await download.path()));
    const [heads, ...lines] = sheets[0]?.rows ?? [];
    const column = (name: string) => heads?.indexOf(name) ?? -1;
    expect(heads).toEqual(expect.arrayContaining(['เลขพัสดุ', 'ผู้รับ', 'สถานะ', 'รับเข้าเมื่อ']));

    const rows = lines.slice(0, -1);
    const count = rows.length.toLocaleString('en-US');
    await expect(row).toContainText(`มี ${count} แถว`);
    await expect(row).toContainText(`${count} ชิ้น`);
    expect(lines.at(-1)?.[0]).toBe(`รวม ${count} แถว`);
    expect(rows.length).toBeGreaterThan(0);
    for (const line of rows) {
      expect(line[column('สถานะ')]).toBe('ส่งมอบแล้ว');
      expect(String(line[column('ห้อง/บ้าน')])).toContain('A-0');
      expect(line[column('รับเข้าเมื่อ')]).toBeInstanceOf(Date);
    }
  },
);

story('a report that fails says why, and is asked for again', async ({ page, watch }) => {
  watch.expectStatus(503);
  watch.expectError('503: ');
  await page.goto('/parcels/reports');
  const row = page.getByRole('listitem').filter({ hasText: 'พัสดุรอรับ' });
  const path = '**/parcels/getReportnotReceived*';
  const body = { code: 'UNAVAILABLE', message: 'ระบบไม่พร้อมใช้งานชั่วคราว' };
  await page.route(path, (route) => route.fulfill({ status: 503, json: body }));
  await row.getByRole('button', { name: 'ดาวน์โหลด' }).click();
  await expect(row.getByRole('alert')).toContainText('ดาวน์โหลดไม่สำเร็จ');
  await page.unroute(path);
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: 'ดาวน์โหลด' }).click();
  await saved;
  await expect(row).toContainText(/บันทึก พัสดุรอรับ .*\.xlsx แล้ว/);
});

story('the figures are tables too, and an age leads to its parcels', async ({ page }) => {
  await page.goto('/parcels/reports');
  const table = page.getByRole('table', { name: 'เข้า-ออกรายวัน 30 วัน' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await page.getByRole('button', { name: 'แสดงเป็นตาราง' }).first().click();
  await expect(table).toBeInViewport();

  const age = page.getByRole('link', { name: /^2-3 วัน/ });
  const n = /(\d+) ชิ้น/.exec(await age.innerText())?.[1];
  await age.click();
  await expect(page).toHaveURL(/receivedFrom=.*&?/);
  await expect(page.getByText(new RegExp(`จาก ${n}`)).first()).toBeVisible();
});

story('a day’s log is paper with numbered pages', async ({ page }) => {
  await page.goto('/parcels/reports');
  await page.getByRole('link', { name: 'ใบบันทึกประจำวัน' }).click();
  await expect(page.getByRole('columnheader', { name: 'ลายเซ็น' })).toBeVisible();
  await expect(page.getByText(/^บันทึกพัสดุประจำวัน \d+\s.*\s25\d\d$/)).toBeVisible();
  const day = page.getByRole('textbox', { name: /^วันที่/ });
  await day.fill('1/1/2600');
  await day.press('Enter');
  await expect(page.getByText('ต้องไม่เป็นเวลาในอนาคต')).toBeVisible();
  await day.fill('20/11/2569');
  await day.press('Enter');
  await expect(page).toHaveURL(/day=2026-11-20/);
  await expect(page.getByText(/^บันทึกพัสดุประจำวัน 20\sพ\.ย\.\s2569$/)).toBeVisible();
  const paper = await page.pdf({ preferCSSPageSize: true });
  for (const size of pagesOf(paper)) expect(size).toEqual({ width: 210, height: 297 });
});
