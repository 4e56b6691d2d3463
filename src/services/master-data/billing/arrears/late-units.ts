import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type DebtStage, debtStages } from '@/contracts/billing/arrears';
import type { Db } from '@/services/kit/database/db';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { inState, today } from '@/services/master-data/billing/late/lateness';
import { advances } from '@/services/master-data/billing/receipts/advances';
import { exact } from '@/services/master-data/billing/satang-sum';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { units } from '@/services/master-data/units/tables';
import { isDue, lastLetters } from './due-letter';

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

/** Units whose money paid ahead covers what is late: of those alone it is added up. */
function coveredUnits(db: Db, propertyId: string) {
  const ahead = advances(db, propertyId);
  return db
    .select({ unitId: invoices.unitId })
    .from(invoices)
    .innerJoin(ahead, eq(ahead.unitId, invoices.unitId))
    .where(lateOf(propertyId))
    .groupBy(invoices.unitId, ahead.amount)
    .having(sql`sum(${invoices.owed}) <= ${ahead.amount}`)
    .as('covered');
}

/** To how many units each letter is due today, and the first of them by its number. */
export async function lettersDue(db: Db, propertyId: string) {
  const settings = await billingOf(db, propertyId);
  const since = dayAfter(today(), -settings.firstLetterDays);
  const late = db
    .select({ unitId: invoices.unitId, due: sql<string>`min(${invoices.dueOn})`.as('due') })
    .from(invoices)
    .where(and(lateOf(propertyId), lte(invoices.dueOn, since)))
    .groupBy(invoices.unitId)
    .as('late');
  const covered = coveredUnits(db, propertyId);
  const letters = lastLetters(db, propertyId, settings);
  // Who is covered is left out below: of the others it is owed, however much.
  const of = { unitId: sql`${late.unitId}`, oldestDue: sql`${late.due}`, owed: sql`1` };
  const cases = debtStages.map(
    (stage) => sql`when ${isDue(stage, settings, of, sql`0`, sql`${letters.last}`)} then ${stage}`,
  );
  const found = await db
    .select({
      stage: sql<DebtStage | null>`case ${sql.join(cases, sql` `)} end`,
      n: sql`count(*)`.mapWith(Number),
      first: sql<string>`min(${units.number})`,
    })
    .from(late)
    .innerJoin(units, eq(units.id, late.unitId))
    .leftJoin(covered, eq(covered.unitId, late.unitId))
    .leftJoin(letters, and(eq(letters.unitId, late.unitId), gt(letters.day, late.due)))
    .where(isNull(covered.unitId))
    .groupBy(sql`1`);
  return debtStages.flatMap((stage) => found.filter((one) => one.stage === stage));
}
