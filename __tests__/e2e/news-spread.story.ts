import type { Page, Response } from '@playwright/test';
import { signInAfresh } from '@tests/e2e/kit/own-session';
import { expect, story } from '@tests/e2e/kit/story';
import sharp from 'sharp';
import { bangkok } from '@/portal/kit/text/dates';

const state = (page: Page) => page.getByRole('main').getByRole('region', { name: 'สถานะ' });
const toast = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

/** How much news the landing screen says that its person has not read. */
async function unreadOf(page: Page): Promise<number> {
  const figure = page.getByRole('link', { name: /ยังไม่ได้อ่าน$/ });
  return Number((await figure.innerText()).replace(/\D/g, ''));
}

/** Resolves once the page hears its property's channel. */
async function hearing(page: Page, path: string) {
  const heard = page.waitForResponse(/notifications\/after\?after=/);
  await page.goto(path);
  await heard;
}

/** A manager of two properties, at the second one, by a session of this story's own. */
async function toSathorn(page: Page) {
  await signInAfresh(page.context(), 'manager');
  await page.goto('/');
  const choose = page.getByRole('button', { name: /เปลี่ยนโครงการ$/ });
  await choose.click();
  await page
    .getByRole('list', { name: 'โครงการของคุณ' })
    .getByRole('button', { name: /STP/ })
    .click();
  await expect(choose).toContainText('สาทรเพลส');
}

/** A platform admin inside that property, as another person there. */
async function enterSathorn(page: Page) {
  await signInAfresh(page.context(), 'admin');
  await page.goto('/');
  const row = page.getByRole('row').filter({ hasText: 'STP' });
  await row.getByRole('button', { name: /^เข้าโครงการ/ }).click();
  await expect(page.getByRole('complementary', { name: 'กำลังทำงานภายในโครงการ' })).toBeVisible();
}

/** Sets the next minute; where that has passed before it was sent, the one after. */
async function scheduleSoon(page: Page) {
  await state(page).getByRole('button', { name: 'ตั้งเวลาเผยแพร่' }).click();
  const form = page.getByRole('dialog', { name: 'ตั้งเวลาเผยแพร่' });
  let answer: Response;
  do {
    const at = bangkok(Math.ceil(Date.now() / 60_000) * 60_000);
    await form.getByLabel('วันที่').fill(at.format('DD/MM/YYYY'));
    await form.getByLabel('เวลา', { exact: true }).fill(at.format('HH:mm'));
    [answer] = await Promise.all([
      page.waitForResponse(/\/news\/publish-state$/),
      form.getByRole('button', { name: 'ตั้งเวลาเผยแพร่' }).click(),
    ]);
  } while (!answer.ok());
}

const picture = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#0b6b58' } })
    .png()
    .toBuffer();

