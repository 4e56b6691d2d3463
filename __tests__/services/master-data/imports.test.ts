import { startServices } from '@tests/kit/services';
import { moveIn } from '@tests/services/master-data/move-in';
import { streamXlsxRows, writeXlsx } from 'hucre/xlsx';
import { type ImportRun, importEndpoints } from '@/contracts/master-data/import';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { customerEndpoints } from '@/contracts/master-data/residents/customer';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';

const services = startServices();
let token = '';
let propertyId = '';

beforeAll(async () => {
  token = await services.signIn('manager');
  propertyId = (await services.get(ownPropertyEndpoints.get, {}, token)).id;
});

type Cell = string | number | null | Date;
type Kind = 'units' | 'houses' | 'people';

const file = async (rows: Cell[][], name = 'ไฟล์.xlsx') =>
  new File([new Uint8Array(await writeXlsx({ sheets: [{ name: '1', rows }] }))], name);

async function settled(id: string): Promise<ImportRun> {
  for (;;) {
    const run = await services.get(importEndpoints.get, { params: { id } }, token);
    if (!['reading', 'storing', 'undoing'].includes(run.state)) return run;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function bring(kind: Kind, rows: Cell[][], more: { name?: string; isSingle?: boolean } = {}) {
  const { name, ...body } = more;
  const files = [await file(rows, name)];
  const call = { body: { propertyId, ...body }, files };
  return settled((await services.get(importEndpoints[kind], call, token)).id);
}

const step = async (name: 'confirm' | 'undo', { id }: ImportRun) => {
  await services.get(importEndpoints[name], { params: { id } }, token);
  return settled(id);
};

const rowsOf = async ({ id }: ImportRun, outcome?: 'error' | 'update') =>
  (await services.get(importEndpoints.rows, { params: { id }, query: { outcome } }, token)).rows;

const unit = async (keywords: string) =>
  (await services.get(unitEndpoints.list, { query: { keywords } }, token)).rows[0];
const person = async (keywords: string) =>
  (await services.get(customerEndpoints.list, { query: { keywords } }, token)).rows[0];

const headings = ['ชั้น', 'เลขห้อง', 'ประเภท', 'พื้นที่', 'อัตราส่วน'];

test('each row says what would become of it before anything is written; all right ones are stored, and undone', async () => {
  const before = await unit('A-0102');
  const run = await bring('units', [
    headings,
    [90, 'X-9001', 'ห้องพัก', '๓๕.๕', 0.1],
    [null, 'a0102', null, 77, null],
    [null, 'A-0103', null, null, null],
    [90, 'X 9001', 'shop', 20, null],
    ['สูง', 'X-9002', 'โกดัง', null, null],
  ]);
  expect(run).toMatchObject({ state: 'ready', create: 1, update: 1, skip: 1, error: 2 });
  expect((await rowsOf(run)).map(({ line, outcome }) => [line, outcome])).toEqual([
    [5, 'error'],
    [6, 'error'],
    [2, 'create'],
    [3, 'update'],
    [4, 'skip'],
  ]);
  const [update] = await rowsOf(run, 'update');
  expect(update?.changes).toEqual({ area: [before?.area, '77.00'] });
  const [twice, wrong] = await rowsOf(run, 'error');
  expect(twice?.errors).toEqual([{ field: 'number', code: 'duplicateLine', details: { line: 2 } }]);
  expect(wrong?.errors.map(({ field, code }) => [field, code])).toEqual([
    ['floor', 'wholeNumber'],
    ['kind', 'oneOf'],
    ['area', 'required'],
  ]);
  expect(await unit('X-9001')).toBeUndefined();

  expect((await step('confirm', run)).state).toBe('stored');
  expect(await unit('X-9001')).toMatchObject({
    number: 'X-9001',
    floor: 90,
    area: '35.50',
    kind: 'residence',
  });
  expect((await unit('A-0102'))?.area).toBe('77.00');
  const again = await services.call(importEndpoints.confirm, { params: { id: run.id } }, token);
  expect(again.error?.code).toBe('IMPORT_STATE');

  expect((await step('undo', run)).state).toBe('undone');
  expect(await unit('X-9001')).toBeUndefined();
  expect((await unit('A-0102'))?.area).toBe(before?.area);
});

test('the law’s words and those of sellers are kinds of units as well', async () => {
  const said = ['ห้องชุด', 'ห้องชุดเพื่อการค้า', 'ทาวน์โฮม', 'Condominium', 'shop'];
  const run = await bring('units', [
    headings,
    ...said.map((kind, at) => [1, `X-60${at}`, kind, 30, 0] as Cell[]),
  ]);
  expect(run).toMatchObject({ create: said.length, error: 0 });
  await step('confirm', run);
  const kinds = await Promise.all(said.map(async (_, at) => (await unit(`X-60${at}`))?.kind));
  expect(kinds).toEqual(['residence', 'shop', 'house', 'residence', 'shop']);
  await step('undo', run);
});

test('the rows that were refused come back as a file that is taken once it is mended', async () => {
  const run = await bring('units', [
    headings,
    [1, 'X-7001', 'ห้อง', 30, 0],
    [1, 'X-7002', 'ร้านค้า', '=1+1', 0],
  ]);
  const failed = await services.get(importEndpoints.failed, { params: { id: run.id } }, token);
  const bytes = new Uint8Array(await failed.arrayBuffer());
  const rows: unknown[][] = [];
  for await (const { values } of streamXlsxRows(bytes)) rows.push(values);
  // What the file has, or the sheet of a condominium: no land.
  expect(rows[0]).toHaveLength(8);
  // A cell that begins like a formula is text in what we write.
  expect(rows[2]).toContain('=1+1');
  expect(String(rows[1]?.at(-2))).toContain('ประเภท: กรอกได้เฉพาะ ห้องชุด, บ้าน, ร้านค้า');
  const mended = rows.map((row) =>
    row.map((cell) => (cell === 'ห้อง' ? 'ห้องพัก' : cell === '=1+1' ? '25' : cell) as Cell),
  );
  expect(await bring('units', mended)).toMatchObject({ state: 'ready', create: 2, error: 0 });
});

test('a house number that the sheet has made a day of is refused', async () => {
  const rows = [
    ['บ้านเลขที่', 'พื้นที่'],
    [new Date('1999-08-01T00:00:00Z'), 200],
  ];
  const run = await bring('houses', rows, { isSingle: true });
  expect((await rowsOf(run, 'error'))[0]?.errors).toMatchObject([
    { field: 'number', code: 'sheetDay' },
  ]);
});

test('houses are changed by their number; such as stand by themselves are added', async () => {
  const rows = [
    ['บ้านเลขที่', 'พื้นที่', 'ซอย'],
    ['A-0104', 60.5, 'ซอย 3'],
    ['88/99', 200, null],
  ];
  const attached = await bring('houses', rows);
  expect(attached).toMatchObject({ update: 1, error: 1 });
  expect((await rowsOf(attached, 'error'))[0]?.errors[0]?.code).toBe('unknownHouse');
  const single = await bring('houses', rows, { isSingle: true });
  expect(single).toMatchObject({ update: 1, create: 1, error: 0 });
  await step('confirm', single);
  expect(await unit('88/99')).toMatchObject({ kind: 'house', area: '200.00', ratio: '0.000000' });
});

const peopleHeadings = ['ชื่อ-นามสกุล', 'เลขห้อง', 'ในฐานะ', 'เลขบัตรประชาชน', 'เบอร์โทร', 'ตั้งแต่วันที่'];

test('people get their units; whoever is there already is known by card, or by name and phone', async () => {
  const known = await person('0');
  const rows = [
    peopleHeadings,
    ['นำเข้า หนึ่ง', 'A-0105', 'เจ้าของ', '3-1006-00445-63-5', '0812345671', '๐๑/๐๒/๒๕๖๗'],
    ['นำเข้า หนึ่ง', 'A-0106', 'เจ้าของ', 3100600445635, null, null],
    ['นำเข้า หนึ่ง', 'A-0105', 'เจ้าของ', '3100600445635', null, null],
    ['นำเข้า สอง', 'A-0107', 'ผู้เช่า', '1234567890123', 812345672, null],
    ['นำเข้า สาม', 'ไม่มีห้องนี้', 'ผู้เช่า', null, null, '31/02/2569'],
    [known?.name ?? '', 'A-0108', 'ผู้อยู่อาศัย', null, known?.phone.replace('+66', '0') ?? null, null],
  ];
  const run = await bring('people', rows);
  expect(run).toMatchObject({ create: 1, update: 2, error: 3 });
  const errors = (await rowsOf(run, 'error')).map(({ line, errors }) => [
    line,
    errors.map(({ code }) => code),
  ]);
  expect(errors).toEqual([
    [4, ['duplicateLine']],
    [5, ['citizenId']],
    [6, ['day', 'unknownUnit']],
  ]);
  expect(JSON.stringify(await rowsOf(run))).not.toContain('00445');
  await step('confirm', run);
  const made = await person('นำเข้า หนึ่ง');
  expect(made).toMatchObject({ units: ['A-0105', 'A-0106'], phone: '+66812345671' });
  expect((await person(known?.name ?? ''))?.units).toContain('A-0108');
  const query = { customerId: made?.id ?? '' };
  const stays = (await services.get(occupancyEndpoints.list, { query }, token)).rows;
  expect(stays.map(({ movedIn }) => movedIn)).toContain('2024-02-01');
  // A second time nothing is left to do.
  expect(await bring('people', rows.slice(0, 3))).toMatchObject({ skip: 2, create: 0, update: 0 });
});

test('nothing is stored where somebody changed a record meanwhile, nor undone where one was used', async () => {
  const changed = await bring('units', [
    headings,
    [1, 'X-8001', 'shop', 10, 0],
    [2, 'A-0201', null, 51, null],
  ]);
  const one = await unit('A-0201');
  if (!one) throw new Error('no unit');
  await services.get(unitEndpoints.upsert, { body: { ...one, area: '52' } }, token);
  const refused = await step('confirm', changed);
  expect(refused).toMatchObject({ state: 'ready', task: { failure: { code: 'IMPORT_CHANGED' } } });
  expect(await unit('X-8001')).toBeUndefined();

  const used = await bring('units', [
    headings,
    [1, 'X-8002', 'shop', 10, 0],
    [1, 'X-8003', 'shop', 10, 0],
  ]);
  await step('confirm', used);
  await moveIn(services, (await unit('X-8003'))?.id, 'เข้าอยู่แล้ว');
  const kept = await step('undo', used);
  expect(kept).toMatchObject({ state: 'stored', task: { failure: { code: 'IMPORT_TOUCHED' } } });
  expect(await unit('X-8002')).toBeDefined();
});

test('a file that is none is refused in its words, and so is one for another property', async () => {
  expect(await bring('units', [headings], { name: 'a.xlsm' })).toMatchObject({
    state: 'refused',
    task: { failure: { code: 'SHEET_MACRO', message: expect.stringContaining('มาโคร') } },
  });
  const call = { body: { propertyId: crypto.randomUUID() }, files: [await file([headings])] };
  expect((await services.call(importEndpoints.units, call, token)).error?.code).toBe('NOT_FOUND');
});

test('while a file is read that is all one text, other calls are answered', async () => {
  const open = Buffer.from(`เลขห้อง,ชื่อ\n"${'x'.repeat(15_000_000)}`);
  const files = [new File([open], 'a.csv')];
  const { id } = await services.get(importEndpoints.units, { body: { propertyId }, files }, token);
  let longest = 0;
  for (;;) {
    const from = Date.now();
    const { state } = await services.get(importEndpoints.get, { params: { id } }, token);
    longest = Math.max(longest, Date.now() - from);
    if (state !== 'reading') break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(longest).toBeLessThan(1000);
});

test.each(['property-unit', 'house-info', 'customer-property'] as const)(
  'the template of %s is taken as it is',
  async (kind) => {
    const template = await services.get(importEndpoints.template, { params: { kind } }, token);
    const call = {
      body: { propertyId, isSingle: true },
      files: [new File([await template.arrayBuffer()], 'ต้นแบบ.xlsx')],
    };
    const of = {
      'property-unit': 'units',
      'house-info': 'houses',
      'customer-property': 'people',
    } as const;
    const run = await settled((await services.get(importEndpoints[of[kind]], call, token)).id);
    expect(run.state).toBe('ready');
    const codes = (await rowsOf(run, 'error')).flatMap(({ errors }) =>
      errors.map(({ code }) => code),
    );
    expect(codes.filter((code) => code !== 'unknownUnit')).toEqual([]);
    expect(run.create + run.update + run.skip + run.error).toBe(2);
  },
);

test('the sheet of a village names land by the square wah, which is kept as its square metres', async () => {
  const params = { kind: 'property-unit' } as const;
  const headingsAt = async (account: 'manager' | 'village') => {
    const own = await services.signIn(account);
    const template = await services.get(importEndpoints.template, { params }, own);
    for await (const { values } of streamXlsxRows(new Uint8Array(await template.arrayBuffer()))) {
      return values;
    }
  };
  const common = ['เลขห้อง/บ้านเลขที่', 'อาคาร/ซอย'];
  expect(await headingsAt('village')).toEqual([...common, 'ประเภท', 'เนื้อที่ (ตร.ว.)']);
  expect(await headingsAt('manager')).toEqual([
    ...common,
    ...['ชั้น', 'ประเภท', 'พื้นที่ (ตร.ม.)', 'อัตราส่วนกรรมสิทธิ์ (%)'],
  ]);

  const run = await bring('units', [
    ['เลขห้อง', 'ประเภท', 'ตร.ว.', 'พื้นที่'],
    ['99/703', 'บ้าน', 'กว้าง', null],
    ['99/704', 'บ้าน', null, null],
  ]);
  const errors = (await rowsOf(run, 'error')).flatMap((row) => row.errors);
  expect(errors.map(({ field, code }) => [field, code])).toEqual([
    ['land', 'decimal'],
    ['area', 'required'],
  ]);
  const right = await bring('units', [
    ['เลขห้อง', 'ประเภท', 'ตร.ว.', 'พื้นที่'],
    ['99/701', 'บ้าน', '62.25', null],
    ['99/702', 'บ้าน', 50, 180],
  ]);
  await step('confirm', right);
  expect([(await unit('99/701'))?.area, (await unit('99/702'))?.area]).toEqual([
    '249.00',
    '200.00',
  ]);
  await step('undo', right);

  const become = (kind: string) =>
    services.sql(`update properties set dimension = '${kind}' where id = '${propertyId}'`);
  await become('village');
  const bare = await bring('units', [
    ['บ้านเลขที่', 'ประเภท', 'เนื้อที่ (ตร.ว.)'],
    ['99/705', 'บ้าน', null],
  ]);
  expect((await rowsOf(bare, 'error'))[0]?.errors).toEqual([{ field: 'land', code: 'required' }]);
  const call = { params: { id: bare.id } };
  const refused = await services.get(importEndpoints.failed, call, token);
  await become('condo');
  for await (const { values } of streamXlsxRows(new Uint8Array(await refused.arrayBuffer()))) {
    expect(values.slice(0, -2)).toEqual([...common, 'ประเภท', 'เนื้อที่ (ตร.ว.)']);
    break;
  }
});

/** Refuses one unit's number, as the database does when a process dies or something else names it. */
async function breakAt(when: 'insert' | 'delete', number: string, code: string) {
  const name = `broken_${when}_${code.toLowerCase()}`;
  const row = when === 'insert' ? 'new' : 'old';
  await services.sql(`create function ${name}() returns trigger language plpgsql as $$ begin
    if ${row}.number = '${number}' then raise exception 'broken' using errcode = '${code}'; end if;
    return ${row}; end $$`);
  await services.sql(
    `create trigger ${name} before ${when} on units for each row execute function ${name}()`,
  );
  return () => services.sql(`drop function ${name} cascade`);
}

const block = (letter: string) => [
  headings,
  ...Array.from({ length: 300 }, (_, i): Cell[] => [
    ...[1, `${letter}-${String(i).padStart(4, '0')}`, 'shop', 10, 0],
  ]),
];
const stored = async (letter: string) => {
  const [row] = await services.sql<{ n: number; units: number }>(
    `select count(*)::int as n, count(distinct number)::int as units from units
     where number like $1`,
    [`${letter}-____`],
  );
  return row;
};

test('a store that dies in the middle goes on where it was', async () => {
  const mend = await breakAt('insert', 'P-0280', '58030');
  const run = await bring('units', block('P'));
  await services.get(importEndpoints.confirm, { params: { id: run.id } }, token);
  while ((await stored('P'))?.n !== 250) await new Promise((done) => setTimeout(done, 50));
  await mend();
  expect(await settled(run.id)).toMatchObject({
    state: 'stored',
    task: { done: 300, total: 300 },
  });
  expect(await stored('P')).toEqual({ n: 300, units: 300 });
  const [lines] = await services.sql<{ n: number }>(
    "select count(*)::int as n from audit_log where action = 'create' and title like 'P-____'",
  );
  expect(lines?.n).toBe(300);
});

test('what cannot be stored or undone to its end is put back whole; a row in use stays and is told', async () => {
  const run = await bring('units', block('Q'));
  const mend = await breakAt('insert', 'Q-0280', '23503');
  expect(await step('confirm', run)).toMatchObject({
    state: 'ready',
    task: { failure: { code: 'IMPORT_CHANGED' } },
  });
  expect((await stored('Q'))?.n).toBe(0);
  const keep = await breakAt('delete', 'Q-0007', '23503');
  expect(await step('confirm', run)).toMatchObject({
    state: 'ready',
    task: { failure: { code: 'IMPORT_PART_STORED', details: { n: 1 } } },
  });
  expect((await stored('Q'))?.n).toBe(1);
  await mend();
  await keep();

  const whole = await bring('units', block('R'));
  await step('confirm', whole);
  const hold = await breakAt('delete', 'R-0007', '23503');
  const before = await unit('R-0290');
  expect(await step('undo', whole)).toMatchObject({
    state: 'stored',
    task: { failure: { code: 'IMPORT_TOUCHED' } },
  });
  expect(await stored('R')).toEqual({ n: 300, units: 300 });
  expect((await unit('R-0290'))?.id).toBe(before?.id);
  await hold();
  expect((await step('undo', whole)).state).toBe('undone');
  expect((await stored('R'))?.n).toBe(0);
});
