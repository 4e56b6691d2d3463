const unread = [29, 30, 31];
const turnedBack = 9;

const field = (page, at = 0) => page.locator('input[data-reading]').nth(at);
const saved = (page) => page.getByRole('status').filter({ hasText: 'บันทึกแล้ว' }).waitFor();
const tab = (page, name) => page.getByRole('main').getByRole('link', { name });

/** What each meter shows at first, and a month later. */
const begins = (at) => 100 + at * 13;
const shows = (at) => begins(at) + 5 + ((at * 7) % 14);

/** The month's readings: pasted as a column, what is missing typed, what is wrong put right. */
export async function readings({ page, hand, months }) {
  const units = Array.from({ length: 120 }, (_, at) => at);
  await hand.step('read: where the meters begin, a column pasted', async () => {
    await hand.menu('/meters');
    await hand.choose(page.getByLabel('งวด'), months.now);
    await page.waitForURL(/period=/);
    await hand.click(field(page));
    await hand.paste(units.map(begins).join('\r\n'));
    await saved(page);
  });
  await hand.step('read: the month, a column pasted with three left out', async () => {
    await hand.choose(page.getByLabel('งวด'), months.next);
    await page.getByText('จดแล้ว 0 จาก').waitFor();
    await hand.click(field(page));
    const column = units.map((at) => {
      if (unread.includes(at)) return '';
      return at === turnedBack ? begins(at) - 3 : shows(at);
    });
    await hand.paste(column.join('\r\n'));
    await saved(page);
  });
  await hand.step('read: what is missing, typed', async () => {
    await hand.click(tab(page, /^ยังไม่จด/));
    await page.waitForURL(/show=missing/);
    await hand.click(field(page));
    for (const at of unread) {
      await hand.type(String(shows(at)));
      await hand.key('Enter');
    }
    await hand.key('Tab');
    await saved(page);
  });
  await hand.step('read: what stands out, put right', async () => {
    await hand.click(tab(page, /^ผิดสังเกต/));
    await page.waitForURL(/show=odd/);
    await hand.click(field(page));
    await hand.key('Control+a');
    await hand.type(String(shows(turnedBack)));
    await hand.key('Tab');
    await saved(page);
  });
}

/** The month is looked at, issued, sent and printed. */
export async function issue({ page, hand }) {
  const main = page.getByRole('main');
  const question = page.locator('[data-question]').getByRole('dialog');
  await hand.step('issue: look and issue', async () => {
    await hand.menu('/invoices');
    await hand.click(main.getByRole('link', { name: 'ออกใบแจ้งหนี้' }));
    await hand.click(main.getByRole('button', { name: /^ออกใบแจ้งหนี้ \d+ ใบ/ }));
    await hand.click(question.getByRole('button', { name: 'ออกใบแจ้งหนี้' }));
    await main.getByRole('heading', { name: /^ออกใบแจ้งหนี้งวด .* ครบแล้ว/ }).waitFor();
  });
  await hand.step('send by e-mail', async () => {
    await hand.click(main.getByRole('button', { name: 'ส่งทางอีเมล' }));
    await hand.click(page.getByRole('dialog').getByRole('button', { name: /^ส่ง \d+ ฉบับ/ }));
    await page.getByText(/กำลังส่ง \d+ ฉบับ/).waitFor();
  });
  await hand.step('print, in the order of the houses', async () => {
    const size = await hand.download(main.getByRole('button', { name: /^พิมพ์รวมงวด/ }));
    if (size < 10_000) throw new Error('The invoices are no PDF.');
  });
}
