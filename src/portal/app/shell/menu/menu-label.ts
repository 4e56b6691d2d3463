import { useCallback } from 'react';
import type { MenuEntry } from '@/contracts/auth/session';
import { useSaying } from '@/portal/app/texts/use-saying';

/** What an entry is called; in English where the menu brings no Chinese. */
export function useMenuLabel() {
  const { language, say } = useSaying();
  return useCallback(
    ({ labelTH, labelENG, labelCN }: MenuEntry) =>
      say({ th: labelTH, en: labelENG, cn: labelCN ?? labelENG }[language]),
    [language, say],
  );
}
