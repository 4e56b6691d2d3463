import { useMemo } from 'react';
import type { MenuEntry } from '@/contracts/auth/session';
import { wordsIn } from '@/contracts/kit/feature/words-in';
import type { Hit } from '@/portal/app/palette/hit';
import { useAccountLinks } from '@/portal/app/shell/header/account-links';
import { useMenu } from '@/portal/app/shell/menu/menu';
import { useMenuLabel } from '@/portal/app/shell/menu/menu-label';
import { useNames } from '@/portal/kit/text/use-names';

interface Screen {
  hit: Hit;
  names: string[];
}

/** Every screen that this person may open: the menu's, and those about the account. */
export function useScreens(): (typed: string) => Hit[] {
  const { answer: menu } = useMenu();
  const links = useAccountLinks();
  const labelOf = useMenuLabel();
  const nameIn = useNames();

  const screens = useMemo(() => {
    const screen = (entry: MenuEntry, group?: MenuEntry): Screen => ({
      names: [entry, group].flatMap((one) =>
        one ? [one.labelTH, one.labelENG, labelOf(one)] : [],
      ),
      hit: {
        key: `screen-${entry.labelkey}`,
        group: 'screens',
        title: labelOf(entry),
        ...(group && { detail: labelOf(group) }),
        to: { entry },
      },
    });
    const ofMenu = (menu ?? []).flatMap((entry) =>
      entry.submenu.length === 0
        ? [screen(entry)]
        : entry.submenu.map((child) => screen(child, entry)),
    );
    const inMenu = new Set(ofMenu.map(({ hit }) => 'entry' in hit.to && hit.to.entry.link));
    const ofAccount = links
      .filter(({ href }) => !inMenu.has(href))
      .map(
        ({ href, names }): Screen => ({
          names: Object.values(names),
          hit: { key: `screen-${href}`, group: 'screens', title: nameIn(names), to: { href } },
        }),
      );
    return [...ofMenu, ...ofAccount];
  }, [menu, links, labelOf, nameIn]);

  return (typed) => {
    const fits = wordsIn(typed);
    return screens.filter(({ names }) => fits(...names)).map(({ hit }) => hit);
  };
}
