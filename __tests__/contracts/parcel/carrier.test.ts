import { guessCarriers, isS10, tidyCode } from '@/contracts/parcel/carrier';

describe('the check digit of a postal number', () => {
  test.each(['EX123456785TH', 'RG000000005TH'])('%s fits', (code) => {
    expect(isS10(code)).toBe(true);
  });

  test.each(['EX123456784TH', 'EX12345678TH', 'EX1234567855TH', 'E1123456785TH', ''])(
    '%s does not',
    (code) => {
      expect(isS10(code)).toBe(false);
    },
  );

  test('10 counts as 0 and 11 as 5', () => {
    // 4 × 3 leaves a remainder of 1, 0 one of 0.
    expect(isS10('RG003000000TH')).toBe(true);
    expect(isS10('RG000000005TH')).toBe(true);
  });
});

describe('the carrier, as its number tells', () => {
  test.each([
    ['EX123456785TH', ['thailand_post']],
    ['SPXTH123456789012', ['spx']],
    ['KEX12345678901', ['kex']],
    ['SHP4012345678', ['kex']],
    ['NVTH123456789', ['ninja_van']],
    ['JT0012345678901', ['jt']],
    ['812345678901', ['jt']],
  ])('%s is plain', (code, carriers) => {
    expect(guessCarriers(code)).toEqual(carriers);
  });

  test.each([
    ['TH12345678901A', ['flash', 'lazada']],
    ['6123456789', ['jt', 'dhl']],
  ])('%s must be asked', (code, carriers) => {
    expect(guessCarriers(code)).toEqual(carriers);
  });

  test.each(['', 'A1', '123456789', 'EX123456784TH', 'TH123'])('%s is unknown', (code) => {
    expect(guessCarriers(code)).toEqual([]);
  });

  test('spaces and small letters make no difference', () => {
    expect(tidyCode(' ex 1234 5678 5 th')).toBe('EX123456785TH');
    expect(guessCarriers('ex 1234 5678 5 th')).toEqual(['thailand_post']);
  });
});
