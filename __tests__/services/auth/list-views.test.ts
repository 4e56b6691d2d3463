import { startServices } from '@tests/kit/services';
import { listViewEndpoints, mostViews } from '@/contracts/auth/list-view';

const services = startServices();
const { read, keep, remove } = listViewEndpoints;
const view = {
  ...{ list: 'invoices', name: 'อาคาร B เดือนนี้', query: 'building=B&state=owed' },
  ...{ hidden: ['bucket'], dense: true, shared: false },
};
const names = async (token: string) =>
  (await services.get(read, {}, token)).map(({ name, own }) => [name, own]);

test('a view is its maker’s, or of all staff of the property where it is shared, and of no other', async () => {
  const [finance, manager] = [await services.signIn('finance'), await services.signIn('manager')];
  const village = await services.signIn('village');
  expect(await services.get(keep, { body: view }, finance)).toEqual([
    { ...view, id: expect.any(String), own: true },
  ]);
  await services.get(keep, { body: { ...view, name: 'ต้องโทรตาม', shared: true } }, finance);
  expect(await names(finance)).toEqual([
    ['อาคาร B เดือนนี้', true],
    ['ต้องโทรตาม', true],
  ]);
  expect(await names(manager)).toEqual([['ต้องโทรตาม', false]]);
  expect(await names(village)).toEqual([]);
});

test('who did not make a view does not take it away', async () => {
  const [finance, manager] = [await services.signIn('finance'), await services.signIn('manager')];
  const body = { ...view, name: 'ของการเงิน', shared: true };
  const made = (await services.get(keep, { body }, finance)).find(({ name }) => name === body.name);
  const params = { id: made?.id ?? '' };
  expect((await services.call(remove, { params }, manager)).status).toBe(404);
  expect((await services.call(remove, { params }, finance)).status).toBe(200);
  expect(await names(manager)).not.toContainEqual(['ของการเงิน', false]);
});

test('nobody keeps views without end', async () => {
  const counter = await services.signIn('counter');
  await services.sql(
    `insert into list_views select gen_random_uuid(), accounts.id, sessions.property_id, 'parcels', 'x', '', '[]', false, false
      from accounts join sessions on sessions.account_id = accounts.id, generate_series(1, $1) where username = 'counter'`,
    [mostViews],
  );
  const refused = await services.call(keep, { body: view }, counter);
  expect(refused.error?.fields).toHaveProperty('name');
});
