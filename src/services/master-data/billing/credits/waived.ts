import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { exact } from '@/services/master-data/billing/satang-sum';
import { credits } from './tables';

/** A part of a waiver, and the number of the invoice that was late. */
export interface Waived {
  creditId: string;
  number: string;
  amount: number;
}

/** What invoices that count have used of waivers, by the lines that name them. */
const usedBy = (db: Db, propertyId: string) =>
  db
    .select({ creditId: charges.creditId, used: sql`-sum(${charges.amount})`.as('used') })
    .from(charges)
    .innerJoin(invoices, eq(invoices.id, charges.invoiceId))
    .where(
      and(
        eq(charges.propertyId, propertyId),
        isNotNull(charges.creditId),
        isNull(invoices.voidedAt),
      ),
    )
    .groupBy(charges.creditId)
    .as('uses');

/** What invoices have used of one waiver. */
export async function usedOf(db: Db, propertyId: string, creditId: string): Promise<number> {
  const uses = usedBy(db, propertyId);
  const [row] = await db
    .select({ used: sql`${uses.used}`.mapWith(exact) })
    .from(uses)
    .where(eq(uses.creditId, creditId));
  return row?.used ?? 0;
}

/** What of waivers that count no invoice has used yet, by the invoice that was late, the oldest first. */
export async function waiversLeft(
  db: Db,
  propertyId: string,
  unitIds?: readonly string[],
): Promise<ReadonlyMap<string, Waived[]>> {
  const uses = usedBy(db, propertyId);
  const rows = await db
    .select({
      invoiceId: credits.invoiceId,
      creditId: credits.id,
      number: invoices.number,
      amount: sql`${credits.amount} - coalesce(${uses.used}, 0)`.mapWith(exact),
    })
    .from(credits)
    .innerJoin(invoices, eq(invoices.id, credits.invoiceId))
    .leftJoin(uses, eq(uses.creditId, credits.id))
    .where(
      and(
        eq(credits.propertyId, propertyId),
        eq(credits.kind, 'waiver'),
        eq(credits.state, 'granted'),
        unitIds && inArray(credits.unitId, [...unitIds]),
      ),
    )
    .orderBy(asc(credits.askedAt), asc(credits.id));
  return grouped(
    rows.filter(({ amount }) => amount > 0),
    ({ invoiceId }) => invoiceId,
  );
}

/** What waivers take of an amount, one after another, and never more than it. */
export function waivedUpTo(waivers: readonly Waived[], most: number): Waived[] {
  let left = most;
  return waivers.flatMap((waiver) => {
    const amount = Math.min(left, waiver.amount);
    left -= Math.max(0, amount);
    return amount > 0 ? [{ ...waiver, amount }] : [];
  });
}
