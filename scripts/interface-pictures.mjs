// Takes the pictures of docs/interface.md and of the README from a started demo portal:
// node scripts/interface-pictures.mjs [address]. The browser is that of the stories. It adds a record to the demo and deletes it again.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openChromium } from './chromium.mjs';
import { root } from './root.mjs';

const base = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = join(root, 'docs/interface');
const password = 'niti-demo-2569';
/** What moves in has come to rest, ms. */
const settled = 700;
const name = 'คุณตัวอย่าง ของคู่มือ';

mkdirSync(folder, { recursive: true });

async function signedIn(browser, width, height) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  });
  const { csrfToken } = await (await context.request.get(`${base}/api/auth/csrf`)).json();
  const form = { csrfToken, key: 'manager@niti.example', password, json: 'true' };
  await context.request.post(`${base}/api/auth/callback/credentials`, { form });
  return context;
}

/** The picture of a place on the screen, or of what the window shows. */
async function take(page, file, place) {
  const png = await (place ?? page).screenshot();
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(join(folder, `${file}.webp`));
}

const press = (place, label) => place.getByRole('button', { name: label }).click();
const dialog = (page) => page.getByRole('dialog').last();
const row = (page) => page.getByRole('row').filter({ hasText: name });

/** Chooses what stands behind the three dots of a row. */
async function choose(of, label) {
  await of.getByRole('button', { name: /^ทำกับ / }).click();
  await press(of.locator('[popover]'), label);
}

const browser = await openChromium();
try {
  const context = await signedIn(browser, 1100, 720);
  const page = await context.newPage();

  await page.goto(`${base}/report-emails`);
  await page.getByRole('table').waitFor();
  await take(page, 'list');

  await press(page, 'เพิ่มผู้รับรายงาน');
  await press(dialog(page), 'บันทึก');
  await page.getByText('กรุณากรอก').first().waitFor();
  await take(page, 'record-form', dialog(page));
  await dialog(page).getByRole('textbox', { name: 'ชื่อผู้รับ' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'อีเมล' }).fill('guide@rmn.example');
  await press(dialog(page), 'บันทึก');
  await row(page).waitFor();

  const other = await context.newPage();
  await other.setViewportSize({ width: 1100, height: 900 });
  await other.goto(`${base}/report-emails`);
  for (const one of [page, other]) await choose(row(one), /^แก้ไข/);
  await dialog(page).getByRole('textbox', { name: 'อีเมล' }).fill('guide2@rmn.example');
  await press(dialog(page), 'บันทึก');
  await row(page).filter({ hasText: 'guide2' }).waitFor();
  await dialog(other).getByRole('textbox', { name: 'ชื่อผู้รับ' }).fill(`${name} 2`);
  await press(dialog(other), 'บันทึก');
  await dialog(other).getByRole('alert').getByRole('group').first().waitFor();
  await take(other, 'conflict', dialog(other));
  await other.close();

  await choose(row(page), /^ลบ/);
  await take(page, 'confirm', dialog(page));
  await press(dialog(page), 'ลบ');
  await row(page).waitFor({ state: 'detached' });

  await page.goto(`${base}/holidays`);
  await press(page, 'เพิ่มวันหยุด');
  await press(dialog(page), 'เปิดปฏิทิน');
  await page.locator('.ant-picker-dropdown').waitFor();
  await page.waitForTimeout(settled);
  await take(page, 'day-input');

  await page.goto(`${base}/news/create`);
  await page.locator('[contenteditable=true]').first().waitFor();
  await take(page, 'content-form');

  await page.goto(`${base}/settings`);
  await page.getByRole('heading', { name: 'รหัสผ่าน' }).scrollIntoViewIfNeeded();
  await take(page, 'plain-form');

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, file] of [
    ['/', 'home'],
    ['/parcels', 'parcels'],
  ]) {
    await page.goto(base + path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settled);
    await take(page, `../${file}`);
  }

  const phone = await (await signedIn(browser, 390, 700)).newPage();
  await phone.goto(`${base}/phone-directory`);
  await phone.getByRole('table').waitFor();
  await choose(phone.getByRole('row').nth(1), /^ลบ/);
  await dialog(phone).waitFor();
  await take(phone, 'confirm-phone');
} finally {
  await browser.close();
}
