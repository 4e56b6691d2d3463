import {
  readAmount,
  readMoment,
  readTime,
} from '@/services/master-data/billing/statements/read/cells';
import { keptOf, understand } from '@/services/master-data/billing/statements/read/columns';
import { readLines } from '@/services/master-data/billing/statements/read/lines';

const today = '2026-11-25';
const grid = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }));
const read = (...rows: string[][]) => {
  const all = grid(...rows);
  const understood = understand(all, null, today);
  return { ...understood, ...readLines(all, understood.columns, today) };
};

test.each([
  ['01/11/2569', '2026-11-01'],
  ['1/11/2026', '2026-11-01'],
  ['01-11-26', '2026-11-01'],
  ['01/11/69', '2026-11-01'],
  ['๐๑/๑๑/๒๕๖๙', '2026-11-01'],
  ['1 พ.ย. 2569', '2026-11-01'],
  ['1 พฤศจิกายน 69', '2026-11-01'],
  ['01 NOV 2026', '2026-11-01'],
  ['1-Nov-26', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
  ['20261101', '2026-11-01'],
  ['01112569', '2026-11-01'],
  ['29/02/2567', '2024-02-29'],
  ['31/11/2569', undefined],
  ['รวม', undefined],
  ['1234567', undefined],
])('the day %s', (typed, day) => expect(readMoment(typed, today)?.day).toBe(day));

test.each([
  ['01/11/2569 14:05:09', { day: '2026-11-01', time: '14:05:09' }],
  ['2026-11-01T09:30', { day: '2026-11-01', time: '09:30' }],
  ['1 พ.ย. 69 9.30 น.', { day: '2026-11-01', time: '09:30' }],
])('the day and the time %s', (typed, both) => expect(readMoment(typed, today)).toEqual(both));

test.each([
  ...([
    ['9:05', '09:05'],
    ['23.59', '23:59'],
    ['140509', '14:05:09'],
  ] as const),
  ...([
    ['25:00', ''],
    ['', ''],
    ['12:61', ''],
  ] as const),
])('the time %s', (typed, time) => expect(readTime(typed)).toBe(time));

test.each([
  ...([
    ['1,234.50', 123450],
    ['(1,234.50)', -123450],
    ['-1,234.50', -123450],
  ] as const),
  ...([
    ['1,234.50-', -123450],
    ['๑,๒๓๔.๕๐', 123450],
    ['1234.5', 123450],
  ] as const),
  ...([
    ['฿ 500', 50000],
    ['500 บาท', 50000],
    ['1,000.00 DR', -100000],
  ] as const),
  ...([
    ['1,000.00CR', 100000],
    ['+75.25', 7525],
    ['10.500', 1050],
    ['−3.00', -300],
  ] as const),
  ...([
    ['', null],
    ['-', null],
    ['–', null],
  ] as const),
  ...([
    ['10.505', undefined],
    ['(5', undefined],
    ['1/11/2569', undefined],
    ['abc', undefined],
  ] as const),
])('the amount %s', (typed, satang) => expect(readAmount(typed)).toBe(satang));

test('a statement of two columns of amounts, the newest first, with a letterhead and sums', () => {
  const found = read(
    ['ธนาคารกสิกรไทย', '', ''],
    ['ตั้งแต่วันที่ 01/11/2569 ถึง 03/11/2569'],
    [
      'วันที่',
      'เวลา',
      'รายการ',
      'ถอนเงิน (บาท)',
      'ฝากเงิน (บาท)',
      'ยอดคงเหลือ (บาท)',
      'ช่องทาง',
      'รายละเอียด',
    ],
    ['03/11/2569', '10:00', 'รับโอนเงิน', '', '500.00', '1,400.00', 'K PLUS', 'จาก x1 สมชาย'],
    ['02/11/2569', '09:00', 'ชำระ', '100.00', '', '900.00', 'K PLUS', 'ค่าไฟ'],
    ['01/11/2569', '', 'ยอดยกมา', '', '', '1,000.00', '', ''],
    ['รวม', '', '', '100.00', '500.00', '', '', ''],
  );
  expect(found.wrong).toEqual([]);
  expect(found.columns).toMatchObject({ description: 2, note: 7 });
  expect([found.leftOut, found.breaks]).toEqual([5, 0]);
  expect(found.lines).toMatchObject([
    { day: '2026-11-02', amount: -10000, balance: 90000, place: 1 },
    {
      day: '2026-11-03',
      time: '10:00',
      amount: 50000,
      balance: 140000,
      channel: 'K PLUS',
      place: 2,
    },
  ]);
});

test('a statement without headings is read by what its cells hold', () => {
  const found = read(
    ['01/11/26', 'X1234 MR SOMCHAI JAIDEE', '', '1,500.00', '11,500.00'],
    ['02/11/26', 'ELECTRICITY AUTHORITY', '500.00', '', '11,000.00'],
    ['03/11/26', 'X9876 MS MALEE DEEJAI', '', '1,250.00', '12,250.00'],
  );
  expect(found.columns).toMatchObject({ day: 0, in: 3, out: 2, balance: 4, description: 1 });
  expect(found.lines.map(({ amount }) => amount)).toEqual([150000, -50000, 125000]);
});

test('an amount with its sign in one column', () => {
  const found = read(
    ['Date', 'Description', 'Amount', 'Balance'],
    ['01/11/2026', 'in', '1,500.00', '1,500.00'],
    ['02/11/2026', 'out', '(500.00)', '1,000.00'],
  );
  expect(found.lines.map(({ amount }) => amount)).toEqual([150000, -50000]);
});

test('equal lines of a day are told apart by their number, and say nothing of a break', () => {
  const row = ['01/11/2026', 'fee', '', '10.00'];
  const found = read(['วันที่', 'รายการ', 'ถอน', 'ฝาก'], row, row, ['02/11/2026', 'fee', '', '10.00']);
  expect(found.lines.map(({ ordinal }) => ordinal)).toEqual([1, 2, 1]);
});

test('what cannot be read is told by its row, and a balance that does not follow is counted', () => {
  const found = read(
    ['วันที่', 'รายการ', 'ถอนเงิน', 'ฝากเงิน', 'ยอดคงเหลือ'],
    ['01/11/2569', 'a', '', '10.00', '10.00'],
    ['32/11/2569', 'b', '', '10.00', '20.00'],
    ['02/11/2569', 'c', '', 'สิบบาท', '20.00'],
    ['03/11/2569', 'd', '5.00', '10.00', '20.00'],
    ['04/11/2599', 'e', '', '10.00', '20.00'],
    ['05/11/2569', 'f', '', '10.00', '99.00'],
  );
  expect(found.wrong).toEqual([
    { line: 3, why: 'day' },
    { line: 4, why: 'amount' },
    { line: 5, why: 'both' },
    { line: 6, why: 'future' },
  ]);
  expect([found.lines.length, found.breaks]).toEqual([2, 1]);
});

test('the columns of the last file are found again where they have moved, and given up where they are gone', () => {
  const first = grid(['วันที่', 'A', 'B', 'C'], ['01/11/2569', 'x', '1.00', 'y']);
  const chosen = { ...understand(first, null, today).columns, in: 2, description: 3, amount: null };
  const kept = keptOf(chosen, ['วันที่', 'A', 'B', 'เงินฝาก'] as never);
  const moved = grid(['B', 'เงินฝาก', 'วันที่', 'ยอดคงเหลือ'], ['1.00', 'y', '01/11/2569', '5.00']);
  expect(understand(moved, kept, today)).toMatchObject({
    areKept: true,
    columns: { day: 2, in: 0, description: 1, balance: null },
  });
  const other = grid(['Date', 'Deposit'], ['01/11/2026', '1.00']);
  expect(understand(other, kept, today)).toMatchObject({ areKept: false, columns: { in: 1 } });
});

test.each(['เลขอ้างอิง', 'เลขที่อ้างอิง', 'หมายเลขอ้างอิง', 'อ้างอิง', 'Ref. No.'])(
  'a reference is found under %s',
  (heading) => {
    const rows = [{ line: 1, cells: ['วันที่', 'รายการ', 'ฝากเงิน', heading] }];
    expect(understand(rows, null, today).columns).toMatchObject({ reference: 3 });
  },
);
