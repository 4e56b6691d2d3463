import {
  chooseUnit,
  find,
  found,
  Hand,
  newCode,
  receive,
  received,
  tracking,
  unit,
} from '@tests/e2e/kit/counter';
import { choose } from '@tests/e2e/kit/deeds';
import { makePickUpCode, receiveAt, receiveFor } from '@tests/e2e/kit/parcels';
import { photoFile } from '@tests/e2e/kit/photo';
import { expect, story } from '@tests/e2e/kit/story';

story.use({ as: 'counter' });

/** Of the demo's first property. */
const expired = 'PUEXPIRED00000000000000000';

story('each QR that is no good is told in its own words', async ({ page, otherPage, watch }) => {
  watch.expectStatus(403);
  watch.expectStatus(404);
  watch.expectStatus(410);
  const village = await otherPage('village');
  const [theirs] = await receiveAt(village, '', 'คนบ้านอื่น');
  const elsewhere = await makePickUpCode(village, theirs?.unitId ?? '');

  await page.goto('/parcels/handover');
  for (const [code, words] of [
    [expired, /QR รับพัสดุนี้หมดอายุแล้วเมื่อ .*25\d\d/],
    [elsewhere, 'QR รับพัสดุนี้เป็นของโครงการอื่น'],
    ['PU000000000000000000000000', 'ไม่รู้จัก QR รับพัสดุนี้'],
  ] as const) {
    await find(page, code);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('ยังไม่ได้เลือกพัสดุ')).toBeVisible();
  }
});

story(
  'a photo that is none is refused beside the field, a real one is seen on the parcel',
  async ({ page }) => {
    await page.goto('/parcels/receive');
    await chooseUnit(page, new Hand(page), 'a0601');
    const code = newCode();
    await page.keyboard.type(code);
    const photo = page.getByLabel('ถ่ายรูปพัสดุ', { exact: false });
    const pretended = { name: 'box.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
    await photo.setInputFiles(pretended);
    await expect(photo).toHaveAccessibleDescription(/ไฟล์ box\.jpg ไม่ใช่รูปภาพ/);
    await expect(tracking(page)).toHaveValue(code);

    await photo.setInputFiles(await photoFile());
    await expect(page.getByRole('img', { name: 'รูปที่แนบ' })).toBeVisible();
    await tracking(page).focus();
    await page.keyboard.press('Enter');
    await expect(received(page)).toHaveCount(1);
    const link = received(page).getByRole('link', { name: /^RMN/ });
    await page.goto((await link.getAttribute('href')) ?? '');
    const seen = page.getByRole('img', { name: 'รูปพัสดุ' });
    await expect(seen).toBeVisible();
    await expect
      .poll(() => seen.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
  },
);

story(
  'a number with emoji or of 10,000 letters is refused beside its field, and stays',
  async ({ page }) => {
    await page.goto('/parcels/receive');
    await chooseUnit(page, new Hand(page), 'a0602');
    await tracking(page).fill('KEX📦123');
    await page.keyboard.press('Enter');
    await expect(tracking(page)).toHaveAccessibleDescription('ใช้ได้เฉพาะตัวอักษรอังกฤษ ตัวเลข และขีด');
    await expect(tracking(page)).toHaveValue('KEX📦123');
    await tracking(page).fill('9'.repeat(10_000));
    await page.keyboard.press('Enter');
    await expect(tracking(page)).toHaveAccessibleDescription('ยาวเกิน 64 ตัวอักษร');
    await expect(tracking(page)).toHaveValue('9'.repeat(10_000));
    await expect(received(page)).toHaveCount(0);
  },
);

story('who is to come today stands first, and one press brings the parcels', async ({ page }) => {
  const [booked] = await receiveFor(page, 'คุณนัดรับ');
  await page.goto(`/parcels/${booked?.id}`);
  await choose(page.getByRole('main'), 'นัดรับ');
  const dialog = page.getByRole('dialog', { name: 'นัดรับ' });
  await dialog.getByLabel('13.00-15.00').check();
  await dialog.getByRole('button', { name: 'นัดรับ' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/parcels/handover');
  const today = page.getByRole('region', { name: 'นัดรับวันนี้' });
  // Whom it goes to is asked once there is something to hand over.
  const receiver = page.getByRole('form', { name: 'ส่งมอบพัสดุ' });
  await expect(receiver).toBeHidden();
  await today.getByRole('button', { name: /^A-0101/ }).click();
  const mine = found(page)
    .getByRole('listitem')
    .filter({ hasText: booked?.docCode ?? '-' });
  await expect(mine).toContainText('นัดรับวันนี้');
  await expect(mine.getByRole('checkbox')).toBeChecked();
  await expect(receiver.getByRole('button', { name: /^ส่งมอบ \d+ ชิ้น/ })).toBeVisible();
});

story('what is put away and printed is reached by keys', async ({ page }) => {
  // Long before the key: the browser is told to hand the chooser over in its own time.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/parcels/receive');
  await chooseUnit(page, new Hand(page), 'a0603');
  await page.keyboard.press('F2');
  await page.keyboard.type('b2');
  // Without a number it is sure.
  await page.keyboard.press('Control+Enter');
  await expect(received(page)).toHaveCount(1);
  // The next parcel lies at the same place.
  await receive(page, null, newCode());
  await expect(page.getByLabel('ชั้นวาง', { exact: false })).toHaveValue('b2');
  await page.keyboard.press('F9');
  await chooser;
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Control+p');
  await expect((await opened).getByText('2 ดวง')).toBeVisible();
  await expect(unit(page)).toBeFocused();
});
