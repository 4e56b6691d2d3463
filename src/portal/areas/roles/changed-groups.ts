import { type MenuGroup, menuGroups } from '@/contracts/features/menu-groups';
import { ruledFeatures } from '@/contracts/features/rights';
import type { Permission } from '@/contracts/kit/feature/permissions';

type Named = Exclude<MenuGroup, 'home'>;

/** The parts of the menu in which a role does more than look, in their order. */
export function changedGroups(permissions: readonly Permission[]): Named[] {
  const changed = new Set(
    permissions.filter((one) => !one.endsWith(':view')).map((one) => one.split(':')[0]),
  );
  const groups = new Set(
    ruledFeatures.filter(({ key }) => changed.has(key)).map(({ group }) => group),
  );
  return (Object.keys(menuGroups) as MenuGroup[]).filter(
    (group): group is Named => 'names' in menuGroups[group] && groups.has(group),
  );
}
