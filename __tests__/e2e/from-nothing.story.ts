import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bring, confirmImport } from '@tests/e2e/kit/imports';
import { startOwnPortal } from '@tests/e2e/kit/own-portal';
import { addProperty } from '@tests/e2e/kit/property-form';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

const secret = () => randomBytes(36).toString('base64');
const first = { email: 'somchai@office.example', password: 'first-hour-2569' };
const name = 'อาคารชุด สวนกระต่าย';

let portal: Awaited<ReturnType<typeof startOwnPortal>>;

story.beforeAll(async () => {
  portal = await startOwnPortal({
    ...{ NITI_MODE: 'production', PORTAL_SECRET: secret(), TOKEN_SECRET: secret() },
    ...{ CARD_KEYS: `y2026:${secret()}` },
    ...{ FIRST_ADMIN_EMAIL: first.email, FIRST_ADMIN_PASSWORD: first.password },
  });
});
story.afterAll(() => portal.stop());

const guide = (page: Page) => page.getByRole('region', { name: 'เริ่มต้นใช้งาน' });
const saved = (page: Page) => page.getByText('บันทึกข้อมูลเรียบร้อยแล้ว').last();

/** Goes home by the menu, where the guide counts what was done, and into its next step. */
async function next(page: Page, progress: string, step: string) {
  await page.getByRole('navigation', { name: 'เมนูหลัก' }).getByText('หน้าแรก').click();
  await expect(guide(page)).toContainText(progress);
  await expect(guide(page).getByRole('heading', { level: 3 })).toHaveText(step);
  await guide(page).getByRole('link', { name: step, exact: true }).first().click();
}

async function putAside(page: Page, step: string) {
  await guide(page)
    .getByRole('button', { name: `ไม่ใช้ขั้น ${step}` })
    .click();
  await expect(guide(page).getByRole('heading', { level: 3 })).not.toHaveText(step);
}

async function goHome(page: Page, step: string) {
  await page.getByRole('navigation', { name: 'เมนูหลัก' }).getByText('หน้าแรก').click();
  await expect(guide(page).getByRole('heading', { level: 3 })).toHaveText(step);
}

