import type { OrderStatus } from '@/contracts/admin-order/order-state';
import type { DemoService } from '@/services/admin-order/home-services/demo';
import type { orders } from '@/services/admin-order/orders/tables';

export type SeededOrder = typeof orders.$inferSelect;

/** An order of the last days that is not done yet, or came to nothing. */
export interface PlannedOrder {
  status: OrderStatus;
  service: DemoService;
  daysAgo: number;
  paid?: true;
  quantity?: number;
  note?: string;
  /** Why it was cancelled or paid back. */
  reason?: string;
  /** It was cancelled while somebody was at work. */
  brokenOff?: true;
}

export const plannedOrders: readonly PlannedOrder[] = [
  { status: 'new', service: 'air', daysAgo: 0, quantity: 2, note: 'แอร์ห้องนอนน้ำหยด' },
  { status: 'new', service: 'maid', daysAgo: 0, paid: true },
  { status: 'assigned', service: 'tap', daysAgo: 1, note: 'ก๊อกอ่างล้างจานรั่ว' },
  { status: 'under_way', service: 'pest', daysAgo: 2, paid: true },
  { status: 'done', service: 'light', daysAgo: 3, paid: true },
  { status: 'done', service: 'maid', daysAgo: 1, paid: true },
  { status: 'cancelled', service: 'maid', daysAgo: 6, reason: 'ลูกบ้านติดธุระ ขอเลื่อนไม่มีกำหนด' },
  {
    ...{ status: 'cancelled', service: 'pest', daysAgo: 9, paid: true, brokenOff: true },
    reason: 'ฝนตกหนัก ช่างทำต่อไม่ได้ ลูกบ้านขอยกเลิก',
  },
  {
    ...{ status: 'refunded', service: 'air', daysAgo: 12, paid: true },
    reason: 'แอร์ยังไม่เย็นหลังล้าง ช่างกลับมาแก้แล้วไม่หาย',
  },
];

/** What residents said of work that was done, by stars. */
export const comments: Readonly<Record<number, readonly string[]>> = {
  5: ['ตรงเวลา สุภาพ งานเรียบร้อยมากค่ะ', 'ประทับใจ จะเรียกใช้อีก', 'ทำสะอาด เก็บของเรียบร้อย', ''],
  4: ['งานดี มาช้าไปนิด', 'โดยรวมโอเคครับ', ''],
  3: ['พอใช้ได้ ยังมีคราบอยู่บ้าง', 'ราคาแพงไปหน่อย'],
  2: ['ต้องโทรตามหลายรอบกว่าจะมา'],
  1: ['ช่างพูดจาไม่สุภาพ ไม่แนะนำ'],
};
