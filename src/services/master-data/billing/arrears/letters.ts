import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Letter, LetterStage } from '@/contracts/billing/arrears';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { today } from '@/services/master-data/billing/late/lateness';
import { mailPaper } from '@/services/master-data/billing/mailed/mail-paper';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { isClear, type Standing, standingOf } from './standing';
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
  const { propertyId, caller } = request;
  // Nothing is paid or owed while it is written.
  const unit = await holdUnit(tx, propertyId, unitId);
  const day = today();
  if (stage === 'clear') await refuseWhileIssuing(tx, propertyId);
  const standing = await standingOf(tx, propertyId, unitId);
  refuseUntrue(stage, standing);
  const isAbout = stage !== 'clear';
  const owing = standing.late.map(({ number, period, dueOn, owed, payerName }) => ({
    ...{ number, period, dueOn, owed, payerName },
  }));
  // Who has sold the unit owes what was billed then: the letter is for both.
  const payers = new Set([unit.payerName, ...(isAbout ? owing : []).map((one) => one.payerName)]);
  const [given] = await takeNumbers(tx, { propertyId, kind: 'LT', year: buddhistYear(day) });
  if (!given) throw new Problem('FAILED');
  const row = {
    ...{ id: uuidv7(), propertyId, unitId, number: given.number, unitNumber: unit.number },
    ...{ payerName: [...payers].join(', '), stage, owing, day, owed: standing.lateSum },
    surcharge: isAbout ? standing.surcharge : 0,
    advance: isAbout ? standing.advance : 0,
    ...{ by: caller.fullname, createdAt: new Date().toISOString() },
    ...{ voidedAt: null, voidedBy: '', voidReason: '' },
  };
  await tx.insert(arrearsLetters).values(row);
  await audit(tx, request, {
    ...{ action: 'create', entity: 'arrears-letter', entityId: row.id, title: row.number },
    changes: {
      stage: [null, stage],
      unitNumber: [null, row.unitNumber],
      owed: [null, showBaht(row.owed)],
    },
  });
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
