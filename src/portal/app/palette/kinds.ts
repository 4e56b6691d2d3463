import { featureList } from '@/contracts/features/feature-list';
import { type MenuIcon, menuGroups } from '@/contracts/features/menu-groups';
import { type FeatureDeclaration, type Found, worksAt } from '@/contracts/kit/feature/feature';
import type { Names } from '@/contracts/kit/feature/names';
import type { Feature, Permission } from '@/contracts/kit/feature/permissions';
import type { Hit } from './hit';

const features: readonly FeatureDeclaration[] = featureList;

export const groupOf = (kind: string): Hit['group'] => `found-${kind}`;

/** What each kind of record is called and drawn as, in the order of the features. */
export const kinds: ReadonlyMap<Hit['group'], { names: Names; icon: MenuIcon }> = new Map(
  features.flatMap(({ finds = [], group }) =>
    finds.flatMap((found) =>
      Object.entries(found.kinds).map(([kind, names]) => {
        const icon: MenuIcon = group === 'account' ? 'home' : menuGroups[group].icon;
        return [groupOf(kind), { names, icon }] as const;
      }),
    ),
  ),
);

/** What can be found where somebody is, by who may see it. */
export function foundFor(visitor: {
  can: (permission: Permission) => boolean;
  propertyId: string | null;
}): Found[] {
  return features
    .filter((feature) => worksAt(feature, visitor.propertyId))
    .filter(({ key, rights }) => rights === 'everyone' || visitor.can(`${key as Feature}:view`))
    .flatMap(({ finds = [] }) => finds);
}
