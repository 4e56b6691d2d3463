import type { Page } from '@playwright/test';
import { sticksOut, violations } from '@tests/e2e/kit/look';
import { expect, story } from '@tests/e2e/kit/story';

const palette = (page: Page) => page.getByRole('dialog', { name: 'ค้นหาและเปิดหน้าจอ' });
const field = (page: Page) => palette(page).getByRole('combobox');
const group = (page: Page, name: string) => palette(page).getByRole('group', { name });
const connection = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** A parcel that has waited long, so the demo's own for one of its residents: its code, its unit, and whose it is. */
async function firstParcel(page: Page) {
  await page.goto('/parcels?status=waiting&sort=receivedAt');
  const link = page.getByRole('link', { name: /^[A-Z]{3}\d{10}$/ });
  const row = page.getByRole('row').filter({ has: link }).first();
  const [, code = '', whose = ''] = await row.getByRole('cell').allInnerTexts();
  const [unit = '', name = ''] = whose.trim().split(/\s*\n\s*/);
  return { code: code.trim(), unit, name };
}

story.describe('at the counter', () => {
  story.use({ as: 'counter' });

  story('Ctrl-K opens a screen by its name', async ({ page }) => {
    await page.goto('/');
    await openPalette(page);
    await page.keyboard.type('receive');
    await expect(group(page, 'หน้าจอ').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/parcels\/receive$/);
    await expect(palette(page)).toBeHidden();
    // What was chosen comes first the next time.
    await openPalette(page);
    await expect(group(page, 'เลือกล่าสุด').getByRole('option')).toHaveText(/รับพัสดุเข้า/);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  });

  story('a label that is scanned into the palette opens its parcel', async ({ page }) => {
    const { code } = await firstParcel(page);
    await openPalette(page);
    // As fast as a scanner: the answer is not here when Enter comes.
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/parcels\/[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  });

  story('units and people lead to what waits for the unit', async ({ page }) => {
    const { unit, name } = await firstParcel(page);
    await page.getByRole('button', { name: 'ค้นหาและเปิดหน้าจอ' }).click();
    await field(page).fill(unit);
    await group(page, 'ห้อง/บ้านเลขที่').getByRole('option', { name: unit }).click();
    await expect(page).toHaveURL(`/parcels/handover?unit=${encodeURIComponent(unit)}`);
    await expect(page.getByRole('checkbox', { name: /^เลือก / }).first()).toBeVisible();

    await page.goto('/');
    await openPalette(page);
    await field(page).fill(name);
    await expect(group(page, 'ผู้อยู่อาศัย').getByRole('option').first()).toContainText(name);
    await field(page).fill('ไม่มีใครชื่อนี้แน่นอน');
    await expect(palette(page).getByRole('status')).toContainText('ไม่พบ “ไม่มีใครชื่อนี้แน่นอน”');
  });

  story(
    'the arrow keys choose, and a failure is said and can be tried again',
    async ({ page, watch }) => {
      watch.expectError('net::ERR_FAILED');
      watch.expectStatus(404);
      await page.goto('/');
      await openPalette(page);
      const selected = palette(page).getByRole('option', { selected: true });
      await expect(selected).toHaveText(/หน้าแรก/);
      await page.keyboard.press('ArrowDown');
      await expect(selected).toHaveText(/รายการพัสดุ/);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(selected).toHaveText(/ตั้งค่าโครงการ/);
      const id = await selected.getAttribute('id');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');

      await page.route('**/parcels/masterUnit*', (route) => route.abort());
      await field(page).fill('A-');
      const state = palette(page).getByRole('status');
      await expect(state).toHaveText('ค้นหาข้อมูลบางส่วนไม่สำเร็จ');
      await page.unroute('**/parcels/masterUnit*');
      await palette(page).getByRole('button', { name: 'ลองใหม่' }).click();
      await expect(state).toHaveText(/^พบ \d+ รายการ$/);
    },
  );

  story('the menu is searched', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
    await menu.getByRole('searchbox').fill('hand over');
    await expect(menu.getByRole('link')).toHaveText(['ส่งมอบพัสดุ']);
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/parcels\/handover$/);
    await expect(menu.getByRole('link').first()).toHaveText('หน้าแรก');
  });

  story('nothing keeps anybody from the palette at any width', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'ค้นหาและเปิดหน้าจอ' }).click();
    await field(page).fill('12');
    await expect(group(page, 'พัสดุ').getByRole('option').first()).toBeVisible();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const wrong = (await violations(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect(wrong, `at ${width} px`).toEqual([]);
      expect(await sticksOut(page), `at ${width} px`).toEqual([]);
      const box = await palette(page).boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    }
  });
});

