import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailOf, password, signInState } from '@tests/e2e/kit/accounts';
import { bareRequest } from '@tests/e2e/kit/bare-request';
import { fiftyReceipts } from '@tests/e2e/kit/fifty-receipts';
import { startOwnPortal } from '@tests/e2e/kit/own-portal';
import { toldSession } from '@tests/e2e/kit/own-session';
import { receiveFor } from '@tests/e2e/kit/parcels';
import { expect, story } from '@tests/e2e/kit/story';

const megabyte = 1024 * 1024;
const upload = '/services/upload/api/v1/upload?type=main&subtype=files';
const login = '/services/auth/api/v1/auth/login';
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const json = { 'content-type': 'application/json' };

const long = (megabytes: number) => Buffer.alloc(megabytes * megabyte, 'x');

let portal: Awaited<ReturnType<typeof startOwnPortal>>;

// One portal for all: what a story does to it holds for those below.
story.describe.configure({ mode: 'default' });
story.beforeAll(async () => {
  portal = await startOwnPortal();
});
story.afterAll(() => portal.stop());

/** Resident kilobytes of the portal's own processes: all below the launcher but the services. */
function portalKilobytes(): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
    .toString()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows
    .filter((row) => row[1] === String(portal.pid) && !row.join(' ').includes('services.js'))
    .reduce((sum, [, , rss]) => sum + Number(rss), 0);
}

/** A figure that goes with the story's result. */
const note = (type: string, description: string) =>
  story.info().annotations.push({ type, description });

story('a method that nobody serves is refused as such', async () => {
  for (const path of ['/', '/parcels', login, '/api/auth/session', '/_next/static/x.js']) {
    for (const method of ['TRACE', 'PROPFIND', 'SEARCH']) {
      const { status, headers } = await bareRequest(portal.url + path, { method });
      expect([405, 501], `${method} ${path}`).toContain(status);
      expect(headers.allow, `${method} ${path}`).toContain('GET');
    }
  }
});

story('no answer says where the services are, or what the portal is made with', async () => {
  const paths = [
    ...['/', '/login', '/parcels', '/nowhere', '/api/auth/session'],
    ...['/services/auth/api/v1/auth/profile', '/services/nobody/api/v1/x', '/services/auth/other'],
  ];
  for (const path of paths) {
    const { headers } = await bareRequest(portal.url + path);
    const names = Object.keys(headers).filter((name) => /^x-(middleware|powered)/.test(name));
    expect(names, path).toEqual([]);
    expect(JSON.stringify(headers), path).not.toContain(String(portal.servicesPort));
  }
});

story('a body that grows beyond the limit is refused, and the refusal arrives', async () => {
  const post = { method: 'POST' };
  const refused = [
    await bareRequest(portal.url + upload, { ...post, headers: form, chunked: 40 * megabyte }),
    await bareRequest(portal.url + upload, { ...post, headers: form, body: long(40) }),
    // A service refuses these, long before they end.
    ...(await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        bareRequest(portal.url + login, {
          ...{ ...post, headers: json, agent: false },
          ...(n % 2 ? { chunked: 20 * megabyte } : { body: long(20) }),
        }),
      ),
    )),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 413));
  expect(new Set(refused.map(({ body }) => JSON.parse(body).code))).toEqual(new Set(['TOO_LARGE']));
  for (const sent of [{ chunked: 40 * megabyte }, { body: long(40) }]) {
    const callback = `${portal.url}/api/auth/callback/credentials`;
    expect((await bareRequest(callback, { ...post, headers: json, ...sent })).status).toBe(413);
  }
});

story('twenty bodies of 20 MB at once are not held', async () => {
  const body = long(20);
  const before = portalKilobytes();
  let most = before;
  const reading = setInterval(() => {
    most = Math.max(most, portalKilobytes());
  }, 50);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      bareRequest(portal.url + upload, { method: 'POST', headers: form, body, agent: false }),
    ),
  );
  clearInterval(reading);
  const grown = Math.round((most - before) / 1024);
  note('memory', `${Math.round(before / 1024)} MB before, ${grown} MB more at its peak`);
  expect(grown).toBeLessThan(100);
  // Nobody is signed in: each is read to its end and refused.
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(401));
});

