import type { Page } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

const dialog = (page: Page) => page.getByRole('dialog');
const typedDay = (days: number) => {
  const at = new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000);
  const [year, month, day] = at.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${Number(year) + 543}`;
};

story(
  'a vote is announced in time, cast at the desk by keys alone, followed live and closed for good',
  async ({ page, otherPage, watch }) => {
    // A short notice, a unit's second vote, a second meeting too late.
    watch.expectStatus(400);
    const title = `ประชุมวิสามัญ ${Date.now()}`;
    await page.goto('/votes');
    await page.getByRole('button', { name: 'สร้างการลงมติ' }).first().click();
    const form = dialog(page);
    await form.getByLabel('เรื่อง', { exact: true }).fill(title);
    await form.getByLabel('ข้อความวาระที่ 1').fill('ทาสีอาคาร');
    await form.getByLabel('เรื่องของวาระที่ 1').click();
    await page.getByTitle(/^ทั่วไป/).click();
    await form.getByRole('button', { name: 'เพิ่มวาระ' }).click();
    await form.getByLabel('ข้อความวาระที่ 2').fill('เลือกผู้รับเหมา');
    await form.getByLabel('วิธีตอบ 2').click();
    await page.getByTitle('เลือกหนึ่งตัวเลือก').click();
    await form.getByLabel('เรื่องของวาระที่ 2').click();
    await page.getByTitle(/^ทั่วไป/).last().click();
    // What is wrong stands at its own question, which is gone to.
    await form.getByLabel('วันแรก').fill(typedDay(0));
    await form.getByLabel('วันสุดท้าย').fill(typedDay(0));
    await form.getByRole('button', { name: 'บันทึก' }).click();
    const options = form.getByLabel('ตัวเลือก (บรรทัดละหนึ่ง) 2');
    await expect(options).toBeFocused();
    await options.fill('ช่างปู่\nช่างน้ำ');
    // Whoever owes in the demo's books may vote here.
    await form.getByRole('button', { name: 'บันทึก' }).click();
    await expect(form.getByText('ต้องห่างจากวันที่ส่งหนังสือเชิญอย่างน้อย 7 วัน')).toBeVisible();
    await form.getByLabel('วันที่ส่งหนังสือเชิญ').fill(typedDay(-8));
    await form.getByRole('button', { name: 'บันทึก' }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

    await page.getByRole('button', { name: 'ประกาศ', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'ประกาศ', exact: true }).click();
    const unit = page.getByRole('combobox', { name: 'ห้อง/บ้าน' });
    await expect(unit).toBeVisible();

    const follower = await otherPage('finance');
    await follower.goto(page.url());
    await expect(follower.getByText('ผลจนถึงขณะนี้')).toBeVisible();
    await expect(follower.getByRole('combobox', { name: 'ห้อง/บ้าน' })).toHaveCount(0);

    // Typed on without waiting for any answer; the last one a second time.
    await unit.focus();
    for (const [number, first, second] of [
      ['a0101', 'Digit1', 'Digit2'],
      ['a0102', 'Digit2', 'Numpad2'],
      ['a0101', 'Digit1', 'Digit1'],
    ] as const) {
      await page.keyboard.type(number, { delay: 60 });
      for (const key of ['Enter', first, second, 'Enter']) await page.keyboard.press(key);
      await expect(unit).toBeFocused();
    }
    await expect(page.getByText('บันทึกคะแนนของ A-0101 แล้ว')).toBeVisible();
    await expect(page.getByText('บันทึกคะแนนของ A-0102 แล้ว')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'ห้องนี้ลงคะแนนแล้ว' })).toBeVisible();

    const present = follower.getByRole('row', { name: /^มาใช้สิทธิ/ });
    await expect(present).toContainText('2 ห้อง');
    const answers = follower.getByRole('table', { name: /เลือกผู้รับเหมา/ });
    await answers
      .getByRole('row')
      .filter({ hasText: 'ช่างน้ำ' })
      .getByRole('link', { name: '2 ห้อง' })
      .click();
    const roll = follower.getByRole('table', { name: 'บัญชีการลงคะแนน' });
    await expect(roll.locator('tbody tr')).toHaveCount(2);
    await expect(roll).toContainText('1. ไม่เห็นด้วย · 2. ช่างน้ำ');

    await page.getByRole('button', { name: 'ปิดการลงคะแนน' }).click();
    await expect(dialog(page)).toContainText('ลงคะแนนแล้ว 2 จาก 192 ห้อง');
    await dialog(page).getByRole('button', { name: 'ปิดการลงคะแนน' }).click();
    await expect(page.getByRole('heading', { name: 'ผลการลงมติ' })).toBeVisible();
    await expect(unit).toHaveCount(0);
    await expect(page.getByText('ไม่ครบองค์ประชุม').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'รายงาน (PDF)' }).click();
    expect((await download).suggestedFilename()).toContain(title);

    await page.getByRole('button', { name: 'นัดประชุมครั้งที่สอง' }).click();
    await dialog(page).getByLabel('วันที่ส่งหนังสือเชิญ').fill(typedDay(0));
    await dialog(page).getByLabel('วันแรก').fill(typedDay(20));
    await dialog(page).getByLabel('วันสุดท้าย').fill(typedDay(20));
    await dialog(page).getByRole('button', { name: 'นัดประชุมครั้งที่สอง' }).click();
    await expect(dialog(page).getByText('ต้องอยู่ภายใน 15 วันหลังครั้งแรก')).toBeVisible();
    await dialog(page).getByLabel('วันแรก').fill(typedDay(8));
    await dialog(page).getByLabel('วันสุดท้าย').fill(typedDay(8));
    await dialog(page).getByRole('button', { name: 'นัดประชุมครั้งที่สอง' }).click();
    await expect(page.getByText('การประชุมครั้งแรก')).toBeVisible();

    await page.keyboard.press('Control+KeyK');
    await page.locator('[aria-controls=palette-list]').pressSequentially(title);
    await expect(page.getByRole('option', { name: title, exact: false }).first()).toBeVisible();
  },
);
