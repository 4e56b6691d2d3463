import { execFileSync } from 'node:child_process';
import { expect, story } from '@tests/e2e/kit/story';
import { settingNames } from '@/settings';

/** As `npm run bypass-link` prints it, from the stories' own settings; on their portal's address. */
function link(email: string, url: string, ...more: string[]): string {
  const args = ['--app', 'demo', '--email', email, '--url', url, ...more];
  const none = Object.fromEntries(settingNames.map((name) => [name, '']));
  const env = { ...process.env, ...none, NITI_MODE: 'demo', DATA_DIR: '.cache/e2e' };
  const printed = execFileSync(process.execPath, ['dist/bypass-link.js', ...args], { env });
  const { pathname, search } = new URL(printed.toString());
  return pathname + search;
}

story(
  'a link from another app leads to its page, once, and leaves no key behind',
  async ({ page, otherPage, watch }) => {
    watch.expectStatus(401);
    const address = link('counter@niti.example', '/parcels');
    const key = new URLSearchParams(address.split('?')[1]).get('key') ?? '';
    const told: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/stay/bypass')) {
        told.push(request.url(), JSON.stringify(request.headers()));
      }
    });

    await page.goto(address);
    await expect(page).toHaveURL(/:\d+\/parcels$/);
    await expect(page.getByRole('heading', { name: 'พัสดุ', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^บัญชีผู้ใช้ สมพร น้ำใจงาม/ })).toBeVisible();
    expect(key.length).toBeGreaterThan(100);
    expect(told.filter((line) => line.includes(key))).toEqual([]);
    await page.goBack();
    expect(page.url()).not.toContain('key=');

    const stranger = await otherPage();
    await stranger.goto(address);
    await expect(stranger.getByRole('alert').first()).toContainText('ลิงก์นี้ถูกใช้ไปแล้ว');
    await expect(stranger).toHaveURL(/\/stay\/bypass$/);
    expect(await stranger.evaluate(() => JSON.stringify(history.state))).not.toContain(key);
    await stranger.getByRole('link', { name: 'ไปหน้าเข้าสู่ระบบ' }).click();
    await expect(stranger).toHaveURL(/\/login$/);
  },
);

story('what the other app sends along goes to the auth service with the key', async ({ page }) => {
  const signingIn = page.waitForRequest('**/api/auth/callback/bypass');
  await page.goto(link('counter@niti.example', '/parcels', '--params', '{"unit":"A-0101"}'));
  const sent = new URLSearchParams((await signingIn).postData() ?? '');
  expect(sent.get('params')).toBe('{"unit":"A-0101"}');
  await expect(page).toHaveURL(/:\d+\/parcels$/);
});

story('a link without a key says that it is not genuine', async ({ page }) => {
  await page.goto('/stay/bypass?app=demo&url=/parcels');
  await expect(page.getByRole('alert').first()).toContainText('ลิงก์นี้ไม่ถูกต้อง');
});

story('the page of the key tells no other address where it was', async ({ request }) => {
  const { 'referrer-policy': policy } = (await request.get('/stay/bypass')).headers();
  expect(policy).toBe('no-referrer');
});

story(
  'who arrives at a browser that somebody left signed in ends that sign-in',
  async ({ page }) => {
    const bearer = async () => {
      const session = (await (await page.request.get('/api/auth/session')).json()) as {
        accessToken: string;
        fullname: string;
      };
      return {
        name: session.fullname,
        headers: { Authorization: `Bearer ${session.accessToken}` },
      };
    };
    const status = async (headers: Record<string, string>) =>
      (await page.request.get('/services/auth/api/v1/auth/profile', { headers })).status();

    await page.goto(link('counter@niti.example', '/'));
    await expect(page.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
    const first = await bearer();
    expect(await status(first.headers)).toBe(200);
    await page.goto(link('village@niti.example', '/'));
    await expect(page.getByRole('button', { name: /^บัญชีผู้ใช้ อำนาจ/ })).toBeVisible();
    const second = await bearer();
    expect([await status(first.headers), await status(second.headers)]).toEqual([401, 200]);
  },
);
