import type { FieldError } from '@/contracts/kit/calls/errors';
import { fieldErrors } from '@/contracts/kit/calls/field-errors';
import { type HolidayDraft, holidayDraft } from '@/contracts/master-data/holiday';

/** A line of a sheet: the day that it would add, or what is wrong with it. */
export interface SheetLine {
  /** As the sheet counts it. */
  line: number;
  typed: { day: string; nameTh: string; nameEn: string };
  draft: HolidayDraft | null;
  errors: LineError[];
}

/** What is wrong, and in which column. */
export type LineError = Omit<FieldError, 'message'> & { field: keyof SheetLine['typed'] };

/** Lines of one file. */
export const sheetMost = 400;
/** What a file unpacks to, bytes: ten times as much as so many lines with all the formats of Excel. */
const mostUnpacked = 4 * 1024 * 1024;

/** Why a file is not taken, as its text's key. */
export type SheetRefusal = 'importBroken' | 'importLong' | 'importLarge';

const textOf = (cell: unknown) =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();

function lineOf(cells: readonly unknown[], line: number): SheetLine {
  const [day = '', nameTh = '', nameEn = ''] = cells.map(textOf);
  const typed = { day, nameTh, nameEn };
  const parsed = holidayDraft.safeParse(typed, { reportInput: true });
  if (parsed.success) return { line, typed, draft: parsed.data, errors: [] };
  const found = fieldErrors(parsed.error.issues, () => '');
  const errors = Object.entries(found).map(([field, error]) => ({
    ...error,
    field: field as LineError['field'],
  }));
  return { line, typed, draft: null, errors };
}

/** The line that our own files end with. */
const isSum = ({ typed }: SheetLine) => /^รวม /.test(typed.day) && !typed.nameTh;

/** Where a record of a zip file's list begins, and what it says of its entry. */
const listed = { start: 0x02014b50, length: 46, flags: 8, packed: 20, unpacked: 24 };
/** The entry's sizes are written behind it. */
const sizesFollow = 8;

/** What a zip file's entries say that they unpack to, bytes; endless where one does not say. */
function unpackedBytes(zip: DataView): number {
  let bytes = 0;
  for (let at = 0; at + listed.length <= zip.byteLength; at++) {
    if (zip.getUint32(at, true) !== listed.start) continue;
    const says = zip.getUint32(at + listed.unpacked, true);
    const isSilent =
      zip.getUint32(at + listed.packed, true) > 0 ||
      (zip.getUint16(at + listed.flags, true) & sizesFollow) > 0;
    bytes += says === 0 && isSilent ? Number.POSITIVE_INFINITY : says;
  }
  return bytes;
}
/** The rows of the first sheet, of its first three columns. */
async function rowsOf(bytes: Uint8Array<ArrayBuffer>) {
  const { readXlsx } = await import('hucre/xlsx');
  // As many rows as a sheet can have: a limit on rows would drop the days below it without a word.
  const { sheets } = await readXlsx(bytes, { sheets: [0], range: 'A1:C1048576' });
  return sheets[0]?.rows ?? [];
}

/**
 * Reads the first sheet of an .xlsx file: day, name in Thai, name in English below a line of
 * headings. Answers the text's key of why a file is not taken. It is read here and not by a service:
 * a file that is made to burst bursts on its sender's own screen, and one that says so is not opened.
 */
export async function readSheet(file: File): Promise<SheetLine[] | SheetRefusal> {
  if (file.size > mostUnpacked) return 'importLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (unpackedBytes(new DataView(bytes.buffer)) > mostUnpacked) return 'importLarge';
  const rows = await rowsOf(bytes).catch(() => null);
  if (!rows) return 'importBroken';
  const lines: SheetLine[] = [];
  for (const [i, cells] of rows.entries()) {
    if (i === 0 || !cells.some(textOf)) continue;
    const line = lineOf(cells, i + 1);
    if (!isSum(line)) lines.push(line);
    if (lines.length > sheetMost) return 'importLong';
  }
  const seen = new Set<string>();
  return lines.map((line) => {
    const day = line.draft?.day;
    if (!day || seen.size < seen.add(day).size) return line;
    return { ...line, draft: null, errors: [{ field: 'day', code: 'duplicate' }] };
  });
}
