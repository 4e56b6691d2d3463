import { and, asc, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { statementEndpoints as endpoints } from '@/contracts/billing/statements/statement';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { audit } from '@/services/kit/records/audit';
import { once } from '@/services/kit/tries/claim-tries';
import { clearedBy } from '@/services/master-data/billing/cheques/end';
import { cancelReceipt } from '@/services/master-data/billing/receipts/cancel';
import { moneyPlace, moveMoney, ofBank } from '@/services/master-data/billing/receipts/money-place';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { holdUnit, takePayment } from '@/services/master-data/billing/receipts/take';
import { units } from '@/services/master-data/units/tables';
import { shownLine } from './shown';
import { statementLines } from './tables';
import { isLoose, selectLoose } from './waiting';

type Line = typeof statementLines.$inferSelect;
type Booking = z.output<typeof endpoints.book.call>['body']['lines'][number];
type Deeds = Pick<typeof endpoints, 'book' | 'undo' | 'setAside' | 'bringBack'>;

/** What a line is called in the log. */
const titleOf = ({ day, amount }: Line) => `${day} ${showBaht(amount)}`;

/** Lines of the property, held until the transaction ends; throws `NOT_FOUND`. */
async function holdLines(tx: Db, propertyId: string, ids: readonly string[]): Promise<Line[]> {
  const rows = await tx
    .select()
    .from(statementLines)
    .where(and(inArray(statementLines.id, [...ids]), eq(statementLines.propertyId, propertyId)))
    .orderBy(asc(statementLines.id))
    .for('update');
  if (rows.length < new Set(ids).size) throw new Problem('NOT_FOUND');
  return rows;
}

async function holdUnits(tx: Db, bookings: readonly Booking[]): Promise<void> {
  const ids = bookings.flatMap(({ unitId }) => unitId ?? []);
  if (ids.length === 0) return;
  await tx
    .select({ id: units.id })
    .from(units)
    .where(inArray(units.id, ids))
    .orderBy(asc(units.id))
    .for('update');
}

async function standingReceipt(tx: Db, { receiptId }: Line) {
  if (!receiptId) return undefined;
  const [row] = await tx.select().from(receipts).where(eq(receipts.id, receiptId));
  return row?.voidedAt ? undefined : row;
}

/** Throws `STATEMENT_BOOKED`, or `STATEMENT_ASIDE` for what is no payment or none of ours. */
async function refuseSettled(tx: Db, line: Line): Promise<void> {
  const standing = await standingReceipt(tx, line);
  if (standing) throw new Problem('STATEMENT_BOOKED', { number: standing.number });
  if (line.amount <= 0 || line.asideReason !== '') throw new Problem('STATEMENT_ASIDE');
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

async function bookOne(tx: Db, request: ServiceRequest, line: Line, booking: Booking) {
  await refuseSettled(tx, line);
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

/** What is done with the lines of statements: booked, freed again, set aside. */
export function lineDeeds(db: NodePgDatabase): Handlers<Deeds> {
  const told = (request: ServiceRequest) => {
    for (const feature of ['statements', 'receipts', 'invoices'] as const) request.changed(feature);
  };

  async function turn(request: ServiceRequest, id: string, reason: string) {
    const { propertyId, caller } = request;
    await db.transaction(async (tx) => {
      const [line] = await holdLines(tx, propertyId, [id]);
      if (!line) throw new Problem('NOT_FOUND');
      if (reason) await refuseSettled(tx, line);
      if (!reason && line.asideReason === '') throw new Problem('STATEMENT_CHANGED');
      await tx
        .update(statementLines)
        .set({ asideReason: reason, by: caller.fullname })
        .where(eq(statementLines.id, id));
      await audit(tx, request, {
        action: reason ? 'aside' : 'bringBack',
        ...{ entity: 'statement-line', entityId: id, title: titleOf(line) },
        changes: { reason: [line.asideReason || null, reason || null] },
      });
    });
    request.changed('statements');
    return shownLine(db, propertyId, id);
  }

  return {
    book: async ({ body: { id: tryId, lines } }, request) => {
      request.require('receipts:create');
      const { propertyId } = request;
      const ids = lines.map(({ lineId }) => lineId);
      if (new Set(ids).size < ids.length) throw invalidField('lines', 'invalid');
      await db.transaction((tx) =>
        once(tx, endpoints.book, { request, id: tryId, sent: { lines } }, async () => {
          // As the desk does: of two who take the same money at once the second finds the first one's.
          await oneAtATime(tx, `transfers ${propertyId}`);
          const held = await holdLines(tx, propertyId, ids);
          // All of them before the first receipt's number is taken, which a desk takes last.
          await holdUnits(tx, lines);
          for (const line of held) {
            const booking = lines.find(({ lineId }) => lineId === line.id);
            if (booking) await bookOne(tx, request, line, booking);
          }
          return ids[0] ?? tryId;
        }),
      );
      told(request);
      return Promise.all(ids.map((id) => shownLine(db, propertyId, id)));
    },

    undo: async ({ params: { id }, body: { reason } }, request) => {
      const { propertyId, caller } = request;
      await db.transaction(async (tx) => {
        const [line] = await holdLines(tx, propertyId, [id]);
        const standing = line && (await standingReceipt(tx, line));
        if (!line || !standing) throw new Problem('STATEMENT_FREE');
        if (line.madeAt) {
          request.require('receipts:approve');
          await cancelReceipt(tx, request, standing.id, reason);
        } else await moveMoney(tx, standing, await moneyPlace(tx, propertyId, standing.method));
        await tx
          .update(statementLines)
          .set({ receiptId: null, madeAt: null, by: caller.fullname })
          .where(eq(statementLines.id, id));
        await audit(tx, request, {
          ...{ action: 'undo', entity: 'statement-line', entityId: id, title: titleOf(line) },
          changes: { receipt: [standing.number, null], reason: [null, reason] },
        });
      });
      told(request);
      return shownLine(db, propertyId, id);
    },

    setAside: ({ params: { id }, body: { reason } }, request) => turn(request, id, reason),
    bringBack: ({ params: { id } }, request) => turn(request, id, ''),
  };
}
