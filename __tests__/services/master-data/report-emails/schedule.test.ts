import { dueAfter, dueFrom, type Schedule } from '@/services/master-data/report-emails/schedule';

const never = () => false;
const weekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
const base: Schedule = {
  ...{ frequency: 'daily', weekday: 'mon', monthDay: 31, hour: 8, workdays: false },
};

test('a day, a week from Monday and a month are told once they are over', () => {
  expect(dueFrom(base, '2026-11-25', never)).toEqual({
    ...{ day: '2026-11-25', at: '2026-11-25T01:00:00.000Z' },
    span: {
      from: '2026-11-24',
      to: '2026-11-24',
      before: { from: '2026-11-23', to: '2026-11-23' },
    },
  });
  const weekly = { ...base, frequency: 'weekly', weekday: 'thu' } as const;
  expect(dueFrom(weekly, '2026-11-25', never)).toMatchObject({
    day: '2026-11-26',
    span: {
      from: '2026-11-16',
      to: '2026-11-22',
      before: { from: '2026-11-09', to: '2026-11-15' },
    },
  });
  const monthly = { ...base, frequency: 'monthly', monthDay: 1 } as const;
  expect(dueFrom(monthly, '2026-11-25', never)).toMatchObject({
    day: '2026-12-01',
    span: {
      from: '2026-11-01',
      to: '2026-11-30',
      before: { from: '2026-10-01', to: '2026-10-31' },
    },
  });
});

test('the 31st is the last day of each month, of February too', () => {
  const monthly = { ...base, frequency: 'monthly' } as const;
  const days: string[] = [];
  for (let from = '2026-01-01'; days.length < 12; ) {
    const { day } = dueFrom(monthly, from, never);
    days.push(day.slice(5));
    from = dueAfter(monthly, day, new Date(`${day}T20:00:00+07:00`), never).day;
  }
  expect(days).toEqual(
    '01-31 02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31'.split(' '),
  );
});

test('on working days alone: the weekend is told on Monday, and a day off moves a letter on', () => {
  const working = { ...base, workdays: true };
  // Saturday.
  expect(dueFrom(working, '2026-11-28', weekend)).toMatchObject({
    day: '2026-11-30',
    span: {
      from: '2026-11-27',
      to: '2026-11-29',
      before: { from: '2026-11-24', to: '2026-11-26' },
    },
  });
  expect(dueFrom(working, '2026-12-01', weekend).span).toMatchObject({
    ...{ from: '2026-11-30', to: '2026-11-30' },
  });
  const saturdays = { ...working, frequency: 'weekly', weekday: 'sat' } as const;
  expect(dueFrom(saturdays, '2026-11-28', weekend)).toMatchObject({
    ...{ day: '2026-11-28', at: '2026-11-30T01:00:00.000Z' },
    span: { from: '2026-11-16', to: '2026-11-22' },
  });
  // An office that never opens is not waited for.
  expect(dueFrom(working, '2026-11-28', () => true).day).toBe('2026-11-28');
});
