import type { Page } from '@playwright/test';
import { pagesOf } from '@tests/e2e/kit/pdf';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'counter' });

const codePattern = /RMN\d{10}/;
const form = (page: Page) => page.getByRole('form', { name: 'พัสดุที่รับเข้า' });
const field = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name });
const unitField = (page: Page) => form(page).getByRole('combobox', { name: 'ห้อง/บ้าน' });

/** Receives one parcel with nothing but keys, from the focused field of the unit; gives its number. */
async function receive(page: Page, unit: string, tracking: string): Promise<string> {
  const { keyboard } = page;
  await expect(unitField(page)).toBeFocused();
  await keyboard.type(unit);
  await keyboard.press('Enter');
  await expect(field(page, /^เลขติดตาม/)).toBeFocused();
  await expect(field(page, /^ผู้รับ/)).not.toHaveValue('');
  await keyboard.type(tracking);
  // That there is none is said.
  await keyboard.press(tracking ? 'Enter' : 'Control+Enter');
  const stored = page.getByText(/^รับเข้าแล้ว/);
  await expect(stored).toContainText(`ห้อง ${unit}`);
  return codePattern.exec(await stored.innerText())?.[0] ?? '';
}

async function openCounter(page: Page, code: string) {
  await page.goto(`/parcels/handover?codes=${code}`);
  await expect(page.getByRole('checkbox', { name: `เลือก ${code}` })).toBeChecked();
  await expect(page.getByRole('button', { name: 'ส่งมอบ 1 ชิ้น' })).toBeEnabled();
}

async function handOver(page: Page, receiver: string) {
  await page.getByLabel('ชื่อผู้มารับ').last().fill(receiver);
  await page.getByRole('button', { name: 'ส่งมอบ 1 ชิ้น' }).click();
}

story('three parcels are received by keys, found in the list and labelled', async ({ page }) => {
  await page.goto('/parcels/receive');
  const codes = [
    await receive(page, 'A-0101', 'SPXTH000000000001'),
    await receive(page, 'A-0102', 'KEX00000000001'),
    await receive(page, 'B-1208', ''),
  ];
  expect(new Set(codes).size).toBe(3);

  await page.goto('/parcels?status=waiting');
  for (const code of codes) {
    await page.getByRole('checkbox', { name: `เลือก ${code}` }).check();
  }
  const labels = page.getByRole('region', { name: 'รายการที่เลือก' }).getByRole('link', {
    name: 'พิมพ์ฉลากที่เลือก',
  });
  const opened = page.waitForEvent('popup');
  await labels.click();
  const paper = await opened;
  await expect(paper).toHaveURL(/\/parcels\/print\?codes=/);
  await expect(paper.getByText('3 ดวง')).toBeVisible();
  for (const code of codes) await expect(paper.getByText(code)).toBeVisible();
  await paper.evaluate(() => document.fonts.ready.then(() => undefined));

  const roll = await paper.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pagesOf(roll)).toEqual(Array(3).fill({ width: 62, height: 29 }));
  await paper.getByRole('radio', { name: /^A4 3/ }).check();
  const sheet = await paper.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pagesOf(sheet)).toEqual([{ width: 210, height: 297 }]);
});

story(
  'a parcel that was handed over is not handed over again',
  async ({ page, otherPage, watch }) => {
    watch.expectStatus(409);
    await page.goto('/parcels/receive');
    const code = await receive(page, 'A-0203', 'SPXTH000000000002');

    const other = await otherPage('manager');
    await openCounter(other, code);
    await openCounter(page, code);
    await handOver(page, 'คุณน้ำผึ้ง ใจดี');
    await expect(page.getByText('ส่งมอบแล้ว 1 จาก 1 ชิ้น')).toBeVisible();

    await handOver(other, 'คนที่มาทีหลัง');
    const refused = other.getByText(
      new RegExp(`${code} ส่งมอบให้ คุณน้ำผึ้ง ใจดี แล้วเมื่อ .*\\d\\d:\\d\\d.* โดย สมพร น้ำใจงาม`),
    );
    await expect(refused).toBeVisible();
    await expect(other.getByText('ส่งมอบแล้ว 0 จาก 1 ชิ้น')).toBeVisible();

    await page.goto(`/parcels?keywords=${code}`);
    await expect(page.getByRole('row').filter({ hasText: code })).toContainText('ส่งมอบแล้ว');
  },
);
