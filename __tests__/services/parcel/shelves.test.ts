import { startServices } from '@tests/kit/services';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { Parcel } from '@/contracts/parcel/parcel';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();
let token = '';
let parcels: Parcel[] = [];

beforeAll(async () => {
  token = await services.signIn('counter');
  const unit = await unitOf(services, token);
  parcels = await receive(
    services,
    token,
    Array.from({ length: 6 }, (_, i) => draftFor(unit, { parcelCode: `SHELF-${i}` })),
  );
});

const move = async (shelf: string, ...ids: string[]) =>
  (await services.get(shelfEndpoints.move, { body: { ids, shelf } }, token)).moved;
const eventsOf = async (id: string) =>
  (await services.get(parcelEndpoints.detail, { query: { id } }, token)).events.slice(1);

test('parcels are put at a place together; what is gone stays out', async () => {
  const [a, b, c] = parcels as [Parcel, Parcel, Parcel];
  const body = { id: c.id, status: 'handed_over' as const, name: 'ก' };
  await services.get(parcelChangeEndpoints.handOver, { body }, token);
  expect((await move('z9', a.id, b.id, c.id)).sort()).toEqual([a.id, b.id].sort());
  expect(await eventsOf(a.id)).toMatchObject([{ action: 'shelved', detail: 'Z9' }]);
  expect(await services.get(shelfEndpoints.list, {}, token)).toContainEqual({
    ...{ shelf: 'Z9', count: 2 },
  });
  const query = { shelf: 'z9' };
  expect((await services.get(parcelEndpoints.list, { query }, token)).total).toBe(2);
  // Where it lies already it is not put again.
  await move('Z9', a.id);
  expect(await eventsOf(a.id)).toHaveLength(1);
});

test('a shelf is compared with what it should hold, and the result is kept', async () => {
  const [a, b, gone, elsewhere] = parcels as [Parcel, Parcel, Parcel, Parcel];
  await move('Y1', elsewhere.id);
  const codes = [a.docCode.toLowerCase(), elsewhere.parcelCode, gone.docCode, 'NOBODY-1'];
  const audit = await services.get(shelfEndpoints.audit, { body: { shelf: 'z9', codes } }, token);
  const names = (list: { id: string }[]) => list.map(({ id }) => id).sort();
  expect(names(audit.present)).toEqual([a.id]);
  expect(names(audit.missing)).toEqual([b.id]);
  expect(names(audit.misplaced)).toEqual([elsewhere.id, gone.id].sort());
  expect(audit.unknown).toEqual(['NOBODY-1']);
  expect((await eventsOf(b.id)).at(-1)).toMatchObject({ action: 'audited', detail: 'Z9 ไม่พบ' });
  const [line] = await services.sql(`SELECT changes FROM audit_log WHERE entity = 'shelf'`);
  expect(line?.changes).toEqual({
    ...{ present: [null, 1], missing: [null, 1], misplaced: [null, 2], unknown: [null, 1] },
  });
});
