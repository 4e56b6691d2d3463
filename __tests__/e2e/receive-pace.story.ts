import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { form, newCode, received, refused, scan, tracking, unit } from '@tests/e2e/kit/counter';
import { storedUnits } from '@tests/e2e/kit/parcels';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'counter' });

/** Units of which the same floor and door are in both buildings. */
const units = Array.from({ length: 20 }, (_, i) => {
  const door = `${String(1 + Math.floor(i / 4)).padStart(2, '0')}0${1 + (i % 4)}`;
  return `${i % 2 ? 'B' : 'A'}-${door}`;
});

const never = new Promise<void>(() => undefined);

/** Has the calls to a path wait before they go out, no longer than until then. */
const slow = (page: Page, path: string, ms: number, until = never) =>
  page.route(`**/${path}`, async (route) => {
    await Promise.race([pause(ms), until]);
    await route.continue().catch(() => undefined);
  });

const wait = (page: Page, ms: number) => page.waitForTimeout(ms);

/** A person who never looks up: each unit by hand, its parcel by the scanner, and on. */
async function receiveBlindly(page: Page, keyMs: () => number, lookMs: number): Promise<string[]> {
  const codes = units.map(newCode);
  await page.goto('/parcels/receive');
  await expect(unit(page)).toBeFocused();
  for (const [i, number] of units.entries()) {
    for (const key of number.toLowerCase().replace('-', '')) {
      await page.keyboard.press(key);
      await wait(page, keyMs());
    }
    await wait(page, lookMs);
    await page.keyboard.press('Enter');
    await wait(page, keyMs());
    await page.keyboard.type(codes[i] ?? '', { delay: 5 });
    await page.keyboard.press('Enter');
    await wait(page, 40);
  }
  return codes;
}

/** Each parcel with the unit that the service has it under. */
async function expectEachUnderItsUnit(page: Page, codes: string[]) {
  await expect(received(page).or(refused(page)))
    .toHaveCount(codes.length, { timeout: 60_000 })
    .catch(() => undefined);
  const stored = await storedUnits(page, codes);
  const right = codes.map((code, i) => [code, units[i]]);
  const wrong = right.filter(([code = '', number]) => stored[code] && stored[code] !== number);
  const lost = right.filter(([code = '']) => !stored[code]);
  expect({ wrong, lost }).toEqual({ wrong: [], lost: [] });
}

let turn = 0;
/** From 40 to 250 ms, the same in each run. */
const uneven = () => 40 + ((turn++ * 97) % 211);

for (const { saves, lookUps, keyMs, lookMs } of [
  { saves: 0, lookUps: 0, keyMs: uneven, lookMs: 0 },
  { saves: 0, lookUps: 0, keyMs: () => 60, lookMs: 250 },
  { saves: 700, lookUps: 0, keyMs: () => 60, lookMs: 250 },
  { saves: 700, lookUps: 700, keyMs: uneven, lookMs: 0 },
  { saves: 3000, lookUps: 3000, keyMs: () => 40, lookMs: 0 },
]) {
  story(
    `twenty parcels are each under their unit: saves of ${saves} ms, look-ups of ${lookUps}, a look of ${lookMs}`,
    { tag: '@patient' },
    async ({ page }) => {
      let typed = () => {};
      const untilTyped = new Promise<void>((resolve) => {
        typed = resolve;
      });
      await slow(page, 'parcels/insertParcels', saves, untilTyped);
      await slow(page, 'parcels/masterUnit*', lookUps, untilTyped);
      const codes = await receiveBlindly(page, keyMs, lookMs);
      // What comes late comes between two keys: now that nobody presses any more, it need not.
      typed();
      await expectEachUnderItsUnit(page, codes);
    },
  );
}

const options = (page: Page) => form(page).getByRole('option');

