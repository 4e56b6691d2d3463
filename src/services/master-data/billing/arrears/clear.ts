import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
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
import { waitingFor } from './clear-state';
import { clearRequests as table } from './tables';

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
