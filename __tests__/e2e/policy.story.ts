import type { Page } from '@playwright/test';
import { noteRefusals, refused } from '@tests/e2e/kit/policy';
import { expect, story } from '@tests/e2e/kit/story';

declare global {
  interface Window {
    ran: string[];
  }
}

story.describe('signed in', () => {
  story.use({ as: 'manager' });

  story('changing between screens by their links is within the policy', async ({ page }) => {
    await noteRefusals(page);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
    await expect(menu).toBeVisible();
    await page.evaluate(() => Object.assign(window, { same: true }));
    let gone = 0;
    for (const group of await menu.locator('button[aria-controls]').all()) {
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
      const part = menu.locator(`[id="${await group.getAttribute('aria-controls')}"]`);
      await expect(part.getByRole('link').first()).toBeVisible();
      for (const entry of await part.locator('a[href^="/"]').all()) {
        const address = (await entry.getAttribute('href')) ?? '';
        // Pointed at, its script is fetched before it is chosen.
        await entry.hover();
        await entry.click();
        await page.waitForURL((url) => url.pathname === address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        gone += 1;
      }
    }
    expect(gone).toBeGreaterThan(20);
    expect(await page.evaluate(() => 'same' in window), 'one document').toBe(true);
    expect(await refused(page)).toEqual([]);
  });

  /** The settings, with this in its HTML as if somebody had got it there. */
  async function openWith(page: Page, into: string) {
    await noteRefusals(page);
    await page.addInitScript(() => {
      window.ran = [];
    });
    await page.route('**/settings', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<body>', `<body>${into}`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  story('a script that comes into the page by its HTML does not run', async ({ page, watch }) => {
    watch.expectError('Content Security Policy');
    watch.expectStatus(404);
    await page.route('**/ours.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "window.ran.push('ours')" }),
    );
    const into = [
      `<script>window.ran.push('inline')</script>`,
      `<script nonce="">window.ran.push('empty nonce')</script>`,
      `<script src="/ours.js"></script>`,
      `<script src="data:text/javascript,window.ran.push('data')"></script>`,
      `<img src="/no-picture" onerror="window.ran.push('handler')">`,
      `<svg onload="window.ran.push('svg')"></svg>`,
      `<iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe>`,
      `<a id="link" href="javascript:window.ran.push('link')">x</a>`,
    ];
    await openWith(page, into.join(''));
    await page.evaluate(() => {
      setTimeout("window.ran.push('timer')" as never);
      document.querySelector<HTMLElement>('#link')?.click();
    });
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.ran)).toEqual([]);
    expect((await refused(page)).length).toBeGreaterThanOrEqual(into.length);
  });

  story('HTML that comes into the page leads nowhere else', async ({ page, watch }) => {
    watch.expectError('Content Security Policy');
    const form = '<form id="form" action="https://elsewhere.example/"></form>';
    await openWith(page, `<base href="https://elsewhere.example/">${form}`);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.submit());
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
    expect(new URL(page.url()).pathname).toBe('/settings');
  });

  story('each page is asked for under a nonce of its own', async ({ page }) => {
    const policies = new Set<string>();
    for (const route of ['/', '/', '/parcels', '/nowhere']) {
      const policy = (await page.request.get(route)).headers()['content-security-policy'] ?? '';
      expect(policy, route).not.toMatch(/script-src[^;]*unsafe/);
      policies.add(policy);
    }
    expect(policies.size).toBe(4);
  });
});
