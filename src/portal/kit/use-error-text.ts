import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { ApiError, FieldError } from '@/contracts/kit/errors';

/** Puts a failed call, or one field's error, into the reader's words. */
export function useErrorText() {
  const { t } = useTranslation('errors');
  return useCallback(
    (error: Pick<ApiError, 'code' | 'message' | 'details'>) =>
      t(error.code, { ...error.details, defaultValue: error.message || t('FAILED') }),
    [t],
  );
}

/** The same for a field's error, from either side of the wire. */
export function useFieldText() {
  const { t } = useTranslation('errors');
  return useCallback(
    (error: Omit<FieldError, 'message'>) =>
      t(`fields.${error.code}`, { ...error.details, defaultValue: t('fields.invalid') }),
    [t],
  );
}
