import type { Permission } from '@/contracts/kit/feature/permissions';
import { ruledFeatures } from './rights';

const screens = ruledFeatures.flatMap(({ key, screens }) =>
  screens.map(({ link, needs = 'view' }) => ({ link, needs: `${key}:${needs}` as Permission })),
);

/** What one must be allowed to do for a page of the portal to open; null where no feature has it. */
export function rightFor(url: string): Permission | null {
  // Repairs are the suggestions under another address.
  const path = url.replace(/[?#].*$/, '').replace(/^\/repair(?=\/|$)/, '/suggestion');
  const [nearest] = screens
    .filter(({ link }) => path === link || path.startsWith(`${link}/`))
    .sort((a, b) => b.link.length - a.link.length);
  return nearest?.needs ?? null;
}
