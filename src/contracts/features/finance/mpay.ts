import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

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
        paid: {
          th: 'ระบบชำระเงินแจ้งว่าชำระแล้ว',
          en: 'Paid at the gateway',
          cn: '网关通知已付',
          meaning: 'done',
        },
        refund: {
          th: 'คืนเงินที่ไม่มีรายการ',
          en: 'Unidentified payment refunded',
          cn: '退回无对应款项',
          meaning: 'done',
        },
        settle: {
          th: 'จัดการรายการที่ไม่ตรงกัน',
          en: 'Difference settled',
          cn: '处理差异',
          meaning: 'done',
        },
      },
      fields: {
        amount: { th: 'จำนวนเงิน', en: 'Amount', cn: '金额' },
        note: { th: 'สิ่งที่ทำ', en: 'What was done', cn: '处理说明' },
      },
    },
    settlement: {
      names: { th: 'ไฟล์ยอดโอนจากระบบชำระเงิน', en: 'Settlement of the gateway', cn: '网关结算文件' },
      fields: { rows: { th: 'จำนวนรายการ', en: 'Rows', cn: '笔数' } },
    },
  },
  errors: {
    SETTLEMENT_WRONG: {
      th: 'อ่านแถวที่ {{line}} ไม่ได้ กรุณาตรวจวันที่และจำนวนเงินของแถวนั้น',
      en: 'Row {{line}} cannot be read: please look at its day and amounts',
      cn: '无法读取第 {{line}} 行，请检查日期和金额',
    },
    GATEWAY_REFUSED: {
      status: 403,
      th: 'ลายเซ็นของข้อความนี้ไม่ถูกต้องหรือหมดเวลา',
      en: 'The signature is wrong or too old',
      cn: '签名无效或已过期',
    },
    MPAY_AGREES: { th: 'รายการนี้ตรงกันอยู่แล้ว', en: 'The two match already', cn: '此记录已一致' },
    MPAY_UNPOSTED: {
      th: 'ยังลงบัญชีรายการนี้ไม่ได้ กรุณาตรวจว่างวดบัญชีเปิดอยู่',
      en: 'The books do not take this payment yet: is its month open?',
      cn: '此款项暂无法入账，请确认账期已开',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    mpay: typeof mpay;
  }
}
