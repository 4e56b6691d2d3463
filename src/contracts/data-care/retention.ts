import type { Names } from '@/contracts/kit/feature/names';
import type { Law } from './laws';

/** What is taken away by itself once it has been over for some days. */
interface Retention {
  /** The setting that says for how many. */
  setting: `KEEP_${string}_DAYS`;
  names: Names;
  /** From when on the days count. */
  from: Names;
  days: number;
  /** Fewer are refused. */
  least: number;
  /** The law that asks for the least. */
  law?: Law;
}

/** Whatever ends by itself, in the order in which a night takes it away. */
export const retentions = {
  sessions: {
    setting: 'KEEP_SESSIONS_DAYS',
    names: {
      th: 'การเข้าใช้ระบบที่สิ้นสุดแล้ว (วันเวลา เครื่อง ไอพี)',
      en: 'Ended sign-ins (time, device, IP)',
      cn: '已结束的登录记录（时间、设备、IP）',
    },
    from: { th: 'วันที่ออกจากระบบหรือหมดอายุ', en: 'sign-out or expiry', cn: '退出或到期之日' },
    days: 180,
    least: 90,
    law: 'computerCrime',
  },
  tokens: {
    setting: 'KEEP_TOKENS_DAYS',
    names: {
      th: 'กุญแจต่ออายุการเข้าใช้ และลิงก์ตั้งรหัสผ่านที่หมดอายุ',
      en: 'Expired refresh tokens and password links',
      cn: '过期的续期令牌与密码链接',
    },
    from: { th: 'วันที่หมดอายุ', en: 'their expiry', cn: '到期之日' },
    days: 30,
    least: 1,
  },
  audit: {
    setting: 'KEEP_AUDIT_DAYS',
    names: { th: 'บันทึกการใช้งาน', en: 'Audit log', cn: '操作日志' },
    from: { th: 'วันที่บันทึก', en: 'the day of the line', cn: '记录之日' },
    days: 730,
    least: 90,
    law: 'computerCrime',
  },
  moneyAudit: {
    setting: 'KEEP_MONEY_AUDIT_DAYS',
    names: {
      th: 'บันทึกการใช้งานเรื่องการเงิน',
      en: 'Audit log of money',
      cn: '财务操作日志',
    },
    from: { th: 'วันที่บันทึก', en: 'the day of the line', cn: '记录之日' },
    days: 3653,
    least: 1827,
    law: 'accounting',
  },
  notifications: {
    setting: 'KEEP_NOTIFICATIONS_DAYS',
    names: { th: 'การแจ้งเตือนเจ้าหน้าที่', en: 'Notifications to staff', cn: '员工通知' },
    from: { th: 'วันที่แจ้ง', en: 'the day they were given', cn: '通知之日' },
    days: 365,
    least: 30,
  },
  // The link in a letter with a bill is good for 366 days.
  paperLetters: {
    setting: 'KEEP_LETTERS_DAYS',
    names: {
      th: 'ทะเบียนอีเมลใบแจ้งหนี้ ใบเสร็จ และหนังสือทวงถามที่ส่งแล้ว',
      en: 'Register of bills, receipts and reminders sent by e-mail',
      cn: '已发送的账单、收据与催缴邮件登记',
    },
    from: { th: 'วันที่ส่งหรือเลิกส่ง', en: 'the day they were sent or given up', cn: '发送或放弃之日' },
    days: 730,
    least: 366,
  },
  reportLetters: {
    setting: 'KEEP_REPORT_LETTERS_DAYS',
    names: {
      th: 'ทะเบียนรายงานที่ส่งทางอีเมล',
      en: 'Register of reports sent by e-mail',
      cn: '已发送的报告邮件登记',
    },
    from: { th: 'วันที่ครบกำหนดส่ง', en: 'the day they were due', cn: '应发送之日' },
    days: 400,
    least: 100,
  },
  outbox: {
    setting: 'KEEP_OUTBOX_DAYS',
    names: {
      th: 'อีเมลในแฟ้ม outbox (เมื่อไม่มีเซิร์ฟเวอร์อีเมล)',
      en: 'E-mails in the outbox folder (without a mail server)',
      cn: 'outbox 文件夹中的邮件（未设邮件服务器时）',
    },
    from: { th: 'วันที่เขียน', en: 'the day they were written', cn: '写入之日' },
    days: 30,
    least: 1,
  },
  tasks: {
    setting: 'KEEP_TASKS_DAYS',
    names: { th: 'งานเบื้องหลังที่เสร็จแล้ว', en: 'Finished tasks', cn: '已完成的后台任务' },
    from: { th: 'วันที่เสร็จ', en: 'their end', cn: '完成之日' },
    days: 90,
    least: 7,
  },
  parcelPictures: {
    setting: 'KEEP_PARCEL_PICTURES_DAYS',
    names: {
      th: 'ภาพจากกล้องที่เคาน์เตอร์และลายเซ็นรับพัสดุ',
      en: "Pictures of the counter's camera and signatures for parcels",
      cn: '前台拍摄的包裹照片与签名',
    },
    from: {
      th: 'วันที่พัสดุถูกส่งมอบ ส่งคืน หรือยกเลิก',
      en: 'the hand-over, return or cancelling of the parcel',
      cn: '包裹交付、退回或取消之日',
    },
    days: 365,
    least: 30,
  },
  applicantPictures: {
    setting: 'KEEP_APPLICANT_PICTURES_DAYS',
    names: {
      th: 'ภาพเอกสารของผู้ขอเป็นสมาชิก',
      en: "Pictures of new members' documents",
      cn: '新成员申请的证件照片',
    },
    from: { th: 'วันที่อนุมัติหรือลบคำขอ', en: 'the decision on the request', cn: '申请处理之日' },
    days: 90,
    least: 1,
  },
} as const satisfies Readonly<Record<string, Retention>>;

export type RetentionKind = keyof typeof retentions;
export const retentionKinds = Object.keys(retentions) as RetentionKind[];

/** For how many days each kind is kept. */
export type KeptDays = Readonly<Record<RetentionKind, number>>;

/** As they are where nothing is set. */
export const usualDays = Object.fromEntries(
  retentionKinds.map((kind) => [kind, retentions[kind].days]),
) as KeptDays;
