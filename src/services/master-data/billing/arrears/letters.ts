import { and, eq } from 'drizzle-orm';
import type { Letter, LetterStage } from '@/contracts/billing/arrears';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { today } from '@/services/master-data/billing/late/lateness';
import { mailPaper } from '@/services/master-data/billing/mailed/mail-paper';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { answerRequests, bankWaiting, clearTerms } from './clear';
import { isClear, type Standing, standingOf } from './standing';
import { storeLetters } from './store-letters';
import { arrearsLetters } from './tables';

type Row = typeof arrearsLetters.$inferSelect;

export const letterOf = ({ voidedAt, ...row }: Row): Letter => ({
  ...row,
  voided: voidedAt !== null,
});

/** Throws unless all that the letter would say is so. */
function refuseUntrue(stage: LetterStage, standing: Standing): void {
  const { owed, late, waiting, unbilled, pending, next } = standing;
  if (stage === 'clear') {
    if (pending > 0) throw new Problem('LETTER_PENDING', { amount: showBaht(pending) });
    if (isClear(standing)) return;
    throw new Problem('LETTER_OWED', {
      ...{ owed: showBaht(owed + unbilled), invoices: showBaht(owed) },
      ...{ waiting: showBaht(waiting), surcharge: showBaht(unbilled - waiting) },
    });
  }
  if (late.length === 0) throw new Problem('LETTER_NOTHING');
  if (standing.isCovered) {
    throw new Problem('LETTER_COVERED', { advance: showBaht(standing.advance) });
  }
  if (!next) throw new Problem('LETTER_LAST');
  if (next.stage !== stage || next.from > today()) {
    throw new Problem('LETTER_STEP', { day: next.from });
  }
}

/** Writes a letter as the debt stands now; throws where it would say what is not so, or is not due. */
export async function writeLetter(
  tx: Db,
  request: ServiceRequest,
  { unitId, stage }: { unitId: string; stage: LetterStage },
): Promise<Letter> {
  const { propertyId } = request;
  // Nothing is paid or owed while it is written.
  const unit = await holdUnit(tx, propertyId, unitId);
  if (stage === 'clear') await refuseWhileIssuing(tx, propertyId);
  const standing = await standingOf(tx, propertyId, unitId);
  refuseUntrue(stage, standing);
  const isClearing = stage === 'clear';
  const lines = isClearing ? await bankWaiting(tx, propertyId, unitId) : 0;
  if (lines > 0) throw new Problem('LETTER_BANK', { n: lines });
  const [row] = await storeLetters(tx, request, [
    {
      ...{ unitId, unitNumber: unit.number, payerName: unit.payerName, stage },
      owing: standing.late.map(({ number, period, dueOn, owed, payerName }) => ({
        ...{ number, period, dueOn, owed, payerName },
      })),
      owed: standing.lateSum,
      surcharge: standing.surcharge,
      advance: standing.advance,
      ...(isClearing && (await clearTerms(tx, propertyId))),
    },
  ]);
  if (!row) throw new Problem('FAILED');
  if (isClearing) await answerRequests(tx, unitId, row.id);
  return letterOf(row);
}

/** Takes a letter back, which keeps its number: it says so, and is no step any more. */
export async function cancelLetter(
  tx: Db,
  request: ServiceRequest,
  id: string,
  reason: string,
): Promise<Letter> {
  const { propertyId, caller } = request;
  const own = and(eq(arrearsLetters.id, id), eq(arrearsLetters.propertyId, propertyId));
  const row = await lockRow(tx, arrearsLetters, own);
  if (row.voidedAt) throw new Problem('LETTER_VOID', { number: row.number });
  const voidedAt = new Date().toISOString();
  const change = { voidedAt, voidedBy: caller.fullname, voidReason: reason };
  await tx.update(arrearsLetters).set(change).where(own);
  await audit(tx, request, {
    ...{ action: 'void', entity: 'arrears-letter', entityId: id, title: row.number },
    changes: { reason: [null, reason] },
  });
  return letterOf({ ...row, ...change });
}

/** Has a copy of a letter that counts sent to the unit's owners by e-mail; the paper is what counts. */
export async function mailLetter(tx: Db, request: ServiceRequest, id: string): Promise<number> {
  const own = and(eq(arrearsLetters.id, id), eq(arrearsLetters.propertyId, request.propertyId));
  const row = await lockRow(tx, arrearsLetters, own);
  if (row.voidedAt) throw new Problem('LETTER_VOID', { number: row.number });
  const letters = await mailPaper(tx, request, 'arrears', row);
  await audit(tx, request, {
    ...{ action: 'mail', entity: 'arrears-letter', entityId: id, title: row.number },
    changes: {},
  });
  return letters;
}
