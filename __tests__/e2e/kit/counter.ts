import { expect, type Page } from '@playwright/test';

export const form = (page: Page) => page.getByRole('form', { name: 'พัสดุที่รับเข้า' });
export const unit = (page: Page) => form(page).getByRole('combobox', { name: 'ห้อง/บ้าน' });
export const tracking = (page: Page) => form(page).getByRole('textbox', { name: 'เลขติดตาม' });
export const received = (page: Page) =>
  page.getByRole('region', { name: 'รับเข้ารอบนี้' }).getByRole('listitem');
export const waiting = (page: Page) => page.getByText(/^รอส่ง \d+ รายการ/);
export const refused = (page: Page) =>
  page.getByRole('region', { name: 'บันทึกไม่ได้ ต้องตรวจสอบ' }).getByRole('listitem');

/** Numbers of their own for each story. */
let last = Math.floor(Math.random() * 9_000_000_000);
export const newCode = () => `KEX9${String(last++).padStart(10, '0')}`;

/** Keys that a person presses; what the scanner types is not counted. */
export class Hand {
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

export const scan = async (page: Page, code: string) => {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};

/** From the empty form to the number's field: the unit, or F7 for the same again. */
export async function chooseUnit(page: Page, hand: Hand, number: string | null) {
  await expect(unit(page)).toBeFocused();
  if (number) await hand.type(number);
  await hand.press(number ? 'Enter' : 'F7');
  await expect(tracking(page)).toBeFocused();
}

/** Receives one parcel, of a unit or of the same unit again. */
export async function receive(
  page: Page,
  number: string | null,
  code: string,
  hand = new Hand(page),
) {
  const before = await received(page).count();
  await chooseUnit(page, hand, number);
  await scan(page, code);
  await expect(received(page)).toHaveCount(before + 1);
}

/** Types what cannot be sent now. */
export async function typeOffline(page: Page, number: string | null, code: string) {
  const before = Number(/\d+/.exec((await waiting(page).allInnerTexts())[0] ?? '')?.[0] ?? 0);
  await chooseUnit(page, new Hand(page), number);
  await scan(page, code);
  await expect(waiting(page)).toContainText(`รอส่ง ${before + 1} รายการ`);
}

/** Where parcels are handed over: what was found. */
export const found = (page: Page) => page.getByRole('region', { name: 'พัสดุที่พบ' });
export const findField = (page: Page) =>
  page.getByLabel('สแกน QR เลขพัสดุ เลขติดตาม หรือพิมพ์เลขห้องหรือชื่อ');
export const find = async (page: Page, typed: string) => {
  await findField(page).fill(typed);
  await page.keyboard.press('Enter');
};
export const ticked = (page: Page) =>
  found(page).getByRole('checkbox', { name: /^เลือก R/, checked: true });
