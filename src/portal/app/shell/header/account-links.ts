import { Building, FileText, type LucideIcon, SlidersHorizontal, UserCog } from 'lucide-react';
import { useMemo } from 'react';
import { propertyScreens } from '@/contracts/features/property/property-screens';
import { settings } from '@/contracts/features/settings';
import { screensFor } from '@/contracts/kit/feature/feature';
import type { Names } from '@/contracts/kit/feature/names';
import { usePerson } from '@/portal/kit/page/person';

interface AccountLink {
  href: string;
  names: Names;
  Icon: LucideIcon;
}

const icons: Record<string, LucideIcon> = {
  '/settings': UserCog,
  '/admin/property/about': Building,
  '/property-setting': SlidersHorizontal,
};

/** Inside a property its screens are always there: whoever may not read them is told so. */
const anyone = () => true;

/** The screens about the account, and inside a property about that. */
export function useAccountLinks(): readonly AccountLink[] {
  const { propertyId } = usePerson();
  return useMemo(
    () =>
      [settings, propertyScreens].flatMap((feature) =>
        screensFor(feature, { can: anyone, propertyId }).map(({ link, names }) => ({
          href: link,
          names,
          Icon: icons[link] ?? FileText,
        })),
      ),
    [propertyId],
  );
}
