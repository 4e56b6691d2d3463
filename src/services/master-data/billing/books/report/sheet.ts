import words from '@locales/th/books-report.json';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { type WorkbookSheet, workbookFile } from '@/services/kit/files/workbook-file';
import { ageOn, booksReport } from './report';
import { type ReportTable, reportTables } from './words';

type Cells = WorkbookSheet['rows'][number];

/** A column is of amounts where its first line has one. */
function sheetOf({ title, head, lines, sums }: ReportTable): WorkbookSheet {
  return {
    name: title,
    columns: head.map((name, at) => ({
      ...{ title: name, width: at === 0 ? 32 : 18 },
      ...(lines.some((line) => typeof line[at] === 'number') && { kind: 'satang' as const }),
      value: (row: Cells) => row[at] ?? null,
    })),
    rows: sums ? [...lines, sums] : lines,
  };
}

/** The month as .xlsx: a sheet for each table, and each invoice that was open on the day of the ages. */
export async function reportSheet(
  db: NodePgDatabase,
  propertyId: string,
  asked: Parameters<typeof booksReport>[2],
): Promise<OutgoingFile> {
  const report = await booksReport(db, propertyId, asked);
  const open = await ageOn(db, propertyId, report.day);
  const rows = open.map((one) => [
    ...[one.unitNumber, one.payerName, one.number, one.dueOn],
    ...[String(one.daysLate), words.buckets[one.bucket], one.owed],
  ]);
  const heads = [
    ...[words.unit, words.payer, words.number, words.dueOn],
    ...[words.daysLate, words.age, words.owed],
  ];
  const detail: WorkbookSheet = {
    name: words.open,
    columns: heads.map((title, at) => ({
      ...{ title, width: 20, value: (row: Cells) => row[at] ?? null },
      ...(at === 3 && { kind: 'day' as const }),
      ...(at === heads.length - 1 && { kind: 'satang' as const }),
    })),
    rows,
  };
  const content = await workbookFile([...reportTables(report).map(sheetOf), detail]);
  return {
    name: `${words.title} ${report.period}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ...{ content, rowCount: rows.length },
  };
}
