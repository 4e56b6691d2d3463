import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { FieldError } from '@/contracts/kit/calls/errors';
import { useLanguage } from '@/portal/kit/text/language';
import { daysInLanguage, errorWords, type Wordable } from './error-words';
import { markTold } from './told';

/** Puts a failed call into the reader's words; whoever does tells it, and the client no more. */
export function useErrorText() {
  const { t } = useTranslation('errors');
  const language = useLanguage();
  return useCallback(
    (error: Wordable) => {
      markTold(error);
      return errorWords(t, language, error);
    },
    [t, language],
  );
}

/** The same for a field's error, from either side of the wire. */
export function useFieldText() {
  const { t } = useTranslation('errors');
  const language = useLanguage();
  return useCallback(
    (error: Omit<FieldError, 'message'>) =>
      t(`fields.${error.code}`, {
        ...daysInLanguage(error.details, language),
        defaultValue: t('fields.invalid'),
      }),
    [t, language],
  );
}
