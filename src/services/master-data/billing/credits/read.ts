import { and, eq } from 'drizzle-orm';
import type { Credit, CreditDetail } from '@/contracts/billing/credits/credit';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import type { HoldersOf } from '@/services/master-data/billing/books/closing/holders';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { othersFor } from './grant';
import { credits } from './tables';
import { usedOf } from './waived';

/** Credits with the invoice that each is of. */
export const selectCredits = (db: Db) =>
  db
    .select({ row: credits, invoice: invoices })
    .from(credits)
    .innerJoin(invoices, eq(invoices.id, credits.invoiceId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof selectCredits>>[number];

export const creditOf = ({ row, invoice }: Found): Credit => ({
  ...row,
  unitNumber: invoice.unitNumber,
  payerName: invoice.payerName,
  invoiceNumber: invoice.number,
});

/** A credit of the property with its invoice; throws `NOT_FOUND`. */
export async function ownCredit(db: Db, propertyId: string, id: string): Promise<Found> {
  const own = and(eq(credits.id, id), eq(credits.propertyId, propertyId));
  const [found] = await selectCredits(db).where(own);
  if (!found) throw new Problem('NOT_FOUND');
  return found;
}

/** A credit as its caller sees it. */
export async function creditDetail(
  db: Db,
  request: ServiceRequest,
  id: string,
  holdersOf: HoldersOf,
): Promise<CreditDetail> {
  const found = await ownCredit(db, request.propertyId, id);
  const { row } = found;
  const [used, others, lines] = await Promise.all([
    row.kind === 'waiver' ? usedOf(db, request.propertyId, id) : 0,
    row.state === 'asked' ? othersFor(db, request, row, holdersOf) : [],
    row.lineId ? db.select().from(charges).where(eq(charges.id, row.lineId)) : [],
  ]);
  return {
    ...row,
    ...creditOf(found),
    line: lines[0]?.description ?? '',
    ...{ used, others, isMine: row.askedById === request.caller.accountId },
  };
}
