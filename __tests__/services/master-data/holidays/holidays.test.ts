import { type DemoAccount, startServices } from '@tests/kit/services';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { holidayEndpoints as calls } from '@/contracts/master-data/holiday';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';

const services = startServices();
const tokens: Partial<Record<DemoAccount, string>> = {};

beforeAll(async () => {
  for (const name of ['admin', 'manager', 'counter', 'village'] as const) {
    tokens[name] = await services.signIn(name);
  }
  await services.sql('delete from holidays');
});

type Draft = CallOf<typeof calls.add>['body'];
const draft: Draft = { day: '4/1/2570', nameTh: 'วันทำบุญประจำปี', nameEn: '' };
const add = (fields: Partial<Draft> = {}, as: DemoAccount = 'manager') =>
  services.call(calls.add, { body: { ...draft, ...fields } }, tokens[as]);
const daysOf = async (year: number, as: DemoAccount = 'manager') =>
  (await services.get(calls.list, { query: { year } }, tokens[as])).rows.map(({ day }) => day);

test('the counter sees them and changes none; the main admin sees its properties alone', async () => {
  expect((await services.call(calls.list, { query: {} }, tokens.counter)).status).toBe(200);
  expect((await add({}, 'counter')).error?.code).toBe('FORBIDDEN');
  expect((await add({}, 'admin')).error?.code).toBe('NO_PROPERTY');
  const query = { year: 2027 };
  const names = async (as: DemoAccount) =>
    (await services.get(calls.projects, { query }, tokens[as])).length;
  expect([await names('admin'), await names('manager')]).toEqual([3, 1]);
});

test('who names no year is answered of the one that it is in Bangkok', async () => {
  const year = Number(bangkokDay(new Date()).slice(0, 4));
  await add({ day: `${year}-03-02` });
  await add({ day: `${year + 1}-03-02` });
  const [own] = await services.get(calls.projects, { query: {} }, tokens.manager);
  expect(own?.days).toBe(1);
  const file = await services.get(calls.template, { query: {} }, tokens.manager);
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(sheets[0]?.rows[1]?.[0]).toBe(`02/03/${year + 543}`);
  await services.sql('delete from holidays');
});

test('added, changed and deleted, each with its line in the audit log', async () => {
  const added = (await add()).data!;
  expect(added).toMatchObject({ day: '2027-01-04', nameEn: '', version: 1 });
  expect(await daysOf(2027)).toEqual(['2027-01-04']);
  expect(await daysOf(2026)).toEqual([]);
  const { id, version } = added;
  const moved = await add({ id, version, day: '05/01/2027', nameEn: 'Merit making' });
  expect(moved.data).toMatchObject({ day: '2027-01-05', version: 2 });
  expect((await add({ id, version })).error?.code).toBe('STALE');
  await services.get(calls.remove, { body: { id } }, tokens.manager);
  expect(await daysOf(2027)).toEqual([]);
  const lines = await services.sql(
    `select action, changes from audit_log where entity = 'holiday' and entity_id = $1
      order by at, id`,
    [id],
  );
  expect(lines).toMatchObject([
    { action: 'create', changes: { day: [null, '2027-01-04'] } },
    { action: 'edit', changes: { day: ['2027-01-04', '2027-01-05'] } },
    { action: 'delete', changes: { day: ['2027-01-05', null] } },
  ]);
});

test.each([
  ['31/02/2570', 'day'],
  ['', 'required'],
  ['5/1/2596', 'farDay'],
])('the day %j is a mistake of its field', async (day, code) => {
  expect((await add({ day })).error?.fields?.day?.code).toBe(code);
});

test('one day twice is a mistake of the field; another property may keep it too', async () => {
  await add({ day: '2027-02-01' });
  expect((await add({ day: '1/2/2570' })).error?.fields?.day?.code).toBe('duplicate');
  expect((await add({ day: '2027-02-01' }, 'village')).status).toBe(200);
});

test('the public ones are offered, and many are added at once without those kept already', async () => {
  const query = { year: 2028 };
  const first = await services.get(calls.publicDays, { query }, tokens.manager);
  expect(first.length).toBeGreaterThan(15);
  expect(first.every(({ kept }) => !kept)).toBe(true);
  const holidays = first.map(({ kept: _, ...one }) => one);
  const some = { body: { holidays: holidays.slice(0, 3) } };
  expect(await services.get(calls.addAll, some, tokens.manager)).toEqual({ added: 3, kept: 0 });
  const all = { body: { holidays } };
  expect(await services.get(calls.addAll, all, tokens.manager)).toEqual({
    added: holidays.length - 3,
    kept: 3,
  });
  const after = await services.get(calls.publicDays, { query }, tokens.manager);
  expect(after.every(({ kept }) => kept)).toBe(true);
  const years = await services.get(calls.years, {}, tokens.manager);
  expect(years).toContainEqual({ year: 2028, days: holidays.length });
  expect(await daysOf(2028, 'village')).toEqual([]);
  const audited = await services.sql(
    `select entity_id from audit_log where entity = 'holiday' and action = 'create'
      and changes->'day'->>1 like '2028-%'`,
  );
  expect(audited).toHaveLength(holidays.length);
});

