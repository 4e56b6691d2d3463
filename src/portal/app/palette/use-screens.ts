import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { MenuEntry } from '@/contracts/auth/session';
import type { Hit } from '@/portal/app/palette/hit';
import { useAccountLinks } from '@/portal/app/shell/account-links';
import { wordsIn } from '@/portal/app/shell/match-menu';
import { useMenu } from '@/portal/app/shell/menu';
import { useMenuLabel } from '@/portal/app/shell/menu-label';

interface Screen {
  hit: Hit;
  names: string[];
}

/** Every screen that this person may open: the menu's, and those about the account. */
export function useScreens(): (typed: string) => Hit[] {
  const menu = useMenu();
  const links = useAccountLinks();
  const label = useMenuLabel();
  const { t } = useTranslation('common');

  const screens = useMemo(() => {
    const screen = (entry: MenuEntry, group?: MenuEntry): Screen => ({
      names: [entry, group].flatMap((one) => (one ? [one.labelTH, one.labelENG, label(one)] : [])),
      hit: {
        key: `screen-${entry.labelkey}`,
        group: 'screens',
        title: label(entry),
        ...(group && { detail: label(group) }),
        to: { entry },
      },
    });
    const ofMenu = menu.flatMap((entry) =>
      entry.submenu.length === 0
        ? [screen(entry)]
        : entry.submenu.map((child) => screen(child, entry)),
    );
    const inMenu = new Set(ofMenu.map(({ hit }) => 'entry' in hit.to && hit.to.entry.link));
    const ofAccount = links
      .filter(({ href }) => !inMenu.has(href))
      .map(
        ({ href, label }): Screen => ({
          names: [t(label)],
          hit: { key: `screen-${href}`, group: 'screens', title: t(label), to: { href } },
        }),
      );
    return [...ofMenu, ...ofAccount];
  }, [menu, links, label, t]);

  return (typed) => {
    const fits = wordsIn(typed);
    return screens.filter(({ names }) => fits(...names)).map(({ hit }) => hit);
  };
}
