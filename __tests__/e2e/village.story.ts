import { bring, confirmImport } from '@tests/e2e/kit/imports';
import { write } from '@tests/e2e/kit/news-form';
import { signInAfresh } from '@tests/e2e/kit/own-session';
import { addProperty, someCode } from '@tests/e2e/kit/property-form';
import { expect, story } from '@tests/e2e/kit/story';

story(
  'a new village is spoken to of houses, and bills its land by the square wah',
  async ({ page, context, watch }) => {
    // What the page asked while the main admin was left.
    watch.expectStatus(409);
    await signInAfresh(context, 'admin');
    const code = someCode();
    const name = `หมู่บ้าน ทุ่งกระต่าย ${code}`;
    await page.goto('/admin/properties');
    await addProperty(page, name, code, 'หมู่บ้าน');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: 'เข้าโครงการ' }).click();
    await expect(page.getByRole('complementary', { name: /ภายในโครงการ/ })).toBeVisible();

    await page.goto('/admin/property?tab=5&begun=units');
    await expect(page.getByText('ขั้นที่ 3 จาก 12: นำเข้าบ้านจากไฟล์')).toBeVisible();
    await expect(page.getByText(/^ดาวน์โหลดไฟล์ต้นแบบ/)).toBeVisible();
    await bring(page, 'บ้านเลขที่', 'บ้าน.xlsx', [
      ['บ้านเลขที่', 'ประเภท', 'เนื้อที่ (ตร.ว.)'],
      ['99/1', 'บ้าน', 50],
      ['99/2', 'บ้าน', '62.5'],
    ]);
    await confirmImport(page, 'บ้าน.xlsx', 2);
    await page.getByRole('link', { name: 'ต่อไป: นำเข้าเจ้าของและผู้พักอาศัย' }).click();
    await expect(page.getByText('ขั้นที่ 4 จาก 12')).toBeVisible();
    await bring(page, 'เจ้าของและผู้พักอาศัย', 'คน.xlsx', [
      ['บ้านเลขที่', 'ชื่อ', 'สถานะ'],
      ['99/1', 'กานดา กระต่าย', 'เจ้าของ'],
      ['99/2', 'มานะ กระต่าย', 'เจ้าของ'],
    ]);
    await confirmImport(page, 'คน.xlsx', 2);

    await page.goto('/units');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('บ้านเลขที่');
    // Shares are a condominium's.
    await expect(page.getByText('2 หลัง', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '99/2' })).toContainText('250.00');

    await page.goto('/invoices/settings?begun=billing');
    await page.getByLabel(/^ค่าส่วนกลาง \(บาท\/ตร\.ว\./).fill('36');
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await expect(page.getByText('ขั้นที่ 8 เสร็จแล้ว')).toBeVisible();
    await page.getByRole('link', { name: 'ต่อไป: ออกใบแจ้งหนี้งวดแรก' }).click();
    // (50 + 62.5) square wah of 36 baht each.
    await expect(page.getByText('4,050.00บาท')).toBeVisible();

    // The news waits for another's review; who wrote it is through, and still told so on the news itself.
    await page.goto('/news/create?begun=news');
    await write(page, 'th', 'สำนักงานเปิดใช้ระบบใหม่', 'ยินดีให้บริการ');
    await page.getByRole('button', { name: 'บันทึกและส่งตรวจ' }).click();
    await expect(page).toHaveURL(/\/news\/[\w-]{36}/);
    await expect(page.getByText('ขั้นที่ 12 เสร็จแล้ว: เขียนข่าวแรก')).toBeVisible();

    await page.goto('/units');
    await page.getByRole('button', { name: 'เพิ่มบ้าน' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^พื้นที่/).fill('250');
    await expect(form.getByText('เท่ากับ 62.5 ตร.ว.')).toBeVisible();
    // A house stands on no floor and has no share.
    await expect(form.getByRole('textbox')).toHaveCount(3);
    await expect(form.getByRole('spinbutton')).toHaveCount(0);
    await form.getByLabel('บ้านเลขที่').fill('99/3');
    await form.getByRole('button', { name: 'บันทึก' }).click();
    await expect(page.getByRole('row').filter({ hasText: '99/3' })).toContainText('250.00');
  },
);
