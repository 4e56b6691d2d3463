import { fileURLToPath } from 'node:url';
import { BesideProblem, boundedAnswers } from '@/services/kit/beside/bounded-answers';
import { startBeside } from '@/services/kit/beside/start-beside';
import { Problem } from '@/services/kit/calls/problem';
import { openTurns } from '@/services/kit/turns';
import type { GridRow } from './grid-rows';
import type { SheetFile } from './rows';
import type { SheetColumn, TableRow } from './table';
import type { AnyRow, Asked, Told } from './table-process';

/**
 * Of one file: 20,000 full rows take a tenth of the memory and 2 seconds of a processor. Its process stands behind
 * what answers calls, so a busy machine gives it little of one: the time is no measure of the file then.
 */
const most = { megabytes: 256, ms: 120_000 };

/** Files that are read at a time: the two of the queue, and one that somebody waits for. */
const turns = openTurns({ weight: 3, atOnce: 3 });

async function* rowsOf(asked: Asked): AsyncGenerator<AnyRow> {
  const program = fileURLToPath(new URL('./table-process.js', import.meta.url));
  const child = startBeside(program, { mostMegabytes: most.megabytes, isLow: true });
  child.send(asked);
  for await (const told of boundedAnswers<Told>(child, most.ms)) {
    if ('failure' in told) throw new Error(told.failure);
    if ('problem' in told) throw new Problem(told.problem.code, told.problem.details);
    yield* told.rows;
    if (told.areLast) return;
  }
}

/** A file that is read, and whose it is: of one person one at a time. */
export interface BroughtFile extends SheetFile {
  by: string;
}

async function* aside<Row extends AnyRow>(by: string, asked: Asked): AsyncGenerator<Row> {
  const leave = await turns.take({ by, weight: 1 });
  try {
    for await (const row of rowsOf(asked)) yield row as Row;
  } catch (error) {
    if (!(error instanceof BesideProblem)) throw error;
    throw new Problem(error.why === 'late' ? 'SHEET_SLOW' : 'SHEET_LARGE');
  } finally {
    leave();
  }
}

/**
 * `tableRows` by a process of its own: no call waits for a file, whatever is in it. Throws `SHEET_SLOW` for
 * one that takes too long, `SHEET_LARGE` for one that takes too much memory.
 */
export function tableRowsAside<Field extends string>(
  { name, bytes, by }: BroughtFile,
  columns: Readonly<Record<Field, SheetColumn>>,
  most: number,
): AsyncGenerator<TableRow<Field>> {
  const headings = Object.entries<SheetColumn>(columns).map(
    ([field, { names, needed }]) => [field, { names, ...(needed && { needed }) }] as const,
  );
  return aside(by, { file: { name, bytes }, columns: Object.fromEntries(headings), most });
}

/** The same of `gridRows`. */
export const gridRowsAside = (
  { name, bytes, by }: BroughtFile,
  most: number,
): AsyncGenerator<GridRow> => aside(by, { file: { name, bytes }, columns: null, most });
