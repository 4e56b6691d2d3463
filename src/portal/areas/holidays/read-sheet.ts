import type { FieldError } from '@/contracts/kit/errors';
import { fieldErrors } from '@/contracts/kit/field-errors';
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

const isFilled = ({ typed }: SheetLine) => Object.values(typed).some(Boolean);
/** The line that our own files end with. */
const isSum = ({ typed }: SheetLine) => /^รวม /.test(typed.day) && !typed.nameTh;

/**
 * Reads the first sheet of an .xlsx file: day, name in Thai, name in English below a line of headings.
 * A file of more than `sheetMost` lines gives one more than that. Throws for what is no such file. It is read here and not by a service: a file that is made to burst
 * bursts on its sender's own screen.
 */
export async function readSheet(file: File): Promise<SheetLine[]> {
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), {
    sheets: [0],
    maxRows: sheetMost + 3,
  });
  const rows = sheets[0]?.rows ?? [];
  const lines = rows
    .map((cells, i) => lineOf(cells, i + 1))
    .slice(1)
    .filter((line) => isFilled(line) && !isSum(line));
  const seen = new Set<string>();
  return lines.map((line) => {
    const day = line.draft?.day;
    if (!day || seen.size < seen.add(day).size) return line;
    return { ...line, draft: null, errors: [{ field: 'day', code: 'duplicate' }] };
  });
}
