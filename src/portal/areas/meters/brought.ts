import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import type { Cell } from './sheet-store';

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

/** What was copied from a spreadsheet: a column of readings, or units beside them. */
export function pastedLines(text: string): Brought[] {
  return text
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, parts: line.split(/\t|;/).map((part) => part.trim()) }))
    .filter(({ parts }) => parts.some(Boolean))
    .map(({ line, parts }) => {
      const [only = '', ...more] = parts;
      const reading = more.findLast(Boolean);
      return reading === undefined
        ? { line, unit: '', reading: only }
        : { line, unit: only, reading };
    });
}

export interface Matched {
  /** By the unit's id. */
  readings: ReadonlyMap<string, string>;
  /** Lines of no unit here, and of units whose reading is billed. */
  unknown: readonly Brought[];
  frozen: readonly Brought[];
}

/** Which unit each line is of; a column alone is of the units from the first on, as they are shown. */
export function matched(lines: readonly Brought[], cells: readonly Cell[]): Matched {
  const byNumber = new Map(cells.map((cell) => [bare(cell.row.unitNumber), cell]));
  const readings = new Map<string, string>();
  const [unknown, frozen]: [Brought[], Brought[]] = [[], []];
  for (const [at, line] of lines.entries()) {
    const cell = line.unit ? byNumber.get(bare(line.unit)) : cells[at];
    if (!cell) unknown.push(line);
    else if (cell.row.reading?.frozen) frozen.push(line);
    else readings.set(cell.row.unitId, line.reading);
  }
  return { readings, unknown, frozen };
}
