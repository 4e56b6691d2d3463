import type { Page } from '@playwright/test';
import {
  chooseUnit,
  form,
  Hand,
  newCode,
  receive,
  received,
  refused,
  scan,
  tracking,
  typeOffline,
  unit,
  waiting,
} from '@tests/e2e/kit/counter';
import { signInAfresh } from '@tests/e2e/kit/own-session';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'counter' });
// Two sign-ins and a retry every eight seconds take their time.
story.describe.configure({ timeout: 120_000 });
story.beforeEach(({ watch }) => {
  watch.expectError('Failed to load resource');
  watch.expectError('WebSocket');
  // Of pages that the browser was fetching ahead when the network went.
  watch.expectError('ChunkLoadError');
});

const note = (page: Page) => page.getByText('ยังรอส่งอยู่ในเครื่องนี้', { exact: false });
const stored = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

story('what waits is sent from any screen, and told there', async ({ page, context }) => {
  await page.goto('/parcels/receive');
  await receive(page, 'a0501', newCode());
  const codes = [newCode(), newCode()];
  const list = await context.newPage();
  await list.goto(`/parcels?keywords=${codes[0]}`);
  await context.setOffline(true);
  for (const code of codes) await typeOffline(page, null, code);
  await expect(note(list)).toContainText('พัสดุ 2 รายการ');
  await page.close();
  await context.setOffline(false);
  await expect(note(list)).toBeHidden();
  for (const code of codes) {
    await list.goto(`/parcels?keywords=${code}`);
    await expect(stored(list, code)).toHaveCount(1);
  }
});

story(
  'an entry that the service fails on steps aside, the next goes out, and it is tried again by hand',
  async ({ page, watch }) => {
    watch.expectError('500: ');
    await page.goto('/parcels/receive');
    await receive(page, 'a0502', newCode());
    const [bad, good] = [newCode(), newCode()];
    let isBroken = true;
    await page.route('**/parcels/insertParcels', (route) =>
      isBroken && route.request().postData()?.includes(bad)
        ? route.fulfill({ status: 500, json: { code: 'FAILED', message: '' } })
        : route.continue(),
    );
    await chooseUnit(page, new Hand(page), null);
    await scan(page, bad);
    await expect(waiting(page)).toContainText('รอส่ง 1 รายการ');
    await chooseUnit(page, new Hand(page), null);
    await scan(page, good);
    await expect(received(page).filter({ hasText: good })).toHaveCount(1, { timeout: 40_000 });
    await expect(refused(page)).toContainText('ระบบขัดข้อง');
    await expect(refused(page)).toContainText(bad);

    isBroken = false;
    await refused(page).getByRole('button', { name: 'ลองส่งอีกครั้ง' }).click();
    await expect(received(page).filter({ hasText: bad })).toHaveCount(1);
    await expect(refused(page)).toHaveCount(0);
  },
);

story(
  'a unit that was typed offline is looked up later; an unknown one is corrected, another dropped',
  async ({ page, context }) => {
    await page.goto('/parcels/receive');
    await expect(unit(page)).toBeFocused();
    const [right, wrong, never] = [newCode(), newCode(), newCode()];
    await context.setOffline(true);
    for (const [number, code] of [
      ['A 0503', right],
      ['Z-9999', wrong],
      ['Z-9998', never],
    ] as const) {
      await typeOffline(page, number, code);
    }
    await context.setOffline(false);
    await expect(received(page).filter({ hasText: right })).toContainText('A-0503');
    await expect(refused(page)).toHaveCount(2);
    const first = refused(page).filter({ hasText: wrong });
    await expect(first).toContainText('ไม่พบห้องหรือบ้านเลขที่นี้ในโครงการ');

    await first.getByRole('button', { name: 'แก้ไข' }).click();
    await expect(tracking(page)).toHaveValue(wrong);
    await expect(unit(page)).toHaveAccessibleDescription('ไม่พบห้องหรือบ้านเลขที่นี้ในโครงการ');
    await unit(page).fill('');
    await unit(page).pressSequentially('a0504');
    await page.keyboard.press('Enter');
    await expect(tracking(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(received(page).filter({ hasText: wrong })).toContainText('A-0504');

    await refused(page).getByRole('button', { name: 'ลบทิ้ง' }).click();
    await answer(page, 'ลบทิ้ง');
    await expect(refused(page)).toHaveCount(0);
    await page.reload();
    await expect(form(page)).toBeVisible();
    await expect(refused(page)).toHaveCount(0);
    await expect(received(page)).toHaveCount(2);
  },
);

/** Ways out of the property: to another one of the person's, and out of the portal. */
story.describe('whoever leaves with entries waiting', () => {
  story.beforeEach(async ({ page }) => {
    // A session of this story alone: it ends it, or moves it.
    await signInAfresh(page.context(), 'manager');
    await page.goto('/parcels/receive');
    await receive(page, 'a0505', newCode());
  });

  /** The service is out of reach for what is received, whatever else is asked. */
  const cutOff = (page: Page) =>
    page.context().route('**/parcels/insertParcels', (route) => route.abort());

  story('is told, signs out, and finds them sent after signing in again', async ({ page }) => {
    await cutOff(page);
    const code = newCode();
    await typeOffline(page, null, code);
    await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await answer(page, 'ออกจากระบบ', /มีพัสดุ 1 รายการของคุณที่ยังไม่ได้บันทึก/);
    await expect(page).toHaveURL(/\/login/);

    // Somebody else at the same computer sends nothing of it.
    await page.context().unroute('**/parcels/insertParcels');
    await signInAfresh(page.context(), 'counter');
    await page.goto('/parcels/receive');
    await expect(page.getByText('1 รายการของผู้อื่นหรือโครงการอื่น', { exact: false })).toBeVisible();
    await page.goto(`/parcels?keywords=${code}`);
    await expect(page.getByText('ไม่พบรายการที่ตรงกับตัวกรอง')).toBeVisible();

    await signInAfresh(page.context(), 'manager');
    await page.goto(`/report-emails`);
    await expect(page.getByRole('table')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('unsent')), { timeout: 20_000 })
      .toBeFalsy();
    await page.goto(`/parcels?keywords=${code}`);
    await expect(stored(page, code)).toHaveCount(1);
  });

  story('is told, goes to another property, and comes back to send them', async ({ page }) => {
    await cutOff(page);
    const code = newCode();
    await typeOffline(page, null, code);
    const choose = page.getByRole('button', { name: /เปลี่ยนโครงการ$/ });
    const choices = page.getByRole('list', { name: 'โครงการของคุณ' }).getByRole('button');
    const goTo = async (property: string, asked = false) => {
      await choose.click();
      await choices.filter({ hasText: property }).click();
      if (asked) await answer(page, 'ย้ายไป', /มีพัสดุ 1 รายการของโครงการนี้/);
      await expect(choose).toContainText(property === 'STP' ? 'สาทร' : 'ริมน้ำ');
    };
    await goTo('STP', true);
    await page.context().unroute('**/parcels/insertParcels');
    await page.goto('/parcels/receive');
    await expect(page.getByText('1 รายการของผู้อื่นหรือโครงการอื่น', { exact: false })).toBeVisible();
    await page.goto(`/parcels?keywords=${code}`);
    await expect(page.getByText('ไม่พบรายการที่ตรงกับตัวกรอง')).toBeVisible();

    await goTo('RMN');
    await page.goto('/parcels/receive');
    await expect(received(page).filter({ hasText: code })).toHaveCount(1);
  });
});
