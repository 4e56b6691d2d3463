import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { photo, press } from '@tests/e2e/kit/news-form';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

const form = (page: Page) => page.getByRole('dialog').first();

story('a post is liked, commented, reported and hidden with a reason', async ({ page }) => {
  const title = `ขายโต๊ะทำงาน ${Date.now()}`;
  await page.goto('/bulletin');
  await press(page, 'เขียนโพสต์');
  await form(page).getByLabel('หัวข้อ (ไทย)').fill(title);
  await form(page)
    .getByRole('textbox', { name: /^เนื้อหา \(ไทย\)/ })
    .click();
  await page.keyboard.type('สภาพดี รับเองที่ตึก A');
  await form(page)
    .getByLabel('เลือกไฟล์')
    .setInputFiles(await photo('#0b6b58'));
  await expect(form(page).getByRole('list', { name: 'ไฟล์ที่แนบ' })).toBeVisible();
  await expect(form(page).getByRole('progressbar')).toHaveCount(0);
  await form(page).getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByRole('link', { name: title }).click();

  const phone = page.getByRole('region', { name: 'ตัวอย่างที่ผู้พักอาศัยเห็น' });
  await expect(phone).toContainText('สภาพดี รับเองที่ตึก A');
  await expect(phone.getByRole('img')).toBeVisible();
  await press(page, 'ถูกใจ 0');
  await expect(page.getByRole('button', { name: 'ถูกใจ 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByLabel('แสดงความคิดเห็นในนามนิติบุคคล').fill('กรุณาขายที่ตลาดนัดวันอาทิตย์');
  await press(page, 'ส่งความคิดเห็น');
  await expect(page.getByRole('heading', { name: 'ความคิดเห็น (1)' })).toBeVisible();

  await press(page, 'บันทึกเรื่องที่ลูกบ้านแจ้ง');
  await form(page).getByLabel('เหตุที่แจ้ง').selectOption('โฆษณารบกวน');
  await form(page).getByLabel('ชื่อผู้แจ้ง').fill('คุณสมศรี');
  await form(page).getByRole('button', { name: 'บันทึกเรื่องที่ลูกบ้านแจ้ง' }).click();
  await expect(page.getByText('ยังไม่ได้ตัดสิน')).toBeVisible();
  // One button hides: the decision on what was reported.
  await expect(page.getByRole('button', { name: 'ซ่อน', exact: true })).toHaveCount(0);
  await page.goto('/bulletin?reported=1');
  const waiting = page.getByRole('row', { name: title });
  await expect(waiting).toContainText('รอตัดสิน 1 เรื่อง');
  await waiting.getByRole('link', { name: `ตัดสิน ${title}` }).click();
  await press(page, 'ซ่อนโพสต์');
  await form(page).getByRole('button', { name: 'ซ่อนโพสต์' }).click();
  await expect(form(page).getByText('กรุณากรอกข้อมูล')).toBeVisible();
  await form(page).getByLabel('เหตุผล').fill('ขายของได้เฉพาะหมวดซื้อขาย');
  await form(page).getByRole('button', { name: 'ซ่อนโพสต์' }).click();
  await expect(page.getByText(/^ซ่อนโพสต์ โดย .* ขายของได้เฉพาะหมวดซื้อขาย$/)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'กระดานข่าว', exact: true }).click();
  await page.getByRole('navigation', { name: 'มุมมองของกระดาน' }).getByText('ซ่อนอยู่').click();
  const row = page.getByRole('row', { name: title });
  // The list was read before all that was said of the post.
  await expect(row.getByRole('cell', { name: '1', exact: true })).toHaveCount(2);
  await choose(row, /^ลบ/);
  await expect(page.getByText(/ความคิดเห็น 1 รายการ การถูกใจ 1 ครั้ง/)).toBeVisible();
});
