import {
  citizenIdField,
  hiddenCitizenId,
  maskCitizenId,
  maskPassport,
  readCitizenId,
  showCitizenId,
} from '@/contracts/kit/fields/citizen-id';
import { decimal, showDecimal } from '@/contracts/kit/fields/decimal';

test.each(['3100600445635', '1112034563562', '1-1120-34563-56-2', '๑๑๑๒๐๓๔๕๖๓๕๖๒'])(
  '%s is a citizen ID',
  (typed) => expect(readCitizenId(typed)).toMatch(/^\d{13}$/),
);

test.each(['3100600445636', '310060044563', '', 'x-xxxx-xxxxx-63-x'])('%s is none', (typed) =>
  expect(readCitizenId(typed)).toBeUndefined(),
);

test('it is shown in groups, and masked but for its end, once or twice', () => {
  expect(showCitizenId('3100600445635')).toBe('3-1006-00445-63-5');
  expect(maskCitizenId('3100600445635')).toBe('x-xxxx-xxxxx-63-x');
  expect(hiddenCitizenId.parse(maskCitizenId('3100600445635'))).toBe('x-xxxx-xxxxx-63-x');
  expect(maskPassport('AB1234567')).toBe('xxxxxxx67');
  expect(maskPassport(maskPassport('AB1234567'))).toBe('xxxxxxx67');
});

test('as it was shown masked it stays, empty it goes, and a wrong one is refused', () => {
  expect(citizenIdField.parse('x-xxxx-xxxxx-63-x')).toBeUndefined();
  expect(citizenIdField.parse(undefined)).toBeUndefined();
  expect(citizenIdField.parse(' ')).toBe('');
  expect(citizenIdField.safeParse('1-2345-67890-12-3').success).toBe(false);
});

test('an exact number keeps all its places, however it is typed', () => {
  const percent = decimal(100, 6);
  for (const typed of ['0.52', '๐.๕๒', ' 0.520000 ']) expect(percent.parse(typed)).toBe('0.520000');
  expect(decimal(9999, 2).parse('1,250.5')).toBe('1250.50');
  for (const typed of ['', '-1', '1e2', '100.000001', '0.1234567', '1.', '.5']) {
    expect(percent.safeParse(typed).success).toBe(false);
  }
  expect(['0.520000', '100.000000', '-0.000012', '45.50'].map(showDecimal)).toEqual([
    ...['0.52', '100', '-0.000012', '45.5'],
  ]);
});
