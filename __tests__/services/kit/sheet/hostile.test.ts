import { partsOf, zip } from '@tests/services/kit/sheet/workbook-file';
import { type TableRow, tableRows } from '@/services/kit/sheet/table';

const columns = { number: { names: ['เลขห้อง'], needed: true }, name: { names: ['ชื่อ'] } } as const;

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rows = `<row r="1">${cell('A1', 'เลขห้อง')}${cell('B1', 'ชื่อ')}</row>
  <row r="2">${cell('A2', 'A-1')}${cell('B2', 'ก')}</row>`;

const book = (more: Record<string, string>, sheet = '') =>
  zip({
    ...partsOf(),
    'xl/worksheets/sheet1.xml': Buffer.from(`<sheetData>${rows}${sheet}</sheetData>`),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, Buffer.from(text)])),
  });
const related = (type: string) => ({
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="a/${type}" Target="${type}.xml"/></Relationships>`,
});

/** What becomes of a file. */
async function taken(name: string, bytes: Buffer) {
  const found: TableRow<'number' | 'name'>[] = [];
  let code = 'taken';
  try {
    for await (const row of tableRows({ name, bytes }, columns, 20_000)) found.push(row);
  } catch (error) {
    code = (error as { code: string }).code;
  }
  return { code, found };
}

const bracket = `<numFmt numFmtId="164" formatCode="${'['.repeat(200_000)}"/>`;
const ranges = Array.from(
  { length: 30_000 },
  (_, at) => `<mergeCell ref="A${at + 9}:B${at + 9}"/>`,
);
const line = (at: number) => `<row r="${at}">${cell(`A${at}`, 'A')}${cell(`B${at}`, 'ก')}</row>`;
const lines = Array.from({ length: 15_000 }, (_, at) => line(at + 50_000));

// Each took from a minute to hours: what is looked for was tried anew from each letter.
jest.setTimeout(60_000);
test.each<[string, string, string, () => Buffer]>([
  ['a heading of brackets', 'a.csv', 'SHEET_NO_HEADINGS', () => Buffer.from('('.repeat(400_000))],
  [
    'a list of sheets without an end',
    'a.xlsx',
    'SHEET_BROKEN',
    () => book({ 'xl/workbook.xml': '<sheet '.repeat(90_000) }),
  ],
  [
    'relations without an end',
    'a.xlsx',
    'SHEET_BROKEN',
    () => book({ 'xl/_rels/workbook.xml.rels': '<Relationship '.repeat(60_000) }),
  ],
  [
    'a longer list of sheets than any workbook has',
    'a.xlsx',
    'SHEET_LARGE',
    () => book({ 'xl/workbook.xml': '<sheet/>'.repeat(600_000) }),
  ],
  [
    'a format of brackets',
    'a.xlsx',
    'taken',
    () => book({ ...related('styles'), 'xl/styles.xml': `<numFmts>${bracket}</numFmts>` }),
  ],
  [
    '30,000 merged ranges beside 15,000 rows',
    'a.xlsx',
    'taken',
    () => book({}, `${lines.join('')}</sheetData><mergeCells>${ranges.join('')}</mergeCells>`),
  ],
  [
    'more shared texts than rows could name',
    'a.xlsx',
    'SHEET_LARGE',
    () => book({ ...related('sharedStrings'), 'xl/sharedStrings.xml': '<si/>'.repeat(1_100_000) }),
  ],
  [
    'more lines than any sheet has',
    'a.csv',
    'SHEET_LARGE',
    () => Buffer.from(`เลขห้อง,ชื่อ\n${'\n'.repeat(1_200_000)}`),
  ],
  [
    'a text that is open to the end',
    'a.csv',
    'taken',
    () => Buffer.from(`เลขห้อง,ชื่อ\nA-1,"${'ก '.repeat(500_000)}`),
  ],
])(
  '%s is soon done with',
  async (_, name, code, bytes) => {
    const was = await taken(name, bytes());
    expect(was.code).toBe(code);
  },
  180_000,
);

test('a cell keeps what any field may hold, and letters that the database can', async () => {
  const shared = `<si><t>${'ก'.repeat(30_000)}</t></si>`;
  const named = '<c r="B3" t="s"><v>0</v></c>';
  const bytes = book(
    { ...related('sharedStrings'), 'xl/sharedStrings.xml': shared },
    `<row r="3">${cell('A3', 'x_x0000_y&#xD800;')}${named}</row>`,
  );
  const [, last] = (await taken('a.xlsx', bytes)).found;
  expect(last?.typed.number).toBe('x y');
  expect(last?.typed.name).toHaveLength(5000);
});

test('rows are counted on, whatever number they give themselves', async () => {
  const named = ['1e300', '3.5', '2', '9', '9', '-1'].map(
    (at) => `<row r="${at}">${cell('A', at)}</row>`,
  );
  const { found } = await taken('a.xlsx', book({}, named.join('')));
  expect(found.map(({ line }) => line)).toEqual([2, 3, 4, 5, 9, 10, 11]);
});