async function write(page: Page, title: string) {
  await page.goto('/news');
  await page.getByRole('main').getByRole('link', { name: 'เขียนข่าว' }).click();
  const form = page.getByRole('form', { name: 'เขียนข่าว' });
  await form.getByRole('radio', { name: /^ข่าวด่วน/ }).check();
  for (const [language, words] of [
    ['ไทย', [title, 'ปิดถนนหน้าโครงการ 18.00-20.00 น.']],
    ['อังกฤษ', [`Flood ${title}`, 'The road is closed 18:00-20:00.']],
    ['จีน', [`水浸 ${title}`, '道路封闭 18:00-20:00。']],
  ] as const) {
    await form.getByRole('tab', { name: new RegExp(language) }).click();
    await form.getByRole('textbox', { name: `หัวข้อ (${language})` }).fill(words[0]);
    await form.getByRole('textbox', { name: `เนื้อหา (${language})` }).fill(words[1]);
  }
  const chooseIn = (group: string) =>
    form.getByRole('group', { name: group }).locator('input[type=file]').first();
  await chooseIn('ภาพปก').setInputFiles({
    ...{ name: 'flood.png', mimeType: 'image/png', buffer: await picture() },
  });
  await page.getByRole('dialog').getByRole('button', { name: 'ใช้ภาพนี้' }).click();
  await expect(form.getByRole('img', { name: 'ภาพปก' })).toBeVisible();
  await chooseIn('ไฟล์แนบ').setInputFiles({
    ...{ name: 'ทางเลี่ยง.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
  });
  await expect(form.getByText('ส่ง ทางเลี่ยง.pdf แล้ว')).toBeAttached();
  await form.getByRole('button', { name: 'บันทึกฉบับร่าง' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

story(
  'emergency news in three languages reaches its property, is read there, and nowhere else',
  async ({ page, otherPage, watch }) => {
    // Up to a minute of it passes until the timer's turn.
    story.setTimeout(300_000);
    // What a page asks while its person goes to another property is refused.
    watch.expectStatus(409);
    // A minute that has passed by the time it is sent is refused too.
    watch.expectStatus(400);
    const title = `น้ำท่วมถนน ${Date.now()}`;
    const reader = await otherPage();
    const elsewhere = await otherPage('counter');
    await toSathorn(page);
    await enterSathorn(reader);
    await hearing(elsewhere, '/parcels');

    await write(page, title);
    const address = new URL(page.url()).pathname;
    const phone = page.getByRole('region', { name: 'ตัวอย่างที่ผู้พักอาศัยเห็น' });
    await expect(phone).toContainText('ปิดถนนหน้าโครงการ');
    await page.getByRole('button', { name: '中文' }).last().click();
    await expect(phone).toContainText('道路封闭');
    await expect(phone.getByRole('link', { name: 'ทางเลี่ยง.pdf' })).toBeVisible();

    await reader.goto(address);
    await state(reader).getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    await reader.getByRole('dialog').getByRole('button', { name: 'อนุมัติ' }).click();
    await expect(state(page)).toContainText(/กฤษณะ วรรณประเสริฐ อนุมัติเมื่อ/);
    await hearing(reader, '/');
    const unread = await unreadOf(reader);

    await scheduleSoon(page);
    // Nobody presses anything: its minute comes. Under the pointer the popup stays.
    await toast(reader, title).hover({ timeout: 150_000 });
    await expect.poll(() => unreadOf(reader)).toBe(unread + 1);
    await expect(state(page)).toContainText('เผยแพร่เมื่อ');
    await page.getByRole('main').getByRole('link', { name: 'ประวัติ' }).click();
    const bySystem = page.getByRole('main').getByRole('listitem').filter({ hasText: 'ระบบ' });
    await expect(bySystem).toContainText('เผยแพร่แล้ว');

    await toast(reader, title).getByRole('button').first().click();
    await expect(reader).toHaveURL(new RegExp(`${address}$`));
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'ผู้อ่าน' }).click();
    await expect(main.getByRole('row').filter({ hasText: 'กฤษณะ วรรณประเสริฐ' })).toBeVisible();
    await reader.goto('/');
    expect(await unreadOf(reader)).toBe(unread);
    await reader.getByRole('button', { name: /^ค้นหา/ }).click();
    await reader.getByRole('combobox', { name: 'ค้นหาและเปิดหน้าจอ' }).fill(title);
    await reader.getByRole('option').filter({ hasText: title }).click();
    await expect(reader).toHaveURL(new RegExp(`${address}$`));

    await expect(toast(elsewhere, title)).toHaveCount(0);
    await elsewhere.goto(`/news?keywords=${encodeURIComponent(title)}`);
    await expect(elsewhere.getByText('ไม่พบรายการที่ตรงกับตัวกรอง')).toBeVisible();
    watch.expectStatus(404);
    await elsewhere.goto(address);
    await expect(elsewhere.getByText('ไม่พบข่าวนี้')).toBeVisible();
  },
);
