import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { giveAway, receiveFor } from '@tests/e2e/kit/parcels';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

const chosen = (page: Page) => page.getByRole('region', { name: 'รายการที่เลือก' });
/** What is set, to be taken off. */
const set = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name: new RegExp(`${name}`) });
const more = (page: Page) => page.locator('summary', { hasText: 'ตัวกรองเพิ่มเติม' });

/** Hundreds of boxes are drawn in pieces: this one is ticked a moment after the click. */
async function chooseAll(page: Page) {
  const all = page.getByRole('checkbox', { name: 'เลือกทุกแถวในหน้านี้' });
  await all.click();
  await expect(all).toBeChecked();
}

story(
  'filters are in the address, survive a look at a parcel, and go by the menu',
  async ({ page }) => {
    await page.goto('/parcels');
    await more(page).click();
    const day = page.getByLabel('วันที่รับเข้า');
    await day.fill('31/02/2569');
    await page.getByRole('button', { name: 'กรอง', exact: true }).click();
    await expect(page.getByText(/^กรอกวันที่เป็น/)).toBeVisible();

    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Bangkok' }).format(new Date());
    const [year = '', month, date] = today.split('-');
    await day.fill(`${date}/${month}/${Number(year) + 543}`);
    await page.getByRole('button', { name: 'กรอง', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`receivedOn=${today}`));
    await expect(set(page, 'วันที่รับเข้า')).toBeVisible();
    await page.getByLabel('รับเข้าตั้งแต่').fill('21/11/2569');
    await page.getByLabel('รับเข้าถึง').fill('20/11/2569');
    await page.getByRole('button', { name: 'กรอง', exact: true }).click();
    await expect(page.getByText('ต้องไม่ก่อนวันเริ่มต้น')).toBeVisible();
    await page.getByLabel('รับเข้าตั้งแต่').fill('20/11/2569');
    await page.getByRole('button', { name: 'กรอง', exact: true }).click();
    await expect(page).toHaveURL(/receivedFrom=2026-11-20&receivedTo=2026-11-20/);
    await page.getByLabel('รับเข้าตั้งแต่').fill('');
    await page.getByLabel('รับเข้าถึง').fill('');
    await page.getByRole('button', { name: 'กรอง', exact: true }).click();
    await expect(set(page, 'วันที่รับเข้า')).toBeVisible();
    await expect(set(page, 'รับเข้าตั้งแต่')).toHaveCount(0);

    await page.locator('tbody a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('พัสดุ ');
    await page.getByRole('main').getByRole('link', { name: 'พัสดุ', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`receivedOn=${today}`));

    await page.getByRole('navigation').getByRole('link', { name: 'รายการพัสดุ' }).first().click();
    await expect(page).toHaveURL(/\/parcels$/);
  },
);

story(
  'many are cancelled at once; one that has gone stays, says why, and can be tried again',
  async ({ page, watch }) => {
    watch.expectStatus(409);
    const name = `ยกเลิก ${Date.now()}`;
    const received = await receiveFor(page, name, name, name);
    await page.goto(`/parcels?keywords=${encodeURIComponent(name)}`);
    await chooseAll(page);
    await expect(chosen(page)).toContainText('เลือกไว้ 3 ชิ้น');
    await choose(chosen(page), 'ยกเลิกพัสดุ');

    const dialog = page.getByRole('dialog', { name: 'ยกเลิกพัสดุ' });
    const submit = dialog.getByRole('button', { name: 'ยกเลิกพัสดุ' });
    await submit.click();
    await expect(dialog.getByText('กรุณากรอกข้อมูล').first()).toBeVisible();

    const [gone] = received;
    if (!gone) throw new Error('not received');
    await giveAway(page, gone);
    await dialog.getByRole('radio', { name: 'นิติบุคคล' }).check();
    await dialog.getByLabel('เหตุผลโดยย่อ').fill('บันทึกซ้ำ');
    await submit.click();
    await expect(dialog.getByText('สำเร็จ 2 จาก 3 ชิ้น')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toContainText(
      new RegExp(`${gone.docCode}.*ส่งมอบให้ คนที่มาก่อน`),
    );
    await dialog.getByRole('button', { name: 'ลองใหม่กับ 1 ชิ้นที่ยังไม่สำเร็จ' }).click();
    await expect(dialog.getByText('สำเร็จ 2 จาก 3 ชิ้น')).toBeVisible();
    await dialog.getByRole('button', { name: 'ปิด' }).last().click();
    await expect(chosen(page)).toContainText('เลือกไว้ 1 ชิ้น');
    await expect(page.getByRole('row').filter({ hasText: 'ยกเลิก' })).not.toHaveCount(0);
  },
);

story(
  'a hundred and fifty are told of and moved to a shelf; what the network kept is tried again',
  async ({ page, watch }) => {
    watch.expectStatus(503);
    watch.expectError('503: ');
    const name = `แจ้งทั้งหมด ${Date.now()}`;
    await receiveFor(page, ...Array(150).fill(name));
    await page.goto(`/parcels?keywords=${encodeURIComponent(name)}&limit=500`);
    await chooseAll(page);
    await expect(chosen(page)).toContainText('เลือกไว้ 150 ชิ้น');

    let calls = 0;
    await page.route('**/parcels/changeParcels', (route) => {
      calls += 1;
      return calls === 2 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await choose(chosen(page), 'แจ้งผู้รับแล้ว');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'แจ้งผู้รับแล้ว' }).click();
    await expect(dialog.getByText('สำเร็จ 100 จาก 150 ชิ้น')).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'ลองใหม่กับ 50 ชิ้นที่ยังไม่สำเร็จ' }).click();
    await expect(dialog.getByText('สำเร็จ 150 จาก 150 ชิ้น')).toBeVisible();
    expect(calls).toBe(3);
    await dialog.getByRole('button', { name: 'ปิด' }).last().click();
    await expect(chosen(page)).toBeHidden();

    await chooseAll(page);
    await expect(chosen(page).getByRole('button', { name: 'แจ้งผู้รับแล้ว' })).toBeHidden();
    await choose(chosen(page), 'ย้ายชั้นวาง');
    await dialog.getByRole('combobox', { name: 'ชั้นวาง' }).fill('z9');
    await dialog.getByRole('button', { name: 'ย้ายชั้นวาง' }).click();
    await expect(page.getByText('ย้ายชั้นวางแล้ว 150 ชิ้น')).toBeVisible();
    await page.goto(`/parcels?keywords=${encodeURIComponent(name)}&shelf=Z9`);
    await expect(page.getByText('จาก 150')).toBeVisible();
  },
);

