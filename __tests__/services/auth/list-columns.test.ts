import { startServices } from '@tests/kit/services';
import { listColumnEndpoints, mostLists } from '@/contracts/auth/list-columns';

const services = startServices();
const { read, choose } = listColumnEndpoints;

test('a person sees the own columns again, and nobody else does', async () => {
  const [counter, manager] = [await services.signIn('counter'), await services.signIn('manager')];
  const hide = (list: 'parcels' | 'staff', ...hidden: string[]) =>
    services.get(choose, { body: { list, hidden } }, counter);

  expect(await services.get(read, {}, counter)).toEqual([]);
  await hide('parcels', 'kind');
  await hide('staff', 'email');
  const chosen = [
    { list: 'parcels', hidden: ['kind', 'shelf'], dense: false },
    { list: 'staff', hidden: ['email'], dense: false },
  ];
  expect(await hide('parcels', 'kind', 'shelf')).toEqual(chosen);
  expect(await services.get(read, {}, counter)).toEqual(chosen);
  expect(await services.get(read, {}, manager)).toEqual([]);
});

test('a choice is refused to strangers, and of more lists than there are', async () => {
  const body = { list: 'parcels' as const, hidden: [] };
  expect((await services.call(read, {})).status).toBe(401);
  expect((await services.call(choose, { body })).status).toBe(401);
  const counter = await services.signIn('counter');
  await services.sql(
    `insert into list_columns select accounts.id, 'list-' || translate(n::text, '0123456789', 'abcdefghij'), '[]' from accounts,
      generate_series(1, $1) n where username = 'counter'`,
    [mostLists],
  );
  const other = { ...body, list: 'one-more' };
  expect((await services.call(choose, { body: other }, counter)).error?.fields).toHaveProperty(
    'list',
  );
  expect((await services.call(choose, { body }, counter)).status).toBe(200);
});
