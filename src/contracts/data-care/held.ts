import type { ErrorCode } from '@/contracts/kit/calls/errors';
import type { Held } from './processing';

/** What is held of a resident, by kinds: each is handed out on request, and each says what erasing does to it. */
export const held = {
  person: {
    names: {
      th: 'ทะเบียนเจ้าของและผู้พักอาศัย',
      en: 'Register of owners and residents',
      cn: '业主与住户登记',
    },
    data: {
      th: 'ชื่อ เลขบัตร หนังสือเดินทาง โทรศัพท์ ไลน์ อีเมล หมายเหตุ',
      en: 'Name, ID and passport number, phone, LINE, e-mail, note',
      cn: '姓名、证件号、护照号、电话、LINE、邮箱、备注',
    },
    purpose: {
      th: 'รู้ว่าใครเป็นเจ้าของหรือพักอยู่ และติดต่อได้',
      en: 'Knowing and reaching owners and residents',
      cn: '了解并联系业主与住户',
    },
    ...{ basis: 'contract', receivers: ['staff'], kept: 'asked', fate: 'erased' },
  },
  stays: {
    names: {
      th: 'ประวัติการเป็นเจ้าของและเข้าพัก',
      en: 'History of owning and living',
      cn: '产权与居住历史',
    },
    data: {
      th: 'ห้อง ฐานะ วันเข้าและออก',
      en: 'Unit, role, days of moving in and out',
      cn: '房屋、身份、迁入迁出日期',
    },
    purpose: {
      th: 'รู้ว่าห้องใดเป็นของใครเมื่อใด',
      en: 'Knowing whose a unit was when',
      cn: '了解房屋各时期归属',
    },
    ...{ basis: 'law', receivers: ['staff'], kept: 'law', law: 'claims', fate: 'nameless' },
  },
  app: {
    names: { th: 'บัญชีแอปลูกบ้าน', en: "Residents' app", cn: '住户应用账号' },
    data: {
      th: 'วันเชิญ วันเริ่มใช้ ใช้ล่าสุด',
      en: 'Invited, joined, last seen',
      cn: '邀请、加入、最近使用时间',
    },
    purpose: { th: 'ให้ใช้แอปลูกบ้าน', en: "Using the residents' app", cn: '使用住户应用' },
    ...{ basis: 'contract', receivers: ['staff'], kept: 'asked', fate: 'erased' },
  },
  requests: {
    names: {
      th: 'คำขอเป็นสมาชิกและไฟล์นำเข้า',
      en: 'Requests to be taken up, and imported files',
      cn: '成员申请与导入文件',
    },
    data: {
      th: 'ชื่อ เลขบัตร ช่องทางติดต่อ ห้อง ภาพเอกสาร',
      en: 'Name, ID, contacts, unit, pictures of documents',
      cn: '姓名、证件号、联系方式、房屋、证件照片',
    },
    purpose: {
      th: 'ตรวจว่าผู้ขอมีสิทธิ์ในห้อง',
      en: 'Checking who belongs to a unit',
      cn: '核实申请人身份',
    },
    ...{ basis: 'contract', receivers: ['staff'], kept: 'applicantPictures', fate: 'erased' },
  },
  testers: {
    names: { th: 'ผู้ทดสอบแอป', en: 'Testers of the app', cn: '应用测试人员' },
    data: { th: 'ชื่อ โทรศัพท์ หมายเหตุ', en: 'Name, phone, note', cn: '姓名、电话、备注' },
    purpose: { th: 'ทดลองแอปก่อนเปิดใช้', en: 'Trying the app before it opens', cn: '应用上线前试用' },
    ...{ basis: 'interest', receivers: ['staff'], kept: 'asked', fate: 'erased' },
  },
  letters: {
    names: { th: 'อีเมลถึงลูกบ้าน', en: 'E-mails to residents', cn: '发给住户的邮件' },
    data: {
      th: 'ชื่อ อีเมล เอกสารที่ส่ง เวลาที่เปิดอ่าน',
      en: 'Name, e-mail, which paper, when it was opened',
      cn: '姓名、邮箱、所寄单据、打开时间',
    },
    purpose: {
      th: 'ส่งใบแจ้งหนี้ ใบเสร็จ และเตือนรับพัสดุ',
      en: 'Sending bills, receipts and reminders',
      cn: '发送账单、收据与包裹提醒',
    },
    ...{ basis: 'contract', receivers: ['staff', 'mail'], kept: 'paperLetters', fate: 'erased' },
  },
  parcels: {
    names: { th: 'พัสดุและการนัดรับ', en: 'Parcels and bookings', cn: '包裹与预约' },
    data: {
      th: 'ชื่อผู้รับ ห้อง เวลา ภาพถ่าย ลายเซ็น',
      en: 'Recipient, unit, times, photo, signature',
      cn: '收件人、房屋、时间、照片、签名',
    },
    purpose: {
      th: 'รับฝากและส่งมอบพัสดุโดยมีหลักฐาน',
      en: 'Keeping parcels and proving their hand-over',
      cn: '代收并凭证交付包裹',
    },
    ...{ basis: 'contract', receivers: ['staff'], kept: 'parcelPictures', fate: 'nameless' },
  },
  orders: {
    names: { th: 'คำสั่งซื้อบริการและรีวิว', en: 'Service orders and reviews', cn: '服务订单与评价' },
    data: {
      th: 'ชื่อ โทรศัพท์ ที่อยู่ บริการ ยอดเงิน',
      en: 'Name, phone, address, service, amount',
      cn: '姓名、电话、地址、服务、金额',
    },
    purpose: {
      th: 'ให้ผู้ให้บริการทำงานและคิดค่าคอมมิชชัน',
      en: 'Having the work done, and its commission',
      cn: '安排服务与结算佣金',
    },
    ...{
      basis: 'contract',
      receivers: ['staff', 'vendor'],
      kept: 'law',
      law: 'accounting',
      fate: 'nameless',
    },
  },
  suggestions: {
    names: { th: 'ข้อเสนอแนะและแจ้งปัญหา', en: 'Suggestions and complaints', cn: '建议与投诉' },
    data: {
      th: 'ชื่อ ห้อง ข้อความ ภาพถ่าย',
      en: 'Name, unit, words, photos',
      cn: '姓名、房屋、内容、照片',
    },
    purpose: { th: 'แก้ปัญหาที่แจ้ง', en: 'Seeing to what was told', cn: '处理所反映的问题' },
    ...{ basis: 'interest', receivers: ['staff'], kept: 'asked', fate: 'nameless' },
  },
  comments: {
    names: {
      th: 'ความคิดเห็นและรายงานในกระดานข่าว',
      en: 'Comments and reports on the board',
      cn: '公告栏评论与举报',
    },
    data: { th: 'ชื่อ ข้อความ เวลา', en: 'Name, words, time', cn: '姓名、内容、时间' },
    purpose: { th: 'พูดคุยกันในโครงการ', en: "The property's talk", cn: '社区交流' },
    ...{ basis: 'interest', receivers: ['staff', 'neighbours'], kept: 'asked', fate: 'nameless' },
  },
  notifications: {
    names: {
      th: 'การแจ้งเตือนเจ้าหน้าที่ที่กล่าวถึง',
      en: 'Notifications to staff that name them',
      cn: '提及其的员工通知',
    },
    data: { th: 'ชื่อในข้อความแจ้งเตือน', en: 'The name in a notification', cn: '通知中的姓名' },
    purpose: {
      th: 'ให้เจ้าหน้าที่ทราบงานที่เข้ามา',
      en: 'Telling staff what came in',
      cn: '告知员工待办事项',
    },
    ...{ basis: 'interest', receivers: ['staff'], kept: 'notifications', fate: 'nameless' },
  },
  audit: {
    names: {
      th: 'บันทึกการใช้งานที่กล่าวถึง',
      en: 'Lines of the audit log that tell of them',
      cn: '提及其的操作日志',
    },
    data: {
      th: 'สิ่งที่เจ้าหน้าที่แก้ไขในข้อมูลของบุคคล',
      en: "What staff changed in a person's records",
      cn: '员工对个人记录的修改',
    },
    purpose: { th: 'ตรวจสอบย้อนหลังได้ว่าใครทำอะไร', en: 'Knowing who did what', cn: '可追溯操作' },
    ...{
      basis: 'law',
      receivers: ['staff'],
      kept: 'audit',
      law: 'computerCrime',
      fate: 'nameless',
    },
  },
  votes: {
    names: { th: 'สิทธิ์ลงคะแนนและการรับมอบฉันทะ', en: 'Votes and proxies', cn: '投票与委托' },
    data: {
      th: 'ชื่อเจ้าของร่วม ผู้รับมอบฉันทะ ผลลงคะแนน',
      en: 'Owner, proxy, vote',
      cn: '业主、受托人、投票结果',
    },
    purpose: {
      th: 'เป็นหลักฐานมติที่ประชุม',
      en: 'Proving what a meeting resolved',
      cn: '会议决议的凭证',
    },
    ...{
      basis: 'law',
      receivers: ['staff', 'neighbours'],
      kept: 'law',
      law: 'claims',
      fate: 'stays',
    },
  },
  money: {
    names: {
      th: 'ใบแจ้งหนี้ ใบเสร็จ หนังสือทวงถาม และการชำระเงิน',
      en: 'Bills, receipts, letters of arrears and payments',
      cn: '账单、收据、催缴函与付款',
    },
    data: {
      th: 'ชื่อผู้ชำระ ห้อง จำนวนเงิน วันที่',
      en: 'Payer, unit, amount, day',
      cn: '付款人、房屋、金额、日期',
    },
    purpose: {
      th: 'เรียกเก็บเงินและทำบัญชี',
      en: 'Collecting money and keeping the books',
      cn: '收费与记账',
    },
    ...{
      ...{ basis: 'law', receivers: ['staff', 'gateway', 'auditor'], kept: 'law' },
      ...{ law: 'accounting', fate: 'stays' },
    },
  },
} as const satisfies Readonly<Record<string, Held>>;

export type HeldKind = keyof typeof held;
export const heldKinds = Object.keys(held) as HeldKind[];

/** The codes of why nothing of a resident may be erased yet. */
export const eraseBars = [
  'CUSTOMER_LIVES_HERE',
  'CUSTOMER_IS_STAFF',
  'CUSTOMER_OWES',
] as const satisfies readonly ErrorCode[];
export type EraseBar = (typeof eraseBars)[number];
