import { zip } from '@tests/services/upload/made-files';
import { readSheet } from '@/portal/areas/holidays/read-sheet';

const types = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = (id: string, kind: string, target: string) =>
  `<Relationships xmlns="${types}/relationships"><Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/></Relationships>`;

/** A book of one sheet of these rows, as XML. */
const book = (rows: string, more: Record<string, string> = {}) =>
  zip({
    '[Content_Types].xml': `<Types xmlns="${types}/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': relations('r1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('r1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  });
const row = (line: number, cells: Record<string, string> = {}) =>
  `<row r="${line}">${Object.entries(cells)
    .map(([column, text]) => `<c r="${column}${line}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`;
const day = (line: number) => row(line, { A: '5/12/2569', B: 'วันพ่อแห่งชาติ' });
const heading = row(1, { A: 'วันที่', B: 'ชื่อวันหยุด' });
// The tests' own File knows no arrayBuffer.
const read = (content: Uint8Array<ArrayBuffer>) =>
  readSheet(
    Object.assign(new File([content], 'วันหยุด.xlsx'), {
      arrayBuffer: async () => Uint8Array.from(content).buffer,
    }),
  );

test('the lines that hold something are read, each as the sheet counts it', async () => {
  const lines = await read(book(heading + row(2) + day(3)));
  expect(lines).toMatchObject([{ line: 3, draft: { day: '2026-12-05' }, errors: [] }]);
});

test('a day below 50,000 empty rows, or at the sheet’s very end, is found', async () => {
  const empty = Array.from({ length: 50_000 }, (_, i) => row(i + 2)).join('');
  expect(await read(book(heading + empty + day(50_002)))).toMatchObject([{ line: 50_002 }]);
  expect(await read(book(heading + day(1_048_576)))).toMatchObject([{ line: 1_048_576 }]);
});

test('a line that is 16,384 columns wide is read as far as it is of use', async () => {
  const wide = row(2, { A: '5/12/2569', B: 'วันพ่อแห่งชาติ', XFD: 'ไกล' });
  expect(await read(book(heading + wide))).toMatchObject([{ line: 2, errors: [] }]);
});

test('what unpacks to more than a sheet of days has is not unpacked', async () => {
  const burst = { 'xl/sharedStrings.xml': ' '.repeat(5_000_000) };
  expect(await read(book(day(2), burst))).toBe('importLarge');
  expect(await read(new Uint8Array(5_000_000))).toBe('importLarge');
});

test('what does not say to how much it unpacks is not unpacked', async () => {
  const silent = book(day(2));
  for (let at = silent.indexOf('PK\x01\x02'); at >= 0; at = silent.indexOf('PK\x01\x02', at + 1)) {
    silent.writeUInt32LE(0, at + 24);
  }
  expect(await read(silent)).toBe('importLarge');
});

test('more lines than are taken at once, and what is no such file, are refused', async () => {
  const many = Array.from({ length: 401 }, (_, i) => day(i + 2)).join('');
  expect(await read(book(heading + many))).toBe('importLong');
  expect(await read(new Uint8Array(9))).toBe('importBroken');
});
