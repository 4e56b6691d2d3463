import { startServices } from '@tests/kit/services';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { type MenuEntry, sessionEndpoints } from '@/contracts/auth/session';
import { featureList } from '@/contracts/features/feature-list';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { actions } from '@/contracts/kit/feature/permissions';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';

const services = startServices();

const menuCall = { body: { app: 'niti', scope: '*' } } as const;

const signInAfresh = (key: string) =>
  services.get(sessionEndpoints.login, {
    body: { key, type: 'password', app: 'niti', params: { password: 'niti-demo-2569' } },
  });

const outline = (menu: MenuEntry[] = []): string[] =>
  menu.flatMap(({ link, submenu }) => [link, ...outline(submenu).map((below) => `> ${below}`)]);

/** The links of all screens that a feature's declaration gives to a built-in role. */
const declaredFor = (role: 'manager' | 'counter' | 'finance') =>
  (featureList as readonly FeatureDeclaration[])
    .filter(({ scope, group }) => scope !== 'platform' && group !== 'account')
    .flatMap(({ rights, screens }) => {
      const held = rights === 'everyone' ? actions : rights[role];
      const may = held ?? (role === 'manager' ? actions : []);
      return screens.filter(({ needs = 'view' }) => may.includes(needs)).map(({ link }) => link);
    });

const menuAs = async (name: 'admin' | 'manager' | 'counter' | 'finance') =>
  services.get(sessionEndpoints.menu, menuCall, await services.signIn(name));
const screensIn = (menu: MenuEntry[]) =>
  menu.flatMap(({ link, submenu }) => (submenu.length > 0 ? submenu.map((one) => one.link) : link));

test.each(['manager', 'counter', 'finance'] as const)(
  'the menu of %s has what the features’ declarations give',
  async (role) => {
    const links = screensIn(await menuAs(role));
    expect(links.toSorted()).toEqual(declaredFor(role).toSorted());
    expect(new Set(links).size).toBe(links.length);
  },
);

test.each([
  ['admin', ['/', '/news', '/admin/properties'], ['/parcels', '/receipts/desk']],
  ['manager', ['/', '/parcels', '/news/create', '/admin/audit'], ['/admin/roles', '/admin/staff']],
  ['counter', ['/parcels/receive', '/news'], ['/news/create', '/report-emails', '/admin/audit']],
  ['finance', ['/parcels', '/report-emails'], ['/parcels/receive', '/news/create']],
] as const)('%s finds some screens and not others', async (name, found, missing) => {
  const links = screensIn(await menuAs(name));
  expect(links).toEqual(expect.arrayContaining([...found]));
  for (const link of missing) expect(links).not.toContain(link);
});

test('a group of the menu leads to the first of its screens', async () => {
  const menu = await menuAs('manager');
  const groups = menu.filter(({ submenu }) => submenu.length > 0);
  expect(groups.length).toBeGreaterThan(3);
  for (const { link, submenu } of groups) expect(link).toBe(submenu[0]?.link);
});

test.each([
  ['admin', ['SPK', 'RMN', 'STP']],
  ['manager', ['RMN', 'STP']],
  ['village', ['SPK']],
] as const)('the properties that %s may enter, by Thai name', async (name, codes) => {
  const token = await services.signIn(name);
  const properties = await services.get(propertyEndpoints.list, {}, token);
  expect(properties.map(({ code }) => code)).toEqual(codes);
});

test('no token, a forged one and the chat token are refused', async () => {
  const data = await signInAfresh('counter');
  const code = async (token?: string) =>
    (await services.call(sessionEndpoints.menu, menuCall, token)).error?.code;
  expect(await code()).toBe('NOT_SIGNED_IN');
  expect(await code(`${data.accessToken}x`)).toBe('SESSION_ENDED');
  expect(await code('nonsense')).toBe('SESSION_ENDED');
  expect(await code(data.chattoken)).toBe('SESSION_ENDED');
  const [header, body] = data.accessToken.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await code(`${unsigned}.${body}.`)).toBe('SESSION_ENDED');
  expect(await code(`${header}.${body}.`)).toBe('SESSION_ENDED');
});

test('signing out ends this sign-in and no other of the account', async () => {
  const { accessToken: here } = await signInAfresh('counter');
  const { accessToken: elsewhere } = await signInAfresh('counter');
  await services.get(sessionEndpoints.logout, {}, here);
  const { status, error } = await services.call(sessionEndpoints.menu, menuCall, here);
  expect({ status, code: error?.code }).toEqual({ status: 401, code: 'TOKEN_REVOKED' });
  expect((await services.call(sessionEndpoints.menu, menuCall, elsewhere)).status).toBe(200);
});

test('a closed account and a lost property end its sessions at the next call', async () => {
  const { accessToken: token } = await signInAfresh('finance');
  const code = async () =>
    (await services.call(sessionEndpoints.menu, menuCall, token)).error?.code;
  await services.sql(`update accounts set active = false where username = 'finance'`);
  expect(await code()).toBe('SESSION_ENDED');
  await services.sql(`update accounts set active = true where username = 'finance'`);
  expect(await code()).toBeUndefined();
  await services.sql(`delete from account_properties where account_id =
    (select id from accounts where username = 'finance')`);
  expect(await code()).toBe('SESSION_ENDED');
});

test('a role that loses a permission loses it at the next call', async () => {
  const token = await services.signIn('village');
  const list = () => services.call(reportEmailEndpoints.list, { query: {} }, token);
  expect((await list()).status).toBe(200);
  const [role] = await services.sql<{ permissions: string[] }>(
    `select permissions from roles where builtin = 'manager'`,
  );
  await services.sql(`update roles set permissions = '["parcels:view", "gone:view"]'
    where builtin = 'manager'`);
  expect((await list()).error?.code).toBe('FORBIDDEN');
  expect(outline(await services.get(sessionEndpoints.menu, menuCall, token))).toEqual([
    '/',
    '/parcels',
    '> /parcels',
    '> /parcels/problems',
    '> /parcels/reports',
  ]);
  await services.sql(`update roles set permissions = $1 where builtin = 'manager'`, [
    JSON.stringify(role?.permissions),
  ]);
});
