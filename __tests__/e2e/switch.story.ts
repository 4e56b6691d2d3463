import { signInState } from '@tests/e2e/kit/accounts';
import { chooseInMenu } from '@tests/e2e/kit/menu';
import { portalAddress } from '@tests/e2e/kit/portal-address';
import { expect, story } from '@tests/e2e/kit/story';

/** A sign-in of this story alone: the shared one must stay where it is. */
story.beforeEach(async ({ context, playwright }, { title }) => {
  const request = await playwright.request.newContext({ baseURL: portalAddress() });
  const { cookies } = await signInState(request, title.startsWith('staff') ? 'manager' : 'admin');
  await context.addCookies(cookies);
  await request.dispose();
});

story('a platform admin enters a property and comes back to the main admin', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
  await expect(page.getByRole('button', { name: 'กลับสู่ส่วนกลาง' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const row = page.getByRole('row').filter({ hasText: 'STP' });
  await row.getByRole('button', { name: /^เข้าโครงการ/ }).click();
  await expect(page.getByRole('complementary', { name: 'กำลังทำงานภายในโครงการ' })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await chooseInMenu(page, 'นิติบุคคล', 'อีเมลรับรายงาน');
  await expect(page.getByRole('table')).toBeVisible();

  await page.getByRole('button', { name: /^บัญชีผู้ใช้ .*/ }).click();
  const entry = page.locator('#account-menu').getByRole('button', { name: 'กลับสู่ส่วนกลาง' });
  await entry.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('table', { name: 'โครงการทั้งหมด' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'พัสดุ', exact: true })).toHaveCount(0);
});

story(
  'staff of two properties change between them, and another tab says that it is left behind',
  async ({ page, context, watch }) => {
    watch.expectStatus(409);
    await page.goto('/report-emails');
    const other = await context.newPage();
    await other.goto('/');
    const choose = other.getByRole('button', { name: /เปลี่ยนโครงการ$/ });
    const before = await choose.textContent();
    await choose.click();
    const choices = other.getByRole('list', { name: 'โครงการของคุณ' }).getByRole('button');
    await expect(choices).toHaveCount(2);
    await choices.filter({ hasText: 'STP' }).click();
    await expect(choose).not.toHaveText(before ?? '');

    await page.bringToFront();
    const left = page.getByRole('dialog', { name: /คุณย้ายไปทำงานที่อื่นแล้ว$/ });
    await expect(left).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(left).toBeVisible();
    await left.getByRole('button', { name: 'โหลดหน้าใหม่' }).click();
    await expect(page.getByRole('button', { name: /เปลี่ยนโครงการ$/ })).not.toHaveText(before ?? '');
    await expect(left).toHaveCount(0);
  },
);
