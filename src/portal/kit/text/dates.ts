import dayjs from 'dayjs';
import 'dayjs/locale/th';
import 'dayjs/locale/zh-cn';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import utc from 'dayjs/plugin/utc';
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
/** A day is never parted at the end of a line. */
const unbroken = (template: string) => template.replaceAll(' ', '\u00a0');
const days: Record<Language, string> = {
  th: unbroken('D MMM BBBB'),
  en: unbroken('D MMM YYYY'),
  cn: 'YYYY年M月D日',
};
const daysOfThisYear: Record<Language, string> = {
  th: unbroken('D MMM'),
  en: unbroken('D MMM'),
  cn: 'M月D日',
};
const shortMonths: Record<Language, string> = { th: 'MMM BBBB', en: 'MMM YYYY', cn: 'YYYY年M月' };

/** An instant on Bangkok's clock. */
export const bangkok = (instant: string | Date | number) =>
  dayjs(instant).utcOffset(bangkokMinutes);

/** The Bangkok day of an instant, `2026-11-20`. */
export const bangkokDay = (instant: string | Date | number) =>
  bangkok(instant).format('YYYY-MM-DD');

/** Which of Bangkok’s days since 1970 it is: cheap, for a list asks it of each row. */
const dayNumber = (instant: string | number) =>
  Math.floor((dayjs(instant).valueOf() + bangkokMinutes * 60_000) / 86_400_000);

/** Whole Bangkok days between an instant and now. */
export const daysSince = (instant: string, now: number = Date.now()) =>
  dayNumber(now) - dayNumber(instant);

const tags: Record<Language, string> = { th: 'th', en: 'en', cn: 'zh-Hans' };

/** How a language writes dates. */
function datesIn(language: Language) {
  const show = (instant: string, template: string) =>
    bangkok(instant).locale(locales[language]).format(template);
  const isThisYear = (instant: string) => bangkok(instant).year() === bangkok(Date.now()).year();
  const brief = (instant: string) =>
    show(instant, (isThisYear(instant) ? daysOfThisYear : days)[language]);
  let near: Intl.RelativeTimeFormat | undefined;
  const dayAgo = (days: number) => {
    near ??= new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' });
    return near.format(-days, 'day');
  };
  const begin = (day: string) => `${day}T00:00:00+07:00`;
  return {
    /** `วันนี้ 14:05`, `เมื่อวาน 14:05`, `20 พ.ย. 14:05`; of another year the day alone. */
    when: (instant: string) => {
      const past = daysSince(instant);
      const clock = show(instant, 'HH:mm');
      if (past === 0 || past === 1) return `${dayAgo(past)} ${clock}`;
      return isThisYear(instant) ? `${brief(instant)} ${clock}` : brief(instant);
    },
    /** `20 พ.ย.`, with its year where that is another one; of a calendar day. */
    brief: (day: string) => brief(begin(day)),
    /** `16–30 พ.ย.`, of the first and the last calendar day. */
    span: (from: string, to: string) => {
      if (from === to) return brief(begin(from));
      return from.slice(0, 7) === to.slice(0, 7) && language !== 'cn'
        ? `${show(begin(from), 'D')}–${brief(begin(to))}`
        : `${brief(begin(from))} – ${brief(begin(to))}`;
    },
    /** `20 พ.ย. 2569 14:05` */
    moment: (instant: string) => show(instant, `${days[language]} HH:mm`),
    /** `20 พ.ย. 2569` */
    day: (instant: string) => show(instant, days[language]),
    /** The same of a calendar day, `2026-11-20`. */
    date: (day: string) => show(begin(day), days[language]),
    /** `พ.ย. 2569`, of a month, `2026-11`. */
    monthOf: (month: string) => show(`${month}-01T00:00:00+07:00`, shortMonths[language]),
    /** `วันศุกร์`, of a calendar day. */
    weekday: (day: string) => show(begin(day), 'dddd'),
    /** `ศ.`, of a calendar day. */
    shortWeekday: (day: string) => show(begin(day), 'dd'),
    /** `พฤศจิกายน 2569`, of a calendar day. */
    month: (day: string) => show(begin(day), months[language]),
    /** `2569` of 2026. */
    year: (year: number) => show(`${year}-01-01T00:00:00+07:00`, years[language]),
    /** `14:05` */
    time: (instant: string) => show(instant, 'HH:mm'),
  };
}

type Dates = ReturnType<typeof datesIn>;

const made: Partial<Record<Language, Dates>> = {};

/** Dates in the reader's words and era. */
export function useDates(): Dates {
  const language = useLanguage();
  made[language] ??= datesIn(language);
  return made[language];
}
