import { startServices } from '@tests/kit/services';
import { readXlsx } from 'hucre/xlsx';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { parcelReportEndpoints as reports } from '@/contracts/parcel/reports';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();
let manager = '';
let parcels: Parcel[] = [];

const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' });
const today = dayOf.format();

beforeAll(async () => {
  manager = await services.signIn('manager');
  const unit = await unitOf(services, manager, 'A-0505');
  parcels = await receive(
    services,
    manager,
    Array.from({ length: 3 }, (_, i) => draftFor(unit, { recipientName: `รายงาน ${i}` })),
  );
  const body = { id: parcels[0]!.id, status: 'handed_over' as const, name: 'มาลี' };
  await services.get(parcelChangeEndpoints.handOver, { body }, manager);
});

/** An .xlsx starts like any other archive. */
const isArchive = async (file: Blob | undefined) =>
  Buffer.from(await file!.arrayBuffer())
    .subarray(0, 2)
    .toString() === 'PK';

/** A report's rows by their headings, without the line that counts them. */
async function sheetOf(file: Blob | undefined) {
  const { sheets } = await readXlsx(Buffer.from(await file!.arrayBuffer()));
  const [heads = [], ...lines] = sheets[0]?.rows ?? [];
  return lines
    .slice(0, -1)
    .map((line) => Object.fromEntries(heads.map((head, i) => [String(head), line[i]])));
}

