import type { FailureWords } from '@/contracts/kit/calls/errors';
import type { RecordWords } from '@/contracts/kit/feature/record-words';

/** What the log calls cheques. */
export const chequeRecord = {
  names: { th: 'เช็ค', en: 'Cheque', cn: '支票' },
  actions: {
    clear: { th: 'เรียกเก็บได้แล้ว', en: 'Cleared', cn: '已兑付', meaning: 'done' },
    bounce: { th: 'เช็คคืน', en: 'Bounced', cn: '退票', meaning: 'failed' },
  },
  fields: {
    clearedOn: { th: 'วันที่เงินเข้า', en: 'Cleared on', cn: '兑付日' },
    reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
  },
} as const satisfies RecordWords;

/** Why what is done with one is refused. */
export const chequeErrors = {
  CHEQUE_DECIDED: {
    th: 'เช็คใบนี้เรียกเก็บ คืน หรือยกเลิกใบเสร็จไปแล้ว',
    en: 'This cheque has cleared or bounced already, or its receipt is void',
    cn: '该支票已兑付、退票或收据已作废',
  },
} as const satisfies Record<string, FailureWords>;
