import type { CommissionRate, Owed } from '@/contracts/admin-order/commission';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';

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
      actions: { settle: { th: 'สรุปยอด', en: 'Settled', cn: '结算', meaning: 'done' } },
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
  errors: {
    COMMISSION_SETTLED: {
      th: 'สรุปยอดเดือนนี้ไปแล้วในใบ {{number}} เมื่อ {{at}} โดย {{by}}',
      en: 'This month was settled in {{number}} on {{at}} by {{by}}',
      cn: '本月已由 {{by}} 于 {{at}} 在 {{number}} 中结算',
    },
    COMMISSION_MOVED: {
      th: 'ยอดเปลี่ยนไปแล้ว กรุณาดูยอดล่าสุดก่อนสรุป',
      en: 'The amount has changed. Check it before you settle.',
      cn: '金额已变动，请先查看最新金额',
    },
    COMMISSION_NO_RATE: {
      th: 'ยังสรุปยอดไม่ได้ มี {{n}} งานที่บริการยังไม่มีอัตราค่าคอมมิชชัน',
      en: 'It cannot be settled yet: {{n}} orders are of services without a rate',
      cn: '尚不能结算：有 {{n}} 个订单的服务未设置比率',
    },
    COMMISSION_MONTH_OPEN: {
      th: 'ยังสรุปยอดไม่ได้ เดือนนี้ยังไม่จบ',
      en: 'It cannot be settled yet: the month is not over',
      cn: '尚不能结算：本月未结束',
    },
  },
  fieldErrors: {
    rateOverlaps: {
      th: 'บริการนี้มีอัตราในช่วงเดือนนี้แล้ว กรุณาปิดช่วงเดิมก่อน',
      en: 'This service has a rate in these months already. End that one first.',
      cn: '此服务在这些月份已有比率，请先结束原比率',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    commissions: typeof commissions;
  }
}
