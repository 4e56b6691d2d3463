import { closeDrop, openDrop } from '@tests/e2e/kit/parcels';
import { pagesOf } from '@tests/e2e/kit/pdf';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'counter' });

story(
  'a courier’s slip says who received, is numbered, and is no receipt while open',
  async ({ page }) => {
    const { id, codes } = await openDrop(page, 'A-0301', 32, 30);
    await page.goto(`/parcels/slip?id=${id}`);
    const paper = page.getByRole('article');
    await expect(paper).toContainText('อาคารชุด ริมน้ำเรสซิเดนซ์');
    const number = id.slice(-8).toUpperCase();
    await expect(paper).toContainText(`เลขที่ ${number}`);
    await expect(paper).toContainText('ยังไม่ปิดรอบ');

    await closeDrop(page, id);
    await page.reload();
    await expect(paper).toContainText('ปิดรอบ');
    await expect(paper).not.toContainText('ยังไม่ปิดรอบ');
    const sheet = { width: 210, height: 297 };
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([sheet, sheet]);

    // What is read out on the telephone stays in one line on a phone too.
    await page.setViewportSize({ width: 390, height: 844 });
    const cell = page.getByRole('cell', { name: codes[0], exact: true });
    const lines = await cell.evaluate((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
  },
);
