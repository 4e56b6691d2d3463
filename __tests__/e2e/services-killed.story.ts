import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInState } from '@tests/e2e/kit/accounts';
import { fiftyReceipts } from '@tests/e2e/kit/fifty-receipts';
import { startOwnPortal } from '@tests/e2e/kit/own-portal';
import { receiveFor } from '@tests/e2e/kit/parcels';
import { expect, story } from '@tests/e2e/kit/story';

let portal: Awaited<ReturnType<typeof startOwnPortal>>;

story.describe.configure({ mode: 'serial' });
story.beforeAll(async () => {
  portal = await startOwnPortal();
});
story.afterAll(() => portal.stop());

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

const well = { status: 'ok', services: 'ok', database: 'ok' };
const out = { status: 'failed', services: 'unreachable' };

story(
  'services that are killed six times in a row answer a sign-in each time, and give each receipt once',
  async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: portal.url });
    for (let fall = 1; fall <= 6; fall += 1) {
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

story('a person at a list is told meanwhile, and the list goes on', async ({ browser, watch }) => {
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
});
