import type { Meanings } from '@/contracts/kit/feature/meaning';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { shareOf, wholeBasisPoints } from '@/contracts/kit/fields/satang';

/** Where an order stands. */
export const orderStatuses = [
  'new',
  'assigned',
  'under_way',
  'done',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderMeanings = {
  new: 'needs',
  assigned: 'moving',
  under_way: 'moving',
  done: 'done',
  cancelled: 'off',
  refunded: 'off',
} as const satisfies Meanings<OrderStatus>;

interface Move {
  needs: Permission;
  /** Somebody will ask why. */
  reason?: true;
}

const edit: Move = { needs: 'orders:edit' };
const told: Move = { ...edit, reason: true };
/** Money or work that has begun is lost: another person's word. */
const weighed: Move = { needs: 'orders:approve', reason: true };

/** What may become of an order; a screen offers what this says, the service refuses the rest. */
export const orderMoves: Record<OrderStatus, Partial<Record<OrderStatus, Move>>> = {
  new: { assigned: edit, cancelled: told },
  // To another vendor, or to nobody again.
  assigned: { under_way: edit, assigned: edit, new: told, cancelled: told },
  under_way: { done: edit, cancelled: weighed },
  done: { refunded: weighed },
  cancelled: { refunded: weighed },
  refunded: {},
};

/** Somebody still has to do something. */
export const openOrders: readonly OrderStatus[] = ['new', 'assigned', 'under_way'];

/** What is ordered, for whom and where may be corrected while nobody is at work. */
export const changeableOrders: readonly OrderStatus[] = ['new', 'assigned'];

export const paymentStatuses = ['unpaid', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMeanings = {
  unpaid: 'needs',
  paid: 'done',
  refunded: 'off',
} as const satisfies Meanings<PaymentStatus>;

/** Whole days after the work within which it can be complained of. */
export const refundDays = 7;
const dayMs = 86_400_000;

interface Refundable {
  status: OrderStatus;
  /** Where it stood when it was cancelled. */
  cancelledFrom: OrderStatus | null;
  paymentStatus: PaymentStatus;
  totalSatang: number;
  doneAt: string | null;
}

/**
 * What is given back of an order, in satang, or why nothing is: all of it before the work has begun
 * and for work that is complained of in time, half of it where the work was broken off.
 */
export function refundOf(order: Refundable, now: number): number | 'unpaid' | 'late' {
  if (order.paymentStatus !== 'paid') return 'unpaid';
  if (order.status === 'done') {
    const late = now - Date.parse(order.doneAt ?? '') > refundDays * dayMs;
    return late ? 'late' : order.totalSatang;
  }
  const half = order.cancelledFrom === 'under_way';
  return shareOf(order.totalSatang, half ? wholeBasisPoints / 2 : wholeBasisPoints);
}
