import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { portalAddress } from '@tests/e2e/kit/portal-address';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';
import { tokenSecret } from '@tests/e2e/kit/token-secret';

story.use({ as: 'manager' });

const dialog = (page: Page) => page.getByRole('dialog');
const typedDay = (days: number) => {
  const at = new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000);
  const [year, month, day] = at.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${Number(year) + 543}`;
};
const unit = 'B-0807';
const paidAhead = 'B-0803';
const callbackUrl = `/services/master-data/api/v1/mpay/callback`;

/** Signs as the sandbox does. */
function signed(event: object) {
  const secret = createHmac('sha256', tokenSecret()).update('payment gateway').digest('hex');
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
  'a month is issued, paid by a resident, receipted once, settled with a vendor, closed, and voted on',
  async ({ page, otherPage, watch }) => {
    // The second to settle a month is refused.
    watch.expectStatus(409);
    // Paid ahead at the desk, which a unit's account opens; pressed twice, it is one receipt.
    await page.goto(`/invoices?keywords=${paidAhead}`);
    await page.getByRole('link', { name: paidAhead, exact: true }).first().click();
    await page.getByRole('link', { name: /^รับ(เงินล่วงหน้า|ชำระเงิน)$/ }).click();
    const whose = page.getByRole('combobox', { name: 'ห้อง/บ้าน' });
    await expect(whose).toHaveValue(paidAhead);
    await page.getByLabel('จำนวนเงิน (บาท)').fill('9000');
    const rest = page.getByRole('checkbox', { name: /^ถ้ารับมากกว่า/ });
    if (await rest.isVisible()) await rest.check();
    await page.getByLabel('รับเงินสดมา (บาท)').fill('9100');
    await page.getByRole('button', { name: 'รับเงินและออกใบเสร็จ' }).dblclick();
    await expect(page.getByRole('heading', { name: /^RMN-RC/ })).toBeVisible();
    // What to hand back is said beside the receipt, and by no address that somebody could make up.
    const change = page.getByText('เงินทอน 100.00 บาท');
    await expect(change).toBeVisible();
    const receipt = new URL(page.url()).pathname;
    await page.goto(`${receipt}?change=100`);
    await expect(page.getByRole('heading', { name: /^RMN-RC/ })).toBeVisible();
    await expect(change).toBeHidden();
    await page.goto('/receipts/desk');
    const taken = page.getByRole('region', { name: 'รับชำระล่าสุดของวันนี้' });
    await expect(taken.getByRole('row').filter({ hasText: paidAhead }).first()).toBeVisible();

    await page.goto('/invoices/issue');
    const period = await page.locator('select[name=period]').inputValue();
    await expect(page.getByText(/\d ห้อง .* คงเหลือเรียกเก็บ/)).toBeVisible();
    await page.getByRole('button', { name: /^ออกใบแจ้งหนี้ \d+ ใบ/ }).click();
    await answer(page, 'ออกใบแจ้งหนี้');
    await expect(page.getByRole('heading', { name: /^(กำลัง)?ออกใบแจ้งหนี้งวด/ })).toBeVisible();
    // Who leaves and comes back finds how far it is.
    await page.reload();
    await expect(page.getByText(/ออกใบแจ้งหนี้ \d+ ใบ รวม .* เลขที่ RMN-IV/)).toBeVisible();

    await page.goto(`/invoices?period=${period}&keywords=${paidAhead}`);
    await expect(page.getByRole('table').getByText('ชำระแล้ว')).toBeVisible();
    await page.goto(`/invoices?period=${period}&keywords=${unit}`);
    await page.getByRole('table').locator('[data-opens]').click();
    await expect(page.getByRole('img', { name: 'พร้อมเพย์' })).toBeVisible();
    await page.getByRole('button', { name: 'สร้างลิงก์ชำระเงิน' }).click();
    const address =
      (await page.getByRole('link', { name: /paymentPage/ }).getAttribute('href')) ?? '';

    // A resident, who is not signed in, sees what is owed and a masked name.
    const resident = await otherPage();
    await resident.goto(`${portalAddress()}${address}&amount=1&state=done`);
    await expect(resident.getByText('ระบบทดลอง')).toBeVisible();
    await expect(resident.getByText(/\*\*\*/)).toBeVisible();
    await resident.getByRole('button', { name: 'ชำระด้วย QR พร้อมเพย์' }).click();
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
    await expect(resident.getByText(/RMN-RC/)).toBeVisible();

    // The gateway says it again, in other words too: there is one receipt.
    await page.goto(`/mpay?keywords=${unit}`);
    await page.locator('summary[aria-label=คอลัมน์]').click();
    await page.getByRole('checkbox', { name: 'เลขอ้างอิง', exact: true }).check();
    const charge =
      (await page
        .getByTitle(/^sandbox-/)
        .first()
        .getAttribute('title')) ?? '';
    for (const id of ['again-1', 'again-1', 'again-2']) {
      const again = await page.request.post(callbackUrl, signed({ ...event, id, charge }));
      expect(again.status()).toBe(200);
    }
    await page.goto(`/receipts?keywords=${unit}&method=gateway`);
    await expect(page.getByText('1–1 จาก 1')).toBeVisible();
    await page.getByRole('link', { name: /^RC\d{4}-\d+$/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ดาวน์โหลดใบเสร็จ (PDF)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^RMN-RC.*\.pdf$/);
    await expect(page.getByRole('button', { name: 'ดาวน์โหลดสำเนา (PDF)' })).toBeVisible();

    // The first month of the books is closed with what is open in it, and opened again by two.
    await page.goto('/books');
    await page.getByRole('link', { name: /^ตรวจและปิดงวด/ }).click();
    await expect(page.getByRole('heading', { name: 'ตรวจก่อนปิดงวด' })).toBeVisible();
    await page.getByRole('button', { name: 'ปิดงวดทั้งที่ยังค้าง' }).click();
    await dialog(page).getByLabel('เหตุผล').fill('ยังไม่ได้นำรายการเดินบัญชีเข้า');
    await dialog(page).getByRole('button', { name: 'ปิดงวด' }).click();
    await page.getByRole('button', { name: 'ขอเปิดงวดใหม่' }).click();
    await dialog(page).getByLabel('เหตุผล').fill('ตรวจยอดใหม่');
    await dialog(page).getByRole('button', { name: 'ส่งคำขอ' }).click();
    await expect(page.getByText('รอผู้มีสิทธิ์อีกคนอนุมัติ')).toBeVisible();
    const finance = await otherPage('finance');
    await finance.goto(page.url());
    await finance.getByRole('button', { name: 'อนุมัติให้เปิดงวด' }).click();
    await expect(finance.getByText('รอปิด', { exact: true })).toBeVisible();

    // A month is settled with a vendor, order by order; another person has the question open meanwhile.
    const open = (at: Page) => at.getByRole('button', { name: /^สรุปยอด/ });
    await page.goto('/commissions');
    const owed = page
      .getByRole('row')
      .filter({ has: open(page) })
      .last();
    const vendor = (await owed.locator('b').first().innerText()).trim();
    const own = page.getByRole('row').filter({ hasText: vendor });
    const commission = own.getByRole('link').filter({ has: page.locator('b') });
    const sum = (await commission.innerText()).trim();
    await commission.click();
    const lines = page
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: /PDF/ }) });
    await expect(lines.locator('tbody tr').first()).toBeVisible();
    const each = await lines.locator('tbody tr td:last-child').allInnerTexts();
    const satang = (text: string) => Number(text.replace(/[,.]/g, ''));
    expect(each.reduce((all, one) => all + satang(one), 0)).toBe(satang(sum));
    for (const [name, ending] of [
      ['ใบสรุป Excel', 'xlsx'],
      ['ใบสรุป PDF', 'pdf'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await lines.getByRole('button', { name }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`${vendor}.*\\.${ending}$`));
    }
    await finance.goto(page.url());
    await finance.getByRole('row').filter({ hasText: vendor }).locator(open(finance)).click();
    await expect(dialog(finance)).toContainText(sum);
    await own.locator(open(page)).click();
    await answer(page, 'สรุปยอด', sum);
    await expect(own).toContainText(/RMN-\d{6}-\d\d/);
    await answer(finance, 'สรุปยอด', sum);
    await expect(finance.getByText(/สรุปยอดเดือนนี้ไปแล้วในใบ RMN/)).toBeVisible();
    await own.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'คำสั่งซื้อบริการ' })).toBeVisible();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(each.length);

    // Who has paid votes on it; what becomes of it is said with its reason.
    const title = `รับรองงบประจำเดือน ${Date.now()}`;
    await page.goto('/votes');
    await page.getByRole('button', { name: 'สร้างการลงมติ' }).first().click();
    await dialog(page).getByLabel('เรื่อง', { exact: true }).fill(title);
    await dialog(page).getByLabel('ข้อความวาระที่ 1').fill('รับรองงบการเงิน');
    await dialog(page).getByLabel('เรื่องของวาระที่ 1').click();
    await page.getByTitle(/^ทั่วไป/).click();
    await dialog(page).getByLabel('วันที่ส่งหนังสือเชิญ').fill(typedDay(-8));
    await dialog(page).getByLabel('วันแรก').fill(typedDay(0));
    await dialog(page).getByLabel('วันสุดท้าย').fill(typedDay(0));
    await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'ประกาศ', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'ประกาศ', exact: true }).click();
    const voter = page.getByRole('combobox', { name: 'ห้อง/บ้าน' });
    await voter.pressSequentially('b0807', { delay: 60 });
    for (const key of ['Enter', 'Digit1', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByText(`บันทึกคะแนนของ ${unit} แล้ว`)).toBeVisible();
    await page.getByRole('button', { name: 'ปิดการลงคะแนน' }).click();
    await dialog(page).getByRole('button', { name: 'ปิดการลงคะแนน' }).click();
    await expect(page.getByRole('heading', { name: 'ผลการลงมติ' })).toBeVisible();
    await expect(page.getByText('ไม่ครบองค์ประชุม').first()).toBeVisible();
  },
);
