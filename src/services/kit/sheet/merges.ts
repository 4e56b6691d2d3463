import { columnNumber, mostColumns } from './grid';

/** First and last row, counted from 0. */
type Rows = [first: number, last: number];

/** More merged cells than this are not looked at one by one. */
const mostText = 1024 * 1024;
/** A whole column that is merged is a matter of looks. */
const tallest = 100_000;

/** What stands behind a sheet's last row, where its merged ranges are named. */
async function textBehindRows(pieces: AsyncIterable<Buffer>): Promise<string> {
  let tail = '';
  for await (const piece of pieces) {
    tail += piece.toString('latin1');
    const from = tail.indexOf('mergeCells');
    tail = from < 0 ? tail.slice(-20) : tail.slice(Math.max(0, from - 10)).slice(0, mostText);
    if (tail.length === mostText) break;
  }
  return tail;
}

/** The same rows, in their order and each once. */
function joined(ranges: readonly Rows[]): Rows[] {
  const sorted = [...ranges].sort(([one], [other]) => one - other);
  const whole: Rows[] = [];
  for (const [first, last] of sorted) {
    const before = whole.at(-1);
    if (before && first <= before[1]) before[1] = Math.max(before[1], last);
    else whole.push([first, last]);
  }
  return whole;
}

function holds(ranges: readonly Rows[], row: number): boolean {
  let [from, to] = [0, ranges.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const [first, last] = ranges[middle] as Rows;
    if (row > last) from = middle + 1;
    else if (row < first) to = middle;
    else return true;
  }
  return false;
}

/** Tells of a cell, by its row and column from 0, whether it is part of a merged one. */
export type IsMerged = (row: number, column: number) => boolean;

/** What a sheet has merged, told from its XML. */
export async function mergesIn(pieces: AsyncIterable<Buffer>): Promise<IsMerged> {
  const columns = Array.from({ length: mostColumns }, (): Rows[] => []);
  const found = (await textBehindRows(pieces)).matchAll(
    /<(?:\w+:)?mergeCell ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g,
  );
  for (const [, left = '', top, right = '', bottom] of found) {
    const rows: Rows = [Number(top) - 1, Number(bottom) - 1];
    if (rows[1] - rows[0] >= tallest) continue;
    for (const merged of columns.slice(columnNumber(left), columnNumber(right) + 1)) {
      merged.push(rows);
    }
  }
  const ranges = columns.map(joined);
  return (row, column) => holds(ranges[column] ?? [], row);
}
