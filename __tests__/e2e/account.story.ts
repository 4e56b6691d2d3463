import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { password } from '@tests/e2e/kit/accounts';
import { chooseInMenu } from '@tests/e2e/kit/menu';
import { choosePassword, newcomer } from '@tests/e2e/kit/newcomer';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';
import { lettersTo } from '@tests/kit/letters';

const outbox = resolve('.cache/e2e/outbox');
/** Of an account that no other story knows: its sessions end here, and its password changes. */
let email: string;

story.describe.configure({ mode: 'serial' });

async function signIn(page: Page, secret: string) {
  await page.goto('/login');
  await page.getByLabel('ชื่อผู้ใช้หรืออีเมล').fill(email);
  await page.getByLabel('รหัสผ่าน').fill(secret);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^สวัสดี/ })).toBeVisible();
}

/** Going on there ends at the sign-in; it may have heard of it, and be there already. */
async function isSignedOut(page: Page) {
  const told = page.waitForURL(/\/login(\?|$)/);
  const goesOn = chooseInMenu(page, 'นิติบุคคล', 'อีเมลรับรายงาน').catch(() => {});
  await Promise.race([told, goesOn]);
  await told;
}

story(
  'a forgotten password is set anew by the link of an e-mail, once',
  async ({ page, otherPage, asking, watch }) => {
    watch.expectStatus(410);
    const invited = await newcomer(await asking('admin'), 'finance');
    email = invited.email;
    const guest = await otherPage();
    await choosePassword(guest, invited.invitation?.link ?? '', password);
    await guest.close();
    await page.goto('/login');
    await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
    await expect(page).toHaveURL(/\/resetpassword$/);
    const field = page.getByLabel('อีเมล');
    const send = page.getByRole('button', { name: 'ส่งลิงก์' });
    await send.click();
    await expect(field).toHaveAccessibleDescription('กรุณากรอกข้อมูล');
    await field.fill('new@');
    await send.click();
    await expect(field).toHaveAccessibleDescription('รูปแบบอีเมลไม่ถูกต้อง');
    await expect(field).toHaveValue('new@');
    const before = await lettersTo(outbox, email, 0);
    await field.fill(email);
    await send.click();
    await expect(page.getByRole('heading', { name: 'ตรวจสอบอีเมลของคุณ' })).toBeVisible();

    const link = (await lettersTo(outbox, email, before.length + 1)).at(-1)?.link ?? '';
    const path = link.replace(/^https?:\/\/[^/]+/, '');
    const token = path.split('#')[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    const phone = await otherPage(undefined, { viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    phone.on('request', (request) => asked.push(request.url()));
    const document = await phone.goto(`/mb${path}`);
    expect(document?.headers()['referrer-policy']).toBe('no-referrer');
    const secret = phone.getByLabel('รหัสผ่านใหม่');
    await expect(secret).toHaveAttribute('autocomplete', 'new-password');
    await expect(phone).toHaveURL(/\/mb\/resetpassword$/);
    expect(await phone.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
    await secret.fill('short');
    await phone.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click();
    await expect(secret).toHaveAccessibleDescription('ต้องมีอย่างน้อย 8 ตัวอักษร');
    await expect(secret).toHaveValue('short');
    await secret.fill('first-new-password');
    await phone.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click();
    await expect(phone).toHaveURL(/\/mb\/resetpassword\/done$/);
    expect(asked.filter((url) => url.includes(token))).toEqual([]);

    // In the tab that is still open: the same page, only behind the `#`.
    await page.goto(path);
    await page.getByLabel('รหัสผ่านใหม่').fill('second-new-password');
    await page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click();
    await expect(page.locator('form').getByRole('alert')).toContainText('ลิงก์นี้ใช้ไปแล้ว');
    await page.getByRole('button', { name: 'ขอลิงก์ใหม่' }).click();
    await expect(field).toBeVisible();

    await phone.getByRole('link', { name: 'เข้าสู่ระบบ' }).click();
    await signIn(phone, 'first-new-password');
  },
);

story(
  'a changed password keeps this browser signed in, and no other',
  async ({ page, otherPage, watch }) => {
    watch.expectStatus(401);
    watch.expectStatus(400);
    await signIn(page, 'first-new-password');
    const elsewhere = await otherPage();
    await signIn(elsewhere, 'first-new-password');

    await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
    await page.getByRole('link', { name: 'ตั้งค่าบัญชีผู้ใช้' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'อุปกรณ์นี้' })).toContainText('Chrome');
    const old = page.getByLabel('รหัสผ่านเดิม');
    const change = page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' });
    await old.fill('not-the-password');
    await page.getByLabel('รหัสผ่านใหม่').fill(password);
    await change.click();
    await expect(old).toHaveAccessibleDescription('รหัสผ่านเดิมไม่ถูกต้อง');
    await expect(page.getByLabel('รหัสผ่านใหม่')).toHaveValue(password);
    await old.fill('first-new-password');
    await change.click();
    await expect(page.getByText('เปลี่ยนรหัสผ่านเรียบร้อยแล้ว')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Chrome' })).toHaveCount(1);

    await page.reload();
    await expect(page.getByText(email)).toBeVisible();
    await isSignedOut(elsewhere);
  },
);

story('another device is signed out from here', async ({ page, otherPage, watch }) => {
  watch.expectStatus(401);
  await signIn(page, password);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
  const elsewhere = await otherPage(undefined, { userAgent: agent });
  await signIn(elsewhere, password);
  await page.goto('/settings');
  const row = page.getByRole('row').filter({ hasText: 'Firefox บน Linux' });
  await row.getByRole('button', { name: /^ออกจากระบบ/ }).click();
  await answer(page, 'ออกจากระบบ');
  await expect(row).toHaveCount(0);
  await isSignedOut(elsewhere);
});

story(
  'a new name is in the header at once; the language goes with the account',
  async ({ page, otherPage }) => {
    await signIn(page, password);
    await page.goto('/settings');
    const name = page.getByLabel('ชื่อ-นามสกุล');
    const before = await name.inputValue();
    await name.fill('การเงิน คนใหม่');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await expect(page.getByRole('button', { name: /การเงิน คนใหม่$/ })).toBeVisible();
    const language = page.getByRole('combobox', { name: /^(ภาษา|Language|语言)$/ });
    const inHeader = page.getByRole('banner').getByRole('button', { name: 'English' });
    await inHeader.click();
    await expect(language).toHaveValue('en');
    await language.selectOption('ไทย');
    await expect(inHeader).toHaveAttribute('aria-pressed', 'false');
    await language.selectOption('English');
    await expect(inHeader).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Account of การเงิน คนใหม่' })).toBeVisible();

    // A browser in which no language was chosen.
    const elsewhere = await otherPage(undefined, { storageState: { cookies: [], origins: [] } });
    await elsewhere.goto('/login');
    await elsewhere.getByLabel('ชื่อผู้ใช้หรืออีเมล').fill(email);
    await elsewhere.getByLabel('รหัสผ่าน').fill(password);
    await elsewhere.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    await expect(elsewhere.getByRole('button', { name: 'News and content' })).toBeVisible();

    await page.getByLabel('Full name').fill(before);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await language.selectOption('ไทย');
    await expect(page.getByRole('heading', { name: 'ตั้งค่าบัญชีผู้ใช้' })).toBeVisible();
  },
);
