import en from '@locales/en/login.json';
import th from '@locales/th/login.json';
import type { Page, Route } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';
import { reasons } from '@/portal/app/login/reasons';

const form = (page: Page) => page.locator('form');
const userName = (page: Page) => page.getByLabel('ชื่อผู้ใช้หรืออีเมล');
const secret = (page: Page) => page.getByLabel('รหัสผ่าน');

async function tryWith(page: Page, name: string, password = 'not-the-password') {
  await userName(page).fill(name);
  await secret(page).fill(password);
  await page.keyboard.press('Enter');
}

/** The portal answers a sign-in with this, without asking the services. */
const answerWith = (page: Page, code: string) =>
  page.route('**/api/auth/callback/credentials', (route) => {
    const error = encodeURIComponent(JSON.stringify({ code }));
    return route.fulfill({ status: 401, json: { url: `http://portal/login?error=${error}` } });
  });

story('each reason to be sent here has its words', async ({ page }) => {
  for (const reason of reasons) {
    await page.goto(`/login?error=${reason}`);
    await expect(page.getByText(th.because[reason], { exact: true }), reason).toBeVisible();
  }
});

story('what is not a reason is never shown', async ({ page }) => {
  for (const error of ['undefined', 'โอนเงินมาที่นี่', 'common:form.save', '{"code":"x"}']) {
    await page.goto(`/login?error=${encodeURIComponent(error)}`);
    await expect(page.getByText(th.because.Default), error).toBeVisible();
    await expect(page.getByText(error)).toHaveCount(0);
  }
});

story('NextAuth’s error page is this one', async ({ page }) => {
  await page.goto('/api/auth/error');
  await expect(page.getByText(th.because.Default)).toBeVisible();
  await page.goto('/api/auth/signin/nobody');
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  await page.goto('/api/auth/signin?error=SessionRequired');
  await expect(page.getByText(th.because.SessionRequired)).toBeVisible();
});

story('a lock says until when, in the reader’s calendar', async ({ page, watch }) => {
  watch.expectStatus(401);
  await page.goto('/login');
  for (const _ of [1, 2, 3, 4, 5]) {
    await tryWith(page, 'locked-out');
    await expect(form(page).getByRole('alert')).toHaveText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง');
  }
  await tryWith(page, 'locked-out', 'the-last-try');
  await expect(form(page).getByRole('alert')).toHaveText(
    /^ลองหลายครั้งเกินไป ลองใหม่ได้เวลา \d+ .+ 25\d\d \d\d:\d\d$/,
  );
  await expect(userName(page)).toHaveValue('locked-out');
  await expect(secret(page)).toHaveValue('the-last-try');

  await page.context().addCookies([{ name: 'language', value: 'en', url: page.url() }]);
  await page.goto('/login');
  await page.getByLabel('User name or e-mail').fill('locked-out');
  await page.getByLabel('Password').fill('the-last-try');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('alert')).toHaveText(/Try again at \d+ \w+ 20\d\d, \d\d:\d\d$/);
});

for (const [code, words] of [
  ['ACCOUNT_INACTIVE', 'บัญชีนี้ถูกปิดใช้งาน กรุณาติดต่อผู้ดูแลระบบ'],
  ['UNAVAILABLE', 'ระบบยังไม่พร้อมให้บริการ กรุณาลองใหม่อีกครั้ง'],
] as const) {
  story(`${code} is told beside the form`, async ({ page, watch }) => {
    watch.expectStatus(401);
    await page.goto('/login');
    await answerWith(page, code);
    await tryWith(page, 'counter');
    await expect(form(page).getByRole('alert')).toHaveText(words);
  });
}

for (const [what, broken] of [
  ['does not answer', (route: Route) => route.abort()],
  ['fails', (route: Route) => route.fulfill({ status: 500, body: '' })],
] as const) {
  story(
    `where the portal ${what}, this becomes the error page, with what was typed`,
    async ({ page, watch }) => {
      watch.expectError('');
      await page.goto('/login?callbackUrl=%2Fparcels');
      await userName(page).focus();
      await page.waitForLoadState('networkidle');
      await page.route('**/api/auth/**', broken);
      await tryWith(page, 'counter', 'kept-as-typed');
      await expect(page.getByText(th.because.CLIENT_FETCH_ERROR)).toBeVisible();
      await expect(page).toHaveURL('/login?error=CLIENT_FETCH_ERROR&callbackUrl=%2Fparcels');
      await expect(userName(page)).toHaveValue('counter');
      await expect(secret(page)).toHaveValue('kept-as-typed');
    },
  );
}

story('an unknown way to sign in leads to this page', async ({ page }) => {
  const other = { email: { id: 'email', type: 'email' } };
  await page.route('**/api/auth/providers', (route) => route.fulfill({ json: other }));
  await page.goto('/stay/bypass?app=demo&key=a-key');
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible();
});

story(
  'who comes from another app while the portal fails is led to this page',
  async ({ page, watch }) => {
    watch.expectError('');
    await page.route('**/api/auth/providers', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/stay/bypass?app=demo&key=a-key&url=/parcels');
    await expect(page).toHaveURL('/login?error=CLIENT_FETCH_ERROR&callbackUrl=%2Fparcels');
    await expect(page.getByText(th.because.CLIENT_FETCH_ERROR)).toBeVisible();
  },
);

story('password managers find the fields, and what is typed can be shown', async ({ page }) => {
  await page.goto('/login');
  await expect(userName(page)).toHaveAttribute('autocomplete', 'username');
  await expect(secret(page)).toHaveAttribute('autocomplete', 'current-password');
  await secret(page).fill('secret');
  await expect(secret(page)).toHaveAttribute('type', 'password');
  await page.getByLabel(th.show).check();
  await expect(secret(page)).toHaveAttribute('type', 'text');
  await expect(secret(page)).toHaveValue('secret');
});

story('Caps Lock is told while the password is typed', async ({ page }) => {
  await page.goto('/login');
  await secret(page).focus();
  const press = (on: boolean) =>
    secret(page).evaluate((input, modifierCapsLock) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, modifierCapsLock }));
    }, on);
  await press(true);
  await expect(page.getByText(th.capsLock)).toBeVisible();
  await press(false);
  await expect(page.getByText(th.capsLock)).toHaveCount(0);
});

story('the reason is in the language that is chosen', async ({ page, context }) => {
  await page.goto('/login');
  await context.addCookies([{ name: 'language', value: 'en', url: page.url() }]);
  await page.goto('/login?error=SESSION_ENDED&callbackUrl=%2Fparcels');
  await expect(page.getByText(en.because.SESSION_ENDED)).toBeVisible();
  await expect(page.getByText(en.goesBack)).toBeVisible();
});
