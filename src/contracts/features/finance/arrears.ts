import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

export const arrears = {
  key: 'arrears',
  names: { th: 'ค้างชำระและหนังสือทวงถาม', en: 'Arrears and letters', cn: '欠费与催款函' },
  scope: 'property',
  group: 'finance',
  screens: [{ link: '/arrears' }],
  rights: { counter: ['view'], finance: ['view', 'create', 'edit', 'approve', 'export'] },
  records: {
    'clear-request': {
      names: { th: 'คำขอหนังสือปลอดหนี้', en: 'Request for a debt-free letter', cn: '无欠费证明申请' },
      actions: { void: { th: 'ถอนคำขอ', en: 'Withdrawn', cn: '撤回', meaning: 'failed' } },
      fields: {
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
        requester: { th: 'ผู้ขอ', en: 'Asked by', cn: '申请人' },
        fee: { th: 'ค่าธรรมเนียม', en: 'Fee', cn: '费用' },
      },
    },
    'debt-plan': {
      names: { th: 'ข้อตกลงผ่อนชำระ', en: 'Instalment agreement', cn: '分期协议' },
      actions: {
        void: { th: 'ยกเลิกข้อตกลง', en: 'Cancelled', cn: '取消', meaning: 'failed' },
        break: { th: 'ผิดนัด ข้อตกลงสิ้นผล', en: 'Broken', cn: '违约', meaning: 'failed' },
      },
      fields: {
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
        unitNumber: { th: 'ห้อง/บ้าน', en: 'Unit', cn: '房号' },
        total: { th: 'ยอดที่ผ่อน', en: 'Debt', cn: '分期总额' },
      },
    },
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
        unitNumber: { th: 'ห้อง/บ้าน', en: 'Unit', cn: '房号' },
        owed: { th: 'ยอดค้าง', en: 'Owed', cn: '欠款' },
        tracking: { th: 'เลขพัสดุลงทะเบียน', en: 'Tracking number', cn: '挂号单号' },
        delivery: {
          ...{ th: 'การส่ง', en: 'Delivery', cn: '投递' },
          values: {
            written: { th: 'ยังไม่ส่ง', en: 'Not sent yet', cn: '未寄出' },
            sent: { th: 'ส่งแล้ว', en: 'Sent', cn: '已寄出' },
            received: { th: 'ได้รับแล้ว', en: 'Received', cn: '已签收' },
            returned: { th: 'ถูกตีกลับ', en: 'Returned', cn: '被退回' },
          },
        },
        deliveredOn: { th: 'ตั้งแต่วันที่', en: 'Since', cn: '自' },
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
    LETTER_BANK: {
      th: 'มีรายการเงินเข้าธนาคาร {{n}} รายการที่อาจเป็นของห้องนี้และยังไม่ได้จับคู่ กรุณาจับคู่ที่หน้ารายการเดินบัญชีก่อน',
      en: '{{n}} lines of the bank may be this unit’s and are not matched yet: match them on the statements first',
      cn: '有 {{n}} 条银行流水可能属于该房号但尚未匹配，请先在银行流水页面匹配',
    },
    CLEAR_ASKED: {
      th: 'ห้องนี้มีคำขอหนังสือปลอดหนี้ที่รออยู่แล้ว',
      en: 'A request of this unit waits already',
      cn: '该房号已有待处理的申请',
    },
    CLEAR_ENDED: {
      th: 'คำขอนี้ออกหนังสือหรือถอนไปแล้ว',
      en: 'The request has its letter, or was withdrawn',
      cn: '该申请已出证明或已撤回',
    },
    PLAN_RUNNING: {
      th: 'ห้องนี้มีข้อตกลงผ่อนชำระ {{number}} อยู่แล้ว',
      en: 'The unit has an agreement that runs: {{number}}',
      cn: '该房号已有进行中的分期协议 {{number}}',
    },
    PLAN_SUM: {
      th: 'งวดรวมกันได้ {{sum}} บาท แต่ใบแจ้งหนี้ที่เลือกค้าง {{owed}} บาท',
      en: 'The instalments come to {{sum}} baht, the invoices owe {{owed}}',
      cn: '分期合计 {{sum}} 泰铢，而所选账单欠 {{owed}} 泰铢',
    },
    PLAN_ENDED: {
      th: 'ข้อตกลง {{number}} สิ้นสุดแล้ว',
      en: '{{number}} has ended already',
      cn: '协议 {{number}} 已结束',
    },
    LETTER_UNKNOWN: {
      th: 'ไม่พบหนังสือเลขที่ {{number}} หรือถูกยกเลิกแล้ว ยังไม่ได้บันทึกเลขพัสดุใด',
      en: 'There is no letter {{number}}, or it is void: no tracking number was kept',
      cn: '没有编号为 {{number}} 的函件或已作废，未保存任何单号',
    },
    LETTER_TRACKING: {
      th: 'เลขพัสดุ {{tracking}} ใช้กับหนังสือฉบับอื่นแล้ว',
      en: 'Another letter has the tracking number {{tracking}}',
      cn: '单号 {{tracking}} 已用于另一封函件',
    },
    LETTER_NOTHING: { th: 'ไม่มียอดที่เลยกำหนดชำระ', en: 'Nothing is late', cn: '没有逾期款项' },
  },
  fieldErrors: {
    planOrder: {
      th: 'วันครบกำหนดต้องเรียงจากก่อนไปหลัง ไม่ซ้ำกัน',
      en: 'The days follow each other, none of them twice',
      cn: '到期日须依次排列且不重复',
    },
    planPast: {
      th: 'งวดแรกต้องไม่ก่อนวันนี้',
      en: 'The first day is not before today',
      cn: '首期不得早于今天',
    },
    planInvoices: {
      th: 'มีใบแจ้งหนี้ที่ชำระแล้วหรือไม่ใช่ของห้องนี้',
      en: 'Some of the invoices are paid or another unit’s',
      cn: '部分账单已付或不属于该房号',
    },
    planSource: {
      th: 'ใบแจ้งหนี้จากระบบบัญชีกำหนดวันครบกำหนดที่ระบบบัญชี จึงผ่อนชำระที่นี่ไม่ได้',
      en: 'The accounting system sets when its invoices are due: they cannot be part of an agreement here',
      cn: '来自会计系统的账单由该系统决定到期日，无法在此分期',
    },
    trackingNumber: {
      th: 'เลขพัสดุเป็นตัวอักษรอังกฤษและตัวเลข 8–20 ตัว',
      en: 'A tracking number is 8 to 20 Latin letters and digits',
      cn: '单号为 8–20 位英文字母和数字',
    },
    trackingDigit: {
      th: 'เลขพัสดุไม่ถูกต้อง ตรวจตัวเลขอีกครั้ง',
      en: 'A digit of this tracking number is wrong',
      cn: '单号校验位不符，请核对',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    arrears: typeof arrears;
  }
}
