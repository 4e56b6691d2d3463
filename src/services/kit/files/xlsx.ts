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

/** So that what is typed into it stays as it is: a house number no day, a telephone with its zero. */
const asTyped = '@';
/** Empty lines of a form, below what it holds. */
const emptyLines = 200;

/** How a cell of each kind is shown. */
export const formats = { instant: 'dd/mm/yyyy hh:mm', day: 'dd/mm/yyyy', satang: '#,##0.00' };

/** No XML may hold them, and nobody can open a sheet that does. */
const noXml = /[\ufffe\uffff]/g;

/** A row's value as a sheet holds it. */
export function cell<T>({ kind = 'text', value }: XlsxColumn<T>, row: T) {
  const plain = value(row);
  if (kind === 'satang') return plain === null ? null : Number(plain) / 100;
  if (typeof plain !== 'string') return plain;
  if (kind === 'text') return plain.replace(noXml, '');
  return kind === 'day' ? new Date(plain) : onBangkokClock(plain);
}

async function* counted<T>(columns: readonly XlsxColumn<T>[], rows: AsyncIterable<T>) {
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

async function* toFillIn<T>(columns: readonly XlsxColumn<T>[], rows: AsyncIterable<T>) {
  for await (const row of rows) yield columns.map((column) => cell(column, row));
  for (let line = 0; line < emptyLines; line++) yield columns.map(() => null);
}

async function* written<T>(
  columns: readonly XlsxColumn<T>[],
  rows: AsyncIterable<T>,
  isForm: boolean,
) {
  // Loaded with the first report that is asked for.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const lines = isForm ? toFillIn : counted;
  yield* writeXlsxStream(lines(columns, await begun(rows)), {
    name: 'รายงาน',
    columns: columns.map(({ title, width, kind }) => ({
      header: title,
      width,
      ...(isForm && { numFmt: asTyped }),
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

interface Sheet<T> {
  name: string;
  columns: readonly XlsxColumn<T>[];
  rows: FileRows<T>;
}

function fileOf<T>({ name, columns, rows }: Sheet<T>, isForm: boolean): OutgoingFile {
  const { each, count } = 'each' in rows ? rows : { each: eachOf(rows), count: rows.length };
  return {
    name: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: written(columns, each, isForm),
    rowCount: count,
  };
}

/**
 * An .xlsx of one sheet that is written while it is sent, so that its size costs no memory; its last
 * line and the header of the answer say how many rows it holds.
 */
export const xlsxFile = <T>(sheet: Sheet<T>) => fileOf(sheet, false);

/** The same to be filled in or put right and sent back: its cells, and some empty ones below, keep what is typed. */
export const formFile = <T>(sheet: Sheet<T>) => fileOf(sheet, true);
