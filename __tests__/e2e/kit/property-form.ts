import type { Page } from '@playwright/test';

/** A code that no property has yet, also where the story is at its second try. */
export const someCode = () =>
  Array.from({ length: 3 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join(
    '',
  );

/** Adds a property by the form of the list that is open; a condominium unless another kind is chosen. */
export async function addProperty(page: Page, name: string, code: string, kind?: string) {
  const dialog = page.getByRole('dialog');
  async function choose(label: string, part: string, place: string) {
    await dialog.getByRole('combobox', { name: label }).fill(part);
    await page.locator('.ant-select-item-option').filter({ hasText: place }).first().click();
  }
  await page.getByRole('button', { name: 'เพิ่มโครงการ', exact: true }).first().click();
  await dialog.getByLabel('ชื่อโครงการ (ไทย)').fill(name);
  await dialog.getByLabel('ชื่อโครงการ (อังกฤษ)').fill(`Kratae ${code}`);
  await dialog.getByLabel('รหัสโครงการ').fill(code);
  if (kind) {
    await dialog.getByRole('combobox', { name: 'ประเภทโครงการ' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: kind }).click();
  }
  await choose('จังหวัด', 'กรุงเทพ', 'กรุงเทพมหานคร');
  await choose('อำเภอ/เขต', 'คลองเตย', 'คลองเตย');
  await choose('ตำบล/แขวง', 'พระโขนง', 'พระโขนง');
  await choose('รหัสไปรษณีย์', '', '10260');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
}
