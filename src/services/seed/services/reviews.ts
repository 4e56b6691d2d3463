import { reviews } from '@/services/admin-order/reviews/tables';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import type { Random } from '@/services/seed/random';
import { comments, type SeededOrder } from './order-plans';

/** What some said of work that was done; one was rude and is hidden. */
export async function seedReviews(
  db: Db,
  random: Random,
  orders: readonly SeededOrder[],
): Promise<void> {
  const done = orders.filter(({ status }) => status === 'done' && random.chance(0.75));
  let hasHidden = false;
  const rows = done.map((order) => {
    const stars = Number(random.weighted({ 5: 10, 4: 6, 3: 3, 2: 1, 1: 1 }));
    const at = order.doneAt ?? order.updatedAt;
    const hidden = stars === 1 && !hasHidden;
    hasHidden ||= hidden;
    const { propertyId, serviceId, serviceTh, vendorName, customerName } = order;
    return {
      ...{ id: random.id(Date.parse(at)), propertyId, orderId: order.id, version: 1, active: true },
      ...{ serviceId, serviceTh, vendorName, customerName, stars, at, hidden },
      comment: random.pick(comments[stars] ?? ['']),
      hiddenReason: hidden ? 'ใช้ถ้อยคำไม่เหมาะสม' : '',
      hiddenBy: hidden ? order.updatedBy : '',
      ...{ createdAt: at, updatedAt: at, updatedBy: customerName },
    };
  });
  await insertAll(db, reviews, rows);
}
