import type { RecordWords } from '@/contracts/kit/feature/record-words';

/** The records that belong to no feature: whoever is signed in makes them. */
export const shellRecords = {
  session: {
    names: { th: 'การเข้าสู่ระบบ', en: 'Sign-in', cn: '登录' },
    actions: {
      'sign-out': { th: 'ให้ออกจากระบบ', en: 'Signed out', cn: '退出登录', meaning: 'off' },
      bypass: {
        th: 'เข้าสู่ระบบจากแอปอื่น',
        en: 'Signed in from another app',
        cn: '从其他应用登录',
        meaning: 'off',
      },
      'bypass-refused': {
        th: 'ปฏิเสธการเข้าสู่ระบบจากแอปอื่น',
        en: 'Refused a sign-in from another app',
        cn: '拒绝从其他应用登录',
      },
    },
    fields: {
      app: { th: 'แอป', en: 'App', cn: '应用' },
      reason: {
        ...{ th: 'เหตุผล', en: 'Reason', cn: '原因' },
        values: {
          BYPASS_EXPIRED: { th: 'ลิงก์หมดอายุ', en: 'The link had expired', cn: '链接已过期' },
          BYPASS_USED: { th: 'ลิงก์ถูกใช้ไปแล้ว', en: 'The link had been used', cn: '链接已被使用' },
          BYPASS_INVALID: { th: 'ลิงก์ไม่ถูกต้อง', en: 'The link was not genuine', cn: '链接无效' },
          BYPASS_UNKNOWN: {
            th: 'ไม่มีบัญชีของบุคคลนี้',
            en: 'The person has no account',
            cn: '此人没有账号',
          },
          BYPASS_URL: {
            th: 'ลิงก์พาไปนอกระบบ',
            en: 'The link led outside the portal',
            cn: '链接指向系统之外',
          },
          ACCOUNT_INACTIVE: {
            th: 'บัญชีถูกปิดใช้งาน',
            en: 'The account is switched off',
            cn: '账号已停用',
          },
        },
      },
    },
  },
  upload: {
    names: { th: 'ไฟล์แนบ', en: 'Attachment', cn: '附件' },
    fields: { name: { th: 'ชื่อไฟล์', en: 'File name', cn: '文件名' } },
  },
} as const satisfies Record<string, RecordWords>;
