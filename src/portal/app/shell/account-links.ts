import { Building, type LucideIcon, SlidersHorizontal, UserCog } from 'lucide-react';
import { useMemo } from 'react';
import type { Permission } from '@/contracts/kit/permissions';
import { usePermission } from '@/portal/kit/permission';
import { usePerson } from '@/portal/kit/person';

interface AccountLink {
  href: string;
  /** Its text's key in `common`. */
  label: string;
  Icon: LucideIcon;
  /** About the property worked in: needs one, and this right in it. */
  needs?: Permission;
}

const links: readonly AccountLink[] = [
  { href: '/settings', label: 'shell.settings', Icon: UserCog },
  {
    href: '/admin/property/about',
    label: 'shell.aboutProperty',
    Icon: Building,
    needs: 'property-settings:view',
  },
  {
    href: '/property-setting',
    label: 'shell.propertySetting',
    Icon: SlidersHorizontal,
    needs: 'property-settings:edit',
  },
];

/** The screens about the account and its property that this person may open. */
export function useAccountLinks(): readonly AccountLink[] {
  const can = usePermission();
  const { propertyId } = usePerson();
  return useMemo(
    () => links.filter(({ needs }) => !needs || (propertyId !== null && can(needs))),
    [can, propertyId],
  );
}
