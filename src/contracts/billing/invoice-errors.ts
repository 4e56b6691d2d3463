import type { FailureWords } from '@/contracts/kit/calls/errors';
import type { Names } from '@/contracts/kit/feature/names';

export const invoiceErrors = {
  ISSUE_RUNNING: {
    th: 'กำลังออกใบแจ้งหนี้งวด {{period}} อยู่ กรุณารอจนเสร็จ',
    en: 'The invoices of {{period}} are being issued: please wait until they are',
    cn: '正在开具 {{period}} 的账单，请等待完成',
  },
  ISSUE_GONE: {
    th: 'งวดนี้ไม่ใช่งวดที่ออกล่าสุด หรือถอนคืนไปแล้ว',
    en: 'This is not the month that was issued last, or it was taken back already',
    cn: '该账期不是最近开具的账期，或已撤回',
  },
  ISSUE_SENT: {
    th: 'ถอนคืนทั้งงวดไม่ได้ เพราะ {{n}} ใบรับชำระ ส่งอีเมล หรือส่งลิงก์ไปแล้ว: {{which}}',
    en: 'The month cannot be taken back: {{n}} of its invoices were paid or sent: {{which}}',
    cn: '无法撤回整月：{{n}} 张已付款或已发送：{{which}}',
  },
  BILL_CHANGED: {
    th: 'ข้อมูลเปลี่ยนไปจากที่แสดงไว้ ตอนนี้จะได้ {{units}} ใบ รวม {{total}} บาท กรุณาตรวจสอบอีกครั้ง',
    en: 'It has changed since it was shown: it would be {{units}} invoices of {{total}} baht now. Please look again',
    cn: '数据已变化，现为 {{units}} 张、共 {{total}} 泰铢，请重新核对',
  },
  INVOICE_PAID: {
    th: 'ใบแจ้งหนี้ {{number}} รับชำระแล้วบางส่วนหรือทั้งหมด กรุณายกเลิกใบเสร็จก่อน',
    en: 'Something was paid of {{number}}: void its receipts first',
    cn: '账单 {{number}} 已有付款，请先作废收据',
  },
  INVOICE_VOID: {
    th: 'ใบแจ้งหนี้ {{number}} ถูกยกเลิกแล้ว',
    en: '{{number}} is void already',
    cn: '账单 {{number}} 已作废',
  },
  INVOICE_CREDITED: {
    th: 'ใบแจ้งหนี้ {{number}} มีใบลดหนี้อยู่ กรุณายกเลิกใบลดหนี้ก่อน',
    en: 'Something was credited of {{number}}: void its credit notes first',
    cn: '账单 {{number}} 已有红字单，请先作废红字单',
  },
  CREDIT_DECIDED: {
    th: 'รายการนี้มีผู้ดำเนินการไปแล้ว',
    en: 'It was decided already',
    cn: '该记录已处理',
  },
  CREDIT_BEYOND: {
    th: 'ตอนนี้ลดหรือยกเว้นได้ไม่เกิน {{most}} บาท',
    en: 'By now no more than {{most}} baht can be credited or waived',
    cn: '目前最多可冲减或减免 {{most}} 泰铢',
  },
  CREDIT_OWN: {
    th: 'ยอดเกินวงเงินที่ทำได้เอง ต้องให้ผู้อื่นอนุมัติ: {{others}}',
    en: 'This is more than one person may do alone: {{others}} can approve it',
    cn: '超出单人额度，须由他人批准：{{others}}',
  },
  CREDIT_USED: {
    th: 'ใบแจ้งหนี้ {{number}} หักการยกเว้นนี้ไปแล้ว กรุณายกเลิกใบนั้นก่อน',
    en: '{{number}} has used this waiver: void that invoice first',
    cn: '账单 {{number}} 已使用该减免，请先作废该账单',
  },
  LETTER_NOBODY: {
    th: 'ไม่มีผู้รับที่มีอีเมลในรายการที่เลือก เพิ่มอีเมลของเจ้าของได้ที่หน้าทะเบียนลูกบ้าน',
    en: 'Nobody of those chosen has an e-mail address: owners’ addresses are added in the register of residents',
    cn: '所选账单没有可收邮件的业主，可在住户登记中补充邮箱',
  },
  PAPERS_MANY: {
    th: 'พิมพ์รวมได้ครั้งละไม่เกิน {{most}} ใบ กรุณาเลือกให้น้อยลง',
    en: 'One file takes {{most}} invoices at most: please choose fewer',
    cn: '一次最多合并打印 {{most}} 张，请减少选择',
  },
  NO_SOURCE: {
    th: 'ยังไม่ได้ตั้งค่าระบบบัญชีสำหรับรายการนี้',
    en: 'No accounting source is set for this',
    cn: '尚未设置会计系统',
  },
  SOURCE_FAILED: {
    th: 'ติดต่อระบบบัญชีไม่ได้ ไม่มีข้อมูลใดเปลี่ยนแปลง',
    en: 'The accounting source cannot be read; nothing was changed',
    cn: '无法读取会计系统，数据未更改',
  },
  PAY_NO_GATEWAY: {
    th: 'ยังไม่เปิดรับชำระเงินออนไลน์',
    en: 'Online payment is not open here',
    cn: '在线支付尚未开通',
  },
  GATEWAY_SILENT: {
    status: 503,
    th: 'ระบบรับชำระเงินไม่ตอบในตอนนี้ ยังไม่มีการตัดเงิน กรุณาลองอีกครั้งในอีกสักครู่',
    en: 'The payment gateway does not answer now. Nothing was charged: please try again in a moment',
    cn: '支付网关暂无响应，尚未扣款，请稍后再试',
  },
  MAIL_OFTEN: {
    status: 429,
    th: 'ส่งใบเสร็จทางอีเมลหลายครั้งแล้ว กรุณาดาวน์โหลด หรือขอที่สำนักงานนิติบุคคล',
    en: 'The receipt was sent several times already: please download it, or ask the office',
    cn: '收据已多次发送，请下载或联系物业',
  },
  PAY_CLOSED: {
    th: 'รายการนี้ชำระผ่านหน้านี้ไม่ได้แล้ว กรุณาติดต่อสำนักงานนิติบุคคล',
    en: 'This can no longer be paid here: please ask the office',
    cn: '此款项已无法在此支付，请联系物业',
  },
  PAY_NOTHING: {
    th: 'ใบแจ้งหนี้ {{number}} ไม่มียอดค้างชำระ',
    en: 'Nothing is owed of {{number}}',
    cn: '账单 {{number}} 无欠款',
  },
} as const satisfies Record<string, FailureWords>;

