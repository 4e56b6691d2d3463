import { startServices } from '@tests/kit/services';
import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';

const services = startServices();
const path = '/parcel/api/v1/parcels/parcelsListTab';

const raw = async (address: string, init: RequestInit = {}) => {
  const reply = await fetch(services.url + address, init);
  return { status: reply.status, body: await reply.json() };
};
const bearer = async () => ({ authorization: `Bearer ${await services.signIn('counter')}` });

test.each(['', 'Bearer', 'Bearer x.y.z', 'Basic abc'])('%p is nobody', async (authorization) => {
  const { status, body } = await raw(path, { headers: { authorization } });
  expect(status).toBe(401);
  expect(['NOT_SIGNED_IN', 'SESSION_ENDED']).toContain(body.code);
});

test("the wire's names are read, and no column crosses that the contract does not name", async () => {
  const { body } = await raw(`${path}?pages=2&limit=1`, { headers: await bearer() });
  expect(body).toMatchObject({ code: '200', message: 'success' });
  expect(Object.keys(body.data.rows[0])).toEqual(
    Object.keys(parcelEndpoints.list.reply.parse(body.data).rows[0]!),
  );
  expect(body.data.rows[0]).not.toHaveProperty('propertyId');
  const first = await raw(`${path}?limit=1`, { headers: await bearer() });
  expect(first.body.data.rows[0].id).not.toBe(body.data.rows[0].id);
});

test('a wrong field is named by our name, in Thai', async () => {
  const { status, body } = await raw(`${path}?limit=501`, { headers: await bearer() });
  expect([status, body.code]).toEqual([400, 'INVALID']);
  expect(body.fields).toEqual({
    limit: { code: 'tooLarge', details: { max: 500 }, message: 'ต้องไม่เกิน 500' },
  });
});

test.each([
  ['a body that is no JSON', '{', 400, 'INVALID'],
  ['no body', '', 400, 'INVALID'],
  ['a body too large', JSON.stringify({ x: 'x'.repeat(1_100_000) }), 413, 'TOO_LARGE'],
])('%s is refused in the shape of the contract', async (_, body, status, code) => {
  const headers = { ...(await bearer()), 'content-type': 'application/json' };
  const answer = await raw('/parcel/api/v1/parcels/insertParcels', {
    method: 'POST',
    headers,
    body,
  });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.message).toMatch(/[ก-๙]/);
});

test('an address that nobody serves is not found', async () => {
  const { status, body } = await raw('/parcel/api/v1/nothing');
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test('a call that several permissions open asks for the exact one', async () => {
  // The counter may change holidays and add none.
  const body = { day: '2027-01-05', nameTh: 'ก', nameEn: '' };
  const { error } = await services.call(
    holidayEndpoints.add,
    { body },
    await services.signIn('counter'),
  );
  expect(error?.code).toBe('FORBIDDEN');
});
