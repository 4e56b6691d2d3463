import { slipVerify } from 'promptparse/generate';
import { toBuffer } from 'qrcode';
import sharp from 'sharp';
import { expect, story } from './kit/story';

const bringing = (rows: readonly string[]) => ({
  name: 'SCB.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${rows.join('\r\n')}`),
});

const transfer = '016329103049APP01234';

/** A picture of a slip as a phone saves it, its code small in a corner. */
async function slipOf(transRef: string) {
  const code = await toBuffer(slipVerify({ sendingBank: '014', transRef }), { width: 220 });
  const page = sharp({ create: { width: 1080, height: 1920, channels: 3, background: '#f3f0fa' } });
  const buffer = await page
    .composite([{ input: code, left: 800, top: 1600 }])
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: 'slip.jpg', mimeType: 'image/jpeg', buffer };
}

story.use({ as: 'finance' });

story('finance brings a statement in, books it and sees that the bank agrees', async ({ page }) => {
  await page.goto('/statements/accounts');
  await page.getByRole('button', { name: 'เพิ่มบัญชีธนาคาร' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('ชื่อที่ใช้เรียก').fill('บัญชีเงินกองทุน เรื่องราว');
  await form.getByLabel('เลขที่บัญชี').fill('999-1-23456-7');
  await form.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('9991234567').first()).toBeVisible();

  // The bank calls its columns as it likes: the text is told by hand.
  await page.goto('/statements/bring');
  const account = page.getByLabel('บัญชีธนาคาร');
  const option = await account.locator('option', { hasText: '9991234567' }).textContent();
  await account.selectOption({ label: option ?? '' });
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok' }).format();
  await page
    .getByLabel('เลือกไฟล์')
    .setInputFiles(
      bringing([
        'Date,Memo text,Withdrawal,Deposit,Balance,Ref',
        `${day},ดอกเบี้ย เรื่องราว,,"1,234.50","101,234.50",${transfer}`,
        `${day},ค่าธรรมเนียม เรื่องราว,34.50,,"101,200.00",`,
      ]),
    );
  const preview = page.getByRole('region', { name: 'ตัวอย่างไฟล์' });
  await expect(preview.getByText('1,234.50').first()).toBeVisible();
  await preview.getByLabel(/^รายละเอียด(?!เพิ่ม)/).selectOption({ label: 'Memo text' });
  await page.getByRole('button', { name: 'นำเข้า 2 รายการใหม่' }).click();
  await expect(page).toHaveURL(/\/statements$/);

  // A resident's slip is held against it: the line is there, another slip's is not.
  await page.getByRole('main').getByRole('button', { name: 'เพิ่มเติม' }).click();
  await page.getByRole('button', { name: 'ตรวจสลิปโอนเงิน' }).click();
  const slips = page.getByRole('dialog');
  await slips.getByLabel('เลือกรูปสลิป').setInputFiles(await slipOf('016000000000000APP99'));
  await expect(slips.getByText(/ไม่พบรายการของสลิป 016000000000000APP99 จากไทยพาณิชย์/)).toBeVisible();
  await slips.getByLabel('เลือกรูปสลิป').setInputFiles(await slipOf(transfer));
  await expect(slips.getByRole('link', { name: /1,234\.50/ })).toBeVisible();
  await slips.getByRole('button', { name: 'ปิด' }).last().click();

  // What is sure is booked at one press, after it is asked once.
  await page.getByRole('button', { name: /บันทึกที่แน่นอน/ }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('บาท');
  await question.getByRole('button', { name: /^บันทึก \d+ รายการ/ }).click();
  await expect(page.getByText(/บันทึกแล้ว \d+ รายการ/)).toBeVisible();

  // One that is likely, by one press.
  await page.goto('/statements?state=likely');
  await page
    .getByRole('button', { name: /^(บันทึกรับเงิน|ผูกใบเสร็จ)/ })
    .first()
    .click();
  await expect(page.getByText('บันทึกแล้ว 1 รายการ')).toBeVisible();

  // One that is left: somebody paid ahead for a unit, found by its number.
  await page.goto('/statements?state=open&keywords=ดอกเบี้ย เรื่องราว');
  await page.locator('table a[href^="/statements/"]').first().click();
  await expect(page.getByText('ค้นหาผู้ชำระ')).toBeVisible();
  await page.getByLabel('เลขห้อง ชื่อ หรือยอดเงิน').fill('a0406');
  await page.getByRole('button', { name: 'ค้นหา', exact: true }).click();
  await page.getByRole('button', { name: /บันทึกรับเงิน A-0406/ }).click();
  await expect(page.getByText('บันทึกแล้ว 1 รายการ')).toBeVisible();

  // The month agrees for the new account; then it is undone, and does not any more.
  const line = page.url();
  await page.goto('/statements/agree');
  const own = page.getByRole('region', { name: /เรื่องราว/ });
  await expect(own.getByText('ตรงกัน')).toBeVisible();
  await page.goto(line);
  await page.getByRole('main').getByRole('button', { name: 'เพิ่มเติม' }).click();
  await page.getByRole('button', { name: 'ยกเลิกการจับคู่' }).click();
  const why = page.getByRole('dialog');
  await why.getByLabel('เหตุผล').fill('เป็นดอกเบี้ยธนาคาร');
  await why.getByRole('button', { name: 'ยกเลิกการจับคู่' }).click();
  await expect(page.getByText('ยกเลิกการจับคู่แล้ว')).toBeVisible();
  await page.goto('/statements/agree');
  await expect(own.getByText('ต่างกัน 1,234.50 บาท')).toBeVisible();

  // It was the bank's: booked at one press from its page, the fee from the list, and the month agrees.
  await page.goto(line);
  await page.getByRole('button', { name: 'ลงเป็นดอกเบี้ยรับ' }).click();
  await expect(page.getByText('อยู่ในสมุดรายวันแล้ว ไม่มีใบเสร็จ')).toBeVisible();
  await page.goto('/statements?state=other&keywords=ค่าธรรมเนียม เรื่องราว');
  await page.getByRole('button', { name: /^ลงเป็นค่าธรรมเนียม/ }).click();
  await expect(page.getByText('ลงบัญชีแล้ว: ค่าธรรมเนียมธนาคาร')).toBeVisible();
  await page.goto('/statements/agree');
  await expect(own.getByText('ตรงกัน')).toBeVisible();
  await page.goto('/books/ledger?account=interest');
  await expect(page.getByText('1,234.50').first()).toBeVisible();
});
