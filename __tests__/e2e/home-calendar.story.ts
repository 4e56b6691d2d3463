import type { Page } from '@playwright/test';
import { press } from '@tests/e2e/kit/news-form';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

const form = (page: Page) => page.getByRole('dialog').first();

story(
  'one day is taken out of an entry that repeats, by keys, and the rest is published',
  async ({ page }) => {
    const title = `รำไทเก๊ก ${Date.now()}`;
    await page.goto('/home-calendar?day=2028-06-07');
    await expect(page.getByRole('heading', { name: 'มิถุนายน 2571' })).toBeVisible();
    await press(page, 'เพิ่มกิจกรรม');
    await expect(form(page).getByText(/^บันทึกแล้วลูกบ้านยังไม่เห็น/)).toBeVisible();
    await form(page).getByLabel('หัวข้อ (ไทย)').fill(title);
    await expect(form(page).getByLabel('วันเริ่ม')).toHaveValue('07/06/2571');
    await form(page).getByLabel('จัดซ้ำ').click();
    await page.getByTitle('ทุกสัปดาห์').last().click();
    await form(page).getByRole('button', { name: 'บันทึก', exact: true }).click();

    const agenda = page.locator('section').filter({ hasText: title });
    await expect(agenda.getByRole('heading', { name: /7 มิ.ย. 2571/ })).toBeVisible();
    await page.getByRole('button', { name: /^7 มิ.ย. 2571/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^14 มิ.ย. 2571/ })).toBeFocused();
    await expect(agenda.getByRole('heading', { name: /14 มิ.ย. 2571/ })).toBeVisible();
    await agenda.getByRole('button', { name: `ลบ ${title}` }).click();
    await form(page)
      .getByLabel(/^เฉพาะครั้งนี้/)
      .check();
    await form(page).getByRole('button', { name: 'ลบ', exact: true }).click();
    await expect(agenda.getByRole('button', { name: `ลบ ${title}` })).toHaveCount(0);
    // A day without anything says what comes next.
    await expect(agenda.getByText('ถัดไป')).toBeVisible();

    await page.getByRole('button', { name: /^14 มิ.ย. 2571/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(agenda.getByText('ยังไม่เผยแพร่')).toBeVisible();
    await agenda.getByRole('button', { name: `เผยแพร่ ${title}` }).click();
    await expect(agenda.getByText('ยังไม่เผยแพร่')).toHaveCount(0);
    await page.keyboard.press('PageDown');
    await page.getByRole('navigation', { name: 'มุมมองของปฏิทิน' }).getByText('รายการ').click();
    await expect(page.getByRole('row', { name: title })).toContainText('ทุกสัปดาห์');
  },
);
