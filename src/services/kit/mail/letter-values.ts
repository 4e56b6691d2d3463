import type { LetterLanguage } from './letter';

const locales = { th: 'th-TH', en: 'en-GB', cn: 'zh-CN' };
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Numbers, sums and dates as letters of a language write them; in Thai by the Buddhist era. */
export function letterValues(language: LetterLanguage) {
  const locale = locales[language];
  const number = new Intl.NumberFormat(locale, { useGrouping: true });
  const baht = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  const moments = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Bangkok' },
  });
  return {
    number: (value: number) => number.format(value),
    /** Whole satang, in baht. */
    baht: (satang: number) => baht.format(satang / 100),
    day: (day: string) => days.format(atNoon(day)),
    span: (from: string, to: string) => days.formatRange(atNoon(from), atNoon(to)),
    month: (month: string) => months.format(atNoon(`${month.slice(0, 7)}-01`)),
    moment: (instant: string) => moments.format(new Date(instant)),
  };
}