story.describe('a platform admin at the main admin', () => {
  story.use({ as: 'admin' });

  story('finds screens and properties, and no records', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await openPalette(page);
    await field(page).fill('ริม');
    await expect(group(page, 'เข้าโครงการ').getByRole('option')).toContainText('RMN');
    expect(asked.filter((url) => url.includes('/parcels/'))).toEqual([]);
  });
});

story.describe('microsites', () => {
  story.use({ as: 'manager' });

  story('open in a new tab; katsan’s alone gets the session', async ({ page, context }) => {
    await context.route('https://*.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>there</title>' }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'ไมโครไซต์' }).click();
    for (const [name, address] of [
      ['KMS', /^https:\/\/kms\.example\/$/],
      ['คัดสรร', /^https:\/\/katsan\.example\/#bypass=[\w-]+\.[\w-]+\.[\w-]+$/],
    ] as const) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAttribute('target', '_blank');
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(opened).toHaveURL(address);
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      const token = new URL(opened.url()).hash.slice('#bypass='.length);
      const body = await page.locator('body').evaluate((element) => element.outerHTML);
      if (token) expect(body.replace(/<script.*?<\/script>/g, '')).not.toContain(token);
      expect(page.url()).not.toContain('bypass');
      await opened.close();
    }
  });
});

story.describe('without a connection', () => {
  story.use({ as: 'counter' });

  story(
    'the page says so, and waits with what cannot be opened',
    async ({ page, context, watch }) => {
      for (const words of ['net::ERR_INTERNET_DISCONNECTED', 'CLIENT_FETCH_ERROR', 'load chunk']) {
        watch.expectError(words);
      }
      // The library of real-time events says good-bye on a line that is cut.
      watch.expectError('WebSocket is already in CLOSING or CLOSED state');
      // Asking whether a service is back, any answer will do.
      watch.expectStatus(404);
      await page.goto('/parcels');
      await context.setOffline(true);
      await expect(connection(page, 'ออฟไลน์')).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();

      await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
      await page.getByRole('link', { name: 'ตั้งค่าบัญชีผู้ใช้' }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('เปิดหน้านี้ไม่ได้ขณะออฟไลน์');
      await expect(page.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
      await page.getByRole('button', { name: 'กลับหน้าเดิม' }).click();
      await expect(page.getByRole('table')).toBeVisible();

      await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
      await page.getByRole('link', { name: 'ตั้งค่าบัญชีผู้ใช้' }).click();
      await expect(title).toHaveText('เปิดหน้านี้ไม่ได้ขณะออฟไลน์');
      await context.setOffline(false);
      await expect(page).toHaveURL(/\/settings$/);
      await expect(title).toHaveText('ตั้งค่าบัญชีผู้ใช้');
      await expect(connection(page, 'ออฟไลน์')).toHaveCount(0);
    },
  );

  story(
    'a service that does not answer is asked again, then the list is read',
    async ({ page, watch }) => {
      watch.expectError('net::ERR_FAILED');
      watch.expectStatus(404);
      await page.goto('/parcels');
      await page.route('**/services/parcel/**', (route) => route.abort());
      await page.getByRole('searchbox', { name: /^ค้นหาเลขพัสดุ/ }).fill('12');
      await expect(connection(page, 'ติดต่อระบบไม่ได้')).toBeVisible();
      await page.unroute('**/services/parcel/**');
      const read = page.waitForResponse(/parcelsListTab.*keywords=12/);
      await expect(connection(page, 'ติดต่อระบบไม่ได้')).toHaveCount(0);
      expect((await read).status()).toBe(200);
    },
  );
});

story.describe('a page that is not there', () => {
  story.use({ as: 'manager' });

  story('keeps the menu around its message', async ({ page, watch }) => {
    watch.expectStatus(404);
    watch.expectStatus(403);
    for (const [address, message] of [
      ['/nothing/here', 'ไม่พบหน้านี้'],
      ['/admin/roles', 'คุณไม่มีสิทธิ์เข้าหน้านี้'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
      const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
      await expect(menu.getByRole('link', { name: 'หน้าแรก' })).toBeVisible();
    }
  });
});
