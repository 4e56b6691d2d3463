import { officeType, partsOf, zip } from '@tests/services/kit/sheet/workbook-file';
import { writeXlsx } from 'hucre/xlsx';
import { sheetCells } from '@/services/kit/sheet/sheet-cells';
import { type SheetColumn, type TableRow, tableRows } from '@/services/kit/sheet/table';

type Field = 'number' | 'area' | 'day' | 'name';
const columns: Record<Field, SheetColumn> = {
  number: { names: ['เลขห้อง', 'number'], needed: true },
  area: { names: ['พื้นที่ (ตร.ม.)', 'area'] },
  day: { names: ['วันที่'] },
  name: { names: ['ชื่อ'] },
};

async function read(name: string, bytes: Uint8Array, most = 100): Promise<TableRow<Field>[]> {
  const rows: TableRow<Field>[] = [];
  for await (const row of tableRows({ name, bytes: Buffer.from(bytes) }, columns, most))
    rows.push(row);
  return rows;
}

type Cell = string | number | Date | null;
const book = (rows: Cell[][], more: object = {}) =>
  writeXlsx({ sheets: [{ name: '1', rows, ...more }] });

const refused = (name: string, bytes: Uint8Array, most?: number) =>
  read(name, bytes, most).then(
    () => 'taken',
    (error) => [error.code, error.message],
  );

test('headings are found in any order, with spaces, stars and a title above; empty rows are left out', async () => {
  const bytes = await book([
    ['ทะเบียนห้องชุด', null, null],
    [null, null, null],
    ['  พื้นที่  (ตร.ม.) ', 'ผู้ดูแล', ' เลข ห้อง* '],
    [35.5, 'x', ' A-1 '],
    [null, null, null],
    [0.1 + 0.2, null, '๑๒/๓'],
    ['รวม 2 แถว', null, null],
  ]);
  expect(await read('a.xlsx', bytes)).toEqual([
    { line: 4, typed: { area: '35.5', number: 'A-1' }, wrong: {} },
    { line: 6, typed: { area: '0.3', number: '๑๒/๓' }, wrong: {} },
  ]);
});

test('a date is its day, also where somebody typed a year of the Buddhist era into it', async () => {
  const rows = [
    ['เลขห้อง', 'วันที่'],
    ['A-1', new Date('2026-02-01')],
    ['A-2', new Date('2569-02-01')],
  ];
  const days = (await read('a.xlsx', await book(rows))).map(({ typed }) => typed.day);
  expect(days).toEqual(['2026-02-01', '2569-02-01']);
});

test('merged cells and the errors of formulas are told by their column', async () => {
  const rows = [
    ['รายงาน', null],
    ['เลขห้อง', 'ชื่อ'],
    ['A-1', 'ก'],
    [null, 'ข'],
    ['A-3', '#REF!'],
  ];
  const merges = [
    { startRow: 0, startCol: 0, endRow: 0, endCol: 1 },
    { startRow: 2, startCol: 0, endRow: 3, endCol: 0 },
  ];
  expect((await read('a.xlsx', await book(rows, { merges }))).map(({ wrong }) => wrong)).toEqual([
    { number: 'mergedCell' },
    { number: 'mergedCell' },
    { name: 'formulaError' },
  ]);
});

test('a formula counts as what it came to', async () => {
  const cells = new Map([
    ['1,0', { formula: '"A-"&1', formulaResult: 'A-1', type: 'formula' as const }],
  ]);
  const bytes = await book(
    [
      ['เลขห้อง', 'ชื่อ'],
      ['A-1', 'ก'],
    ],
    { cells },
  );
  expect((await read('a.xlsx', bytes))[0]?.typed).toEqual({ number: 'A-1', name: 'ก' });
});

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

