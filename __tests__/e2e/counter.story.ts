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
  unit,
  waiting,
} from '@tests/e2e/kit/counter';
import { question } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'counter' });

story('ten parcels are received by keys alone, and few of them', async ({ page }) => {
  await page.goto('/parcels/receive');
  const hand = new Hand(page);
  const codes = Array.from({ length: 10 }, newCode);
  const units = ['a0301', null, 'a0302', 'b1208', null, null, 'a0303', null, 'a0304', null];
  for (const [i, code] of codes.entries()) await receive(page, units[i] ?? null, code, hand);
  // Five units of five letters and Enter, five times the same again; the scanner ends its number.
  expect(hand.pressed).toBeLessThanOrEqual(35);

  const queue = page.getByRole('link', { name: 'พิมพ์ฉลากที่รอ 10 ดวง' });
  await expect(queue).toBeVisible();
  await page.reload();
  await expect(queue).toBeVisible();
  const opened = page.waitForEvent('popup');
  await queue.click();
  await expect((await opened).getByText('10 ดวง')).toBeVisible();
  await expect(queue).toBeHidden();
});

story('a press too many receives one parcel, and complains of nothing', async ({ page }) => {
  await page.goto('/parcels/receive');
  await chooseUnit(page, new Hand(page), 'a0305');
  await page.keyboard.type(newCode());
  await form(page)
    .getByRole('button', { name: /^รับเข้า/ })
    .dblclick();
  await expect(received(page)).toHaveCount(1);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0);
});

story(
  'three parcels that were typed offline are received once, in order',
  async ({ page, context, watch }) => {
    watch.expectError('Failed to load resource');
    watch.expectError('WebSocket');
    await page.goto('/parcels/receive');
    // Seen before the network goes: its people are known offline too.
    await receive(page, 'a0306', newCode());
    const codes = [newCode(), newCode(), newCode()];
    await context.setOffline(true);
    for (const [i, code] of codes.entries()) {
      await chooseUnit(page, new Hand(page), null);
      await scan(page, code);
      await expect(waiting(page)).toContainText(`รอส่ง ${i + 1} รายการ`);
    }
    await page.close();
    await context.setOffline(false);

    const [tab, other] = [await context.newPage(), await context.newPage()];
    await Promise.all([tab.goto('/parcels/receive'), other.goto('/parcels/receive')]);
    await expect(received(tab)).toHaveCount(4);
    await expect(waiting(tab)).toBeHidden();
    await expect(waiting(other)).toBeHidden();
    const shown = await received(tab).allInnerTexts();
    const order = codes.map((code) => shown.findIndex((text) => text.includes(code)));
    // The latest stands first.
    expect(order).toEqual([2, 1, 0]);
    for (const code of codes) {
      await tab.goto(`/parcels?keywords=${code}`);
      await expect(tab.getByRole('row').filter({ hasText: code })).toHaveCount(1);
    }
  },
);

story(
  'a number twice is refused, corrected by F6, and received as another with a reason',
  async ({ page, watch }) => {
    watch.expectStatus(400);
    await page.goto('/parcels/receive');
    const code = newCode();
    await receive(page, 'a0307', code);
    await chooseUnit(page, new Hand(page), 'a0307');
    await scan(page, code);
    await expect(refused(page)).toContainText('มีพัสดุเลขติดตามนี้ของห้องนี้แล้ว');
    await expect(unit(page)).toHaveValue('');
    await page.keyboard.press('F6');
    await expect(form(page).getByRole('link', { name: /ที่รับไว้แล้ว$/ })).toBeVisible();
    await expect(tracking(page)).toBeFocused();
    await expect(tracking(page)).toHaveAccessibleDescription(/มีพัสดุเลขติดตามนี้ของห้องนี้แล้ว/);
    await page.getByLabel('เหตุผลที่เป็นคนละชิ้น').fill('กล่องที่ 2');
    await page.getByRole('button', { name: 'รับเป็นอีกชิ้น' }).click();
    await expect(received(page)).toHaveCount(2);
  },
);

story('a courier’s drop is tallied and closed with a slip', async ({ page }) => {
  await page.goto('/parcels/receive');
  await page.getByRole('button', { name: 'เริ่มรอบส่ง' }).click();
  const start = page.getByRole('form', { name: 'เริ่มรอบส่ง' });
  await start.getByLabel('ขนส่ง').selectOption('KEX Express');
  await start.getByLabel('จำนวนชิ้นที่แจ้ง').fill('3');
  await start.getByLabel(/^ชื่อผู้ส่ง/).fill('วินัย');
  await start.getByRole('button', { name: 'เริ่มนับ' }).click();
  const tally = page.getByText(/^สแกนแล้ว/);
  await expect(tally).toHaveText('สแกนแล้ว 0 / แจ้ง 3 ชิ้น');
  await unit(page).focus();
  const codes = [newCode(), newCode()];
  await receive(page, 'a0308', codes[0] ?? '');
  await receive(page, null, codes[1] ?? '');
  await expect(tally).toHaveText('สแกนแล้ว 2 / แจ้ง 3 ชิ้น');
  await page.getByRole('button', { name: 'ปิดรอบ' }).click();
  await expect(question(page)).toContainText('2 จากที่แจ้ง 3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ขาด 1 ชิ้น')).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'พิมพ์ใบรับ' }).click();
  const slip = await opened;
  for (const code of codes) await expect(slip.getByText(code)).toBeVisible();
  await expect(slip.getByText('ผู้ส่งพัสดุ')).toBeVisible();
  await expect(slip.getByText('วินัย', { exact: false }).first()).toBeVisible();
});
