import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type DebtStage, debtStages } from '@/contracts/billing/arrears';
import type { Db } from '@/services/kit/database/db';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { inState } from '@/services/master-data/billing/late/lateness';
import { advances } from '@/services/master-data/billing/receipts/advances';
import { exact } from '@/services/master-data/billing/satang-sum';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { units } from '@/services/master-data/units/tables';
import { isDue } from './due-letter';

/** A property's invoices whose day has passed. */
export const lateOf = (propertyId: string) =>
  and(eq(invoices.propertyId, propertyId), inState('late'));

/** What each unit owes that is late, and what it has paid ahead. */
export function lateUnits(db: Db, propertyId: string, more?: SQL) {
  const sums = db
    .select({
      unitId: invoices.unitId,
      invoices: sql<number>`count(*)`.mapWith(Number).as('n'),
      oldestDue: sql<string>`min(${invoices.dueOn})`.as('oldest_due'),
      owed: sql`sum(${invoices.owed})`.mapWith(exact).as('owed_in_all'),
    })
    .from(invoices)
    .where(and(lateOf(propertyId), more))
    .groupBy(invoices.unitId)
    .as('sums');
  const ahead = advances(db, propertyId);
  const oldestDue = sql`${sums.oldestDue}`;
  const of = { unitId: sql`${sums.unitId}`, oldestDue, owed: sql`${sums.owed}` };
  return { sums, ahead, oldestDue, advance: sql`coalesce(${ahead.amount}, 0)`, of };
}

/** To how many units each letter is due today, and the first of them by its number. */
export async function lettersDue(db: Db, propertyId: string) {
  const settings = await billingOf(db, propertyId);
  const { sums, ahead, of, advance } = lateUnits(db, propertyId);
  const cases = debtStages.map(
    (stage) => sql`when ${isDue(stage, settings, of, advance)} then ${stage}`,
  );
  const found = await db
    .select({
      stage: sql<DebtStage | null>`case ${sql.join(cases, sql` `)} end`,
      n: sql`count(*)`.mapWith(Number),
      first: sql<string>`min(${units.number})`,
    })
    .from(sums)
    .innerJoin(units, eq(units.id, sums.unitId))
    .leftJoin(ahead, eq(ahead.unitId, sums.unitId))
    .groupBy(sql`1`);
  return debtStages.flatMap((stage) => found.filter((one) => one.stage === stage));
}
