import { and, asc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { bangkokMonthRange } from '@/services/kit/text/bangkok-day';
import { gatewayPayments } from '@/services/master-data/billing/gateway/tables';
import { type Check, checked } from './check';

const { state, issue, settled, expiresAt, createdAt } = gatewayPayments;

/** Payments online that a person has to settle, or whose end the gateway has not told. */
export const gateway: Check = async (db, { propertyId, period }) => {
  const [, until] = bangkokMonthRange(period);
  const own = and(eq(gatewayPayments.propertyId, propertyId), lt(createdAt, until));
  const isHeld = and(isNotNull(issue), eq(settled, ''));
  const isUnderWay = and(eq(state, 'started'), sql`${expiresAt} >= now()`);
  const [any, rows] = await Promise.all([
    db.select({ id: gatewayPayments.id }).from(gatewayPayments).where(own).limit(1),
    db
      .select()
      .from(gatewayPayments)
      .where(and(own, or(isHeld, isUnderWay)))
      .orderBy(asc(createdAt)),
  ]);
  const held = rows.some((row) => row.issue && !row.settled);
  const href = held ? '/mpay?issue=open' : '/mpay?state=started';
  const found = rows.map(({ unitNumber: about, amount, gatewayAmount }) => ({
    ...{ about, amount: gatewayAmount ?? amount, href },
  }));
  return checked(found, { href, isThere: any.length > 0 });
};
