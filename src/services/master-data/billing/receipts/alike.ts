import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PayMethod } from '@/contracts/billing/receipt';
import { showBaht } from '@/contracts/kit/fields/satang';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { bareReference, receipts } from './tables';
import { holdUnit } from './take';

interface Money {
  propertyId: string;
  unitId: string;
  method: PayMethod;
  amount: number;
  day: string;
  reference: string;
}

/** Money that lies elsewhere when it is told at the desk: its slip can be brought a second time. */
const told: readonly PayMethod[] = ['transfer', 'promptpay', 'cheque'];
/** How long ago the other one may have been, by the days on which they came. */
const backDays = 366;

/** Of two desks that take the same at once the second finds the first one's. Taken before any unit is held. */
export async function holdAlike(tx: Db, propertyId: string, method: PayMethod): Promise<void> {
  if (told.includes(method)) await oneAtATime(tx, `transfers ${propertyId}`);
}

/**
 * Refuses a transfer or a cheque that is like one that was taken: of the same reference, or of the same
 * unit, amount and day. Throws `PAYMENT_ALIKE` (`number`, `unit`, `amount`, `day`), which whoever takes it
 * may overrule.
 */
export async function refuseAlike(tx: Db, payment: Money): Promise<void> {
  const { propertyId, unitId, method, amount, day, reference } = payment;
  if (!told.includes(method)) return;
  await holdAlike(tx, propertyId, method);
  await holdUnit(tx, propertyId, unitId);
  const isOfUnit = and(
    eq(receipts.unitId, unitId),
    eq(receipts.amount, amount),
    eq(receipts.day, day),
  );
  const typed = bareReference(sql`${reference}::text`);
  const isReferred = sql`${typed} <> ''
    and ${bareReference(receipts.reference)} = ${typed}`;
  const [like] = await tx
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.propertyId, propertyId),
        gte(receipts.day, dayAfter(day, -backDays)),
        inArray(receipts.method, [...told]),
        isNull(receipts.voidedAt),
        or(isOfUnit, isReferred),
      ),
    )
    .orderBy(desc(receipts.createdAt))
    .limit(1);
  if (!like) return;
  const { number, unitNumber: unit } = like;
  throw new Problem('PAYMENT_ALIKE', {
    number,
    unit,
    amount: showBaht(like.amount),
    day: like.day,
  });
}
