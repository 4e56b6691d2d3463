import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';

/** Puts a count into words: `1,000`, or `มากกว่า 1,000` where there are at least so many. */
export function useCountText() {
  const { t } = useTranslation('common');
  return useCallback(
    (n: number, atLeast: boolean) => {
      const digits = n.toLocaleString('en-US');
      return atLeast ? t('list.moreThan', { n: digits }) : digits;
    },
    [t],
  );
}
