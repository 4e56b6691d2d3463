import type { MenuEntry } from '@/contracts/auth/session';
import { normalThai } from '@/contracts/kit/thai-text';

const folded = (text: string) => normalThai(text).toLowerCase();

/** Tells whether every word that was typed occurs in what an entry is called. */
export function wordsIn(typed: string): (...names: string[]) => boolean {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return (...names) => {
    const text = folded(names.join(' '));
    return words.every((word) => text.includes(word));
  };
}

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
