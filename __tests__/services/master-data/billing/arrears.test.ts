import { writeFile } from 'node:fs/promises';
import { noGlyph, pdfPages, pdfText } from '@tests/kit/pdf-text';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { monthAfter } from '@/contracts/kit/fields/month';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { startDesk, today } from './desk';

const desk = startDesk();
const { services, owing, payment } = desk;
let token = '';
beforeAll(() => {
  token = desk.token();
});

test('the accounting source is fetched twice, and the second time changes nothing', async () => {
  const { id } = await services.get(ownPropertyEndpoints.get, {}, token);
  const reload = () => services.call(invoiceEndpoints.reload, { body: { id } }, token);
  const write = (rows: unknown[]) =>
    writeFile(services.accounting, JSON.stringify({ RMN: rows, STP: [] }));
  expect((await reload()).error?.code).toBe('SOURCE_FAILED');
  const lines = [{ kind: 'other', description: 'ค่าเช่าที่จอดรถเพิ่ม', amount: 80_000 }];
  const days = { period: today.slice(0, 7), issuedOn: today, dueOn: today };
  const [one, two] = ['A-0101', 'A-0203'].map((unitNumber, at) => ({
    ...{ id: `PARK-${at}`, unitNumber, ...days, lines },
  }));
  await write([one, two]);
  const { data: first } = await reload();
  expect(first).toMatchObject({ read: 2, changed: [], same: 0, refused: [] });
  expect(first?.added).toHaveLength(2);
  expect((await reload()).data).toMatchObject({ read: 2, added: [], changed: [], same: 2 });

  // What has changed there is changed here, and what cannot be taken is told with the reason.
  const dearer = [{ ...lines[0], amount: 90_000 }];
  await write([
    { ...one, lines: dearer },
    { ...two, id: 'PARK-9', unitNumber: 'Z-9999' },
    { ...two, id: 'PARK-8', dueOn: '2020-01-01' },
    { ...two, lines: [] },
    'PARK-7',
  ]);
  const { data: second } = await reload();
  expect(second).toMatchObject({ read: 5, added: [], same: 0 });
  expect(second?.changed).toEqual([{ number: first?.added[0], what: 'ยอด 800.00 → 900.00' }]);
  expect(second?.refused.map(({ reference }) => reference)).toEqual([
    ...['PARK-9', 'PARK-8', '#4', '#5'],
  ]);
  // Paid for more than it is now said to be, it stays as it is; so does one that was voided here.
  const [row] = await services.sql<{ id: string; unit_id: string }>(
    'select id, unit_id from invoices where number = $1',
    [first?.added[0]],
  );
  const paid = { id: row?.id ?? '', unitId: row?.unit_id ?? '', owed: 85_000 };
  await services.get(receiptEndpoints.take, { body: payment(paid) }, token);
  const { rows: all } = await services.get(
    invoiceEndpoints.list,
    { query: { keywords: first?.added[1] ?? '' } },
    token,
  );
  await services.get(
    invoiceEndpoints.cancel,
    { params: { id: all[0]?.id ?? '' }, body: { reason: 'คืนที่จอดรถ' } },
    await services.signIn('manager'),
  );
  await write([one, { ...two, lines: dearer }]);
  expect((await reload()).data?.refused).toEqual([
    { reference: 'PARK-0', why: expect.stringContaining('รับชำระแล้วมากกว่ายอดใหม่') },
    { reference: 'PARK-1', why: expect.stringContaining('ยกเลิกแล้ว') },
  ]);
});

