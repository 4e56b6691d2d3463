import type { BankAccount } from '@/contracts/billing/statements/bank-account';
import type { LineAccount } from '@/contracts/billing/statements/statement';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Names } from '@/contracts/kit/feature/names';
import type { WordsFor } from '@/contracts/kit/feature/record-words';

const reason = { th: 'เหตุผล', en: 'Reason', cn: '原因' };

const bank = {
  ...{ th: 'ธนาคาร', en: 'Bank', cn: '银行' },
  values: {
    kbank: { th: 'กสิกรไทย', en: 'Kasikornbank', cn: '开泰银行' },
    scb: { th: 'ไทยพาณิชย์', en: 'SCB', cn: '汇商银行' },
    bbl: { th: 'กรุงเทพ', en: 'Bangkok Bank', cn: '盘谷银行' },
    ktb: { th: 'กรุงไทย', en: 'Krungthai', cn: '泰京银行' },
    bay: { th: 'กรุงศรีอยุธยา', en: 'Krungsri', cn: '大城银行' },
    ttb: { th: 'ทหารไทยธนชาต', en: 'ttb', cn: '军泰银行' },
    gsb: { th: 'ออมสิน', en: 'GSB', cn: '政府储蓄银行' },
    uob: { th: 'ยูโอบี', en: 'UOB', cn: '大华银行' },
    cimb: { th: 'ซีไอเอ็มบี ไทย', en: 'CIMB Thai', cn: '联昌泰国银行' },
    baac: { th: 'ธ.ก.ส.', en: 'BAAC', cn: '农业银行' },
    other: { th: 'ธนาคารอื่น', en: 'Another bank', cn: '其他银行' },
  },
} as const;

const lineAccountNames = {
  interest: { th: 'ดอกเบี้ยรับ', en: 'Interest received', cn: '利息收入' },
  sundry: { th: 'รายได้เบ็ดเตล็ด', en: 'Sundry income', cn: '杂项收入' },
  bankCharges: { th: 'ค่าธรรมเนียมธนาคาร', en: 'Bank charges', cn: '银行手续费' },
} as const satisfies Record<LineAccount, Names>;

