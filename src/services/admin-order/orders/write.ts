import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { orderDraft, orderEndpoints } from '@/contracts/admin-order/order';
import { changeableOrders } from '@/contracts/admin-order/order-state';
import { showBaht } from '@/contracts/kit/fields/satang';
import { notificationTypes } from '@/contracts/master-data/notification';
import { sharedHomeServices } from '@/services/admin-order/home-services/shared';
import { homeServices } from '@/services/admin-order/home-services/tables';
import type { Places } from '@/services/admin-order/places';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { nextNumber } from '@/services/kit/database/one-at-a-time';
import { notify } from '@/services/kit/live/notify';
import { changedFields } from '@/services/kit/records/audit';
import { namedVersion } from '@/services/kit/records/change-row';
import { addEvent, changeOrder, logOrder, type OrderRow, readable } from './change';
import { readOrder } from './read';
import { orders } from './tables';

type Draft = z.output<typeof orderDraft>;

/** What is ordered, called and priced as it is offered now; throws `INVALID` where it is not. */
async function offered(tx: Db, request: ServiceRequest, { serviceId, address }: Draft) {
  const [service] = await tx
    .select()
    .from(homeServices)
    .where(sharedHomeServices.visible(request, serviceId));
  if (!service?.active) throw invalidField('serviceId', 'notOffered');
  if (!service.areas.includes(address.province)) {
    throw invalidField('serviceId', 'notOfferedThere', { province: address.province });
  }
  return { serviceTh: service.nameTh, priceSatang: service.priceSatang };
}

const priced = <P extends { priceSatang: number }>(service: P, quantity: number) => ({
  ...service,
  totalSatang: service.priceSatang * quantity,
});

/** Corrects an order on which nobody works yet: a price that was agreed stays, a sum that was paid too. */
async function corrected(tx: Db, request: ServiceRequest, before: OrderRow, draft: Draft) {
  if (!changeableOrders.includes(before.status)) throw new Problem('ORDER_STATE');
  const isSame =
    draft.serviceId === before.serviceId && draft.address.province === before.address.province;
  const { serviceTh, priceSatang } = before;
  const known = draft.serviceId === before.serviceId ? { serviceTh, priceSatang } : undefined;
  const now = isSame ? known : await offered(tx, request, draft);
  const fields = {
    ...draft,
    ...priced(known ?? now ?? { serviceTh, priceSatang }, draft.quantity),
  };
  if (before.paymentStatus === 'paid' && fields.totalSatang !== before.totalSatang) {
    throw invalidField('quantity', 'paidTotal');
  }
  return { fields };
}

/** Orders are written down and corrected at their property; a new one is told to its staff. */
export const orderWriting = (
  db: NodePgDatabase,
  places: Places,
): Pick<Handlers<typeof orderEndpoints>, 'upsert'> => ({
  upsert: async ({ body: { id, version, ...draft } }, request) => {
    request.require(`orders:${id ? 'edit' : 'create'}`);
    const { propertyId, caller } = request;
    if (!places.isPlace(draft.address)) throw invalidField('address', 'unknownPlace');
    if (id) {
      const which = { id, version: namedVersion(version) };
      return changeOrder(db, request, which, (tx, before) => corrected(tx, request, before, draft));
    }
    const at = new Date().toISOString();
    const stamp = { createdAt: at, updatedAt: at, updatedBy: caller.fullname };
    const made = { id: uuidv7(), propertyId, ...stamp };
    const stored = await db.transaction(async (tx) => {
      const service = await offered(tx, request, draft);
      const number = await nextNumber(tx, orders, propertyId);
      const values = { ...made, ...draft, ...priced(service, draft.quantity), number };
      const [row] = await tx.insert(orders).values(values).returning();
      if (!row) throw new Error('the order was not stored');
      await addEvent(tx, request, { orderId: row.id, from: null, to: 'new' });
      await logOrder(tx, request, row, 'create', changedFields({}, readable(row)));
      return notify(tx, {
        propertyIds: [propertyId],
        type: notificationTypes.order,
        title: `คำสั่งซื้อใหม่ #${number} ${row.serviceTh}`,
        text: [row.customerName, row.unitNumber, `${showBaht(row.totalSatang)} บาท`]
          .filter(Boolean)
          .join(' · '),
        url: `/orders/${row.id}`,
        popup: true,
        by: caller,
      });
    });
    request.notified(stored);
    request.changed('orders');
    return readOrder(db, request, made.id);
  },
});
