import type { TFunction } from 'i18next';
import { type ApiError, type ErrorDetails, isGeneralError } from '@/contracts/kit/calls/errors';
import { writeDay } from '@/contracts/kit/text/written-day';
import type { Language } from '@/portal/kit/text/language';

/** What the words for a failure are made of. */
export type Wordable = Pick<ApiError, 'code' | 'message' | 'details'>;

const locales = { th: 'th-TH-u-ca-buddhist', en: 'en-GB', cn: 'zh-CN' } as const;

function said(value: string | number, language: Language): string | number {
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    return writeDay(text, language === 'th' ? 'buddhist' : 'gregorian');
  }
  if (!/^\d{4}-\d\d$/.test(text)) return value;
  const words = new Intl.DateTimeFormat(locales[language], { month: 'short', year: 'numeric' });
  return words.format(new Date(`${text}-15`));
}

/** Details of an error with their days and months in the reader's era. */
export const daysInLanguage = (details: ErrorDetails | undefined, language: Language) =>
  Object.fromEntries(
    Object.entries(details ?? {}).map(([name, value]) => [name, said(value, language)]),
  );

/** The services name a time in Thai (`at`) and as an instant (`until`): here it is in any language. */
function inLanguage(details: ErrorDetails | undefined, language: Language) {
  const written = daysInLanguage(details, language);
  if (!details?.until) return written;
  const words = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  });
  return { ...written, at: words.format(new Date(details.until)) };
}

/**
 * A failed call in the reader's words; `t` of the namespace `errors`. What an area alone refuses its service has put
 * into Thai, so that no page brings those words along.
 */
export function errorWords(
  t: TFunction<'errors'>,
  language: Language,
  { code, message, details }: Wordable,
): string {
  if (language === 'th' && message && !isGeneralError(code)) return message;
  return t(code, { ...inLanguage(details, language), defaultValue: message || t('FAILED') });
}
