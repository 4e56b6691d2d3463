import { startServices } from '@tests/kit/services';
import { testerEndpoints } from '@/contracts/master-data/property/tester';

const services = startServices();
const { list, upsert, status, remove, removeAll } = testerEndpoints;

test('testers are added, found by their number, paused and taken out, one or all', async () => {
  const token = await services.signIn('manager');
  const body = { name: 'ณัฐพล ใจดี', phone: '๐๘๑-๒๒๒-๓๓๓๔', note: '' };
  const added = await services.get(upsert, { body }, token);
  expect(added).toMatchObject({ phone: '+66812223334', active: true });
  const names = async (query: object) =>
    (await services.get(list, { query }, token)).rows.map(({ name }) => name);
  expect(await names({ keywords: '0812223334' })).toEqual(['ณัฐพล ใจดี']);

  await services.get(status, { body: { id: added.id, active: false } }, token);
  expect(await names({ active: false })).toEqual(['ณัฐพล ใจดี']);
  await services.get(remove, { body: { id: added.id } }, token);
  const left = await names({});
  expect(left).not.toContain('ณัฐพล ใจดี');

  const village = await services.signIn('village');
  expect(await services.get(removeAll, {}, village)).toEqual({ count: 2 });
  expect(await names({})).toEqual(left);
  expect((await services.get(list, { query: {} }, village)).total).toBe(0);
});

test('who may only look adds nobody and takes nobody out', async () => {
  const token = await services.signIn('counter');
  expect((await services.call(list, { query: {} }, token)).status).toBe(200);
  expect(
    (await services.call(upsert, { body: { name: 'ก', phone: '', note: '' } }, token)).status,
  ).toBe(403);
  expect((await services.call(removeAll, {}, token)).status).toBe(403);
});
