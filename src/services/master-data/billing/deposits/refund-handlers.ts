import { and, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { refundEndpoints as endpoints, type Refund } from '@/contracts/billing/deposits/refund';
import { showBaht } from '@/contracts/kit/fields/satang';
import { notificationTypes } from '@/contracts/master-data/notification';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { notify } from '@/services/kit/live/notify';
import { audit } from '@/services/kit/records/audit';
import { holding, pageOf } from '@/services/kit/records/page-of';
import { once } from '@/services/kit/tries/claim-tries';
import type { HoldersOf } from '@/services/master-data/billing/books/closing/holders';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { holdUnit } from '@/services/master-data/billing/receipts/take';
import { endRefund, grantRefund, holdRefund, othersFor, refundRoom } from './refund';
import { refundPaper } from './refund-paper';
import { refunds } from './tables';

type Asked = Omit<z.output<typeof endpoints.ask.call>['body'], 'id'>;

const select = (db: Db) =>
  db
    .select({ row: refunds, receiptNumber: receipts.number })
    .from(refunds)
    .leftJoin(receipts, eq(receipts.id, refunds.receiptId))
    .$dynamic();
type Found = Awaited<ReturnType<typeof select>>[number];

const refundOf = ({ caller }: ServiceRequest, { row, receiptNumber }: Found): Refund => ({
  ...row,
  receiptNumber: receiptNumber ?? '',
  isMine: row.askedById === caller.accountId,
});

/** Notes what is asked for; it counts at once where its asker may approve it alone, else others are told. */
async function askRefund(tx: Db, request: ServiceRequest, asked: Asked, holdersOf: HoldersOf) {
  const { propertyId, caller } = request;
  const { number: unitNumber } = await holdUnit(tx, propertyId, asked.unitId);
  const most = await refundRoom(tx, propertyId, asked);
  const sum = asked.amount + asked.kept;
  if (sum > most) throw invalidField('amount', 'beyondHeld', { most: showBaht(most) });
  const id = uuidv7();
  const { accountId: askedById, fullname: askedBy } = caller;
  await tx.insert(refunds).values({
    ...{ id, propertyId, unitNumber, ...asked, askedById, askedBy },
    askedAt: new Date().toISOString(),
  });
  await audit(tx, request, {
    ...{ action: 'ask', entity: 'refund', entityId: id, title: unitNumber },
    changes: {
      amount: [null, showBaht(asked.amount)],
      ...(asked.kept > 0 && { kept: [null, showBaht(asked.kept)] }),
      why: [null, asked.why],
    },
  });
  const row = await holdRefund(tx, propertyId, id);
  const mayGrant = caller.permissions.has('receipts:approve');
  if (mayGrant && (await othersFor(tx, request, row, holdersOf)).length === 0) {
    await grantRefund(tx, request, row);
    return id;
  }
  request.note(
    await notify(tx, {
      ...{ propertyIds: [propertyId], type: notificationTypes.payment },
      title: `ขอคืนเงิน ${unitNumber} ${showBaht(sum)} บาท`,
      text: `${askedBy}: ${asked.why}`,
      ...{ url: '/receipts/refunds?state=asked', needs: 'receipts:approve' as const },
      doneById: askedById,
    }),
  );
  return id;
}

/** What is given back to units: asked for, approved, taken back. */
export function refundHandlers(
  db: NodePgDatabase,
  holdersOf: HoldersOf,
): Handlers<typeof endpoints> {
  async function told(request: ServiceRequest, id: string) {
    for (const feature of ['receipts', 'arrears'] as const) request.changed(feature);
    request.notified();
    const own = and(eq(refunds.id, id), eq(refunds.propertyId, request.propertyId));
    const [found] = await select(db).where(own);
    if (!found) throw new Problem('NOT_FOUND');
    return refundOf(request, found);
  }
  const ended =
    (state: 'refused' | 'voided') =>
    async (
      { params: { id }, body: { reason } }: z.output<typeof endpoints.refuse.call>,
      request: ServiceRequest,
    ) => {
      await db.transaction((tx) => endRefund(tx, request, { id, state, reason }));
      return told(request, id);
    };

  return {
    list: async ({ query }, request) => {
      const { keywords, state, source, unitId } = query;
      const { rows, total } = await pageOf(db, refunds, {
        select: select(db),
        where: and(
          eq(refunds.propertyId, request.propertyId),
          holding(keywords, refunds.number, refunds.unitNumber, refunds.payeeName, refunds.why),
          state && eq(refunds.state, state),
          source && eq(refunds.source, source),
          unitId === undefined ? undefined : eq(refunds.unitId, unitId),
        ),
        order: [desc(refunds.askedAt), desc(refunds.id)],
        query,
      });
      return { rows: rows.map((found) => refundOf(request, found)), total };
    },

    ask: async ({ body: { id: tryId, ...sent } }, request) => {
      const id = await db.transaction((tx) =>
        once(tx, endpoints.ask, { request, id: tryId, sent }, () =>
          askRefund(tx, request, sent, holdersOf),
        ),
      );
      return told(request, id);
    },

    grant: async ({ params: { id } }, request) => {
      await db.transaction(async (tx) => {
        const row = await holdRefund(tx, request.propertyId, id);
        const others = await othersFor(tx, request, row, holdersOf);
        if (others.length > 0) throw new Problem('REFUND_OWN', { others: others.join(', ') });
        await grantRefund(tx, request, row);
      });
      return told(request, id);
    },

    refuse: ended('refused'),
    cancel: ended('voided'),
    paper: ({ params: { id } }, { propertyId }) => refundPaper(db, propertyId, id),
  };
}
