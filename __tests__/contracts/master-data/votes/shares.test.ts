import {
  sharesOf,
  sharesOfAll,
  showHundredths,
  turnoutOf,
} from '@/contracts/master-data/votes/shares';

const shown = (...call: Parameters<typeof sharesOf>) => sharesOf(...call).map(showHundredths);

test('parts that make the whole add up to a hundred, others are rounded half up', () => {
  expect(shown([16_363_636, 83_636_364], 100_000_000)).toEqual(['16.36', '83.64']);
  expect(shown([10_630_098, 5_732_281], 16_362_379)).toEqual(['64.97', '35.03']);
  expect(shown([1, 1, 1], 3)).toEqual(['33.34', '33.33', '33.33']);
  expect(shown([10_630_098], 16_362_379)).toEqual(['64.97']);
  expect(shown([1, 0], 0)).toEqual(['0.00', '0.00']);
  for (let seed = 1; seed < 300; seed += 1) {
    const parts = [seed * 7919, (seed * seed * 104_729) % 99_991, seed % 3];
    const whole = parts.reduce((sum, part) => sum + part, 0);
    expect(sharesOf(parts, whole).reduce((sum, share) => sum + share, 0)).toBe(10_000);
  }
});

test('what is short of the quorum, or of all, is not shown as if it were not', () => {
  expect(shown([24_999_999, 75_000_001], 100_000_000, 25)).toEqual(['24.99', '75.01']);
  expect(shown([25_000_000, 75_000_000], 100_000_000, 25)).toEqual(['25.00', '75.00']);
  expect(shown([99_999_999, 1], 100_000_000)).toEqual(['99.99', '0.01']);
  expect(shown([99_999_999], 100_000_000)).toEqual(['99.99']);
  expect(shown([5, 0], 5)).toEqual(['100.00', '0.00']);
  const of = (weight: number) => ({ weight });
  const counts = { all: of(100_000_000), present: of(24_998_000), barred: of(1_000) };
  expect(turnoutOf(counts, 25)).toEqual({ present: 2499, waiting: 7501, barred: 0 });
});

test('of a matter that needs a part of all votes, what is short of it is never shown as if it were not', () => {
  const read = (weight: number, needed: number) =>
    sharesOfAll([weight, 0], 100_000_000, needed).map(showHundredths)[0];
  expect(read(10_630_098, 50_000_000)).toBe('10.63');
  expect(read(49_999_999, 50_000_000)).toBe('49.99');
  expect(read(50_000_000, 50_000_000)).toBe('50.00');
  expect(read(33_333_333, 33_333_334)).toBe('33.32');
  expect(read(33_333_334, 33_333_334)).toBe('33.33');
  expect(read(24_999_999, 25_000_000)).toBe('24.99');
  expect(sharesOfAll([0], 0, 0)).toEqual([0]);
});
