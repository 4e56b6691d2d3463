import { randomUUID } from 'node:crypto';
import { pdfText } from '@tests/kit/pdf-text';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { creditEndpoints } from '@/contracts/billing/credits/credit';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { unitInvoiceEndpoints } from '@/contracts/billing/unit-invoice';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, payment } = desk;
let finance = '';
let manager = '';
beforeAll(() => {
  finance = desk.token();
  manager = desk.manager();
});

const reason = 'ผิด';
const inBaht = (amount: number) => (amount / 100).toFixed(2);
const invoiceOf = (id: string) => services.get(invoiceEndpoints.get, { params: { id } }, finance);
const account = async (unitId: string) => {
  const { units } = await services.get(arrearEndpoints.account, { query: { unitId } }, finance);
  if (!units[0]) throw new Error('there is no account');
  return units[0];
};
const used = new Set<string>();
/** An invoice that is late, and no other test's. */
async function late() {
  const query = { state: 'late' as const, limit: 200 };
  const { rows } = await services.get(invoiceEndpoints.list, { query }, finance);
  const row = rows.find(({ unitId, credited, paid, daysLate }) => {
    return credited + paid === 0 && daysLate > 20 && !used.has(unitId);
  });
  if (!row) throw new Error('nothing is late');
  used.add(row.unitId);
  return row;
}
type Asked = Partial<CallOf<typeof creditEndpoints.ask>['body']>;
const ask = (invoiceId: string, more: Asked = {}, token = finance) =>
  services.call(
    creditEndpoints.ask,
    {
      body: {
        ...{ id: randomUUID(), kind: 'note' as const, invoiceId, reason: 'correction' as const },
        ...{ amount: '100', why: 'อ่านมิเตอร์ผิด', ...more },
      },
    },
    token,
  );
const grant = (id = '', token = manager) =>
  services.call(creditEndpoints.grant, { params: { id } }, token);
const cancel = (id = '') =>
  services.call(creditEndpoints.cancel, { params: { id }, body: { reason } }, manager);

test('a note counts once another person has approved it, and is owed no more anywhere', async () => {
  const { id, unitId, owed, total } = await late();
  const before = await account(unitId);
  const { data: asked } = await ask(id);
  expect(asked).toMatchObject({ state: 'asked', number: '', isMine: true });
  expect(asked?.others.length).toBeGreaterThan(0);
  expect((await invoiceOf(id)).owed).toBe(owed);
  expect((await grant(asked?.id, finance)).error?.code).toBe('CREDIT_OWN');

  const both = await Promise.all([grant(asked?.id), grant(asked?.id)]);
  expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual(['CREDIT_DECIDED']);
  const note = both.find(({ data }) => data)?.data;
  expect(note).toMatchObject({ state: 'granted', amount: 10_000, day: today });
  const after = await invoiceOf(id);
  expect(after).toMatchObject({ owed: owed - 10_000, credited: 10_000, total });
  expect(after.events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['noteAsked', 'noteGranted']),
  );
  const now = await account(unitId);
  expect(now.owed).toBe(before.owed - 10_000);
  expect(now.lines.at(-1)).toMatchObject({ what: 'credit', credit: 10_000, number: note?.number });
  const file = await services.get(
    creditEndpoints.paper,
    { params: { id: note?.id ?? '' } },
    finance,
  );
  const text = pdfText(new Uint8Array(await file.arrayBuffer()));
  for (const said of [note?.number ?? '', '100.00']) expect(text).toContain(said);

  // The invoice stays while something is credited of it; taken back, it is as before.
  const call = { params: { id }, body: { reason } };
  const refused = await services.call(invoiceEndpoints.cancel, call, finance);
  expect(refused.error?.code).toBe('INVOICE_CREDITED');
  expect((await cancel(note?.id)).data).toMatchObject({ state: 'voided', number: note?.number });
  expect((await cancel(note?.id)).error?.code).toBe('CREDIT_DECIDED');
  expect(await account(unitId)).toMatchObject({ owed: before.owed, surcharge: before.surcharge });
});

