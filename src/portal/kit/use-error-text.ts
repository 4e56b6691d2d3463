import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { ApiError, ErrorDetails, FieldError } from '@/contracts/kit/errors';
import { type Language, useLanguage } from '@/portal/kit/language';

const locales = { th: 'th-TH-u-ca-buddhist', en: 'en-GB', cn: 'zh-CN' } as const;

/** The services name a time in Thai (`at`) and as an instant (`until`): here it is in any language. */
function inLanguage(details: ErrorDetails | undefined, language: Language) {
  if (!details?.until) return details;
  const words = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  });
  return { ...details, at: words.format(new Date(details.until)) };
}

/** Puts a failed call, or one field's error, into the reader's words. */
export function useErrorText() {
  const { t } = useTranslation('errors');
  const language = useLanguage();
  return useCallback(
    ({ code, message, details }: Pick<ApiError, 'code' | 'message' | 'details'>) =>
      t(code, { ...inLanguage(details, language), defaultValue: message || t('FAILED') }),
    [t, language],
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
