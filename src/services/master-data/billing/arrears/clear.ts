import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import {
  type ClearRequest,
  type ClearState,
  clearWithinDays,
} from '@/contracts/billing/clear-letters';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { charges } from '@/services/master-data/billing/invoices/tables';
import { today } from '@/services/master-data/billing/late/lateness';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { waitingOf } from '@/services/master-data/billing/statements/waiting';
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
const waitingFor = async (db: Db, unitId: string) =>
  (
    await selectRequests(db)
      .where(and(eq(table.unitId, unitId), isWaiting))
      .orderBy(desc(table.createdAt))
  ).map(({ request }) => request);

/** Notes who asks for a letter; its fee waits to be billed. Throws where one waits for the unit already. */
export async function askClear(
  tx: Db,
  request: ServiceRequest,
  asked: { unitId: string; requester: string; requestedOn: string; withFee: boolean },
): Promise<string> {
  const { propertyId, caller } = request;
  const { unitId, requester, requestedOn } = asked;
  if (requestedOn > today()) throw invalidField('requestedOn', 'future');
  const unit = await holdUnit(tx, propertyId, unitId);
  if ((await waitingFor(tx, unitId)).length > 0) throw new Problem('CLEAR_ASKED');
  const { clearLetterFee } = await billingOf(tx, propertyId);
  const fee = asked.withFee ? clearLetterFee : 0;
  const id = uuidv7();
  const createdAt = new Date().toISOString();
  await tx.insert(table).values({
    ...{ id, propertyId, unitId, unitNumber: unit.number, requester, requestedOn, fee },
    ...{ by: caller.fullname, createdAt },
  });
  if (fee > 0) {
    await tx.insert(charges).values({
      ...{ id: uuidv7(), propertyId, unitId, kind: 'other', amount: fee, createdAt },
      description: 'ค่าธรรมเนียมหนังสือรับรองการปลอดหนี้',
    });
  }
  await audit(tx, request, {
    ...{ action: 'create', entity: 'clear-request', entityId: id, title: unit.number },
    changes: { requester: [null, requester], fee: [null, showBaht(fee)] },
  });
  return id;
}

/** Takes a request that waits back. */
export async function withdrawClear(
  tx: Db,
  request: ServiceRequest,
  id: string,
  reason: string,
): Promise<void> {
  const own = and(eq(table.id, id), eq(table.propertyId, request.propertyId));
  const row = await lockRow(tx, table, own);
  const waits = await waitingFor(tx, row.unitId);
  if (!waits.some((one) => one.id === id)) throw new Problem('CLEAR_ENDED');
  const withdrawnAt = new Date().toISOString();
  await tx.update(table).set({ withdrawnAt, withdrawReason: reason }).where(own);
  await audit(tx, request, {
    ...{ action: 'void', entity: 'clear-request', entityId: id, title: row.unitNumber },
    changes: { reason: [null, reason] },
  });
}

/** What waits in the bank's statements, and may be the unit's. */
export async function bankWaiting(db: Db, propertyId: string, unitId: string): Promise<number> {
  const { judged } = await waitingOf(db, propertyId);
  return [...judged.values()].filter(({ proposals }) =>
    proposals.some((one) => one.unitId === unitId && !one.receipt),
  ).length;
}

/** Letters that are read as one another are not among them. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** What is beside a letter that nothing is owed: until when it is good, and by what it is found again. */
export async function clearTerms(db: Db, propertyId: string) {
  const { clearLetterDays } = await billingOf(db, propertyId);
  return {
    validUntil: dayAfter(today(), clearLetterDays),
    code: Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join(''),
  };
}

/** What was asked for a unit has its letter. */
export async function answerRequests(tx: Db, unitId: string, letterId: string): Promise<void> {
  for (const { id } of await waitingFor(tx, unitId)) {
    await tx.update(table).set({ letterId }).where(eq(table.id, id));
  }
}
