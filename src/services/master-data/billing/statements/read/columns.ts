import {
  type ColumnField,
  columnFields,
  type StatementColumns,
} from '@/contracts/billing/statements/statement-file';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import type { GridRow } from '@/services/kit/sheet/grid-rows';
import type { KeptColumns } from '@/services/master-data/billing/statements/tables';
import { readAmount, readMoment, readTime } from './cells';

/** What the banks write above each; the whole heading, without what stands in brackets. */
const headings: Record<ColumnField, RegExp> = {
  day: /^(วันที่|วันเดือนปี|วันที่(ทำ)?รายการ|วันที่บันทึก|date|(trans(action)?|tran|value|post(ing)?|effective|txn)date)$/,
  time: /^(เวลา|เวลา(ทำ)?รายการ|เวลาวันที่มีผล|time|(trans(action)?|tran|txn)time|timeeffdate)$/,
  in: /^((จำนวน)?(เงิน|ยอด|รายการ)?(ฝาก|เข้า)(เงิน)?|เครดิต|credit(amount)?|deposits?|(จำนวน)?เงินเครดิต|paidin|moneyin)$/,
  out: /^((จำนวน)?(เงิน|ยอด|รายการ)?(ถอน|ออก)(เงิน)?(หักบัญชี)?|เดบิต|debit(amount)?|withdrawals?|(จำนวน)?เงินเดบิต|paidout|moneyout)$/,
  amount:
    /^(จำนวน(เงิน)?|ยอดเงิน|amount|(trans(action)?|tran|txn)amount|ถอนเงินฝากเงิน|withdrawaldeposit)$/,
  balance: /^(ยอด(เงิน)?คงเหลือ|คงเหลือ|(outstanding|ledger|available|running)?balance)$/,
  description:
    /^(รายละเอียด|รายการ|คำอธิบาย|descriptions?|details?|particulars|transaction|narrative|(trans(action)?|tran)(details?|type|description))$/,
  note: /^(รายละเอียดเพิ่มเติม|หมายเหตุ|บันทึกช่วยจำ|ชื่อผู้โอน|ผู้โอน|ref(erence)?2|อ้างอิง2|notes?|remarks?|memo|senders?|payers?|customername)$/,
  reference:
    /^((เลข(ที่)?|หมายเลข)?(รายการ)?อ้างอิง1?|เลขที่เช็ค|ref(erence)?(no|number)?1?|cheque(no|number)?|chq(no)?)$/,
  channel: /^(ช่องทาง|ช่องทางสาขา|รหัสรายการ|สาขา|channel|code|teller(id)?|branch)$/,
};

const bare = (heading: string) =>
  thaiDigits(heading)
    .toLowerCase()
    .replace(/[([][^()[\]]*[)\]]/g, '')
    .replace(/[\s*_:/.,-]/g, '');

const fieldsOf = (cells: readonly string[]) =>
  cells.map((cell) => columnFields.find((field) => headings[field].test(bare(cell))));

/** Rows above the lines, with the bank's letterhead. */
const mostTitles = 30;
const looked = 80;

const none = Object.fromEntries(columnFields.map((field) => [field, null])) as StatementColumns;

export interface Understood {
  headings: string[];
  columns: StatementColumns;
  areKept: boolean;
}

/** The row of headings: that in which most are known, at least two. */
function headed(rows: readonly GridRow[]): string[] | undefined {
  const counted = rows.slice(0, mostTitles).map(({ cells }) => ({
    cells,
    known: new Set(fieldsOf(cells).filter(Boolean)).size,
  }));
  const best = counted.toSorted((a, b) => b.known - a.known)[0];
  return best && best.known >= 2 ? best.cells : undefined;
}

function byHeading(cells: readonly string[]): StatementColumns {
  const found = fieldsOf(cells);
  const columns = { ...none };
  for (const field of columnFields) {
    const at = found.indexOf(field);
    if (at >= 0) columns[field] = at;
  }
  // Two columns of text, and who paid is often told in the second.
  const second = found.indexOf('description', (columns.description ?? -1) + 1);
  if (second >= 0) columns.note ??= second;
  return columns;
}

/** The share of a column's cells with something in them that are read as something. */
function share(rows: readonly GridRow[], at: number, reads: (cell: string) => boolean): number {
  const cells = rows.map(({ cells }) => cells[at] ?? '').filter(Boolean);
  return cells.length === 0 ? 0 : cells.filter(reads).length / cells.length;
}

