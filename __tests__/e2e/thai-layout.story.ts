import {
  chooseUnit,
  findField,
  form,
  found,
  Hand,
  newCode,
  receive,
  received,
  ticked,
  tracking,
  unit,
} from '@tests/e2e/kit/counter';
import { expect, story } from '@tests/e2e/kit/story';
import { scanInThai, typeInThai } from '@tests/e2e/kit/thai-scanner';

story.use({ as: 'counter' });

story('a unit and a scan under a Thai layout are the same numbers', async ({ page }) => {
  await page.goto('/parcels/receive');
  await expect(unit(page)).toBeFocused();
  // The keys of a0305.
  await typeInThai(page, 'ฟจ-จถ');
  await page.keyboard.press('Enter');
  await expect(tracking(page)).toBeFocused();
  await expect(unit(page)).toHaveValue('A-0305');
  await scanInThai(page, 'EX123456785TH');
  await expect(received(page)).toContainText('ไปรษณีย์ไทย EX123456785TH');

  // A number of two carriers is answered by the key of its digit, 6.
  await chooseUnit(page, new Hand(page), null);
  await scanInThai(page, 'TH98765432101B');
  await expect(form(page).getByRole('radio', { name: /ไปรษณีย์ไทย/ })).toBeFocused();
  await typeInThai(page, 'ุ');
  await expect(received(page).first()).toContainText('Lazada (LEX) TH98765432101B');
});

story(
  'a number scanned into the unit’s field is the parcel’s, in either layout',
  async ({ page }) => {
    await page.goto('/parcels/receive');
    const code = newCode();
    await expect(unit(page)).toBeFocused();
    await scanInThai(page, code);
    await expect(tracking(page)).toHaveValue(code);
    await expect(unit(page)).toHaveValue('');
    await expect(form(page).getByRole('radio', { name: /KEX/ })).toBeChecked();
    // A person's name is still a name.
    await unit(page).pressSequentially('สม');
    await expect(form(page).getByRole('option').first()).toContainText('สม');
  },
);

story('at the hand-over, on the shelf and in the palette as well', async ({ page }) => {
  await page.goto('/parcels/receive');
  const code = newCode();
  await receive(page, 'a0308', code);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'ค้นหาและเปิดหน้าจอ' })).toBeVisible();
  await scanInThai(page, code);
  await expect(page).toHaveURL(/\/parcels\/[0-9a-f-]{36}$/);
  await expect(page.getByText(code).first()).toBeVisible();

  await page.goto('/parcels/handover');
  await expect(findField(page)).toBeFocused();
  await scanInThai(page, code);
  await expect(ticked(page)).toHaveCount(1);
  await expect(found(page)).toContainText(code);

  await page.goto('/parcels/shelf');
  await expect(page.getByLabel('สแกนป้ายชั้นวาง หรือพิมพ์ชื่อชั้น')).toBeFocused();
  await scanInThai(page, 'SHELF-B2');
  await expect(page.getByRole('heading', { name: 'ตรวจชั้น B2' })).toBeVisible();
  await scanInThai(page, code);
  await expect(page.getByRole('status').filter({ hasText: 'ผิดที่' })).toContainText('A-0308');
});
