import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

const reason = { th: 'เหตุผล', en: 'Reason', cn: '原因' };

export const books = {
  key: 'books',
  names: { th: 'บัญชีและปิดงวด', en: 'Books and closing', cn: '账簿与关账' },
  scope: 'property',
  group: 'finance',
  screens: [{ link: '/books' }],
  rights: { finance: ['view', 'create', 'edit', 'approve', 'export'] },
  rightNames: {
    approve: { th: 'ปิดและเปิดงวด', en: 'Close and reopen', cn: '关账与重开' },
  },
  records: {
    'billing-period': {
      names: { th: 'งวดบัญชี', en: 'Month of the books', cn: '账期' },
      actions: {
        close: { th: 'ปิดงวด', en: 'Closed', cn: '关账', meaning: 'done' },
        askReopen: { th: 'ขอเปิดงวดใหม่', en: 'Reopening asked', cn: '申请重开', meaning: 'needs' },
        dropReopen: { th: 'ไม่เปิดงวดใหม่', en: 'Reopening dropped', cn: '撤回重开' },
        reopen: { th: 'อนุมัติเปิดงวดใหม่', en: 'Reopened', cn: '批准重开' },
      },
      fields: {
        reason,
        left: { th: 'เรื่องที่ยังค้างเมื่อปิด', en: 'Left open', cn: '关账时未完成' },
        askedBy: { th: 'ผู้ขอ', en: 'Asked by', cn: '申请人' },
      },
    },
    'ledger-account': {
      names: { th: 'บัญชีในผังบัญชี', en: 'Ledger account', cn: '会计科目' },
      actions: {
        open: { th: 'บันทึกยอดยกมา', en: 'Opening balance entered', cn: '录入期初余额' },
        move: { th: 'ย้ายเงินระหว่างบัญชี', en: 'Money moved', cn: '账户间转账' },
      },
      fields: {
        nameTh: { th: 'ชื่อภาษาไทย', en: 'Thai name', cn: '泰文名称' },
        nameEn: { th: 'ชื่อภาษาอังกฤษ', en: 'English name', cn: '英文名称' },
        nameCn: { th: 'ชื่อภาษาจีน', en: 'Chinese name', cn: '中文名称' },
        opening: { th: 'ยอดยกมา', en: 'Opening balance', cn: '期初余额' },
        amount: { th: 'จำนวนเงิน', en: 'Amount', cn: '金额' },
        day: { th: 'วันที่', en: 'Day', cn: '日期' },
        note: { th: 'บันทึก', en: 'Note', cn: '备注' },
      },
    },
  },
  errors: {
    PERIOD_CLOSED: {
      th: 'งวด {{period}} ปิดแล้ว จึงบันทึกหรือแก้ไขไม่ได้',
      en: 'The month {{period}} is closed: nothing in it can be changed',
      cn: '{{period}} 已关账，无法记录或修改',
    },
    PERIOD_OPEN: {
      th: 'งวด {{period}} เปิดอยู่แล้ว',
      en: 'The month {{period}} is open already',
      cn: '{{period}} 已是开账状态',
    },
    PERIOD_AHEAD: {
      th: 'ปิดงวดที่ยังมาไม่ถึงไม่ได้',
      en: 'A month to come cannot be closed',
      cn: '不能关闭未到的账期',
    },
    PERIOD_RUNNING: {
      th: 'งวด {{period}} ยังไม่สิ้นเดือน ปิดได้ตั้งแต่วันที่ {{from}}',
      en: 'The month {{period}} is not over: it can be closed from {{from}}',
      cn: '{{period}} 尚未结束，自 {{from}} 起可关账',
    },
    PERIOD_EARLIER_OPEN: {
      th: 'งวดต้องปิดตามลำดับ กรุณาปิดงวด {{period}} ก่อน',
      en: 'Months are closed in their order. Close {{period}} first',
      cn: '须按顺序关账，请先关闭 {{period}}',
    },
    PERIOD_LATER_CLOSED: {
      th: 'งวด {{period}} ปิดไปแล้ว กรุณาเปิดงวดนั้นใหม่ก่อน',
      en: '{{period}} is closed already. Open it again first',
      cn: '{{period}} 已关账，请先重新打开该账期',
    },
    PERIOD_UNCHECKED: {
      th: 'ยังมีเรื่องค้าง {{n}} เรื่องในงวด {{period}} กรุณาตรวจรายการอีกครั้ง',
      en: '{{n}} things of {{period}} are still open. Please look again',
      cn: '{{period}} 还有 {{n}} 项未完成，请重新核对',
    },
    PERIOD_OWN_MONEY: {
      th: 'คุณรับเงินในงวด {{period}} ผู้ปิดงวดต้องเป็นคนอื่น: {{others}}',
      en: 'You took money in {{period}}: somebody else has to close it: {{others}}',
      cn: '您在 {{period}} 收过款，须由他人关账：{{others}}',
    },
    REOPEN_ASKED: {
      th: 'มีผู้ขอเปิดงวด {{period}} อยู่แล้ว: {{by}}',
      en: '{{by}} has asked to open {{period}} already',
      cn: '{{by}} 已申请重开 {{period}}',
    },
    REOPEN_NOT_ASKED: {
      th: 'ไม่มีคำขอเปิดงวด {{period}} แล้ว',
      en: 'Nobody asks to open {{period}} any more',
      cn: '{{period}} 已没有重开申请',
    },
    REOPEN_OWN: {
      th: 'ผู้อนุมัติต้องเป็นคนละคนกับผู้ขอ',
      en: 'Whoever asked for it cannot grant it',
      cn: '批准人不能是申请人',
    },
  },
  fieldErrors: {
    openingDay: {
      th: 'ยอดยกมาทุกบัญชีต้องเป็นวันเดียวกัน คือ {{day}}',
      en: 'All opening balances are of one day: {{day}}',
      cn: '所有期初余额须为同一天：{{day}}',
    },
    openingLate: {
      th: 'ยอดยกมาต้องลงก่อนรายการแรก อย่างช้าวันที่ {{day}}',
      en: 'Opening balances come before the first entry, by {{day}} at the latest',
      cn: '期初余额须早于首笔分录，最迟 {{day}}',
    },
    otherFund: {
      th: 'บัญชีนี้เป็นของกองทุนอื่น',
      en: 'This account is another fund’s',
      cn: '该账户属于其他基金',
    },
    sameAccount: {
      th: 'ต้องเป็นคนละบัญชี',
      en: 'Has to be another account',
      cn: '须为另一账户',
    },
    whyOpen: {
      th: 'บอกว่าเหตุใดจึงปิดทั้งที่ยังมีเรื่องค้าง',
      en: 'Say why it is closed with something open',
      cn: '请说明为何在未完成时关账',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    books: typeof books;
  }
}
