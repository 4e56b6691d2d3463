import type { Page } from '@playwright/test';
import { receiveAt } from '@tests/e2e/kit/parcels';
import { expect, story } from '@tests/e2e/kit/story';
import { typeInThai } from '@tests/e2e/kit/thai-scanner';

story.use({ as: 'counter' });

/** The keys of a0406 under a Thai layout. */
const inThai = 'ฟจภจุ';
const writings = ['a0406', 'A0406', 'A-๐๔๐๖', 'a๐๔๐๖'];

const rows = (page: Page) => page.getByRole('main').locator('tbody tr');
const unitsShown = async (page: Page) =>
  new Set((await rows(page).allInnerTexts()).map((row) => /[AB]-\d{4}/.exec(row)?.[0]));

async function onlyOurs(page: Page) {
  await expect(async () => {
    expect(await unitsShown(page)).toEqual(new Set(['A-0406']));
  }).toPass();
}

story('a unit is found in the list however its number is written', async ({ page }) => {
  await receiveAt(page, 'A-0406', 'ผู้รับชั้นสี่');
  await page.goto('/parcels');
  const box = page.getByRole('main').getByRole('searchbox');
  for (const typed of writings) {
    await box.fill(typed);
    await expect(page).toHaveURL(`/parcels?${new URLSearchParams({ keywords: typed })}`);
    await onlyOurs(page);
  }
  await box.fill('');
  await box.focus();
  await typeInThai(page, inThai);
  await expect(box).toHaveValue(inThai);
  await onlyOurs(page);
  // A word that is Thai is taken for one.
  await box.fill('ผู้รับชั้นสี่');
  await onlyOurs(page);
});

story('and in the palette, which opens it', async ({ page }) => {
  await page.goto('/parcels');
  const palette = page.getByRole('dialog', { name: 'ค้นหาและเปิดหน้าจอ' });
  for (const type of [
    ...writings.map((typed) => () => page.keyboard.insertText(typed)),
    () => typeInThai(page, inThai),
  ]) {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible();
    await type();
    await palette
      .getByRole('option', { name: /^A-0406/ })
      .first()
      .click();
    await expect(palette).toHaveCount(0);
    await expect(page).toHaveURL(/\/parcels\/handover\?unit=A-0406$/);
  }
});
