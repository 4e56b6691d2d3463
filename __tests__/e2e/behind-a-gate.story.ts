import type { WebSocketRoute } from '@playwright/test';
import { emailOf, password, signInState } from '@tests/e2e/kit/accounts';
import { startGatedPortal } from '@tests/e2e/kit/gated-portal';
import { chooseInMenu } from '@tests/e2e/kit/menu';
import { agedCookie, type ToldSession, toldSession } from '@tests/e2e/kit/own-session';
import { expect, story } from '@tests/e2e/kit/story';
import type { MenuEntry } from '@/contracts/auth/session';

let portal: Awaited<ReturnType<typeof startGatedPortal>>;

story.describe.configure({ mode: 'serial', timeout: 90_000 });
story.beforeAll(async () => {
  portal = await startGatedPortal();
});
story.afterAll(() => portal.stop());

story(
  'five clients with fifty calls each at the end of their sessions refresh once each',
  async ({ playwright }) => {
    const clients = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => {
        const request = await playwright.request.newContext({ baseURL: portal.url });
        await signInState(request, 'counter');
        const session = await toldSession(request);
        const { name, value } = await agedCookie(session, { dataDir: portal.dataDir });
        const headers = { cookie: `${name}=${value}` };
        const client = await playwright.request.newContext({
          baseURL: portal.url,
          extraHTTPHeaders: headers,
        });
        await request.dispose();
        return { client, refreshToken: session.refreshToken };
      }),
    );
    portal.gate.refreshes.length = 0;
    const answers = await Promise.all(
      clients.map(({ client }) =>
        Promise.all(
          Array.from({ length: 50 }, async () => {
            const answer = await client.get('/api/auth/session');
            return (await answer.json()) as ToldSession;
          }),
        ),
      ),
    );
    expect(portal.gate.refreshes.sort()).toEqual(clients.map((one) => one.refreshToken).sort());
    for (const [n, sessions] of answers.entries()) {
      const [token, ...others] = new Set(sessions.map(({ accessToken }) => accessToken));
      expect(others).toEqual([]);
      const headers = { authorization: `Bearer ${token}` };
      const call = await clients[n]?.client.get('/services/auth/api/v1/auth/sessions', { headers });
      expect(call?.status()).toBe(200);
    }
    for (const { client } of clients) await client.dispose();
  },
);

story(
  'a right password is never called wrong while the services start',
  async ({ page, playwright, watch }) => {
    watch.expectStatus(503);
    watch.expectError('503: ');
    const request = await playwright.request.newContext({ baseURL: portal.url });
    const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
    const form = { csrfToken, key: emailOf('manager'), password, json: 'true' };
    const callback = () => request.post('/api/auth/callback/credentials', { form });

    portal.gate.isOpen = false;
    const early = await callback();
    expect(early.status()).toBe(503);
    expect(early.headers()['retry-after']).toMatch(/^\d+$/);
    await page.goto(`${portal.url}/login`);
    await page.getByLabel('ชื่อผู้ใช้หรืออีเมล').fill(form.key);
    await page.getByLabel('รหัสผ่าน').fill(password);
    const submit = page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true });
    await submit.click();
    await expect(page.getByText('ระบบยังไม่พร้อมให้บริการ')).toBeVisible();

    portal.gate.isOpen = true;
    expect((await callback()).status()).toBe(200);
    await submit.click();
    await expect(page.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
    await request.dispose();
  },
);

story(
  'services that restart sign nobody out, and calls succeed after it',
  async ({ browser, watch }) => {
    const context = await browser.newContext({ baseURL: portal.url });
    await signInState(context.request, 'manager');
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
    // The session is due for its renewal just while nobody can renew it.
    const { name, value } = await agedCookie(await toldSession(context.request), {
      dataDir: portal.dataDir,
    });
    await context.addCookies([{ name, value, url: portal.url }]);

    portal.gate.isOpen = false;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await chooseInMenu(page, 'นิติบุคคล', 'อีเมลรับรายงาน');
    await expect(page.getByRole('button', { name: 'ลองใหม่' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/report-emails$/);
    expect(await page.locator('.Toastify__toast').count()).toBeLessThanOrEqual(1);

    portal.gate.isOpen = true;
    portal.gate.refreshes.length = 0;
    await page.getByRole('button', { name: 'ลองใหม่' }).first().click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => portal.gate.refreshes.length).toBe(1);
    await expect(page).toHaveURL(/\/report-emails$/);
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
    watch.check();
    await context.close();
  },
);

/** Leaves the submenu out where it has nothing in it. */
const plainEntry = ({ submenu, ...entry }: MenuEntry): object =>
  submenu.length > 0 ? { ...entry, submenu: submenu.map(plainEntry) } : entry;

/** Services that say no more than they have to, and number no events. */
function saidPlainly(path: string, answer: string): string | null {
  if (path.includes('/notifications')) return null;
  if (!path.endsWith('/auth/getmenu')) return answer;
  const said = JSON.parse(answer);
  said.data.menu = said.data.menu.map(plainEntry);
  return JSON.stringify(said);
}

/** A real-time server that lets everyone in and tells what it is given. */
function speak(socket: WebSocketRoute) {
  const say = (event: string, data: object, channel?: string) =>
    socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
  return new Promise<(event: string, data: object) => void>((heard) => {
    say('pusher:connection_established', { socket_id: '1.1', activity_timeout: 120 });
    socket.onMessage((text) => {
      const { event, data } = JSON.parse(String(text));
      if (event === 'pusher:signin') say('pusher:signin_success', { user_data: '{}' });
      if (event !== 'pusher:subscribe') return;
      say('pusher_internal:subscription_succeeded', {}, data.channel);
      heard((event, data_) => say(event, data_, data.channel));
    });
  });
}

story('services that say no more than they have to are enough', async ({ browser, watch }) => {
  portal.gate.retell = saidPlainly;
  const context = await browser.newContext({ baseURL: portal.url });
  watch.add(context);
  watch.expectStatus(404);
  await signInState(context.request, 'counter');
  const page = await context.newPage();
  const talking = new Promise<(event: string, data: object) => void>((resolve) => {
    void page.routeWebSocket(/\/realtime\//, (socket) => void speak(socket).then(resolve));
  });
  await page.goto('/parcels');
  await expect(page.getByRole('link', { name: 'หน้าแรก', exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();

  const tell = await talking;
  const notification = { notification_type: 1, title: 'แจ้งซ่อมใหม่', text: 'ห้อง A-0406', url: '' };
  tell('notification_event', { title: 'แจ้งซ่อม', notification });
  const toast = page.getByRole('alert').filter({ hasText: 'แจ้งซ่อมใหม่' });
  await expect(toast).toContainText('ห้อง A-0406');

  const popup = { ...notification, title: 'พัสดุตกค้าง', url: '/parcels/shelf' };
  tell('notification_popup', { title: 'พัสดุ', notification: popup });
  await page.getByRole('alert').filter({ hasText: 'พัสดุตกค้าง' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/parcels\/shelf$/);
  await context.close();
});
