import { randomUUID } from 'node:crypto';
import { isFee } from '@/contracts/billing/fee';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { monthAfter } from '@/contracts/kit/fields/month';
import { line } from '@/services/master-data/billing/issue/lines';
import { sharedLines, sharesBy } from '@/services/master-data/billing/issue/sales';
import { next, startDesk, today } from './desk';

const { services, token, made } = startDesk();

const owner = (name: string, movedIn: string, movedOut: string | null = null) => ({
  ...{ name, movedIn, movedOut },
});

test('the days of a month are whose the unit was on them', () => {
  const seller = owner('นายก', '2020-01-01', '2026-11-14');
  const buyer = owner('นายข', '2026-11-15');
  expect(sharesBy([seller, buyer], '2026-11')).toEqual([
    { payerName: 'นายก', fromDay: 1, untilDay: 14 },
    { payerName: 'นายข', fromDay: 15, untilDay: 30 },
  ]);
  // Of one day that both are there on the buyer pays; of days between nobody the seller.
  const onThatDay = [{ ...seller, movedOut: '2026-11-15' }, buyer];
  expect(sharesBy(onThatDay, '2026-11')).toEqual(sharesBy([seller, buyer], '2026-11'));
  const early = [{ ...seller, movedOut: '2026-11-03' }, buyer];
  expect(sharesBy(early, '2026-11')).toEqual(sharesBy([seller, buyer], '2026-11'));
  // Sold twice; and once more on the first, which leaves a whole month.
  const again = [seller, { ...buyer, movedOut: '2026-11-20' }, owner('นายค', '2026-11-21')];
  expect(
    sharesBy(again, '2026-11').map(({ payerName, untilDay }) => [payerName, untilDay]),
  ).toEqual([
    ...[
      ['นายก', 14],
      ['นายข', 20],
      ['นายค', 30],
    ],
  ]);
  expect(
    sharesBy([owner('นายก', '2020-01-01', '2026-10-31'), owner('นายข', '2026-11-01')], '2026-11'),
  ).toEqual([]);
});

test('who owns with others from a day on pays the whole with them', () => {
  const first = owner('นายก', '2020-01-01');
  expect(sharesBy([first, owner('นางข', '2026-11-10')], '2026-11')).toEqual([]);
  // The first owner that is known had it before too.
  expect(sharesBy([owner('นายก', '2026-11-10')], '2026-11')).toEqual([]);
  // One of two sells to another.
  const both = [first, owner('นางข', '2020-01-01', '2026-11-09'), owner('นายค', '2026-11-10')];
  expect(sharesBy(both, '2026-11').map(({ payerName }) => payerName)).toEqual([
    ...['นายก, นางข', 'นายก, นายค'],
  ]);
});

test('what is shared is what there was, to the satang, whatever the days', () => {
  for (let day = 2; day <= 28; day++) {
    const at = String(day).padStart(2, '0');
    const sold = [owner('ก', '2020-01-01', `2027-02-${at}`), owner('ข', `2027-02-${at}`)];
    const lines = [1, 99, 100, 333_333, 1_234_567].map((amount) =>
      line({ kind: 'common', description: 'ค่าส่วนกลาง', amount }),
    );
    const water = line({ kind: 'water', description: 'น้ำ', amount: 12_345 });
    const ahead = line({ kind: 'sinking', description: 'กองทุน', amount: 777, months: 12 });
    const parts = sharedLines('2027-02', [...lines, water, ahead], sharesBy(sold, '2027-02'));
    const sum = parts.flat().reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(1 + 99 + 100 + 333_333 + 1_234_567 + 12_345 + 777);
    // What was used and what is billed ahead is the buyer's.
    expect(parts[0]?.some(({ kind, months }) => kind === 'water' || months > 1)).toBe(false);
  }
});

