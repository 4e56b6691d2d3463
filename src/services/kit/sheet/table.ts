import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import { Problem } from '@/services/kit/calls/problem';
import { mostText } from './grid';
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

/** Letters of a heading; a longer text is none. */
const longestHeading = 200;

/** A heading as it is compared: without spaces, marks, and what stands in brackets. */
const bare = (heading: string) =>
  thaiDigits(heading)
    .toLowerCase()
    .replace(/[([][^()[\]]*[)\]]/g, '')
    .replace(/[\s*_:/.-]/g, '');

type Columns<Field extends string> = Readonly<Record<Field, SheetColumn>>;

/** The fields by their headings; of two that are called the same the first. */
function fieldsByHeading<Field extends string>(columns: Columns<Field>): Map<string, Field> {
  const fields = Object.entries(columns) as [Field, SheetColumn][];
  const named = fields.flatMap(([field, { names }]) =>
    names.map((name) => [bare(name), field] as const),
  );
  return new Map(named.reverse());
}

/** Which field each column of a row of headings is; `undefined` where it is none. */
function headed<Field extends string>(fields: ReadonlyMap<string, Field>, { cells }: SheetRow) {
  const found = cells.map((cell) =>
    cell && cell.length <= longestHeading ? fields.get(bare(cell)) : undefined,
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
  const { isMerged, rows } = await openSheet(file);
  const fields = fieldsByHeading(columns);
  let headings: ReturnType<typeof headed<Field>> | undefined;
  let count = 0;
  let letters = 0;
  for await (const row of rows) {
    if (!row.cells.some(Boolean)) continue;
    if (!headings) {
      const here = headed(fields, row);
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
      letters += cell.length;
      if (formulaError.test(cell)) wrong[field] = 'formulaError';
      if (isMerged(row.index, at)) wrong[field] = 'mergedCell';
    }
    if (letters > mostText) throw new Problem('SHEET_LARGE');
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