story(
  'from an empty installation to the first invoice and the first parcel, by the guide alone',
  async ({ page, otherPage }) => {
    story.slow();
    await page.goto(portal.url);
    await page.getByLabel('ชื่อผู้ใช้หรืออีเมล').fill(first.email);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(first.password);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();

    await expect(guide(page)).toContainText('0 จาก 3');
    await guide(page).getByRole('link', { name: 'เพิ่มโครงการแรก' }).first().click();
    await addProperty(page, name, 'SKT');
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await goHome(page, 'เข้าไปตั้งค่าโครงการใหม่');
    await guide(page).getByRole('button', { name: 'เข้าไปตั้งค่าโครงการใหม่' }).first().click();
    await expect(page.getByRole('complementary', { name: /ภายในโครงการ/ })).toBeVisible();

    await next(page, '0 จาก 12', 'ข้อมูลนิติบุคคล');
    // What the platform wrote is there.
    await expect(page.getByLabel('ชื่อนิติบุคคล (ไทย)')).toHaveValue(name);
    await expect(page.getByText('10260')).toBeVisible();
    await page.getByLabel('เลขประจำตัวผู้เสียภาษี').fill('0994000123451');
    await page.getByLabel(/^โทรศัพท์สำนักงาน/).fill('02-123-4567');
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await expect(saved(page)).toBeVisible();
    // Its screen says so itself, and leads on.
    await expect(page.getByText('ขั้นที่ 1 เสร็จแล้ว: ข้อมูลนิติบุคคล')).toBeVisible();
    await expect(page.getByRole('link', { name: 'ต่อไป: เลือกเมนูที่โครงการใช้' })).toHaveAttribute(
      'href',
      '/admin/property?tab=2&begun=features',
    );

    await goHome(page, 'เลือกเมนูที่โครงการใช้');
    await putAside(page, 'เลือกเมนูที่โครงการใช้');
    await next(page, '2 จาก 12', 'นำเข้าห้องหรือบ้านจากไฟล์');
    await bring(page, 'ห้อง/บ้านเลขที่', 'ห้อง.xlsx', [
      ['เลขห้อง', 'ชั้น', 'ประเภท', 'พื้นที่ (ตร.ม.)', 'อัตราส่วน'],
      ['A-101', 1, 'ห้องพัก', 35.5, 50],
      ['A-102', 1, 'ห้องพัก', 28, 50],
    ]);
    await confirmImport(page, 'ห้อง.xlsx', 2);
    // An import is stored by a task: the bar hears of its end.
    await expect(page.getByText('ขั้นที่ 3 เสร็จแล้ว')).toBeVisible();

    await next(page, '3 จาก 12', 'นำเข้าเจ้าของและผู้พักอาศัย');
    await bring(page, 'เจ้าของและผู้พักอาศัย', 'ลูกบ้าน.xlsx', [
      ['ห้อง', 'ชื่อ', 'สถานะ', 'เบอร์โทร', 'วันที่เข้าอยู่'],
      ['A-101', 'กานดา กระต่าย', 'เจ้าของ', '0812345678', '01/02/2567'],
      ['A-102', 'มานะ กระต่าย', 'เจ้าของ', '0823456789', '01/02/2567'],
    ]);
    await confirmImport(page, 'ลูกบ้าน.xlsx', 2);
    await expect(page.getByText('ขั้นที่ 4 เสร็จแล้ว')).toBeVisible();

    await next(page, '4 จาก 12', 'เชิญเจ้าหน้าที่ของโครงการ');
    await page.getByRole('button', { name: 'เชิญเจ้าหน้าที่' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('ชื่อ-นามสกุล').fill('วิภา ผู้จัดการ');
    await dialog.getByLabel('อีเมล').fill('vipa@office.example');
    await dialog.getByRole('radio', { name: 'ผู้จัดการนิติบุคคล' }).check();
    await dialog.getByRole('button', { name: 'ส่งคำเชิญ' }).click();
    await expect(page.getByText('ไม่มีอีเมลออกจากระบบนี้')).toBeVisible();
    const link = await page.getByRole('code').innerText();

    await next(page, '5 จาก 12', 'เวลาทำการและรอบนัดรับพัสดุ');
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await expect(saved(page)).toBeVisible();
    await next(page, '6 จาก 12', 'วันหยุด');
    await page.getByRole('button', { name: 'วันหยุดราชการ' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^เพิ่ม \d+ วัน/ })
      .click();
    await expect(page.getByText(/^เพิ่มวันหยุดแล้ว/)).toBeVisible();
    await next(page, '7 จาก 12', 'วิธีเรียกเก็บเงิน');
    await page.getByLabel(/^ค่าส่วนกลาง/).fill('40');
    await page.getByRole('button', { name: 'บันทึก' }).click();
    // The notice of the step before may stand there still.
    await expect(page.getByLabel(/^ค่าส่วนกลาง/)).toHaveValue('40.00');

    await next(page, '8 จาก 12', 'ออกใบแจ้งหนี้งวดแรก');
    await page.getByRole('button', { name: /^ออกใบแจ้งหนี้ 2 ใบ/ }).click();
    await answer(page, 'ออกใบแจ้งหนี้');
    await expect(page.getByText(/ออกใบแจ้งหนี้ 2 ใบ รวม 2,540.00/)).toBeVisible();
    await expect(page.getByText('ขั้นที่ 9 เสร็จแล้ว')).toBeVisible();

    // The manager goes on where the admin stopped.
    const manager = await otherPage();
    await manager.goto(link);
    await manager.getByLabel('รหัสผ่าน', { exact: true }).fill('vipa-rabbit-2569');
    await manager.getByRole('button', { name: 'ตั้งรหัสผ่าน' }).click();
    await next(manager, '8 จาก 11', 'รับพัสดุชิ้นแรก');
    const form = manager.getByRole('form', { name: 'พัสดุที่รับเข้า' });
    await expect(form.getByRole('combobox', { name: 'ห้อง/บ้าน' })).toBeFocused();
    await manager.keyboard.type('A-101');
    await manager.keyboard.press('Enter');
    await expect(form.getByRole('textbox', { name: /^ผู้รับ/ })).toHaveValue('กานดา กระต่าย');
    await manager.keyboard.press('Enter');
    await form.getByRole('textbox', { name: /^เลขติดตาม/ }).fill('SPXTH000000000001');
    await manager.keyboard.press('Enter');
    await expect(manager.getByText(/^รับเข้าแล้ว/)).toContainText('A-101');

    await goHome(manager, 'พิมพ์ฉลากพัสดุ');
    await putAside(manager, 'พิมพ์ฉลากพัสดุ');
    await manager.getByRole('button', { name: 'ไม่ใช้ขั้น เขียนข่าวแรก' }).click();
    await expect(guide(manager)).toHaveCount(0);
    await manager.getByRole('button', { name: 'เพิ่มเติม' }).click();
    await manager.getByRole('button', { name: 'เริ่มต้นใช้งาน' }).click();
    await guide(manager).locator('summary').click();
    await guide(manager).getByRole('button', { name: 'นำขั้น เขียนข่าวแรก กลับมา' }).click();
    await expect(guide(manager).getByRole('heading', { level: 3 })).toHaveText('เขียนข่าวแรก');
  },
);
