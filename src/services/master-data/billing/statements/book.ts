import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { statementEndpoints } from '@/contracts/billing/statements/statement';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { clearedBy } from '@/services/master-data/billing/cheques/end';
import { moveMoney, ofBank } from '@/services/master-data/billing/receipts/money-place';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { holdUnit, takePayment } from '@/services/master-data/billing/receipts/take';
import { units } from '@/services/master-data/units/tables';
import { type Line, refuseNoPayment, titleOf } from './hold-lines';
import { statementLines } from './tables';
import { isLoose, selectLoose } from './waiting';

export type Booking = z.output<typeof statementEndpoints.book.call>['body']['lines'][number];

/** The units that bookings name, held until the transaction ends. */
export async function holdUnits(tx: Db, bookings: readonly Booking[]): Promise<void> {
  const ids = bookings.flatMap(({ unitId }) => unitId ?? []);
  if (ids.length === 0) return;
  await tx
    .select({ id: units.id })
    .from(units)
    .where(inArray(units.id, ids))
    .orderBy(asc(units.id))
    .for('update');
}

/** Ties a line to a receipt of its amount that stands in no statement; throws a field's error. */
async function tie(
  tx: Db,
  request: ServiceRequest,
  line: Line,
  receiptId: string,
): Promise<{ id: string; number: string }> {
  const [row] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.id, receiptId), eq(receipts.propertyId, line.propertyId)))
    .for('update');
  const [loose] = await selectLoose(tx).where(
    and(isLoose(tx, line.propertyId), eq(receipts.id, receiptId)),
  );
  if (!row || !loose || row.amount !== line.amount) throw new Problem('STATEMENT_CHANGED');
  // The bank has paid a cheque that stands in its statement.
  if (row.chequeId) await clearedBy(tx, request, { id: row.chequeId, clearedOn: line.day });
  await moveMoney(tx, row, await ofBank(tx, line.propertyId, line.accountId));
  return row;
}

/** Throws `PAYMENT_ALIKE` where the unit has a receipt of the amount and the day that no line stands for. */
async function refuseAlike(tx: Db, line: Line, unitId: string): Promise<void> {
  const [like] = await selectLoose(tx)
    .where(
      and(
        isLoose(tx, line.propertyId),
        eq(receipts.unitId, unitId),
        eq(receipts.amount, line.amount),
        eq(receipts.day, line.day),
      ),
    )
    .limit(1);
  if (!like) return;
  const { number, unitNumber: unit, day } = like;
  throw new Problem('PAYMENT_ALIKE', { number, unit, amount: showBaht(line.amount), day });
}

async function make(tx: Db, request: ServiceRequest, line: Line, booking: Booking) {
  const { unitId, invoiceIds, keepRest, isAnother } = booking;
  if (!unitId) throw invalidField('lines', 'required');
  const { propertyId, caller } = request;
  const { payerName } = await holdUnit(tx, propertyId, unitId);
  if (!isAnother) await refuseAlike(tx, line, unitId);
  const taken = await takePayment(tx, {
    ...{ propertyId, unitId, invoiceIds, payerName, method: 'transfer', by: caller.fullname },
    ...{ amount: line.amount, day: line.day, reference: line.reference.slice(0, 100) },
    ...{
      beyond: keepRest ? 'kept' : 'refused',
      place: await ofBank(tx, propertyId, line.accountId),
    },
  }).catch((error: unknown) => {
    const isBeyond = error instanceof Problem && error.fields?.amount?.code === 'beyondOwed';
    throw isBeyond ? new Problem('STATEMENT_CHANGED') : error;
  });
  await audit(tx, request, {
    ...{ action: 'create', entity: 'receipt', entityId: taken.id, title: taken.number },
    changes: { amount: [null, showBaht(line.amount)] },
  });
  return taken;
}

/** Books a line that is held, by a receipt that it gets or that it has. */
export async function bookLine(
  tx: Db,
  request: ServiceRequest,
  line: Line,
  booking: Booking,
): Promise<void> {
  await refuseNoPayment(tx, line);
  const isMade = booking.receiptId === null;
  const { id: receiptId, number } = booking.receiptId
    ? await tie(tx, request, line, booking.receiptId)
    : await make(tx, request, line, booking);
  await tx
    .update(statementLines)
    .set({
      ...{ receiptId, madeAt: isMade ? new Date().toISOString() : null },
      by: request.caller.fullname,
    })
    .where(eq(statementLines.id, line.id));
  await audit(tx, request, {
    action: isMade ? 'book' : 'tie',
    ...{ entity: 'statement-line', entityId: line.id, title: titleOf(line) },
    changes: { receipt: [null, number] },
  });
}
