import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { Entry } from '@/contracts/master-data/content/home-calendar';

/** How often an entry comes again, in words; nothing where it does not. */
export function useRhythm(): (entry: Entry) => string {
  const { t } = useTranslation('home-calendar');
  return useCallback(
    ({ rhythm, every }) => {
      if (!rhythm) return '';
      return every === 1 ? t(`rhythms.${rhythm}`) : t(`repeats.${rhythm}`, { n: every });
    },
    [t],
  );
}
