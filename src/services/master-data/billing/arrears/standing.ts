import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { arrearsLaw } from '@/contracts/billing/arrears-law';
import type { PropertyDimension } from '@/contracts/content/targets';
import { monthsOn } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { gatewayPayments } from '@/services/master-data/billing/gateway/tables';
import { owedBy } from '@/services/master-data/billing/invoices/detail';
import { unbilledOf } from '@/services/master-data/billing/issue/unbilled';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { advanceOf } from '@/services/master-data/billing/receipts/advances';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { shownBilling } from '@/services/master-data/billing/settings/settings';
import { nextLetter } from './due-letter';
import { arrearsLetters } from './tables';

/** Money that a gateway has, or is being given, and no receipt is for. */
async function pendingOf(db: Db, unitId: string): Promise<number> {
  const { state, expiresAt, amount } = gatewayPayments;
  const [row] = await db
    .select({ sum: sumOf(amount) })
    .from(gatewayPayments)
    .where(
      and(
        eq(gatewayPayments.unitId, unitId),
        or(eq(state, 'paid'), and(eq(state, 'started'), gt(expiresAt, sql`now()`))),
      ),
    );
  return row?.sum ?? 0;
}

/** What the law of a kind of property allows about a debt, each from when on. */
const lawOf = (dimension: PropertyDimension, oldestDue: string) =>
  arrearsLaw[dimension].map(({ months, ...one }) => ({
    ...one,
    from: months === 0 ? dayAfter(oldestDue, 1) : monthsOn(oldestDue, months),
  }));

/** All that stands between a unit and the office today, and the letter that it has come to. */
export async function standingOf(db: Db, propertyId: string, unitId: string) {
  const day = today();
  const [settings, owing, unbilled, advance, pending, letters] = await Promise.all([
    shownBilling(db, propertyId),
    owedBy(db, propertyId, unitId),
    unbilledOf(db, propertyId, unitId, day),
    advanceOf(db, propertyId, unitId),
    pendingOf(db, unitId),
    db
      .select()
      .from(arrearsLetters)
      .where(
        and(
          eq(arrearsLetters.unitId, unitId),
          ne(arrearsLetters.stage, 'clear'),
          isNull(arrearsLetters.voidedAt),
        ),
      )
      .orderBy(desc(arrearsLetters.createdAt)),
  ]);
  const late = owing.filter(({ dueOn }) => dueOn < day);
  const sum = (rows: typeof owing) => totalOf(rows.map(({ owed }) => ({ amount: owed })));
  const oldestDue = late[0]?.dueOn;
  return {
    ...{ owing, late, advance, pending },
    owed: sum(owing),
    lateSum: sum(late),
    waiting: totalOf(unbilled.lines.filter(({ waits }) => waits)),
    surcharge: unbilled.surcharge,
    /** What the desk would bill the unit for now. */
    unbilled: totalOf(unbilled.lines),
    /** What was paid ahead is as much as what is late. */
    isCovered: oldestDue !== undefined && advance >= sum(late),
    law: oldestDue === undefined ? [] : lawOf(settings.dimension, oldestDue),
    next:
      oldestDue === undefined
        ? null
        : nextLetter(
            oldestDue,
            letters.find((one) => one.day > oldestDue),
            settings,
          ),
  };
}

export type Standing = Awaited<ReturnType<typeof standingOf>>;

/** Nothing is owed, waits to be billed, or is on its way. */
export const isClear = ({ owed, unbilled, pending }: Standing): boolean =>
  owed === 0 && unbilled === 0 && pending === 0;
