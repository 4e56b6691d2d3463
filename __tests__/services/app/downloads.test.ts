import { startServices } from '@tests/kit/services';
import { type ZodObject, z } from 'zod';
import { featureList } from '@/contracts/features/feature-list';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { featureOf } from '@/contracts/kit/feature/feature-of';
import { addressOf, declared, nameOf } from './declared';

const services = startServices();

const filtersOf = ({ call }: Endpoint) => {
  const { query } = (call as ZodObject<{ query?: ZodObject }>).shape;
  return Object.keys(query?.shape ?? {}).filter((name) => name !== 'page' && name !== 'limit');
};
const gets = declared().filter(({ method, path }) => method === 'GET' && !path.includes(':'));
const lists = gets.filter(
  (one) =>
    one.reply instanceof z.ZodObject &&
    'rows' in one.reply.shape &&
    filtersOf(one).includes('keywords') &&
    one.call.safeParse({ query: {} }).success,
);
/** The file of what a list finds: of the same feature, by the same filters, below its address. */
const fileOf = (list: Endpoint) =>
  gets.find(
    (one) =>
      one.envelope === 'file' &&
      featureOf(one) === featureOf(list) &&
      one.path.startsWith(list.path.replace(/\/(list|page|pages)$/, '')) &&
      filtersOf(one).join() === filtersOf(list).join(),
  );
const pairs = lists.flatMap((list) => {
  const file = fileOf(list);
  return file ? [[nameOf(list), list, file] as const] : [];
});

const accountFor = (list: Endpoint) => {
  const { scope } = featureList.find(({ key }) => key === featureOf(list)) ?? {};
  return scope === 'platform' ? ('admin' as const) : ('manager' as const);
};

test.each([
  'admin-system/audit',
  'admin-system/staff',
  'admin-system/roles',
  'categories',
  'categories/group',
  'notifications',
  'admin-property/listTestData',
])('what %s finds can be taken along', (path) => {
  expect(pairs.map(([, list]) => list.path)).toContain(`/${path}`);
});

test.each(pairs)('the file of %s holds as many rows as the list finds', async (_, list, file) => {
  const token = await services.signIn(accountFor(list));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${services.url}${addressOf(file)}`, { headers });
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  const found = await fetch(`${services.url}${addressOf(list)}`, { headers });
  const { data } = (await found.json()) as { data: { total: number } };
  expect(Number(answer.headers.get('x-row-count'))).toBe(data.total);
});
