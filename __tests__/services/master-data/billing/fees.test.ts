import { chargeRuleEndpoints } from '@/contracts/billing/charge-rule';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { type BillingSettings, billingSettingEndpoints } from '@/contracts/billing/settings';
import { monthAfter } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import { next, startDesk, today } from './desk';

const { services, made, ...desk } = startDesk();
let token = '';
beforeAll(() => {
  token = desk.token();
});

const place = "(select id from properties where code = 'RMN')";

interface Unit {
  id: string;
  number: string;
  building: string;
  area: string;
  ratio: string;
}
const units = () =>
  services.sql<Unit>(
    `select id, number, building, area, ratio from units where active and property_id = ${place} order by number`,
  );

/** Saves how fees go, all else as it is. */
async function set(fees: Partial<Record<keyof BillingSettings, string>>) {
  const now = await services.get(billingSettingEndpoints.get, {}, token);
  const baht = [
    'commonFeeRate',
    'commonFeeBudget',
    'sinkingFeeRate',
    'clearLetterFee',
    'creditAlone',
  ];
  const form = Object.fromEntries(
    Object.entries(now).map(([name, value]) => [
      name,
      baht.includes(name) ? showBaht(Number(value)) : String(value),
    ]),
  );
  await services.get(billingSettingEndpoints.save, { body: { ...form, ...fees } as never }, token);
}

const rule = (more: object, by = token) =>
  services.call(
    chargeRuleEndpoints.upsert,
    { body: { name: 'ค่าส่วนกลาง', kind: 'common', from: next, ...more } as never },
    by,
  );

/** What each unit is asked for as the common fee in a month. */
async function asked(period = next) {
  const days = { period, issuedOn: today, dueOn: today };
  const rows = [];
  for (let page = 1; ; page++) {
    const shown = await services.get(invoiceEndpoints.preview, { body: { ...days, page } }, token);
    rows.push(...shown.rows);
    if (rows.length >= shown.found) break;
  }
  return new Map(
    rows.map((row) => [row.id, { ...row, fee: row.lines.find(({ kind }) => kind === 'common') }]),
  );
}

async function issue(period = next) {
  const days = { period, issuedOn: today, dueOn: today };
  const { units: n, total } = await services.get(invoiceEndpoints.preview, { body: days }, token);
  await services.get(invoiceEndpoints.issue, { body: { ...days, units: n, total } }, token);
  await made();
}

const half = (value: number) => Math.floor(value + 0.5);

test('each unit pays by the narrowest rule that is for it, else by the property’s price', async () => {
  const all = await units();
  await set({ commonFeeBy: 'wah', commonFeeRate: '36' });
  const [picked, other] = all.filter(({ building }) => building === 'A');
  if (!picked || !other) throw new Error('no units');
  await rule({ basis: 'ratio', amount: '50,000.01', building: 'B' });
  await rule({ basis: 'unit', amount: '800', unitIds: [picked.id] });
  // A later one that asks for less of a unit does not count for it.
  await rule({ basis: 'area', amount: '99', building: 'A', floor: 1 });
  await rule({ basis: 'area', amount: '50', building: 'A' });

  const rows = await asked();
  const fees = (of: readonly Unit[]) => of.map(({ id }) => rows.get(id)?.fee?.amount ?? 0);
  const inB = all.filter(({ building }) => building === 'B');
  expect(fees(inB).reduce((sum, one) => sum + one, 0)).toBe(5_000_001);
  const ratios = inB.reduce((sum, { ratio }) => sum + Number(ratio), 0);
  for (const [at, { ratio }] of inB.entries()) {
    expect(Math.abs((fees(inB)[at] ?? 0) - (5_000_001 * Number(ratio)) / ratios)).toBeLessThan(
      1.01,
    );
  }
  expect(rows.get(picked.id)?.fee).toMatchObject({ amount: 80_000, basis: 'unit', quantity: '' });
  const floorOne = await services.sql<Unit>(
    `select * from units where active and property_id = ${place} and building = 'A' and floor = 1 and id <> $1`,
    [picked.id],
  );
  expect(fees(floorOne)).toEqual(floorOne.map(({ area }) => half(Number(area) * 9900)));
  const rest = all.filter(({ building }) => building !== 'A' && building !== 'B');
  for (const { id, area } of rest) {
    const wah = Number(area) / 4;
    const fee = rows.get(id)?.fee;
    expect([fee?.amount, Number(fee?.quantity)]).toEqual([half(wah * 3600), wah]);
  }
  const look = await services.get(
    chargeRuleEndpoints.look,
    { body: { kind: 'common', basis: 'area', amount: '50', from: next, building: 'A' } as never },
    token,
  );
  expect(look.rows.map(({ id }) => id)).not.toContain(picked.id);
  expect(look.units).toBe(
    all.filter(({ building }) => building === 'A').length - floorOne.length - 1,
  );
});

