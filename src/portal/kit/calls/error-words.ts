import type { TFunction } from 'i18next';
import type { ApiError, ErrorDetails } from '@/contracts/kit/calls/errors';
import { writeDay } from '@/contracts/kit/fields/thai-day';
import type { Language } from '@/portal/kit/text/language';

/** What the words for a failure are made of. */
export type Wordable = Pick<ApiError, 'code' | 'message' | 'details'>;

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

const isDay = (value: string | number) => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** Details of a field's error with its days in the reader's era. */
export const daysInLanguage = (details: ErrorDetails | undefined, language: Language) =>
  Object.fromEntries(
    Object.entries(details ?? {}).map(([name, value]) => [
      name,
      isDay(value) ? writeDay(String(value), language === 'th' ? 'buddhist' : 'gregorian') : value,
    ]),
  );

/** A failed call in the reader's words; `t` of the namespace `errors`. */
export const errorWords = (
  t: TFunction<'errors'>,
  language: Language,
  { code, message, details }: Wordable,
): string => t(code, { ...inLanguage(details, language), defaultValue: message || t('FAILED') });
