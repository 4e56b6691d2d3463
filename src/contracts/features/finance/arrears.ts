import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

export const arrears = {
  key: 'arrears',
  names: { th: 'ค้างชำระและหนังสือทวงถาม', en: 'Arrears and letters', cn: '欠费与催款函' },
  scope: 'property',
  group: 'finance',
  screens: [{ link: '/arrears' }],
  rights: { counter: ['view'], finance: ['view', 'create', 'edit', 'approve', 'export'] },
  records: {
    'arrears-letter': {
      names: { th: 'หนังสือถึงเจ้าของร่วม', en: 'Letter to an owner', cn: '致业主函' },
      actions: {
        void: { th: 'ยกเลิกหนังสือ', en: 'Voided', cn: '作废', meaning: 'failed' },
        mail: { th: 'ส่งสำเนาทางอีเมล', en: 'Copy sent by e-mail', cn: '电邮发送副本' },
      },
      fields: {
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
        stage: {
          ...{ th: 'ฉบับ', en: 'Letter', cn: '函件' },
          values: {
            first: { th: 'แจ้งเตือนฉบับที่ 1', en: 'First letter', cn: '第一封' },
            second: { th: 'ทวงถามฉบับที่ 2', en: 'Second letter', cn: '第二封' },
            final: { th: 'ทวงถามฉบับสุดท้าย', en: 'Final letter', cn: '最后一封' },
            clear: { th: 'หนังสือปลอดหนี้', en: 'Debt-free letter', cn: '无欠费证明' },
          },
        },
        unitNumber: { th: 'ห้อง/บ้านเลขที่', en: 'Unit', cn: '房号' },
        owed: { th: 'ยอดค้าง', en: 'Owed', cn: '欠款' },
      },
    },
  },
  errors: {
    LETTER_OWED: {
      th: 'ยังมียอดค้าง {{owed}} บาท (ใบแจ้งหนี้ {{invoices}} รอเรียกเก็บ {{waiting}} เงินเพิ่ม {{surcharge}}) จึงออกหนังสือปลอดหนี้ไม่ได้ รับชำระทั้งหมดได้ที่หน้ารับชำระเงิน',
      en: '{{owed}} baht are owed still (invoices {{invoices}}, not billed yet {{waiting}}, surcharge {{surcharge}}): no debt-free letter. All of it can be paid at the desk',
      cn: '仍欠 {{owed}} 泰铢（账单 {{invoices}}，待收费 {{waiting}}，滞纳金 {{surcharge}}），无法出具无欠费证明，可在收款页面全部缴清',
    },
    LETTER_PENDING: {
      th: 'มีเงิน {{amount}} บาทที่กำลังชำระออนไลน์และยังไม่มีใบเสร็จ กรุณารอผลหรือตรวจสอบที่หน้าชำระออนไลน์ก่อน',
      en: '{{amount}} baht are being paid online and have no receipt yet: wait for them, or look into online payments first',
      cn: '有 {{amount}} 泰铢正在在线支付且尚无收据，请等待结果或先查看在线支付',
    },
    LETTER_COVERED: {
      th: 'มีเงินรับล่วงหน้า {{advance}} บาท พอกับยอดที่ค้าง ให้ตัดชำระจากเงินรับล่วงหน้าแทนการออกหนังสือทวงถาม',
      en: '{{advance}} baht were paid ahead and cover what is late: use them instead of a letter',
      cn: '预付款 {{advance}} 泰铢足以抵付欠款，请以预付款抵扣，无需发函',
    },
    LETTER_STEP: {
      th: 'หนังสือต้องออกตามลำดับและเว้นระยะ ฉบับถัดไปออกได้ตั้งแต่ {{day}}',
      en: 'Letters go out in their order and apart: the next one may be written from {{day}} on',
      cn: '催款函须按顺序并间隔发出，下一封可自 {{day}} 起出具',
    },
    LETTER_LAST: {
      th: 'ออกหนังสือครบทุกฉบับสำหรับยอดค้างนี้แล้ว',
      en: 'All letters about this debt were written',
      cn: '此欠款的催款函已全部发出',
    },
    LETTER_VOID: {
      th: 'หนังสือ {{number}} ถูกยกเลิกแล้ว',
      en: '{{number}} is void already',
      cn: '函件 {{number}} 已作废',
    },
    LETTER_NOTHING: { th: 'ไม่มียอดที่เลยกำหนดชำระ', en: 'Nothing is late', cn: '没有逾期款项' },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    arrears: typeof arrears;
  }
}
