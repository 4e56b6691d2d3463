import type { MenuEntry } from '@/contracts/auth/session';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { menuOf } from '@/services/auth/menu';
import type { Caller } from '@/services/kit/calls/caller';

const menu = (
  propertyId: string | null,
  permissions: readonly Permission[] = ['parcels:view'],
  microsites = {},
) => menuOf({ propertyId, permissions: new Set(permissions) } as unknown as Caller, microsites);
const microsites = { kms: 'https://kms.example', facility: 'https://facility.example' };

/** Each entry's key, and the links of what stands in it. */
const outline = (entries: MenuEntry[]) =>
  entries.map(({ labelkey, link, submenu }) => [
    labelkey,
    submenu.length > 0 ? submenu.map((child) => child.link) : link,
  ]);

test('a screen asks for its own right, a group leads to the first that is left, and none is empty', () => {
  const few = menu('p1', ['parcels:create', 'report-emails:view']);
  expect(outline(few)).toEqual([
    ['home', '/'],
    ['parcels', ['/parcels/receive']],
    ['property', ['/report-emails']],
  ]);
  expect(few[1]).toMatchObject({ link: '/parcels/receive', icon: 'parcel', labelTH: 'พัสดุ' });
  expect(few[2]?.submenu[0]).toMatchObject({
    labelTH: 'อีเมลรับรายงาน',
    labelENG: 'Report e-mails',
    labelCN: '报告邮箱',
    isnew: true,
  });
});

test('a property’s menu ends with the microsites that are set, in their own order', () => {
  expect(menu('p1', [], microsites).at(-1)).toMatchObject({
    labelkey: 'microsites',
    submenu: [
      { labelkey: 'microsite-facility', link: 'https://facility.example' },
      { labelkey: 'microsite-kms', link: 'https://kms.example' },
    ],
  });
});

test('none at the main admin, and no empty group', () => {
  const keys = (entries: MenuEntry[]) => entries.map(({ labelkey }) => labelkey);
  expect(keys(menu(null, [], microsites))).not.toContain('microsites');
  expect(keys(menu('p1'))).not.toContain('microsites');
});
