import { noGlyph, pdfPages, pdfText } from '@tests/kit/pdf-text';
import { readXlsx } from 'hucre/xlsx';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { ledgerEndpoints } from '@/contracts/billing/ledger';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment } = desk;
let token = '';
beforeAll(() => {
  token = desk.token();
});

test('numbers of receipts have no gap, under fifty at once and with some refused', async () => {
  const rows = await owing(50);
  const bodies = rows.map((row, index) =>
    payment(row, index % 5 === 4 ? { amount: row.owed + 1 } : {}),
  );
  const ends = await Promise.all(
    bodies.map((body) => services.call(receiptEndpoints.take, { body }, token)),
  );
  expect(ends.filter(({ error }) => error).map(({ error }) => error?.fields?.amount?.code)).toEqual(
    Array(10).fill('beyondOwed'),
  );
  // The same again is the same receipt.
  const [first] = bodies;
  const same = first && (await services.get(receiptEndpoints.take, { body: first }, token));
  expect(same?.number).toBe(ends[0]?.data?.number);
  const gaps = await services.sql<{ n: string; last: string; kept: string }>(
    `select count(*) as n, max(serial) as last, (select max(last) from paper_numbers where
      property_id = r.property_id and kind = 'RC') as kept from receipts r group by property_id, year`,
  );
  for (const { n, last, kept } of gaps)
    expect([n, kept].map(String)).toEqual([String(last), String(last)]);
});

test('money for another unit’s invoice is not taken for this one', async () => {
  const [row, other] = (await owing(20)).filter(
    ({ unitId }, at, all) => all.findIndex((one) => one.unitId === unitId) === at,
  );
  if (!row || !other) throw new Error('one unit alone owes');
  const body = payment(row, { amount: 100, invoiceIds: [row.id, other.id], keepRest: true });
  const { error } = await services.call(receiptEndpoints.take, { body }, token);
  expect(error?.fields?.invoiceIds?.code).toBe('invalid');
});

test('a receipt is voided, never removed; its print says what it is', async () => {
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  const receipt = await services.get(receiptEndpoints.take, { body: payment(row) }, token);
  expect(receipt.invoices).toMatchObject([{ id: row.id, amount: row.owed }]);
  const params = { id: receipt.id };
  const print = async () => {
    const file = await services.get(receiptEndpoints.print, { params }, token);
    return pdfText(new Uint8Array(await file.arrayBuffer()));
  };
  const [first, second] = [await print(), await print()];
  expect(first).toContain(receipt.number);
  // Nothing but its mark differs: the original once, then copies.
  expect(second).not.toBe(first);
  expect(await print()).toBe(second);
  const cancel = { params, body: { reason: 'รับผิดห้อง' } };
  await services.get(receiptEndpoints.cancel, cancel, token);
  const again = await services.call(receiptEndpoints.cancel, cancel, token);
  expect(again.error?.code).toBe('RECEIPT_VOID');
  const { owed, events } = await services.get(
    invoiceEndpoints.get,
    { params: { id: row.id } },
    token,
  );
  expect([owed, events[0]?.kind, events[0]?.receipt?.id]).toEqual([row.owed, 'unpaid', receipt.id]);
  await expect(services.sql('delete from receipts where id = $1', [receipt.id])).rejects.toThrow(
    'voided, never removed',
  );
  await expect(services.sql('update ledger_entries set amount = 1')).rejects.toThrow('only grows');
});

test('a receipt that is void before it is printed has no original', async () => {
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  const { id } = await services.get(receiptEndpoints.take, { body: payment(row) }, token);
  const params = { id };
  await services.get(receiptEndpoints.cancel, { params, body: { reason: 'ผิด' } }, token);
  const print = async () => {
    const file = await services.get(receiptEndpoints.print, { params }, token);
    return pdfText(new Uint8Array(await file.arrayBuffer()));
  };
  expect(await print()).toBe(await print());
});

test.each(['day', '-number'])(
  'what was posted together stands together by %s, debits first',
  async (sort) => {
    const query = { period: today.slice(0, 7), sort, limit: 200 };
    const { rows, sum, debit, credit } = await services.get(ledgerEndpoints.list, { query }, token);
    expect(debit - credit).toBe(sum);
    expect(debit).toBeGreaterThan(0);
    const papers = rows.map(({ day, number }) => `${day} ${number}`);
    const begun = papers.filter((paper, at) => paper !== papers[at - 1]);
    expect(begun.length).toBeLessThan(rows.length);
    expect(new Set(begun).size).toBe(begun.length);
    // A paper of which a part was taken back later that day has two postings.
    const once = rows.filter((row) => {
      const kinds = rows.filter(({ paperId }) => paperId === row.paperId).map(({ what }) => what);
      return new Set(kinds).size === 1 && row.what === 'receipt';
    });
    const wrong = once.filter(
      (row, at) => row.debit > 0 && once[at - 1]?.paperId === row.paperId && once[at - 1]?.credit,
    );
    expect(wrong).toEqual([]);
  },
);

