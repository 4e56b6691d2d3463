import type { BrowserContext, Page, Request } from '@playwright/test';
import { type Account, emailOf, password } from '@tests/e2e/kit/accounts';
import { chooseInMenu } from '@tests/e2e/kit/menu';
import { agedCookie, revoke, signInAfresh, toldSession } from '@tests/e2e/kit/own-session';
import { expect, story } from '@tests/e2e/kit/story';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const restored = 'กู้คืนข้อมูลที่ยังไม่ได้บันทึกแล้ว';
const typed = 'คุณพิมพ์ค้าง ไว้ก่อน';
/** A clock that leaps ends the real-time connection in the middle of a word. */
const leapt = 'WebSocket is already in CLOSING or CLOSED state';

async function signIn(page: Page, account: Account) {
  await page.getByLabel('ชื่อผู้ใช้หรืออีเมล').fill(emailOf(account));
  await page.getByLabel('รหัสผ่าน').fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
}

async function fillHalf(page: Page, address = '/report-emails') {
  await page.goto(address);
  await page.getByRole('button', { name: 'เพิ่มผู้รับรายงาน' }).click();
  await field(page, 'ชื่อผู้รับ').fill(typed);
}

/** The person comes back to the window. */
const showWindow = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The services have ended the session; the next thing that is asked of them finds out. */
async function forceOut(page: Page, context: BrowserContext) {
  await revoke(context);
  await field(page, 'อีเมล').fill('half@rmn.example');
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'สิทธิ์การใช้งานถูกยกเลิก' })).toHaveCount(1);
  await expect(page).toHaveURL(/\/login\?error=TOKEN_REVOKED&callbackUrl=%2Freport-emails/);
}

const isSessionRead = (request: Request) => request.url().endsWith('/api/auth/session');

function countSessionReads(page: Page) {
  const reads = { count: 0, answered: 0 };
  page.on('request', (request) => {
    if (isSessionRead(request)) reads.count += 1;
  });
  page.on('requestfinished', (request) => {
    if (isSessionRead(request)) reads.answered += 1;
  });
  return reads;
}

story.beforeEach(({ context }) => signInAfresh(context, 'manager'));

story(
  'a forced sign-out says why, and leads back to the unsaved form',
  async ({ page, context, watch }) => {
    watch.expectStatus(401);
    await fillHalf(page, '/report-emails?sort=-name');
    await forceOut(page, context);
    await expect(page.getByText('การเข้าสู่ระบบนี้ถูกยกเลิกจากอุปกรณ์อื่น')).toBeVisible();
    await expect(page.getByText('เข้าสู่ระบบแล้วจะกลับไปยังหน้าเดิม')).toBeVisible();

    await signIn(page, 'manager');
    await expect(page).toHaveURL(/\/report-emails\?sort=-name$/);
    await expect(dialog(page).getByText(restored)).toBeVisible();
    await expect(field(page, 'ชื่อผู้รับ')).toHaveValue(typed);
    await expect(field(page, 'อีเมล')).toHaveValue('half@rmn.example');

    await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: typed })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  },
);

