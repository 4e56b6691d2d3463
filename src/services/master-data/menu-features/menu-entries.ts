import { eq } from 'drizzle-orm';
import { featureList } from '@/contracts/features/feature-list';
import { type MenuGroup, menuGroups } from '@/contracts/features/menu-groups';
import { switchableFeatures } from '@/contracts/features/rights';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Names } from '@/contracts/kit/feature/names';
import type { MenuFeature } from '@/contracts/master-data/menu-feature';
import { properties } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import { menuFeatures } from './tables';

interface BuiltIn {
  id: string;
  feature: string;
  group: MenuGroup;
  builtIn: Names;
}

const groups = Object.keys(menuGroups) as MenuGroup[];
const switchable: ReadonlySet<string> = new Set(switchableFeatures.map(({ key }) => key));

const entriesOf = ({ key, names, group, screens }: FeatureDeclaration): BuiltIn[] =>
  group === 'account'
    ? []
    : screens.map((screen) => ({
        id: screen.key ?? key,
        feature: key,
        group,
        builtIn: screen.names ?? names,
      }));

/** The menu's entries as the product brings them, group by group. */
export const builtInEntries: readonly BuiltIn[] = groups.flatMap((group) =>
  featureList.flatMap(entriesOf).filter((entry) => entry.group === group),
);

/** The menu's entries as they are called by now, in the order that they are in by now. */
export async function menuEntries(db: Db): Promise<MenuFeature[]> {
  const rows = new Map((await db.select().from(menuFeatures)).map((row) => [row.id, row]));
  const off = (
    await db
      .select({ featuresOff: properties.featuresOff })
      .from(properties)
      .where(eq(properties.active, true))
  ).map(({ featuresOff }) => new Set(featuresOff));
  const placed = builtInEntries.map(({ feature, ...entry }, at) => {
    const { position, ...row } = rows.get(entry.id) ?? { position: null };
    return {
      ...{ version: 0, nameTh: '', nameEn: '', nameCn: '', updatedAt: null, updatedBy: '' },
      ...row,
      ...entry,
      places: switchable.has(feature) ? off.filter((one) => !one.has(feature)).length : null,
      ordered: position !== null,
      // What has come since its group was put into an order stands at the end of it.
      place: [groups.indexOf(entry.group), position ?? Number.MAX_SAFE_INTEGER, at] as const,
    };
  });
  return placed
    .sort((a, b) => {
      const at = a.place.findIndex((part, which) => part !== b.place[which]);
      return at < 0 ? 0 : (a.place[at] ?? 0) - (b.place[at] ?? 0);
    })
    .map(({ place: _, ...entry }) => entry);
}
