import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { Review, reviewEndpoints } from '@/contracts/admin-order/review';
import { orders } from '@/services/admin-order/orders/tables';
import { type AuditLine, auditAs, changedFields } from '@/services/kit/audit';
import type { ServiceRequest } from '@/services/kit/caller';
import { refuseDuplicates } from '@/services/kit/database-errors';
import type { Db } from '@/services/kit/db';
import { changeStamp, requireVersion } from '@/services/kit/main-admin';
import type { Handlers } from '@/services/kit/mount';
import { Problem } from '@/services/kit/problem';
import { reachedRows } from '@/services/kit/record-table';
import { reviews } from './tables';

type Row = typeof reviews.$inferSelect;
type Write = Pick<Handlers<typeof reviewEndpoints>, 'add' | 'hide' | 'show'>;

const readable = ({ stars, comment, hidden, hiddenReason }: Partial<Row>) => ({
  ...{ stars, comment, hidden, hiddenReason },
});

function log(
  tx: Db,
  request: ServiceRequest,
  row: Row,
  action: 'create' | 'hide' | 'show',
  changes: Record<string, unknown>,
): Promise<void> {
  const { accountId, fullname } = request.caller;
  const title = `${row.serviceTh} · ${row.customerName}`;
  const line: AuditLine = { action, entity: 'review', entityId: row.id, title, changes };
  return auditAs(tx, { accountId, fullname, propertyId: row.propertyId }, request, line);
}

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
    const propertyId = await db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(reviews)
        .where(reachedRows(reviews, request, id))
        .for('update');
      if (!before) throw new Problem('NOT_FOUND');
      requireVersion(before, version);
      await tx
        .update(reviews)
        .set({ ...fields, ...changeStamp(request), version: sql`${reviews.version} + 1` })
        .where(eq(reviews.id, id));
      const { hidden, hiddenReason } = fields;
      const changes = changedFields(readable(before), { hidden, hiddenReason });
      await log(tx, request, before, hidden ? 'hide' : 'show', changes);
      return before.propertyId;
    });
    request.changed('reviews', [propertyId]);
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