story(
  'what is noted is the address that called, not the one that it wrote',
  async ({ request }) => {
    const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    const form = await (await request.get(`${portal.url}/api/auth/csrf`)).json();
    await request.post(`${portal.url}/api/auth/callback/credentials`, {
      headers: forged,
      form: { ...form, key: emailOf('manager'), password, json: 'true' },
    });
    const { accessToken } = await toldSession(request, portal.url);
    const headers = { ...forged, authorization: `Bearer ${accessToken}` };
    const auth = `${portal.url}/services/auth/api/v1`;
    const devices = await (await request.get(`${auth}/auth/sessions`, { headers })).json();
    expect(devices.data.map(({ ip }: { ip: string }) => ip)).toEqual(['127.0.0.1']);

    const data = { fullname: 'ปิยะมาศ ตั้งตระกูล (ทดลอง)' };
    expect((await request.put(`${auth}/auth/profile`, { headers, data })).status()).toBe(200);
    const { data: audit } = await (
      await request.get(`${auth}/admin-system/audit?limit=1`, { headers })
    ).json();
    expect(JSON.stringify(audit)).toContain('127.0.0.1');
    expect(JSON.stringify(audit)).not.toContain('203.0.113.9');
  },
);

/** The process that holds the data folder, by its newest lock; 0 while there is none. */
function servicesPid(): number {
  const folder = join(portal.dataDir, 'db');
  const newest = Math.max(
    ...readdirSync(folder).map((name) => Number(/^lock\.(\d+)$/.exec(name)?.[1] ?? 0)),
  );
  return JSON.parse(readFileSync(join(folder, `lock.${newest}`), 'utf8')).pid;
}

function kill(): number {
  const pid = servicesPid();
  process.kill(pid, 'SIGKILL');
  return pid;
}

const health = async () => (await fetch(`${portal.url}/api/health`)).json();

const parts = { database: 'ok', queue: 'ok', store: 'ok', realtime: 'ok', disk: 'ok' };
const well = { status: 'ok', services: 'ok', ...parts };
const out = { status: 'failed', services: 'unreachable' };

story.describe('services that fall', () => {
  // The second needs the pause that the falls of the first have made longer.
  story.describe.configure({ mode: 'serial' });

  story(
    'services that are killed again and again answer a sign-in each time, and give each receipt once',
    async ({ playwright }) => {
      const request = await playwright.request.newContext({ baseURL: portal.url });
      for (let fall = 1; fall <= 3; fall += 1) {
        const pid = servicesPid();
        // The first two times in the middle of fifty receipts.
        const again =
          fall <= 2 ? await fiftyReceipts(portal.servicesPort, kill) : kill() && undefined;
        await expect.poll(servicesPid, { timeout: 60_000 }).not.toBe(pid);
        await expect.poll(health, { timeout: 60_000 }).toEqual(well);
        await signInState(request, 'counter');
        if (again) expect(await again()).toEqual({ own: 50, more: 50, further: 50 });
      }
      await request.dispose();
    },
  );

  story(
    'a person at a list is told meanwhile, and the list goes on',
    async ({ browser, watch }) => {
      const context = await browser.newContext({ baseURL: portal.url });
      await signInState(context.request, 'counter');
      const page = await context.newPage();
      await receiveFor(page, 'สมศรี ผู้รอ');
      await page.goto('/parcels');
      await expect(page.getByRole('table')).toBeVisible();
      await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));

      // The pause has grown meanwhile: there is time to look at the screen.
      kill();
      await expect.poll(health).toEqual(out);
      await page.getByRole('main').getByRole('searchbox').fill('สมศรี ผู้รอ');
      await page.keyboard.press('Enter');
      await expect(page.getByText('ติดต่อระบบไม่ได้')).toBeVisible();

      await expect(page.getByText('ติดต่อระบบไม่ได้')).toBeHidden({ timeout: 60_000 });
      await expect(page.getByRole('row', { name: /สมศรี ผู้รอ/ })).toHaveCount(1);
      await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');
      watch.check();
      await context.close();
    },
  );
});

story('seventy tries to sign in under made-up addresses are tries of one', async ({ request }) => {
  const at = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}, 198.51.100.${n}` });
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1) {
    const body = { key: `nobody-${n}`, type: 'password', app: 'niti', params: { password: 'x' } };
    const answer = await request.post(portal.url + login, { headers: at(n), data: body });
    statuses.push(answer.status());
  }
  const refused = statuses.filter((status) => status === 429).length;
  note('tries', `${refused} of 70 refused unread`);
  expect(refused).toBe(20);

  // NextAuth's own way counts for the same address.
  const { csrfToken } = await (await request.get(`${portal.url}/api/auth/csrf`)).json();
  const form = { csrfToken, key: 'nobody', password: 'x', json: 'true' };
  const callback = `${portal.url}/api/auth/callback/credentials`;
  const answer = await request.post(callback, { headers: at(99), form });
  expect(decodeURIComponent((await answer.json()).url)).toContain('TOO_MANY_TRIES');
});
