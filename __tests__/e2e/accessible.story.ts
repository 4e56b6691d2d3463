import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Account } from '@tests/e2e/kit/accounts';
import { writeNews } from '@tests/e2e/kit/news';
import { receiveFor } from '@tests/e2e/kit/parcels';
import { expect, story } from '@tests/e2e/kit/story';

/** What keeps somebody out, in few words: the rule, and where. */
async function barriers(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function look(page: Page, address: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await barriers(page), `${address} at ${width} px`).toEqual([]);
  }
}

/** The pages, by who works at them. */
const pages: Record<Account | 'visitor', readonly string[]> = {
  visitor: ['/login', '/resetpassword'],
  counter: [
    '/',
    '/parcels',
    '/parcels/receive',
    '/parcels/handover',
    '/parcels/shelf',
    '/parcels/problems',
    '/settings',
    '/admin/property?tab=3',
  ],
  manager: [
    '/news',
    '/news-template',
    '/news-template/create',
    '/news/create',
    '/parcels/reports',
    '/property-setting',
    '/admin/property/about',
    '/report-emails',
    '/holidays',
  ],
  admin: ['/', '/news/create', '/admin/roles', '/admin/staff', '/admin/audit'],
  finance: [],
  village: [],
};
const inTheDark = [
  '/',
  '/news',
  '/news-template/create',
  '/news/create',
  '/parcels',
  '/parcels/reports',
  '/parcels/shelf',
  '/report-emails',
  '/settings',
];

for (const [who, addresses] of Object.entries(pages)) {
  story.describe(`for ${who}`, () => {
    story.use({ as: who === 'visitor' ? undefined : (who as Account) });
    for (const address of addresses) {
      story(`nothing at ${address} keeps anybody out`, ({ page }) => look(page, address));
    }
  });
}

story.describe('with a parcel in hand', () => {
  story.use({ as: 'counter' });

  story('nothing of its list, dialogs, history or label keeps anybody out', async ({ page }) => {
    const [parcel] = await receiveFor(page, 'คุณเข้าถึง ทุกคน');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/parcels');
      await page.locator('summary', { hasText: 'ตัวกรองเพิ่มเติม' }).click();
      await page
        .getByRole('checkbox', { name: /^เลือก RMN/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'คืนขนส่ง' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await barriers(page), `the dialog at ${width} px`).toEqual([]);
    }
    await look(page, `/parcels/${parcel?.id}`);
    await look(page, `/parcels/print?codes=${parcel?.docCode}`);
  });
});

story.describe('with news at hand', () => {
  story.use({ as: 'manager' });

  story('nothing of its views and its dialog keeps anybody out', async ({ page }) => {
    await page.goto('/news?publishState=published');
    const link = page.getByRole('table').getByRole('link').first();
    const published = (await link.getAttribute('href')) ?? '';
    await look(page, published);
    for (const query of ['tab=readers', 'tab=readers&unread=true', 'tab=history']) {
      await page.goto(`${published}?${query}`);
      await expect(page.getByRole('status', { name: 'กำลังโหลดข้อมูล' })).toHaveCount(0);
      expect(await barriers(page), query).toEqual([]);
    }
    const { id } = await writeNews(page, 'ข่าวที่ทุกคนเข้าถึง', { type: 'emergency' });
    await page.goto(`/news/${id}`);
    await page.getByRole('button', { name: 'ตั้งเวลาเผยแพร่' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await barriers(page), 'the dialog').toEqual([]);
  });
});

story.describe('in the bell', () => {
  story.use({ as: 'counter' });

  story('nothing in its panel keeps anybody out', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^การแจ้งเตือน ยังไม่อ่าน/ }).click();
    await expect(page.getByRole('link', { name: 'ดูทั้งหมด' })).toBeVisible();
    expect(await barriers(page), 'the panel of the bell').toEqual([]);
  });
});

story.describe('with the dark theme', () => {
  story.use({ as: 'manager' });

  for (const address of inTheDark) {
    story(`${address} can be read as well`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
      await look(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  }
});
