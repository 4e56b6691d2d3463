import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { Review, reviewEndpoints } from '@/contracts/admin-order/review';
import { orders } from '@/services/admin-order/orders/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { refuseDuplicates } from '@/services/kit/database/database-errors';
import { changedFields } from '@/services/kit/records/audit';
import { changeStamp, rowChanges } from '@/services/kit/records/change-row';
import { reachedRows } from '@/services/kit/records/record-table';
import { reviews } from './tables';

type Row = typeof reviews.$inferSelect;
type Write = Pick<Handlers<typeof reviewEndpoints>, 'add' | 'hide' | 'show'>;

const readable = ({ stars, comment, hidden, hiddenReason }: Partial<Row>) => ({
  ...{ stars, comment, hidden, hiddenReason },
});

const { change, log } = rowChanges(reviews, {
  ...{ entity: 'review', feature: 'reviews', readable },
  own: (request, id) => reachedRows(reviews, request, id),
  title: ({ serviceTh, customerName }) => `${serviceTh} · ${customerName}`,
});

/** What residents say is written down by staff, hidden with a reason, and shown again. */
export function reviewWriting(
  db: NodePgDatabase,
  read: (request: ServiceRequest, id: string) => Promise<Review>,
): Write {
  async function turn(
    request: ServiceRequest,
    { id, version }: { id: string; version: number },
    fields: Pick<Row, 'hidden' | 'hiddenReason' | 'hiddenBy'>,
  ): Promise<Review> {
    const action = fields.hidden ? 'hide' : 'show';
    await change(db, request, { id, version }, () => ({ fields, action }));
    return read(request, id);
  }

  return {
    add: async ({ body: { orderId, stars, comment } }, request) => {
      const id = uuidv7();
      const propertyId = await refuseDuplicates({ reviews_once: 'orderId' }, () =>
        db.transaction(async (tx) => {
          const [order] = await tx
            .select()
            .from(orders)
            .where(reachedRows(orders, request, orderId));
          if (!order) throw new Problem('NOT_FOUND');
          if (order.status !== 'done') throw new Problem('ORDER_STATE');
          const said = await tx.select().from(reviews).where(eq(reviews.orderId, orderId));
          if (said.length > 0) throw new Problem('DUPLICATE');
          const stamp = changeStamp(request);
          const at = stamp.updatedAt;
          const { propertyId, serviceId, serviceTh, vendorName, customerName } = order;
          const of = { propertyId, orderId, serviceId, serviceTh, vendorName, customerName };
          const values = { id, ...of, stars, comment, at, createdAt: at, ...stamp };
          const [row] = await tx.insert(reviews).values(values).returning();
          if (!row) throw new Error('the review was not stored');
          await log(tx, request, row, 'create', changedFields({}, { stars, comment }));
          return propertyId;
        }),
      );
      request.changed('reviews', [propertyId]);
      request.changed('orders', [propertyId]);
      return read(request, id);
    },

    hide: ({ params: { id }, body: { version, reason } }, request) =>
      turn(
        request,
        { id, version },
        { hidden: true, hiddenReason: reason, hiddenBy: request.caller.fullname },
      ),

    show: ({ params: { id }, body: { version } }, request) =>
      turn(request, { id, version }, { hidden: false, hiddenReason: '', hiddenBy: '' }),
  };
}
