import type { ErrorCode } from '@/contracts/kit/calls/errors';
import type { Held } from './processing';

/** What is held of somebody with an account, by kinds, as `held` says it of residents. */
export const staffHeld = {
  account: {
    names: { th: 'บัญชีเจ้าหน้าที่และคำเชิญ', en: 'Staff account and invitations', cn: '员工账号与邀请' },
    data: {
      th: 'ชื่อ อีเมล ชื่อผู้ใช้ รหัสผ่าน (ค่าแฮช) ภาษา โครงการและบทบาท',
      en: 'Name, e-mail, user name, password (its hash), language, properties and roles',
      cn: '姓名、邮箱、用户名、密码（哈希）、语言、项目与角色',
    },
    purpose: {
      th: 'เข้าใช้ระบบตามหน้าที่',
      en: 'Using the portal for their work',
      cn: '按职责使用系统',
    },
    ...{ basis: 'contract', receivers: ['staff'], kept: 'work', fate: 'erased' },
  },
  signIns: {
    names: { th: 'การเข้าใช้ระบบ', en: 'Sign-ins', cn: '登录记录' },
    data: { th: 'วันเวลา ไอพี เครื่องที่ใช้', en: 'Time, IP, device', cn: '时间、IP、设备' },
    purpose: {
      th: 'ความปลอดภัย และข้อมูลจราจรตามกฎหมาย',
      en: 'Security, and the traffic data that the law asks for',
      cn: '安全及法定流量数据',
    },
    ...{
      ...{ basis: 'law', receivers: ['staff'], kept: 'sessions' },
      ...{ law: 'computerCrime', fate: 'erased' },
    },
  },
  choices: {
    names: {
      th: 'การตั้งค่าหน้าจอ มุมมองที่บันทึก และสิ่งที่อ่านแล้ว',
      en: 'Choices of layout, saved views, and what was read',
      cn: '界面设置、保存的视图与已读状态',
    },
    data: {
      th: 'หน้าแรก คอลัมน์ มุมมองรวมที่แบ่งให้ผู้อื่น แจ้งเตือนที่อ่านแล้ว',
      en: 'Tiles, columns, views, also shared ones, notifications that were read',
      cn: '首页、列、视图（含共享）、已读通知',
    },
    purpose: {
      th: 'ให้หน้าจอเป็นอย่างที่เลือกไว้',
      en: 'Showing the portal as it was chosen',
      cn: '按个人选择显示',
    },
    ...{ basis: 'contract', receivers: ['staff'], kept: 'work', fate: 'erased' },
  },
  inbox: {
    names: { th: 'การแจ้งเตือนถึงตนเอง', en: 'Notifications to them alone', cn: '发给本人的通知' },
    data: { th: 'หัวข้อ ข้อความ เวลา', en: 'Title, words, time', cn: '标题、内容、时间' },
    purpose: { th: 'ให้ทราบงานของตน', en: 'Telling them of their work', cn: '告知本人工作' },
    ...{ basis: 'interest', receivers: ['staff'], kept: 'notifications', fate: 'erased' },
  },
  accountLog: {
    names: {
      th: 'ประวัติการแก้ไขบัญชี',
      en: 'What was changed in the account',
      cn: '账号修改记录',
    },
    data: {
      th: 'ชื่อ อีเมล ชื่อผู้ใช้ บทบาท ก่อนและหลังแก้ไข',
      en: 'Name, e-mail, user name and roles before and after',
      cn: '修改前后的姓名、邮箱、用户名与角色',
    },
    purpose: {
      th: 'ตรวจสอบย้อนหลังได้ว่าใครให้สิทธิ์ใคร',
      en: 'Knowing who gave whom which rights',
      cn: '可追溯授权',
    },
    ...{
      ...{ basis: 'law', receivers: ['staff'], kept: 'audit' },
      ...{ law: 'computerCrime', fate: 'nameless' },
    },
  },
  work: {
    names: {
      th: 'ชื่อผู้ทำในข่าว ข้อเสนอแนะ การแจ้งเตือน และผู้แก้ไขล่าสุดของทุกรายการ',
      en: 'Their name in news, suggestions and notifications, and where they changed a record last',
      cn: '新闻、建议、通知中的操作人及各记录的最后修改人',
    },
    data: { th: 'ชื่อผู้ทำรายการ', en: 'Who did it', cn: '操作人姓名' },
    purpose: {
      th: 'ให้ผู้ร่วมงานรู้ว่าใครทำ',
      en: 'Telling colleagues who did it',
      cn: '让同事知道由谁操作',
    },
    ...{ basis: 'interest', receivers: ['staff'], kept: 'work', fate: 'nameless' },
  },
  proof: {
    names: {
      th: 'ผู้รับและส่งมอบพัสดุ ผู้บันทึกคะแนนเสียง',
      en: 'Who took in and handed over parcels, and entered votes',
      cn: '收发包裹及录入投票的人',
    },
    data: { th: 'ชื่อ เวลา ไอพี เครื่องที่ใช้', en: 'Name, time, IP, device', cn: '姓名、时间、IP、设备' },
    purpose: {
      th: 'เป็นหลักฐานการส่งมอบและมติที่ประชุม',
      en: 'Proving hand-overs and what a meeting resolved',
      cn: '交付与会议决议的凭证',
    },
    ...{
      ...{ basis: 'interest', receivers: ['staff'], kept: 'law' },
      ...{ law: 'claims', fate: 'stays' },
    },
  },
  money: {
    names: {
      th: 'ผู้ออก ผู้อนุมัติ และผู้ยกเลิกในเอกสารการเงิน',
      en: 'Who issued, approved and voided papers of money',
      cn: '财务单据的开具、审批与作废人',
    },
    data: {
      th: 'ชื่อในเอกสารและสมุดบัญชี',
      en: 'The name on papers and in the books',
      cn: '单据与账簿上的姓名',
    },
    purpose: {
      th: 'ทำบัญชีและตรวจสอบได้',
      en: 'Keeping books that can be audited',
      cn: '可审计的账务',
    },
    ...{
      ...{ basis: 'law', receivers: ['staff', 'auditor'], kept: 'law' },
      ...{ law: 'accounting', fate: 'stays' },
    },
  },
  audit: {
    names: {
      th: 'บันทึกว่าทำอะไร จนครบกำหนดเก็บ',
      en: 'The log of what they did, until its days are over',
      cn: '其操作日志（至保存期满）',
    },
    data: {
      th: 'ชื่อ เวลา ไอพี เครื่องที่ใช้ สิ่งที่ทำ',
      en: 'Name, time, IP, device, what was done',
      cn: '姓名、时间、IP、设备、操作',
    },
    purpose: { th: 'ตรวจสอบย้อนหลังได้ว่าใครทำอะไร', en: 'Knowing who did what', cn: '可追溯操作' },
    ...{
      ...{ basis: 'law', receivers: ['staff'], kept: 'audit' },
      ...{ law: 'computerCrime', fate: 'stays' },
    },
  },
} as const satisfies Readonly<Record<string, Held>>;

export type StaffHeldKind = keyof typeof staffHeld;
export const staffHeldKinds = Object.keys(staffHeld) as StaffHeldKind[];

/** The codes of why an account may not be erased yet. */
export const staffEraseBars = [
  'OWN_ACCOUNT',
  'STAFF_ACTIVE',
  'STAFF_JUST_LEFT',
] as const satisfies readonly ErrorCode[];
