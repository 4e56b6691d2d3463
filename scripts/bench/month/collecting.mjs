import { bankFile } from './bank-file.mjs';

const satang = (text) => Math.round(Number(text.replaceAll(',', '')) * 100);

/** The invoices of a month, as the bank's customers have them in their hands, and where the account stands. */
async function owedAndBalance({ page, base, months }) {
  const { accessToken } = await (await page.request.get(`${base}/api/auth/session`)).json();
  const invoices = [];
  for (let at = 1; at <= 2; at++) {
    const answer = await page.request.get(
      `${base}/services/master-data/api/v1/sf/invoice?period=${months.next}&limit=100&page=${at}&sort=number`,
      { headers: { authorization: `Bearer ${accessToken}` } },
    );
    invoices.push(...(await answer.json()).data.rows);
  }
  const tab = await page.context().newPage();
  await tab.goto(`${base}/statements/agree?period=${months.now}`);
  const closing = await tab
    .locator('dt', { hasText: 'ยอดยกไป' })
    .locator('..')
    .locator('dd')
    .innerText();
  await tab.close();
  return { invoices, balance: satang(closing) };
}

/** A statement is brought, what is sure booked at one press, what is likely chosen, one found by hand. */
export async function statement(run) {
  const { page, hand, day } = run;
  const { invoices, balance } = await owedAndBalance(run);
  const file = bankFile(invoices.slice(0, 100), { day, balance });
  const main = page.getByRole('main');
  const booked = page.getByText(/บันทึกแล้ว \d+ รายการ/).last();
  const matched = [];
  /** How many lines were booked just now. */
  const noted = async () => {
    matched.push(Number((await booked.innerText()).match(/\d+/)[0]));
    await booked.waitFor({ state: 'hidden' });
  };
  await hand.step('statement: brought', async () => {
    await hand.menu('/statements');
    await hand.click(main.getByRole('link', { name: 'นำเข้า' }));
    await hand.file(page.getByLabel('เลือกไฟล์'), file);
    await hand.click(main.getByRole('button', { name: /^นำเข้า \d+ รายการใหม่/ }));
    await page.waitForURL(/\/statements$/);
  });
  await hand.step('match: what is sure, at one press', async () => {
    await hand.click(main.getByRole('button', { name: /^บันทึกที่แน่นอน/ }));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: /^บันทึก \d+ รายการ/ }));
    await noted();
  });
  await hand.step('match: what is likely, chosen together', async () => {
    await hand.click(main.getByRole('link', { name: /^น่าจะใช่/ }));
    await page.waitForURL(/state=likely/);
    await hand.click(main.locator('thead input[type=checkbox]'));
    const bar = page.getByRole('region', { name: 'รายการที่เลือก' });
    await hand.click(bar.getByRole('button', { name: 'บันทึกรับเงิน' }));
    await noted();
  });
  await hand.step('match: one by hand', async () => {
    await hand.click(main.getByRole('link', { name: /^ต้องเลือกเอง/ }));
    await page.waitForURL(/state=left/);
    await hand.click(main.locator('tbody tr a').first());
    await hand.click(page.getByLabel('เลขห้อง ชื่อ หรือยอดเงิน'));
    await hand.type('99/7');
    await hand.key('Enter');
    await hand.click(main.getByRole('button', { name: 'บันทึกรับเงิน 99/7', exact: true }));
    await booked.waitFor();
  });
  const [sure, chosen] = matched;
  run.matched = `${sure} lines were sure and booked at one press, ${chosen} likely ones chosen together.`;
}

/** The unit that is typed at the desk, and what is pressed until money has been taken for it. */
async function choose({ page, hand }, unit) {
  await page.getByRole('combobox', { name: 'ห้อง/บ้าน' }).waitFor();
  await hand.type(unit);
  await page
    .getByRole('option', { name: new RegExp(`^${unit}(?!\\d)`) })
    .first()
    .waitFor();
  await hand.key('Enter');
  await page.getByRole('heading', { name: new RegExp(unit) }).waitFor();
}

/** Two payers at the desk: one with cash and change, one for several units. */
export async function desk(run) {
  const { page, hand } = run;
  const main = page.getByRole('main');
  const toDesk = async () => {
    await hand.menu('/receipts');
    await hand.click(main.getByRole('link', { name: 'รับชำระเงิน' }));
  };
  const given = () => page.getByRole('heading', { name: /^SPK-RC/ }).waitFor();
  await hand.step('desk: cash with change', async () => {
    await toDesk();
    await choose(run, '99/113');
    await hand.type('20000');
    await hand.key('Enter');
    await hand.key('Enter');
    await given();
  });
  await hand.step('desk: several units of one payer', async () => {
    await toDesk();
    await choose(run, '99/114');
    for (const unit of ['99/115', '99/116']) {
      await hand.click(main.getByRole('button', { name: 'รับชำระให้อีกห้อง' }));
      await hand.type(unit);
      await page
        .getByRole('option', { name: new RegExp(`^${unit}(?!\\d)`) })
        .first()
        .waitFor();
      await hand.key('Enter');
      await page.getByRole('heading', { name: new RegExp(`${unit}$`) }).waitFor();
    }
    await hand.choose(page.getByLabel('วิธีชำระ'), 'transfer');
    await hand.click(main.getByRole('button', { name: 'รับเงินและออกใบเสร็จ' }));
    await given();
  });
}

/** The link of an invoice, and a resident who pays by it at a telephone. */
export async function online({ page, hand, base, browser }) {
  const main = page.getByRole('main');
  let address;
  await hand.step('a payment page: its link', async () => {
    await hand.menu('/invoices');
    await hand.click(main.getByRole('searchbox'));
    await hand.type('99/120');
    await page.waitForURL(/keywords=/);
    await hand.click(main.getByRole('link', { name: /^IV\d{4}-\d+$/ }).first());
    await hand.click(main.getByRole('button', { name: 'สร้างลิงก์ชำระเงิน' }));
    const link = main.getByRole('link', { name: /paymentPage/ });
    address = await link.getAttribute('href');
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const resident = await context.newPage();
  await resident.goto(base + address);
  await resident.getByRole('button', { name: 'ชำระด้วย QR พร้อมเพย์' }).click();
  await resident.getByRole('button', { name: 'จำลองว่าชำระสำเร็จ' }).click();
  await resident.getByRole('heading', { name: 'ชำระเงินเรียบร้อย' }).waitFor();
  await context.close();
}
