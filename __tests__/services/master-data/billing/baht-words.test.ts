import { inWords } from '@/services/master-data/billing/receipts/baht-words';

test.each([
  [0, 'ศูนย์บาทถ้วน'],
  [1_00, 'หนึ่งบาทถ้วน'],
  [10_00, 'สิบบาทถ้วน'],
  [11_00, 'สิบเอ็ดบาทถ้วน'],
  [20_00, 'ยี่สิบบาทถ้วน'],
  [21_00, 'ยี่สิบเอ็ดบาทถ้วน'],
  [101_00, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
  [111_00, 'หนึ่งร้อยสิบเอ็ดบาทถ้วน'],
  [201_00, 'สองร้อยเอ็ดบาทถ้วน'],
  [1_001_00, 'หนึ่งพันเอ็ดบาทถ้วน'],
  [10_101_00, 'หนึ่งหมื่นหนึ่งร้อยเอ็ดบาทถ้วน'],
  [100_001_00, 'หนึ่งแสนเอ็ดบาทถ้วน'],
  [1_000_000_00, 'หนึ่งล้านบาทถ้วน'],
  [1_000_001_00, 'หนึ่งล้านเอ็ดบาทถ้วน'],
  [1_000_011_00, 'หนึ่งล้านสิบเอ็ดบาทถ้วน'],
  [11_000_000_00, 'สิบเอ็ดล้านบาทถ้วน'],
  [101_000_001_00, 'หนึ่งร้อยเอ็ดล้านเอ็ดบาทถ้วน'],
  [1_000_000_000_000_00, 'หนึ่งล้านล้านบาทถ้วน'],
  [1, 'หนึ่งสตางค์'],
  [11, 'สิบเอ็ดสตางค์'],
  [101_01, 'หนึ่งร้อยเอ็ดบาทหนึ่งสตางค์'],
  [2_882_50, 'สองพันแปดร้อยแปดสิบสองบาทห้าสิบสตางค์'],
  [86_652_74, 'แปดหมื่นหกพันหกร้อยห้าสิบสองบาทเจ็ดสิบสี่สตางค์'],
])('%d satang are %s', (amount, words) => {
  expect(inWords(amount)).toBe(words);
});

/** Reads Thai words back as a number, by what each word is worth alone. */
function read(words: string): number {
  const ones = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
  const worth = new Map<string, number>([
    ...ones.map((one, at) => [one, at + 1] as const),
    ['เอ็ด', 1],
    ['ยี่', 2],
  ]);
  const places = new Map(
    ['สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'].map((place, at) => [place, 10 ** (at + 1)]),
  );
  let [sum, part, digit] = [0, 0, 0];
  for (const [word] of words.matchAll(
    /ล้าน|แสน|หมื่น|พัน|ร้อย|สิบ|เอ็ด|ยี่|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า/g,
  )) {
    const place = places.get(word);
    if (word === 'ล้าน') [sum, part, digit] = [(sum + part + digit) * 1_000_000, 0, 0];
    else if (place) [part, digit] = [part + (digit || 1) * place, 0];
    else digit = worth.get(word) ?? 0;
  }
  return sum + part + digit;
}

test('what is read is the amount, and a last one after anything is never หนึ่ง', () => {
  for (let at = 0; at < 20_000; at += 1) {
    // Of every length, with many zeros and ones in it.
    const baht = Math.floor(at ** 3.1 % 10 ** (1 + (at % 10)));
    const near = Math.floor(baht / 10) * 10 + 1;
    for (const number of [baht, near]) {
      const words = inWords(number * 100 + (at % 100));
      const [whole = '', rest = ''] = number === 0 ? ['', words] : words.split('บาท');
      expect(read(whole)).toBe(number);
      expect(read(rest)).toBe(at % 100);
      expect(words).not.toMatch(/(?:สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน)หนึ่ง(?:บาท|สตางค์|ล้าน)/);
      expect(words).not.toMatch(/หนึ่งสิบ|สองสิบ/);
    }
  }
});
