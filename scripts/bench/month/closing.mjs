/** Letters to all who have come to one, and a waiver of being late with a reason. */
export async function chase({ page, hand }) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await hand.step('arrears: letters to all who have come to one, as one PDF', async () => {
    await hand.menu('/arrears');
    await hand.click(main.getByRole('button', { name: 'ออกหนังสือหลายห้อง' }));
    await hand.click(dialog.getByRole('button', { name: /^ออกหนังสือ \d+ ฉบับ/ }));
    await dialog.getByText(/^ออกหนังสือแล้ว \d+ ฉบับ/).waitFor();
    const size = await hand.download(dialog.getByRole('button', { name: 'PDF ทุกฉบับ' }));
    if (size < 10_000) throw new Error('The letters are no PDF.');
    await hand.click(dialog.getByRole('button', { name: 'ปิด' }).last());
  });
  await hand.step('a waiver of being late that the counter asked for', async () => {
    await hand.menu('/invoices');
    await hand.click(main.getByRole('button', { name: 'เพิ่มเติม' }).first());
    await hand.click(main.getByRole('link', { name: 'ลดหนี้และยกเว้นเงินเพิ่ม' }));
    const asked = main.getByRole('row').filter({ hasText: 'รออนุมัติ' });
    await hand.click(asked.getByRole('link').first());
    await hand.click(main.getByRole('button', { name: 'อนุมัติ', exact: true }));
    await main
      .getByText(/^อนุมัติโดย/)
      .first()
      .waitFor();
  });
}

/** Each month that is open is looked at and closed, with a reason where something is left. */
export async function close({ page, hand, months }) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const closing = async () => {
    await hand.click(main.getByRole('button', { name: 'ปิดงวดทั้งที่ยังค้าง' }));
    await hand.click(dialog.getByLabel(/^เหตุผล/));
    await hand.type('ไม่มีรายจ่ายในระบบ');
    await hand.click(dialog.getByRole('button', { name: 'ปิดงวด' }));
    await main.getByText('ปิดแล้ว').first().waitFor();
  };
  for (const [at, ago] of [2, 1].entries()) {
    await hand.step(`close: the month of ${ago} before, looked at`, async () => {
      if (at === 0) await hand.menu('/books');
      else await hand.click(main.getByRole('link', { name: 'บัญชีและปิดงวด' }));
      await hand.click(main.getByRole('link', { name: /^ตรวจและปิดงวด/ }));
      await closing();
    });
  }
  await hand.step('the month that runs, looked at', async () => {
    await hand.click(main.getByRole('link', { name: 'บัญชีและปิดงวด' }));
    await hand.click(main.locator(`a[href*="period=${months.now}"]`).first());
    await page.waitForURL(new RegExp(months.now));
    // It is closed once it is over.
    await main.getByText(/ปิดงวดได้ตั้งแต่/).waitFor();
  });
  await hand.step('report: PDF and .xlsx for the committee', async () => {
    await hand.click(main.getByRole('link', { name: 'บัญชีและปิดงวด' }));
    await hand.click(main.getByRole('link', { name: 'รายงานการเงิน' }));
    for (const name of ['รายงาน PDF', 'รายงาน Excel']) {
      const size = await hand.download(main.getByRole('button', { name }));
      if (size < 3_000) throw new Error(`${name} is empty.`);
    }
  });
}
