import { otherLayout } from '@/contracts/kit/text/thai-layout';

test.each([
  ['ฟจภจุ', 'a0406'],
  ['ฤขจภจุ', 'A-0406'],
  ['ฟจ-จถ', 'a0305'],
  ['ษฎ)ตจๅ', 'KEX901'],
  ['l,=kp', 'สมชาย'],
  ['o.l', 'นใส'],
  ['oheF', 'น้ำโ'],
])('the keys of %s are those of %s', (typed, meant) => expect(otherLayout(typed)).toBe(meant));

test('there and back it is the same', () => {
  const words = 'สมชาย น้ำผึ้ง ฎีกา ๙๙ ฐานะ ฤดู ฬ์ ฒู ฦๅ ฃฅ';
  expect(otherLayout(otherLayout(words))).toBe(words.normalize());
});

test.each(['', '0406', '99/12', '%', '中文'])('%p has no letters of either', (typed) =>
  expect(otherLayout(typed)).toBe(typed),
);
