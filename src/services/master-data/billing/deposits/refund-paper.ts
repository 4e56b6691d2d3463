import texts from '@locales/th/refunds.json';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { Problem } from '@/services/kit/calls/problem';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { inWords } from '@/services/master-data/billing/receipts/baht-words';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { propertySettings } from '@/services/master-data/property-settings';
import template from './refund.typ';
import { refunds } from './tables';

/** A refund's voucher; throws `NOT_FOUND` for what has no number. */
export async function refundPaper(
  db: NodePgDatabase,
  propertyId: string,
  id: string,
): Promise<OutgoingFile> {
  const [found] = await db
    .select({ row: refunds, receipt: receipts.number })
    .from(refunds)
    .leftJoin(receipts, eq(receipts.id, refunds.receiptId))
    .where(and(eq(refunds.id, id), eq(refunds.propertyId, propertyId)));
  if (!found?.row.number) throw new Problem('NOT_FOUND');
  const { row, receipt } = found;
  const { number, day, amount, kept, why, payeeName, unitNumber, reference } = row;
  return pdfFile({
    ...{ name: number, template },
    data: {
      ...{ number, day, amount, kept, why, payeeName, unitNumber, reference },
      ...{ askedBy: row.askedBy, grantedBy: row.grantedBy, inWords: inWords(amount) },
      letterhead: letterheadOf(await propertySettings(db).of(propertyId)),
      mark: row.state === 'voided' ? `ยกเลิกแล้ว เหตุผล: ${row.endReason}` : '',
      what: `${texts.sources[row.source]}${receipt ? ` ตามใบเสร็จ ${receipt}` : ''}`,
      method: texts.methods[row.method],
    },
  });
}
