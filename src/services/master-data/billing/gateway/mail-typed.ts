import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { LetterLanguage } from '@/contracts/master-data/report-email';
import { auditLog } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { auditAs } from '@/services/kit/records/audit';
import { paperLetters } from '@/services/master-data/billing/mailed/tables';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import type { Payment } from './link';

/** How often one receipt is sent so, and how often one visitor has any sent in an hour. */
const most = { receipt: 3, visitor: 6 };
const hourMs = 3_600_000;

const payer = 'ผู้ชำระเงิน';

/**
 * Has a payment's receipt sent to an address that its payer typed; the log, which counts how often, does not say to
 * whom. Throws `MAIL_OFTEN`, and `NOT_FOUND` of a receipt that was voided.
 */
export async function mailTyped(
  tx: Db,
  request: ServiceRequest,
  { propertyId, unitId, receiptId, payerName }: Payment,
  { email: address, language }: { email: string; language: LetterLanguage },
): Promise<void> {
  const [receipt] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.id, receiptId ?? ''), isNull(receipts.voidedAt)));
  if (!receipt) throw new Problem('NOT_FOUND');
  const { id, number } = receipt;
  // Two that press at once are two; one property's visitors wait for each other, for a moment.
  await oneAtATime(tx, `receipts mailed by payers ${propertyId}`);
  const mailed = and(
    ...[eq(auditLog.propertyId, propertyId), isNull(auditLog.accountId)],
    ...[eq(auditLog.entity, 'receipt'), eq(auditLog.action, 'mail')],
  );
  const since = new Date(Date.now() - hourMs).toISOString();
  const [ofReceipt] = await tx
    .select({ n: count() })
    .from(paperLetters)
    .where(and(eq(paperLetters.paperId, id), eq(paperLetters.typed, true)));
  const [byVisitor] = await tx
    .select({ n: count() })
    .from(auditLog)
    .where(and(mailed, gt(auditLog.at, since), eq(auditLog.ip, request.ip)));
  if ((ofReceipt?.n ?? 0) >= most.receipt || (byVisitor?.n ?? 0) >= most.visitor) {
    throw new Problem('MAIL_OFTEN');
  }
  const at = new Date().toISOString();
  await tx.insert(paperLetters).values({
    ...{ id: uuidv7(), propertyId, unitId, kind: 'receipt', paperId: id, sending: uuidv7() },
    ...{ by: payer, receiver: payerName, address, language, typed: true },
    ...{ createdAt: at, nextAt: at },
  });
  await auditAs(tx, { accountId: null, fullname: payer, propertyId }, request, {
    ...{ action: 'mail', entity: 'receipt', entityId: id, title: number, changes: {} },
  });
}
