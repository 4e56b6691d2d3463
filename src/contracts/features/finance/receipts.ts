import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { chequeErrors, chequeRecord } from './cheques';
import { refundErrors, refundRecord } from './refunds';

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
        void: { th: 'ยกเลิกใบเสร็จ', en: 'Voided', cn: '作废', meaning: 'failed' },
        mail: { th: 'ส่งทางอีเมล', en: 'Sent by e-mail', cn: '电邮发送' },
        print: { th: 'พิมพ์ใบเสร็จ', en: 'Printed', cn: '打印', meaning: 'off' },
      },
      fields: {
        amount: { th: 'จำนวนเงิน', en: 'Amount', cn: '金额' },
        unitNumber: { th: 'ห้อง/บ้าน', en: 'Unit', cn: '房号' },
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
        letters: {
          th: 'หนังสือปลอดหนี้ที่อาศัยใบเสร็จนี้',
          en: 'Debt-free letters on it',
          cn: '相关无欠费证明',
        },
        deposit: {
          ...{ th: 'เงินประกัน', en: 'Deposit', cn: '押金' },
          values: {
            renovation: { th: 'ตกแต่งต่อเติม', en: 'Renovation', cn: '装修' },
            card: { th: 'บัตร/กุญแจ', en: 'Cards and keys', cn: '卡与钥匙' },
            other: { th: 'อื่น ๆ', en: 'Other', cn: '其他' },
          },
        },
        received: { th: 'รับเงินสดมา', en: 'Cash received', cn: '收到现金' },
        prints: { th: 'พิมพ์ครั้งที่', en: 'Print number', cn: '打印次数' },
      },
    },
    cheque: chequeRecord,
    refund: refundRecord,
  },
  errors: {
    ...refundErrors,
    ...chequeErrors,
    RECEIPT_VOID: {
      th: 'ใบเสร็จ {{number}} ถูกยกเลิกแล้ว',
      en: '{{number}} is void already',
      cn: '收据 {{number}} 已作废',
    },
    PAYMENT_ALIKE: {
      th: 'รับรายการที่เหมือนกันไว้แล้ว: ใบเสร็จ {{number}} ห้อง {{unit}} {{amount}} บาท วันที่ {{day}} กรุณาตรวจว่าไม่ใช่เงินก้อนเดียวกัน',
      en: 'One like it was taken: {{number}}, unit {{unit}}, {{amount}} baht on {{day}}. Please make sure that it is not the same money',
      cn: '已收过类似款项：收据 {{number}}，{{unit}}，{{amount}} 泰铢，{{day}}。请确认不是同一笔款',
    },
    UNBILLED_CHANGED: {
      th: 'ยอดที่ยังไม่ได้เรียกเก็บเปลี่ยนไป ตอนนี้คือ {{total}} บาท กรุณาตรวจสอบอีกครั้ง',
      en: 'What is not billed yet has changed: it is {{total}} baht now. Please look again',
      cn: '未开账单金额已变化，现为 {{total}} 泰铢，请重新核对',
    },
    ADVANCE_USED: {
      th: 'เงินรับล่วงหน้าของใบเสร็จ {{number}} ถูกใช้ไปแล้ว จึงยกเลิกไม่ได้',
      en: 'What {{number}} paid ahead was used already: it cannot be voided',
      cn: '收据 {{number}} 的预付款已使用，无法作废',
    },
  },
  fieldErrors: {
    clearedBefore: {
      th: 'ต้องไม่ก่อนวันที่รับเช็ค',
      en: 'No earlier than the cheque was taken',
      cn: '不得早于收票日',
    },
    beyondHeld: {
      th: 'คืนได้ไม่เกิน {{most}} บาท',
      en: 'No more than {{most}} baht can be refunded',
      cn: '最多可退 {{most}} 泰铢',
    },
    receivedLess: {
      th: 'เงินที่รับมาน้อยกว่าจำนวนที่จะออกใบเสร็จ',
      en: 'Less than the receipt would say',
      cn: '少于收据金额',
    },
    advanceOfOne: {
      th: 'เงินรับล่วงหน้าใช้ได้กับห้องเดียวต่อครั้ง',
      en: 'What was paid ahead pays one unit at a time',
      cn: '预付款每次只能用于一个单元',
    },
    beyondOwed: { th: 'มากกว่ายอดที่ค้างชำระ', en: 'More than is owed', cn: '超过欠款金额' },
    beyondAdvance: {
      th: 'มากกว่าเงินรับล่วงหน้าที่มี',
      en: 'More than was paid ahead',
      cn: '超过预付款余额',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    receipts: typeof receipts;
  }
}