test('never more than is owed: not of a line, not by two at once, not beside a payment', async () => {
  const row = await late();
  const { id, owed } = row;
  const room = await services.get(creditEndpoints.room, { params: { id } }, finance);
  expect(room.note).toBe(owed);
  const [first] = room.lines;
  const more = { line: 1, amount: inBaht((first?.most ?? 0) + 1) };
  expect((await ask(id, more)).error?.fields?.amount?.code).toBe('beyondCredit');
  const [one, two] = await Promise.all([
    ask(id, { amount: inBaht(owed) }),
    ask(id, { amount: inBaht(owed), reason: 'badDebt' }),
  ]);
  const paid = () => {
    const body = payment(row, { amount: 100, invoiceIds: [id] });
    return services.call(receiptEndpoints.take, { body }, finance);
  };
  const ends = await Promise.all([grant(one.data?.id), grant(two.data?.id), paid()]);
  expect(ends.filter(({ error }) => !error)).toHaveLength(1);
  const left = await invoiceOf(id);
  expect(left.paid + left.credited + left.owed).toBe(left.total);

  // Sent again it is the same one.
  const other = await late();
  const body = { id: randomUUID() };
  const tries = await Promise.all([ask(other.id, body), ask(other.id, body)]);
  expect(tries[0]?.data?.id).toBe(tries[1]?.data?.id);
});

test('what one person may do alone is counted together, and a refusal changes nothing', async () => {
  const { id, owed } = await late();
  await services.sql(`update billing_settings set credit_alone = 15000`);
  expect((await ask(id)).data).toMatchObject({ state: 'granted', others: [] });
  const { data: second } = await ask(id);
  expect(second).toMatchObject({ state: 'asked' });
  const call = { params: { id: second?.id ?? '' }, body: { reason } };
  expect((await services.call(creditEndpoints.refuse, call, manager)).data?.state).toBe('refused');
  expect((await grant(second?.id)).error?.code).toBe('CREDIT_DECIDED');
  expect((await invoiceOf(id)).owed).toBe(owed - 10_000);
  await services.sql(`update billing_settings set credit_alone = 0`);
});

test('a waiver takes a late fee off the next invoice, and the books say what was waived', async () => {
  const { id, unitId } = await late();
  const before = await account(unitId);
  const { surcharge } = await invoiceOf(id);
  const beyond = { kind: 'waiver' as const, amount: inBaht(surcharge.amount + 1) };
  expect((await ask(id, beyond)).error?.fields?.amount?.code).toBe('beyondCredit');
  const amount = Math.floor(surcharge.amount / 2);
  const { data, error } = await ask(id, { kind: 'waiver', amount: inBaht(amount) });
  expect(error).toBeUndefined();
  const given = await grant(data?.id);
  expect(given.error).toBeUndefined();
  const waiver = given.data;
  expect(waiver).toMatchObject({ state: 'granted', reason: 'waived', number: '' });
  expect((await invoiceOf(id)).surcharge).toMatchObject({
    amount: surcharge.amount - amount,
    waived: amount,
  });
  const now = await account(unitId);
  expect(now).toMatchObject({ owed: before.owed, surcharge: before.surcharge - amount });

  // The desk bills what is left: the fee whole, and beside it what is waived.
  const due = await services.get(receiptEndpoints.owed, { query: { unitId } }, finance);
  const total = due.owed + due.unbilled.total;
  const body = {
    ...payment({ ...due, id: '', owed: total }, { invoiceIds: due.invoices.map((one) => one.id) }),
    unbilled: due.unbilled.total,
  };
  const taken = await services.call(receiptEndpoints.take, { body }, finance);
  expect(taken.error).toBeUndefined();
  expect(await account(unitId)).toMatchObject({ owed: 0, surcharge: 0 });
  const [booked] = await services.sql<{ waived: string }>(
    `select sum(amount) as waived from ledger_entries where unit_id = $1 and account = 'waived'`,
    [unitId],
  );
  expect(Number(booked?.waived)).toBe(amount);
  expect((await cancel(waiver?.id)).error?.code).toBe('CREDIT_USED');
});

test('one unit is billed at any time, once, and what it has paid ahead pays it', async () => {
  const { unitId } = await late();
  const body = { id: randomUUID(), unitId, kind: 'other' as const, description: 'คีย์การ์ด 2 ใบ' };
  const issue = (dueOn: string) =>
    services.call(unitInvoiceEndpoints.issue, { body: { ...body, amount: '300', dueOn } }, finance);
  expect((await issue('2026-01-01')).error?.fields?.dueOn?.code).toBe('dueBefore');
  const made = await Promise.all([issue(today), issue(today)]);
  expect(made[0]?.data?.id).toBe(made[1]?.data?.id);
  expect(made[0]?.data).toMatchObject({ source: 'desk', total: 30_000, state: 'open' });
  expect(made[0]?.data?.charges).toMatchObject([{ description: body.description, amount: 30_000 }]);
});
