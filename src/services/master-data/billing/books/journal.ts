import texts from '@locales/th/ledger.json';
import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { inMonth } from '@/services/master-data/billing/late/lateness';
import { units } from '@/services/master-data/units/tables';
import { chartOf } from './chart/chart';
import { ledgerEntries as table } from './tables';

/** As Excel knows that it is UTF-8. */
const byteOrderMark = '\ufeff';

/** Quoted, and never what a sheet would reckon with. */
const written = (text: string) => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
};

/** Satang as baht without any parting. */
function baht(amount: number): string {
  if (amount <= 0) return '';
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

/** A month's entries as .csv: what was posted together bears one number. */
export async function journalFile(
  db: NodePgDatabase,
  propertyId: string,
  period: string,
): Promise<OutgoingFile> {
  const entries = await db
    .select({ entry: table, unitNumber: units.number })
    .from(table)
    .leftJoin(units, eq(units.id, table.unitId))
    .where(and(eq(table.propertyId, propertyId), inMonth(table.day, period)))
    .orderBy(asc(table.day), asc(table.at), asc(table.posting), asc(table.id));
  const { codeOf, nameOf } = await chartOf(db, propertyId);
  const { day, posting, what, number, unitNumber, code, account, debit, credit } = texts;
  const head = [day, posting, what, number, unitNumber, code, account, debit, credit];
  const numbers = new Map<string, number>();
  const lines = entries.map(({ entry, unitNumber: unit }) => {
    if (!numbers.has(entry.posting)) numbers.set(entry.posting, numbers.size + 1);
    return [
      ...[entry.day, String(numbers.get(entry.posting))],
      ...[texts.postings[entry.what], entry.number, unit ?? ''].map(written),
      ...[codeOf(entry), written(nameOf(entry))],
      ...[baht(entry.amount), baht(-entry.amount)],
    ].join(',');
  });
  const content = `${byteOrderMark}${[head.map(written).join(','), ...lines].join('\r\n')}\r\n`;
  return {
    ...{ name: `${texts.title} ${period}.csv`, type: 'text/csv; charset=utf-8' },
    ...{ content: new TextEncoder().encode(content), rowCount: lines.length },
  };
}
