import { startServices } from '@tests/kit/services';
import { categoryEndpoints, categoryGroupEndpoints } from '@/contracts/admin-order/category';

const services = startServices();
const { list, create, place, change } = categoryEndpoints;
let token = '';

beforeAll(async () => {
  token = await services.signIn('admin');
});

const firstGroup = async () => {
  const { rows } = await services.get(categoryGroupEndpoints.list, { query: {} }, token);
  const [group] = rows;
  if (!group) throw new Error('there is no group');
  return group;
};
const idsOf = async (groupId: string) =>
  (await services.get(list, { query: { groupId } }, token)).rows.map(({ id }) => id);

test('a category goes last in its group, and is put at another place of it', async () => {
  const { id: groupId } = await firstGroup();
  const before = await idsOf(groupId);
  const added = await services.get(create, { body: { groupId, nameTh: 'หลังคา' } }, token);
  expect(await idsOf(groupId)).toEqual([...before, added.id]);
  const placed = { params: { id: added.id }, body: { place: 1 } };
  const { ids } = await services.get(place, placed, token);
  expect(ids).toEqual([added.id, ...before]);
  expect(await idsOf(groupId)).toEqual(ids);
});

test('a category is of a group that there is, and a group with categories stays', async () => {
  const { id: groupId, categories } = await firstGroup();
  expect(categories).toBeGreaterThan(0);
  const gone = { groupId: '018f0000-0000-7000-8000-000000000000', nameTh: 'ไม่มีกลุ่ม' };
  const [id = ''] = await idsOf(groupId);
  for (const call of [
    services.call(create, { body: gone }, token),
    services.call(change, { params: { id }, body: gone }, token),
  ]) {
    expect((await call).error?.fields?.groupId?.code).toBe('unknownRecord');
  }
  const params = { id: groupId };
  const { error } = await services.call(categoryGroupEndpoints.remove, { params }, token);
  expect(error).toMatchObject({ code: 'GROUP_IN_USE', details: { n: categories } });
});

test('a category tells its group, and how many services are of it', async () => {
  const group = await firstGroup();
  const { rows } = await services.get(list, { query: { groupId: group.id } }, token);
  expect(new Set(rows.map(({ groupTh }) => groupTh))).toEqual(new Set([group.nameTh]));
  const counted = await services.sql<{ id: string; n: number }>(
    'select category_id id, count(*)::int n from home_services group by 1',
  );
  const of = new Map(counted.map(({ id, n }) => [id, n]));
  expect(rows.map((row) => row.services)).toEqual(rows.map(({ id }) => of.get(id) ?? 0));
  expect(rows.some((row) => (row.services ?? 0) > 0)).toBe(true);
});

test('a property has none of it', async () => {
  const manager = await services.signIn('manager');
  expect((await services.call(list, { query: {} }, manager)).error?.code).toBe('FORBIDDEN');
});
