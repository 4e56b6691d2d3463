import { startServices } from '@tests/kit/services';
import { parcelChangeEndpoints } from '@/contracts/parcel/changes';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { draftFor, receive, unitOf } from './drafts';

const services = startServices();
let token = '';
let unit = '';

beforeAll(async () => {
  token = await services.signIn('counter');
  unit = await unitOf(services, token, 'B-0704');
  await services.sql(`UPDATE parcels SET status = 'cancelled' WHERE unit_id = $1`, [unit]);
});

const received = async (n = 1) =>
  (
    await receive(
      services,
      token,
      Array.from({ length: n }, () => draftFor(unit)),
    )
  ).map(({ id }) => id);
const make = async (body: { unitId: string } | { parcelId: string }) =>
  (await services.get(pickUpEndpoints.make, { body }, token)).code;
const read = (code: string, by = token) =>
  services.call(pickUpEndpoints.read, { body: { code } }, by);
const give = (code: string, only?: string[]) =>
  services.call(
    pickUpEndpoints.handOver,
    { body: { code, status: 'handed_over', name: 'มาลี', ...(only && { only }) } },
    token,
  );

test('a unit’s code hands over all that waits for it, once', async () => {
  const ids = await received(3);
  const code = await make({ unitId: unit });
  expect(code).toMatch(/^PU[0-9A-Z]{24}$/);
  expect((await read(code.toLowerCase())).data?.parcels.map(({ id }) => id)).toEqual(ids);

  const answers = await Promise.all([give(code), give(code), give(code)]);
  const won = answers.filter(({ data }) => data);
  expect(won).toHaveLength(1);
  expect(won[0]?.data?.map(({ parcel }) => parcel?.id)).toEqual(ids);
  for (const { error } of answers.filter(({ data }) => !data)) {
    expect(error?.code).toBe('PICKUP_USED');
    expect(error?.details).toMatchObject({ by: expect.stringMatching(/\S/) });
  }
  const kept = JSON.stringify(await services.sql('SELECT * FROM parcel_pick_up_codes'));
  expect(kept).not.toContain(code);
});

test('a parcel’s code is for that parcel, and some of a unit’s can be left', async () => {
  const [a, b, c] = (await received(3)) as [string, string, string];
  const own = await give(await make({ parcelId: b }));
  expect(own.data?.map(({ parcel }) => parcel?.id)).toEqual([b]);
  const some = await give(await make({ unitId: unit }), [c]);
  expect(some.data?.map(({ parcel }) => parcel?.id)).toEqual([c]);
  expect((await give(await make({ unitId: unit }))).data?.[0]?.parcel?.id).toBe(a);
});

test('each reason not to is told apart', async () => {
  expect((await give('PUNOSUCHCODE')).error).toMatchObject({ code: 'PICKUP_UNKNOWN', status: 404 });

  const [id] = await received();
  const code = await make({ unitId: unit });
  const village = await services.signIn('village');
  expect((await read(code, village)).error).toMatchObject({
    ...{ code: 'PICKUP_OTHER_PROPERTY', status: 403 },
  });
  await services.sql(`UPDATE parcel_pick_up_codes SET expires_at = now() - interval '1 second'
    WHERE used_at IS NULL`);
  const expired = await give(code);
  expect(expired.error).toMatchObject({ code: 'PICKUP_EXPIRED', status: 410 });
  expect(expired.error?.message).toMatch(/25\d\d/);

  const next = await make({ parcelId: id! });
  const body = { id: id!, status: 'handed_over' as const, name: 'ก' };
  await services.get(parcelChangeEndpoints.handOver, { body }, token);
  expect((await give(next)).error?.code).toBe('PICKUP_GONE');
  const none = await services.call(pickUpEndpoints.make, { body: { unitId: unit } }, token);
  expect(none.error?.code).toBe('PICKUP_GONE');
});