story(
  'several are booked and confirmed together, and one that cannot be says why',
  async ({ page }) => {
    const name = `นัดหลายชิ้น ${Date.now()}`;
    const received = await receiveFor(page, name, name, name);
    await page.goto(`/parcels?keywords=${encodeURIComponent(name)}`);
    await chooseAll(page);
    await choose(chosen(page), 'นัดรับ');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '15.00-18.00' }).check();
    await dialog.getByRole('button', { name: 'นัดรับ' }).click();
    await expect(page.getByText('นัดรับแล้ว 3 ชิ้น')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '15.00-18.00' })).toHaveCount(3);

    const [gone] = received;
    if (!gone) throw new Error('not received');
    await chooseAll(page);
    await choose(chosen(page), 'ผู้รับยืนยันแล้ว');
    await giveAway(page, gone);
    await dialog.getByRole('button', { name: 'ผู้รับยืนยันแล้ว' }).click();
    await expect(dialog.getByText('สำเร็จ 2 จาก 3 ชิ้น')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toContainText(
      new RegExp(`${gone.docCode}.*ส่งมอบให้ คนที่มาก่อน`),
    );
  },
);

story('hand-overs of a minute ago are taken back together', async ({ page }) => {
  const name = `ย้อนหลายชิ้น ${Date.now()}`;
  for (const parcel of await receiveFor(page, name, name)) await giveAway(page, parcel);
  await page.goto(`/parcels?keywords=${encodeURIComponent(name)}`);
  await chooseAll(page);
  await choose(chosen(page), 'ย้อนการส่งมอบ');
  await page.getByRole('dialog').getByRole('button', { name: 'ย้อนการส่งมอบ' }).click();
  await expect(page.getByText('ย้อนการส่งมอบแล้ว 2 ชิ้น')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'รอรับ' })).toHaveCount(2);
});