export const statements = {
  key: 'statements',
  names: { th: 'รายการเดินบัญชี', en: 'Bank statements', cn: '银行流水' },
  scope: 'property',
  group: 'finance',
  screens: [{ link: '/statements' }],
  rights: { finance: ['view', 'create', 'edit', 'approve', 'export'] },
  records: {
    'bank-account': {
      names: { th: 'บัญชีธนาคาร', en: 'Bank account', cn: '银行账户' },
      fields: {
        name: { th: 'ชื่อที่ใช้เรียก', en: 'Name', cn: '名称' },
        bank,
        number: { th: 'เลขที่บัญชี', en: 'Account number', cn: '账号' },
        fund: {
          ...{ th: 'เงินกองใด', en: 'Fund', cn: '资金' },
          values: {
            common: { th: 'ค่าส่วนกลาง', en: 'Common fees', cn: '公共费' },
            sinking: { th: 'เงินกองทุน', en: 'Sinking fund', cn: '维修基金' },
          },
        },
      } satisfies WordsFor<Pick<BankAccount, 'name' | 'bank' | 'number' | 'fund'>>,
    },
    'statement-file': {
      names: { th: 'ไฟล์รายการเดินบัญชี', en: 'Statement file', cn: '流水文件' },
      fields: {
        added: { th: 'รายการใหม่', en: 'New lines', cn: '新增条数' },
        already: { th: 'มีอยู่แล้ว', en: 'Already imported', cn: '已存在' },
      },
    },
    'statement-line': {
      names: { th: 'รายการในบัญชีธนาคาร', en: 'Statement line', cn: '流水记录' },
      actions: {
        book: { th: 'บันทึกรับเงิน', en: 'Posted', cn: '入账' },
        bookTo: { th: 'ลงบัญชีโดยไม่มีใบเสร็จ', en: 'Posted to an account', cn: '直接记账' },
        tie: { th: 'ผูกกับใบเสร็จที่มีอยู่', en: 'Linked to a receipt', cn: '关联收据' },
        undo: { th: 'ยกเลิกการจับคู่', en: 'Match undone', cn: '撤销匹配' },
        aside: { th: 'แยกออก ไม่ใช่เงินค่าใช้จ่าย', en: 'Ignored', cn: '搁置' },
        bringBack: { th: 'นำกลับมาจับคู่', en: 'Restored', cn: '恢复匹配' },
      },
      fields: {
        receipt: { th: 'ใบเสร็จ', en: 'Receipt', cn: '收据' },
        reason,
        bookedTo: { th: 'ลงบัญชีเป็น', en: 'Posted to', cn: '记入科目', values: lineAccountNames },
        note: { th: 'คำอธิบาย', en: 'Description', cn: '摘要' },
      },
    },
  },
  errors: {
    STATEMENT_WRONG: {
      th: 'บรรทัดที่ {{line}} อ่านไม่ได้ จึงยังไม่ได้นำเข้ารายการใด',
      en: 'Row {{line}} cannot be read: nothing was imported',
      cn: '第 {{line}} 行无法读取，未导入任何记录',
    },
    STATEMENT_USED: {
      th: 'ถอนไฟล์นี้ไม่ได้ มี {{n}} รายการที่บันทึกหรือแยกออกแล้ว กรุณายกเลิกรายการเหล่านั้นก่อน',
      en: '{{n}} of its lines are posted or ignored: undo those first',
      cn: '其中 {{n}} 条已入账或搁置，请先撤销',
    },
    STATEMENT_BOOKED: {
      th: 'รายการนี้บันทึกแล้วด้วยใบเสร็จ {{number}}',
      en: 'This line is already posted with receipt {{number}}',
      cn: '此记录已由收据 {{number}} 入账',
    },
    STATEMENT_POSTED: {
      th: 'รายการนี้ลงบัญชีแล้วเป็น “{{note}}”',
      en: 'This line is already posted as “{{note}}”',
      cn: '此记录已记账为“{{note}}”',
    },
    STATEMENT_ASIDE: {
      th: 'รายการนี้เป็นเงินออกหรือแยกออกแล้ว จึงบันทึกรับเงินไม่ได้',
      en: 'This line is money out or ignored: it cannot be posted',
      cn: '此记录为支出或已搁置，无法入账',
    },
    STATEMENT_FREE: {
      th: 'รายการนี้ยังไม่ได้บันทึก',
      en: 'This line is not posted',
      cn: '此记录尚未入账',
    },
    STATEMENT_CHANGED: {
      th: 'ยอดค้างหรือใบเสร็จเปลี่ยนไปจากที่แสดงไว้ ยังไม่ได้บันทึกรายการใด กรุณาตรวจสอบอีกครั้ง',
      en: 'What is owed has changed since it was shown; nothing was posted. Please check again',
      cn: '欠款或收据已变化，未入账，请重新核对',
    },
  },
  fieldErrors: {
    otherSide: {
      th: 'บัญชีนี้ใช้กับเงินอีกทางหนึ่ง เงินเข้าลงเป็นรายได้ เงินออกลงเป็นค่าธรรมเนียม',
      en: 'This account is for money of the other direction',
      cn: '此科目用于另一方向的款项',
    },
    closedDay: {
      th: 'งวด {{period}} ปิดแล้ว รายการของงวดนั้นลงบัญชีไม่ได้',
      en: 'The month {{period}} is closed: its lines cannot be posted',
      cn: '{{period}} 已关账，该期记录无法记账',
    },
    bankNumber: {
      th: 'เลขที่บัญชีต้องมีตัวเลข 10 ถึง 15 หลัก',
      en: 'An account number has 10 to 15 digits',
      cn: '账号须为 10 至 15 位数字',
    },
    slip: {
      th: 'ไม่ใช่ QR ของสลิปโอนเงิน',
      en: 'This is no QR code of a transfer slip',
      cn: '不是转账凭条的二维码',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    statements: typeof statements;
  }
}
