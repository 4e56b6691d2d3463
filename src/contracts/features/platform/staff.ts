import type { Profile } from '@/contracts/auth/account';
import type { Staff } from '@/contracts/auth/staff';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';

export const staff = {
  key: 'staff',
  names: { th: 'บัญชีเจ้าหน้าที่', en: 'Staff accounts', cn: '员工账号' },
  scope: 'platform',
  group: 'admin-system',
  screens: [{ link: '/admin/staff' }],
  rights: {},
  records: {
    staff: {
      names: { th: 'บัญชีเจ้าหน้าที่', en: 'Staff account', cn: '员工账号' },
      actions: {
        'revoke-sessions': {
          ...{ th: 'ให้ออกจากระบบทุกเครื่อง', en: 'Signed out everywhere', cn: '退出所有设备' },
        },
        'change-password': { th: 'เปลี่ยนรหัสผ่าน', en: 'Changed the password', cn: '修改密码' },
        invite: { th: 'ส่งคำเชิญ', en: 'Invited', cn: '发送邀请' },
        uninvite: { th: 'ถอนคำเชิญ', en: 'Took the invitation back', cn: '撤回邀请' },
        'accept-invitation': {
          ...{ th: 'รับคำเชิญและตั้งรหัสผ่าน', en: 'Accepted the invitation', cn: '接受邀请' },
        },
        hand: {
          ...{ th: 'ส่งออกข้อมูลส่วนบุคคล', en: 'Personal data exported', cn: '导出个人数据' },
          meaning: 'off',
        },
        erase: {
          ...{ th: 'ลบข้อมูลส่วนบุคคล', en: 'Personal data erased', cn: '删除个人数据' },
          meaning: 'failed',
        },
        'reset-password': { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password', cn: '重设密码' },
      },
      fields: {
        fullname: { th: 'ชื่อ-นามสกุล', en: 'Name', cn: '名称' },
        email: { th: 'อีเมล', en: 'E-mail', cn: '电子邮箱' },
        username: { th: 'ชื่อผู้ใช้', en: 'User name', cn: '用户名' },
        platformRole: { th: 'บทบาทส่วนกลาง', en: 'Role at the main admin', cn: '总部角色' },
        works: { th: 'โครงการและบทบาท', en: 'Properties and roles', cn: '项目与角色' },
        sessions: { th: 'จำนวนที่เข้าใช้อยู่', en: 'Open sign-ins', cn: '登录数' },
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
        language: {
          ...{ th: 'ภาษา', en: 'Language', cn: '语言' },
          values: {
            th: { th: 'ไทย', en: 'Thai', cn: '泰文' },
            en: { th: 'อังกฤษ', en: 'English', cn: '英文' },
            cn: { th: 'จีน', en: 'Chinese', cn: '中文' },
          },
        },
      } satisfies WordsFor<
        Pick<Staff, 'fullname' | 'email' | 'username' | 'works' | 'sessions'> &
          Pick<Profile, 'language'> &
          Record<'platformRole' | 'reason', string>
      >,
    },
  },
  errors: {
    LAST_ADMIN: {
      th: 'ต้องมี SMART Admin ที่ใช้งานได้อย่างน้อยหนึ่งบัญชี',
      en: 'At least one active SMART Admin must remain',
      cn: '必须至少保留一个可用的 SMART Admin',
    },
    JOINED: {
      th: 'เจ้าของบัญชีตั้งรหัสผ่านแล้ว ไม่ต้องเชิญอีก',
      en: 'The account is in use: there is no invitation any more',
      cn: '该账号已设置密码，无需邀请',
    },
    OWN_ACCOUNT: {
      th: 'ทำรายการนี้กับบัญชีของตนเองไม่ได้',
      en: 'You cannot do this to your own account',
      cn: '不能对自己的账号执行此操作',
    },
    STAFF_ACTIVE: {
      th: 'บัญชีนี้ยังเปิดใช้งานอยู่ กรุณาปิดบัญชีก่อนลบข้อมูล',
      en: 'This account is still active. Deactivate it before erasing its data.',
      cn: '此账号仍在使用，请先停用再删除数据',
    },
    STAFF_JUST_LEFT: {
      th: 'กฎหมายให้เก็บข้อมูลผู้ใช้ไว้อย่างน้อย {{n}} วันหลังใช้งานครั้งสุดท้าย ลบได้ตั้งแต่ {{day}}',
      en: 'The law asks to keep what tells who used the portal for {{n}} days after its last use. It may be erased from {{day}} on.',
      cn: '法律要求在最后一次使用后至少保留用户信息 {{n}} 天，自 {{day}} 起可删除',
    },
    BEYOND_OWN_RIGHTS: {
      status: 403,
      th: 'ให้หรือแก้ไขสิทธิ์ที่ตนเองไม่มีไม่ได้',
      en: 'You cannot grant or change rights that you do not hold yourself',
      cn: '不能授予或修改自己没有的权限',
    },
  },
  fieldErrors: {
    noPlace: {
      th: 'กรุณาเลือกโครงการหรือบทบาทส่วนกลางอย่างน้อยหนึ่งรายการ',
      en: 'Choose at least one property or a role at the main admin',
      cn: '请至少选择一个项目或一个总部角色',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    staff: typeof staff;
  }
}
