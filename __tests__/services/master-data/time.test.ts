import { startServices } from '@tests/kit/services';
import { draftFor, receive, unitOf } from '@tests/services/parcel/drafts';
import { writeXlsx } from 'hucre/xlsx';
import { timeEndpoints } from '@/contracts/master-data/time';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { bangkokDay } from '@/services/kit/text/bangkok-day';

const services = startServices();
const { get, update } = timeEndpoints;
const { book } = parcelChangeEndpoints;
let token = '';

beforeAll(async () => {
  token = await services.signIn('counter');
});

const current = () => services.get(get, {}, token);

test('bookings are taken for the slots of the day, and keep the hours they were made for', async () => {
  const unit = await unitOf(services, token);
  const [first, second] = await receive(services, token, [draftFor(unit), draftFor(unit)]);
  const date = bangkokDay(new Date());
  const booked = (id = '', slot: '2' | '4' = '2') =>
    services.call(book, { body: { id, date, slot } }, token);
  expect((await booked(first?.id)).data?.bookingHours).toBe('13.00-15.00');
  expect((await booked(second?.id, '4')).error?.fields?.slot?.code).toBe('invalid');

  const time = await current();
  const bookingSlots = [
    { slot: '4' as const, from: '18.00', to: '๒๐.๐๐ น.' },
    { slot: '2' as const, from: '10:00', to: '12:00' },
  ];
  const saved = await services.get(update, { body: { ...time, bookingSlots } }, token);
  expect(saved.bookingSlots).toEqual([
    { slot: '2', from: '10:00', to: '12:00' },
    { slot: '4', from: '18:00', to: '20:00' },
  ]);
  expect((await services.get(parcelEndpoints.tabs, {}, token)).bookingSlots).toEqual(
    saved.bookingSlots,
  );
  expect((await booked(second?.id, '4')).data?.bookingHours).toBe('18.00-20.00');
  const detail = { query: { id: first?.id ?? '' } };
  expect((await services.get(parcelEndpoints.detail, detail, token)).bookingHours).toBe(
    '13.00-15.00',
  );
  const [line] = await services.sql<{ changes: Record<string, unknown> }>(
    "select changes from audit_log where entity = 'time'",
  );
  expect(line?.changes).toEqual({
    bookingSlots: ['09.00-12.00, 13.00-15.00, 15.00-18.00', '10.00-12.00, 18.00-20.00'],
  });
});

test('each mistake is told beside its field; of two drafts the second is told who was first', async () => {
  const time = await current();
  const officeHours = {
    ...time.officeHours,
    mon: { opens: '17:30', closes: '08:30' },
    tue: { opens: '08:30', closes: '' },
  };
  const bookingSlots = [
    { slot: '1' as const, from: '09:00', to: '12:00' },
    { slot: '1' as const, from: '11:00', to: '13:00' },
    { slot: '3' as const, from: '', to: '8:00' },
  ];
  const { error } = await services.call(update, { body: { ...time, officeHours } }, token);
  const wrong = await services.call(update, { body: { ...time, bookingSlots } }, token);
  const codes = { ...error?.fields, ...wrong.error?.fields };
  expect(
    Object.fromEntries(Object.entries(codes).map(([path, { code }]) => [path, code])),
  ).toMatchObject({
    'officeHours.mon.closes': 'closesFirst',
    'officeHours.tue.closes': 'required',
    'bookingSlots.2.from': 'required',
  });
  const overlapping = { body: { ...time, bookingSlots: bookingSlots.slice(0, 2) } };
  expect((await services.call(update, overlapping, token)).error?.fields).toMatchObject({
    'bookingSlots.1.slot': { code: 'duplicate' },
    'bookingSlots.1.from': { code: 'sameHours' },
  });
  await services.get(update, { body: time }, token);
  expect((await services.call(update, { body: time }, token)).error?.code).toBe('STALE');
});

