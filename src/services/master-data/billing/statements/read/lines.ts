import type { StatementColumns, wrongReasons } from '@/contracts/billing/statements/statement-file';
import type { GridRow } from '@/services/kit/sheet/grid-rows';
import { readAmount, readMoment, readTime } from './cells';

/** A line as the bank wrote it; all but its text tells it from others. */
export interface ReadLine {
  day: string;
  time: string;
  amount: number;
  description: string;
  reference: string;
  channel: string;
  balance: number | null;
  ordinal: number;
  place: number;
}

export interface ReadStatement {
  /** The oldest first. */
  lines: ReadLine[];
  wrong: { line: number; why: WrongLine }[];
  leftOut: number;
  breaks: number;
}
export type WrongLine = (typeof wrongReasons)[number];

const mostText = 400;

type Row = Omit<ReadLine, 'ordinal' | 'place'>;

/** A row as a line; undefined where it is none, or why it cannot be read. */
function readRow(
  { cells }: GridRow,
  columns: StatementColumns,
  today: string,
): Row | WrongLine | undefined {
  const at = (place: number | null) => (place === null ? '' : (cells[place] ?? ''));
  const amounts = [columns.in, columns.out, columns.amount].map((place) => readAmount(at(place)));
  const isMoney = amounts.some((amount) => amount !== null && amount !== 0);
  const typed = at(columns.day);
  // Sums, titles and what is brought forward are no lines.
  if (!isMoney || !/[\d๐-๙]/.test(typed)) return undefined;
  const moment = readMoment(typed, today);
  if (!moment) return amounts.includes(undefined) ? undefined : 'day';
  if (moment.day > today) return 'future';
  if (amounts.includes(undefined)) return 'amount';
  const [into = 0, out = 0, single = 0] = amounts.map((amount) => amount ?? 0);
  if (into !== 0 && out !== 0) return 'both';
  // Of a column of what went out the sign says nothing more.
  const amount = into !== 0 ? into : out !== 0 ? -Math.abs(out) : single;
  const balance = readAmount(at(columns.balance));
  if (balance === undefined) return 'balance';
  const text = (place: number | null) => at(place).slice(0, mostText);
  return {
    ...{ day: moment.day, time: readTime(at(columns.time)) || moment.time, amount, balance },
    description: [text(columns.description), text(columns.note)].filter(Boolean).join(' '),
    ...{ reference: text(columns.reference), channel: text(columns.channel) },
  };
}

/** Lines whose balance does not follow from the line before. */
const breaksIn = (rows: readonly Row[]) =>
  rows.filter((row, at) => {
    const before = rows[at - 1]?.balance;
    return before != null && row.balance !== null && row.balance !== before + row.amount;
  }).length;

/** The oldest first, whichever way the bank lists them. */
function inOrder(rows: Row[]): Row[] {
  const turned = rows.toReversed();
  const isNewestFirst = (rows[0]?.day ?? '') > (rows.at(-1)?.day ?? '');
  const isOneDay = rows[0]?.day === rows.at(-1)?.day;
  return isNewestFirst || (isOneDay && breaksIn(turned) < breaksIn(rows)) ? turned : rows;
}

const keyOf = ({ day, time, amount, reference, balance }: Row) =>
  JSON.stringify([day, time, amount, reference, balance]);

/** What the rows of a statement say by its columns. */
export function readLines(
  rows: readonly GridRow[],
  columns: StatementColumns,
  today: string,
): ReadStatement {
  const found: Row[] = [];
  const wrong: ReadStatement['wrong'] = [];
  for (const row of rows) {
    const read = readRow(row, columns, today);
    if (typeof read === 'string') wrong.push({ line: row.line, why: read });
    else if (read) found.push(read);
  }
  const ordered = inOrder(found);
  const alike = new Map<string, number>();
  const lines = ordered.map((row, index) => {
    const key = keyOf(row);
    const ordinal = (alike.get(key) ?? 0) + 1;
    alike.set(key, ordinal);
    return { ...row, ordinal, place: index + 1 };
  });
  return {
    ...{ lines, wrong, breaks: breaksIn(ordered) },
    leftOut: rows.length - found.length - wrong.length,
  };
}
