import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { commissionSettlements } from '@/services/admin-order/commissions/tables';
import { orderEvents, orders } from '@/services/admin-order/orders/tables';
import { reviews } from '@/services/admin-order/reviews/tables';
import { erasedName, type Holding } from '@/services/kit/personal/holding';
import type { Namings } from '@/services/kit/personal/named-in';

const nowhere = { province: '', district: '', subDistrict: '', postcode: '' };

/** What somebody ordered, by their phone or by their name at a unit of theirs; what it came to stays. */
const ordered: Holding = {
  columns: [
    ...[orders.customerName, orders.phone, orders.addressTh, orders.address, orders.note],
    reviews.customerName,
  ],
  rows: (db, { propertyId, phones, names, unitNumbers }) =>
    db
      .select({
        id: orders.id,
        number: orders.number,
        name: orders.customerName,
        phone: orders.phone,
        unit: orders.unitNumber,
        addressTh: orders.addressTh,
        address: orders.address,
        service: orders.serviceTh,
        totalSatang: orders.totalSatang,
        wantedOn: orders.wantedOn,
        note: orders.note,
        status: orders.status,
        createdAt: orders.createdAt,
        stars: reviews.stars,
        comment: reviews.comment,
      })
      .from(orders)
      .leftJoin(reviews, eq(reviews.orderId, orders.id))
      .where(
        and(
          eq(orders.propertyId, propertyId),
          or(
            inArray(orders.phone, [...phones]),
            and(
              inArray(orders.customerName, [...names]),
              inArray(orders.unitNumber, [...unitNumbers]),
            ),
          ),
        ),
      )
      .orderBy(asc(orders.number)),
  forget: async (tx, _person, ids) => {
    await tx
      .update(reviews)
      .set({ customerName: erasedName })
      .where(inArray(reviews.orderId, [...ids]));
    await tx
      .update(orders)
      .set({ customerName: erasedName, phone: '', addressTh: '', address: nowhere, note: '' })
      .where(inArray(orders.id, [...ids]));
  },
};

/** What this service holds of residents. */
export const orderHoldings = { orders: ordered };

/** Where this service names staff. */
export const orderNamings: Namings = {
  work: [{ name: reviews.hiddenBy }],
  money: [{ name: orderEvents.by }, { name: commissionSettlements.by }],
};
