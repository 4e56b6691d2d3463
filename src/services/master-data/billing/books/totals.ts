import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { exact } from '@/services/master-data/billing/satang-sum';
import { billingTotals } from './tables';

type Kind = (typeof billingTotals.$inferSelect)['kind'];

const of = (propertyId: string, kind: Kind) =>
  and(eq(billingTotals.propertyId, propertyId), eq(billingTotals.kind, kind));

/** The same of all months, within another statement. */
export const papersKept = (propertyId: string, kind: Kind) =>
  sql`(select coalesce(sum(${billingTotals.n}), 0) from ${billingTotals}
    where ${of(propertyId, kind)})`.mapWith(exact);

/** How many papers of a kind there are: of a month, or in all. */
export async function keptCount(
  db: Db,
  propertyId: string,
  { kind, period }: { kind: Kind; period?: string | undefined },
): Promise<number> {
  const [row] = await db
    .select({ n: sql`coalesce(sum(${billingTotals.n}), 0)`.mapWith(exact) })
    .from(billingTotals)
    .where(and(of(propertyId, kind), period ? eq(billingTotals.period, period) : undefined));
  return row?.n ?? 0;
}