story(
  'part of a number is asked about, and taken only by an arrow key or a second Enter',
  async ({ page }) => {
    await page.goto('/parcels/receive');
    await expect(unit(page)).toBeFocused();
    await page.keyboard.type('1208');
    await expect(options(page)).toHaveText([/^A-1208/, /^B-1208/]);
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
    await expect(form(page).getByText('“1208” ตรงกับหลายห้อง').first()).toBeVisible();
    await expect(unit(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(unit(page)).toHaveValue('B-1208');
    await expect(tracking(page)).toBeFocused();

    await unit(page).fill('');
    await page.keyboard.type('a120');
    await expect(options(page).first()).toHaveText(/^A-1201/);
    await unit(page).fill('A-060');
    await unit(page).fill('1-a');
    await unit(page).fill('a-07 08');
    await expect(options(page)).toHaveText([/^A-0708/]);
    await page.keyboard.press('Enter');
    await expect(tracking(page)).toBeFocused();
  },
);

story(
  'what is asked about and scanned on waits with its number, and is corrected by F6',
  async ({ page }) => {
    await page.goto('/parcels/receive');
    await expect(unit(page)).toBeFocused();
    const [vague, next] = [newCode(), newCode()];
    await page.keyboard.type('1107');
    await expect(options(page)).toHaveCount(2);
    await page.keyboard.press('Enter');
    // Nobody looks up: the parcel, and the next one.
    await scan(page, vague);
    await page.keyboard.type('b1108');
    await page.keyboard.press('Enter');
    await scan(page, next);
    await expect(received(page)).toHaveCount(1);
    await expect(received(page)).toContainText('B-1108');
    await expect(refused(page)).toContainText(vague);
    await expect(refused(page)).toContainText('ยังไม่ชัดว่าเป็นห้องใด');

    // What is being typed stays.
    await page.keyboard.type('a11');
    await page.keyboard.press('F6');
    await expect(page.getByText('ทำรายการในฟอร์มให้เสร็จ', { exact: false })).toBeVisible();
    await expect(unit(page)).toHaveValue('a11');
    await unit(page).fill('');
    await page.keyboard.press('F6');
    await expect(tracking(page)).toHaveValue(vague);
    await expect(unit(page)).toHaveValue('1107');
    await expect(refused(page)).toHaveCount(0);
    await page.keyboard.type('a1107');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(received(page)).toHaveCount(2);
    await expect(received(page).filter({ hasText: vague })).toContainText('A-1107');
  },
);

story('two scans without a unit are both kept, and each waits for its own', async ({ page }) => {
  await page.goto('/parcels/receive');
  await expect(unit(page)).toBeFocused();
  const [first, second] = [newCode(), newCode()];
  await scan(page, first);
  await scan(page, second);
  await expect(refused(page)).toContainText(first);
  await expect(tracking(page)).toHaveValue(second);
  // Of the second the unit is said, and a third begins the next parcel.
  await page.keyboard.type('a1106');
  await page.keyboard.press('Enter');
  const third = newCode();
  await scan(page, third);
  await expect(received(page)).toContainText(second);
  await expect(received(page)).toContainText('A-1106');
  await expect(tracking(page)).toHaveValue(third);
  await expect(unit(page)).toBeFocused();
  await page.keyboard.type('b1106');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(received(page)).toHaveCount(2);
  await expect(received(page).first()).toContainText('B-1106');
});

story('a drop is tallied by what was scanned, however slow the service', async ({ page }) => {
  await page.goto('/parcels/receive');
  await page.getByRole('button', { name: 'เริ่มรอบส่ง' }).click();
  const start = page.getByRole('form', { name: 'เริ่มรอบส่ง' });
  await start.getByLabel('จำนวนชิ้นที่แจ้ง').fill('4');
  await start.getByRole('button', { name: 'เริ่มนับ' }).click();
  await expect(unit(page)).toBeFocused();
  await slow(page, 'parcels/insertParcels', 1500);
  const tally = page.getByText(/^สแกนแล้ว/);
  const codes = [newCode(), newCode(), newCode(), newCode()];
  for (const [i, code] of codes.entries()) {
    await page.keyboard.type(`a120${i + 1}`);
    await page.keyboard.press('Enter');
    await scan(page, code);
    await expect(tally).toHaveText(`สแกนแล้ว ${i + 1} / แจ้ง 4 ชิ้น`, { timeout: 1000 });
  }
  // Whatever it says in between, however shortly.
  const said = await page.evaluateHandle(() => {
    const tallies = new Set<string>();
    const note = () => {
      const [tally = 'none'] = /สแกนแล้ว[^ช]*ชิ้น/.exec(document.body.innerText) ?? [];
      tallies.add(tally);
    };
    note();
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(document.body, all);
    return tallies;
  });
  await expect(received(page)).toHaveCount(codes.length);
  expect(await said.evaluate((tallies) => [...tallies])).toEqual(['สแกนแล้ว 4 / แจ้ง 4 ชิ้น']);
  await page.getByRole('button', { name: 'ปิดรอบ' }).click();
  await answer(page, 'ปิดรอบ');
  await expect(tally).toBeHidden();
});
