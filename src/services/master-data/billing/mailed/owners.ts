import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import type { BilledDays } from '@/services/master-data/billing/issue/draft';
import { customers } from '@/services/master-data/customers/tables';
import { occupancies } from '@/services/master-data/units/tables';

/** A paper for a unit, of a day. */
export interface Paper {
  id: string;
  unitId: string;
  day: string;
}

/** The day by whose owners an invoice is paid. */
export function ownersDay(of: BilledDays & { period: string; issuedOn: string }): string {
  if (of.fromDay === 0) return of.issuedOn;
  // Who sold may be there still on the day on which the buyer came.
  const day = of.fromDay === 1 ? 1 : Math.min(of.fromDay + 1, of.untilDay);
  return `${of.period}-${String(day).padStart(2, '0')}`;
}

/** Who owned the unit of each paper on its day: a bill of then is for whoever it was made out to. */
export function ownersOf(db: Db, papers: readonly Paper[]) {
  const all = <K extends keyof Paper>(key: K) => sql.param(papers.map((one) => one[key]));
  const paper = sql`unnest(${all('id')}::uuid[], ${all('unitId')}::uuid[], ${all('day')}::date[])
    as paper(id, unit_id, day)`;
  const day: SQL = sql`paper.day`;
  return db
    .select({
      paperId: sql<string>`paper.id`,
      unitId: occupancies.unitId,
      id: customers.id,
      name: customers.name,
      phone: customers.phone,
      email: customers.email,
    })
    .from(paper)
    .innerJoin(occupancies, sql`${occupancies.unitId} = paper.unit_id`)
    .innerJoin(customers, eq(customers.id, occupancies.customerId))
    .where(
      and(
        eq(occupancies.relation, 'owner'),
        lte(occupancies.movedIn, day),
        or(isNull(occupancies.movedOut), gte(occupancies.movedOut, day)),
        isNull(customers.mergedInto),
        isNull(customers.erasedAt),
      ),
    )
    .orderBy(inThaiOrder(customers.name));
}
