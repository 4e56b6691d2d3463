import type { Page } from '@playwright/test';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'manager', viewport: { width: 390, height: 844 }, hasTouch: true });

const opener = (page: Page) => page.getByRole('button', { name: 'เปิดเมนู' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลัก' });
const current = (page: Page) => menu(page).locator('[aria-current=page]');

story('the menu opens 300 px high and marks where one is', async ({ page }) => {
  await page.goto('/report-emails');
  await expect(menu(page)).toBeHidden();
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
  const box = await page.locator('#mobile-menu').boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390, height: 300 });
  await expect(current(page)).toHaveText('อีเมลรับรายงาน');

  await page.getByRole('button', { name: 'ปิดเมนู' }).tap();
  await expect(menu(page)).toBeHidden();
});

story('Escape closes the menu', async ({ page }) => {
  await page.goto('/report-emails');
  await opener(page).tap();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

story('a submenu opens and closes, and the chosen entry closes the menu', async ({ page }) => {
  await page.goto('/');
  await opener(page).tap();
  const group = menu(page).getByRole('button', { name: 'พัสดุ' });
  const entry = menu(page).getByRole('link', { name: 'รายการพัสดุ' });
  await expect(entry).toBeHidden();
  await group.tap();
  await expect(entry).toBeVisible();
  await expect(menu(page).locator('[aria-expanded=true]')).toHaveCount(1);
  await group.tap();
  await expect(entry).toBeHidden();

  await group.tap();
  await entry.tap();
  await expect(page).toHaveURL(/\/parcels$/);
  await expect(menu(page)).toBeHidden();
  await opener(page).tap();
  await expect(current(page)).toHaveText('รายการพัสดุ');
});
