import dayjs from 'dayjs';
import 'dayjs/locale/th';
import 'dayjs/locale/zh-cn';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import utc from 'dayjs/plugin/utc';
import { useMemo } from 'react';
import { type Language, useLanguage } from './language';

dayjs.extend(utc);
dayjs.extend(buddhistEra);

/** Bangkok has kept UTC+7 without daylight saving since 1920. */
const bangkokMinutes = 7 * 60;
const locales: Record<Language, string> = { th: 'th', en: 'en', cn: 'zh-cn' };
const years: Record<Language, string> = { th: 'BBBB', en: 'YYYY', cn: 'YYYY' };
const months: Record<Language, string> = {
  th: 'MMMM BBBB',
  en: 'MMMM YYYY',
  cn: 'YYYY年M月',
};
const days: Record<Language, string> = {
  th: 'D MMM BBBB',
  en: 'D MMM YYYY',
  cn: 'YYYY年M月D日',
};
const shortMonths: Record<Language, string> = { th: 'MMM BBBB', en: 'MMM YYYY', cn: 'YYYY年M月' };

/** An instant on Bangkok's clock. */
export const bangkok = (instant: string | Date | number) =>
  dayjs(instant).utcOffset(bangkokMinutes);

/** The Bangkok day of an instant, `2026-11-20`. */
export const bangkokDay = (instant: string | Date | number) =>
  bangkok(instant).format('YYYY-MM-DD');

/** Whole Bangkok days between an instant and now. */
export const daysSince = (instant: string, now: number = Date.now()) =>
  bangkok(now).startOf('day').diff(bangkok(instant).startOf('day'), 'day');

/** Dates in the reader's words and era. */
export function useDates() {
  const language = useLanguage();
  return useMemo(() => {
    const show = (instant: string, template: string) =>
      bangkok(instant).locale(locales[language]).format(template);
    return {
      /** `20 พ.ย. 2569 14:05` */
      moment: (instant: string) => show(instant, `${days[language]} HH:mm`),
      /** `20 พ.ย. 2569` */
      day: (instant: string) => show(instant, days[language]),
      /** The same of a calendar day, `2026-11-20`. */
      date: (day: string) => show(`${day}T00:00:00+07:00`, days[language]),
      /** `พ.ย. 2569`, of a month, `2026-11`. */
      monthOf: (month: string) => show(`${month}-01T00:00:00+07:00`, shortMonths[language]),
      /** `วันศุกร์`, of a calendar day. */
      weekday: (day: string) => show(`${day}T00:00:00+07:00`, 'dddd'),
      /** `ศ.`, of a calendar day. */
      shortWeekday: (day: string) => show(`${day}T00:00:00+07:00`, 'dd'),
      /** `พฤศจิกายน 2569`, of a calendar day. */
      month: (day: string) => show(`${day}T00:00:00+07:00`, months[language]),
      /** `2569` of 2026. */
      year: (year: number) => show(`${year}-01-01T00:00:00+07:00`, years[language]),
      /** `14:05` */
      time: (instant: string) => show(instant, 'HH:mm'),
    };
  }, [language]);
}