test('what the source has moved is changed and both are told, what it has no more is listed', async () => {
  const { id } = await services.get(ownPropertyEndpoints.get, {}, token);
  const reload = (of = id) => services.get(invoiceEndpoints.reload, { body: { id: of } }, token);
  const write = (rows: unknown[]) => writeFile(services.accounting, JSON.stringify(rows));
  const lines = [{ kind: 'other', description: 'ค่าเช่าตู้เก็บของ', amount: 40_000 }];
  const days = { period: today.slice(0, 7), issuedOn: today, dueOn: today };
  const one = { id: 'BOX-1', unitNumber: 'A-0102', ...days, lines };
  const two = { ...one, id: 'BOX-2', unitNumber: 'A-0103' };
  await write([one, two]);
  const { added } = await reload();
  const [old = '', other = ''] = added;
  const period = monthAfter(days.period, -1);
  const there = { ...one, unitNumber: 'A-0104', period };
  await write([there]);
  const told = await reload();
  expect(told).toMatchObject({ added: [], same: 0, refused: [] });
  const [{ number: made = '', what = '' } = {}] = told.changed;
  expect(what).toBe(`แทน ${old}: ห้อง A-0102 → A-0104, งวด ${days.period} → ${period}`);
  expect(told.vanished).toContainEqual({ number: other, unitNumber: 'A-0103', owed: 40_000 });
  const rows = await services.sql(
    'select number, unit_number, period, voided_at is null as stands from invoices where number = any($1) order by 1',
    [[old, made]],
  );
  expect(rows).toEqual([
    { number: old, unit_number: 'A-0102', period: days.period, stands: false },
    { number: made, unit_number: 'A-0104', period, stands: true },
  ]);
  expect(await reload()).toMatchObject({ changed: [], same: 1, refused: [] });
  // One by itself, too; what was paid is not moved behind its receipt.
  const [gone] = await services.sql<{ id: string }>('select id from invoices where number = $1', [
    other,
  ]);
  expect((await reload(gone?.id)).vanished.map(({ number }) => number)).toEqual([other]);
  const [paid] = await services.sql<{ id: string; unit_id: string }>(
    'select id, unit_id from invoices where number = $1',
    [made],
  );
  const whole = { id: paid?.id ?? '', unitId: paid?.unit_id ?? '', owed: 40_000 };
  await services.get(receiptEndpoints.take, { body: payment(whole) }, token);
  await write([{ ...there, unitNumber: 'A-0106' }]);
  expect((await reload()).refused).toMatchObject([{ reference: 'BOX-1' }]);
});

test('letters come in their stages with numbers; one without debt is refused to who owes', async () => {
  const { rows } = await services.get(arrearEndpoints.list, { query: { due: 'first' } }, token);
  const unitId = rows[0]?.id ?? '';
  const write = (stage: 'first' | 'clear') =>
    services.call(arrearEndpoints.write, { body: { unitId, stage } }, token);
  expect((await write('clear')).error?.code).toBe('LETTER_OWED');
  const { data: letter } = await write('first');
  expect(letter?.number).toMatch(/^RMN-LT\d{4}-000001$/);
  const after = await services.get(
    arrearEndpoints.list,
    { query: { keywords: rows[0]?.unitNumber ?? '' } },
    token,
  );
  expect(after.rows[0]).toMatchObject({ lastLetter: 'first' });
  const file = await services.get(
    arrearEndpoints.letter,
    { params: { id: letter?.id ?? '' } },
    token,
  );
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain(letter?.number);
  const account = await services.get(arrearEndpoints.account, { query: { unitId } }, token);
  const [unit] = account.units;
  expect(unit?.lines.at(-1)?.balance).toBe((unit?.owed ?? 0) - (unit?.advance ?? 0));
  expect(unit?.letters).toHaveLength(1);
  const months = await services.sql<{ id: string; period: string }>(
    'select id, period from invoices where unit_id = $1',
    [unitId],
  );
  expect(unit?.lines.filter(({ what }) => what === 'invoice')).not.toHaveLength(0);
  for (const { what, href, period } of unit?.lines ?? []) {
    const of = months.find(({ id }) => href === `/invoices/${id}`);
    expect([what, period]).toEqual([what, of?.period ?? null]);
  }
});

