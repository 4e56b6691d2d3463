import { languageDifferences } from '@/contracts/content/language-differences';
import { writtenValues } from '@/contracts/content/written-values';
import { completeness, plainText, type Wording } from '@/contracts/kit/text/languages';

const wording = (parts: Partial<Wording>): Wording => ({
  titleTh: '',
  titleEn: '',
  titleCn: '',
  descriptionTh: '',
  descriptionEn: '',
  descriptionCn: '',
  ...parts,
});

describe('values', () => {
  test.each<[string, string[]]>([
    ['25 พฤศจิกายน 2569', ['date 2026-11-25']],
    ['๒๕ พฤศจิกายน ๒๕๖๙', ['date 2026-11-25']],
    ['วันที่ 25 พ.ย. 69', ['date 2026-11-25']],
    ['25–27 พฤศจิกายน พ.ศ. 2569', ['date 2026-11-25', 'date 2026-11-27']],
    ['25/11/2569 และ 25/11/2026', ['date 2026-11-25', 'date 2026-11-25']],
    ['2026-11-25', ['date 2026-11-25']],
    ['25 November 2026', ['date 2026-11-25']],
    ['on the 25th of November', ['date --11-25']],
    ['November 25-27, 2026', ['date 2026-11-25', 'date 2026-11-27']],
    ['2026年11月25日至27日', ['date 2026-11-25', 'date 2026-11-27']],
    ['11月25日', ['date --11-25']],
    ['1 มี.ค. เวลา 09.00-12.30 น.', ['date --03-01', 'time 09:00', 'time 12:30']],
    ['9:00 AM to 12:30 PM', ['time 09:00', 'time 12:30']],
    ['1-3 pm', ['time 13:00', 'time 15:00']],
    ['上午9点至下午1点30分', ['time 09:00', 'time 13:30']],
    ['15:00', ['time 15:00']],
    ['1,250.50 บาท', ['baht 1250.5']],
    ['๑,๒๕๐ บาท', ['baht 1250']],
    ['THB 1,250 or ฿1250.00', ['baht 1250', 'baht 1250']],
    ['2 ล้านบาท', ['baht 2000000']],
    ['200万泰铢', ['baht 2000000']],
    ['โทร. 02-289-1234', ['number +6622891234']],
    ['+66 2 289 1234', ['number +6622891234']],
    ['ชั้น 5 อาคาร A ห้อง 12', ['number 5', 'number 12']],
    ['ไม่มีตัวเลข', []],
    ['May I ask in March', []],
  ])('%s', (text, expected) => {
    expect(writtenValues(text).map(({ kind, value }) => `${kind} ${value}`)).toEqual(expected);
  });
});

test.each([
  ['digits', '1'],
  ['digits and commas', '1,'],
  ['commas', ','],
  ['digits and points', '1.'],
  ['spaces', ' '],
  ['digits among spaces', '1   '],
  ['digits and dashes', '1-'],
  ['clocks', '1:00 '],
  ['months', 'may 1 '],
  ['a currency', '฿ '],
])('a long text of %s is gone through once', (_, part) => {
  const text = `1${part.repeat(160_000 / part.length)}x`;
  const begin = performance.now();
  writtenValues(text);
  // Some tenths of a second at most; from each letter again it would be minutes.
  expect(performance.now() - begin).toBeLessThan(5_000);
});

test('as many differences as a text can hold are told at once', () => {
  const numbers = (from: number) =>
    Array.from({ length: 20_000 }, (_, n) => `${from + n}`).join(' ');
  const begin = performance.now();
  const told = languageDifferences(
    wording({ titleTh: numbers(100_000), titleEn: numbers(200_000) }),
  );
  expect(told[0]?.onlyThai).toHaveLength(20_000);
  expect(performance.now() - begin).toBeLessThan(5_000);
});

describe('differences', () => {
  test('the same said in three languages has none', () => {
    const same = wording({
      titleTh: 'ปิดน้ำวันที่ ๒๕ พฤศจิกายน ๒๕๖๙',
      descriptionTh: '<p>เวลา 09.00-12.00 น. ชั้น 5–8 ค่าปรับ 1,250 บาท โทร. 02-289-1234 ปี 2569</p>',
      titleEn: 'No water on 25 November 2026',
      descriptionEn:
        '<p>9 am to 12:00 pm, floors 5-8; fine 1,250 baht; call +66 2 289 1234, year 2026</p>',
      titleCn: '2026年11月25日停水',
      descriptionCn: '<p>上午9点至12点，5至8楼，罚款1,250泰铢，电话02-289-1234，2026</p>',
    });
    expect(languageDifferences(same)).toEqual([]);
  });

  test('another day, hour or amount is told as it is written', () => {
    const differs = wording({
      titleTh: 'ปิดน้ำ ๒๕ พ.ย. ๒๕๖๙',
      descriptionTh: '<p>09.00 น. ค่าปรับ <b>1,250</b> บาท</p>',
      titleEn: 'No water on 26 November 2026',
      descriptionEn: '<p>10:00; fine 1,520 baht</p>',
    });
    expect(languageDifferences(differs)).toEqual([
      { language: 'en', kind: 'date', onlyThai: ['25 พ.ย. 2569'], onlyOther: ['26 November 2026'] },
      { language: 'en', kind: 'time', onlyThai: ['09.00 น.'], onlyOther: ['10:00'] },
      { language: 'en', kind: 'baht', onlyThai: ['1,250 บาท'], onlyOther: ['1,520 baht'] },
    ]);
  });

  test('what one language leaves out is told, and a language without words is none', () => {
    const found = languageDifferences(wording({ titleTh: 'ประชุม 3 ครั้ง', titleCn: '会议' }));
    expect(found).toEqual([{ language: 'cn', kind: 'number', onlyThai: ['3'], onlyOther: [] }]);
  });

  test('a day with a year is the day without one, but not another year', () => {
    const [en, cn] = ['25 November', '2027年11月25日'];
    const found = languageDifferences(
      wording({ titleTh: '25 พฤศจิกายน 2569', titleEn: en, titleCn: cn }),
    );
    expect(found.map(({ language }) => language)).toEqual(['cn']);
  });

  test('a long row of numbers is read to its end', () => {
    const long = `<p>${'1 '.repeat(12_000)}${'9-'.repeat(12_000)}</p>`;
    expect(languageDifferences(wording({ descriptionTh: long, titleEn: 'x' }))).toHaveLength(1);
  });
});

describe('completeness', () => {
  test('is of title and text, marks alone being no text', () => {
    expect(
      completeness(
        wording({
          titleTh: 'ก',
          descriptionTh: '<p>ข</p>',
          titleEn: 'a',
          descriptionEn: '<p>&nbsp;<br></p>',
        }),
      ),
    ).toEqual({ th: 'complete', en: 'partial', cn: 'empty' });
  });

  test('plain text has the words that the marks stood between', () => {
    expect(plainText('<p>a &lt;b&gt;</p><p>1 &amp; 2&#8203;&#x41;</p>')).toBe('a <b> 1 & 2\u200bA');
    expect(plainText('1 < 2')).toBe('1 < 2');
  });
});