test('a year is billed once, less its discount, and again where its invoice does not count', async () => {
  const [unit] = (await units()).filter(({ building }) => building === 'A').slice(-1);
  if (!unit) throw new Error('no unit');
  const yearly = { basis: 'unit', amount: '333.33', every: 'year', discount: '5' };
  await rule({ ...yearly, unitIds: [unit.id], name: 'ค่าส่วนกลางรายปี' });
  // 333.33 × 12 = 3,999.96, less 5 % (199.998)
  const fee = { amount: 379_996, months: 12, discount: '5.00' };
  expect((await asked()).get(unit.id)?.fee).toMatchObject(fee);
  await issue();
  for (const later of [1, 2, 11]) {
    expect((await asked(monthAfter(next, later))).get(unit.id)?.fee).toBeUndefined();
  }
  const after = await asked(monthAfter(next, 1));
  expect(after.get(unit.id)?.differences.map(({ why, kind }) => [why, kind])).toContainEqual([
    'rhythm',
    'common',
  ]);
  expect((await asked(monthAfter(next, 12))).get(unit.id)?.fee).toMatchObject(fee);

  // Who leaves the rule has paid all the same: the property's price waits for the year to end.
  const [{ id, version } = { id: '', version: 0 }] = await services.sql<{
    id: string;
    version: number;
  }>("select id, version from charge_rules where name = 'ค่าส่วนกลางรายปี'");
  const switchTo = (active: boolean) =>
    services.get(chargeRuleEndpoints.active, { params: { id }, body: { active } }, token);
  await switchTo(false);
  expect(version).toBeGreaterThan(0);
  expect((await asked(monthAfter(next, 3))).get(unit.id)?.fee).toBeUndefined();
  await switchTo(true);
  const [bill] = await services.sql<{ id: string }>(
    'select id from invoices where unit_id = $1 and period = $2 and voided_at is null',
    [unit.id, next],
  );
  await services.get(
    invoiceEndpoints.cancel,
    { params: { id: bill?.id ?? '' }, body: { reason: 'ออกผิด' } },
    desk.manager(),
  );
  // Begun late it is what is left of the year, and no whole one.
  expect((await asked(monthAfter(next, 3))).get(unit.id)?.fee).toMatchObject({
    ...{ amount: 33_333 * 9, months: 9, discount: '0.00' },
  });
  // A month that is issued before it bills none that a later one has.
  await issue(monthAfter(next, 1));
  expect((await asked()).get(unit.id)?.fee).toMatchObject({
    ...{ amount: 33_333, months: 1, discount: '0.00' },
  });
});

test('what a fee is, is for whoever may set the property’s; a month has no discount', async () => {
  const plain = { basis: 'unit', amount: '10', from: monthAfter(next, 2) };
  const refused = await rule({ ...plain, discount: '5' });
  expect(refused.error?.fields?.discount?.code).toBe('discountOfMonth');
  const until = monthAfter(plain.from, 11);
  const inPart = await rule({ ...plain, every: 'year', until: monthAfter(until, 1) });
  expect(inPart.error?.fields?.until).toMatchObject({
    ...{ code: 'wholeRounds', details: { last: until } },
  });
  expect((await rule({ ...plain, every: 'year', until })).error).toBeUndefined();
  const other = await rule({ kind: 'other', ...plain });
  const fee = await rule({ ...plain });
  await services.sql(
    `update roles set permissions = permissions - 'invoices:approve' where builtin = 'finance'`,
  );
  const clerk = await services.signIn('finance');
  expect((await rule({ ...plain }, clerk)).error?.code).toBe('FORBIDDEN');
  const { id = '', version } = fee.data ?? {};
  const into = { id, version, kind: 'other', ...plain };
  expect((await rule(into, clerk)).error?.code).toBe('FORBIDDEN');
  const off = (of: string) =>
    services.call(
      chargeRuleEndpoints.active,
      { params: { id: of }, body: { active: false } },
      clerk,
    );
  expect((await off(id)).error?.code).toBe('FORBIDDEN');
  expect((await off(other.data?.id ?? '')).error).toBeUndefined();
});
