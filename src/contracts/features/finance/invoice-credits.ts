import type { RecordWords } from '@/contracts/kit/feature/record-words';

/** What the log calls what units need not pay. */
export const creditRecord = {
  names: { th: 'ลดหนี้/ยกเว้นเงินเพิ่ม', en: 'Credit note or waiver', cn: '红字单或减免' },
  actions: {
    ask: { th: 'ขอลดหนี้/ยกเว้น', en: 'Asked for', cn: '申请', meaning: 'needs' },
    grant: { th: 'อนุมัติ', en: 'Approved', cn: '批准', meaning: 'done' },
    refuse: { th: 'ไม่อนุมัติ/ถอนคำขอ', en: 'Refused or withdrawn', cn: '拒绝或撤回', meaning: 'off' },
    void: { th: 'ยกเลิก', en: 'Voided', cn: '作废', meaning: 'failed' },
  },
  fields: {
    amount: { th: 'จำนวนเงิน', en: 'Amount', cn: '金额' },
    why: { th: 'คำอธิบาย', en: 'In words', cn: '说明' },
    askedBy: { th: 'ผู้ขอ', en: 'Asked by', cn: '申请人' },
    reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
  },
} as const satisfies RecordWords;
