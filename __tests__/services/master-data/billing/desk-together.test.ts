import { randomUUID } from 'node:crypto';
import { billPayment } from 'promptparse/generate';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services } = desk;
const { take, get, owed, scanned, print } = receiptEndpoints;

type Invoice = Awaited<ReturnType<typeof desk.owing>>[number];

/** Open invoices of two units, the older one first. */
async function twoOwing(): Promise<[Invoice, Invoice]> {
  const rows = (await desk.owing(100)).sort((a, b) =>
    `${a.dueOn} ${a.number}` < `${b.dueOn} ${b.number}` ? -1 : 1,
  );
  const [older] = rows;
  const newer = rows.find(({ unitId }) => unitId !== older?.unitId);
  if (!older || !newer) throw new Error('nothing is owed');
  return [older, newer];
}

const paid = ([older, newer]: [Invoice, Invoice], amount: number, more: object = {}) => ({
  ...{ id: randomUUID(), unitId: newer.unitId, along: [older.unitId], method: 'cash' as const },
  ...{ amount, day: today, payerName: 'ผู้ชำระ', invoiceIds: [older.id, newer.id], ...more },
});

const countReceipts = async () =>
  Number((await services.sql<{ n: string }>('select count(*) as n from receipts'))[0]?.n);

test('one payment pays two units, the oldest first, each by its receipt, and once', async () => {
  const two = await twoOwing();
  const [older, newer] = two;
  const body = paid(two, older.owed + newer.owed - 100, { received: older.owed + newer.owed });
  const before = await countReceipts();
  const [one, again] = await Promise.all([
    services.get(take, { body }, desk.token()),
    services.get(take, { body }, desk.token()),
  ]);
  expect(again.id).toBe(one.id);
  expect((await countReceipts()) - before).toBe(2);
  expect(one.unitNumber).toBe(newer.unitNumber);
  expect(one.amount).toBe(newer.owed - 100);
  expect(one.together).toMatchObject([{ unitNumber: older.unitNumber, amount: older.owed }]);
  const [other] = one.together;
  const there = await services.get(get, { params: { id: other?.id ?? '' } }, desk.token());
  expect(there.together.map(({ id }) => id)).toEqual([one.id]);
  // One press prints both, and says so of both.
  for (const paper of ['a5', 'roll'] as const) {
    const params = { id: one.id };
    expect(
      (await services.get(print, { params, body: { paper } }, desk.token())).size,
    ).toBeGreaterThan(1000);
  }
  expect((await services.get(get, { params: { id: there.id } }, desk.token())).prints).toBe(2);
});

test('all of it is booked, or nothing', async () => {
  const two = await twoOwing();
  const before = await countReceipts();
  const sum = two[0].owed + two[1].owed;
  const refused = async (body: object) =>
    (await services.call(take, { body: body as never }, desk.token())).error?.code;
  expect(await refused(paid(two, sum + 1))).toBe('INVALID');
  expect(await refused(paid(two, sum, { received: sum - 1 }))).toBe('INVALID');
  expect(await refused(paid(two, sum, { method: 'advance' }))).toBe('INVALID');
  expect(await refused(paid(two, sum, { unbilled: 1 }))).toBe('UNBILLED_CHANGED');
  // An invoice of a unit that is not among those that pay.
  expect(await refused({ ...paid(two, 100), along: [] })).toBe('INVALID');
  expect(await countReceipts()).toBe(before);
});

test('two desks that take the same invoices at once book them once', async () => {
  const two = await twoOwing();
  const sum = two[0].owed + two[1].owed;
  const crossed = { ...paid(two, sum), unitId: two[0].unitId, along: [two[1].unitId] };
  const answers = await Promise.all(
    [paid(two, sum), crossed].map(async (body) => services.call(take, { body }, desk.token())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['INVALID']);
});

test('the desk finds an invoice by its number, its QR and its barcode', async () => {
  const [{ number, unitId, unitNumber, id }] = await twoOwing();
  const [ref1, ref2] = [number, unitNumber].map((text) => text.replace(/[^A-Z0-9]/g, ''));
  const billerId = '099400016550100';
  const codes = [
    ...[number, number.toLowerCase(), ref1 ?? ''],
    billPayment({ billerId, amount: 12.5, ref1: ref1 ?? '', ref2: ref2 ?? '' }),
    `|${billerId}\r${ref1}\r${ref2}\r1250`,
  ];
  for (const code of codes) {
    const found = await services.get(scanned, { query: { code } }, desk.token());
    expect(found).toEqual({ unitId, unitNumber, invoiceId: id });
  }
  const village = await services.signIn('village');
  for (const [code, token] of [
    [number, village],
    ['|1', desk.token()],
    ['00020101', desk.token()],
    ['ไม่มี', desk.token()],
  ] as const) {
    expect((await services.call(scanned, { query: { code } }, token)).status).toBe(404);
  }
});

test('what several units owe is told in one, and nothing of another property', async () => {
  const [older, newer] = await twoOwing();
  const query = { unitId: newer.unitId, along: `${older.unitId},${newer.unitId}` };
  const told = await services.get(owed, { query }, desk.token());
  expect(told.along.map(({ unitId }) => unitId)).toEqual([older.unitId]);
  const village = await services.signIn('village');
  expect((await services.call(owed, { query }, village)).status).toBe(404);
});
