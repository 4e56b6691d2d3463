import { startServices } from '@tests/kit/services';
import { readXlsx } from 'hucre/xlsx';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { customerEndpoints } from '@/contracts/master-data/residents/customer';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';

const services = startServices();
let token = '';

beforeAll(async () => {
  token = await services.signIn('counter');
});

const unitOf = async (number: string) => {
  const { rows } = await services.get(
    unitEndpoints.list,
    { query: { keywords: number, limit: 1 } },
    token,
  );
  if (!rows[0]) throw new Error(`no unit ${number}`);
  return rows[0];
};
const add = (name: string) => services.get(customerEndpoints.upsert, { body: { name } }, token);
const peopleAtCounter = async (unitId: string) =>
  (await services.get(parcelEndpoints.peopleOfUnit, { query: { unitId } }, token)).map(
    ({ name }) => name,
  );

test('the ratios of every demo property are 100 % exactly, and what a change makes of it is told', async () => {
  for (const as of ['manager', 'village'] as const) {
    const sums = await services.get(unitEndpoints.sums, {}, await services.signIn(as));
    expect(sums).toMatchObject({ ratio: '100.000000', missing: '0.000000' });
  }
  const unit = await unitOf('A-0101');
  const body = { ...unit, ratio: '๐.๐๐๐๐๐๑' };
  const changed = await services.get(unitEndpoints.upsert, { body }, token);
  expect(changed.ratio).toBe('0.000001');
  const { missing } = await services.get(unitEndpoints.sums, {}, token);
  expect(Number(missing)).toBeCloseTo(Number(unit.ratio) - 0.000001, 6);

  // A unit that is no more counts for nothing.
  const params = { id: unit.id };
  await services.get(unitEndpoints.active, { params, body: { active: false } }, token);
  expect((await services.get(unitEndpoints.sums, {}, token)).units).toBe(191);
  await services.get(unitEndpoints.active, { params, body: { active: true } }, token);
  const again = { ...body, ratio: unit.ratio, version: changed.version + 2 };
  await services.get(unitEndpoints.upsert, { body: again }, token);
  expect((await services.get(unitEndpoints.sums, {}, token)).missing).toBe('0.000000');
});

test('a number is there once; a unit is found by any writing of it and by its people', async () => {
  const draft = { number: 'A-0102', kind: 'shop' as const, area: '30', ratio: '0' };
  const { error } = await services.call(unitEndpoints.upsert, { body: draft }, token);
  expect(error?.fields).toMatchObject({ number: { code: 'duplicate' } });
  const unit = await unitOf('a0102');
  expect(unit.number).toBe('A-0102');
  const query = { keywords: unit.owners[0] ?? '' };
  const { rows } = await services.get(unitEndpoints.list, { query }, token);
  expect(rows.map(({ number }) => number)).toContain('A-0102');
});

test('a tenant moves in, is known at the counter, and is not after the last day', async () => {
  const unit = await unitOf('B-1201');
  const person = await add('ผู้เช่า คนใหม่');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
  const draft = { unitId: unit.id, customerId: person.id, relation: 'tenant' as const };
  const move = (body: object) =>
    services.call(occupancyEndpoints.upsert, { body: { ...draft, ...body } as never }, token);

  const { data: stay } = await move({ movedIn: today });
  expect(await peopleAtCounter(unit.id)).toContain('ผู้เช่า คนใหม่');
  expect((await unitOf('B-1201')).tenants).toContain('ผู้เช่า คนใหม่');
  const fieldsOf = async (body: object) => (await move(body)).error?.fields;
  expect(await fieldsOf({ movedIn: '2020-01-01' })).toMatchObject({
    movedIn: { code: 'overlaps' },
  });
  expect(await fieldsOf({ movedIn: '2020-01-02', movedOut: '2020-01-01' })).toMatchObject({
    movedOut: { code: 'endsFirst' },
  });
  // Before that, and as somebody else there, is no overlap.
  const { data: before } = await move({ movedIn: '2019-01-01', movedOut: '2019-12-31' });
  expect(before?.movedOut).toBe('2019-12-31');

  const { id, version } = stay ?? { id: '', version: 0 };
  const out = { id, version, movedIn: '2025-01-01', movedOut: '2026-01-31' };
  expect((await move(out)).data?.movedOut).toBe('2026-01-31');
  expect((await move(out)).error?.code).toBe('STALE');
  expect(await peopleAtCounter(unit.id)).not.toContain('ผู้เช่า คนใหม่');
  const { rows } = await services.get(
    occupancyEndpoints.list,
    { query: { customerId: person.id } },
    token,
  );
  expect(rows.map(({ movedIn }) => movedIn)).toEqual(['2025-01-01', '2019-01-01']);
  await services.get(occupancyEndpoints.remove, { params: { id: before?.id ?? '' } }, token);
  const told = await services.sql<{ action: string }>(
    "select action from audit_log where entity = 'unit' and entity_id = $1 order by id",
    [unit.id],
  );
  expect(told.map(({ action }) => action)).toEqual([
    ...['move-in', 'move-in', 'move-out', 'residence-removed'],
  ]);
});

