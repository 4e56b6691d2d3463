import type { Order } from '@/contracts/admin-order/order';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Finding } from '@/contracts/kit/feature/finding';
import type { WordsFor } from '@/contracts/kit/feature/record-words';

type Shown = 'phone' | 'customerName' | 'unitNumber' | 'address' | 'serviceTh' | 'quantity';
type Chosen = 'channel' | 'wantedOn' | 'wantedTime' | 'paymentType' | 'paymentStatus' | 'note';
type Moved = 'status' | 'vendorName' | 'totalSatang' | 'refundSatang';
type Logged = Pick<Order, Shown | Chosen | Moved> & { reason: string };

export const orders = {
  key: 'orders',
  names: { th: 'คำสั่งซื้อบริการ', en: 'Orders', cn: '服务订单' },
  scope: 'both',
  group: 'services',
  screens: [{ link: '/orders' }],
  rights: { counter: ['view', 'create', 'edit'], finance: ['view', 'export'] },
  finds: [
    {
      kinds: { orders: { th: 'คำสั่งซื้อบริการ', en: 'Orders', cn: '服务订单' } },
      load: async (): Promise<Finding> =>
        (await import('@/contracts/admin-order/order-finding')).ordersFound,
    },
  ],
  records: {
    order: {
      names: { th: 'คำสั่งซื้อบริการ', en: 'Order', cn: '服务订单' },
      actions: {
        move: { th: 'เปลี่ยนสถานะ', en: 'Status changed', cn: '状态变更' },
        pay: { th: 'บันทึกการชำระเงิน', en: 'Payment noted', cn: '记录付款', meaning: 'done' },
      },
      fields: {
        channel: {
          ...{ th: 'ช่องทาง', en: 'Channel', cn: '渠道' },
          values: {
            app: { th: 'แอปลูกบ้าน', en: "Residents' app", cn: '住户应用' },
            phone: { th: 'โทรศัพท์', en: 'Phone', cn: '电话' },
            line: { th: 'LINE', en: 'LINE', cn: 'LINE' },
            counter: { th: 'เคาน์เตอร์', en: 'Counter', cn: '柜台' },
          },
        },
        phone: { th: 'โทรศัพท์', en: 'Phone', cn: '电话' },
        customerName: { th: 'ผู้สั่ง', en: 'Ordered by', cn: '订购人' },
        unitNumber: { th: 'ห้อง/บ้าน', en: 'Unit', cn: '房号' },
        address: { th: 'ที่อยู่', en: 'Address', cn: '地址' },
        serviceTh: { th: 'บริการ', en: 'Service', cn: '服务' },
        quantity: { th: 'จำนวน', en: 'Quantity', cn: '数量' },
        totalSatang: { th: 'ยอดรวม (บาท)', en: 'Total (baht)', cn: '总额（泰铢）' },
        wantedOn: { th: 'วันนัด', en: 'Wanted on', cn: '预约日期' },
        wantedTime: { th: 'เวลานัด', en: 'Wanted at', cn: '预约时间' },
        paymentType: {
          ...{ th: 'วิธีชำระเงิน', en: 'Paid by', cn: '付款方式' },
          values: {
            cash: { th: 'เงินสด', en: 'Cash', cn: '现金' },
            transfer: { th: 'โอนเงิน', en: 'Bank transfer', cn: '银行转账' },
            promptpay: { th: 'พร้อมเพย์', en: 'PromptPay', cn: 'PromptPay' },
            card: { th: 'บัตรเครดิต/เดบิต', en: 'Card', cn: '银行卡' },
          },
        },
        paymentStatus: {
          ...{ th: 'การชำระเงิน', en: 'Payment', cn: '付款状态' },
          values: {
            unpaid: { th: 'ยังไม่ชำระ', en: 'Not paid', cn: '未付款' },
            paid: { th: 'ชำระแล้ว', en: 'Paid', cn: '已付款' },
            refunded: { th: 'คืนเงินแล้ว', en: 'Paid back', cn: '已退款' },
          },
        },
        note: { th: 'หมายเหตุ', en: 'Note', cn: '备注' },
        status: {
          ...{ th: 'สถานะ', en: 'Status', cn: '状态' },
          values: {
            new: { th: 'รอมอบหมาย', en: 'New', cn: '新订单' },
            assigned: { th: 'มอบหมายแล้ว', en: 'Assigned', cn: '已分派' },
            under_way: { th: 'กำลังให้บริการ', en: 'Under way', cn: '服务中' },
            done: { th: 'เสร็จแล้ว', en: 'Done', cn: '已完成' },
            cancelled: { th: 'ยกเลิก', en: 'Cancelled', cn: '已取消' },
            refunded: { th: 'คืนเงินแล้ว', en: 'Refunded', cn: '已退款' },
          },
        },
        vendorName: { th: 'ผู้ให้บริการ', en: 'Vendor', cn: '服务商' },
        refundSatang: { th: 'เงินคืน (บาท)', en: 'Given back (baht)', cn: '退款（泰铢）' },
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
      } satisfies WordsFor<Logged>,
    },
  },
  errors: {
    ORDER_STATE: {
      th: 'คำสั่งซื้อนี้อยู่ในสถานะที่ทำรายการนี้ไม่ได้ กรุณาดูสถานะล่าสุด',
      en: 'This cannot be done in the order’s current status. Check it again.',
      cn: '订单当前状态无法执行此操作，请查看最新状态',
    },
    ORDER_NOT_PAID: {
      th: 'คืนเงินไม่ได้ คำสั่งซื้อนี้ยังไม่ได้ชำระเงิน',
      en: 'There is nothing to refund: the order is not paid.',
      cn: '无法退款：订单尚未付款',
    },
    ORDER_REFUND_LATE: {
      th: 'คืนเงินไม่ได้ งานเสร็จเกิน {{days}} วันแล้ว',
      en: 'Too late to give money back: the work was done more than {{days}} days ago.',
      cn: '无法退款：完工已超过 {{days}} 天',
    },
    ORDER_SETTLED: {
      th: 'คืนเงินหรือเปลี่ยนเป็นยังไม่ชำระไม่ได้ คำสั่งซื้อนี้อยู่ในใบสรุปค่าคอมมิชชัน {{number}} แล้ว',
      en: 'The order is in the commission statement {{number}}: it stays paid and cannot be refunded.',
      cn: '订单已列入佣金结算单 {{number}}，无法退款或改为未付款',
    },
  },
  fieldErrors: {
    notOffered: {
      th: 'บริการนี้ไม่ได้เปิดให้สั่งแล้ว กรุณาเลือกใหม่',
      en: 'This service is no longer offered. Choose another.',
      cn: '此服务已停止提供，请重新选择',
    },
    notOfferedThere: {
      th: 'บริการนี้ไม่มีใน{{province}}',
      en: 'This service is not offered in {{province}}',
      cn: '此服务在 {{province}} 不提供',
    },
    paidTotal: {
      th: 'ชำระเงินแล้ว จึงเปลี่ยนยอดรวมไม่ได้ หากต้องเปลี่ยน ให้ยกเลิกและสั่งใหม่',
      en: 'It is paid: its total stays. Cancel it and order anew instead.',
      cn: '已付款，总额不能更改。如需更改，请取消后重新下单',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    orders: typeof orders;
  }
}