test('cells are read as they are shown, whatever program wrote them', async () => {
  const texts = `<sst xmlns="${spreadsheet}"><si><t>เลขห้อง</t></si><si><t>วันที่</t></si><si><t>ชื่อ</t></si>
    <si><r><rPr><b/></rPr><t>สม</t></r><r><t xml:space="preserve">ชาย &amp; </t></r><r><t>ญาติ&#x0E01;</t></r>
    <rPh sb="0" eb="1"><t>ไม่ใช่</t></rPh></si><si/></sst>`;
  const styles = `<styleSheet xmlns="${spreadsheet}"><numFmts count="2">
    <numFmt numFmtId="164" formatCode="[$-107041E]d\\ mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="0.0&quot; days&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs></styleSheet>`;
  const sheet = `<x:worksheet xmlns:x="${spreadsheet}"><x:sheetData>
    <x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="s"><x:v>1</x:v></x:c><x:c r="D1" t="s"><x:v>2</x:v></x:c></x:row>
    <x:row><x:c t="str"><x:f>"A"</x:f><x:v>A_x000D_1</x:v></x:c><x:c s="1"><x:v>46054</x:v></x:c><x:c><x:v>9</x:v></x:c><x:c t="s"><x:v>3</x:v></x:c></x:row>
    <x:row r="5"><x:c r="A5"><x:v>0.30000000000000004</x:v></x:c><x:c r="B5" s="2"><x:v>3</x:v></x:c><x:c r="D5" t="b"><x:v>1</x:v></x:c></x:row>
    <x:row r="6"><x:c r="A6"><x:v>1E+3</x:v></x:c><x:c r="B6" s="3"><x:v>0.354166666666667</x:v></x:c><x:c r="D6" t="s"><x:v>4</x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`;
  const relations = [
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'sharedStrings', 'sharedStrings.xml'],
    ['rId3', 'styles', '/xl/styles.xml'],
  ].map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${officeType}/${type}" Target="${target}"/>`,
  );
  const bytes = zip({
    ...partsOf(),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      `<Relationships>${relations.join('')}</Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': Buffer.from(sheet),
    'xl/sharedStrings.xml': Buffer.from(texts),
    'xl/styles.xml': Buffer.from(styles),
  });
  expect((await read('a.xlsx', bytes)).map(({ line, typed }) => ({ line, ...typed }))).toEqual([
    { line: 2, number: 'A 1', day: '2026-02-01', name: 'สมชาย & ญาติก' },
    { line: 5, number: '0.3', day: '3', name: 'true' },
    { line: 6, number: '1000', day: '08:30', name: '' },
  ]);
});

test('no more of a sheet is unpacked than the rows that were asked for', async () => {
  const line = (at: number) =>
    `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>${crypto.randomUUID()}</t></is></c></row>`;
  const lines = Array.from({ length: 20_000 }, (_, i) => Buffer.from(line(i + 1)));
  let given = 0;
  async function* pieces() {
    for (const piece of lines) {
      given += 1;
      yield piece;
    }
  }
  for await (const { index } of sheetCells(pieces(), { texts: [], isDate: [], is1904: false })) {
    expect(given - index).toBeLessThan(5);
    if (index > 200) break;
  }
  expect(given).toBeLessThan(300);
});

test('200,000 empty rows cost nothing but their reading', async () => {
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const line = (at: number, a: string, b: string) =>
    `<row r="${at}">${cell(`A${at}`, a)}${cell(`B${at}`, b)}</row>`;
  const empty = Array.from(
    { length: 200_000 },
    (_, i) => `<row r="${i + 3}"><c r="A${i + 3}" s="1"/></row>`,
  );
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
    ${line(1, 'เลขห้อง', 'ชื่อ')}${line(2, 'A-1', 'ก')}${empty.join('')}</sheetData></worksheet>`;
  const bytes = zip({ ...partsOf(), 'xl/worksheets/sheet1.xml': Buffer.from(sheet) });
  expect(await read('a.xlsx', bytes)).toHaveLength(1);
});

test.each([
  ['UTF-8', Buffer.from('\ufeffเลขห้อง,ชื่อ\nA-1,"น้ำ, ใจ"\n')],
  ['UTF-16', Buffer.from('\ufeffเลขห้อง\tชื่อ\nA-1\t"น้ำ, ใจ"\n', 'utf16le')],
  ['windows-874', windows874('เลขห้อง;ชื่อ\r\nA-1;"น้ำ, ใจ"\r\n')],
])('a .csv in %s is read', async (_, bytes) => {
  expect((await read('a.csv', bytes)).map(({ typed }) => typed)).toEqual([
    { number: 'A-1', name: 'น้ำ, ใจ' },
  ]);
});

function windows874(text: string): Buffer {
  return Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      return code < 0x80 ? code : code - 0x0e00 + 0xa0;
    }),
  );
}

test('each file that cannot be taken is refused in words of its own', async () => {
  const sheet = await book([
    ['เลขห้อง', 'ชื่อ'],
    ['A-1', 'ก'],
    ['A-2', 'ข'],
  ]);
  const macro = zip({
    'xl/workbook.xml': Buffer.from('<x/>'),
    'xl/vbaProject.bin': Buffer.from('x'),
  });
  const bomb = zip(
    { 'xl/workbook.xml': Buffer.from('<x/>'), 'xl/a.xml': Buffer.alloc(200_000_000) },
    10,
  );
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const locked = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]);
  const told = [
    await refused('a.xlsx', Buffer.alloc(0)),
    await refused('a.xlsm', sheet),
    await refused('a.xlsx', macro),
    await refused('a.xls', old),
    await refused('a.xlsx', locked),
    await refused('a.pdf', sheet),
    await refused('a.csv', sheet),
    await refused('a.xlsx', Buffer.from('เลขห้อง,ชื่อ\nA-1,ก\n')),
    await refused('a.xlsx', sheet.subarray(0, sheet.length / 2)),
    await refused('a.xlsx', zip({ 'word/document.xml': Buffer.from('<x/>') })),
    await refused('a.xlsx', bomb),
    await refused('a.xlsx', sheet, 1),
    await refused(
      'a.xlsx',
      await book([
        ['ก', 'ข'],
        ['ค', 'ง'],
      ]),
    ),
    await refused(
      'a.xlsx',
      await book([
        ['ชื่อ', 'พื้นที่'],
        ['ก', 1],
      ]),
    ),
    await refused(
      'a.xlsx',
      await book([
        ['เลขห้อง', 'ชื่อ', 'ชื่อ'],
        ['ก', 'ข', 'ค'],
      ]),
    ),
    await refused('a.xlsx', await book([['เลขห้อง', 'ชื่อ']])),
  ];
  expect(told.map(([code]) => code)).toEqual([
    ...['SHEET_EMPTY', 'SHEET_MACRO', 'SHEET_MACRO', 'SHEET_OLD', 'SHEET_PASSWORD', 'SHEET_KIND'],
    ...['SHEET_NOT_CSV', 'SHEET_NOT_XLSX', 'SHEET_BROKEN', 'SHEET_NOT_XLSX', 'SHEET_LARGE'],
    ...['SHEET_LONG', 'SHEET_NO_HEADINGS', 'SHEET_HEADING_MISSING', 'SHEET_HEADING_TWICE'],
    'SHEET_NO_ROWS',
  ]);
  expect(told.every(([, words]) => /[ก-๙]/.test(words ?? ''))).toBe(true);
  expect(told[13]?.[1]).toContain('เลขห้อง');
});