type Cell = string | number | Date;
const { look, template } = timeEndpoints;
const headings = ['ช่วงเวลา', 'รายการ', 'ถึง', 'ตั้งแต่'];
const lookAt = async (rows: Cell[][], name = 'เวลา.xlsx') => {
  const bytes = await writeXlsx({ sheets: [{ name: '1', rows }] });
  return services.call(look, { files: [new File([new Uint8Array(bytes)], name)] }, token);
};
const clock = (hours: number, minutes: number) => new Date(Date.UTC(1899, 11, 31, hours, minutes));

test('the template is taken as it is, and changes nothing', async () => {
  const now = await current();
  const file = await services.get(template, {}, token);
  const files = [new File([await file.arrayBuffer()], 'เวลาทำการ.xlsx')];
  const sheet = await services.get(look, { files }, token);
  expect(sheet.lines.flatMap(({ errors }) => errors)).toEqual([]);
  expect(sheet.lines.map(({ now }) => now)).toEqual(sheet.lines.map(({ hours }) => hours));
  expect(sheet).toMatchObject({ version: now.version, dropped: [] });
  expect(sheet.draft).toEqual({ officeHours: now.officeHours, bookingSlots: now.bookingSlots });
});

test('a filled-in sheet is shown by row, in whatever way its times are written, and saved by its draft', async () => {
  const now = await current();
  const { data } = await lookAt([
    ['เวลาของเรา', '', '', ''],
    headings,
    ['', 'วันจันทร์', '๑๘.๐๐ น.', '๙.๓๐'],
    ['', 'Sunday', clock(12, 0), clock(8, 30)],
    ['', 'เสาร์', '', ''],
    ['', 'ช่วงนัดรับ', '12:00', '10:00'],
    ['', 'ช่วงนัดรับ', '16:00', '1330'],
  ]);
  if (!data?.draft) throw new Error(JSON.stringify(data));
  expect(data.draft.officeHours).toEqual({
    ...now.officeHours,
    mon: { opens: '09:30', closes: '18:00' },
    sun: { opens: '08:30', closes: '12:00' },
    sat: { opens: '', closes: '' },
  });
  expect(data.draft.bookingSlots.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '10:00 12:00',
    '13:30 16:00',
  ]);
  expect(await current()).toEqual(now);
  const body = { ...data.draft, version: data.version };
  expect((await services.get(update, { body }, token)).officeHours.sun.opens).toBe('08:30');
});

test('what is wrong in a sheet is told by its row and column; a file that is none in its words', async () => {
  const { data } = await lookAt([
    headings.slice(1),
    ['จันทร์', '08:00', '17:00'],
    ['อังคาร', '25:00', '01/01/2569'],
    ['วันพระ', '12:00', '08:00'],
    ['จันทร์', '17:00', '08:00'],
    ['พุธ', '17:00', ''],
    ['ช่วงนัดรับ', '12:00', '10:00'],
    ['ช่วงนัดรับ', '13:00', '11:00'],
  ]);
  expect(data?.draft).toBeNull();
  const told = data?.lines.map(({ line, errors }) => [
    line,
    errors.map(({ field, code }) => `${field} ${code}`),
  ]);
  expect(told).toEqual([
    [2, ['to closesFirst']],
    [3, ['from time', 'to time']],
    [4, ['name oneOf']],
    [5, ['name duplicateLine']],
    [6, ['from required']],
    [7, []],
    [8, ['from sameHours']],
  ]);
  const codes = await Promise.all([
    lookAt([headings.slice(1)], 'a.xlsm'),
    lookAt([headings.slice(1)], 'a.pdf'),
    lookAt([headings.slice(1)], 'a.csv'),
    lookAt([['a', 'b']]),
    lookAt([
      ['รายการ', 'ถึง'],
      ['จันทร์', '17:00'],
    ]),
    lookAt([headings.slice(1)]),
  ]);
  expect(codes.map(({ error }) => error?.code)).toEqual([
    'SHEET_MACRO',
    'SHEET_KIND',
    'SHEET_NOT_CSV',
    'SHEET_NO_HEADINGS',
    'SHEET_HEADING_MISSING',
    'SHEET_NO_ROWS',
  ]);
});