story('another person who signs in there does not see it', async ({ page, context, watch }) => {
  watch.expectStatus(401);
  await fillHalf(page);
  await forceOut(page, context);
  await signIn(page, 'village');
  await expect(page.getByRole('button', { name: /^บัญชีผู้ใช้/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed);
});

story('a reload brings unsaved input back, and it can be discarded', async ({ page }) => {
  await fillHalf(page);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(dialog(page).getByText(restored)).toBeVisible();
  await expect(field(page, 'ชื่อผู้รับ')).toHaveValue(typed);
  await dialog(page).getByRole('button', { name: 'ทิ้งข้อมูลที่กู้คืน' }).click();
  await expect(field(page, 'ชื่อผู้รับ')).toHaveValue('');
  await expect(dialog(page).getByText(restored)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

story(
  'signing out by hand drops unsaved input, in every tab, and every tab leaves',
  async ({ page, context, watch }) => {
    // What a tab was asking while another one signed out.
    watch.expectStatus(401);
    await fillHalf(page);
    const others = [await context.newPage(), await context.newPage()];
    for (const other of others) await other.goto('/');
    const [other, third] = others as [Page, Page];
    await other.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
    await other.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await expect(other).toHaveURL(/\/login$/);
    for (const left of [page, third]) {
      await expect(left).toHaveURL(/\/login\?error=SIGNED_OUT$/);
      await expect(left.getByText('ออกจากระบบแล้วจากแท็บหรือหน้าต่างอื่น')).toBeVisible();
    }
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed);
    await signIn(page, 'manager');
    await expect(page.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
    await page.goto('/report-emails');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  },
);

story('three tabs that sign out at once end well', async ({ page, context, watch }) => {
  // What a tab was asking while another one signed out.
  watch.expectStatus(401);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/');
    await tab.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
  }
  await Promise.all(
    tabs.map((tab) =>
      tab
        .getByRole('button', { name: 'ออกจากระบบ' })
        // A tab that has left already has no such button.
        .click({ noWaitAfter: true, timeout: 5000 })
        .catch(() => {}),
    ),
  );
  for (const tab of tabs) await expect(tab).toHaveURL(/\/login(\?error=SIGNED_OUT)?$/);
  expect(await toldSession(context.request)).toEqual({});
});

story(
  'a sign-out wins over a session that another tab writes late',
  async ({ page, context, watch }) => {
    watch.expectStatus(401);
    const late = await toldSession(context.request);
    const cookies = await context.cookies();
    await page.goto('/');
    await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // As if the reply to another tab's read had come only now.
    await context.addCookies(cookies);
    await page.goto('/report-emails');
    await expect(page).toHaveURL(/\/login\?error=TOKEN_REVOKED&callbackUrl=%2Freport-emails$/);
    expect(await toldSession(context.request)).toEqual({});
    expect(late.accessToken).toBeTruthy();
  },
);

story(
  'coming back to the window reads the session, and leaves an open form alone',
  async ({ page }) => {
    await fillHalf(page);
    const reads = countSessionReads(page);
    const form = await dialog(page).elementHandle();
    for (let times = 0; times < 20; times += 1) {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    }
    await expect.poll(() => reads.count).toBeGreaterThan(0);
    // One that is still under way would be shared by whoever asks next.
    await expect.poll(() => reads.count - reads.answered).toBe(0);
    const first = reads.count;
    await showWindow(page);
    await expect.poll(() => reads.count).toBe(first + 1);
    // Twenty times the focus, within some seconds.
    expect(first).toBeLessThan(5);
    expect(await dialog(page).evaluate((shown, before) => shown === before, form)).toBe(true);
    await expect(field(page, 'ชื่อผู้รับ')).toHaveValue(typed);
    await expect(field(page, 'ชื่อผู้รับ')).toBeFocused();
  },
);

story('without a network nobody is signed out', async ({ page, context, watch }) => {
  watch.expectError('net::ERR_INTERNET_DISCONNECTED');
  await fillHalf(page);
  await field(page, 'อีเมล').fill('offline@rmn.example');
  await context.setOffline(true);
  await showWindow(page);
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'เชื่อมต่อระบบไม่ได้' })).toHaveCount(1);
  await expect(field(page, 'ชื่อผู้รับ')).toHaveValue(typed);
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/report-emails$/);
});

story(
  'an open page renews its session in time, without a call',
  async ({ page, context, watch }) => {
    watch.expectError(leapt);
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
    const before = await toldSession(context.request);
    await context.addCookies([{ ...(await agedCookie(before)), url: page.url() }]);
    const reads = countSessionReads(page);
    await page.clock.fastForward('25:00');
    expect(reads.count).toBe(0);
    await page.clock.fastForward('06:00');
    await expect.poll(() => reads.count).toBe(1);
    await expect
      .poll(async () => (await toldSession(context.request)).refreshToken)
      .not.toBe(before.refreshToken);
  },
);

story(
  'a page that slept for a day goes on where the refresh token holds',
  async ({ page, context, watch }) => {
    watch.expectError(leapt);
    await page.clock.install();
    await page.goto('/');
    await context.addCookies([
      { ...(await agedCookie(await toldSession(context.request))), url: page.url() },
    ]);
    await page.clock.fastForward('24:00:00');
    await chooseInMenu(page, 'นิติบุคคล', 'อีเมลรับรายงาน');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page).toHaveURL(/\/report-emails$/);
  },
);

story(
  'where it does not hold any more, the sign-out is clear and leads back',
  async ({ page, context, watch }) => {
    watch.expectError(leapt);
    // What was being asked when the session ended.
    watch.expectStatus(401);
    await page.clock.install();
    await page.goto('/report-emails?page=2');
    const session = await toldSession(context.request);
    const cookie = await agedCookie(session, { refreshToken: 'one-that-is-over' });
    await context.addCookies([{ ...cookie, url: page.url() }]);
    await page.clock.fastForward('24:00:00');
    await expect(page).toHaveURL(
      /\/login\?error=SESSION_ENDED&callbackUrl=%2Freport-emails%3Fpage%3D2$/,
    );
    await expect(page.getByText('การเข้าสู่ระบบหมดอายุแล้ว')).toBeVisible();
  },
);

story(
  'a second person at another tab: the first one’s page gives way',
  async ({ page, context, watch }) => {
    // What the first one's page still asks of the property may be answered before it gives way.
    watch.expectStatus(409);
    await page.goto('/report-emails');
    await signInAfresh(context, 'admin');
    await showWindow(page);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('table', { name: 'โครงการทั้งหมด' })).toBeVisible();
  },
);
