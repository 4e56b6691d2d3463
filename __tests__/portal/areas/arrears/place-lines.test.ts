import { placeLines } from '@/portal/areas/arrears/letters/place-lines';

const numbers = ['RMN-LT2569-000003', 'RMN-LT2569-000004', 'RMN-LT2569-000005'];

test('pasted lines go down the column, those that name a letter to that letter', () => {
  expect(placeLines(['RR1', 'RR2'], numbers)).toEqual({
    placed: [
      { number: numbers[0], tracking: 'RR1' },
      { number: numbers[1], tracking: 'RR2' },
    ],
    left: 0,
  });
  const sheet = [`1-x\tRR5`, `${numbers[2]}\tRR3`, `RR4;${numbers[0]}`, 'a\tb\tc'];
  expect(placeLines(sheet, numbers)).toEqual({
    placed: [
      { number: numbers[2], tracking: 'RR3' },
      { number: numbers[0], tracking: 'RR4' },
    ],
    left: 2,
  });
  expect(placeLines(['RR1', 'RR2', 'RR3', 'RR4'], numbers).left).toBe(1);
});
