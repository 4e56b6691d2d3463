import type { Names } from '@/contracts/kit/feature/names';

type Words = Readonly<Record<string, Names>>;

/** Why data may be used, by the PDPA. */
export const bases = {
  contract: {
    th: 'การปฏิบัติตามสัญญาหรือข้อบังคับ (มาตรา 24 (3))',
    en: 'Contract or bylaws (section 24 (3))',
    cn: '合同或规约（第 24 条第 3 项）',
  },
  interest: {
    th: 'ประโยชน์โดยชอบด้วยกฎหมาย (มาตรา 24 (5))',
    en: 'Legitimate interest (section 24 (5))',
    cn: '合法利益（第 24 条第 5 项）',
  },
  law: {
    th: 'หน้าที่ตามกฎหมาย (มาตรา 24 (6))',
    en: 'Legal duty (section 24 (6))',
    cn: '法定义务（第 24 条第 6 项）',
  },
} as const satisfies Words;

/** Who gets to know data. */
export const receivers = {
  staff: {
    th: 'เจ้าหน้าที่ของโครงการตามสิทธิ์',
    en: "The property's staff, by their rights",
    cn: '项目授权员工',
  },
  mail: { th: 'ผู้ให้บริการอีเมล', en: 'The e-mail provider', cn: '邮件服务商' },
  gateway: { th: 'ผู้ให้บริการรับชำระเงิน', en: 'The payment provider', cn: '支付服务商' },
  vendor: { th: 'ผู้ให้บริการที่รับงาน', en: 'The vendor who does the work', cn: '承接服务商' },
  auditor: {
    th: 'ผู้สอบบัญชีและหน่วยงานรัฐตามกฎหมาย',
    en: 'Auditors, and authorities by law',
    cn: '审计师及依法机关',
  },
  neighbours: { th: 'สมาชิกของโครงการ', en: "The property's members", cn: '项目成员' },
} as const satisfies Words;

/** How long data is kept that ends by no number of days. */
export const spans = {
  asked: {
    th: 'จนกว่าจะขอลบหลังย้ายออก',
    en: 'Until its erasure is asked for after moving out',
    cn: '迁出后申请删除为止',
  },
  law: { th: 'ตามที่กฎหมายให้เก็บ', en: 'As long as the law asks', cn: '依法律要求' },
  work: { th: 'ตลอดเวลาที่ทำงานด้วยกัน', en: 'As long as they work together', cn: '合作期间' },
} as const satisfies Words;

/** What protects data here. */
export const measures = {
  rights: {
    th: 'สิทธิ์เข้าถึงแยกตามบทบาทและโครงการ ตรวจทุกครั้งที่เรียกข้อมูล',
    en: 'Access by role and property, checked at every call',
    cn: '按角色与项目授权，每次调用均核验',
  },
  sealed: {
    th: 'เลขบัตรประชาชนและหนังสือเดินทางเข้ารหัสในฐานข้อมูล แสดงแบบปิดบัง และต้องให้เหตุผลเมื่อเปิดดู',
    en: 'Numbers of ID cards and passports are encrypted, shown masked, and opened for a reason alone',
    cn: '身份证与护照号加密存储、遮蔽显示，查看须说明原因',
  },
  passwords: {
    th: 'รหัสผ่านเก็บเป็นค่าแฮช (argon2id) และล็อกเมื่อเดาผิดหลายครั้ง',
    en: 'Passwords are kept as hashes (argon2id); wrong guesses lock',
    cn: '密码以哈希（argon2id）保存，多次猜错即锁定',
  },
  audit: {
    th: 'บันทึกว่าใครแก้ไข เปิดดูเลขบัตร ส่งออก หรือลบข้อมูลเมื่อใด',
    en: 'A log of who changed, opened, exported or erased what and when',
    cn: '记录谁在何时修改、查看、导出或删除',
  },
  transport: {
    th: 'ส่งข้อมูลผ่าน HTTPS เท่านั้นเมื่อใช้งานจริง',
    en: 'HTTPS alone in production',
    cn: '正式环境仅用 HTTPS',
  },
  ends: {
    th: 'ลบข้อมูลที่ครบกำหนดโดยอัตโนมัติทุกคืน',
    en: 'What is over is removed every night by itself',
    cn: '到期数据每晚自动删除',
  },
} as const satisfies Words;
