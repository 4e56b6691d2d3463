import type { CommissionRate, Owed } from '@/contracts/admin-order/commission';
import type { FeatureDeclaration } from '@/contracts/kit/feature';
import type { WordsFor } from '@/contracts/kit/record-words';

const service = { th: 'บริการ', en: 'Service', cn: '服务' };

export const commissions = {
  key: 'commissions',
  names: { th: 'ค่าคอมมิชชัน', en: 'Commissions', cn: '佣金' },
  scope: 'both',
  group: 'finance',
  screens: [
    { link: '/commissions' },
    {
      key: 'commission-rates',
      names: { th: 'อัตราค่าคอมมิชชัน', en: 'Commission rates', cn: '佣金比率' },
      link: '/commissions/rates',
    },
  ],
  rights: { finance: ['view', 'create', 'approve', 'export'] },
  records: {
    'commission-rate': {
      names: { th: 'อัตราค่าคอมมิชชัน', en: 'Commission rate', cn: '佣金比率' },
      fields: {
        serviceId: service,
        basisPoints: { th: 'อัตรา (%)', en: 'Rate (%)', cn: '比率（%）' },
        fromMonth: { th: 'ตั้งแต่เดือน', en: 'From', cn: '开始月份' },
        toMonth: { th: 'ถึงเดือน', en: 'To', cn: '结束月份' },
        note: { th: 'หมายเหตุ', en: 'Note', cn: '备注' },
      } satisfies WordsFor<
        Pick<CommissionRate, 'serviceId' | 'basisPoints' | 'fromMonth' | 'toMonth' | 'note'>
      >,
    },
    'commission-settlement': {
      names: { th: 'ใบสรุปค่าคอมมิชชัน', en: 'Commission statement', cn: '佣金结算单' },
      actions: { settle: { th: 'สรุปยอด', en: 'Settled', cn: '结算' } },
      fields: {
        vendorName: { th: 'ผู้ให้บริการ', en: 'Vendor', cn: '服务商' },
        month: { th: 'เดือน', en: 'Month', cn: '月份' },
        orders: { th: 'จำนวนงาน', en: 'Orders', cn: '订单数' },
        grossSatang: { th: 'ยอดงาน (บาท)', en: 'Work (baht)', cn: '服务额（泰铢）' },
        commissionSatang: { th: 'ค่าคอมมิชชัน (บาท)', en: 'Commission (baht)', cn: '佣金（泰铢）' },
      } satisfies WordsFor<
        Pick<Owed, 'vendorName' | 'orders' | 'grossSatang' | 'commissionSatang'> & {
          month: string;
        }
      >,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/declared' {
  interface Declared {
    commissions: typeof commissions;
  }
}
