import type { Page } from '@playwright/test';
import { choose } from '@tests/e2e/kit/deeds';
import { codeCells, placeAt, receiveFor, reportProblem } from '@tests/e2e/kit/parcels';
import { pagesOf } from '@tests/e2e/kit/pdf';
import { photoFile } from '@tests/e2e/kit/photo';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'counter' });

const pile = (page: Page, name: string) =>
  page
    .getByRole('region')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) });

/** Types as a scanner does. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

story(
  'a shelf is checked by scanner, and what lay there by mistake is moved there',
  async ({ page }) => {
    await placeAt(page, 'Q1', await receiveFor(page, 'คนที่หนึ่ง', 'คนที่สอง'));
    await placeAt(page, 'Q2', await receiveFor(page, 'คนที่วางผิด'));
    // What lies at two places is learnt from the list, as a person would see it.
    const codesAt = async (shelf: string) => {
      await page.goto(`/parcels?shelf=${shelf}&limit=50`);
      await expect(page.getByRole('table')).toBeVisible();
      return codeCells(page).allInnerTexts();
    };
    const here = await codesAt('Q1');
    const [elsewhere = ''] = await codesAt('Q2');

    await page.goto('/parcels/shelf');
    await expect(page.getByLabel('สแกนป้ายชั้นวาง หรือพิมพ์ชื่อชั้น')).toBeFocused();
    await scan(page, 'SHELF-Q1');
    await expect(page.getByRole('heading', { name: 'ตรวจชั้น Q1' })).toBeVisible();
    const last = page.getByRole('status').filter({ hasText: /พร้อมสแกน|ถูกต้อง|ผิดที่|ไม่รู้จัก|สแกนแล้ว/ });
    await expect(last).toContainText('พร้อมสแกน');
    await expect(page.getByLabel('สแกนพัสดุบนชั้น')).toBeFocused();

    await scan(page, here[0] ?? '');
    await expect(last).toContainText('ถูกต้อง');
    await scan(page, here[0] ?? '');
    await expect(last).toContainText('สแกนแล้ว');
    await scan(page, elsewhere);
    await expect(last).toContainText('ผิดที่');
    await expect(last).toContainText('อยู่ชั้น Q2');
    await scan(page, 'NOBODYS-1');
    await expect(last).toContainText('ไม่รู้จัก');

    // The page is lost in the middle of the shelf; what was scanned is not.
    page.once('dialog', (leaving) => leaving.accept());
    await page.reload();
    await expect(page.getByText('เรียกรายการที่สแกนค้างไว้กลับมาแล้ว')).toBeVisible();
    await expect(pile(page, 'พบแล้ว 1')).toContainText(here[0] ?? '');
    await expect(pile(page, 'ผิดที่ 1')).toContainText(elsewhere);
    await expect(page.getByLabel('สแกนพัสดุบนชั้น')).toBeFocused();
    await scan(page, 'SHELF-Q1');

    await expect(page.getByRole('heading', { name: 'ผลตรวจชั้น Q1' })).toBeVisible();
    await expect(pile(page, 'พบแล้ว 1')).toContainText(here[0] ?? '');
    await expect(pile(page, `หายไป ${here.length - 1}`)).toContainText(here[1] ?? '');
    await expect(pile(page, 'ผิดที่ 1')).toContainText(elsewhere);
    await expect(pile(page, 'ไม่รู้จัก 1')).toContainText('NOBODYS-1');

    await page.getByRole('button', { name: 'ย้ายที่ผิดที่ 1 ชิ้นมาไว้ชั้น Q1' }).click();
    await expect(page.getByText('ย้ายมาไว้ชั้น Q1 แล้ว 1 ชิ้น')).toBeVisible();
    expect(await codesAt('Q1')).toContain(elsewhere);
  },
);

story('parcels are scanned, then their new place', async ({ page }) => {
  await placeAt(page, 'Q3', await receiveFor(page, 'คนที่ย้าย'));
  await page.goto('/parcels?status=waiting&shelf=Q3');
  const [code = ''] = await codeCells(page).allInnerTexts();
  await page.goto('/parcels/shelf?mode=move');
  await expect(page.getByLabel('สแกนพัสดุที่จะย้าย แล้วสแกนป้ายชั้นวาง')).toBeFocused();
  await scan(page, code);
  await expect(page.getByRole('list', { name: 'พัสดุที่จะย้าย' })).toContainText(code);
  await page.reload();
  await expect(page.getByRole('list', { name: 'พัสดุที่จะย้าย' })).toContainText(code);
  await expect(page.getByLabel('สแกนพัสดุที่จะย้าย แล้วสแกนป้ายชั้นวาง')).toBeFocused();
  await scan(page, 'SHELF-D9');
  await expect(page.getByText('ย้าย 1 ชิ้นไปชั้น D9 แล้ว')).toBeVisible();
});

story('a place’s label is one page of the roll', async ({ page }) => {
  await page.goto('/parcels/shelf/labels?places=A1,B2');
  await expect(page.getByRole('img', { name: 'SHELF-A1' })).toBeVisible();
  const roll = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(roll)).toEqual(Array(2).fill({ width: 62, height: 29 }));
});

story('a parcel that nobody fetched goes back to its carrier with a slip', async ({ page }) => {
  await page.goto('/parcels/problems?problem=unclaimed');
  const row = page
    .getByRole('row')
    .filter({ hasText: /RMN\d{10}/ })
    .first();
  const code = (await row.innerText()).match(/RMN\d{10}/)?.[0] ?? '';
  await row.getByRole('button', { name: /^คืนขนส่ง/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^ชื่อพนักงานขนส่ง/).fill('สมศักดิ์ ขนส่ง');
  await dialog.getByLabel(/^เหตุผลที่คืน/).fill('กล่องบุบ ผู้รับไม่รับ');
  await dialog.getByRole('button', { name: 'คืนขนส่ง' }).click();
  await expect(page.getByText(`คืนขนส่งแล้ว ${code}`)).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('status').getByRole('link', { name: 'พิมพ์ใบคืนพัสดุ' }).click();
  const slip = await opened;
  await expect(slip.getByRole('article', { name: 'สำหรับขนส่ง' })).toContainText('สมศักดิ์ ขนส่ง');
  await expect(slip.getByRole('article', { name: 'สำหรับนิติบุคคล' })).toContainText(code);
  const paper = await slip.pdf({ preferCSSPageSize: true });
  expect(pagesOf(paper)).toEqual([{ width: 210, height: 297 }]);
});

story('several that one courier takes back are one list, signed once', async ({ page }) => {
  const parcels = await receiveFor(page, 'คืนหนึ่ง', 'คืนสอง', 'คืนสาม');
  for (const parcel of parcels) await reportProblem(page, parcel, 'unclaimed');
  await page.goto('/parcels/problems?problem=unclaimed&sort=-receivedAt');
  for (const { docCode } of parcels) {
    await page.getByRole('checkbox', { name: new RegExp(docCode) }).check();
  }
  const bar = page.getByRole('region', { name: 'พัสดุที่เลือก' });
  await bar.getByRole('button', { name: 'คืนขนส่ง' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^ชื่อพนักงานขนส่ง/).fill('สมศักดิ์ ขนส่ง');
  await dialog.getByLabel(/^เหตุผลที่คืน/).fill('ไม่มีผู้มารับ');
  await dialog.getByRole('button', { name: 'คืนขนส่ง' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('status').getByRole('link', { name: 'พิมพ์ใบคืนพัสดุ' }).click();
  const slip = await opened;
  const copy = slip.getByRole('article', { name: 'สำหรับขนส่ง' });
  await expect(copy).toContainText('3 ชิ้น');
  for (const { docCode } of parcels) await expect(copy).toContainText(docCode);
  const sheet = { width: 210, height: 297 };
  expect(pagesOf(await slip.pdf({ preferCSSPageSize: true }))).toEqual([sheet, sheet]);
});

story('a parcel of the wrong unit is given to the right one', async ({ page }) => {
  const [parcel] = await receiveFor(page, 'ผิดห้อง');
  if (!parcel) throw new Error('not received');
  await reportProblem(page, parcel, 'wrong_unit');
  await page.goto('/parcels/problems?problem=wrong_unit&sort=-receivedAt');
  const wrong = page.getByRole('row').filter({ hasText: parcel.docCode });
  await wrong.getByRole('button', { name: /^เปลี่ยนห้อง/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'เปลี่ยนห้อง/ผู้รับ' }).click();
  await expect(dialog.getByText('กรุณากรอก').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'ห้องที่ถูกต้อง' }).fill('A-0302');
  await dialog.getByRole('option', { name: /A-0302/ }).click();
  await expect(dialog.getByLabel('ผู้รับ', { exact: true })).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'เปลี่ยนห้อง/ผู้รับ' }).click();
  await expect(dialog).toBeHidden();
  await expect(wrong).toHaveCount(0);
  await page.goto(`/parcels/${parcel.id}`);
  await expect(page.getByRole('main')).toContainText('A-0302');
  await expect(page.getByRole('region', { name: 'เหตุการณ์' })).toContainText('เดิม A-0101 ผิดห้อง');
});

story('what is damaged is shown by a photo in its history', async ({ page }) => {
  const [parcel] = await receiveFor(page, 'กล่องบุบ');
  await page.goto(`/parcels/${parcel?.id}`);
  await choose(page.getByRole('region', { name: 'ดำเนินการ' }), 'แจ้งปัญหา');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'ชำรุด' }).check();
  await dialog.getByLabel(/^ถ่ายรูปปัญหา/).setInputFiles(await photoFile());
  await expect(dialog.getByRole('img', { name: 'รูปที่แนบ' })).toBeVisible();
  await dialog.getByRole('button', { name: 'แจ้งปัญหา' }).click();
  const history = page.getByRole('region', { name: 'เหตุการณ์' });
  await expect(history.getByRole('img', { name: /แจ้งปัญหาชำรุด/ })).toBeVisible();
});