test('a month is shared by days where that is set, and by nobody else', async () => {
  const month = { period: next, issuedOn: today, dueOn: today };
  const [unit] = await services.sql<{ id: string; number: string; property_id: string }>(
    `select u.id, u.number, u.property_id from units u join properties p on p.id = u.property_id and p.code = 'RMN'
      where u.active and exists (select from occupancies o where o.unit_id = u.id and o.relation = 'owner'
        and o.moved_out is null) order by u.number limit 1`,
  );
  if (!unit) throw new Error('no unit');
  const preview = () => services.get(invoiceEndpoints.preview, { body: month }, token());
  const ofUnit = async () =>
    (await preview()).rows.filter(({ unitNumber }) => unitNumber === unit.number);
  const before = await preview();
  const [whole] = await ofUnit();
  await services.sql(
    `update occupancies set moved_out = $2 where unit_id = $1 and relation = 'owner'`,
    [unit.id, `${next}-14`],
  );
  await services.sql(
    `insert into occupancies (id, property_id, unit_id, customer_id, relation, moved_in, active, created_at, updated_at, updated_by)
      select $2, property_id, $1, id, 'owner', $3, true, now(), now(), '' from customers
      where property_id = $4 and not exists (select from occupancies o where o.unit_id = $1 and o.customer_id = customers.id) limit 1`,
    [unit.id, randomUUID(), `${next}-15`, unit.property_id],
  );
  expect(await ofUnit()).toHaveLength(1);

  await services.sql('update billing_settings set prorate_sales = true where property_id = $1', [
    unit.property_id,
  ]);
  const after = await preview();
  const shares = await ofUnit();
  expect(shares).toHaveLength(2);
  expect(new Set(shares.map(({ id }) => id)).size).toBe(2);
  expect(new Set(shares.map(({ payerName }) => payerName)).size).toBe(2);
  expect(shares.reduce((sum, { total }) => sum + total, 0)).toBe(whole?.total);
  expect(after.total).toBe(before.total);
  expect(shares[0]?.lines.map(({ description }) => description).join()).toContain('(14/');
  expect(after.views.find(({ view }) => view === 'sale')?.count).toBeGreaterThan(0);

  const asked = { ...month, units: after.units, total: after.total };
  await services.get(invoiceEndpoints.issue, { body: asked }, token());
  await made();
  const rows = await services.sql<{ id: string; total: string }>(
    `select id, total from invoices where unit_id = $1 and period = $2 and voided_at is null order by number`,
    [unit.id, next],
  );
  expect(rows.map(({ total }) => Number(total))).toEqual(shares.map(({ total }) => total));
  // Each goes to whom it is made out to.
  for (const [at, { id }] of rows.entries()) {
    const { payers } = await services.get(invoiceEndpoints.get, { params: { id } }, token());
    expect(payers.map(({ name }) => name).join(', ')).toBe(shares[at]?.payerName);
  }
  // Nothing of the month is asked for again.
  expect(await ofUnit()).toEqual([]);
  // The month after is what it was before the sale.
  const later = { ...month, period: monthAfter(next, 1) };
  const { rows: then } = await services.get(invoiceEndpoints.preview, { body: later }, token());
  const again = then.find(({ unitNumber }) => unitNumber === unit.number);
  expect(again?.differences.filter(({ kind }) => isFee(kind))).toEqual([]);
  // One share that is voided is made again, and nothing of the other's.
  const [first] = rows;
  const body = { reason: 'ผิดคน' };
  await services.get(invoiceEndpoints.cancel, { params: { id: first?.id ?? '' }, body }, token());
  expect((await ofUnit()).map(({ total }) => total)).toEqual([Number(first?.total)]);
  // Dates that are put right afterwards bill no day again.
  const sold = async (left: string, came: string) => {
    const owner = `unit_id = '${unit.id}' and relation = 'owner'`;
    await services.sql(
      `update occupancies set moved_out = '${next}-${left}' where ${owner} and moved_out >= '${next}-01'`,
    );
    await services.sql(
      `update occupancies set moved_in = '${next}-${came}' where ${owner} and moved_out is null`,
    );
    return (await ofUnit()).map(({ payerName }) => payerName);
  };
  expect(await sold('09', '10')).toEqual([shares[0]?.payerName]);
  expect(await sold('20', '21')).toEqual([]);
});
