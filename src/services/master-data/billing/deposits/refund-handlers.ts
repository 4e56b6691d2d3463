import { and, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { refundEndpoints as endpoints, type Refund } from '@/contracts/billing/deposits/refund';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { holding, pageOf } from '@/services/kit/records/page-of';
import { once } from '@/services/kit/tries/claim-tries';
import type { HoldersOf } from '@/services/master-data/billing/books/closing/holders';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { askRefund } from './ask-refund';
import { endRefund, grantRefund, holdRefund, othersFor } from './refund';
import { refundPaper } from './refund-paper';
import { refunds } from './tables';

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

/** What is given back to units: asked for, approved, taken back. */
export function refundHandlers(
  db: NodePgDatabase,
  holdersOf: HoldersOf,
): Handlers<typeof endpoints> {
  async function own({ propertyId }: ServiceRequest, id: string) {
    const [found] = await select(db).where(
      and(eq(refunds.id, id), eq(refunds.propertyId, propertyId)),
    );
    if (!found) throw new Problem('NOT_FOUND');
    return found;
  }
  async function told(request: ServiceRequest, id: string) {
    for (const feature of ['receipts', 'arrears'] as const) request.changed(feature);
    request.notified();
    return refundOf(request, await own(request, id));
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
    get: async ({ params: { id } }, request) => {
      const found = await own(request, id);
      const { row } = found;
      const others = row.state === 'asked' ? await othersFor(db, request, row, holdersOf) : [];
      return { ...row, ...refundOf(request, found), others };
    },

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
