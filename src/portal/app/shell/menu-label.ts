import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { MenuEntry } from '@/contracts/auth/session';
import { useLanguage } from '@/portal/kit/language';

/** What an entry is called: as the menu says it; in Chinese, which it does not, as the portal does. */
export function useMenuLabel(): (entry: MenuEntry) => string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return useCallback(
    ({ labelTH, labelENG, labelkey }) => {
      if (language === 'cn') return t(`menuNames.${labelkey}`, { defaultValue: labelENG });
      return language === 'th' ? labelTH : labelENG;
    },
    [language, t],
  );
}
