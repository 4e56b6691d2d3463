import type { Page } from '@playwright/test';
import { receiveFor } from '@tests/e2e/kit/parcels';
import { pagesOf } from '@tests/e2e/kit/pdf';
import { codesIn } from '@tests/e2e/kit/read-codes';
import { expect, story } from '@tests/e2e/kit/story';

// Four times the screen's dots: what a label printer of 203 dpi draws at least.
story.use({ as: 'counter', deviceScaleFactor: 4 });

const longName = 'คุณหญิงพิมพ์ชนกนาถ ณ อยุธยาศรีสุวรรณภูมิรัตนโกสินทร์ (ฝากแม่บ้านชื่อปู่ญี่ปุ่นน้ำผึ้ง)';

const print = async (page: Page) =>
  pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

const paper = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check();

/** The texts of which something is cut off. */
const cutTexts = (page: Page) =>
  page
    .locator('[data-fit]')
    .evaluateAll((texts) =>
      texts
        .filter((t) => t.scrollWidth > t.clientWidth || t.scrollHeight > t.clientHeight)
        .map(({ textContent }) => textContent),
    );

const papers = [
  { name: /^ม้วน 40/, size: { width: 40, height: 30 } },
  { name: /^ม้วน 50/, size: { width: 50, height: 30 } },
  { name: /^ม้วน 62/, size: { width: 62, height: 29 } },
  { name: /^ม้วน 100/, size: { width: 100, height: 75 } },
];

story('every roll prints one page for each label, and both codes read back', async ({ page }) => {
  const received = await receiveFor(page, longName, 'น้ำ ทองดี');
  const codes = received.map(({ docCode }) => docCode);
  await page.goto(`/parcels/print?codes=${codes.join(',')}`);
  for (const { name, size } of papers) {
    await paper(page, name);
    const labels = page.getByRole('article');
    await expect(labels).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await cutTexts(page), `${name}`).toEqual([]);
    for (const [at, code] of codes.entries()) {
      const read = await codesIn(await labels.nth(at).screenshot());
      expect(read, `${name}`).toEqual({ QRCode: code, Code128: code });
    }
    expect(await print(page)).toEqual([size, size]);
  }
});

story('a sheet of A4 is filled from its first free place, by any measure', async ({ page }) => {
  const [parcel] = await receiveFor(page, longName);
  const code = parcel?.docCode ?? '';
  const sheet = { width: 210, height: 297 };
  await page.goto(`/parcels/print?codes=${Array(24).fill(code).join(',')}`);
  await paper(page, /^A4 3 × 8/);
  await expect(page.getByRole('article')).toHaveCount(24);
  expect(await print(page)).toEqual([sheet]);
  await page.getByLabel('เริ่มที่ดวงที่').fill('2');
  await expect(page.getByRole('article')).toHaveCount(24);
  expect(await print(page)).toEqual([sheet, sheet]);

  await paper(page, /^A4 กำหนดเอง/);
  await page.getByLabel('คอลัมน์').fill('2');
  await page.getByLabel('แถว').fill('12');
  await expect(page.getByText('ดวงละ 96.75 × 22.25 มม.')).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  expect(await codesIn(await page.getByRole('article').first().screenshot())).toEqual({
    QRCode: code,
    Code128: code,
  });
  await page.getByLabel('แถว').fill('14');
  await expect(page.getByText(/^ดวงเล็กเกินไป/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'พิมพ์' })).toBeDisabled();

  // The printer is this browser's: its paper is there again the next time.
  await page.getByLabel('แถว').fill('5');
  await page.goto(`/parcels/print?codes=${code}`);
  await expect(page.getByRole('radio', { name: /^A4 กำหนดเอง/ })).toBeChecked();
  await expect(page.getByLabel('แถว')).toHaveValue('5');
});

story('a label that was printed before says so', async ({ page }) => {
  const [parcel] = await receiveFor(page, 'น้ำ ทองดี');
  if (!parcel) throw new Error('not received');
  await page.goto(`/parcels/print?codes=${parcel.docCode}`);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText('พิมพ์ซ้ำ')).toBeHidden();
  await print(page);
  await expect(page.getByText('พิมพ์ซ้ำ 1')).toBeVisible();
  await page.goto(`/parcels/${parcel.id}`);
  await expect(page.getByRole('region', { name: 'เหตุการณ์' })).toContainText('พิมพ์ฉลาก');
});

story('a pick-up QR is one page, however many parcels stand behind it', async ({ page }) => {
  await receiveFor(page, ...Array(40).fill('คนของหลายชิ้น'));
  await page.goto('/parcels/handover?unit=A-0101');
  await page.getByRole('button', { name: 'สร้าง QR รับพัสดุ' }).first().click();
  const card = page.getByRole('region', { name: /^QR รับพัสดุ ห้อง A-0101/ });
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(2000);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toEqual([{ width: 210, height: 297 }]);
  await page.emulateMedia({ media: 'print' });
  await expect(card.getByRole('img')).toBeInViewport();
  const { QRCode } = await codesIn(await card.screenshot());
  expect(QRCode).toMatch(/^PU/);
});
