import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const mpay = {
  key: 'mpay',
  names: { th: 'ชำระเงินออนไลน์', en: 'Online payments', cn: '在线支付' },
  scope: 'property',
  group: 'finance',
  screens: [{ link: '/mpay' }],
  rights: { counter: ['view'], finance: ['view', 'create', 'edit', 'approve', 'export'] },
  records: {
    mpay: {
      names: { th: 'รายการชำระเงินออนไลน์', en: 'Online payment', cn: '在线支付' },
      actions: {
        ask: { th: 'สร้างลิงก์ชำระเงิน', en: 'Payment link made', cn: '生成支付链接' },
        paid: { th: 'ระบบชำระเงินแจ้งว่าชำระแล้ว', en: 'Paid at the gateway', cn: '网关通知已付' },
        settle: { th: 'จัดการรายการที่ไม่ตรงกัน', en: 'Difference settled', cn: '处理差异' },
      },
      fields: {
        amount: { th: 'จำนวนเงิน', en: 'Amount', cn: '金额' },
        note: { th: 'สิ่งที่ทำ', en: 'What was done', cn: '处理说明' },
      },
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/declared' {
  interface Declared {
    mpay: typeof mpay;
  }
}
