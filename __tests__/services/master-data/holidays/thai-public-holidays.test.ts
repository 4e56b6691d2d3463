import {
  publicHolidaysFrom,
  thaiPublicHolidays,
} from '@/services/master-data/holidays/thai-public-holidays';

const days = (year: number, name: RegExp) =>
  thaiPublicHolidays(year)
    .filter(({ nameTh }) => name.test(nameTh))
    .map(({ day }) => day);

test.each([
  [2025, ['2025-02-12', '2025-05-11', '2025-07-10', '2025-07-11']],
  [2026, ['2026-03-03', '2026-05-31', '2026-07-29', '2026-07-30']],
  [2027, ['2027-02-21', '2027-05-20', '2027-07-18', '2027-07-19']],
  [2028, ['2028-02-10', '2028-05-08', '2028-07-06', '2028-07-07']],
  [2029, ['2029-02-27', '2029-05-27', '2029-07-25', '2029-07-26']],
])('the Buddhist days of %i', (year, expected) => {
  expect(days(year, /^วัน(มาฆบูชา|วิสาขบูชา|อาสาฬหบูชา|เข้าพรรษา)$/)).toEqual(expected);
});

test('a day on a weekend is replaced by the next working day, a run of them by one', () => {
  expect(days(2026, /^วันหยุดชดเชย/)).toEqual(['2026-06-01', '2026-12-07']);
  // Songkran from Sunday to Tuesday; Father's Day is on a Friday.
  expect(days(2025, /^วันหยุดชดเชย/)).toEqual([
    '2025-04-07',
    '2025-04-16',
    '2025-05-05',
    '2025-05-12',
  ]);
  // The last eve was a Saturday, the first of the year a Sunday.
  expect(days(2034, /^วันหยุดชดเชย/).at(0)).toBe('2034-01-02');
});

test('those to come begin today and end before the same day of the next year', () => {
  const coming = publicHolidaysFrom('2026-12-10').map(({ day }) => day);
  expect([coming.at(0), coming.at(-1)]).toEqual(['2026-12-10', '2027-12-06']);
  expect(coming).toHaveLength(thaiPublicHolidays(2027).length);
  expect(coming).toEqual([...new Set(coming)].sort());
});

test('each day is there once, in order, of that year alone', () => {
  for (let year = 2025; year <= 2045; year++) {
    const all = thaiPublicHolidays(year).map(({ day }) => day);
    expect(all).toEqual([...new Set(all)].sort());
    expect(all.every((day) => day.startsWith(`${year}-`))).toBe(true);
  }
});
