import type { ErrorCode, ErrorDetails } from '@/contracts/kit/calls/errors';
import { Problem } from '@/services/kit/calls/problem';
import { type GridRow, gridRows } from './grid-rows';
import type { SheetFile } from './rows';
import { type SheetColumn, type TableRow, tableRows } from './table';

/** What the process is told first; then it is asked for what is `next`. */
export interface Asked {
  file: SheetFile;
  /** Null for the rows as they stand. */
  columns: Readonly<Record<string, SheetColumn>> | null;
  most: number;
}

export type AnyRow = TableRow<string> | GridRow;

/** What it answers: some rows, or why there are none. */
export type Told =
  | { rows: AnyRow[]; areLast: boolean }
  | { problem: { code: ErrorCode; details: ErrorDetails | undefined } }
  | { failure: string };

/** Rows that are told at a time. */
const piece = 250;

function told(error: unknown): Told {
  if (!(error instanceof Problem)) return { failure: String(error) };
  const { code, details } = error;
  return { problem: { code, details } };
}

async function* pieces({ file, columns, most }: Asked): AsyncGenerator<Told> {
  let rows: AnyRow[] = [];
  const all: AsyncIterable<AnyRow> = columns
    ? tableRows(file, columns, most)
    : gridRows(file, most);
  for await (const row of all) {
    rows.push(row);
    if (rows.length < piece) continue;
    yield { rows, areLast: false };
    rows = [];
  }
  yield { rows, areLast: true };
}

const tell = (answer: Told) => process.send?.(answer);

process.once('message', (asked: Asked) => {
  // Over the process's line a Buffer comes as the bytes that it is.
  const file = { ...asked.file, bytes: Buffer.from(asked.file.bytes) };
  const answers = pieces({ ...asked, file });
  process.on('message', async () => {
    try {
      const { value, done } = await answers.next();
      if (!done) tell(value);
    } catch (error) {
      tell(told(error));
    }
  });
});
// Whoever wanted the rows is gone.
process.on('disconnect', () => process.exit());
