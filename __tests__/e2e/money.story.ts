import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { portalAddress } from '@tests/e2e/kit/portal-address';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'village' });

const dialog = (page: Page) => page.getByRole('dialog');
const callbackUrl = `/services/master-data/api/v1/mpay/callback`;

/** Signs as the sandbox does. */
function signed(event: object) {
  const { tokenSecret } = JSON.parse(readFileSync('.cache/e2e/secrets.json', 'utf8'));
  const secret = createHmac('sha256', tokenSecret).update('payment gateway').digest('hex');
  const [raw, time] = [JSON.stringify(event), String(Math.floor(Date.now() / 1000))];
  const signature = createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex');
  return {
    data: raw,
    headers: {
      ...{ 'content-type': 'application/json', origin: portalAddress() },
      ...{ 'x-gateway-time': time, 'x-gateway-signature': signature },
    },
  };
}

story(
  'a month is issued, paid by a resident, receipted once, and closed',
  async ({ page, otherPage }) => {
    await page.goto('/invoices/issue');
    await page.locator('select[name=period]').selectOption({ index: 0 });
    const period = await page.locator('select[name=period]').inputValue();
    await page.getByRole('button', { name: 'แสดงตัวอย่าง' }).click();
    const issue = page.getByRole('button', { name: /^ออกใบแจ้งหนี้ 120 ใบ/ });
    await issue.click();
    await expect(page.getByText(/ออกใบแจ้งหนี้ 120 ใบ รวม .* เลขที่ SPK-IV/)).toBeVisible();

    await page.goto(`/invoices?period=${period}&keywords=99/88`);
    await page.getByRole('link', { name: /^SPK-IV/ }).click();
    await expect(page.getByRole('img', { name: 'พร้อมเพย์' })).toBeVisible();
    await page.getByRole('button', { name: 'สร้างลิงก์ชำระเงิน' }).click();
    const address =
      (await page.getByRole('link', { name: /paymentPage/ }).getAttribute('href')) ?? '';

    // A resident, who is not signed in, sees what is owed and a masked name.
    const resident = await otherPage();
    await resident.goto(`${portalAddress()}${address}&amount=1&state=done`);
    await expect(resident.getByText('ระบบทดลอง')).toBeVisible();
    await expect(resident.getByText(/\*\*\*/)).toBeVisible();
    await resident.getByRole('button', { name: 'ชำระเงิน' }).click();
    const paid = resident.getByRole('button', { name: 'จำลองว่าชำระสำเร็จ' });
    await expect(paid).toBeVisible();
    const event = { id: 'forged', charge: 'sandbox-x', state: 'paid', amount: 1 };
    const forged = await page.request.post(callbackUrl, {
      ...{ data: JSON.stringify(event) },
      headers: { ...signed(event).headers, 'x-gateway-signature': 'f'.repeat(64) },
    });
    expect(forged.status()).toBe(403);
    await paid.click();
    await expect(resident.getByRole('heading', { name: 'ชำระเงินเรียบร้อย' })).toBeVisible();
    await expect(resident.getByText(/SPK-RC/)).toBeVisible();

    // The gateway says it again, in other words too: there is one receipt.
    await page.goto('/mpay?keywords=99/88');
    const charge =
      (await page
        .getByTitle(/^sandbox-/)
        .first()
        .getAttribute('title')) ?? '';
    for (const id of ['again-1', 'again-1', 'again-2']) {
      const again = await page.request.post(callbackUrl, signed({ ...event, id, charge }));
      expect(again.status()).toBe(200);
    }
    await page.goto('/receipts?keywords=99/88&method=gateway');
    await expect(page.getByText('1–1 จาก 1')).toBeVisible();
    await page.getByRole('link', { name: /^SPK-RC/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'พิมพ์ใบเสร็จ' }).click();
    expect((await download).suggestedFilename()).toMatch(/^SPK-RC.*\.pdf$/);
    await expect(page.getByRole('button', { name: 'พิมพ์สำเนา' })).toBeVisible();

    // The month before is closed; what was paid in it is not voided any more until it is open again.
    await page.goto('/invoices/periods');
    const month = page.getByRole('row').nth(2);
    await month.getByRole('button', { name: /^ปิดงวด/ }).click();
    await page
      .getByRole('alertdialog')
      .or(dialog(page))
      .getByRole('button', { name: 'ปิดงวด' })
      .click();
    await expect(month).toContainText('ปิดแล้ว');
    await month.getByRole('button', { name: /^เปิดงวดใหม่/ }).click();
    await dialog(page).getByLabel('เหตุผล').fill('ตรวจยอดใหม่');
    await dialog(page).getByRole('button', { name: 'เปิดงวดใหม่' }).click();
    await expect(month).toContainText('เปิดอยู่');
  },
);
