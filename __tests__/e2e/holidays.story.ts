import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

story(
  'the public holidays of a year are offered, and one that is missing is added',
  async ({ page, watch }) => {
    watch.expectStatus(400);
    await page.goto('/holidays?year=2031');
    await expect(page.getByText('ยังไม่มีวันหยุดของปี 2574')).toBeVisible();
    await page.getByRole('button', { name: 'วันหยุดราชการ' }).first().click();
    const offer = page.getByRole('dialog');
    await offer
      .getByRole('checkbox', { name: /วันแรงงานแห่งชาติ/ })
      .first()
      .uncheck();
    await offer.getByRole('button', { name: /^เพิ่ม \d+ วัน$/ }).click();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('วันรัฐธรรมนูญ').first()).toContainText('10 ธ.ค. 2574');
    await expect(row('1 พ.ค. 2574')).toHaveCount(0);

    await page.getByRole('button', { name: 'เพิ่มวันหยุด' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('วันที่').fill('10/12/2574');
    await form.getByLabel('ชื่อวันหยุด').fill('วันทำบุญประจำปี');
    await form.getByRole('button', { name: 'บันทึก' }).click();
    await expect(form.getByText('มีข้อมูลนี้อยู่แล้ว')).toBeVisible();
    await form.getByLabel('วันที่').fill('๒๖/๑๒/๒๕๗๔');
    await form.getByRole('button', { name: 'บันทึก' }).click();
    await expect(row('วันทำบุญประจำปี')).toContainText('26 ธ.ค. 2574');

    await row('วันทำบุญประจำปี').getByRole('button', { name: /^แก้ไข/ }).click();
    await expect(form.getByLabel('วันที่')).toHaveValue('26/12/2574');
    await form.getByRole('button', { name: 'ยกเลิก' }).click();
    page.once('dialog', (question) => question.accept());
    await row('วันทำบุญประจำปี').getByRole('button', { name: /^ลบ/ }).click();
    await expect(row('วันทำบุญประจำปี')).toHaveCount(0);
  },
);
