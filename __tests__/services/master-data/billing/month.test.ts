import { randomUUID } from 'node:crypto';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { chargeRuleEndpoints } from '@/contracts/billing/charge-rule';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { readingEndpoints } from '@/contracts/billing/meters/reading';
import { planEndpoints } from '@/contracts/billing/plans';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { next, startDesk, today } from './desk';

const desk = startDesk();
const { services, made, payment } = desk;
let token = '';
let manager = '';
beforeAll(async () => {
  token = desk.token();
  manager = await services.signIn('manager');
});

const days = { period: next, issuedOn: today, dueOn: today };
const place = "(select id from properties where code = 'RMN')";

/** What each unit's month comes to, reckoned from the rows alone. */
async function reckoned() {
  const rows = await services.sql<{ id: string; total: string }>(
    `with rate as (select * from billing_settings where property_id = ${place}),
      used as (select r.unit_id, r.reading - (select b.reading from meter_readings b
          where b.unit_id = r.unit_id and b.period < r.period order by b.period desc limit 1) as units
        from meter_readings r where r.property_id = ${place} and r.period = $1)
    select u.id, (floor(u.area * rate.common_fee_rate + 0.5) + floor(u.area * rate.sinking_fee_rate + 0.5)
      + coalesce((select units * 1800 from used where used.unit_id = u.id), 0)
      + 15000 * (u.building = 'A' and u.floor = 1)::int)::bigint as total
    from units u, rate where u.property_id = ${place} and u.active`,
    [next],
  );
  return new Map(rows.map(({ id, total }) => [id, Number(total)]));
}

/** The invoices of the month that count: total, what is late of it, what was entered, and the rest. */
const stand = () =>
  services.sql<{ unit_id: string; total: string; late: string; entered: string; lines: string }>(
    `select i.unit_id, i.total, sum(c.amount) as lines,
      coalesce(sum(c.amount) filter (where c.kind = 'surcharge'), 0) as late,
      coalesce(sum(c.amount) filter (where c.kind = 'fine'), 0) as entered
    from invoices i join charges c on c.invoice_id = i.id
    where i.period = $1 and i.source = 'own' and i.voided_at is null group by i.id`,
    [next],
  );

async function issue() {
  const shown = await services.get(invoiceEndpoints.preview, { body: days }, token);
  const body = { ...days, units: shown.units, total: shown.total };
  await services.get(invoiceEndpoints.issue, { body }, token);
  return { shown, run: await made() };
}

const takeBack = (reason = 'อัตราผิด') =>
  services.call(invoiceEndpoints.takeBack, { body: { period: next, reason } }, manager);

async function expectReckoned() {
  const [by, rows] = [await reckoned(), await stand()];
  expect(rows).toHaveLength(192);
  for (const { unit_id: unit, total, late, entered, lines } of rows) {
    expect([unit, Number(total)]).toEqual([unit, Number(lines)]);
    expect([unit, Number(total) - Number(late) - Number(entered)]).toEqual([unit, by.get(unit)]);
  }
}

