import type { Page } from '@playwright/test';
import { signInState } from '@tests/e2e/kit/accounts';
import { portalAddress } from '@tests/e2e/kit/portal-address';
import { expect, story } from '@tests/e2e/kit/story';

// The choice goes to the account: one that no other story looks at, and one story at a time.
story.use({ as: 'village' });
story.describe.configure({ mode: 'default' });

const choose = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click();

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

const lang = (page: Page, code: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', code);

/** A key stands where its text should, `list.search`, when a translation is missing. */
async function hasNoBareKeys(page: Page) {
  const texts = await page
    .locator('h1, h2, h3, button, th, label, legend, option, nav a')
    .allInnerTexts();
  expect(texts.filter((text) => /(^|\s)[a-z]+(\.[a-z][A-Za-z]*)+(\s|$)/.test(text))).toEqual([]);
}

story('the whole screen follows the chosen language, and keeps what is on it', async ({ page }) => {
  await page.goto('/report-emails?keywords=rmn');
  await lang(page, 'th');
  for (const [name, code, heading] of [
    ['English', 'en', 'Report e-mails'],
    ['中文', 'zh-Hans', /[\u4e00-\u9fff]/],
    ['ไทย', 'th', 'อีเมลรับรายงาน'],
  ] as const) {
    await choose(page, name);
    await lang(page, code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('rmn');
    await hasNoBareKeys(page);
  }
});

story('texts that do not come at once are asked for again', async ({ page, watch }) => {
  watch.expectError('net::ERR_FAILED');
  await page.goto('/report-emails');
  await page.waitForLoadState('networkidle');
  let lost = 0;
  await page.route('**/_next/static/**', (route) => {
    lost += 1;
    return lost > 8 ? route.continue() : route.abort();
  });
  await choose(page, 'English');
  await title(page, 'Report e-mails');
  expect(lost).toBeGreaterThan(8);
});

story('texts that do not come at all are told, and the screen stays', async ({ page, watch }) => {
  watch.expectError('net::ERR_FAILED');
  await page.goto('/report-emails');
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/**', (route) => route.abort());
  await choose(page, 'English');
  await expect(page.getByRole('alert').filter({ hasText: 'เชื่อมต่อระบบไม่ได้' })).toBeVisible({
    timeout: 60_000,
  });
  await title(page, 'อีเมลรับรายงาน');
  await page.unrouteAll();
  await choose(page, 'English');
  await title(page, 'Report e-mails');
});

story('a reload and a click keep the language', async ({ page }) => {
  await page.goto('/report-emails');
  await choose(page, 'English');
  await title(page, 'Report e-mails');
  await page.reload();
  await lang(page, 'en');
  await title(page, 'Report e-mails');

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello|^Good|^Welcome/);
  await lang(page, 'en');
  await page.goBack();
  await title(page, 'Report e-mails');
  await lang(page, 'en');
});

story(
  'after a click the document is said to be in its language, not in the router’s',
  async ({ page }) => {
    await page.goto('/report-emails?page=1');
    for (const [language, code] of [
      ['中文', 'zh-Hans'],
      ['ไทย', 'th'],
    ] as const) {
      await choose(page, language);
      await lang(page, code);
      const heading = page.getByRole('heading', { level: 1 });
      const name = await heading.innerText();
      await page.getByRole('navigation').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await lang(page, code);
      await page.goBack();
      await expect(page).toHaveURL(/report-emails/);
      // The screen comes after its address: only then is the next link another page's.
      await expect(heading).toHaveText(name);
      await lang(page, code);
    }
  },
);

story(
  'the choice goes with the account to another browser, before any script runs',
  async ({ page, browser, playwright }) => {
    await page.goto('/');
    const kept = page.waitForResponse(/\/auth\/profile\/language$/);
    await choose(page, '中文');
    expect((await kept).status()).toBe(200);

    const request = await playwright.request.newContext({
      baseURL: portalAddress(),
      storageState: { cookies: [], origins: [] },
    });
    const storageState = await signInState(request, 'village');
    await request.dispose();
    const elsewhere = await browser.newContext({ storageState, javaScriptEnabled: false });
    const other = await elsewhere.newPage();
    await other.goto('/');
    await lang(other, 'zh-Hans');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/[\u4e00-\u9fff]/);
    await elsewhere.close();

    await choose(page, 'ไทย');
    await lang(page, 'th');
  },
);
