import { afterOfficeHours } from '@/services/master-data/working-time';

const open = { opens: '09:00', closes: '17:00' };
const closed = { opens: '', closes: '' };
const officeHours = {
  ...{ mon: open, tue: open, wed: open, thu: open, fri: open },
  ...{ sat: { opens: '09:00', closes: '12:00' }, sun: closed },
};
const bangkok = (time: string) => new Date(`${time}:00+07:00`);

test.each([
  ['while it is open', '2026-11-23T10:00', 4, '2026-11-23T14:00'],
  ['from before it opens', '2026-11-23T06:30', 4, '2026-11-23T13:00'],
  ['over the night', '2026-11-23T15:00', 4, '2026-11-24T11:00'],
  ['over a short Saturday and a Sunday', '2026-11-27T16:00', 6, '2026-11-30T11:00'],
  ['over a day off', '2026-12-04T16:00', 5, '2026-12-08T10:00'],
  ['to the very end of a day', '2026-11-23T09:00', 8, '2026-11-23T17:00'],
])('hours are counted %s', (_, from, hours, until) => {
  const working = { officeHours, holidays: new Set(['2026-12-07']) };
  expect(afterOfficeHours(bangkok(from), hours, working)).toEqual(bangkok(until));
});

test('an office that never opens has the hours of the clock', () => {
  const never = {
    ...{
      mon: closed,
      tue: closed,
      wed: closed,
      thu: closed,
      fri: closed,
      sat: closed,
      sun: closed,
    },
  };
  const working = { officeHours: never, holidays: new Set<string>() };
  expect(afterOfficeHours(bangkok('2026-11-23T10:00'), 4, working)).toEqual(
    bangkok('2026-11-23T14:00'),
  );
});
