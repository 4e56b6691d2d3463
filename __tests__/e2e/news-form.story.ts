import {
  files,
  open,
  pdf,
  photo,
  press,
  saved,
  tab,
  text,
  title,
  write,
} from '@tests/e2e/kit/news-form';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';
import sharp from 'sharp';
import type { News } from '@/contracts/news/news';

story.use({ as: 'manager' });

story(
  'news in three languages, with a cover that was cropped and files in their order',
  async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('main').getByRole('link', { name: 'เขียนข่าว' }).click();
    await expect(text(page, 'th')).toBeEditable();
    await write(page, 'th', 'ปิดสระว่ายน้ำ', 'ปิดปรับปรุงถึงวันที่ 25 พ.ย. 2569');
    await write(page, 'en', 'Pool closed', 'Closed until 25 November 2026');
    await write(page, 'cn', '泳池关闭', '关闭至 2026年11月25日');
    for (const language of ['th', 'en', 'cn'] as const) {
      await expect(tab(page, language)).toContainText('ครบแล้ว');
    }

    await page.getByLabel('เลือกรูป').setInputFiles(await photo('#2b7a66'));
    const area = page.getByRole('application', { name: /^ส่วนของรูปที่จะแสดง/ });
    await area.focus();
    await page.keyboard.press('ArrowUp');
    await press(page, 'ใช้ภาพนี้');
    await expect(page.getByRole('img', { name: 'ภาพปก' })).toBeVisible();
    await files(page).setInputFiles([pdf('แผนผัง.pdf'), pdf('ประกาศ.pdf')]);
    await expect(page.getByRole('button', { name: /^นำออก/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'เลื่อน ประกาศ.pdf ขึ้น' }).click();
    await page.getByLabel('ปุ่มท้ายข่าวเปิดหน้า').selectOption({ label: 'จองพื้นที่ส่วนกลาง' });

    // A resident's phone already shows it.
    const phone = page.getByRole('complementary');
    await phone.getByRole('button', { name: 'English' }).click();
    await expect(phone.getByText('Closed until 25 November 2026')).toBeVisible();

    const news = await saved(page, 'บันทึกและส่งตรวจ');
    expect(news).toMatchObject({
      ...{ titleTh: 'ปิดสระว่ายน้ำ', titleEn: 'Pool closed', titleCn: '泳池关闭' },
      descriptionTh: '<p>ปิดปรับปรุงถึงวันที่ 25 พ.ย. 2569</p>',
      ...{ publishState: 'draft', review: 'pending', featureLink: 'facility' },
      languages: { th: 'complete', en: 'complete', cn: 'complete' },
      newsFiles: [{ name: 'ประกาศ.pdf' }, { name: 'แผนผัง.pdf' }],
    });
    const cover = await page.request.get(news.thumbnailUrl);
    const { width, height } = await sharp(await cover.body()).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 675 });
    await expect(page.getByRole('heading', { name: 'ปิดสระว่ายน้ำ', level: 1 })).toBeVisible();
  },
);

story(
  'a cover is cropped again from all of its picture, long after it was saved',
  async ({ page }) => {
    // Red, with a green edge above and below that the first crop leaves out.
    const size = { width: 1600, height: 1600, channels: 3 as const };
    const red = sharp({ create: { ...size, height: 1000, background: '#ff0000' } }).png();
    const whole = sharp({ create: { ...size, background: '#00aa00' } }).composite([
      { input: await red.toBuffer(), left: 0, top: 300 },
    ]);
    const buffer = await whole.png().toBuffer();
    const isGreen = async ({ thumbnailUrl }: News) => {
      const cover = sharp(await (await page.request.get(thumbnailUrl)).body());
      const { channels } = await cover.stats();
      return (channels[1]?.max ?? 0) > 150;
    };
    await open(page);
    await write(page, 'th', 'ภาพปกที่ตัดใหม่', 'เนื้อหา');
    const picture = { name: 'ปก.png', mimeType: 'image/png', buffer };
    await page.getByLabel('เลือกรูป').setInputFiles(picture);
    await press(page, 'ใช้ภาพนี้');
    await expect(page.getByRole('img', { name: 'ภาพปก' })).toBeVisible();
    const first = await saved(page);
    expect(await isGreen(first)).toBe(false);

    await open(page, `/news/${first.id}?edit=1`);
    await press(page, 'ตัดภาพใหม่');
    await page.getByRole('application', { name: /^ส่วนของรูปที่จะแสดง/ }).focus();
    for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowUp');
    await press(page, 'ใช้ภาพนี้');
    await expect(page.getByRole('dialog')).toBeHidden();
    const second = await saved(page);
    expect(second.version).toBe(first.version + 1);
    expect(await isGreen(second)).toBe(true);
  },
);

story(
  'what is missing is told beside its field, in the language that it is in',
  async ({ page }) => {
    await open(page);
    await write(page, 'en', 'Only English', 'Nothing in Thai yet');
    await press(page, 'บันทึกฉบับร่าง');
    await expect(title(page, 'th')).toBeFocused();
    await expect(title(page, 'th')).toHaveAccessibleDescription('กรุณากรอกข้อมูล');
    await expect(text(page, 'th')).toHaveAccessibleDescription('กรุณากรอกข้อมูล');
    await tab(page, 'en').click();
    await expect(title(page, 'en')).toHaveValue('Only English');
  },
);

