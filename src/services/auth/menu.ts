import {
  type MicrositeName,
  type Microsites,
  micrositeKey,
  micrositeNames,
} from '@/contracts/auth/microsites';
import type { MenuEntry } from '@/contracts/auth/session';
import { featureList } from '@/contracts/features/feature-list';
import { type MenuGroup, menuGroups } from '@/contracts/features/menu-groups';
import { screensFor } from '@/contracts/kit/feature/feature';
import type { Names } from '@/contracts/kit/feature/names';
import type { Permission } from '@/contracts/kit/feature/permissions';
import type { MenuFeature } from '@/contracts/master-data/menu-feature';
import type { Caller } from '@/services/kit/calls/caller';

/** What the menu's entries are called by now, in the order that they are in by now. */
export type MenuNames = readonly Pick<MenuFeature, 'id' | 'nameTh' | 'nameEn' | 'nameCn'>[];

const micrositeLabels: Record<MicrositeName, { th: string; en: string }> = {
  facility: { th: 'จองพื้นที่ส่วนกลาง', en: 'Facility' },
  'parcel-platform': { th: 'แพลตฟอร์มพัสดุ', en: 'Parcel platform' },
  cussat: { th: 'ความพึงพอใจลูกค้า', en: 'Cussat' },
  'smart-home': { th: 'สมาร์ทโฮม', en: 'Smart home' },
  access: { th: 'ระบบเข้าออก', en: 'Access' },
  katsan: { th: 'คัดสรร', en: 'Katsan' },
  kms: { th: 'KMS', en: 'KMS' },
};

type Entry = Pick<MenuEntry, 'link'> & Partial<Pick<MenuEntry, 'icon' | 'submenu'>>;

const entryOf = (labelkey: string, { th, en, cn }: Names, entry: Entry): MenuEntry => ({
  icon: '',
  ...{ labelTH: th, labelENG: en, labelCN: cn, labelkey },
  // The portal opens these links as they are; the others' screens are elsewhere.
  isnew: true,
  submenu: [],
  ...entry,
});

function micrositeGroup(microsites: Microsites): MenuEntry[] {
  const submenu = micrositeNames.flatMap((name): MenuEntry[] => {
    const link = microsites[name];
    if (!link) return [];
    const { th, en } = micrositeLabels[name];
    return [entryOf(micrositeKey(name), { th, en, cn: en }, { link })];
  });
  if (submenu.length === 0) return [];
  const names = { th: 'ไมโครไซต์', en: 'Microsites', cn: '微站' };
  return [entryOf('microsites', names, { link: '', icon: 'microsites', submenu })];
}

function screensOf(
  { permissions, propertyId }: Caller,
  group: MenuGroup,
  known: MenuNames,
): MenuEntry[] {
  const visitor = { propertyId, can: (one: Permission) => permissions.has(one) };
  const at = new Map(known.map(({ id }, place) => [id, place]));
  const placeOf = ({ labelkey }: MenuEntry) => at.get(labelkey) ?? known.length;
  return featureList
    .filter((feature) => feature.group === group)
    .flatMap((feature) => screensFor(feature, visitor))
    .map(({ key, names: { th, en, cn }, link }) => {
      const own = known.find(({ id }) => id === key);
      const names = { th: own?.nameTh || th, en: own?.nameEn || en, cn: own?.nameCn || cn };
      return entryOf(key, names, { link });
    })
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** A group leads to the first of its screens, and is left out without any. */
function groupOf(caller: Caller, group: MenuGroup, known: MenuNames): MenuEntry[] {
  const submenu = screensOf(caller, group, known);
  const { icon, ...named } = menuGroups[group];
  if (!('names' in named)) return submenu.map((entry) => ({ ...entry, icon }));
  const [first] = submenu;
  return first ? [entryOf(group, named.names, { link: first.link, icon, submenu })] : [];
}

/** The screens that the caller may open where they are, and inside a property its microsites. */
export const menuOf = (
  caller: Caller,
  microsites: Microsites,
  known: MenuNames = [],
): MenuEntry[] => [
  ...(Object.keys(menuGroups) as MenuGroup[]).flatMap((group) => groupOf(caller, group, known)),
  ...(caller.propertyId ? micrositeGroup(microsites) : []),
];