test('an account has the telephones of its owners for who may see people', async () => {
  const [row] = await services.sql<{ unit: string; phone: string }>(
    `select o.unit_id as unit, c.phone from occupancies o join customers c on c.id = o.customer_id
      join units u on u.id = o.unit_id
      where u.property_id = (select id from properties where code = 'RMN')
        and o.relation = 'owner' and o.moved_out is null and c.phone <> '' limit 1`,
  );
  const phones = async () => {
    const query = { unitId: row?.unit ?? '' };
    const { units } = await services.get(arrearEndpoints.account, { query }, token);
    return units[0]?.owners.map(({ phone }) => phone);
  };
  expect(await phones()).toContain(row?.phone);
  const may = (change: string) =>
    services.sql(`update roles set permissions = permissions ${change} where builtin = 'finance'`);
  await may("- 'customers:view'");
  expect(await phones()).toEqual(['']);
  await may(`|| '["customers:view"]'`);
});

test('arrears come page by page, by the letter that is due, and whole however a unit is found', async () => {
  const list = async (query: object) =>
    services.get(arrearEndpoints.list, { query: { limit: 200, ...query } }, token);
  const { rows, total } = await list({});
  expect(rows).toHaveLength(total);
  const pages = await Promise.all([1, 2].map((page) => list({ page, limit: 10 })));
  expect(pages.flatMap((one) => one.rows)).toEqual(rows.slice(0, 20));
  expect(pages.map((one) => one.total)).toEqual([total, total]);
  expect(await list({ page: 1000 })).toMatchObject({ rows: [], total });
  for (const due of ['first', 'second', 'final'] as const) {
    const asked = await list({ due });
    expect(asked.rows).toEqual(rows.filter(({ dueLetter }) => dueLetter === due));
    expect(asked.total).toBe(asked.rows.length);
  }
  // The unit was sold: the seller's name stands on one of its bills.
  const sold = rows.find((one) => one.invoices > 1);
  await services.sql(
    `update invoices set payer_name = 'ผู้ขาย เดิม' where id = (select id from invoices
      where unit_id = $1 and owed > 0 order by due_on limit 1)`,
    [sold?.id],
  );
  expect((await list({ keywords: 'ผู้ขาย' })).rows).toEqual([sold]);
  expect((await list({ sort: '-owed' })).rows[0]?.owed).toBe(
    Math.max(...rows.map(({ owed }) => owed)),
  );
});

test('a unit that owes nothing gets the letter that says so, on one page', async () => {
  const rows = await services.sql<{ id: string; number: string }>(
    `select u.id, u.number from units u where property_id = (select id from properties where code = 'RMN')
      and not exists (select 1 from invoices where unit_id = u.id and voided_at is null and paid < total)
      and not exists (select 1 from receipts where unit_id = u.id and voided_at is not null) limit 1`,
  );
  let [unit] = rows;
  if (!unit) {
    // All were billed by now: one pays.
    const [row] = await owing();
    if (!row) throw new Error('nothing is owed');
    const { invoices } = await services.get(
      receiptEndpoints.owed,
      { query: { unitId: row.unitId } },
      token,
    );
    const owed = invoices.reduce((sum, one) => sum + one.owed, 0);
    const body = payment({ ...row, owed }, { invoiceIds: [] });
    await services.get(receiptEndpoints.take, { body }, token);
    unit = { id: row.unitId, number: row.unitNumber };
  }
  // No money waits in the bank that may be its.
  await services.sql("update statement_lines set aside_reason = 'x' where receipt_id is null");
  const body = { unitId: unit.id, stage: 'clear' as const };
  const letter = await services.get(arrearEndpoints.write, { body }, token);
  expect(letter).toMatchObject({ owed: 0, surcharge: 0, unitNumber: unit.number });
  const params = { id: letter.id };
  const file = await services.get(arrearEndpoints.letter, { params }, token);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = pdfText(bytes);
  for (const said of [letter.number, unit.number, 'RMN-LT']) expect(text).toContain(said);
  expect(text).not.toContain(noGlyph);
  expect(pdfPages(bytes)).toBe(1);
});
