import { randomUUID } from 'node:crypto';
import { pdfText } from '@tests/kit/pdf-text';
import { depositEndpoints } from '@/contracts/billing/deposits/deposit';
import { refundEndpoints } from '@/contracts/billing/deposits/refund';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment } = desk;
let finance = '';
let manager = '';
beforeAll(() => {
  finance = desk.token();
  manager = desk.manager();
});

const reason = 'ผิด';
/** What an account holds of a unit, by the books. */
async function booked(unitId: string, account: string) {
  const [row] = await services.sql<{ sum: string }>(
    'select coalesce(sum(amount), 0) as sum from ledger_entries where unit_id = $1 and account = $2',
    [unitId, account],
  );
  return Number(row?.sum);
}
async function deposit(unitId: string, amount = '5000') {
  const draft = { unitId, kind: 'renovation' as const, method: 'cash' as const, amount };
  const body = { ...draft, id: randomUUID(), day: today, payerName: 'เจ้าของ' };
  return services.get(depositEndpoints.take, { body }, finance);
}
type Draft = CallOf<typeof refundEndpoints.ask>['body'];
const ask = (unitId: string, more: Partial<Draft>) =>
  services.call(
    refundEndpoints.ask,
    {
      body: {
        ...{ id: randomUUID(), source: 'deposit', unitId, receiptId: null, payeeName: 'เจ้าของ' },
        ...{ method: 'cash', amount: '0', kept: '0', why: 'คืนห้องเรียบร้อย', ...more },
      },
    },
    finance,
  );
const grant = (id = '', token = manager) =>
  services.call(refundEndpoints.grant, { params: { id } }, token);
const heldOf = async (unitId: string) => {
  const { rows, sum } = await services.get(depositEndpoints.list, { query: { unitId } }, finance);
  return [rows.map(({ held }) => held), sum];
};

test('a deposit is held, given back with a part kept as income, and never beyond what is held', async () => {
  const [one] = await owing(1);
  const unitId = one?.unitId ?? '';
  const { id: receiptId, number } = await deposit(unitId);
  expect(await booked(unitId, 'deposit')).toBe(-500_000);
  expect(await heldOf(unitId)).toEqual([[500_000], 500_000]);

  const beyond = await ask(unitId, { receiptId, amount: '4000', kept: '1000.01' });
  expect(beyond.error?.fields?.amount?.code).toBe('beyondHeld');
  const first = await ask(unitId, { receiptId, amount: '4000', kept: '500', why: 'ผนังลิฟต์เป็นรอย' });
  const second = await ask(unitId, { receiptId, amount: '4500' });
  expect(first.data).toMatchObject({ state: 'asked', isMine: true, number: '' });
  expect((await grant(first.data?.id, finance)).error?.code).toBe('REFUND_OWN');
  const { rows: waiting } = await services.get(
    depositEndpoints.list,
    { query: { unitId } },
    finance,
  );
  expect(waiting).toMatchObject([{ held: 500_000, asked: 900_000 }]);
  // Two at once, of what is enough for one.
  const ends = await Promise.all([grant(first.data?.id), grant(second.data?.id)]);
  expect(ends.flatMap(({ error }) => error?.code ?? [])).toEqual(['REFUND_BEYOND']);
  const given = ends.find(({ data }) => data)?.data;
  expect(await heldOf(unitId)).toEqual([[50_000], 50_000]);
  expect(await booked(unitId, 'deposit')).toBe(-50_000);
  expect(await booked(unitId, 'forfeited')).toBe(0 - (given?.kept ?? 0));
  const params = { id: given?.id ?? '' };
  const file = await services.get(refundEndpoints.paper, { params }, finance);
  const text = pdfText(new Uint8Array(await file.arrayBuffer()));
  for (const said of [given?.number ?? '', number]) expect(text).toContain(said);

  // The receipt stays while something of it was given back; all is as before once that is taken back.
  const voidIt = { params: { id: receiptId }, body: { reason } };
  expect((await services.call(receiptEndpoints.cancel, voidIt, finance)).error?.code).toBe(
    'DEPOSIT_USED',
  );
  const back = { params, body: { reason } };
  expect((await services.call(refundEndpoints.cancel, back, manager)).data?.state).toBe('voided');
  expect((await services.call(refundEndpoints.cancel, back, manager)).error?.code).toBe(
    'REFUND_DECIDED',
  );
  expect(await heldOf(unitId)).toEqual([[500_000], 500_000]);
  expect((await services.call(receiptEndpoints.cancel, voidIt, finance)).error).toBeUndefined();
  expect(await heldOf(unitId)).toEqual([[], 0]);
  expect(await booked(unitId, 'deposit')).toBe(0);
  expect(await booked(unitId, 'forfeited')).toBe(0);
});

test('what is paid ahead is given back, and neither twice nor beside an invoice that it pays', async () => {
  const [, one] = await owing(2);
  const unitId = one?.unitId ?? '';
  if (!one) throw new Error('nobody owes');
  const due = await services.get(receiptEndpoints.owed, { query: { unitId } }, finance);
  const more = { amount: due.owed + 90_000, keepRest: true, invoiceIds: [] };
  const taken = await services.call(receiptEndpoints.take, { body: payment(one, more) }, finance);
  expect(taken.data?.advance).toBe(90_000);
  const advance = { source: 'advance' as const, why: 'ย้ายออก' };
  expect((await ask(unitId, { ...advance, amount: '900.01' })).error?.fields?.amount?.code).toBe(
    'beyondHeld',
  );
  const asked = await Promise.all([1, 2].map(() => ask(unitId, { ...advance, amount: '900' })));
  const ends = await Promise.all(asked.map(({ data }) => grant(data?.id)));
  expect(ends.flatMap(({ error }) => error?.code ?? [])).toEqual(['REFUND_BEYOND']);
  expect(await booked(unitId, 'advance')).toBe(0);
  // What was given back is not there for the receipt to be voided.
  const call = { params: { id: taken.data?.id ?? '' }, body: { reason } };
  expect((await services.call(receiptEndpoints.cancel, call, finance)).error?.code).toBe(
    'ADVANCE_USED',
  );
});
