import { holidayYears } from '@/contracts/master-data/holiday';
import { dayAfter } from '@/services/kit/text/bangkok-day';

/** A day off as the state gives it. */
export interface DayOff {
  day: string;
  nameTh: string;
  nameEn: string;
}

const fixed: readonly (readonly [monthDay: string, nameTh: string, nameEn: string])[] = [
  ['01-01', 'วันขึ้นปีใหม่', "New Year's Day"],
  ['04-06', 'วันจักรี', 'Chakri Memorial Day'],
  ['04-13', 'วันสงกรานต์', 'Songkran Festival'],
  ['04-14', 'วันสงกรานต์', 'Songkran Festival'],
  ['04-15', 'วันสงกรานต์', 'Songkran Festival'],
  ['05-01', 'วันแรงงานแห่งชาติ', 'National Labour Day'],
  ['05-04', 'วันฉัตรมงคล', 'Coronation Day'],
  ['06-03', 'วันเฉลิมพระชนมพรรษาพระบรมราชินี', "Queen Suthida's Birthday"],
  ['07-28', 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', "King Vajiralongkorn's Birthday"],
  ['08-12', 'วันแม่แห่งชาติ', "Mother's Day"],
  ['10-13', 'วันนวมินทรมหาราช', 'King Bhumibol Memorial Day'],
  ['10-23', 'วันปิยมหาราช', 'King Chulalongkorn Memorial Day'],
  ['12-05', 'วันพ่อแห่งชาติ', "Father's Day"],
  ['12-10', 'วันรัฐธรรมนูญ', 'Constitution Day'],
  ['12-31', 'วันสิ้นปี', "New Year's Eve"],
];

/** The full moon of the third lunar month in the first of the years. */
const firstFullMoon = '2025-02-12';
/** Years with a second eighth month of 30 days, and years whose seventh month has a day more. */
const longYears = [2026, 2029, 2031, 2034, 2037, 2040, 2042, 2045];
const leapDayYears = [2025, 2032, 2035, 2043];

/** The year's Buddhist days; months of 29 and 30 days take turns in the Thai lunar calendar. */
function lunar(year: number): DayOff[] {
  let thirdFullMoon = firstFullMoon;
  for (let past: number = holidayYears.first; past < year; past++) {
    const extra = longYears.includes(past) ? 30 : leapDayYears.includes(past) ? 1 : 0;
    thirdFullMoon = dayAfter(thirdFullMoon, 354 + extra);
  }
  // A long year's days are a month later.
  const long = longYears.includes(year);
  const visakha = dayAfter(thirdFullMoon, long ? 118 : 88);
  const asalha = dayAfter(visakha, leapDayYears.includes(year) ? 60 : 59);
  return [
    {
      day: dayAfter(thirdFullMoon, long ? 29 : 0),
      nameTh: 'วันมาฆบูชา',
      nameEn: 'Makha Bucha Day',
    },
    { day: visakha, nameTh: 'วันวิสาขบูชา', nameEn: 'Visakha Bucha Day' },
    { day: asalha, nameTh: 'วันอาสาฬหบูชา', nameEn: 'Asalha Bucha Day' },
    { day: dayAfter(asalha, 1), nameTh: 'วันเข้าพรรษา', nameEn: 'Buddhist Lent Day' },
  ];
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * The public holidays of a year that can be told beforehand, in their order: with the days that
 * replace those on a weekend, without what the cabinet adds.
 */
export function thaiPublicHolidays(year: number): DayOff[] {
  const ofYear = fixed.map(([date, nameTh, nameEn]) => ({
    day: `${year}-${date}`,
    nameTh,
    nameEn,
  }));
  const lastEve = { day: `${year - 1}-12-31`, nameTh: 'วันสิ้นปี', nameEn: "New Year's Eve" };
  const named = [lastEve, ...ofYear, ...lunar(year)];
  const byDay = new Map<string, DayOff>();
  for (const one of named) {
    const same = byDay.get(one.day);
    const joined = same && {
      ...one,
      nameTh: `${same.nameTh} และ${one.nameTh}`,
      nameEn: `${same.nameEn}, ${one.nameEn}`,
    };
    byDay.set(one.day, joined ?? one);
  }
  const off = new Set(byDay.keys());
  for (const one of [...byDay.values()].filter(({ day }) => isWeekend(day))) {
    let day = dayAfter(one.day, 1);
    while (isWeekend(day) || off.has(day)) day = dayAfter(day, 1);
    // Of a run of days on one weekend the next working day replaces all.
    const nameTh = `วันหยุดชดเชย${one.nameTh}`;
    if (!byDay.has(day)) byDay.set(day, { day, nameTh, nameEn: `${one.nameEn} (substitute)` });
  }
  return [...byDay.values()]
    .filter(({ day }) => day.startsWith(`${year}-`))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Those of the twelve months from a day on, this day included. */
export function publicHolidaysFrom(first: string): DayOff[] {
  const year = Number(first.slice(0, 4));
  const end = `${year + 1}${first.slice(4)}`;
  return [...thaiPublicHolidays(year), ...thaiPublicHolidays(year + 1)].filter(
    ({ day }) => day >= first && day < end,
  );
}
