import { pdfText } from '@tests/kit/pdf-text';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { periodEndpoints } from '@/contracts/billing/period';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { monthAfter } from '@/contracts/kit/fields/month';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { next, startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment, made } = desk;
let token = '';
beforeAll(() => {
  token = desk.token();
});

test('a month is looked at, issued as it was shown, and not twice', async () => {
  const unitNumber = 'a0102';
  const charge = await services.get(
    chargeEndpoints.create,
    { body: { unitNumber, kind: 'fine', amount: '225' } },
    token,
  );
  expect(charge).toMatchObject({ unitNumber: 'A-0102', amount: 22_500 });
  const days = { period: next, issuedOn: today, dueOn: today };
  const before = await services.get(invoiceEndpoints.issuing, {}, token);
  expect(before).toMatchObject({ run: null, next });
  expect(before.months.at(-1)).toEqual({ period: next, issued: 0 });
  const shown = await services.get(invoiceEndpoints.preview, { body: days }, token);
  expect(shown.inWords).toMatch(/บาท/);
  expect(shown.units).toBe(192);
  expect(shown.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(shown.total);
  expect(shown.kinds.map(({ kind }) => kind)).toContain('surcharge');
  // No meter is read yet: what all invoices lack is told once.
  const name = `ค่าน้ำประปา ${thaiMonth(next)}`;
  expect(shown.shared).toContainEqual({ why: 'unread', kind: 'water', name });
  const seen = new Map(shown.views.map(({ view, count }) => [view, count]));
  expect(seen.get('unread')).toBeGreaterThan(100);
  expect(seen.get('gone')).toBe(0);
  expect(shown.shared.map(({ why }) => why)).not.toContain('late');
  const body = { ...days, units: shown.units, total: shown.total };
  const other = await services.call(invoiceEndpoints.issue, { body: { ...body, total: 1 } }, token);
  expect(other.error?.code).toBe('BILL_CHANGED');
  const both = await Promise.all(
    [1, 2].map(() => services.call(invoiceEndpoints.issue, { body }, token)),
  );
  expect(both.filter(({ data }) => data)).toHaveLength(1);
  expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual([
    expect.stringMatching('ISSUE_RUNNING|BILL_CHANGED'),
  ]);
  const run = await made();
  expect(run).toMatchObject({ period: next, units: 192, made: 192, total: shown.total });
  const after = await services.get(invoiceEndpoints.issuing, {}, token);
  expect(after.next).toBe(monthAfter(next, 1));
  expect(after.months.slice(-2)).toEqual([
    { period: next, issued: 192 },
    { period: after.next, issued: 0 },
  ]);
  const [inLog] = await services.sql("select title from audit_log where action = 'issue'");
  expect(inLog).toEqual({ title: `${run.first} – ${run.last}` });
  const late = await services.call(invoiceEndpoints.issue, { body }, token);
  expect(late.error?.code).toBe('BILL_CHANGED');
  const { rows, total } = await services.get(
    invoiceEndpoints.list,
    { query: { period: next, limit: 200 } },
    token,
  );
  expect(total).toBe(192);
  expect(rows.reduce((sum, one) => sum + one.total, 0)).toBe(shown.total);
  const own = rows.find((one) => one.unitNumber === 'A-0102');
  const detail = await services.get(invoiceEndpoints.get, { params: { id: own?.id ?? '' } }, token);
  expect(detail.charges.map(({ id }) => id)).toContain(charge.id);
  expect((await services.get(chargeEndpoints.list, { query: {} }, token)).total).toBe(0);
  // Being late was charged up to today: nothing more of it today.
  const again = await services.get(
    invoiceEndpoints.preview,
    { body: { ...days, period: monthAfter(next, 1) } },
    token,
  );
  expect(again.kinds.map(({ kind }) => kind)).not.toContain('surcharge');

  // Voided, its number stays, and what was entered waits again.
  const params = { id: own?.id ?? '' };
  const voided = await services.get(
    invoiceEndpoints.cancel,
    { params, body: { reason: 'ผิดห้อง' } },
    await services.signIn('manager'),
  );
  expect(voided).toMatchObject({ state: 'void', owed: 0, number: own?.number });
  expect((await services.get(chargeEndpoints.list, { query: {} }, token)).rows).toMatchObject([
    { kind: 'fine', amount: charge.amount },
  ]);
  // Of what is voided nothing is owed, also where that orders the list.
  const byOwed = await services.get(
    invoiceEndpoints.list,
    { query: { period: next, sort: '-owed', limit: 200 } },
    token,
  );
  expect(byOwed.rows.at(-1)).toMatchObject({ id: own?.id, owed: 0 });
  const owed = byOwed.rows.map((one) => one.owed);
  expect(owed).toEqual([...owed].sort((a, b) => b - a));
});

test('while a month is issued nothing may move it; one that stopped on the way goes on, once', async () => {
  const manager = await services.signIn('manager');
  const [row] = await owing();
  if (!row) throw new Error('nothing is owed');
  // As a process leaves it that died before the last piece: one invoice is not made yet.
  await services.get(
    invoiceEndpoints.cancel,
    { params: { id: row.id }, body: { reason: 'ออกใหม่' } },
    manager,
  );
  await services.sql(
    `insert into month_pieces select i.id, 99, jsonb_build_array(jsonb_build_object('unitId', v.unit_id,
      'unitNumber', v.unit_number, 'payerName', v.payer_name, 'total', 500, 'late', '[]'::jsonb, 'lines',
      jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'kind', 'common', 'description', 'x',
        'quantity', '', 'rate', null, 'amount', 500, 'derivation', '[]'::jsonb, 'waits', false))))
     from month_issues i, invoices v where v.id = $1`,
    [row.id],
  );
  await services.sql('update month_issues set ended_at = null, made = made - 1');
  const body = { unitNumber: 'A-0103', kind: 'fine' as const, amount: '10' };
  const charge = await services.get(chargeEndpoints.create, { body }, token);
  const [other] = await owing();
  const days = { period: next, issuedOn: today, dueOn: today };
  const refused = await Promise.all([
    services.call(invoiceEndpoints.preview, { body: days }, token),
    services.call(invoiceEndpoints.issue, { body: { ...days, units: 1, total: 1 } }, token),
    services.call(chargeEndpoints.remove, { params: { id: charge.id } }, token),
    services.call(periodEndpoints.close, { body: { period: today.slice(0, 7) } }, token),
    services.call(
      invoiceEndpoints.cancel,
      { params: { id: other?.id ?? '' }, body: { reason: 'x' } },
      manager,
    ),
  ]);
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(5).fill('ISSUE_RUNNING'));
  // It was not given up: there is nothing to begin again.
  expect((await services.call(invoiceEndpoints.resume, {}, token)).error?.code).toBe('NOT_FOUND');
  await services.sql("update tasks set state = 'failed' where work = 'issue month'");
  const resumed = await Promise.all(
    [1, 2].map(() => services.call(invoiceEndpoints.resume, {}, token)),
  );
  expect(resumed.filter(({ data }) => data)).toHaveLength(1);
  expect(await made()).toMatchObject({ made: 192 });
  const query = { unitId: row.unitId, period: row.period };
  const { rows } = await services.get(invoiceEndpoints.list, { query }, token);
  expect(rows.map(({ state }) => state).sort()).toEqual(['open', 'void']);
  await services.get(chargeEndpoints.remove, { params: { id: charge.id } }, token);
});

