import type { Page } from '@playwright/test';
import { photo, press } from '@tests/e2e/kit/news-form';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'admin' });

const form = (page: Page) => page.getByRole('dialog').first();
const save = (page: Page) => form(page).getByRole('button', { name: 'บันทึก', exact: true }).click();

/** What a call of the chat service is answered with another person's chat token. */
const askedWith = (page: Page, chatToken: string) =>
  page.evaluate(async (token) => {
    const { accessToken } = await (await fetch('/api/auth/session')).json();
    const headers = { authorization: `Bearer ${accessToken}`, 'x-chat-token': token };
    return (await fetch('/services/chat/api/v1/sticker?all=true', { headers })).status;
  }, chatToken);

story(
  'a group of stickers is made and put into another order, by its own session alone',
  async ({ page, otherPage, watch }) => {
    watch.expectStatus(403);
    const name = `แมวดำ ${Date.now()}`;
    await page.goto('/sticker');
    await page.getByRole('button', { name: 'เพิ่มชุดสติกเกอร์' }).first().click();
    await form(page).getByLabel('ชื่อชุด (ไทย)').fill(name);
    await form(page).getByLabel(/^ราคา/).fill('19.50');
    await save(page);
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(row).toContainText('19.50');
    await row.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: `สติกเกอร์ในชุด ${name}` })).toBeVisible();
    for (const [words, colour] of [
      ['หิวแล้ว', '#0b6b58'],
      ['ง่วงนอน', '#c2410c'],
    ] as const) {
      await press(page, 'เพิ่มสติกเกอร์');
      await form(page)
        .getByLabel('เลือกรูป')
        .setInputFiles(await photo(colour));
      await press(page, 'ใช้ภาพนี้');
      await expect(form(page).getByRole('img', { name: 'รูปสติกเกอร์' })).toBeVisible();
      await form(page).getByLabel('ชื่อสติกเกอร์').fill(words);
      await save(page);
      await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    }
    await press(page, 'จัดลำดับ');
    const rows = form(page).getByRole('listitem');
    await expect(rows.first()).toContainText('หิวแล้ว');
    const [handle, above] = [await rows.last().boundingBox(), await rows.first().boundingBox()];
    if (!handle || !above) throw new Error('nothing to drag');
    await page.mouse.move(handle.x + 20, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(above.x + 20, above.y + above.height / 2, { steps: 8 });
    await expect(rows.first()).toContainText('ง่วงนอน');
    await page.mouse.up();
    await save(page);
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /หิวแล้ว|ง่วงนอน/ })
        .first(),
    ).toContainText('ง่วงนอน');

    const foreign = await (await otherPage('manager')).request.get('/api/auth/session');
    expect(await askedWith(page, (await foreign.json()).chattoken)).toBe(403);
  },
);