story(
  'an appointment is made, laid out and called off; a problem comes and goes',
  async ({ page, watch }) => {
    watch.expectStatus(400);
    const [parcel] = await receiveFor(page, 'คุณนัดหมาย');
    await page.goto(`/parcels/${parcel?.id}`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    const history = page.getByRole('region', { name: 'เหตุการณ์' });
    const deeds = page.getByRole('region', { name: 'ดำเนินการ' });

    await choose(deeds, 'นัดรับ');
    await dialog.getByRole('radio', { name: '13.00-15.00' }).check();
    const today = await dialog.getByLabel('วันนัดรับ').inputValue();
    await dialog.getByLabel('วันนัดรับ').fill('๓๑/๑๒/๒๖๙๙');
    await dialog.getByRole('button', { name: 'นัดรับ' }).click();
    await expect(dialog.getByText(/^ล่วงหน้าได้ไม่เกิน/)).toBeVisible();
    await dialog.getByLabel('วันนัดรับ').fill(today);
    await dialog.getByRole('button', { name: 'นัดรับ' }).click();
    await expect(dialog).toBeHidden();
    await expect(history).toContainText(/นัดรับ .*13.00-15.00/);

    await button('จัดเตรียมแล้ว').click();
    await expect(history).toContainText('จัดเตรียมตามนัดแล้ว');
    await page.goto('/parcels');
    await page
      .getByRole('navigation', { name: 'นัดรับวันนี้' })
      .getByRole('link', { name: /13.00-15.00/ })
      .click();
    await expect(page.getByRole('row').filter({ hasText: parcel?.docCode ?? '' })).toContainText(
      'จัดเตรียมแล้ว',
    );

    await page.goto(`/parcels/${parcel?.id}`);
    await choose(deeds, 'ยกเลิกนัด');
    await dialog.getByRole('radio', { name: 'ผู้พักอาศัย' }).check();
    await dialog.getByLabel('เหตุผลโดยย่อ').fill('ผู้พักอาศัยเปลี่ยนใจ');
    await dialog.getByRole('button', { name: 'ยกเลิกนัด' }).click();
    await expect(history).toContainText('ยกเลิกการนัดรับ');

    await choose(deeds, 'แจ้งปัญหา');
    await dialog.getByRole('radio', { name: 'ชำรุด' }).check();
    await dialog.getByRole('button', { name: 'แจ้งปัญหา' }).click();
    await expect(page.getByRole('link', { name: 'ส่งมอบ', exact: true })).toBeHidden();
    await button('แก้ปัญหาแล้ว').click();
    await expect(page.getByRole('link', { name: 'ส่งมอบ', exact: true })).toBeVisible();
  },
);

story(
  'columns are chosen once for all browsers, and what is filtered is exported',
  async ({ page, otherPage }) => {
    const name = `ส่งออก ${Date.now()}`;
    await receiveFor(page, name, name);
    await page.goto(`/parcels?keywords=${encodeURIComponent(name)}`);
    const head = (where: Page) => where.getByRole('columnheader', { name: 'ชั้นวาง' });
    await expect(head(page)).toBeVisible();
    await page.locator('summary[aria-label=คอลัมน์]').click();
    await page.getByRole('checkbox', { name: 'ชั้นวาง' }).uncheck();
    await expect(head(page)).toBeHidden();
    const other = await otherPage('manager');
    await expect(async () => {
      await other.goto('/parcels');
      await expect(head(other)).toBeHidden({ timeout: 1000 });
    }).toPass();
    await page.getByRole('button', { name: 'แสดงทุกคอลัมน์' }).click();
    await expect(head(page)).toBeVisible();

    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ส่งออก Excel (2)' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
    await expect(page.getByText(/^บันทึก .*มี 2 แถว$/)).toBeVisible();
  },
);
