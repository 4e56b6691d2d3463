import { choose } from '@tests/e2e/kit/deeds';
import { expect, story } from '@tests/e2e/kit/story';
import { writeXlsx } from 'hucre/xlsx';

// One after the other: both change the hours of one property.
story.describe.configure({ mode: 'default' });
story.use({ as: 'village' });

story('a slot is changed, and the next booking of a parcel is offered it', async ({ page }) => {
  await page.goto('/time');
  await page.getByLabel('ช่วงที่ 3 ถึง').fill('๑๔.๐๐');
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('เวลาปิดต้องหลังเวลาเปิด')).toBeVisible();
  await page.getByLabel('ช่วงที่ 3 ถึง').fill('๑๙.๓๐ น.');
  await page.getByRole('button', { name: 'เพิ่มช่วงเวลา' }).click();
  await page.getByLabel('ช่วงที่ 4 ตั้งแต่').fill('19.00');
  await page.getByLabel('ช่วงที่ 4 ถึง').fill('21.00');
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('ต้องไม่ซ้อนกับช่วงเวลาอื่น')).toBeVisible();
  await page.getByLabel('ช่วงที่ 4 ตั้งแต่').fill('20.00');
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('บันทึกข้อมูลเรียบร้อยแล้ว')).toBeVisible();
  await expect(page.getByLabel('ช่วงที่ 3 ถึง')).toHaveValue('19:30');

  await page.goto('/parcels?status=waiting&bookingStatus=none');
  await page.getByRole('main').locator('tbody a[href^="/parcels/"]').first().click();
  const actions = page.getByRole('region', { name: 'ดำเนินการ' });
  await choose(actions, 'นัดรับ');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('15.00-19.30')).toBeVisible();
  await dialog.getByLabel('20.00-21.00').check();
  await dialog.getByRole('button', { name: 'นัดรับ' }).click();
  await expect(page.getByText(/20\.00-21\.00 \(/)).toBeVisible();
});

story(
  'hours come back in a file: what is wrong is told by its row, what is right is saved',
  async ({ page }) => {
    const file = async (to: string) => ({
      name: 'เวลาทำการ.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(
        await writeXlsx({
          sheets: [
            {
              name: '1',
              rows: [
                ['รายการ', 'ตั้งแต่', 'ถึง'],
                ['วันอาทิตย์', '๐๙.๐๐ น.', to],
              ],
            },
          ],
        }),
      ),
    });
    await page.goto('/time');
    await page.getByRole('button', { name: 'นำเข้าจาก Excel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('เลือกไฟล์ Excel').setInputFiles(await file('๐๘.๐๐'));
    await expect(dialog.getByText('ถึง: เวลาปิดต้องหลังเวลาเปิด')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'บันทึกตามไฟล์' })).toBeDisabled();
    await dialog.getByLabel('เลือกไฟล์ Excel').setInputFiles(await file('14.45'));
    await expect(dialog.getByText('09:00–14:45')).toBeVisible();
    await dialog.getByRole('button', { name: 'บันทึกตามไฟล์' }).click();
    await expect(page.getByText('บันทึกข้อมูลเรียบร้อยแล้ว')).toBeVisible();
    await expect(page.getByLabel('อาทิตย์ เวลาปิด')).toHaveValue('14:45');
  },
);