export const invoiceFieldErrors = {
  billerId: {
    th: 'รหัสผู้รับชำระต้องมีตัวเลข 15 หลัก',
    en: 'A biller ID has 15 digits',
    cn: '收款方代码须为 15 位数字',
  },
  promptPayId: {
    th: 'กรอกเบอร์มือถือ 10 หลัก หรือเลขประจำตัวผู้เสียภาษี 13 หลักที่ถูกต้อง',
    en: 'Type a mobile number of 10 digits or a right tax ID of 13',
    cn: '请输入 10 位手机号或正确的 13 位税号',
  },
  beyondCredit: {
    th: 'ลดหรือยกเว้นได้ไม่เกิน {{most}} บาท',
    en: 'No more than {{most}} baht can be credited or waived',
    cn: '最多可冲减或减免 {{most}} 泰铢',
  },
  dueBefore: {
    th: 'ครบกำหนดต้องไม่ก่อนวันนี้',
    en: 'Due no earlier than today',
    cn: '到期日不得早于今天',
  },
  laterLetter: {
    th: 'ต้องมากกว่าจำนวนวันของฉบับก่อนหน้า',
    en: 'Must be later than the letter before',
    cn: '须晚于上一封',
  },
  vatOff: {
    th: 'ระบบยังไม่คิดภาษีมูลค่าเพิ่ม กรุณาใส่ 0',
    en: 'VAT is not charged here yet. Enter 0',
    cn: '系统暂不计增值税，请填 0',
  },
  beyondLaw: {
    th: 'กฎหมายให้คิดได้ไม่เกิน {{most}}% ต่อปี',
    en: 'The law allows {{most}}% a year at the most',
    cn: '法律规定年利率最高 {{most}}%',
  },
  monthIssued: {
    th: 'งวดนี้ออกใบแจ้งหนี้แล้ว กรุณาเริ่มงวดถัดไป',
    en: 'This month has its invoices already. Begin with the next one',
    cn: '该账期账单已开，请从下一账期开始',
  },
  wholeRounds: {
    th: 'ต้องครบรอบพอดี เช่น {{last}} หรือไม่กำหนดสิ้นสุด',
    en: 'Ends with a whole quarter or year, such as {{last}}, or not at all',
    cn: '须以完整周期结束，如 {{last}}，或不设截止',
  },
  discountOfMonth: {
    th: 'ส่วนลดใช้กับรายไตรมาสหรือรายปีเท่านั้น',
    en: 'Only a quarter or a year is given a discount',
    cn: '仅按季或按年收费可享优惠',
  },
  lateMonths: {
    th: 'อัตราที่สูงกว่าเริ่มคิดได้เมื่อค้างครบ {{months}} เดือน',
    en: 'The higher rate begins after {{months}} months at the earliest',
    cn: '较高利率最早自欠费满 {{months}} 个月起',
  },
} as const satisfies Record<string, Names>;