async function fetched(path: string, body?: object) {
  const reply = await fetch(`${services.url}/parcel/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${manager}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  await reply.arrayBuffer();
  return {
    rows: Number(reply.headers.get('x-row-count')),
    name: reply.headers.get('content-disposition'),
  };
}

test('each report is a sheet of what the filters find, and says how many rows it holds', async () => {
  const keywords = 'รายงาน';
  const query = { keywords };
  expect(await isArchive((await services.call(reports.notReceived, { query }, manager)).data)).toBe(
    true,
  );
  const asked = `keywords=${encodeURIComponent(keywords)}`;
  expect((await fetched(`parcels/getReportnotReceived?${asked}`)).rows).toBe(2);
  const received = await fetched(`parcels/getReportListReceived?date_received=${today}&${asked}`);
  expect(received.rows).toBe(3);
  expect(decodeURIComponent(received.name ?? '')).toContain('พัสดุรับเข้าวันที่');
  expect((await fetched('parcels-tracking/report/information', query)).rows).toBe(3);
  expect((await fetched('parcels-tracking/report/detail', query)).rows).toBe(4);
});

test.each(['-receivedAt', 'docCode', '-unitNumber', 'shelf', 'bookingDate', 'age'])(
  'the file of the list keeps its order by %s, and its rows',
  async (sort) => {
    const { rows } = await services.get(
      parcelEndpoints.list,
      { query: { sort, limit: 200 } },
      manager,
    );
    const file = await services.get(reports.information, { body: { sort } }, manager);
    const codes = (await sheetOf(file)).map((line) => Object.values(line)[0]);
    expect(codes.slice(0, rows.length)).toEqual(rows.map(({ docCode }) => docCode));
  },
);

test('what has a problem, or is late, has a file of its own name', async () => {
  const nameBy = async (body: object) =>
    (await services.get(reports.information, { body }, manager)).name;
  expect(await nameBy({ status: 'problem' })).toContain('มีปัญหา');
  expect(await nameBy({ overdue: true })).toContain('ค้างเกินกำหนด');
  expect(await nameBy({})).not.toMatch(/มีปัญหา|ค้างเกินกำหนด/);
});

test('a parcel tells the phone of its recipient, to who may see the people', async () => {
  const [found] = await services.sql<{ id: string; phone: string }>(`
    select p.id, c.phone from parcels p join occupancies o using (unit_id)
      join customers c on c.id = o.customer_id and c.name = p.recipient_name
    where c.phone <> '' and o.moved_out is null and p.property_id =
      (select id from properties where code = 'RMN') limit 1`);
  const query = { id: found?.id ?? '' };
  const phoneFor = async (token: string) =>
    (await services.get(parcelEndpoints.detail, { query }, token)).recipientPhone;
  expect(await phoneFor(manager)).toBe(found?.phone);
  await services.sql(
    `update roles set permissions = permissions - 'customers:view' where builtin = 'finance'`,
  );
  expect(await phoneFor(await services.signIn('finance'))).toBe('');
});

test('a report is refused to who may not export, and to another property', async () => {
  const counter = await services.signIn('counter');
  const { error } = await services.call(reports.notReceived, { query: {} }, counter);
  expect(error?.code).toBe('FORBIDDEN');
});

test('the daily log tells what came and went that day, the latest first, and no print', async () => {
  await services.get(parcelEndpoints.labelsPrinted, { body: { ids: [parcels[1]!.id] } }, manager);
  const query = { day: today, limit: 4 };
  const { rows, total } = await services.get(reports.dailyLog, { query }, manager);
  expect(rows[0]).toMatchObject({ action: 'handed_over', docCode: parcels[0]!.docCode });
  expect(rows[0]).toMatchObject({ recipientName: 'รายงาน 0', carrier: 'flash', parcelCode: '' });
  expect(rows.map(({ at }) => at)).toEqual(
    rows
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(total).toBeGreaterThanOrEqual(4);
});

test('the flow adds up to the events, and the ages to those that wait', async () => {
  const from = dayOf.format(Date.now() - 29 * 86_400_000);
  const query = { from, to: today };
  const { days, hours, ageing } = await services.get(reports.flow, { query }, manager);
  const sum = (list: { in: number; out: number }[], name: 'in' | 'out') =>
    list.reduce((all, one) => all + one[name], 0);
  expect(days).toHaveLength(30);
  expect([sum(hours, 'in'), sum(hours, 'out')]).toEqual([sum(days, 'in'), sum(days, 'out')]);
  const [counted] = await services.sql<{ came: number; went: number }>(`
    select count(*) filter (where action = 'received')::int as came,
      count(*) filter (where action in ('handed_over', 'returned'))::int as went
    from parcel_events where property_id = (select id from properties where code = 'RMN')`);
  expect([sum(days, 'in'), sum(days, 'out')]).toEqual([counted!.came, counted!.went]);
  const { statuses } = await services.get(parcelEndpoints.tabs, {}, manager);
  const waiting = statuses.find(({ status }) => status === 'waiting')?.count;
  expect(ageing.reduce((all, { count }) => all + count, 0)).toBe(waiting);
  // What the bars call late is what the tab calls so, whatever limit the property has.
  for (const limit of [7, 9, 1]) {
    await services.sql('update property_settings set parcel_unclaimed_days = $1', [limit]);
    const bars = (await services.get(reports.flow, { query }, manager)).ageing;
    const late = bars.filter((bar) => bar.late).reduce((all, { count }) => all + count, 0);
    expect(late).toBe((await services.get(parcelEndpoints.tabs, {}, manager)).overdue);
    expect(bars.map(({ upTo }) => upTo)).toContain(limit - 1);
  }

  const wrong = { query: { from: today, to: from } };
  const { error } = await services.call(reports.flow, wrong, manager);
  expect(error?.fields?.to?.code).toBe('beforeFrom');
});

test('problems are counted by their kind', async () => {
  const body = { id: parcels[1]!.id, problem: 'damaged' as const };
  const before = await services.get(reports.problems, {}, manager);
  await services.get(parcelChangeEndpoints.reportProblem, { body }, manager);
  const after = await services.get(reports.problems, {}, manager);
  expect(after).toEqual(
    before.map(({ problem, count }) => ({ problem, count: count + Number(problem === 'damaged') })),
  );
});

test('days of waiting are those of the calendar in Bangkok, as on the screens', async () => {
  const unit = await unitOf(services, manager, 'A-0506');
  const late = `${dayOf.format(Date.now() - 86_400_000)}T23:59:00+07:00`;
  const recipientName = 'ค่ำเมื่อวาน';
  await receive(services, manager, [
    draftFor(unit, { recipientName, receivedAt: new Date(late).toISOString() }),
    draftFor(unit, { recipientName }),
  ]);
  const query = { keywords: recipientName };
  const lines = await sheetOf((await services.call(reports.notReceived, { query }, manager)).data);
  expect(lines.map((line) => line['ค้าง (วัน)'])).toEqual([1, 0]);
});

test('what is wrong, when it is to be fetched, and how it went back are told in Thai', async () => {
  const unit = await unitOf(services, manager, 'A-0507');
  const recipientName = 'เล่าเป็นไทย';
  const drafts = Array.from({ length: 3 }, () => draftFor(unit, { recipientName }));
  const [broken, booked, back] = (await receive(services, manager, drafts)).map(({ id }) => id);
  const { reportProblem, book, giveBack } = parcelChangeEndpoints;
  await services.get(reportProblem, { body: { id: broken!, problem: 'damaged' } }, manager);
  await services.get(book, { body: { id: booked!, date: today, slot: '2' } }, manager);
  const given = { id: back!, name: 'สมศักดิ์ ขนส่ง', reason: 'ผู้รับปฏิเสธ' };
  await services.get(giveBack, { body: given }, manager);

  const body = { keywords: recipientName };
  const about = await sheetOf((await services.call(reports.information, { body }, manager)).data);
  const [first, second, third] = about;
  expect(first).toMatchObject({ สถานะ: 'มีปัญหา', ปัญหา: 'ชำรุด' });
  expect(second).toMatchObject({ การนัดรับ: 'นัดแล้ว', ช่วงเวลานัดรับ: '13.00-15.00' });
  expect(second?.วันนัดรับ).toEqual(new Date(today));
  expect(third).toMatchObject({
    สถานะ: 'คืนขนส่ง',
    พนักงานขนส่งที่รับคืน: 'สมศักดิ์ ขนส่ง',
    'คืน/ยกเลิกโดย': 'ปิยะมาศ ตั้งตระกูล',
    เหตุผล: 'ผู้รับปฏิเสธ',
  });
  expect(third?.['คืน/ยกเลิกเมื่อ']).toBeInstanceOf(Date);

  const lines = await sheetOf((await services.call(reports.tracking, { body }, manager)).data);
  const told = lines.map((line) => [line.เหตุการณ์, line.รายละเอียด]);
  expect(told).toContainEqual(['แจ้งปัญหา', 'ชำรุด']);
  expect(told).toContainEqual(['คืนขนส่ง', 'สมศักดิ์ ขนส่ง']);
});

test('a report whose rows cannot be read is a failure, not half a file', async () => {
  await services.sql('alter table parcels rename to elsewhere');
  const answers = await Promise.all([
    services.call(reports.information, { body: {} }, manager),
    services.call(reports.notReceived, { query: {} }, manager),
  ]).finally(() => services.sql('alter table elsewhere rename to parcels'));
  expect(answers.map(({ status, error }) => [status, error?.code])).toEqual([
    [500, 'FAILED'],
    [500, 'FAILED'],
  ]);
});