story(
  'a file that cannot be sent keeps news from being saved, and nothing is lost',
  async ({ page, watch }) => {
    watch.expectError('net::ERR_FAILED');
    // The portal asks the silent service for anything at all, until it answers.
    watch.expectStatus(404);
    await open(page);
    await write(page, 'th', 'ไฟล์ส่งไม่ได้', 'ข้อความที่พิมพ์ไว้');
    const isUpload = (url: URL) => url.pathname.endsWith('/upload/api/v1/upload');
    await page.route(isUpload, (route) => route.abort());
    let saves = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/news/api/v1/news')) saves += 1;
    });
    await files(page).setInputFiles(pdf('ประกาศ.pdf'));
    await page.getByLabel('เลือกรูป').setInputFiles(await photo('#775500'));
    await expect(page.getByText('เชื่อมต่อระบบไม่ได้', { exact: false })).toHaveCount(2);

    await press(page, 'บันทึกฉบับร่าง');
    await expect(page.getByText(/^ยังไม่ได้บันทึก มีไฟล์ที่ส่งไม่สำเร็จ/)).toHaveCount(2);
    await expect(files(page)).toHaveAccessibleDescription(/ยังไม่ได้บันทึก/);
    expect(saves).toBe(0);
    await expect(title(page, 'th')).toHaveValue('ไฟล์ส่งไม่ได้');
    await expect(text(page, 'th')).toHaveText('ข้อความที่พิมพ์ไว้');

    await page.unroute(isUpload);
    await press(page, 'ลองใหม่ ประกาศ.pdf');
    await expect(page.getByRole('button', { name: 'นำออก ประกาศ.pdf' })).toBeVisible();
    await press(page, 'ลองใหม่ สระว่ายน้ำ.png');
    await press(page, 'ใช้ภาพนี้');
    await expect(page.getByRole('img', { name: 'ภาพปก' })).toBeVisible();
    const news = await saved(page);
    expect(news).toMatchObject({ newsFiles: [{ name: 'ประกาศ.pdf' }] });
    expect(news.thumbnailUrl).not.toBe('');
  },
);

story(
  'a day that differs between the languages is pointed out, and no longer once it is right',
  async ({ page }) => {
    await open(page);
    await write(page, 'th', 'ฉีดพ่นยุง', 'วันที่ 25 พ.ย. 2569 เวลา 09.00 น.');
    await write(page, 'en', 'Mosquito spraying', 'On 24 November 2026 at 9:00 a.m.');
    const warning = page.getByRole('status').filter({ hasText: 'ไม่ตรงกัน' });
    await expect(warning).toContainText('วันที่: ไทย 25 พ.ย. 2569 · อังกฤษ 24 November 2026');
    await expect(warning.getByRole('listitem')).toHaveCount(1);

    await page.keyboard.press('Control+a');
    await page.keyboard.type('On 25 November 2026 at 9:00 a.m.');
    await expect(warning).toBeHidden();
  },
);

story(
  'a template fills the form, and asks before it takes the place of what was typed',
  async ({ page }) => {
    await open(page);
    await press(page, 'เริ่มจากแม่แบบ');
    const choice = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'ไฟฟ้าดับ' });
    await choice.getByRole('button').click();
    await expect(title(page, 'th')).toHaveValue('ไฟฟ้าดับบางส่วน');
    await expect(page.getByRole('radio', { name: /^ข่าวด่วน/ })).toBeChecked();
    await expect(text(page, 'th')).not.toHaveText('');

    await title(page, 'th').fill('ไฟฟ้าดับ อาคาร C');
    await press(page, 'เริ่มจากแม่แบบ');
    await choice.getByRole('button').click();
    await answer(page, 'ไม่ทำรายการ', 'จะถูกแทนที่ด้วยแม่แบบ');
    await page.getByRole('dialog').getByRole('button', { name: 'ปิด' }).click();
    await expect(title(page, 'th')).toHaveValue('ไฟฟ้าดับ อาคาร C');
  },
);

story.describe('the platform', () => {
  story.use({ as: 'admin' });

  story(
    'chooses the properties to tell by their kind, and none is not enough',
    async ({ page }) => {
      await open(page);
      await write(page, 'th', 'แจ้งทุกอาคารชุด', 'ถึงผู้พักอาศัยทุกท่าน');
      await press(page, 'บันทึกฉบับร่าง');
      const properties = page.getByRole('group', { name: /^โครงการที่จะแจ้ง/ });
      await expect(properties).toHaveAccessibleDescription('กรุณาเลือกโครงการอย่างน้อยหนึ่งโครงการ');
      await expect(properties.getByRole('checkbox').first()).toBeFocused();

      await page.getByLabel('ปุ่มท้ายข่าวเปิดหน้า').selectOption({ label: 'จองพื้นที่ส่วนกลาง' });
      // Who takes such news is the service's to say.
      const asked = page.waitForResponse(
        /\/property\/annouce\?(?=.*menuId=facility)(?=.*dimention=condo)(?=.*type=ordinary)/,
      );
      await properties.getByLabel('ประเภทโครงการ').selectOption({ label: 'อาคารชุด' });
      await asked;
      await expect(properties.getByRole('checkbox', { name: /สวนพฤกษา/ })).toHaveCount(0);
      await properties.getByRole('button', { name: /^เลือกทั้งหมดที่แสดง/ }).click();
      await properties.getByLabel('ประเภทโครงการ').selectOption({ label: 'ทั้งหมด' });
      const village = properties.getByRole('checkbox', { name: /สวนพฤกษา/ });
      await expect(village).not.toBeChecked();
      const { properties: told } = await saved(page);
      expect(told.length).toBeGreaterThan(1);
      expect(told.map(({ nameTh }) => nameTh).join()).not.toContain('สวนพฤกษา');
    },
  );
});