/** By how many rows a column of amounts explains the balance, in either direction. */
function follows(rows: readonly GridRow[], balance: number, amount: number) {
  const read = rows.map(({ cells }) => ({
    balance: readAmount(cells[balance] ?? ''),
    amount: readAmount(cells[amount] ?? ''),
  }));
  let [into, out] = [0, 0];
  for (const [at, row] of read.entries()) {
    const before = read[at - 1];
    if (!before || row.balance == null || before.balance == null || !row.amount) continue;
    if (row.balance - before.balance === row.amount) into += 1;
    if (before.balance - row.balance === row.amount) out += 1;
    // Of a list that begins with the newest the row before moved it.
    if (before.amount && before.balance - row.balance === before.amount) into += 1;
    if (before.amount && row.balance - before.balance === before.amount) out += 1;
  }
  return { into, out };
}

/** What the headings leave open, by what the cells hold. */
function byContent(
  rows: readonly GridRow[],
  known: StatementColumns,
  today: string,
): StatementColumns {
  const columns = { ...known };
  const isUsed = (at: number) => Object.values(columns).includes(at);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const free = () => Array.from({ length: width }, (_, at) => at).filter((at) => !isUsed(at));
  columns.day ??=
    free().find((at) => share(rows, at, (cell) => Boolean(readMoment(cell, today))) > 0.6) ?? null;
  columns.time ??=
    free().find(
      (at) => share(rows, at, (cell) => /[:.]/.test(cell) && readTime(cell) !== '') > 0.8,
    ) ?? null;
  const hasAmount = columns.in !== null || columns.out !== null || columns.amount !== null;
  const money = free().filter(
    (at) =>
      share(
        rows,
        at,
        (cell) => /[.,]\d\d\b|[.,]๐๐/.test(cell) && typeof readAmount(cell) === 'number',
      ) > 0.8,
  );
  if (!hasAmount && money.length > 0) {
    if (money.length > 1) columns.balance ??= money.at(-1) ?? null;
    const rest = money.filter((at) => at !== columns.balance);
    const [first, second] = rest;
    if (first !== undefined && second === undefined) columns.amount = first;
    if (first !== undefined && second !== undefined && columns.balance !== null) {
      const one = follows(rows, columns.balance, first);
      const isIn = one.into >= one.out;
      [columns.in, columns.out] = isIn ? [first, second] : [second, first];
    }
  }
  const longest = free()
    .map((at) => ({
      at,
      letters: rows.reduce((sum, { cells }) => sum + (cells[at] ?? '').length, 0),
    }))
    .filter(({ letters }) => letters > 0)
    .toSorted((a, b) => b.letters - a.letters);
  columns.description ??= longest[0]?.at ?? null;
  return columns;
}

/** Those of the account's last file, where this one is headed alike. */
function byKept(kept: KeptColumns, cells: readonly string[]): StatementColumns | undefined {
  const columns = { ...none };
  for (const [field, { at, heading }] of Object.entries(kept) as [
    ColumnField,
    { at: number; heading: string },
  ][]) {
    const place = heading ? cells.findIndex((cell) => bare(cell) === heading) : at;
    if (place < 0) return undefined;
    columns[field] = place;
  }
  return columns;
}

/** How the columns of a file are kept for the next one. */
export const keptOf = (columns: StatementColumns, cells: readonly string[]): KeptColumns =>
  Object.fromEntries(
    columnFields.flatMap((field) => {
      const at = columns[field];
      return at === null ? [] : [[field, { at, heading: bare(cells[at] ?? '') }]];
    }),
  );

/** What the columns of a file seem to be: as for the account's last one, else by headings, then by content. */
export function understand(
  rows: readonly GridRow[],
  kept: KeptColumns | null,
  today: string,
): Understood {
  const cells = headed(rows) ?? [];
  const asBefore = kept ? byKept(kept, cells) : undefined;
  if (asBefore) return { headings: cells, columns: asBefore, areKept: true };
  const known = byHeading(cells);
  const data = rows
    .filter((row) => row.cells.some((cell) => readMoment(cell, today) !== undefined))
    .slice(0, looked);
  return { headings: cells, columns: byContent(data, known, today), areKept: false };
}
