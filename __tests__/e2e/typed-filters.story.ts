import type { Page } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';

const text = 'condo 0406';
/**
 * Lists of both places, each with a search box of the same make, and milliseconds from key to key while
 * the screen comes: so fast that no search goes out, near the box's own pause, and slow.
 */
const lists = {
  manager: { '/parcels': 40, '/news': 90, '/report-emails': 120 },
  admin: { '/admin/staff': 120, '/admin/audit': 200 },
};
/** The same for a service whose answers take long. */
const lateLists = { manager: { '/parcels': 200 }, admin: { '/admin/staff': 90 } };

const box = (page: Page) => page.getByRole('main').getByRole('searchbox');
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name) ?? '';
/** Opens a screen to type at once, whether its scripts have come or not. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' });
const filter = (page: Page, label: string) =>
  page.getByRole('combobox', { name: label, exact: true });

/** A computer as it stands on a counter: what lands late on it lands between two keys. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const slowAnswers = (page: Page) =>
  page.route('**/services/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    // A question that was dropped meanwhile needs no answer.
    await route.continue().catch(() => undefined);
  });

/**
 * How many keys of the text never came to stand in the field, by the pace of the typing: at the first
 * pace while the screen's scripts come, then in the screen that is there at one like the box's own
 * pause, where a search goes out just before the next key.
 */
async function lostKeys(page: Page, path: string, first: number) {
  await slowDown(page);
  await open(page, path);
  const lost: Record<string, number> = {};
  for (const pace of [first, first === 90 ? 120 : 90]) {
    await box(page).focus();
    await page.keyboard.type(text, { delay: pace });
    await expect(async () => {
      expect(asked(page, 'keywords')).toBe(await box(page).inputValue());
    }).toPass({ intervals: [100] });
    const missing = text.length - (await box(page).inputValue()).length;
    if (missing > 0) lost[`at ${pace} ms`] = missing;
    await box(page).fill('');
    await expect.poll(() => asked(page, 'keywords'), { intervals: [100] }).toBe('');
  }
  return lost;
}

for (const as of ['manager', 'admin'] as const) {
  story.describe(`as ${as}`, () => {
    story.use({ as });
    for (const [path, first] of Object.entries(lists[as])) {
      story(`${path} loses no key`, async ({ page }) => {
        expect(await lostKeys(page, path, first)).toEqual({});
      });
    }
    for (const [path, first] of Object.entries(lateLists[as])) {
      story(`${path} loses none where answers take long`, async ({ page }) => {
        await slowAnswers(page);
        expect(await lostKeys(page, path, first)).toEqual({});
      });
    }
  });
}

story.describe('other filters', () => {
  story.use({ as: 'manager' });

  story(
    'Back, a link of the menu and a reset empty the box, and one searches on',
    async ({ page }) => {
      await slowAnswers(page);
      await open(page, '/parcels');
      await filter(page, 'ประเภท').selectOption('box');
      await expect(page).toHaveURL(/kind=box/);
      await box(page).pressSequentially('zzz', { delay: 90 });
      await expect(page).toHaveURL(/kind=box&keywords=zzz$/);

      await page.goBack();
      await expect(page).toHaveURL(/\/parcels$/);
      await expect(box(page)).toHaveValue('');
      await expect(filter(page, 'ประเภท')).toHaveValue('');
      await page.goForward();
      await expect(box(page)).toHaveValue('zzz');
      await expect(filter(page, 'ประเภท')).toHaveValue('box');

      await page.getByRole('button', { name: 'ล้างทั้งหมด' }).click();
      await expect(box(page)).toHaveValue('');
      await box(page).pressSequentially('A-', { delay: 90 });
      await expect(page).toHaveURL(/\/parcels\?keywords=A-$/);
      const menu = page.getByRole('navigation').getByRole('link', { name: 'รายการพัสดุ' });
      await menu.first().click();
      await expect(page).toHaveURL(/\/parcels$/);
      await expect(box(page)).toHaveValue('');
    },
  );

  story('filters that are set one right after the other are all kept', async ({ page }) => {
    await open(page, '/parcels');
    await slowDown(page);
    await box(page).fill('A-');
    await filter(page, 'ประเภท').selectOption('box');
    await filter(page, 'การนัดรับ').selectOption('booked');
    await page.getByRole('link', { name: /^รอรับ/ }).first().click();
    await expect(page).toHaveURL(/status=waiting/);
    await expect.poll(() => asked(page, 'keywords')).toBe('A-');
    expect(asked(page, 'kind')).toBe('box');
    expect(asked(page, 'bookingStatus')).toBe('booked');
    expect(asked(page, 'status')).toBe('waiting');
  });

  story('who types on after Enter loses neither the field nor what is in it', async ({ page }) => {
    await page.goto('/parcels');
    await slowDown(page);
    await page.locator('summary', { hasText: 'ตัวกรองเพิ่มเติม' }).click();
    const code = page.getByRole('textbox', { name: 'เลขพัสดุ', exact: true });
    await code.focus();
    await page.keyboard.type('RMS');
    await page.keyboard.press('Enter');
    await page.keyboard.type('26');
    await page.keyboard.press('Tab');
    await page.keyboard.type('EX1');
    await expect(page).toHaveURL(/docCode=RMS$/);
    await page.waitForLoadState('networkidle');
    await expect(code).toHaveValue('RMS26');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/docCode=RMS26&parcelCode=EX1$/);

    await page.goto('/news');
    const day = page.getByRole('textbox', { name: 'สร้างเมื่อ' });
    await day.focus();
    await page.keyboard.type('20/11/2569');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await expect(page).toHaveURL(/dateCreated=2026-11-20/);
    await page.waitForLoadState('networkidle');
    await expect(day).toHaveValue('20/11/2569x');
  });
});
