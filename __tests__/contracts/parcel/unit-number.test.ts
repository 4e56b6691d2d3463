import { bareUnit, soleEnding, unitNamed } from '@/contracts/parcel/unit-number';

const units = (...numbers: string[]) => numbers.map((number) => ({ number }));
const tower = units('A-0406', 'B-0406', 'A-1208', 'B-1208', '99/12');

test.each(['a0406', 'A0406', 'A-0406', ' a 04-06 ', 'A–0406', 'a๐๔๐๖', 'Ａ０４０６'])(
  '%p names A-0406',
  (typed) => expect(unitNamed(tower, typed)?.number).toBe('A-0406'),
);

test.each(['0406', '1208', 'A-040', 'a12', '', ' - ', 'C-0406', '9912'])(
  '%p names no unit',
  (typed) => expect(unitNamed(tower, typed)).toBeUndefined(),
);

test('of two that differ by a hyphen the one that is written so is meant, or none', () => {
  const houses = units('1-23', '12-3');
  expect(unitNamed(houses, '1-23')?.number).toBe('1-23');
  expect(unitNamed(houses, '๑๒-๓')?.number).toBe('12-3');
  expect(unitNamed(houses, '123')).toBeUndefined();
  expect(bareUnit('1-23')).toBe(bareUnit('12-3'));
});

test('the last part of a number is its unit’s where nothing else was found', () => {
  const [a0406, b0406, , , house] = tower;
  expect(soleEnding(house ? [house] : [], '๑๒')).toBe(house);
  expect(soleEnding(a0406 ? [a0406] : [], '0406')).toBe(a0406);
  expect(soleEnding(a0406 ? [a0406] : [], '406')).toBeUndefined();
  expect(soleEnding(a0406 ? [a0406] : [], '04')).toBeUndefined();
  expect(
    soleEnding(
      [a0406, b0406].flatMap((one) => one ?? []),
      '0406',
    ),
  ).toBeUndefined();
  expect(soleEnding([], '0406')).toBeUndefined();
});
