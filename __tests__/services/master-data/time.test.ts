import { startServices } from '@tests/kit/services';
import { draftFor, receive, unitOf } from '@tests/services/parcel/drafts';
import { timeEndpoints } from '@/contracts/master-data/time';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { bangkokDay } from '@/services/kit/bangkok-day';

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
