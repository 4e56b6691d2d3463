import { pdfText } from '@tests/kit/pdf-text';
import { chequeEndpoints } from '@/contracts/billing/cheques/cheque';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment } = desk;
let token = '';
beforeAll(() => {
  token = desk.token();
});

const invoiceOf = (id: string) => services.get(invoiceEndpoints.get, { params: { id } }, token);
const list = (keywords: string) =>
  services.get(chequeEndpoints.list, { query: { keywords } }, token).then(({ rows }) => rows);
/** What accounts hold of a unit, by the books. */
async function booked(unitId: string) {
  const [row] = await services.sql<{ clearing: string; bank: string }>(
    `select coalesce(sum(amount) filter (where account = 'clearing'), 0) as clearing,
      coalesce(sum(amount) filter (where account = 'bank'), 0) as bank
      from ledger_entries where unit_id = $1`,
    [unitId],
  );
  return [Number(row?.clearing), Number(row?.bank)];
}
async function paid(of: { id: string; unitId: string; owed: number }, number: string) {
  const cheque = { number, bank: 'กรุงไทย', day: today };
  const body = payment(of, { method: 'cheque', cheque });
  return services.get(receiptEndpoints.take, { body }, token);
}
const clear = (id = '', clearedOn = today) =>
  services.call(chequeEndpoints.clear, { params: { id }, body: { clearedOn } }, token);
const bounce = (id = '') => {
  const body = { reason: 'เงินในบัญชีไม่พอ' };
  return services.call(chequeEndpoints.bounce, { params: { id }, body }, token);
};

test('a cheque is in clearing until the bank has paid it, once', async () => {
  const [one] = await owing(1);
  if (!one) throw new Error('nobody owes');
  const before = await booked(one.unitId);
  const receipt = await paid(one, '10000001');
  const [cheque] = await list('10000001');
  expect(cheque).toMatchObject({ state: 'clearing', amount: one.owed, bank: 'กรุงไทย' });
  expect(await booked(one.unitId)).toEqual([one.owed, before[1]]);
  const params = { id: receipt.id };
  const file = await services.get(receiptEndpoints.print, { params, body: {} }, token);
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain('10000001');

  expect((await clear(cheque?.id, '2026-01-01')).error?.fields?.clearedOn?.code).toBe(
    'clearedBefore',
  );
  const both = await Promise.all([clear(cheque?.id), clear(cheque?.id)]);
  expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual(['CHEQUE_DECIDED']);
  expect(await booked(one.unitId)).toEqual([0, (before[1] ?? 0) + one.owed]);
  expect((await list('10000001'))[0]).toMatchObject({ state: 'cleared', clearedOn: today });
});

test('one that bounces voids its receipt with the reason, and the debt is back', async () => {
  const [one] = await owing(1);
  if (!one) throw new Error('nobody owes');
  const before = await booked(one.unitId);
  const receipt = await paid(one, '10000002');
  expect((await invoiceOf(one.id)).owed).toBe(0);
  const [cheque] = await list('10000002');
  const ends = await Promise.all([bounce(cheque?.id), bounce(cheque?.id)]);
  expect(ends.flatMap(({ error }) => error?.code ?? [])).toEqual(['CHEQUE_DECIDED']);
  expect((await invoiceOf(one.id)).owed).toBe(one.owed);
  const call = { params: { id: receipt.id } };
  expect(await services.get(receiptEndpoints.get, call, token)).toMatchObject({
    ...{ voided: true, voidReason: 'เงินในบัญชีไม่พอ' },
  });
  expect(await booked(one.unitId)).toEqual(before);
  expect((await clear(cheque?.id)).error?.code).toBe('CHEQUE_DECIDED');
  expect((await list('10000002'))[0]).toMatchObject({ state: 'bounced', amount: one.owed });
});
