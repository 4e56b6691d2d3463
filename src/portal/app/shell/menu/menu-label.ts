import { useCallback } from 'react';
import type { MenuEntry } from '@/contracts/auth/session';
import { useLanguage } from '@/portal/kit/text/language';

/** What an entry is called; in English where the menu brings no Chinese. */
export function useMenuLabel(): (entry: MenuEntry) => string {
  const language = useLanguage();
  return useCallback(
    ({ labelTH, labelENG, labelCN }) =>
      ({ th: labelTH, en: labelENG, cn: labelCN ?? labelENG })[language],
    [language],
  );
}
