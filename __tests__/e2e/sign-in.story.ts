import type { Page } from '@playwright/test';
import { type Account, emailOf, password } from '@tests/e2e/kit/accounts';
import { chooseInMenu } from '@tests/e2e/kit/menu';
import { expect, story } from '@tests/e2e/kit/story';

const wrong = 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง';
const userName = (page: Page) => page.getByLabel('ชื่อผู้ใช้หรืออีเมล');

async function signIn(page: Page, account: Account, secret = password) {
  await userName(page).fill(emailOf(account));
  await page.getByLabel('รหัสผ่าน').fill(secret);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
}

story('a visitor who is not signed in gets to /login and sees nothing else', async ({ page }) => {
  for (const address of ['/', '/parcels', '/report-emails?page=2', '/en', '/en/parcels']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/login(\?|$)/);
    await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

story('no address and no forged request gives a page away', async ({ page, request }) => {
  await page.goto('/login');
  const build = await page.evaluate(() => window.__NEXT_DATA__.buildId);
  const addresses = [
    '/',
    '/en',
    '/parcels',
    '/en/parcels',
    '/parcels/print',
    '/report-emails',
    `/_next/data/${build}/index.json`,
    `/_next/data/${build}/en/parcels.json`,
    `/_next/data/${build}/report-emails.json`,
  ];
  const disguises: Record<string, string>[] = [
    {},
    { cookie: 'next-auth.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c' },
    { cookie: '__Secure-next-auth.session-token=forged; next-auth.session-token=forged' },
    { 'x-middleware-subrequest': 'proxy' },
    { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
    { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
    { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
    { 'x-nextjs-data': '1' },
  ];
  for (const headers of disguises) {
    for (const address of addresses) {
      const what = `${address} with ${JSON.stringify(headers)}`;
      const answer = await request.get(address, { headers, maxRedirects: 0 });
      expect([302, 303, 307, 401, 404], what).toContain(answer.status());
      const { location = '/login' } = answer.headers();
      expect(new URL(location, 'http://portal').pathname, what).toBe('/login');
      expect(await answer.text(), what).not.toMatch(/@rmn\.example|RMN\d{6}|เมนูหลัก/);
    }
  }
});

story(
  'a wrong password is told beside the form, and the user name stays',
  async ({ page, watch }) => {
    watch.expectStatus(401);
    await page.goto('/login');
    await signIn(page, 'village', 'not-the-password');
    await expect(page.locator('form').getByRole('alert')).toHaveText(wrong);
    await expect(userName(page)).toHaveValue(emailOf('village'));
    await expect(page).toHaveURL(/\/login$/);

    await page.getByLabel('รหัสผ่าน').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  },
);

story('signing in goes on to where the person was going', async ({ page }) => {
  await page.goto('/parcels?status=waiting');
  await signIn(page, 'counter');
  await expect(page).toHaveURL(/:\d+\/parcels\?status=waiting$/);
  await expect(page.getByRole('heading', { name: 'พัสดุ', exact: true })).toBeVisible();
});

for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
  story(`signing in never leads to ${elsewhere}`, async ({ page }) => {
    await page.goto(`/login?callbackUrl=${encodeURIComponent(elsewhere)}`);
    await signIn(page, 'counter');
    await expect(page.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });
}

story('one press on a demo account signs in with it', async ({ page }) => {
  await page.goto('/login');
  const accounts = page.getByRole('region', { name: 'บัญชีสำหรับทดลองใช้' });
  await expect(accounts.getByRole('button')).toHaveCount(5);
  await accounts.getByRole('button', { name: /^counter@/ }).click();
  await expect(page.getByRole('heading', { name: 'สวัสดี สมพร น้ำใจงาม' })).toBeVisible();
});

story.describe('before the scripts are there', () => {
  story.use({ javaScriptEnabled: false });

  story('nothing is sent, and no password gets into the address', async ({ page }) => {
    await page.goto('/login');
    await userName(page).fill(emailOf('counter'));
    await page.getByLabel('รหัสผ่าน').fill(password);
    await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true })).toBeDisabled();
    await page.getByLabel('รหัสผ่าน').press('Enter');
    await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    expect(page.url()).toMatch(/\/login$/);
  });
});

story('signing out ends at /login, and Back does not bring the page again', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /^manager@/ }).click();
  await chooseInMenu(page, 'นิติบุคคล', 'อีเมลรับรายงาน');
  await expect(page.getByRole('table')).toBeVisible();

  await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login/);
});

story.describe('who is signed in', () => {
  story.use({ as: 'manager' });

  story('has no business at /login', async ({ page }) => {
    await page.goto('/login?callbackUrl=%2Fparcels');
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  story('keeps the tokens to the session', async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const session = (await (await page.request.get('/api/auth/session')).json()) as {
      accessToken: string;
      refreshToken: string;
    };
    expect(session.refreshToken.length).toBeGreaterThan(20);

    for (const address of ['/', '/parcels', '/report-emails']) {
      const document = await page.goto(address);
      expect(await document?.text(), address).not.toContain(session.refreshToken);
      await page.waitForLoadState('networkidle');
    }
    await page.getByRole('link', { name: 'หน้าแรก' }).click();
    await expect(page.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
    for (const secret of [session.accessToken, session.refreshToken]) {
      expect(asked.filter((url) => decodeURIComponent(url).includes(secret))).toEqual([]);
    }
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name.endsWith('session-token'))?.httpOnly).toBe(true);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(session.refreshToken);
  });
});
