import type { Locator, Page } from '@playwright/test';

/** An entry of the menu, whose group is opened where it is not. */
export async function menuEntry(page: Page, group: string, entry: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  const opener = menu.getByRole('button', { name: group, exact: true });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  return menu.getByRole('link', { name: entry, exact: true });
}

/** Chooses an entry of the menu. */
export async function chooseInMenu(page: Page, group: string, entry: string): Promise<void> {
  await (await menuEntry(page, group, entry)).click();
}

/** Chooses a screen in the menu that the person's name opens. */
export async function chooseInAccountMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^บัญชีผู้ใช้/ }).click();
  await page.getByRole('link', { name: entry, exact: true }).click();
}
