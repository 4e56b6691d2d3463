import { startServices } from '@tests/kit/services';
import { moveIn } from '@tests/services/master-data/move-in';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();
let token = '';
let village = '';
let first = '';
let empty = '';

const live = (unit: string, name: string) => moveIn(services, unit, name);

beforeAll(async () => {
  token = await services.signIn('counter');
  village = await services.signIn('village');
  first = await unitOf(services, token, 'B-0301');
  empty = await unitOf(services, token, 'B-0302');
  await services.sql(`UPDATE parcels SET status = 'returned' WHERE unit_id = ANY($1)`, [
    [first, empty],
  ]);
  await live(first, 'น้ำทิพย์ บ้านต้น');
  await live(empty, 'น้ำทิพย์ บ้านปลาย');
  await receive(services, token, [
    draftFor(first, { recipientName: 'น้ำทิพย์ บ้านต้น' }),
    draftFor(first, { recipientName: 'ญี่ปุ่น ฝากไว้' }),
  ]);
});

const find = (keywords: string, as = token) =>
  services.get(parcelEndpoints.waitingUnits, { query: { keywords } }, as);

test('part of a resident’s name finds where something waits, in either encoding, with or without คุณ', async () => {
  const here = { id: first, number: 'B-0301', names: ['น้ำทิพย์ บ้านต้น'], waiting: 2 };
  for (const name of ['ทิพย์ บ้าน', 'น้ำทิพย์ บ้าน'.normalize('NFKC'), 'คุณ น้ำทิพย์ บ้าน']) {
    expect(await find(name)).toEqual([here]);
  }
});

test('part of a recipient’s name finds it, whether that person lives there or not', async () => {
  const [unit, ...others] = await find('ี่ปุ่น ฝาก');
  expect(unit).toEqual({ id: first, number: 'B-0301', names: ['ญี่ปุ่น ฝากไว้'], waiting: 2 });
  expect(others).toEqual([]);
});

test('a unit’s number finds it by itself, the likeliest first', async () => {
  await receive(services, token, [draftFor(await unitOf(services, token, 'A-0301'))]);
  const found = await find('b0301');
  expect(found).toEqual([{ id: first, number: 'B-0301', names: [], waiting: 2 }]);
  expect((await find('0301')).map(({ number }) => number)).toEqual(['A-0301', 'B-0301']);
});

test('what was handed over is found no more', async () => {
  const unit = await unitOf(services, token, 'B-0303');
  const [parcel] = await receive(services, token, [
    draftFor(unit, { recipientName: 'เพียงครั้งเดียว' }),
  ]);
  expect(await find('เพียงครั้งเดียว')).toHaveLength(1);
  const body = { id: parcel!.id, status: 'handed_over' as const, name: 'ก' };
  await services.get(parcelChangeEndpoints.handOver, { body }, token);
  expect(await find('เพียงครั้งเดียว')).toEqual([]);
});

test('another property’s are not found, and letters that LIKE knows mean nothing', async () => {
  expect(await find('น้ำทิพย์ บ้านต้น', village)).toEqual([]);
  expect(await find('B-0301', village)).toEqual([]);
  expect(await find('%')).toEqual([]);
  expect(await find('_')).toEqual([]);
});

test('nothing typed is refused beside its name', async () => {
  const { error } = await services.call(
    parcelEndpoints.waitingUnits,
    { query: { keywords: ' ' } },
    token,
  );
  expect(Object.keys(error?.fields ?? {})).toEqual(['keywords']);
});
