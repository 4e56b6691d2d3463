const satang = (text) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

/** The sums of a report's table, by the first cell of each row, of one of its columns. */
async function tableOf(page, title, column) {
  const rows = page.getByRole('table', { name: title, exact: true }).locator('tr');
  const found = {};
  for (const row of await rows.all()) {
    const cells = await row.locator('td').allInnerTexts();
    if (cells.length === 0) continue;
    // An account is told by its number, whatever it is called here.
    const name = (await row.locator('th').innerText()).replace(/^(\d{4}) .*/, '$1');
    found[name] = satang(cells[column]);
  }
  return found;
}

async function stripOf(page, label) {
  const sums = {};
  for (const sum of await page.getByRole('navigation', { name: label }).getByRole('link').all()) {
    sums[await sum.locator('span').innerText()] = satang(await sum.locator('b').innerText());
  }
  return sums;
}

/** What the screens say of a month: satang by what each sum is called. */
export async function figuresOnScreens({ page, base, months }) {
  const figures = {};
  const put = (of, sums) => {
    for (const [name, sum] of Object.entries(sums)) figures[`${of}: ${name}`] = sum;
  };
  await page.goto(`${base}/books/month?period=${months.now}`);
  await page.getByRole('navigation', { name: 'ยอดของงวด' }).waitFor();
  const { เรียกเก็บ: invoiced, รับชำระ: collected } = await stripOf(page, 'ยอดของงวด');
  put('month', { เรียกเก็บ: invoiced, รับชำระ: collected });
  await page.goto(`${base}/arrears`);
  const owed = page.getByRole('navigation', { name: 'ค้างชำระ' });
  await owed
    .locator('b')
    .first()
    .filter({ hasNotText: /^0\.00$/ })
    .waitFor();
  put('owed', await stripOf(page, 'ค้างชำระ'));
  await page.goto(`${base}/statements/agree?period=${months.now}`);
  const account = page.locator('dl').first();
  await account.waitFor();
  const names = await account.locator('dt').allInnerTexts();
  const sums = await account.locator('dd').allInnerTexts();
  put('bank', Object.fromEntries(names.map((name, at) => [name, satang(sums[at])])));
  await page.goto(`${base}/books/report?period=${months.now}`);
  await page.getByRole('table', { name: 'งบทดลอง' }).waitFor();
  put('income', await tableOf(page, 'รายได้และค่าใช้จ่าย', 0));
  put('income of the year', await tableOf(page, 'รายได้และค่าใช้จ่าย', 1));
  put('money', await tableOf(page, 'เงินที่รับ', 0));
  put('money of the year', await tableOf(page, 'เงินที่รับ', 1));
  put('fund, invoiced', await tableOf(page, 'ยอดแยกกองทุน', 0));
  put('fund, collected', await tableOf(page, 'ยอดแยกกองทุน', 1));
  put('fund, owed', await tableOf(page, 'ยอดแยกกองทุน', 2));
  put('debit', await tableOf(page, 'งบทดลอง', 0));
  put('credit', await tableOf(page, 'งบทดลอง', 1));
  put('ageing', await tableOf(page, 'อายุหนี้', 1));
  return figures;
}
