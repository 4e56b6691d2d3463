import type { MenuEntry } from '@/contracts/auth/session';
import { wordsIn } from '@/contracts/kit/feature/words-in';

/**
 * The entries whose Thai or English name, or the one that is shown, or whose group's, holds all the
 * words that were typed; a group keeps only those of its entries.
 */
export function matchMenu(
  menu: readonly MenuEntry[],
  typed: string,
  label: (entry: MenuEntry) => string,
): MenuEntry[] {
  const matches = wordsIn(typed);
  const namesOf = (entry: MenuEntry) => [entry.labelTH, entry.labelENG, label(entry)];
  return menu.flatMap((entry) => {
    const names = namesOf(entry);
    if (entry.submenu.length === 0) return matches(...names) ? [entry] : [];
    const submenu = entry.submenu.filter((child) => matches(...names, ...namesOf(child)));
    return submenu.length > 0 ? [{ ...entry, submenu }] : [];
  });
}
