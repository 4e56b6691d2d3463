import audit from '@locales/th/audit.json';
import common from '@locales/th/common.json';
import type { AuditEntry } from '@/contracts/auth/audit';
import { recordWords } from '@/contracts/features/record-words';
import { auditWords } from '@/contracts/kit/feature/audit-words';
import { type FileRows, type XlsxColumn, xlsxFile } from '@/services/kit/files/xlsx';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { thaiDay, thaiInstant } from '@/services/kit/text/thai-text';

const thai = {
  nameIn: ({ th }: { th: string }) => th,
  moment: thaiInstant,
  date: (day: string) => thaiDay(`${day}T00:00:00+07:00`),
  ...{ yes: audit.yes, no: audit.no, other: audit.otherRecord },
};
const wordsOf = ({ entity }: AuditEntry) => auditWords(recordWords[entity], thai);

/** A line for each field: what it was, and what it became. */
function changesOf(entry: AuditEntry): string {
  const lines = wordsOf(entry)
    .changed(entry.changes)
    .map(({ name, change, say }) => {
      const isPair = Array.isArray(change) && change.length === 2;
      return `${name}: ${isPair ? change.map(say).join(' → ') : say(change)}`;
    });
  return lines.join('\n');
}

const columns: XlsxColumn<AuditEntry>[] = [
  { title: audit.at, width: 18, kind: 'instant', value: ({ at }) => at },
  { title: audit.who, width: 26, value: ({ accountName }) => accountName },
  { title: audit.ip, width: 18, value: ({ ip }) => ip },
  { title: audit.action, width: 20, value: (entry) => wordsOf(entry).action(entry.action) },
  { title: audit.kind, width: 24, value: (entry) => wordsOf(entry).kind },
  { title: audit.entity, width: 36, value: ({ title }) => title },
  {
    title: audit.property,
    width: 28,
    value: ({ propertyName }) => propertyName ?? common.shell.mainAdmin,
  },
  { title: audit.changes, width: 60, value: changesOf },
];

/** Lines of the log as .xlsx, in the words of their records. */
export const auditFile = (rows: FileRows<AuditEntry>) =>
  xlsxFile({ name: `${audit.title} ${bangkokDay(new Date())}`, columns, rows });