test('a month from its readings to its invoices, taken back as a whole and issued again', async () => {
  const { kind, rows } = await services.get(readingEndpoints.sheet, { query: {} }, token);
  const kindId = kind?.id ?? '';
  const readings = rows.map(({ unitId, before }, at) => ({
    ...{ unitId, version: 0, reading: String(Number(before?.reading) + (at % 23)) },
  }));
  const waits = await services.get(invoiceEndpoints.stands, { query: { period: next } }, token);
  expect(waits).toMatchObject({ missing: 192, waiting: 0 });
  await services.get(readingEndpoints.save, { body: { kindId, period: next, readings } }, token);
  const rule = {
    ...{ name: 'ค่าบัตร', kind: 'other', basis: 'unit', amount: '150', from: next, until: next },
    ...{ building: 'A', floor: 1 },
  };
  const look = await services.get(chargeRuleEndpoints.look, { body: rule } as never, token);
  await services.get(chargeRuleEndpoints.upsert, { body: rule } as never, token);
  const fine = { unitNumber: 'A-0102', kind: 'fine' as const, amount: '225' };
  await services.get(chargeEndpoints.create, { body: fine }, token);
  const ready = await services.get(invoiceEndpoints.stands, { query: { period: next } }, token);
  expect(ready).toMatchObject({ missing: 0, waiting: 1, rules: 1 });

  const { shown, run } = await issue();
  expect([shown.units, run.made, shown.found]).toEqual([192, 192, 192]);
  const view = (name: string) => shown.views.find((one) => one.view === name)?.count;
  expect(view('new')).toBeGreaterThanOrEqual(look.units);
  expect(view('usage')).toBeGreaterThan(100);
  const payers = shown.rows.map(({ noPayer }) => noPayer);
  expect(payers).toEqual([...payers].sort((a, b) => Number(b) - Number(a)));
  await expectReckoned();
  const [first] = readings;
  const body = { kindId, period: next, readings: [{ ...first, version: 1, reading: '1' }] };
  const save = () => services.get(readingEndpoints.save, { body } as never, token);
  expect((await save()).refused).toEqual([{ unitId: first?.unitId, why: 'billed' }]);

  // Who was paid or sent something blocks it, and is named.
  const listed = await services.get(
    invoiceEndpoints.list,
    { query: { period: next, state: 'open', limit: 1 } },
    token,
  );
  const [owed] = listed.rows;
  if (!owed) throw new Error('nothing is owed');
  const { data: receipt } = await services.call(
    receiptEndpoints.take,
    { body: payment(owed) },
    token,
  );
  const { error } = await takeBack();
  expect(error?.code).toBe('ISSUE_SENT');
  expect(error?.details?.which).toContain(owed.number);
  await services.get(
    receiptEndpoints.cancel,
    { params: { id: receipt?.id ?? '' }, body: { reason: 'ผิดห้อง' } },
    manager,
  );
  // Nor while somebody has agreed to pay it by instalments.
  const instalments = [{ dueOn: today, amount: String(owed.owed / 100) }];
  const agreed = { unitId: owed.unitId, invoiceIds: [owed.id], instalments, stopsSurcharge: false };
  const plan = await services.get(
    planEndpoints.make,
    { body: { id: randomUUID(), ...agreed } as never },
    manager,
  );
  expect((await takeBack()).error?.details?.which).toContain(owed.number);
  const drop = { params: { id: plan.id }, body: { reason: 'ยกเลิก' } };
  await services.get(planEndpoints.cancel, drop, manager);
  const both = await Promise.all([takeBack(), takeBack()]);
  expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual(['ISSUE_GONE']);
  expect(await stand()).toEqual([]);
  const [left] = await services.sql<{ sum: string }>(
    `select sum(amount) from ledger_entries where account = 'receivable' and paper_id in
      (select id from invoices where period = $1)`,
    [next],
  );
  expect(Number(left?.sum)).toBe(0);
  expect((await services.get(chargeEndpoints.list, { query: {} }, token)).total).toBe(1);
  expect((await save()).refused).toEqual([]);
  await services.get(
    readingEndpoints.save,
    { body: { ...body, readings: [{ ...first, version: 2 }] } } as never,
    token,
  );

  const again = await issue();
  expect([again.shown.units, again.shown.total]).toEqual([192, shown.total]);
  await expectReckoned();
  const numbers = await services.sql<{ n: number }>(
    `select right(number, 6)::int as n from invoices where property_id = ${place}
      and number like '%' || $1 || '%' order by 1`,
    [`IV${Number(today.slice(0, 4)) + 543}`],
  );
  expect(numbers.map(({ n }) => n)).toEqual(numbers.map((_, at) => at + 1));
});

test('what was paid ahead returns when its month is taken back', async () => {
  const ahead = () =>
    services.sql<{ sum: string }>(
      "select coalesce(-sum(amount), 0) as sum from ledger_entries where account = 'advance'",
    );
  await takeBack();
  const list = async (state: 'paid' | 'owed') =>
    (await services.get(invoiceEndpoints.list, { query: { state, limit: 200 } }, token)).rows;
  const owing = new Set((await list('owed')).map(({ unitId }) => unitId));
  const paid = (await list('paid')).find(({ unitId }) => !owing.has(unitId));
  if (!paid) throw new Error('nobody has paid all');
  const body = { ...payment(paid, { amount: '5000', invoiceIds: [], keepRest: true }) };
  await services.get(receiptEndpoints.take, { body }, token);
  const [before] = await ahead();
  await issue();
  expect(Number((await ahead())[0]?.sum)).toBeLessThan(Number(before?.sum));
  expect((await takeBack()).error).toBeUndefined();
  expect(await ahead()).toEqual([before]);
});
