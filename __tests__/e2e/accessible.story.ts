import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';

/** What keeps somebody out, in few words: the rule, and where. */
async function barriers(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function look(page: Page, addresses: string[]) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await barriers(page), `${address} at ${width} px`).toEqual([]);
    }
  }
}

story('nothing keeps a visitor from signing in', async ({ page }) => {
  await look(page, ['/login', '/resetpassword']);
});

story.describe('at the counter', () => {
  story.use({ as: 'counter' });

  story('nothing keeps anybody from the work', async ({ page }) => {
    await look(page, ['/', '/parcels', '/parcels/receive', '/parcels/handover', '/settings']);
    await look(page, ['/admin/property?tab=3']);
    await page.getByRole('button', { name: /^การแจ้งเตือน ยังไม่อ่าน/ }).click();
    await expect(page.getByRole('link', { name: 'ดูทั้งหมด' })).toBeVisible();
    expect(await barriers(page), 'the panel of the bell').toEqual([]);
  });
});

story.describe('in the office', () => {
  story.use({ as: 'manager' });

  story('nothing keeps anybody from what the office says of itself', async ({ page }) => {
    await look(page, ['/property-setting', '/admin/property/about']);
  });
});

story.describe('at the main admin', () => {
  story.use({ as: 'admin' });

  story('nothing keeps anybody from roles, accounts and the audit log', async ({ page }) => {
    await look(page, ['/', '/admin/roles', '/admin/staff', '/admin/audit']);
  });
});

story.describe('with the dark theme', () => {
  story.use({ as: 'manager' });

  story('everything can be read as well', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'ใช้ธีมมืด' }).click();
    await look(page, ['/', '/parcels', '/report-emails', '/settings']);
  });
});
