import type { Page } from '@playwright/test';
import { barriers, sticksOut } from '@tests/e2e/kit/look';
import { expect, story } from '@tests/e2e/kit/story';

const panel = (page: Page) => page.getByRole('dialog', { name: 'ช่วยเหลือ', exact: true });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^ช่วยเหลือ/ });
/** The keys' script comes once the page stands: then the button says what is new, or not. */
const keysCame = (page: Page) => page.waitForLoadState('networkidle');

story.describe('in a list', () => {
  story.use({ as: 'manager' });

  story('keys go through the rows, open one, its menu and the search', async ({ page }) => {
    await page.goto('/units');
    await keysCame(page);
    const rows = page.getByRole('table').locator('tbody tr');
    const opens = (at: number) => rows.nth(at).locator('[data-opens]');
    await page.keyboard.press('ArrowDown');
    await expect(opens(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(opens(1)).toBeFocused();
    await page.keyboard.press('k', { delay: 50 });
    await expect(opens(0)).toBeFocused();

    await page.keyboard.press('.', { delay: 50 });
    await expect(page.getByRole('button', { name: /^แก้ไข/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(opens(1)).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opens(0)).toBeFocused();

    await page.keyboard.press('/', { delay: 50 });
    const search = page.getByRole('main').getByRole('searchbox');
    await expect(search).toBeFocused();
    await page.keyboard.type('j');
    await expect(search).toHaveValue('j');
    await page.goto('/units');
    await keysCame(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/units\/[\da-f-]{36}$/);
  });

  story('? says what the screen is for; what is new is told once', async ({ page }) => {
    await page.goto('/report-emails');
    await expect(page.getByRole('button', { name: 'ช่วยเหลือ (มีเรื่องใหม่)' })).toBeVisible();
    await page.keyboard.press('?');
    await expect(panel(page)).toContainText('ส่งไม่ถึงผู้รับ');
    await expect(panel(page)).toContainText('มีอะไรใหม่');
    await expect(panel(page)).toContainText('ปุ่มลัด');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(opener(page)).toHaveAccessibleName('ช่วยเหลือ');
    await page.reload();
    await keysCame(page);
    await expect(opener(page)).toHaveAccessibleName('ช่วยเหลือ');
  });

  story('whoever wants no letters as commands keeps the arrows', async ({ page }) => {
    await page.goto('/units');
    await opener(page).click();
    await panel(page).getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?', { delay: 50 });
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('tbody [data-opens]').first()).toBeFocused();
    await expect(panel(page)).toHaveCount(0);
  });

  story('on a phone help has the whole screen, and no keys', async ({ otherPage }) => {
    const page = await otherPage('manager', {
      ...{ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true },
    });
    await page.goto('/invoices');
    await opener(page).click();
    await expect(panel(page)).toContainText('คงค้าง');
    await expect(panel(page).getByRole('heading', { name: 'ปุ่มลัด' })).toHaveCount(0);
    await expect(panel(page).getByText('Ctrl K')).toBeHidden();
    expect(await sticksOut(page)).toEqual([]);
    const box = await panel(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 320 });
  });

  story('paper has no help on it', async ({ page }) => {
    await page.goto('/units');
    await opener(page).click();
    await expect(panel(page)).toContainText('อัตราส่วนกรรมสิทธิ์');
    await page.emulateMedia({ media: 'print' });
    await expect(panel(page)).toBeHidden();
  });
});

/** Walks through a tour and says what it stood at. */
async function walk(page: Page): Promise<string[]> {
  const titles: string[] = [];
  for (;;) {
    const next = page.locator('.ant-tour-next-btn');
    await expect(next).toBeFocused();
    const title = await page.locator('.ant-tour-title').innerText();
    titles.push(title);
    await page.keyboard.press('Enter');
    if ((await next.count()) === 0) return titles;
    await expect(page.locator('.ant-tour-title')).not.toHaveText(title);
  }
}

const tours = [
  ['counter', ['สแกนตรงนี้', 'รับพัสดุเข้า', 'ส่งมอบพัสดุ', 'การแจ้งเตือน', 'ค้นหาทุกอย่าง', 'ช่วยเหลือ']],
  ['manager', ['งานที่รอคุณ', 'เมนูของหน้านี้', 'เมนู', 'การแจ้งเตือน', 'ค้นหาทุกอย่าง', 'ช่วยเหลือ']],
  ['finance', ['ยอดเงินของงวด', 'รับชำระ', 'งานที่รอคุณ', 'การแจ้งเตือน', 'ค้นหาทุกอย่าง', 'ช่วยเหลือ']],
  ['admin', ['ยอดรวมทุกโครงการ', 'โครงการที่ต้องช่วย', 'ทุกโครงการ', 'เมนู', 'ค้นหาทุกอย่าง', 'ช่วยเหลือ']],
] as const;

for (const [as, steps] of tours) {
  story.describe(`the tour of ${as}`, () => {
    story.use({ as });

    story('stands at what is there, and goes by keys', async ({ page }) => {
      await page.goto('/');
      await opener(page).click();
      await panel(page).getByRole('button', { name: 'เริ่มแนะนำ 1 นาที' }).click();
      await expect(page.locator('.ant-tour-next-btn')).toBeFocused();
      expect(await barriers(page)).toEqual([]);
      expect(await walk(page)).toEqual(steps);
    });
  });
}

story.describe('on the first day', () => {
  story.use({ as: 'village' });

  story(
    'the tour is offered, and whoever wants none is asked no more',
    async ({ page, otherPage }) => {
      await page.goto('/');
      const offer = page.getByRole('region', { name: 'เริ่มแนะนำ 1 นาที' });
      await offer.getByRole('button', { name: 'ไม่ต้อง' }).click();
      await expect(offer).toHaveCount(0);
      const elsewhere = await otherPage('village');
      await elsewhere.goto('/');
      await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(elsewhere.getByRole('region', { name: 'เริ่มแนะนำ 1 นาที' })).toHaveCount(0);
    },
  );
});