test('how people of a unit are reached is told to who may see people, and to nobody else', async () => {
  const unit = await unitOf('A-0101');
  const phones = async () =>
    (await services.get(occupancyEndpoints.list, { query: { unitId: unit.id } }, token)).rows.map(
      ({ phone }) => phone,
    );
  expect((await phones()).filter(Boolean)).not.toEqual([]);
  const [kept] = await services.sql<{ permissions: string[] }>(
    "select permissions from roles where builtin = 'counter'",
  );
  const put = (permissions: unknown) =>
    services.sql("update roles set permissions = $1 where builtin = 'counter'", [
      JSON.stringify(permissions),
    ]);
  await put(['units:view']);
  expect((await phones()).filter((phone) => phone !== undefined)).toEqual([]);
  await put(kept?.permissions);
});

describe('what units owe', () => {
  const allOf = async (query: object, as: string) =>
    (await services.get(unitEndpoints.list, { query: { limit: 200, ...query } }, as)).rows;

  /** Of the list's file. */
  const headings = async (as: string) => {
    const url = `${services.url}/master-data/api/v1${unitEndpoints.download.path}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${as}` } });
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    return sheets[0]?.rows[0];
  };

  test('is what their invoices owe, at each property its own', async () => {
    for (const as of ['manager', 'village'] as const) {
      const manager = await services.signIn(as);
      const owing = new Map<string, { owed: number; late: number }>();
      for (let page = 1; ; page++) {
        const query = { state: 'owed' as const, page, limit: 200 };
        const { rows, total } = await services.get(invoiceEndpoints.list, { query }, manager);
        for (const { unitId, owed, daysLate } of rows) {
          const { owed: before, late } = owing.get(unitId) ?? { owed: 0, late: 0 };
          owing.set(unitId, {
            ...{ owed: before + owed, late: late + (daysLate > 0 ? owed : 0) },
          });
        }
        if (page * 200 >= total) break;
      }
      const units = await allOf({}, manager);
      for (const { id, owed, late } of units) {
        expect({ id, owed, late }).toEqual({ id, ...(owing.get(id) ?? { owed: 0, late: 0 }) });
      }
      const found = await allOf({ owes: true }, manager);
      expect(found.map(({ id }) => id).sort()).toEqual([...owing.keys()].sort());
      expect(found.length).toBeGreaterThan(1);
      expect((await allOf({ owes: false }, manager)).length).toBe(units.length - found.length);
    }
  });

  test('is told to who may see invoices, in the list, of one, as a count and in the file; to nobody else', async () => {
    const manager = await services.signIn('manager');
    const [owing] = await allOf({ owes: true, limit: 1 }, manager);
    if (!owing) throw new Error('nobody owes');
    expect(await headings(manager)).toContain('ค้างชำระ (บาท)');

    const [kept] = await services.sql<{ permissions: string[] }>(
      "select permissions from roles where builtin = 'counter'",
    );
    const put = (permissions: unknown) =>
      services.sql("update roles set permissions = $1 where builtin = 'counter'", [
        JSON.stringify(permissions),
      ]);
    await put(['units:view', 'units:export']);
    const query = { keywords: owing.number };
    const [row] = await allOf(query, token);
    const one = await services.get(unitEndpoints.get, { params: { id: owing.id } }, token);
    for (const shown of [row, one]) {
      expect(shown).toMatchObject({ id: owing.id });
      expect(shown).not.toHaveProperty('owed');
      expect(shown).not.toHaveProperty('late');
    }
    expect(await services.get(unitEndpoints.tabs, { query: {} }, token)).not.toHaveProperty('owes');
    for (const owes of [true, false]) {
      const { error } = await services.call(unitEndpoints.list, { query: { owes } }, token);
      expect(error?.code).toBe('FORBIDDEN');
    }
    expect(await headings(token)).not.toContain('ค้างชำระ (บาท)');
    await put(kept?.permissions);
  });
});
