import texts from '@locales/th/invoice-credits.json';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { Problem } from '@/services/kit/calls/problem';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { charges } from '@/services/master-data/billing/invoices/tables';
import { inWords } from '@/services/master-data/billing/receipts/baht-words';
import { propertySettings } from '@/services/master-data/property-settings';
import template from './credit.typ';
import { ownCredit } from './read';

/** A credit note on paper; throws `NOT_FOUND` for what has no number. */
export async function creditPaper(
  db: NodePgDatabase,
  propertyId: string,
  id: string,
): Promise<OutgoingFile> {
  const { row, invoice } = await ownCredit(db, propertyId, id);
  if (!row.number) throw new Problem('NOT_FOUND');
  const [settings, [line]] = await Promise.all([
    propertySettings(db).of(propertyId),
    row.lineId ? db.select().from(charges).where(eq(charges.id, row.lineId)) : [],
  ]);
  const { number, day, amount, why, askedBy, grantedBy, endReason } = row;
  // Of the line where it is of one: what was asked for, and what that should have been.
  const before = line?.amount ?? invoice.total;
  return pdfFile({
    ...{ name: number, template },
    data: {
      ...{ number, day, amount, why, askedBy, grantedBy },
      letterhead: letterheadOf(settings),
      ...{ unitNumber: invoice.unitNumber, payerName: invoice.payerName },
      ...{ invoiceNumber: invoice.number, issuedOn: invoice.issuedOn },
      mark: row.state === 'voided' ? `ยกเลิกแล้ว เหตุผล: ${endReason}` : '',
      reason: texts.reasons[row.reason],
      what: line?.description ?? `ใบแจ้งหนี้ ${invoice.number}`,
      ...{ before, after: before - amount, inWords: inWords(amount) },
      // What is given up was right as it was asked for.
      afterIs: row.reason === 'correction' ? 'มูลค่าที่ถูกต้อง' : 'คงเรียกเก็บ',
    },
  });
}
