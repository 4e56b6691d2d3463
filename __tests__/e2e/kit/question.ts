import { expect, type Page } from '@playwright/test';

/** The portal's own question over the screen. */
export const question = (page: Page) => page.locator('[data-question]').getByRole('dialog');

/** Answers the question by the button of that name, after it has said the words. */
export async function answer(page: Page, button: string, words?: string | RegExp): Promise<void> {
  if (words) await expect(question(page)).toContainText(words);
  await question(page).getByRole('button', { name: button, exact: true }).click();
  await expect(question(page)).toHaveCount(0);
}
