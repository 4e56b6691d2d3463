import { menuNames } from '@locales/cn/common.json';
import { allPermissions, type Permission } from '@/contracts/kit/permissions';
import { menuOf } from '@/services/auth/menu';
import type { Caller } from '@/services/kit/caller';

const caller = (propertyId: string | null) =>
  ({ propertyId, permissions: new Set<Permission>(['parcels:view']) }) as unknown as Caller;
const microsites = { kms: 'https://kms.example', facility: 'https://facility.example' };

test('a property’s menu ends with the microsites that are set, in their own order', () => {
  const last = menuOf(caller('p1'), microsites).at(-1);
  expect(last).toMatchObject({
    labelkey: 'microsites',
    submenu: [
      { labelkey: 'microsite-facility', link: 'https://facility.example' },
      { labelkey: 'microsite-kms', link: 'https://kms.example' },
    ],
  });
});

test('none at the main admin, and no empty group', () => {
  const keys = (menu: ReturnType<typeof menuOf>) => menu.map(({ labelkey }) => labelkey);
  expect(keys(menuOf(caller(null), microsites))).not.toContain('microsites');
  expect(keys(menuOf(caller('p1'), {}))).not.toContain('microsites');
});

test('every entry of ours has a Chinese name, which the menu itself does not bring', () => {
  const all = { permissions: new Set(allPermissions) };
  const entries = [null, 'p1'].flatMap((propertyId) =>
    menuOf({ ...all, propertyId } as unknown as Caller, {}),
  );
  const keys = entries.flatMap(({ labelkey, submenu }) => [
    labelkey,
    ...submenu.map((child) => child.labelkey),
  ]);
  expect(keys.filter((key) => !(key in menuNames))).toEqual([]);
});
