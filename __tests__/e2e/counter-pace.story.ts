import type { Page } from '@playwright/test';
import {
  findField,
  found,
  newCode,
  received,
  scan,
  ticked,
  tracking,
  unit,
} from '@tests/e2e/kit/counter';
import { makePickUpCode, receiveAt, storedUnits } from '@tests/e2e/kit/parcels';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'counter' });

/** Has the parcel service's answers come as late as over a slow line. */
const slow = (page: Page, path = '**/services/parcel/api/v1/**', ms = 700) =>
  page.route(path, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => undefined);
  });

story('what is typed while a search is under way is not overwritten by it', async ({ page }) => {
  const [mine] = await receiveAt(page, 'A-0701', 'คนห้องนี้');
  await page.goto('/parcels/handover');
  await expect(findField(page)).toBeFocused();
  await slow(page);
  // The first may be several units, and asks; the next is scanned over it.
  await page.keyboard.type('070');
  await page.keyboard.press('Enter');
  await scan(page, mine?.docCode ?? '');
  await expect(ticked(page)).toHaveCount(1);
  await expect(found(page)).toContainText(mine?.docCode ?? '-');
  await expect(findField(page)).toHaveValue('');
});

story('a QR that is scanned while an earlier search is under way stays', async ({ page }) => {
  const [mine] = await receiveAt(page, 'A-0702', 'คนแรก');
  const [other] = await receiveAt(page, 'A-0703', 'เจ้าของ QR');
  const code = await makePickUpCode(page, other?.unitId ?? '');
  await page.goto('/parcels/handover');
  await expect(findField(page)).toBeFocused();
  await slow(page, '**/parcels/parcelsListTab*', 1500);
  await scan(page, mine?.docCode ?? '');
  await scan(page, code);
  await expect(page.getByText('สแกน QR ของห้อง A-0703 แล้ว', { exact: false })).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(page.getByText('สแกน QR ของห้อง A-0703 แล้ว', { exact: false })).toBeVisible();
});

story('the next name, typed while a hand-over is under way, stays', async ({ page }) => {
  const [mine] = await receiveAt(page, 'A-0704', 'คนรับ');
  await page.goto(`/parcels/handover?codes=${mine?.docCode}`);
  await expect(ticked(page)).toHaveCount(1);
  await slow(page);
  const name = page.getByLabel('ชื่อผู้มารับ').last();
  await name.focus();
  await page.keyboard.insertText('คนแรก');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('คนถัดไป');
  await expect(page.getByText('ส่งมอบแล้ว 1 จาก 1 ชิ้น')).toBeVisible();
  await expect(name).toHaveValue('คนถัดไป');
  await expect(name).toBeFocused();
});

story('a shelf is checked as fast as it is scanned, and nothing is left out', async ({ page }) => {
  await page.goto('/parcels?shelf=B2&limit=50');
  await expect(page.getByRole('table')).toBeVisible();
  const here = await page.getByRole('link', { name: /^RMN\d{10}$/ }).allInnerTexts();
  await page.goto('/parcels/shelf');
  await expect(page.getByLabel('สแกนป้ายชั้นวาง หรือพิมพ์ชื่อชั้น')).toBeFocused();
  await slow(page);
  await scan(page, 'SHELF-B2');
  for (const code of here) await scan(page, code);
  await scan(page, 'NOBODYS-2');
  await scan(page, 'SHELF-B2');
  await expect(page.getByRole('heading', { name: 'ผลตรวจชั้น B2' })).toBeVisible();
  const piles = page.getByRole('main');
  await expect(piles.getByRole('heading', { name: `พบแล้ว ${here.length}` })).toBeVisible();
  await expect(piles.getByRole('heading', { name: 'ไม่รู้จัก 1' })).toBeVisible();
});

story(
  'all that was scanned before the place is moved there, and nothing after',
  async ({ page }) => {
    const parcels = await receiveAt(page, 'A-0705', 'หนึ่ง', 'สอง', 'สาม', 'หลังจากนั้น');
    const [first, second, third, later] = parcels.map(({ docCode }) => docCode);
    await page.goto('/parcels/shelf?mode=move');
    await expect(page.getByLabel('สแกนพัสดุที่จะย้าย แล้วสแกนป้ายชั้นวาง')).toBeFocused();
    await slow(page);
    for (const code of [first, second, third]) await scan(page, code ?? '');
    await scan(page, 'SHELF-E7');
    await scan(page, later ?? '');
    await expect(page.getByText('ย้าย 3 ชิ้นไปชั้น E7 แล้ว')).toBeVisible();
    await expect(page.getByRole('list', { name: 'พัสดุที่จะย้าย' }).getByRole('listitem')).toHaveText([
      new RegExp(later ?? '-'),
    ]);
  },
);

story('what is scanned while a drop is being opened is a parcel of it', async ({ page }) => {
  await page.goto('/parcels/receive');
  await slow(page);
  await page.getByRole('button', { name: 'เริ่มรอบส่ง' }).click();
  await page.getByLabel('จำนวนชิ้นที่แจ้ง').fill('2');
  await page.keyboard.press('Enter');
  const codes = [newCode(), newCode()];
  for (const code of codes) {
    await page.keyboard.type('b0701');
    await page.keyboard.press('Enter');
    await scan(page, code);
  }
  await expect(page.getByText(/^สแกนแล้ว/)).toHaveText('สแกนแล้ว 2 / แจ้ง 2 ชิ้น');
  await expect(received(page)).toHaveCount(2);
  await expect(page.getByText(/^สแกนแล้ว/)).toHaveText('สแกนแล้ว 2 / แจ้ง 2 ชิ้น');
  expect(await storedUnits(page, codes)).toEqual(
    Object.fromEntries(codes.map((code) => [code, 'B-0701'])),
  );
  await expect(unit(page)).toBeFocused();
  await expect(tracking(page)).toHaveValue('');
  await page.getByRole('button', { name: 'ปิดรอบ' }).click();
  await answer(page, 'ปิดรอบ');
  await expect(page.getByText('รับ 2 จากที่แจ้ง 2 ชิ้น')).toBeVisible();
});
