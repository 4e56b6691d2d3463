import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { sticksOut } from '@tests/e2e/kit/look';
import { choosePassword } from '@tests/e2e/kit/newcomer';
import { answer } from '@tests/e2e/kit/question';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'admin' });

const chosen = 'namwan-kadeuk-2569';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const receiveEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name: 'รับพัสดุเข้า' });

async function save(page: Page) {
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await expect(dialog(page)).toBeHidden();
}

async function pick(page: Page, name: string, option: string) {
  await dialog(page).getByRole('combobox', { name, exact: true }).click();
  const options = page.locator('.ant-select-item-option').filter({ visible: true });
  await options.filter({ hasText: option }).click();
}

async function addRole(page: Page, name: string) {
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: 'เพิ่มบทบาท' }).click();
  await field(page, 'ชื่อบทบาท').fill(name);
  await field(page, 'พัสดุ: ดู').check();
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'พัสดุ: เพิ่ม')).toBeFocused();
  await page.keyboard.press('Space');
  await save(page);
  await expect(row(page, name)).toContainText('พัสดุ');
}

const nameOf = (username: string) => `คุณน้ำหวาน ${username}`;

async function invite(page: Page, username: string, role: string) {
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'เชิญเจ้าหน้าที่' }).click();
  await field(page, 'ชื่อ-นามสกุล').fill(nameOf(username));
  await field(page, 'อีเมล').fill(`${username}@rmn.example`);
  const send = dialog(page).getByRole('button', { name: 'ส่งคำเชิญ' });
  await send.click();
  await expect(dialog(page).getByText('กรุณาเลือกโครงการหรือบทบาทส่วนกลาง')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'เพิ่มโครงการ' }).click();
  await pick(page, 'โครงการที่ 1', 'ริมน้ำ');
  await pick(page, 'บทบาทในโครงการที่ 1', role);
  await send.click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, nameOf(username))).toContainText(role);
  await expect(row(page, nameOf(username))).toContainText('เชิญแล้ว');
}

/** Invites somebody, who chooses a password by the link that is shown this once, and is in. */
async function addPerson(page: Page, guest: Page, username: string, role: string) {
  await invite(page, username, role);
  await choosePassword(guest, await page.getByRole('code').innerText(), chosen);
}

async function receive(page: Page, tracking: string) {
  const form = page.getByRole('form', { name: 'พัสดุที่รับเข้า' });
  const unit = form.getByRole('combobox', { name: 'ห้อง/บ้าน' });
  await expect(unit).toBeFocused();
  await unit.fill('A-0101');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: /^ผู้รับ/ })).not.toHaveValue('');
  await page.keyboard.press('Enter');
  await form.getByRole('textbox', { name: /^เลขติดตาม/ }).fill(tracking);
  await page.keyboard.press('Enter');
}

async function setReceiving(page: Page, role: string, on: boolean) {
  await page.goto('/admin/roles');
  await choose(row(page, role), /^แก้ไข/);
  await field(page, 'พัสดุ: เพิ่ม').setChecked(on);
  await save(page);
}

story(
  'what is taken from a role is refused to its holder at once, and works when given back',
  async ({ page, otherPage, watch }) => {
    watch.expectStatus(400);
    watch.expectStatus(403);
    // A second try meets what the first left.
    const username = `namwan${Date.now()}`;
    const role = `เคาน์เตอร์กะดึก ${username}`;
    await addRole(page, role);
    const counter = await otherPage();
    await addPerson(page, counter, username, role);
    await counter.goto('/parcels/receive');
    await page.goto(`/admin/staff?keywords=${username}`);
    await expect(row(page, nameOf(username))).not.toContainText('เชิญ');
    await expect(receiveEntry(counter)).toBeVisible();

    // Told where they are, without a reload.
    await setReceiving(page, role, false);
    await expect(counter.getByRole('heading', { level: 1 })).toHaveText('คุณไม่มีสิทธิ์เข้าหน้านี้');
    await expect(receiveEntry(counter)).toHaveCount(0);
    // No page of theirs is open to hear of it.
    await counter.goto('about:blank');
    await setReceiving(page, role, true);
    await counter.goto('/parcels/receive');
    await expect(receiveEntry(counter)).toBeVisible();
    await receive(counter, `SPXTH${Date.now()}`);
    await expect(counter.getByText(/^รับเข้าแล้ว/)).toContainText('A-0101');

    await page.goto('/admin/audit?entity=role');
    const line = row(page, 'แก้ไข').first();
    await expect(line).toContainText('พัสดุ (เพิ่ม)');
    await line.getByRole('button', { name: 'ดูทั้งหมดที่เปลี่ยน' }).click();
    await expect(page.locator('tbody dl').first()).toContainText('พัสดุ (เพิ่ม)');
  },
);

story('nobody switches off their own account', async ({ page, watch }) => {
  watch.expectStatus(409);
  await page.goto('/admin/staff?keywords=admin%40niti');
  const own = row(page, 'admin@niti.example');
  await choose(own, /^ปิดใช้งาน/);
  await answer(page, 'ปิดใช้งาน');
  await expect(page.getByText('ทำรายการนี้กับบัญชีของตนเองไม่ได้')).toBeVisible();
  await expect(own.locator('td').first()).not.toContainText('ปิดใช้งาน');
});

story('who has left is erased, after it was said what of them stays', async ({ page, watch }) => {
  watch.expectStatus(400);
  const username = `leaves${Date.now()}`;
  await invite(page, username, 'การเงิน');
  await page.goto(`/admin/staff?keywords=${username}`);
  const own = row(page, nameOf(username));
  await choose(own, /^ปิดใช้งาน/);
  await answer(page, 'ปิดใช้งาน');
  await choose(own, /^ลบข้อมูลตามคำขอ/);
  await expect(dialog(page)).toContainText('บัญชีเจ้าหน้าที่และคำเชิญ');
  await expect(dialog(page)).toContainText('อีเมลนี้ใช้เปิดบัญชีใหม่ได้');
  await field(page, 'เหตุผล').fill('ลาออก');
  await dialog(page).getByRole('button', { name: 'ลบข้อมูลตามคำขอ' }).click();
  await expect(page.getByText(/ต่อไปเรียกว่า “อดีตเจ้าหน้าที่ \d+”/)).toBeVisible();
  await expect(own).toHaveCount(0);
});

story('no form of the admin system is wider than its window', async ({ page }) => {
  for (const [address, open] of [
    ['/admin/roles', 'เพิ่มบทบาท'],
    ['/admin/staff', 'เชิญเจ้าหน้าที่'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    await page.getByRole('button', { name: open }).click();
    await expect(dialog(page)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sticksOut(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});
