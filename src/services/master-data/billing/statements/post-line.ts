import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type LineAccount,
  lineAccounts,
  lineNoteMost,
  type statementEndpoints,
} from '@/contracts/billing/statements/statement';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { type Amount, isClosed, post, turnInto } from '@/services/master-data/billing/books/ledger';
import { today } from '@/services/master-data/billing/late/lateness';
import { ofBank } from '@/services/master-data/billing/receipts/money-place';
import { holdLine, type Line, refuseSettled, titleOf } from './hold-lines';
import { statementLines } from './tables';

type Sent = Omit<z.output<typeof statementEndpoints.bookTo.call>['body'], 'id'>;

const sides: Readonly<Record<'in' | 'out', readonly LineAccount[]>> = lineAccounts;
const paperOf = ({ id, bookedNote }: Pick<Line, 'id' | 'bookedNote'>) => ({
  ...{ unitId: null, paperId: id, number: bookedNote },
});

/**
 * Books a line that is nobody's payment: what the bank paid or took, on the line's own day, in the fund whose
 * the bank account is. Throws a field's error where the account is of the other side or the month is closed.
 */
export async function postLine(
  tx: Db,
  request: ServiceRequest,
  { lineId: id, account, note }: Sent,
): Promise<void> {
  const { propertyId, caller } = request;
  const line = await holdLine(tx, propertyId, id);
  await refuseSettled(tx, line);
  const { amount, day } = line;
  if (!sides[amount > 0 ? 'in' : 'out'].includes(account)) {
    throw invalidField('account', 'otherSide');
  }
  if (await isClosed(tx, propertyId, day)) {
    throw invalidField('account', 'closedDay', { period: day.slice(0, 7) });
  }
  const bookedNote = note || line.description.slice(0, lineNoteMost) || titleOf(line);
  await tx
    .update(statementLines)
    .set({
      ...{ bookedTo: account, bookedNote, receiptId: null, madeAt: null },
      by: caller.fullname,
    })
    .where(eq(statementLines.id, id));
  const place = await ofBank(tx, propertyId, line.accountId);
  const amounts: Amount[] = [
    ['bank', amount, place],
    [account, -amount, { fund: place.fund ?? 'common' }],
  ];
  await post(tx, { propertyId, day }, [
    { what: 'statement', ...paperOf({ id, bookedNote }), amounts },
  ]);
  await audit(tx, request, {
    ...{ action: 'bookTo', entity: 'statement-line', entityId: id, title: titleOf(line) },
    changes: { bookedTo: [null, account], note: [null, bookedNote] },
  });
}

/** Frees a line that was booked to an account: the books get its opposite today, so that its own month may be closed. */
export async function unpostLine(
  tx: Db,
  request: ServiceRequest,
  line: Line,
  reason: string,
): Promise<void> {
  const { propertyId, caller } = request;
  await turnInto(tx, { propertyId, day: today() }, 'void-statement', [paperOf(line)]);
  await tx
    .update(statementLines)
    .set({ bookedTo: null, bookedNote: '', by: caller.fullname })
    .where(eq(statementLines.id, line.id));
  await audit(tx, request, {
    ...{ action: 'undo', entity: 'statement-line', entityId: line.id, title: titleOf(line) },
    changes: { bookedTo: [line.bookedTo, null], reason: [null, reason] },
  });
}