test('each figure of a month is the sum of the entries that it leads to', async () => {
  const sumOf = async (query: object) =>
    (await services.get(ledgerEndpoints.list, { query }, token)).sum;
  for (const { period, invoiced, collected, balance } of await services.get(
    periodEndpoints.list,
    {},
    token,
  )) {
    expect(await sumOf({ period, sums: 'invoiced' })).toBe(invoiced);
    expect(await sumOf({ period, sums: 'collected' })).toBe(collected);
    expect(await sumOf({ period })).toBe(balance);
  }
  // What a month collected is also that of its receipts, but for those that are voided later.
  const { months } = await services.get(invoiceEndpoints.ageing, {}, token);
  const { period, collected } = months.at(-2) ?? { period: '', collected: 0 };
  const { rows } = await services.get(
    receiptEndpoints.list,
    { query: { period, method: 'received', voided: false, limit: 200 } },
    token,
  );
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(collected);
});

test('a month of receipts is one file, a page each, all copies', async () => {
  const query = { period: today.slice(0, 7) };
  const { rows, total } = await services.get(
    receiptEndpoints.list,
    { query: { ...query, limit: 200 } },
    token,
  );
  const file = await services.get(receiptEndpoints.month, { query }, token);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(pdfPages(bytes)).toBe(total);
  const text = pdfText(bytes);
  expect(text).not.toContain(noGlyph);
  for (const { number } of rows) expect(text).toContain(number);
  const none = await services.call(receiptEndpoints.month, { query: { period: '2020-01' } }, token);
  expect(none.error?.code).toBe('NOT_FOUND');
});

test('a transfer that is brought a second time is told, and taken where it is another', async () => {
  const [row, other] = await owing(2);
  if (!row || !other) throw new Error('nothing is owed');
  const take = (of: typeof row, more: object) =>
    services.call(
      receiptEndpoints.take,
      { body: payment(of, { method: 'transfer', amount: '1.00', ...more }) },
      token,
    );
  const both = await Promise.all([1, 2].map(() => take(row, { reference: 'KBANK 123-456' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const first = both.find(({ data }) => data)?.data;
  const told = { code: 'PAYMENT_ALIKE', details: { number: first?.number, unit: row.unitNumber } };
  const alike = [
    // The same slip for another unit, written otherwise; and the same sum on the same day.
    await take(other, { reference: 'kbank๑๒๓\u200b456', amount: '2.00' }),
    await take(row, { method: 'promptpay' }),
  ];
  for (const { error } of alike) expect(error).toMatchObject(told);
  expect(alike[0]?.error?.message).toContain(first?.number ?? '-');

  const unlike = [
    await take(row, { isAnother: true }),
    await take(row, { amount: '3.00' }),
    await take(row, { method: 'cash' }),
    await take(other, { reference: '' }),
  ];
  expect(unlike.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a file of receipts adds up what came in, apart from what is void or was paid ahead', async () => {
  const query = { period: today.slice(0, 7), limit: 200 };
  const { rows } = await services.get(receiptEndpoints.list, { query }, token);
  const sumOf = (which: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(which).reduce((sum, { amount }) => sum + amount, 0) / 100;
  const sums = {
    'เงินที่รับ (บาท)': sumOf(({ voided, method }) => !voided && method !== 'advance'),
    'ใช้เงินรับล่วงหน้า (บาท)': sumOf(({ voided, method }) => !voided && method === 'advance'),
    'ยอดที่ยกเลิก (บาท)': sumOf(({ voided }) => voided),
  };
  expect(sums['ยอดที่ยกเลิก (บาท)']).toBeGreaterThan(0);
  const file = await services.get(receiptEndpoints.download, { query }, token);
  const lines = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets[0]?.rows ?? [];
  const [head = [], ...body] = lines;
  for (const [title, sum] of Object.entries(sums)) {
    const values = body.map((line) => Number(line[head.indexOf(title)] ?? 0));
    expect(values.pop()).toBeCloseTo(sum, 2);
    expect(values.reduce((all, value) => all + value, 0)).toBeCloseTo(sum, 2);
  }
});
