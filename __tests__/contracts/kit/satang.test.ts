import { decimal } from '@/contracts/kit/fields/decimal';
import {
  baht,
  parted,
  percent,
  shareOf,
  showBaht,
  showPercent,
  showShare,
  wholeBasisPoints,
} from '@/contracts/kit/fields/satang';

/** Numbers that are the same in every run: a linear congruence of 2^32. */
function* made(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

/** Two thousand sums up to a thousand million baht, each with a share. */
function cases(): [satang: number, basisPoints: number][] {
  const numbers = made(2569);
  const next = () => numbers.next().value as number;
  return Array.from({ length: 2000 }, () => [
    (next() * 2 ** 5 + (next() % 32)) % 100_000_000_000,
    next() % (wholeBasisPoints + 1),
  ]);
}

test('a share is the nearest satang, as whole numbers of any size reckon it', () => {
  for (const [satang, basisPoints] of cases()) {
    const twice = BigInt(satang) * BigInt(basisPoints) * 2n;
    const nearest = (twice + BigInt(wholeBasisPoints)) / (2n * BigInt(wholeBasisPoints));
    expect([satang, basisPoints, BigInt(shareOf(satang, basisPoints))]).toEqual([
      satang,
      basisPoints,
      nearest,
    ]);
  }
});

test('what a sum is parted into is that sum again, and no part is below nothing', () => {
  for (const [satang, basisPoints] of cases()) {
    const { share, rest } = parted(satang, basisPoints);
    expect(share + rest).toBe(satang);
    expect(Math.min(share, rest)).toBeGreaterThanOrEqual(0);
  }
});

test.each([
  [1, 5000, 1],
  [1, 4999, 0],
  [333, 1000, 33],
  [335, 1000, 34],
  [99_999_999_999, wholeBasisPoints, 99_999_999_999],
  [12_345, 0, 0],
])('of %d satang %d basis points are %d', (satang, basisPoints, share) => {
  expect(shareOf(satang, basisPoints)).toBe(share);
});

test('what is shown is read as the same again', () => {
  for (const [satang, basisPoints] of cases()) {
    expect(baht(100_000_000_000).parse(showBaht(satang))).toBe(satang);
    expect(percent.parse(showPercent(basisPoints))).toBe(basisPoints);
  }
});

test.each([
  ['1,250.50', 125_050],
  ['๑๒๕๐.๕', 125_050],
  ['๑,๒๕๐.๕', 125_050],
  [' 0 ', 0],
  [125_050, 125_050],
])('%j is taken as %d satang', (given, satang) => {
  expect(baht(10_000_000).parse(given)).toBe(satang);
});

test.each([
  ['', 'required'],
  ['1.005', 'baht'],
  ['-1', 'baht'],
  ['100000.01', 'baht'],
  [-1, 'baht'],
  ['หนึ่งร้อย', 'baht'],
])('%j is refused as %s', (given, code) => {
  expect(baht(10_000_000).safeParse(given).error?.issues[0]?.message).toBe(code);
});

test.each(['12,5', '12,50', '10,00', '1,2,3', ',5', '1,250,5', '1234,567', '1.234,56'])(
  '%s is none: a comma parts thousands and nothing else',
  (given) => {
    expect(baht(10_000_000).safeParse(given).success).toBe(false);
    expect(decimal(1_000_000, 4).safeParse(given).success).toBe(false);
  },
);

test.each([
  [0, '0%'],
  [9, '0%'],
  [1250, '12.5%'],
  [2499, '24.9%'],
  [4997, '49.9%'],
  [9999.9, '99.9%'],
  [10_000, '100%'],
  [12_000, '100%'],
])('a share of %s basis points reads %s, never more than it is', (basisPoints, said) => {
  expect(showShare(basisPoints)).toBe(said);
});
