import type { Locator } from '@playwright/test';

/** Chooses what can be done with a row or a record: a button or link behind its three dots. */
export async function choose(of: Locator, deed: string | RegExp): Promise<void> {
  await of.getByRole('button', { name: /^(ทำกับ .*|เพิ่มเติม)$/ }).click();
  const menu = of.locator('[popover]');
  const named = { name: deed, exact: typeof deed === 'string' };
  await menu.getByRole('button', named).or(menu.getByRole('link', named)).click();
}

/** Leaves a dialog by the button at its foot, which does nothing. */
export async function leave(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'ปิด', exact: true }).last().click();
}