test('paid ahead at the desk, it is kept for the unit, and the next invoice uses it', async () => {
  // Of a unit that is late, the surcharge remains.
  const open = await owing(200);
  const late = new Set(open.filter(({ dueOn }) => dueOn < today).map(({ unitId }) => unitId));
  const row = open.find(({ unitId }) => !late.has(unitId));
  if (!row) throw new Error('nothing is owed in time');
  const { unitId } = row;
  const owed = await services.get(receiptEndpoints.owed, { query: { unitId } }, token);
  const take = (more: object) =>
    services.call(receiptEndpoints.take, { body: payment(row, more) }, token);
  // More than one invoice asks for pays the unit's others first, and only what is left is kept.
  const most = owed.owed + 2_000_000;
  const amount = (most / 100).toFixed(2);
  expect((await take({ amount })).error?.fields?.amount?.code).toBe('beyondOwed');
  const { data: receipt } = await take({ amount, keepRest: true });
  expect(receipt).toMatchObject({ amount: most, advance: 2_000_000 });
  expect(receipt?.invoices).toHaveLength(owed.invoices.length);
  // Before any invoice there is.
  const ahead = { invoiceIds: [], amount: '100', keepRest: true };
  expect((await take(ahead)).data).toMatchObject({ advance: 10_000, invoices: [] });
  const account = async () =>
    (await services.get(arrearEndpoints.account, { query: { unitId } }, token)).units[0];
  const kept = 2_010_000 + owed.advance;
  expect(await account()).toMatchObject({ owed: 0, advance: kept, clear: true });
  expect((await account())?.lines.at(-1)).toMatchObject({ credit: 10_000, balance: -kept });

  const days = { period: monthAfter(next, 2), issuedOn: today, dueOn: today };
  const spent = async () => {
    const method = 'advance' as const;
    const all = await services.get(receiptEndpoints.list, { query: { method, limit: 200 } }, token);
    return all.rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  const before = await spent();
  const shown = await services.get(invoiceEndpoints.preview, { body: days }, token);
  const { units, total } = shown;
  await services.get(invoiceEndpoints.issue, { body: { ...days, units, total } }, token);
  await made();
  // As much of what was paid ahead as was said before.
  expect(shown.advance.units).toBeGreaterThan(0);
  expect(await spent()).toBe(before + shown.advance.total);
  const query = { unitId, period: days.period };
  const { rows } = await services.get(invoiceEndpoints.list, { query }, token);
  const [invoice] = rows;
  expect(invoice).toMatchObject({ state: 'paid', owed: 0 });
  const left = kept - (invoice?.total ?? 0);
  expect(await account()).toMatchObject({ owed: 0, advance: left });
  expect((await account())?.lines.at(-1)).toMatchObject({ what: 'invoice', balance: -left });
  const [used] = (
    await services.get(receiptEndpoints.list, { query: { unitId, method: 'advance' } }, token)
  ).rows;
  expect(used).toMatchObject({ amount: invoice?.total, day: today });
  // What was used is not given back by voiding the receipt that it came by.
  const voided = await services.call(
    receiptEndpoints.cancel,
    { params: { id: receipt?.id ?? '' }, body: { reason: 'x' } },
    token,
  );
  expect(voided.error?.code).toBe('ADVANCE_USED');
  const file = await services.get(
    receiptEndpoints.print,
    { params: { id: receipt?.id ?? '' } },
    token,
  );
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain('20,000.00');
});
