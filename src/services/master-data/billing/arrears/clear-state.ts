import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import {
  type ClearRequest,
  type ClearState,
  clearWithinDays,
} from '@/contracts/billing/clear-letters';
import type { Db } from '@/services/kit/database/db';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { today } from '@/services/master-data/billing/late/lateness';
import { arrearsLetters as letters, clearRequests as table } from './tables';

const hasLetter = and(sql`${letters.id} is not null`, isNull(letters.voidedAt));

/** Requests with the letters that they came to. */
export const selectRequests = (db: Db) =>
  db
    .select({ request: table, letter: letters })
    .from(table)
    .leftJoin(letters, eq(letters.id, table.letterId))
    .$dynamic();

export function requestOf({
  request,
  letter,
}: Awaited<ReturnType<typeof selectRequests>>[number]): ClearRequest {
  const counts = letter && !letter.voidedAt ? letter : null;
  const isOver = counts?.validUntil && counts.validUntil < today();
  const written: ClearState = isOver ? 'expired' : 'written';
  return {
    ...request,
    dueOn: dayAfter(request.requestedOn, clearWithinDays),
    state: request.withdrawnAt ? 'withdrawn' : counts ? written : 'waiting',
    letterId: counts?.id ?? null,
    letterNumber: counts?.number ?? '',
    validUntil: counts?.validUntil ?? null,
    code: counts?.code ?? '',
  };
}

const isWaiting = and(
  isNull(table.withdrawnAt),
  or(isNull(table.letterId), sql`${letters.voidedAt} is not null`),
);

export const inClearState = (state: ClearState): SQL | undefined =>
  ({
    waiting: isWaiting,
    written: and(
      isNull(table.withdrawnAt),
      hasLetter,
      or(isNull(letters.validUntil), gt(letters.validUntil, dayAfter(today(), -1))),
    ),
    expired: and(
      isNull(table.withdrawnAt),
      hasLetter,
      lte(letters.validUntil, dayAfter(today(), -1)),
    ),
    withdrawn: sql`${table.withdrawnAt} is not null`,
  })[state];

/** Those of a unit that wait, the latest first. */
export const waitingFor = async (db: Db, unitId: string) =>
  (
    await selectRequests(db)
      .where(and(eq(table.unitId, unitId), isWaiting))
      .orderBy(desc(table.createdAt))
  ).map(({ request }) => request);
