import type { Page } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'counter' });

const form = (page: Page) => page.getByRole('form', { name: 'พัสดุที่รับเข้า' });
const unit = (page: Page) => form(page).getByRole('combobox', { name: 'ห้อง/บ้านเลขที่' });
const tracking = (page: Page) => form(page).getByRole('textbox', { name: 'เลขติดตาม' });
const received = (page: Page) =>
  page.getByRole('region', { name: 'รับเข้ารอบนี้' }).getByRole('listitem');
const waiting = (page: Page) => page.getByText(/^รอส่ง \d+ รายการ/);

/** Numbers of their own for each story. */
let last = Date.now() % 1_000_000;
const newCode = () => `KEX9${String(last++).padStart(10, '0')}`;

/** Keys that a person presses; what the scanner types is not counted. */
class Hand {
  pressed = 0;
  constructor(private readonly page: Page) {}
  async press(key: string) {
    this.pressed += 1;
    await this.page.keyboard.press(key);
  }
  async type(text: string) {
    for (const key of text) await this.press(key);
  }
}

const scan = async (page: Page, code: string) => {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};

/** From the empty form to the number's field: the unit, or Enter for the same again. */
async function chooseUnit(page: Page, hand: Hand, number: string | null) {
  await expect(unit(page)).toBeFocused();
  await expect(form(page)).not.toHaveAttribute('aria-busy', 'true');
  if (number) await hand.type(number);
  await hand.press('Enter');
  await expect(tracking(page)).toBeFocused();
}

async function receive(page: Page, number: string | null, code: string, hand = new Hand(page)) {
  const before = await received(page).count();
  await chooseUnit(page, hand, number);
  await scan(page, code);
  await expect(received(page)).toHaveCount(before + 1);
}

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

story('a scan under a Thai layout is the same number', async ({ page }) => {
  await page.goto('/parcels/receive');
  await chooseUnit(page, new Hand(page), 'a0305');
  // EX123456785TH, as an English-layout scanner sends it while Windows is switched to Thai.
  const keys = 'ฎ)ๅ/-ภถุึคถธ็';
  const codes = ['KeyE', 'KeyX', ...[...'123456785'].map((d) => `Digit${d}`), 'KeyT', 'KeyH'];
  await tracking(page).evaluate(
    (field, presses) => {
      for (const [key, code] of presses) {
        const press = { key, code, bubbles: true, cancelable: true };
        field.dispatchEvent(new KeyboardEvent('keydown', press));
      }
    },
    [...keys].map((key, i) => [key, codes[i]] as [string, string]),
  );
  await expect(tracking(page)).toHaveValue('EX123456785TH');
  await expect(form(page).getByRole('radio', { name: /ไปรษณีย์ไทย/ })).toBeChecked();
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
  'a number twice is refused beside its field, and received as another with a reason',
  async ({ page, watch }) => {
    watch.expectStatus(400);
    await page.goto('/parcels/receive');
    const code = newCode();
    await receive(page, 'a0307', code);
    await chooseUnit(page, new Hand(page), 'a0307');
    await scan(page, code);
    await expect(page.getByRole('link', { name: /ที่รับไว้แล้ว$/ })).toBeVisible();
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
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'ปิดรอบ' }).click();
  await expect(page.getByText('ขาด 1 ชิ้น')).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'พิมพ์ใบรับ' }).click();
  const slip = await opened;
  for (const code of codes) await expect(slip.getByText(code)).toBeVisible();
  await expect(slip.getByText('ผู้ส่งพัสดุ')).toBeVisible();
  await expect(slip.getByText('วินัย', { exact: false }).first()).toBeVisible();
});

const found = (page: Page) => page.getByRole('region', { name: 'พัสดุที่พบ' });
const find = async (page: Page, typed: string) => {
  await page.getByLabel('สแกน QR เลขพัสดุ เลขติดตาม หรือพิมพ์เลขห้อง').fill(typed);
  await page.keyboard.press('Enter');
};
const ticked = (page: Page) =>
  found(page).getByRole('checkbox', { name: /^เลือก R/, checked: true });

story(
  'by a resident’s QR several go at once, it is good once, and a slip is taken back',
  async ({ page, watch }) => {
    watch.expectStatus(409);
    watch.expectStatus(404);
    await page.goto('/parcels/receive');
    await receive(page, 'a0401', newCode());
    await receive(page, null, newCode());
    await page.goto('/parcels/handover');
    await find(page, 'A-0401');
    await found(page).getByRole('button', { name: 'สร้าง QR รับพัสดุ' }).click();
    const code = await page.getByText(/^PU[0-9A-Z]{24}$/).innerText();

    await page.reload();
    await find(page, 'PU000000000000000000000000');
    await expect(page.getByText('ไม่รู้จัก QR รับพัสดุนี้')).toBeVisible();
    await find(page, code);
    await expect(page.getByText('สแกน QR ของห้อง A-0401 แล้ว', { exact: false })).toBeVisible();
    const n = await ticked(page).count();
    expect(n).toBeGreaterThanOrEqual(2);
    await page.getByLabel('ชื่อผู้มารับ').last().fill('คุณน้ำผึ้ง ใจดี');
    await page.getByLabel('ความสัมพันธ์กับผู้รับ').selectOption('คนในครอบครัว');
    const pad = await page.getByRole('img', { name: 'ลายเซ็นผู้มารับ' }).boundingBox();
    if (!pad) throw new Error('there is no pad');
    await page.mouse.move(pad.x + 40, pad.y + 60);
    await page.mouse.down();
    await page.mouse.move(pad.x + 160, pad.y + 90, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('button', { name: `ส่งมอบ ${n} ชิ้น` }).click();
    await expect(page.getByText(`ส่งมอบแล้ว ${n} จาก ${n} ชิ้น`)).toBeVisible();

    await page.getByRole('button', { name: /^ย้อนการส่งมอบ/ }).click();
    await expect(page.getByText(`ย้อนการส่งมอบแล้ว ${n} ชิ้น`)).toBeVisible();
    await expect(
      found(page)
        .getByRole('checkbox', { name: /^เลือก R/ })
        .first(),
    ).toBeEnabled();
    await find(page, code);
    await expect(page.getByText(/QR รับพัสดุนี้ใช้ไปแล้วเมื่อ .* โดย สมพร น้ำใจงาม/)).toBeVisible();
  },
);

story(
  'of two at the same parcel the loser is told by whom and when',
  async ({ page, otherPage, watch }) => {
    await page.goto('/parcels/receive');
    const code = newCode();
    await receive(page, 'a0402', code);
    const other = await otherPage('manager');
    await Promise.all([page.goto('/parcels/handover'), other.goto('/parcels/handover')]);
    for (const [who, name] of [
      [page, 'คนแรก'],
      [other, 'คนหลัง'],
    ] as const) {
      await find(who, code);
      await expect(ticked(who)).toHaveCount(1);
      await who.getByLabel('ชื่อผู้มารับ').last().fill(name);
    }
    watch.expectStatus(409);
    await page.getByRole('button', { name: 'ส่งมอบ 1 ชิ้น' }).click();
    await expect(page.getByText('ส่งมอบแล้ว 1 จาก 1 ชิ้น')).toBeVisible();
    await other.getByRole('button', { name: 'ส่งมอบ 1 ชิ้น' }).click();
    await expect(
      other.getByText(/ส่งมอบให้ คนแรก แล้วเมื่อ .*\d\d:\d\d.* โดย สมพร น้ำใจงาม/),
    ).toBeVisible();
  },
);
