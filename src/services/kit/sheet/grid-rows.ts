import { Problem } from '@/services/kit/calls/problem';
import { mostText } from './grid';
import { openSheet, type SheetFile } from './rows';

/** A row as it stands. */
export interface GridRow {
  /** As the sheet counts it. */
  line: number;
  cells: string[];
}

/**
 * The rows of a file that have something in them, for files whose columns are not known. Throws a `SHEET_`
 * problem that says in words why a file is not taken.
 */
export async function* gridRows(file: SheetFile, most: number): AsyncGenerator<GridRow> {
  const { rows } = await openSheet(file);
  let count = 0;
  let letters = 0;
  for await (const { index, cells } of rows) {
    if (!cells.some(Boolean)) continue;
    count += 1;
    if (count > most) throw new Problem('SHEET_LONG', { most: most.toLocaleString('en-US') });
    for (const cell of cells) letters += cell?.length ?? 0;
    if (letters > mostText) throw new Problem('SHEET_LARGE');
    yield { line: index + 1, cells: Array.from(cells, (cell) => cell ?? '') };
  }
  if (count === 0) throw new Problem('SHEET_NO_ROWS');
}
