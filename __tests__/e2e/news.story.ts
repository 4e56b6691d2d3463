import type { Page } from '@playwright/test';
import { writeNews } from '@tests/e2e/kit/news';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

const main = (page: Page) => page.getByRole('main');
const state = (page: Page) => main(page).getByRole('region', { name: 'สถานะ' });
const toast = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });
const action = (page: Page, name: string) => state(page).getByRole('button', { name, exact: true });

story(
  'the list is searched, filtered by its address, and left with a way back',
  async ({ page }) => {
    const mark = `รายการ${Date.now()}`;
    await writeNews(page, `ปิดลานจอดรถ ${mark}`);
    await writeNews(page, `น้ำรั่ว ${mark}`, { type: 'emergency', titleEn: 'A leak' });

    await page.goto('/news');
    await page.getByRole('searchbox', { name: 'ค้นหาหัวข้อข่าว' }).fill(mark);
    const rows = page.getByRole('table', { name: 'ข่าวสาร' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'น้ำรั่ว' })).toContainText('อังกฤษ: ยังไม่ครบ');
    await page.getByRole('combobox', { name: 'ประเภท' }).selectOption('ข่าวด่วน');
    await expect(rows).toHaveCount(2);
    await page.getByRole('link', { name: /^ฉบับร่าง 1$/ }).click();
    await expect(page).toHaveURL(/type=emergency.*publishState=draft/);
    await expect(rows).toHaveCount(2);

    const created = page.getByRole('textbox', { name: 'สร้างเมื่อ' });
    await created.fill('31/02/2569');
    await created.press('Enter');
    await expect(page.getByText('กรอกวันที่เป็น วัน/เดือน/ปี เช่น 29/02/2567')).toBeVisible();
    await created.fill('๑/๑/๒๕๖๐');
    await created.press('Enter');
    await expect(page).toHaveURL(/dateCreated=2017-01-01/);
    await expect(page.getByText('ไม่พบรายการที่ตรงกับตัวกรอง')).toBeVisible();
    await created.fill('');
    await created.press('Enter');

    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ส่งออก Excel (1)' }).click();
    expect((await file).suggestedFilename()).toMatch(/^ข่าวสาร .*\.xlsx$/);

    await rows.getByRole('link', { name: 'น้ำรั่ว' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`น้ำรั่ว ${mark}`);
    await main(page).getByRole('link', { name: 'ข่าวสาร', exact: true }).click();
    await expect(page).toHaveURL(/type=emergency.*publishState=draft/);
  },
);

story(
  'what one person writes another reviews; then it is scheduled, published, and taken back',
  async ({ page, otherPage, watch }) => {
    watch.expectStatus(400);
    const title = `ปิดสระ ${Date.now()}`;
    const { id } = await writeNews(page, title);
    await page.goto(`/news/${id}`);
    await expect(state(page)).toContainText('คุณเขียนข่าวนี้');
    await expect(action(page, 'เผยแพร่ทันที')).toHaveCount(0);

    // A reviewer at the main admin finds it from the landing screen.
    const admin = await otherPage('admin');
    await admin.goto('/');
    await admin.getByRole('link', { name: /^ข่าวที่รอตรวจ/ }).click();
    await expect(admin).toHaveURL(/review=pending/);
    await main(admin).getByRole('link', { name: title, exact: true }).click();
    await action(admin, 'ไม่อนุมัติ').click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: 'ไม่อนุมัติ' }).click();
    await expect(dialog.getByText('กรุณากรอกข้อมูล')).toBeVisible();
    await dialog.getByLabel('เหตุผลที่ไม่อนุมัติ').fill('ยังไม่บอกวันที่');
    await dialog.getByRole('button', { name: 'ไม่อนุมัติ' }).click();
    await expect(state(page)).toContainText('ยังไม่บอกวันที่');
    await expect(state(page)).toContainText(/กฤษณะ วรรณประเสริฐ ไม่อนุมัติเมื่อ/);
    await action(admin, 'อนุมัติ').click();
    await dialog.getByRole('button', { name: 'อนุมัติ' }).click();

    await action(page, 'ตั้งเวลาเผยแพร่').click();
    const when = page.getByRole('dialog', { name: 'ตั้งเวลาเผยแพร่' });
    await when.getByLabel('วันที่').fill('1/1/2560');
    await when.getByRole('button', { name: 'ตั้งเวลาเผยแพร่' }).click();
    await expect(when.getByText('ต้องเป็นเวลาในอนาคต')).toBeVisible();
    await when.getByLabel('วันที่').fill('๓๑/๑๒/๒๖๙๙');
    await when.getByLabel('เวลา', { exact: true }).fill('๘.๓๐ น.');
    await expect(when).toContainText('จะเผยแพร่ 31 ธ.ค. 2699 08:30 น.');
    await when.getByRole('button', { name: 'ตั้งเวลาเผยแพร่' }).click();
    await expect(state(page)).toContainText('จะเผยแพร่เอง 31 ธ.ค. 2699 08:30 น.');
    await action(page, 'เปลี่ยนเวลา').click();
    await page.getByRole('dialog').getByLabel('เวลา', { exact: true }).fill('9:15');
    await page.getByRole('dialog').getByRole('button', { name: 'เปลี่ยนเวลา' }).click();
    await expect(state(page)).toContainText('31 ธ.ค. 2699 09:15');

    await action(page, 'เผยแพร่ทันที').click();
    const undo = state(page).getByRole('button', { name: /^เลิกทำ/ });
    await expect(undo).toContainText('วิ');
    // Whoever publishes has read it, and need not stay for that.
    const facts = main(page).getByRole('region', { name: 'ข้อมูลข่าว' });
    await expect(facts).toContainText(/ผู้อ่าน \(คน\)\s*1/);
    await undo.click();
    await expect(state(page)).toContainText('รอเผยแพร่');
    await expect(action(page, 'เผยแพร่ทันที')).toBeVisible();

    await main(page).getByRole('link', { name: 'ประวัติ' }).click();
    await main(page)
      .getByRole('button', { name: /^ดูทั้งหมด/ })
      .click();
    await expect(main(page).getByRole('listitem').filter({ hasText: 'กฤษณะ' })).toHaveCount(2);
    await main(page).getByRole('button', { name: 'เพิ่มเติม' }).click();
    await main(page).getByRole('button', { name: 'ลบ' }).click();
    await answer(page, 'ลบ', 'กู้คืนไม่ได้');
    await expect(page).toHaveURL(/\/news$/);
    watch.expectStatus(404);
    await admin.reload();
    await expect(admin.getByText('ไม่พบข่าวนี้')).toBeVisible();
  },
);

