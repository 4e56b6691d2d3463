import type { Page } from '@playwright/test';
import { photo, press, tab } from '@tests/e2e/kit/news-form';
import { expect, story } from '@tests/e2e/kit/story';

const form = (page: Page) => page.getByRole('dialog').first();
const save = (page: Page) => form(page).getByRole('button', { name: 'บันทึก', exact: true }).click();

story.describe('a privilege', () => {
  story.use({ as: 'manager' });

  story(
    'is offered with a picture and in two languages, once it has conditions',
    async ({ page }) => {
      const partner = `ร้านนวด ${Date.now()}`;
      await page.goto('/privilege');
      await press(page, 'เพิ่มสิทธิพิเศษ');
      await form(page).getByLabel('ร้านหรือพันธมิตร').fill(partner);
      await form(page)
        .getByLabel('เลือกรูป')
        .setInputFiles(await photo('#0b6b58'));
      await press(page, 'ใช้ภาพนี้');
      await expect(form(page).getByRole('img', { name: 'รูป' })).toBeVisible();
      await form(page)
        .getByRole('textbox', { name: /^รายละเอียด \(ไทย\)/ })
        .click();
      await page.keyboard.type('ลด 20% วันธรรมดา');
      await form(page).getByLabel('ตั้งแต่วันที่').fill('1/1/2569');
      await tab(page, 'en').click();
      await form(page)
        .getByRole('textbox', { name: /^รายละเอียด \(อังกฤษ\)/ })
        .click();
      await page.keyboard.type('20% off on weekdays');
      await save(page);
      // Back in the language that lacks its conditions.
      await expect(tab(page, 'th')).toHaveAttribute('aria-selected', 'true');
      await form(page)
        .getByRole('textbox', { name: /^เงื่อนไข \(ไทย\)/ })
        .click();
      await page.keyboard.type('แสดงแอปก่อนชำระเงิน');
      await save(page);
      const row = page.getByRole('row', { name: partner });
      await expect(row.getByText('อยู่ในช่วงใช้สิทธิ์')).toBeVisible();
      await expect(row).toContainText('ลด 20% วันธรรมดา');
    },
  );
});

story(
  'what the platform offers is seen at the property that it names, and not changed',
  async ({ otherPage, watch }) => {
    watch.expectStatus(400);
    const partner = `สายการบิน ${Date.now()}`;
    const admin = await otherPage('admin');
    await admin.goto('/privilege');
    await admin.getByRole('button', { name: 'เพิ่มสิทธิพิเศษ' }).first().click();
    await form(admin).getByLabel('ร้านหรือพันธมิตร').fill(partner);
    for (const name of [/^รายละเอียด \(ไทย\)/, /^เงื่อนไข \(ไทย\)/]) {
      await form(admin).getByRole('textbox', { name }).click();
      await admin.keyboard.type('ตั๋วราคาพิเศษ');
    }
    await form(admin).getByLabel('ตั้งแต่วันที่').fill('1/1/2569');
    await save(admin);
    await expect(form(admin).getByText('กรุณาเลือกโครงการอย่างน้อยหนึ่งโครงการ')).toBeVisible();
    await form(admin).getByLabel('ริมน้ำเรสซิเดนซ์').check();
    await save(admin);
    await expect(admin.getByRole('row', { name: partner })).toBeVisible();

    const [manager, village] = [await otherPage('manager'), await otherPage('village')];
    await manager.goto('/privilege');
    const row = manager.getByRole('row', { name: partner });
    await expect(row.getByText('จากส่วนกลาง')).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
    await village.goto('/privilege');
    await expect(village.getByRole('row', { name: 'ร้านกาแฟ ปากซอย' })).toBeVisible();
    await expect(village.getByRole('row', { name: partner })).toHaveCount(0);
  },
);
