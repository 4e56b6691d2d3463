import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import type { Cell } from './cell';

/** A line of a file or of what was pasted. */
export interface Brought {
  line: number;
  /** Empty where readings alone were pasted: they are of the units in their order. */
  unit: string;
  reading: string;
}

/** A unit's number as the service compares it: no separators, capitals, Arabic digits. */
const bare = (number: string) =>
  thaiDigits(number)
    .replace(/[\s./_-]/g, '')
    .toUpperCase();

/**
 * What was copied from a spreadsheet: a column of readings, or units with their readings in the last column. A line
 * without a reading keeps its place, so that those below it stay with their units; a heading has none.
 */
export function pastedLines(text: string): Brought[] {
  const rows = text
    .split(/\r?\n/)
    .map((line) => line.split(/\t|;/).map((part) => thaiDigits(part.trim())));
  const last = Math.max(0, ...rows.map((parts) => parts.findLastIndex(Boolean)));
  const heading = rows[0]?.[last];
  if (heading && !/\d/.test(heading)) rows.shift();
  return rows
    .map((parts, at) => ({
      ...{ line: at + 1, unit: last > 0 ? (parts[0] ?? '') : '' },
      reading: parts[last] ?? '',
    }))
    .filter(({ reading }) => reading);
}

export interface Matched {
  /** By the unit's id. */
  readings: ReadonlyMap<string, string>;
  /** Lines of no unit here, and of units whose reading is billed. */
  unknown: readonly Brought[];
  frozen: readonly Brought[];
}

/** Which unit each line is of; a column alone is of the units of `column`, one below the other. */
export function matched(
  lines: readonly Brought[],
  cells: readonly Cell[],
  column: readonly (Cell | undefined)[] = cells,
): Matched {
  const byNumber = new Map(cells.map((cell) => [bare(cell.row.unitNumber), cell]));
  const readings = new Map<string, string>();
  const [unknown, frozen]: [Brought[], Brought[]] = [[], []];
  for (const line of lines) {
    const cell = line.unit ? byNumber.get(bare(line.unit)) : column[line.line - 1];
    if (!cell) unknown.push(line);
    else if (cell.row.reading?.frozen) frozen.push(line);
    else readings.set(cell.row.unitId, line.reading);
  }
  return { readings, unknown, frozen };
}
