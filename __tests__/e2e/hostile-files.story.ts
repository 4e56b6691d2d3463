import type { Page } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';
import { pngHeader } from '@tests/services/upload/made-files';
import sharp from 'sharp';

story.use({ as: 'manager' });

const markup = '<html><script>window.pwned=1</script></html>';
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'ไฟล์ที่แนบ' }).getByRole('listitem').filter({ hasText: name });

/** Chooses a file in the field for attachments, or for the cover. */
const attach = (page: Page, name: string, mimeType: string, buffer: Buffer, field = 'ไฟล์แนบ') =>
  page
    .getByRole('group', { name: field, exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType, buffer });

const sent = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/upload/api/v1/upload?'));

story(
  'files that are not what they are called are refused at the field',
  async ({ page, watch }) => {
    watch.expectStatus(413);
    watch.expectStatus(415);
    watch.expectStatus(422);
    await page.goto('/news-template/create');
    await expect(page.getByRole('textbox', { name: 'เนื้อหา (ไทย)' })).toBeVisible();
    await attach(page, 'ประกาศ.pdf', 'application/pdf', Buffer.from(markup));
    await expect(row(page, 'ประกาศ.pdf')).toContainText('ไม่ใช่ชนิดที่รับ');
    await attach(page, 'หน้าเว็บ.html', 'text/html', Buffer.from(markup));
    await expect(row(page, 'หน้าเว็บ.html')).toContainText('ไม่ใช่ชนิดที่รับ');
    await attach(page, 'ใหญ่.png', 'image/png', pngHeader(16_000, 16_000));
    await expect(row(page, 'ใหญ่.png')).toContainText('ละเอียดเกินไป');
    await attach(page, 'เส้น.png', 'image/png', pngHeader(64_000_000, 1));
    await expect(row(page, 'เส้น.png')).toContainText('กว้างหรือสูงเกินไป');
    const half = (
      await sharp({ create: blank(900, 900) })
        .jpeg()
        .toBuffer()
    ).subarray(0, 2000);
    await attach(page, 'ครึ่งเดียว.jpg', 'image/jpeg', half);
    await expect(row(page, 'ครึ่งเดียว.jpg')).toContainText('เปิดไฟล์');

    await page.getByLabel('ชื่อแม่แบบ').fill('แนบไฟล์ไม่สำเร็จ');
    await page.getByLabel('หัวข้อ (ไทย)').fill('แนบไฟล์');
    await page.getByRole('textbox', { name: 'เนื้อหา (ไทย)' }).fill('เนื้อหา');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(page.getByText('ยังไม่ได้บันทึก มีไฟล์ที่ส่งไม่สำเร็จ')).toBeVisible();
    await expect(page.getByLabel('หัวข้อ (ไทย)')).toHaveValue('แนบไฟล์');
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  },
);

const blank = (width: number, height: number) => ({
  ...{ width, height, channels: 3 as const },
  noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
  background: '#0b6b58',
});

story(
  'a picture with a page behind it is made anew, and a PDF with one never runs',
  async ({ page, request }) => {
    await page.goto('/news-template/create');
    await expect(page.getByRole('textbox', { name: 'เนื้อหา (ไทย)' })).toBeVisible();
    const picture = await sharp({ create: blank(1600, 900) })
      .jpeg()
      .toBuffer();
    const both = Buffer.concat([picture, Buffer.from(markup)]);
    const answered = sent(page);
    await attach(page, 'ภาพซ่อนหน้าเว็บ.jpg', 'image/jpeg', both);
    const [upload] = (await (await answered).json()).data;
    const kept = await request.get(`/services/upload/api/v1/public/${upload.id}/file`);
    expect(kept.headers()['content-type']).toBe('image/jpeg');
    expect((await kept.body()).includes('<script>')).toBe(false);

    const answeredPdf = sent(page);
    const pdf = Buffer.from(`%PDF-1.7\n${markup}`);
    await attach(page, '../../../etc/ระเบียบ".pdf', 'application/pdf', pdf);
    const [document] = (await (await answeredPdf).json()).data;
    expect(document.name).not.toMatch(/[/\\"]|\.\./);
    await expect(row(page, 'ระเบียบ')).toBeVisible();
    const shown = await request.get(`/services/upload/api/v1/public/${document.id}/file`);
    expect(shown.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^attachment/),
    });
    // The form is asked about, and stays: what is opened there is only ever saved.
    page.once('dialog', (asked) => void asked.accept());
    const opened = page.waitForEvent('download');
    await page.evaluate((id) => {
      location.assign(`/services/upload/api/v1/public/${id}/file`);
    }, document.id);
    expect((await opened).suggestedFilename()).not.toMatch(/[/\\]|\.\./);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  },
);
