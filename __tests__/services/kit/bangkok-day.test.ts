import {
  bangkokDay,
  bangkokDayRange,
  dayAfter,
  nextDaytime,
} from '@/services/kit/text/bangkok-day';

test('a day in Bangkok begins at seven in the evening before, in UTC', () => {
  expect(bangkokDayRange('2026-11-21')).toEqual([
    '2026-11-20T17:00:00.000Z',
    '2026-11-21T17:00:00.000Z',
  ]);
  expect(bangkokDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});

test.each([
  ['at night it is the next morning', '2026-11-20T18:30:00Z', '2026-11-21T01:00:00Z'],
  ['in the evening too', '2026-11-21T13:00:00Z', '2026-11-22T01:00:00Z'],
  ['early in the morning it is eight o’clock', '2026-11-21T00:59:00Z', '2026-11-21T01:00:00Z'],
  ['in the daytime it is now', '2026-11-21T12:59:00Z', '2026-11-21T12:59:00Z'],
])('people are written to in the daytime: %s', (_, at, next) => {
  expect(nextDaytime(new Date(at))).toEqual(new Date(next));
});
