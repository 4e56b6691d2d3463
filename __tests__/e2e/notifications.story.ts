import type { Page } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';

// One after the other: each counts what is unread at the same property. Other stories are told of
// things there meanwhile, so that a number is the least that there is.
story.describe.configure({ mode: 'default' });
story.use({ as: 'manager' });

const bell = (page: Page) => page.getByRole('button', { name: /^การแจ้งเตือน ยังไม่อ่าน/ });
const toast = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });
const listed = (page: Page, title: string) =>
  page.getByRole('region', { name: 'การแจ้งเตือน' }).getByRole('link').filter({ hasText: title });

async function unreadOf(page: Page): Promise<number> {
  const label = await bell(page).getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0]);
}

/** Resolves once the page hears its property's channel. */
async function hearing(page: Page, path: string) {
  const heard = page.waitForResponse(/notifications\/after\?after=/);
  await page.goto(path);
  await heard;
}

async function write(page: Page, title: string, { url = '', popup = false } = {}) {
  await page.getByRole('button', { name: 'เขียนถึงทีมงาน' }).click();
  const form = page.getByRole('region', { name: 'เขียนถึงทีมงาน' });
  await form.getByLabel('หัวข้อ').fill(title);
  await form.getByLabel('ข้อความ').fill('รายละเอียดของเรื่องนี้');
  await form.getByLabel('หน้าที่เกี่ยวข้อง (ไม่บังคับ)').fill(url);
  if (popup) await form.getByLabel(/กดที่การแจ้งเตือน/).check();
  await form.getByRole('button', { name: 'ส่ง' }).click();
  await expect(form).toHaveCount(0);
}

story(
  'what a manager writes reaches the property at once, and nobody elsewhere',
  async ({ page, otherPage }) => {
    const counter = await otherPage('counter');
    const village = await otherPage('village');
    await hearing(counter, '/parcels/receive');
    await hearing(village, '/');
    const [before, elsewhere] = [await unreadOf(counter), await unreadOf(village)];

    await hearing(page, '/admin/property?tab=3');
    await write(page, 'นับพัสดุค้างรับก่อนบ่าย', { url: '/parcels?status=waiting', popup: true });
    await expect(toast(counter, 'นับพัสดุค้างรับก่อนบ่าย')).toBeVisible();
    await expect.poll(() => unreadOf(counter)).toBeGreaterThan(before);
    // It is no news to who has written it.
    await expect(page.getByRole('row').filter({ hasText: 'นับพัสดุค้างรับก่อนบ่าย' })).toContainText(
      'อ่านแล้ว',
    );
    await expect(toast(page, 'นับพัสดุค้างรับก่อนบ่าย')).toHaveCount(0);

    await toast(counter, 'นับพัสดุค้างรับก่อนบ่าย').getByRole('button').first().click();
    await expect(counter).toHaveURL(/\/parcels\?status=waiting$/);
    await bell(counter).click();
    await expect(listed(counter, 'นับพัสดุค้างรับก่อนบ่าย')).not.toContainText('ยังไม่อ่าน');

    await expect(toast(village, 'นับพัสดุค้างรับก่อนบ่าย')).toHaveCount(0);
    expect(await unreadOf(village)).toBe(elsewhere);
    await village.reload();
    await bell(village).click();
    await expect(listed(village, 'ล้างแทงก์น้ำวันเสาร์นี้')).toHaveCount(1);
    await expect(listed(village, 'นับพัสดุค้างรับก่อนบ่าย')).toHaveCount(0);
  },
);

story(
  'what happened while a browser was offline is there once when it is back',
  async ({ page, otherPage, watch }) => {
    watch.expectError('ERR_INTERNET_DISCONNECTED');
    const counter = await otherPage('counter');
    const context = counter.context();
    // A connection that is cut with the network, as a cable does it.
    const sockets: { close: () => Promise<void> }[] = [];
    let isCut = false;
    await counter.routeWebSocket(/\/services\/realtime\//, (socket) => {
      if (isCut) return socket.close();
      socket.connectToServer();
      sockets.push(socket);
    });
    await hearing(counter, '/admin/property?tab=3');
    await hearing(page, '/admin/property?tab=3');

    await context.setOffline(true);
    isCut = true;
    for (const socket of sockets.splice(0)) await socket.close();
    const before = await unreadOf(counter);
    await write(page, 'เรื่องแรกระหว่างออฟไลน์');
    await write(page, 'เรื่องที่สองระหว่างออฟไลน์');
    await expect(page.getByRole('row').filter({ hasText: 'ระหว่างออฟไลน์' })).toHaveCount(2);
    expect(await unreadOf(counter)).toBe(before);

    isCut = false;
    await context.setOffline(false);
    await expect.poll(() => unreadOf(counter)).toBeGreaterThanOrEqual(before + 2);
    for (const title of ['เรื่องแรกระหว่างออฟไลน์', 'เรื่องที่สองระหว่างออฟไลน์']) {
      await expect(toast(counter, title)).toHaveCount(1);
      await expect(counter.getByRole('row').filter({ hasText: title })).toHaveCount(1);
    }
    // Heard again: the next one comes by itself, and nothing of the earlier ones a second time.
    await expect.poll(() => sockets.length).toBeGreaterThan(0);
    await write(page, 'เรื่องที่สามหลังออนไลน์');
    await expect(toast(counter, 'เรื่องที่สามหลังออนไลน์')).toHaveCount(1);
    await expect.poll(() => unreadOf(counter)).toBeGreaterThanOrEqual(before + 3);
    await bell(counter).click();
    for (const title of ['เรื่องแรกระหว่างออฟไลน์', 'เรื่องที่สองระหว่างออฟไลน์']) {
      await expect(listed(counter, title)).toContainText('ยังไม่อ่าน');
    }
    await counter.getByRole('button', { name: 'อ่านทั้งหมดแล้ว' }).first().click();
    for (const title of ['เรื่องแรกระหว่างออฟไลน์', 'เรื่องที่สองระหว่างออฟไลน์']) {
      await expect(listed(counter, title)).not.toContainText('ยังไม่อ่าน');
    }
  },
);