story(
  'unpublished news is published again, not against a rejection, and nobody is told twice',
  async ({ page, otherPage }) => {
    const title = `ลิฟต์ค้าง ${Date.now()}`;
    const { id } = await writeNews(page, title, { type: 'emergency' });
    const counter = await otherPage('counter');
    await counter.goto('/parcels');
    await page.goto(`/news/${id}`);
    await expect(state(page)).toContainText('ข่าวด่วนเผยแพร่ได้ทันที');
    await action(page, 'เผยแพร่ทันที').click();
    await expect(toast(counter, title)).toBeVisible({ timeout: 60_000 });
    await expect(state(page)).toContainText('แก้ไขหรือลบได้เมื่อเลิกเผยแพร่แล้ว');
    await action(page, 'เลิกเผยแพร่').click();

    const admin = await otherPage('admin');
    await admin.goto(`/news/${id}`);
    await expect(state(admin)).toContainText('แก้ไขและเผยแพร่ได้เมื่อเข้าไปในโครงการ');
    await action(admin, 'ไม่อนุมัติ').click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('เหตุผลที่ไม่อนุมัติ').fill('แก้เสร็จแล้ว');
    await dialog.getByRole('button', { name: 'ไม่อนุมัติ' }).click();
    await expect(state(page)).toContainText('ไม่อนุมัติ จึงยังเผยแพร่ไม่ได้');
    await expect(action(page, 'เผยแพร่อีกครั้ง')).toHaveCount(0);
    await action(admin, 'อนุมัติ').click();
    await dialog.getByRole('button', { name: 'อนุมัติ' }).click();

    await action(page, 'เผยแพร่อีกครั้ง').click();
    await expect(state(page)).toContainText('เผยแพร่เมื่อ');
    await expect(state(page).getByRole('button', { name: /^เลิกทำ/ })).toHaveCount(0);
    await counter.goto(`/news/${id}`);
    await expect(counter.getByRole('heading', { level: 1 })).toContainText(title);

    // What is published later is told: by then the first would have been, too.
    const last = await writeNews(page, `ลิฟต์ใช้ได้แล้ว ${title}`, { type: 'emergency' });
    await page.goto(`/news/${last.id}`);
    await action(page, 'เผยแพร่ทันที').click();
    await expect(toast(counter, last.titleTh)).toBeVisible({ timeout: 60_000 });
    await counter.getByRole('button', { name: /^การแจ้งเตือน/ }).click();
    const told = counter.getByRole('region', { name: 'การแจ้งเตือน' }).getByRole('link');
    await expect(told.filter({ hasText: title })).toHaveCount(2);
  },
);