test('without a year the public ones of the next twelve months are offered', async () => {
  const offered = await services.get(calls.publicDays, { query: {} }, tokens.manager);
  const today = bangkokDay(new Date());
  expect(offered.length).toBeGreaterThan(15);
  expect(offered.every(({ day }) => day >= today && day < dayAfter(today, 366))).toBe(true);
});

test('of many days one that is wrong keeps all out', async () => {
  const holidays = [
    { day: '2029-01-01', nameTh: 'วันขึ้นปีใหม่' },
    { day: '2029-02-30', nameTh: 'ไม่มีจริง' },
  ];
  const { error } = await services.call(calls.addAll, { body: { holidays } }, tokens.manager);
  expect(Object.keys(error?.fields ?? {})).toEqual(['holidays.1.day']);
  expect(await daysOf(2029)).toEqual([]);
});

test('the file holds the year’s days as they are typed', async () => {
  const file = await services.get(calls.template, { query: { year: 2028 } }, tokens.manager);
  expect(file.name).toBe('วันหยุด 2571.xlsx');
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(sheets[0]?.rows.slice(0, 2)).toEqual([
    ['วันที่', 'ชื่อวันหยุด', 'ชื่อภาษาอังกฤษ'],
    ['01/01/2571', 'วันขึ้นปีใหม่', "New Year's Day"],
  ]);
});

type Cell = string | Date | null;
const sheetOf = async (rows: Cell[][]) =>
  new File([new Uint8Array(await writeXlsx({ sheets: [{ name: '1', rows }] }))], 'วันหยุด.xlsx');
const lookAt = async (rows: Cell[][], as: DemoAccount = 'manager') =>
  services.call(calls.look, { files: [await sheetOf(rows)] }, tokens[as]);
const headings = ['ชื่อวันหยุด', ' วันที่ ', 'ชื่อภาษาอังกฤษ'];

test('a sheet is looked at by row, whatever the order of its columns, and adds nothing', async () => {
  await services.sql('delete from holidays');
  await add({ day: '2029-12-10' });
  const rows: Cell[][] = [
    headings,
    ['จากไฟล์', '26/12/2572', ''],
    [],
    ['เลขไทย', '๒๗/๑๒/๒๕๗๒', 'Thai digits'],
    ['ไม่มีวันนี้', '31/02/2572', null],
    ['มีแล้ว', '10/12/2572', null],
    ['ซ้ำ', '26/12/2572', null],
    ['จากปฏิทิน', new Date('2029-12-29T00:00:00Z'), null],
    ['', '28/12/2572', null],
  ];
  const { data } = await lookAt(rows);
  const told = data?.map(({ line, draft, kept, errors }) => [
    ...[line, draft?.day ?? null, kept],
    errors.map(({ field, code }) => `${field} ${code}`).join(),
  ]);
  expect(told).toEqual([
    [2, '2029-12-26', false, ''],
    [4, '2029-12-27', false, ''],
    [5, null, false, 'day day'],
    [6, '2029-12-10', true, ''],
    [7, null, false, 'day duplicateLine'],
    [8, '2029-12-29', false, ''],
    [9, null, false, 'nameTh required'],
  ]);
  expect(await daysOf(2029)).toEqual(['2029-12-10']);
  const failed = await services.get(calls.failed, { files: [await sheetOf(rows)] }, tokens.manager);
  const mended = await services.call(
    calls.look,
    { files: [new File([await failed.arrayBuffer()], failed.name)] },
    tokens.manager,
  );
  expect(mended.data?.map(({ typed }) => typed.day)).toEqual([
    ...['31/02/2572', '26/12/2572', '28/12/2572'],
  ]);
});

test('the template is taken as it is; who may not add days, and a file that is none, are refused', async () => {
  const query = { year: 2029 };
  const file = await services.get(calls.template, { query }, tokens.manager);
  const files = [new File([await file.arrayBuffer()], file.name)];
  const lines = await services.get(calls.look, { files }, tokens.manager);
  expect(lines).toMatchObject([{ kept: true, errors: [] }]);
  expect((await lookAt([headings], 'counter')).error?.code).toBe('FORBIDDEN');
  expect((await lookAt([headings])).error?.code).toBe('SHEET_NO_ROWS');
  expect((await lookAt([['ก', 'ข']])).error?.code).toBe('SHEET_NO_HEADINGS');
  const many = Array.from({ length: 401 }, () => ['ก', '26/12/2572', '']);
  expect((await lookAt([headings, ...many])).error?.code).toBe('SHEET_LONG');
});
