import { startServices } from '@tests/kit/services';
import { appName, type MenuEntry, sessionEndpoints } from '@/contracts/auth/session';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { menuFeatureEndpoints } from '@/contracts/master-data/menu-feature';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { userWidgetEndpoints } from '@/contracts/master-data/user-widget';

const services = startServices();
const { list, get, upsert, order } = menuFeatureEndpoints;
const names = { nameTh: '', nameEn: '', nameCn: '' };

async function menuAs(who: 'manager' | 'admin') {
  const token = await services.signIn(who);
  return services.get(sessionEndpoints.menu, { body: { app: appName, scope: '*' } }, token);
}
const inMenu = (menu: MenuEntry[], group: string) =>
  menu.find(({ labelkey }) => labelkey === group)?.submenu ?? [];

test('a new name and a new order are the next menu’s, and both can be taken back', async () => {
  const token = await services.signIn('admin');
  const before = inMenu(await menuAs('manager'), 'residents').map(({ labelkey }) => labelkey);
  const [first, second = ''] = before;
  const body = { ...names, id: second, version: 0, nameTh: 'ลูกบ้านของเรา' };
  const renamed = await services.get(upsert, { body }, token);
  expect(renamed).toMatchObject({ version: 1, nameTh: 'ลูกบ้านของเรา', nameEn: '' });
  const rest = before.filter((key) => key !== second);
  await services.get(order, { body: { ids: [second, ...rest] } }, token);
  const after = inMenu(await menuAs('manager'), 'residents');
  expect(after.map(({ labelkey }) => labelkey)).toEqual([second, first, ...rest.slice(1)]);
  expect(after[0]).toMatchObject({ labelTH: 'ลูกบ้านของเรา', labelENG: renamed.builtIn.en });

  const { rows } = await services.get(list, { query: { keywords: 'ของเรา' } }, token);
  expect(rows.map(({ id }) => id)).toEqual([second]);
  // The built-in name, however it was typed, is no name of one's own.
  const undo = { ...names, id: second, version: 1, nameTh: renamed.builtIn.th };
  expect(await services.get(upsert, { body: undo }, token)).toMatchObject({ nameTh: '' });
  await services.get(order, { body: { ids: [] } }, token);
  const again = inMenu(await menuAs('manager'), 'residents');
  expect(again.map(({ labelkey }) => labelkey)).toEqual(before);
});

test('a late name is told, an order of two groups and an unknown entry are refused', async () => {
  const token = await services.signIn('admin');
  const body = { ...names, id: 'roles', version: 0, nameTh: 'บทบาท' };
  expect((await services.call(upsert, { body }, token)).status).toBe(200);
  const late = await services.call(upsert, { body }, token);
  expect(late.error).toMatchObject({ code: 'STALE' });
  const unknown = { ...body, id: 'nowhere' };
  expect((await services.call(upsert, { body: unknown }, token)).status).toBe(404);
  expect((await services.call(get, { params: { id: 'nowhere' } }, token)).status).toBe(404);
  const mixed = await services.call(order, { body: { ids: ['roles', 'units'] } }, token);
  expect(mixed.error?.fields).toHaveProperty('ids');
});

test('an entry tells in how many properties it is switched on', async () => {
  const admin = await services.signIn('admin');
  const placesOf = async (id: string) =>
    (await services.get(list, { query: {} }, admin)).rows.find((row) => row.id === id)?.places;
  const before = (await placesOf('vendors')) ?? 0;
  expect(before).toBeGreaterThan(1);
  expect(await placesOf('roles')).toBeNull();
  const [place] = await services.sql<{ id: string }>(
    'select id from properties where active limit 1',
  );
  const turned = (active: boolean) => ({
    body: { propertyId: place?.id ?? '', features: [{ key: 'vendors' as const, active }] },
  });
  await services.get(ownPropertyEndpoints.switchFeatures, turned(false), admin);
  expect(await placesOf('vendors')).toBe(before - 1);
  await services.get(ownPropertyEndpoints.switchFeatures, turned(true), admin);
});

test('a kind of property goes without a widget, the other kind keeps it', async () => {
  const admin = await services.signIn('admin');
  const condo = await services.signIn('manager');
  const village = await services.signIn('village');
  const shown = async (token: string) => {
    const { widgets } = await services.get(userWidgetEndpoints.read, { query: {} }, token);
    return widgets.filter(({ active }) => active).map(({ key }) => key);
  };
  const all = await shown(village);
  const body: CallOf<typeof userWidgetEndpoints.choose>['body'] = {
    dimension: 'condo',
    widgets: [{ key: 'parcel-ages', active: false }],
  };
  await services.get(userWidgetEndpoints.choose, { body }, admin);
  expect(await shown(condo)).toEqual(all.filter((key) => key !== 'parcel-ages'));
  expect(await shown(village)).toEqual(all);
  const inside = await services.call(userWidgetEndpoints.choose, { body }, condo);
  expect(inside.status).toBe(403);
  const nowhere = await services.call(userWidgetEndpoints.read, { query: {} }, admin);
  expect(nowhere.status).toBe(403);
});
