import { emailOf, password } from '@tests/e2e/kit/accounts';
import { files, open, pdf, press, saved, tab, text, title, write } from '@tests/e2e/kit/news-form';
import { revoke, signInAfresh } from '@tests/e2e/kit/own-session';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager' });

story(
  'what is written after a save whose answer was lost is what the next save stores',
  async ({ page, watch }) => {
    watch.expectError('net::ERR_FAILED');
    watch.expectStatus(404);
    await open(page);
    await write(page, 'th', 'ล้างท่อ', 'เริ่มแปดโมง');
    const isSave = (url: URL) => url.pathname.endsWith('/news/api/v1/news');
    await page.route(isSave, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'บันทึกฉบับร่าง');
    await expect(page.getByRole('alert').filter({ hasText: 'เชื่อมต่อระบบไม่ได้' })).toBeVisible();
    await page.unroute(isSave);
    await title(page, 'th').fill('ล้างท่อ อาคาร A');
    expect((await saved(page)).titleTh).toBe('ล้างท่อ อาคาร A');
    await expect(page.getByRole('heading', { name: 'ล้างท่อ อาคาร A', level: 1 })).toBeVisible();
  },
);

story(
  'the second of two people who edit news chooses field by field, or gives up what they typed',
  async ({ page, otherPage, watch }) => {
    story.slow();
    watch.expectStatus(409);
    await open(page);
    await write(page, 'th', 'ล้างถังน้ำ', 'เริ่มเก้าโมง');
    const { id } = await saved(page);
    const other = await otherPage('manager');
    for (const one of [page, other]) await open(one, `/news/${id}?edit=1`);
    const conflict = other.getByRole('alert').filter({ hasText: 'มีผู้อื่นแก้ไขรายการนี้' });
    const field = (name: string) => conflict.getByRole('group', { name });

    await title(page, 'th').fill('ล้างถังน้ำ อาคาร A');
    await tab(other, 'en').click();
    await title(other, 'en').fill('Tank cleaning');
    await saved(page);
    // What they had typed, and what that was an edit of, outlive a reload.
    other.once('dialog', (question) => void question.accept());
    await other.reload();
    await tab(other, 'en').click();
    await expect(title(other, 'en')).toHaveValue('Tank cleaning');

    await other.getByLabel('ปุ่มท้ายข่าวเปิดหน้า').scrollIntoViewIfNeeded();
    await press(other, 'บันทึกฉบับร่าง');
    await expect(conflict).toBeInViewport();
    await expect(conflict.getByRole('group')).toHaveCount(2);
    await expect(field('หัวข้อ (ไทย)').getByLabel('ล่าสุด: ล้างถังน้ำ อาคาร A')).toBeChecked();
    await expect(field('หัวข้อ (อังกฤษ)').getByLabel('ของคุณ: Tank cleaning')).toBeChecked();
    await press(other, 'บันทึกตามที่เลือก');
    await expect(other.getByRole('heading', { name: 'ล้างถังน้ำ อาคาร A', level: 1 })).toBeVisible();
    await open(page, `/news/${id}?edit=1`);
    await tab(page, 'en').click();
    await expect(title(page, 'en')).toHaveValue('Tank cleaning');

    await open(other, `/news/${id}?edit=1`);
    await title(other, 'th').fill('ล้างถังน้ำทุกอาคาร');
    await tab(other, 'cn').click();
    await title(other, 'cn').fill('水箱清洗');
    await tab(page, 'th').click();
    await title(page, 'th').fill('ล้างถังน้ำ อาคาร B');
    await saved(page);
    await press(other, 'บันทึกฉบับร่าง');
    await expect(field('หัวข้อ (ไทย)').getByLabel('ของคุณ: ล้างถังน้ำทุกอาคาร')).toBeChecked();
    await field('หัวข้อ (ไทย)').getByLabel('ล่าสุด:').check();
    await press(other, 'บันทึกตามที่เลือก');
    await expect(other.getByRole('heading', { name: 'ล้างถังน้ำ อาคาร B' })).toBeVisible();

    for (const one of [page, other]) await open(one, `/news/${id}?edit=1`);
    await title(page, 'th').fill('ล้างถังน้ำ อาคาร C');
    await title(other, 'th').fill('ล้างถังน้ำ อาคาร D');
    await saved(page);
    await press(other, 'บันทึกฉบับร่าง');
    await press(other, 'ทิ้งที่แก้ไข ใช้ข้อมูลล่าสุด');
    await expect(conflict).toBeHidden();
    await expect(title(other, 'th')).toHaveValue('ล้างถังน้ำ อาคาร C');
    await tab(other, 'cn').click();
    await expect(title(other, 'cn')).toHaveValue('水箱清洗');
  },
);

story(
  'what was typed outlives a reload and a forced sign-out, and can be discarded',
  async ({ page, context, watch }) => {
    watch.expectStatus(401);
    watch.expectStatus(415);
    await signInAfresh(context, 'manager');
    const restored = page.getByText('กู้คืนข้อมูลที่ยังไม่ได้บันทึกแล้ว');
    const isThere = async () => {
      await expect(restored).toBeVisible();
      await expect(title(page, 'th')).toHaveValue('ข่าวที่ยังไม่เสร็จ');
      await expect(text(page, 'th')).toHaveText('ตัวหนา สำคัญมาก');
      await expect(text(page, 'th').locator('strong')).toHaveText('สำคัญมาก');
      await expect(page.getByText('กำหนดการ.pdf', { exact: true }).first()).toBeVisible();
    };
    await open(page);
    await write(page, 'th', 'ข่าวที่ยังไม่เสร็จ', 'ตัวหนา ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('สำคัญมาก');
    await files(page).setInputFiles(pdf('กำหนดการ.pdf'));
    await expect(page.getByRole('button', { name: 'นำออก กำหนดการ.pdf' })).toBeVisible();

    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await isThere();

    await revoke(context);
    await press(page, 'บันทึกฉบับร่าง');
    await expect(page).toHaveURL(/\/login\?error=TOKEN_REVOKED&callbackUrl=%2Fnews%2Fcreate/);
    await page.getByLabel('ชื่อผู้ใช้หรืออีเมล').fill(emailOf('manager'));
    await page.getByLabel('รหัสผ่าน').fill(password);
    await press(page, 'เข้าสู่ระบบ');
    await isThere();

    // What could not be sent goes with the rest, and keeps nothing from being saved.
    await files(page).setInputFiles({ ...pdf('ลวง.pdf'), buffer: Buffer.from('<html>') });
    await expect(page.getByText(/ไฟล์ ลวง.pdf ไม่ใช่ชนิดที่รับ/)).toBeVisible();
    await press(page, 'ทิ้งข้อมูลที่กู้คืน');
    await expect(restored).toBeHidden();
    await expect(title(page, 'th')).toHaveValue('');
    await expect(text(page, 'th')).toHaveText('');
    await write(page, 'th', 'ข่าวสั้น', 'เริ่มใหม่');
    expect((await saved(page)).newsFiles).toEqual([]);
  },
);
