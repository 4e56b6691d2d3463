import type { FailureWords } from '@/contracts/kit/calls/errors';
import type { RecordWords } from '@/contracts/kit/feature/record-words';

/** What the log calls what is given back. */
export const refundRecord = {
  names: { th: 'คืนเงิน', en: 'Refund', cn: '退款' },
  actions: {
    ask: { th: 'ขอคืนเงิน', en: 'Asked for', cn: '申请', meaning: 'needs' },
    grant: { th: 'อนุมัติ', en: 'Approved', cn: '批准', meaning: 'done' },
    refuse: { th: 'ไม่อนุมัติ/ถอนคำขอ', en: 'Refused or withdrawn', cn: '拒绝或撤回', meaning: 'off' },
    void: { th: 'ยกเลิก', en: 'Voided', cn: '作废', meaning: 'failed' },
  },
  fields: {
    amount: { th: 'จำนวนเงิน', en: 'Amount', cn: '金额' },
    kept: { th: 'หักไว้', en: 'Kept', cn: '扣除' },
    why: { th: 'เหตุผล', en: 'Why', cn: '原因' },
    askedBy: { th: 'ผู้ขอ', en: 'Asked by', cn: '申请人' },
    reason: { th: 'เหตุที่ยกเลิก', en: 'Why it ended', cn: '终止原因' },
  },
} as const satisfies RecordWords;

/** Why a refund is refused. */
export const refundErrors = {
  REFUND_DECIDED: {
    th: 'รายการคืนเงินนี้มีผู้ดำเนินการไปแล้ว',
    en: 'This refund was decided already',
    cn: '该退款已处理',
  },
  REFUND_BEYOND: {
    th: 'ตอนนี้คืนได้ไม่เกิน {{most}} บาท',
    en: 'No more than {{most}} baht can be refunded now',
    cn: '目前最多可退 {{most}} 泰铢',
  },
  REFUND_OWN: {
    th: 'ยอดเกินวงเงินที่ทำได้เอง ต้องให้ผู้อื่นอนุมัติ: {{others}}',
    en: 'This is more than one person may do alone: {{others}} can approve it',
    cn: '超出单人额度，须由他人批准：{{others}}',
  },
  DEPOSIT_USED: {
    th: 'เงินประกันของใบเสร็จ {{number}} คืนหรือหักไปแล้ว จึงยกเลิกไม่ได้',
    en: 'Part of deposit {{number}} was refunded or retained: it cannot be voided',
    cn: '收据 {{number}} 的押金已退还或扣除，无法作废',
  },
} as const satisfies Record<string, FailureWords>;
