import { randomUUID } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { ParcelFilter } from '@/contracts/parcel/parcel';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();
let token = '';

beforeAll(async () => {
  token = await services.signIn('manager');
  const [own, other] = [
    await unitOf(services, token, 'A-0406'),
    await unitOf(services, token, 'B-0406'),
  ];
  await receive(services, token, [
    draftFor(own, { recipientName: 'จุฑามาศ ณ ชั้นสี่', parcelCode: 'WRT0001' }),
    draftFor(other, { recipientName: 'จำรัส ณ ชั้นสี่', parcelCode: 'WRT0002' }),
  ]);
  const told = { title: 'ห้อง A-0406', text: 'กุญแจอยู่ที่เคาน์เตอร์' };
  await services.get(notificationEndpoints.send, { body: { id: randomUUID(), ...told } }, token);
});

const list = async (query: Partial<ParcelFilter>) => {
  const { rows } = await services.get(
    parcelEndpoints.list,
    { query: { limit: 500, ...query } },
    token,
  );
  return rows;
};
const unitsIn = async (query: Partial<ParcelFilter>) =>
  [...new Set((await list(query)).map(({ unitNumber }) => unitNumber))].sort();

/** The last is as the keys of a Thai layout type it, with Shift held for the letter or not. */
const writings = ['A-0406', 'a-0406', 'a0406', 'A0406', 'A๐๔๐๖', 'a-๐๔๐๖', 'ฟจภจุ', 'ฤขจภจุ'];

describe.each(writings)('%s finds A-0406', (typed) => {
  test('in the list and in its reports, and no other unit', async () => {
    expect(await unitsIn({ keywords: typed })).toEqual(['A-0406']);
    expect(await unitsIn({ unitNumber: typed })).toEqual(['A-0406']);
    const found = await list({ keywords: typed });
    const reply = await fetch(`${services.url}/parcel/api/v1/parcels-tracking/report/information`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ keywords: typed }),
    });
    await reply.arrayBuffer();
    expect(Number(reply.headers.get('x-row-count'))).toBe(found.length);
  });

  test('among the units, for who looks around', async () => {
    const query = { keywords: typed, anyLayout: true };
    const units = await services.get(parcelEndpoints.units, { query }, token);
    expect(units.map(({ number }) => number)).toEqual(['A-0406']);
  });

  test('in what the staff were told', async () => {
    const { rows } = await services.get(
      notificationEndpoints.list,
      { query: { keywords: typed } },
      token,
    );
    expect(rows.map(({ title }) => title)).toEqual(['ห้อง A-0406']);
  });
});

test('part of a number finds every unit that has it', async () => {
  // Among a day's hundreds there may be a parcel whose own number has it too.
  const found = await unitsIn({ keywords: '๐๔๐๖' });
  expect(found).toEqual(expect.arrayContaining(['A-0406', 'B-0406']));
  expect(found.length).toBeLessThanOrEqual(3);
  expect(await unitsIn({ unitNumber: 'a040' })).toEqual(
    (await unitsIn({})).filter((number) => number.startsWith('A-040')),
  );
});

test('Thai that is meant is Thai: another layout counts where nothing is found', async () => {
  // Under the English layout these keys are 06.
  const names = (await list({ keywords: 'จุ' })).map(({ recipientName }) => recipientName);
  expect(names).toContain('จุฑามาศ ณ ชั้นสี่');
  expect(names.filter((name) => !name.includes('จุ'))).toEqual([]);
  // The keys of จุฑามาศ, typed under the English layout.
  const turned = await list({ keywords: '06Rk,kL' });
  expect(turned.map(({ recipientName }) => recipientName)).toEqual(['จุฑามาศ ณ ชั้นสี่']);
});

test('who names a unit is not told of what the keys may have meant', async () => {
  const query = { keywords: 'ฟจภจุ' };
  expect(await services.get(parcelEndpoints.units, { query }, token)).toEqual([]);
});

test('a number with its separator is no other number', async () => {
  const { rows } = await services.get(parcelEndpoints.list, { query: { keywords: '4-06' } }, token);
  expect(rows).toEqual([]);
});

test('a code that a scanner typed under a Thai layout is found, by either field', async () => {
  for (const query of [{ keywords: '"ฑธจจจๅ' }, { parcelCode: '"ฑธจจจๅ' }]) {
    expect((await list(query)).map(({ parcelCode }) => parcelCode)).toEqual(['WRT0001']);
  }
});
