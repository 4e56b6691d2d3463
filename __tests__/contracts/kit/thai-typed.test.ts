import { readPhone, showPhone } from '@/contracts/kit/fields/thai-phone';
import { readTime } from '@/contracts/kit/fields/thai-time';
import { readDay, writeDay } from '@/contracts/kit/text/written-day';

test.each([
  ['29/02/2567', '2024-02-29'],
  ['29/2/2024', '2024-02-29'],
  ['๒๙/๒/๒๕๖๗', '2024-02-29'],
  [' 2024-02-29 ', '2024-02-29'],
  ['2567-02-29', '2024-02-29'],
  ['29/02/2566', undefined],
  ['31/4/2569', undefined],
  ['1/1/69', undefined],
  ['31/12/1899', undefined],
  ['1/1/9999', undefined],
  ['0001-01-01', undefined],
  ['', undefined],
])('the day %j is %j', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test('a day is written as it can be typed', () => {
  expect(writeDay('2024-02-29', 'buddhist')).toBe('29/02/2567');
  expect(writeDay('2024-02-29', 'gregorian')).toBe('29/02/2024');
});

test.each([
  ['081-234-5678', '+66812345678', '081-234-5678'],
  ['๐๒ ๑๒๓ ๔๕๖๗', '+6621234567', '02-123-4567'],
  ['+66 53 123 456', '+6653123456', '053-123-456'],
  ['(02) 123.4567', '+6621234567', '02-123-4567'],
])('the phone %j is %j', (typed, phone, shown) => {
  expect(readPhone(typed)).toBe(phone);
  expect(showPhone(phone)).toBe(shown);
});

test.each(['1669', '0123456789', '081-234-567', '02-123-45678', 'โทร'])(
  '%j is no Thai phone number',
  (typed) => {
    expect(readPhone(typed)).toBeUndefined();
  },
);

test.each([
  ['08:30', '08:30'],
  ['8.30', '08:30'],
  ['๑๗.๓๐ น.', '17:30'],
  ['0830', '08:30'],
  ['24:00', '24:00'],
  ['24:01', undefined],
  ['8', undefined],
  ['08:60', undefined],
])('the time %j is %j', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
