import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const receipts = {
  key: 'receipts',
  names: { th: 'ใบเสร็จรับเงิน', en: 'Receipts', cn: '收据' },
  scope: 'property',
  group: 'finance',
  screens: [{ link: '/receipts' }],
  rights: { counter: ['view'], finance: ['view', 'create', 'edit', 'approve', 'export'] },
  records: {
    receipt: {
      names: { th: 'ใบเสร็จรับเงิน', en: 'Receipt', cn: '收据' },
      actions: {
        void: { th: 'ยกเลิกใบเสร็จ', en: 'Voided', cn: '作废' },
        print: { th: 'พิมพ์ใบเสร็จ', en: 'Printed', cn: '打印' },
      },
      fields: {
        amount: { th: 'จำนวนเงิน', en: 'Amount', cn: '金额' },
        unitNumber: { th: 'ห้อง/บ้านเลขที่', en: 'Unit', cn: '房号' },
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
        prints: { th: 'พิมพ์ครั้งที่', en: 'Print number', cn: '打印次数' },
      },
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/declared' {
  interface Declared {
    receipts: typeof receipts;
  }
}
