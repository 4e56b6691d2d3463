import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { newsChoiceEndpoints } from '@/contracts/news/endpoints';
import type { NewsRow } from '@/contracts/news/news';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePerson } from '@/portal/kit/page/person';
import { useLanguage } from '@/portal/kit/text/language';

/** Names the place that a row belongs to, where that is not the one that a person works in. */
export function usePlaceOf() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const here = usePerson().propertyId;
  const properties = useReader(newsChoiceEndpoints.properties, {}).answer;
  return useCallback(
    ({ propertyId }: NewsRow) => {
      if (propertyId === here) return undefined;
      if (!propertyId) return t('shell.mainAdmin');
      const property = properties?.find(({ id }) => id === propertyId);
      return property && (language === 'th' ? property.nameTh : property.nameEn);
    },
    [t, language, here, properties],
  );
}
