import { isUtf8 } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';
import { normalThai } from '@/contracts/kit/text/thai-text';
import { Problem } from '@/services/kit/calls/problem';
import { type Archive, openArchive } from './archive';
import { lastRow, mostCellText, mostColumns } from './grid';
import type { IsMerged } from './merges';
import { type SheetRow, sheetCells } from './sheet-cells';
import { dateStyles, sharedTexts } from './workbook';

/** A file of rows as somebody sent it. */
export interface SheetFile {
  name: string;
  bytes: Buffer;
}

/** The rows of a file's first sheet, and what it has merged. */
export interface Sheet {
  isMerged: IsMerged;
  rows: AsyncIterable<SheetRow>;
}

/** A cell as it is compared and kept: one space where any stand, none around it, and none that cannot be kept. */
const written = (cell: string): string =>
  cell &&
  normalThai(cell)
    .replace(/[\s\0\u200b\ufeff\p{Surrogate}]+/gu, ' ')
    .trim();

async function* xlsxRows({ sheet, texts, styles, is1904 }: Archive): AsyncGenerator<SheetRow> {
  const words = {
    texts: texts ? await sharedTexts(texts) : [],
    isDate: styles ? await dateStyles(styles) : [],
    is1904,
  };
  for await (const { index, cells } of sheetCells(sheet, words)) {
    yield { index, cells: cells.map(written) };
  }
}

/** Text in whichever way Thai text is kept: UTF-8, UTF-16 with its mark, or windows-874 (TIS-620). */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-874').decode(bytes);
}

const breath = 500;

async function* csvRows(bytes: Buffer): AsyncGenerator<SheetRow> {
  // A picture or a program that was called .csv.
  if (bytes.subarray(0, 4000).includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe) {
    throw new Problem('SHEET_BROKEN');
  }
  const { streamCsvRows } = await import('hucre/csv');
  let index = 0;
  for (const cells of streamCsvRows(decoded(bytes), { skipBom: true })) {
    yield {
      index,
      cells: cells
        .slice(0, mostColumns)
        .map((cell) => written(String(cell).slice(0, mostCellText))),
    };
    index += 1;
    if (index > lastRow) throw new Problem('SHEET_LARGE');
    if (index % breath === 0) await turn();
  }
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK';
const isOld = (bytes: Buffer) => bytes.subarray(0, 4).toString('hex') === 'd0cf11e0';

/** Opens an .xlsx or a .csv by its bytes and its name, which have to agree; throws a `SHEET_` problem. */
export async function openSheet({ name, bytes }: SheetFile): Promise<Sheet> {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (bytes.length === 0) throw new Problem('SHEET_EMPTY');
  if (ending === 'xlsm') throw new Problem('SHEET_MACRO');
  if (ending === 'xls' || ending === 'xlsb') throw new Problem('SHEET_OLD');
  if (ending !== 'xlsx' && ending !== 'csv') throw new Problem('SHEET_KIND');
  if (ending === 'csv' && (isZip(bytes) || isOld(bytes))) throw new Problem('SHEET_NOT_CSV');
  if (ending === 'xlsx' && !isZip(bytes) && !isOld(bytes)) throw new Problem('SHEET_NOT_XLSX');
  if (ending === 'csv') return { isMerged: () => false, rows: csvRows(bytes) };
  const archive = await openArchive(bytes);
  return { isMerged: archive.isMerged, rows: xlsxRows(archive) };
}
