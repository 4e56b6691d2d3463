import { startServices } from '@tests/kit/services';
import { parcelChangeEndpoints as calls } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { counts, draftFor, receive, unitOf } from './drafts';

const services = startServices();
let token = '';
let [wrong, right] = ['', ''];

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();

beforeAll(async () => {
  token = await services.signIn('counter');
  [wrong, right] = [
    await unitOf(services, token, 'A-0601'),
    await unitOf(services, token, 'A-0602'),
  ];
});

async function received(): Promise<Parcel> {
  const [parcel] = await receive(services, token, [draftFor(wrong, { recipientName: 'สมชาย' })]);
  return parcel!;
}

const readdress = (id: string, unitId = right, recipientName = 'มาลี') =>
  services.call(calls.readdress, { body: { id, unitId, recipientName } }, token);

test('a parcel of the wrong unit becomes the right one’s, and its history says whose it was', async () => {
  const { id, docCode } = await received();
  await services.get(calls.reportProblem, { body: { id, problem: 'wrong_unit' } }, token);
  const { data } = await readdress(id);
  const now = { status: 'waiting', problem: null, unitId: right, unitNumber: 'A-0602' };
  expect(data).toMatchObject({ ...now, recipientName: 'มาลี' });

  const { events } = await services.get(parcelEndpoints.detail, { query: { id } }, token);
  const detail = 'A-0602 มาลี (เดิม A-0601 สมชาย)';
  expect(events.at(-1)).toMatchObject({ action: 'readdressed', detail, by: 'สมพร น้ำใจงาม' });
  const query = { unitNumber: 'A-0602', keywords: 'มาลี' };
  const { rows } = await services.get(parcelEndpoints.list, { query }, token);
  expect(rows.map((row) => row.docCode)).toContain(docCode);
  const { counted, kept } = await counts(services);
  expect(kept).toEqual(counted);
});

test('what the wrong unit was told, had booked and was given a QR for is undone', async () => {
  const { id } = await received();
  await services.get(calls.setUserStatus, { body: { id, status: 'confirmed' } }, token);
  await services.get(calls.book, { body: { id, date: today, slot: '2' } }, token);
  const { code } = await services.get(pickUpEndpoints.make, { body: { parcelId: id } }, token);
  const { data } = await readdress(id);
  const undone = { userStatus: 'not_told', bookingStatus: 'none', bookingDate: null };
  expect(data).toMatchObject(undone);
  const { error } = await services.call(pickUpEndpoints.read, { body: { code } }, token);
  expect(error?.code).toBe('PICKUP_EXPIRED');
});

test('another person of the same unit keeps what the unit was told and booked', async () => {
  const { id } = await received();
  await services.get(calls.setUserStatus, { body: { id, status: 'told' } }, token);
  await services.get(calls.book, { body: { id, date: today, slot: '2' } }, token);
  const { data } = await readdress(id, wrong, 'สมหญิง');
  const kept = { userStatus: 'told', bookingStatus: 'booked', bookingDate: today };
  expect(data).toMatchObject({ ...kept, recipientName: 'สมหญิง', unitNumber: 'A-0601' });
});

test('a damaged parcel, a unit of nowhere and nobody’s name are refused', async () => {
  const { id } = await received();
  expect((await readdress(id, crypto.randomUUID())).error?.fields?.unitId?.code).toBe(
    'unknownUnit',
  );
  expect((await readdress(id, right, '  ')).error?.fields?.recipientName).toBeDefined();
  await services.get(calls.reportProblem, { body: { id, problem: 'damaged' } }, token);
  expect((await readdress(id)).error?.code).toBe('PARCEL_PROBLEM');
});
