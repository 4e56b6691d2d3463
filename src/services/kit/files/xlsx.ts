import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { begun } from '@/services/kit/calls/begun';

/** A column: its Thai heading, its width in characters, and its value of a row. */
export interface XlsxColumn<T> {
  title: string;
  width: number;
  /**
   * An instant (ISO 8601, UTC) is written as a real date and time of Bangkok, a day as a real date;
   * whole satang as baht, with what they come to in the last line.
   */
  kind?: 'text' | 'instant' | 'day' | 'satang';
  value: (row: T) => string | number | null;
}

const bangkokMs = 7 * 3_600_000;

/** A sheet has no time zone: it shows the clock of the date that it is given. */
const onBangkokClock = (instant: string) => new Date(Date.parse(instant) + bangkokMs);

const formats = { instant: 'dd/mm/yyyy hh:mm', day: 'dd/mm/yyyy', satang: '#,##0.00' };

function cell<T>({ kind = 'text', value }: XlsxColumn<T>, row: T) {
  const plain = value(row);
  if (kind === 'satang') return Number(plain) / 100;
  if (kind === 'text' || typeof plain !== 'string') return plain;
  return kind === 'day' ? new Date(plain) : onBangkokClock(plain);
}

async function* lines<T>(columns: readonly XlsxColumn<T>[], rows: AsyncIterable<T>) {
  let count = 0;
  const satang = columns.map(() => 0);
  for await (const row of rows) {
    count += 1;
    for (const [at, { kind, value }] of columns.entries()) {
      if (kind === 'satang') satang[at] = (satang[at] ?? 0) + Number(value(row));
    }
    yield columns.map((column) => cell(column, row));
  }
  const sums = columns.map(({ kind }, at) => (kind === 'satang' ? (satang[at] ?? 0) / 100 : null));
  yield [`รวม ${count.toLocaleString('en-US')} แถว`, ...sums.slice(1)];
}

async function* written<T>(columns: readonly XlsxColumn<T>[], rows: AsyncIterable<T>) {
  // Loaded with the first report that is asked for.
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(lines(columns, await begun(rows)), {
    name: 'รายงาน',
    columns: columns.map(({ title, width, kind }) => ({
      header: title,
      width,
      ...(kind && kind !== 'text' && { numFmt: formats[kind] }),
    })),
    freezePane: { rows: 1 },
  });
}

/** A file's rows: all of them, or as many as are counted, read while it is sent. */
export type FileRows<T> = readonly T[] | { each: AsyncIterable<T>; count: number };

async function* eachOf<T>(rows: readonly T[]) {
  yield* rows;
}

/**
 * An .xlsx of one sheet that is written while it is sent, so that its size costs no memory; its last
 * line and the header of the answer say how many rows it holds.
 */
export function xlsxFile<T>(file: {
  name: string;
  columns: readonly XlsxColumn<T>[];
  rows: FileRows<T>;
}): OutgoingFile {
  const { name, columns, rows } = file;
  const { each, count } = 'each' in rows ? rows : { each: eachOf(rows), count: rows.length };
  return {
    name: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: written(columns, each),
    rowCount: count,
  };
}
