import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { buddhistYear } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { post, turnInto } from '@/services/master-data/billing/books/ledger';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { ofLines } from '@/services/master-data/billing/books/of-lines';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import type { billedUnits } from '@/services/master-data/billing/payer';
import type { SourceInvoice } from './source';

export type Stored = typeof invoices.$inferSelect;
type Unit = Awaited<ReturnType<typeof billedUnits>>[number];

const lineRows = (propertyId: string, unitId: string, invoiceId: string, from: SourceInvoice) =>
  from.lines.map((line, index) => ({
    ...{ id: uuidv7(), propertyId, unitId, invoiceId, position: index + 1, ...line },
    createdAt: new Date().toISOString(),
  }));

/** Makes an invoice as the source has it, with its lines and in the books. */
export async function addInvoice(tx: Db, propertyId: string, unit: Unit, from: SourceInvoice) {
  const { id: sourceId, period, issuedOn, dueOn } = from;
  const total = totalOf(from.lines);
  const [given] = await takeNumbers(tx, { propertyId, kind: 'IV', year: buddhistYear(issuedOn) });
  const { number } = given ?? { number: '' };
  const id = uuidv7();
  await tx.insert(invoices).values({
    ...{ id, propertyId, unitId: unit.id, number, unitNumber: unit.number },
    ...{ payerName: unit.payerName, period, issuedOn, dueOn, total, principal: total },
    ...{ source: 'accounting', sourceId, updatedAt: new Date().toISOString() },
  });
  await tx.insert(charges).values(lineRows(propertyId, unit.id, id, from));
  const paper = { unitId: unit.id, paperId: id, number };
  const posting = { what: 'invoice' as const, ...paper, amounts: ofLines(from.lines) };
  await post(tx, { propertyId, day: issuedOn }, [posting]);
  return { id, unitId: unit.id, number, payerName: unit.payerName, total, issuedOn };
}

/** Makes a stored invoice what the source says now; the books get the difference. */
export async function changeInvoice(tx: Db, row: Stored, from: SourceInvoice): Promise<void> {
  const { id, propertyId, unitId, number } = row;
  const total = totalOf(from.lines);
  await tx
    .update(invoices)
    .set({
      ...{ total, principal: total, dueOn: from.dueOn, version: row.version + 1 },
      updatedAt: new Date().toISOString(),
    })
    .where(eq(invoices.id, id));
  await tx.delete(charges).where(eq(charges.invoiceId, id));
  await tx.insert(charges).values(lineRows(propertyId, unitId, id, from));
  const paper = { unitId, paperId: id, number, amounts: ofLines(from.lines) };
  await turnInto(tx, { propertyId, day: row.issuedOn }, 'correction', [paper]);
}
