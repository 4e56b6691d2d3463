import type { Page } from '@playwright/test';
import { photo, press } from '@tests/e2e/kit/news-form';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'village' });

const form = (page: Page) => page.getByRole('dialog').first();
const save = (page: Page) => form(page).getByRole('button', { name: 'บันทึก', exact: true }).click();
const glance = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'หน้าในแอป' }).getByRole('link', { name });

async function write(page: Page, title: string, appPage: string, from: string) {
  await press(page, 'เพิ่มแบนเนอร์');
  // An option that is pressed while its list is still unfolding may not be taken.
  await expect(async () => {
    await form(page).getByLabel('หน้าในแอป').click();
    const option = page.getByTitle(new RegExp(`^${appPage}`)).last();
    await option.click({ timeout: 5000 });
    const chosen = form(page)
      .getByText(new RegExp(`^${appPage}.*แบนเนอร์`))
      .filter({ visible: true });
    await expect(chosen).toBeVisible({ timeout: 2000 });
  }).toPass();
  await form(page).getByLabel('หัวข้อ (ไทย)').fill(title);
  await form(page)
    .getByLabel('เลือกรูป')
    .setInputFiles(await photo('#c2410c'));
  await press(page, 'ใช้ภาพนี้');
  await expect(form(page).getByRole('img', { name: 'รูปแบนเนอร์' })).toBeVisible();
  await form(page).getByLabel('ตั้งแต่วันที่').fill(from);
  await form(page).getByLabel('ถึงวันที่').fill('');
}

story(
  'a banner is refused where its page is full, and taken for days on which there is room',
  async ({ page, watch }) => {
    watch.expectStatus(400);
    const title = `ประชุมใหญ่ ${Date.now()}`;
    await page.goto('/banner');
    await expect(glance(page, 'ป๊อปอัปเมื่อเปิดแอป')).toContainText('แสดง 1 จาก 1');
    await write(page, title, 'ป๊อปอัป', '1/1/2569');
    const phone = form(page).getByRole('region', { name: 'ตัวอย่างที่ผู้พักอาศัยเห็น' });
    await expect(phone).toContainText(title);
    await save(page);
    await expect(form(page).getByText(/^หน้านี้แสดงครบ 1 แบนเนอร์แล้ว/)).toBeVisible();
    await form(page).getByLabel('ตั้งแต่วันที่').fill('1/1/2571');
    await save(page);
    await expect(page.getByRole('row', { name: title }).getByText('ยังไม่เริ่ม')).toBeVisible();
    await expect(glance(page, 'ป๊อปอัปเมื่อเปิดแอป')).toContainText(`ถัดไป: ${title}`);
  },
);

story(
  "a page's banners are put into another order, and what is to come waits",
  async ({ page }) => {
    const title = `ตลาดนัด ${Date.now()}`;
    await page.goto('/banner');
    await write(page, title, 'หน้าแรก', '1/12/2575');
    await save(page);
    const row = page.getByRole('row', { name: title });
    await expect(row.getByText('ยังไม่เริ่ม')).toBeVisible();
    await expect(glance(page, 'หน้าแรก')).not.toContainText(title);

    await glance(page, 'หน้าแรก').click();
    await press(page, 'จัดลำดับ');
    const up = form(page).getByRole('button', { name: 'เลื่อน พัสดุมาถึง รู้ทันทีในแอป ขึ้น' });
    await up.focus();
    await page.keyboard.press('Enter');
    await save(page);
    await expect(glance(page, 'หน้าแรก').getByRole('listitem').first()).toHaveText(
      'พัสดุมาถึง รู้ทันทีในแอป',
    );
  },
);
