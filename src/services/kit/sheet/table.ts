import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import { Problem } from '@/services/kit/calls/problem';
import type { Merge } from './archive';
import { openSheet, type SheetFile } from './rows';
import type { SheetRow } from './sheet-cells';

/** A column of a sheet: its heading in Thai first, then whatever else people write above it. */
export interface SheetColumn {
  names: readonly [string, ...string[]];
  /** Without it the file is not taken. */
  needed?: true;
}

/** A row below the headings, by the columns that the sheet has. */
export interface TableRow<Field extends string> {
  /** As the sheet counts it. */
  line: number;
  typed: Partial<Record<Field, string>>;
  /** Where a cell is part of a merged one, or holds a formula's error. */
  wrong: Partial<Record<Field, 'mergedCell' | 'formulaError'>>;
}

/** Lines above the headings, such as a title. */
const mostTitles = 20;
const formulaError = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)$/;

/** A heading as it is compared: without spaces, marks, and what stands in brackets. */
const bare = (heading: string) =>
  thaiDigits(heading)
    .toLowerCase()
    .replace(/[([].*?[)\]]/g, '')
    .replace(/[\s*_:/.-]/g, '');

type Columns<Field extends string> = Readonly<Record<Field, SheetColumn>>;

/** Which field each column of a row of headings is; `undefined` where it is none. */
function headed<Field extends string>(columns: Columns<Field>, { cells }: SheetRow) {
  const fields = Object.keys(columns) as Field[];
  const found = cells.map((cell) =>
    cell
      ? fields.find((field) => columns[field].names.some((name) => bare(name) === bare(cell)))
      : undefined,
  );
  const twice = found.find((field, at) => field && found.indexOf(field) !== at);
  const known = found.filter(Boolean).length;
  return { found, twice, known };
}

function refuseHeadings<Field extends string>(
  columns: Columns<Field>,
  { found, twice }: ReturnType<typeof headed<Field>>,
): void {
  if (twice) throw new Problem('SHEET_HEADING_TWICE', { column: columns[twice].names[0] });
  const missing = (Object.entries(columns) as [Field, SheetColumn][])
    .filter(([field, { needed }]) => needed && !found.includes(field))
    .map(([, { names }]) => names[0]);
  if (missing.length > 0)
    throw new Problem('SHEET_HEADING_MISSING', { columns: missing.join(', ') });
}

/** Merged ranges by the rows that they reach into. */
function mergedAt(merges: readonly Merge[]) {
  const tall = merges.filter(([top, , bottom]) => bottom - top < 100_000);
  return (row: number, column: number) =>
    tall.some(
      ([top, left, bottom, right]) =>
        row >= top && row <= bottom && column >= left && column <= right,
    );
}

/** The line that our own files end with. */
const isSum = (cells: readonly string[]) =>
  /^รวม [\d,]+ แถว$/.test(cells[0] ?? '') && cells.slice(1).every((cell) => !cell);

/**
 * The rows of a file below its headings, whatever order those are in, and whatever stands above them;
 * empty rows are left out. Throws a `SHEET_` problem that says in words why a file is not taken.
 */
export async function* tableRows<Field extends string>(
  file: SheetFile,
  columns: Columns<Field>,
  most: number,
): AsyncGenerator<TableRow<Field>> {
  const { merges, rows } = await openSheet(file);
  const isMerged = mergedAt(merges);
  let headings: ReturnType<typeof headed<Field>> | undefined;
  let count = 0;
  for await (const row of rows) {
    if (!row.cells.some(Boolean)) continue;
    if (!headings) {
      const here = headed(columns, row);
      if (here.known < 2 && row.index < mostTitles) continue;
      if (here.known < 2) throw new Problem('SHEET_NO_HEADINGS', { columns: neededOf(columns) });
      refuseHeadings(columns, here);
      headings = here;
      continue;
    }
    if (isSum(row.cells)) continue;
    count += 1;
    if (count > most) throw new Problem('SHEET_LONG', { most: most.toLocaleString('en-US') });
    const typed: TableRow<Field>['typed'] = {};
    const wrong: TableRow<Field>['wrong'] = {};
    for (const [at, field] of headings.found.entries()) {
      if (!field) continue;
      const cell = row.cells[at] ?? '';
      typed[field] = cell;
      if (formulaError.test(cell)) wrong[field] = 'formulaError';
      if (merges.length > 0 && isMerged(row.index, at)) wrong[field] = 'mergedCell';
    }
    yield { line: row.index + 1, typed, wrong };
  }
  if (!headings) throw new Problem('SHEET_NO_HEADINGS', { columns: neededOf(columns) });
  if (count === 0) throw new Problem('SHEET_NO_ROWS');
}

const neededOf = (columns: Columns<string>) =>
  Object.values(columns)
    .filter(({ needed }) => needed)
    .map(({ names }) => names[0])
    .join(', ');
