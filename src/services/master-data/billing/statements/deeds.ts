import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { statementEndpoints as endpoints } from '@/contracts/billing/statements/statement';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { audit } from '@/services/kit/records/audit';
import { once } from '@/services/kit/tries/claim-tries';
import { cancelReceipt } from '@/services/master-data/billing/receipts/cancel';
import { moneyPlace, moveMoney } from '@/services/master-data/billing/receipts/money-place';
import { bookLine, holdUnits } from './book';
import {
  holdLine,
  holdLines,
  type Line,
  refuseNoPayment,
  standingReceipt,
  titleOf,
} from './hold-lines';
import { postLine, unpostLine } from './post-line';
import { shownLine } from './shown';
import { statementLines } from './tables';

type Deeds = Pick<typeof endpoints, 'book' | 'bookTo' | 'undo' | 'setAside' | 'bringBack'>;

/** Frees a line from its receipt, which is voided where it was made from the line. */
async function untie(tx: Db, request: ServiceRequest, line: Line, reason: string): Promise<void> {
  const { propertyId, caller } = request;
  const standing = await standingReceipt(tx, line);
  if (!standing) throw new Problem('STATEMENT_FREE');
  if (line.madeAt) {
    request.require('receipts:approve');
    await cancelReceipt(tx, request, standing.id, reason);
  } else await moveMoney(tx, standing, await moneyPlace(tx, propertyId, standing.method));
  await tx
    .update(statementLines)
    .set({ receiptId: null, madeAt: null, by: caller.fullname })
    .where(eq(statementLines.id, line.id));
  await audit(tx, request, {
    ...{ action: 'undo', entity: 'statement-line', entityId: line.id, title: titleOf(line) },
    changes: { receipt: [standing.number, null], reason: [null, reason] },
  });
}

/** What is done with the lines of statements: booked, freed again, set aside. */
export function lineDeeds(db: NodePgDatabase): Handlers<Deeds> {
  const told = (request: ServiceRequest) => {
    for (const feature of ['statements', 'receipts', 'invoices', 'books'] as const)
      request.changed(feature);
  };

  async function turn(request: ServiceRequest, id: string, reason: string) {
    const { propertyId, caller } = request;
    await db.transaction(async (tx) => {
      const line = await holdLine(tx, propertyId, id);
      if (reason) await refuseNoPayment(tx, line);
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
            if (booking) await bookLine(tx, request, line, booking);
          }
          return ids[0] ?? tryId;
        }),
      );
      told(request);
      return Promise.all(ids.map((id) => shownLine(db, propertyId, id)));
    },

    bookTo: async ({ body: { id: tryId, ...sent } }, request) => {
      await db.transaction((tx) =>
        once(tx, endpoints.bookTo, { request, id: tryId, sent }, async () => {
          await postLine(tx, request, sent);
          return sent.lineId;
        }),
      );
      told(request);
      return shownLine(db, request.propertyId, sent.lineId);
    },

    undo: async ({ params: { id }, body: { reason } }, request) => {
      const { propertyId } = request;
      await db.transaction(async (tx) => {
        const line = await holdLine(tx, propertyId, id);
        await (line.bookedTo ? unpostLine : untie)(tx, request, line, reason);
      });
      told(request);
      return shownLine(db, propertyId, id);
    },

    setAside: ({ params: { id }, body: { reason } }, request) => turn(request, id, reason),
    bringBack: ({ params: { id } }, request) => turn(request, id, ''),
  };
}
