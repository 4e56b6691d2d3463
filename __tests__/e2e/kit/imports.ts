import { expect, type Page } from '@playwright/test';
import { answer } from '@tests/e2e/kit/question';
import { writeXlsx } from 'hucre/xlsx';

export type Cell = string | number | null;

/** Brings a sheet to the card of its kind, and waits until its rows were looked at. */
export async function bring(page: Page, card: string, name: string, rows: Cell[][]) {
  const bytes = await writeXlsx({ sheets: [{ name: '1', rows }] });
  const section = page.locator('section').filter({ has: page.getByText('ไฟล์ต้นแบบ') });
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
  const kind = section.filter({ has: page.getByRole('heading', { name: card, exact: true }) });
  await kind.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(`ตรวจไฟล์ ${name} แล้ว`)).toBeVisible({ timeout: 30_000 });
}

/** Has so many rows of it stored. */
export async function confirmImport(page: Page, name: string, n: number) {
  const yes = `ยืนยันนำเข้า ${n} แถว`;
  await page.getByRole('button', { name: yes }).click();
  await answer(page, yes, `นำเข้า ${n} แถวใช่ไหม`);
  await expect(page.getByText(`นำเข้า ${name} แล้ว`)).toBeVisible({ timeout: 30_000 });
}
